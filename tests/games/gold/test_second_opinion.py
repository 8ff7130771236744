"""The rules once more, as plainly as can be, to referee whole games of any setup."""

from collections import Counter

from hypothesis import given

from tests.games.gold.strategies import seeds, starts
from tests.games.gold.tables import random_flips


class Referee:
    """Keeps a table of its own, card by card as a person would, and shares no code with Game."""

    def __init__(self, game):
        self.cards = {spot: card.code for spot, card in game.table.items()}
        self.colors = [seat.colors for seat in game.seats]
        self.mines = [[] for _ in game.seats]
        self.rush_at, self.stall = game.rules.rush_at, game.rules.stall
        self.mover, self.first, self.rush, self.over = game.to_move, None, False, False
        self.start_turn()

    def start_turn(self):
        if not self.cards:
            self.rush, self.over = False, True
        elif len(self.cards) <= self.rush_at:
            self.rush = True
        elif self.stall != "play_on" and not self.can_anything_happen():
            self.rush, self.over = self.stall == "rush", self.stall == "end"

    def can_anything_happen(self):
        kinds = Counter(self.cards.values())
        pairs = ((a, b) for a in kinds for b in kinds if a != b or kinds[a] > 1)
        return any(True in self.who_leaves(*pair) for pair in pairs)

    @staticmethod
    def who_leaves(first, second):
        if "**" in (first, second):
            return True, True
        first_is_gold, second_is_gold = first[0] == "$", second[0] == "$"
        if first_is_gold != second_is_gold:
            gold, digger = (first, second) if first_is_gold else (second, first)
            return (int(digger[1]) >= int(gold[1]),) * 2
        if first_is_gold:
            return False, False
        return int(first[1]) < int(second[1]), int(second[1]) < int(first[1])

    def flip(self, spot):
        if self.rush:
            code = self.cards.pop(spot)
            if code[0] == "$":
                self.mines[self.mover].append(code)
        elif self.first is None and len(self.cards) > 1:
            self.first = spot
            return
        elif self.first is not None:
            self.settle(self.first, spot)
        self.first = None
        mover = self.mover
        self.mover = (mover + 1) % len(self.colors)
        self.start_turn()
        if self.over:
            self.mover = mover

    def settle(self, *spots):
        codes = [self.cards[spot] for spot in spots]
        leaving = self.who_leaves(*codes)
        for spot, leaves in zip(spots, leaving, strict=True):
            if leaves:
                del self.cards[spot]
        gold = [code for code in codes if code[0] == "$"]
        if all(leaving) and len(gold) == 1 and "**" not in codes:
            [digger] = set(codes) - set(gold)
            owners = [seat for seat, colors in enumerate(self.colors) if digger[0] in colors]
            self.mines[owners[0] if owners else self.mover].append(gold[0])

    def winners(self):
        if not self.over:
            return ()
        worth = [(sum(int(code[1]) for code in mine), len(mine)) for mine in self.mines]
        return tuple(seat for seat, mine in enumerate(worth) if mine == max(worth))

    def sees(self):
        mines = tuple(tuple(mine) for mine in self.mines)
        face_up = () if self.first is None else (self.first,)
        return self.cards, mines, face_up, self.mover, self.rush, self.over, self.winners()


def seen(game):
    cards = {spot: card.code for spot, card in game.table.items()}
    mines = tuple(tuple(card.code for card in mine) for mine in game.mines)
    return cards, mines, game.face_up, game.to_move, game.rush, game.is_over, game.winners


@given(starts, seeds)
def test_G1_to_G10_a_second_opinion_agrees_after_every_flip(start, seed):
    referee = Referee(start)
    assert seen(start) == referee.sees()
    for game in random_flips(start, seed, most=300):
        referee.flip(game.events[0].spot)
        assert seen(game) == referee.sees()
