"""Nothing that a player is handed tells of cards that it may not see."""

from dataclasses import replace
from random import Random
from types import MappingProxyType, SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.seeds import derived
from gold_widgets.games.gold.game import begin
from gold_widgets.lab import TournamentError, hosting, plans, tournament

ENOUGH = 6
"""Cards that agree by chance once in some millions of deals."""


class Redealer:
    """Plays at random, unless a deal that it can think of agrees with all that it was shown."""

    recall = gold.Perfect()

    def __init__(self, seed):
        self.seed = seed
        self.deals = [tuple(gold.deal(2, guess).table.values()) for guess in self.guesses(seed)]
        self.places = {spot: n for n, spot in enumerate(gold.deal(2, 0).table)}

    @staticmethod
    def guesses(seed):
        near = [seed - k for k in range(-10, 11)]
        yield from near
        for guess in (*near[8:13], 0):
            for purpose in ("deal", "luck", "player", "game", "cards"):
                yield derived(guess, purpose)
                yield from (derived(guess, purpose, number) for number in range(12))

    def choose(self, view):
        shown = {**view.known, **view.face_up}
        if len(shown) >= ENOUGH:
            for deal in self.deals:
                if all(deal[self.places[spot]] == card for spot, card in shown.items()):
                    return self.cheat(view, deal)
        return gold.RandomPlayer(self.seed).choose(view)

    def cheat(self, view, deal):
        known = {spot: deal[self.places[spot]] for spot in view.face_down}
        everything = replace(view, known=MappingProxyType(known), unseen=MappingProxyType({}))
        return gold.PerfectPlayer().choose(everything)


class Guesser(Redealer):
    """Has read how tournaments deal, and tries every seed that people like."""

    @staticmethod
    def guesses(seed):
        for guess in range(20):
            yield from (derived(guess, "deal", number) for number in range(12))


def rate(player, games, **options):
    return tournament({"cheat": player, "random": "random"}, games, **options)["cheat"].win_rate


def test_a_player_cannot_deal_again_from_what_it_is_handed():
    found = rate(Redealer, 300, seed=7)
    assert abs(found.value - 0.5) < 3.5 * found.error


def test_the_same_player_wins_where_its_seed_tells_of_the_deal(monkeypatch):
    """So that the test above can fail."""
    monkeypatch.setattr(hosting, "ALONE", 600)
    monkeypatch.setattr(plans.Plan, "deal", _dealing_from_the_luck)
    assert rate(Redealer, 20).value > 0.9


def _dealing_from_the_luck(plan, number):
    order = (0, 1) if number % 2 else (1, 0)
    names = [plan.entrants[player].name for player in order]
    return gold.deal(names, derived(plans.luck(number, 0), "deal", 3)), order


def test_players_apart_cannot_guess_the_deal_either():
    assert rate(Guesser, 10).value == 1  # seed 1 is no secret
    found = rate(Guesser, 40, apart=True)
    assert abs(found.value - 0.5) < 4 * max(found.error, 0.08)


class Enough(Exception):
    """Ends a game that has been watched long enough."""


def handed(deal, levels, seats, upto):
    """Return everything that players are handed in the first moves, what they answer, the moves."""
    heard = []

    def recorder(level):
        class Recording:
            def __init__(self, seed):
                heard.append(seed)
                self.player = gold.opponent(level, seed)
                self.recall = self.player.recall

            def choose(self, view):
                if view.moment == upto:
                    raise Enough
                heard.append((view, self.player.choose(view)))
                return heard[-1][1]

        return Recording

    book = SimpleNamespace(**{**vars(gold), "deal": deal})
    who = {f"seat {seat}": recorder(levels[seat % len(levels)]) for seat in range(seats)}
    with pytest.raises(TournamentError, match="Enough") as caught:
        tournament(who, 1, game=book, timeout=None)
    return heard, gold.load(caught.value.line).end.moves


@settings(max_examples=25)
@given(
    st.lists(st.sampled_from(list(gold.OPPONENTS)), min_size=1, max_size=5),
    st.integers(2, 5),
    st.integers(1, 60),
    st.randoms(use_true_random=False),
)
def test_whatever_the_hidden_cards_are_players_are_handed_the_same(levels, seats, upto, random):
    """Hidden cards change places; view, seed and choice stay as they were."""

    def deal(names, seed=None):
        return gold.deal(names, seed)

    first, moves = handed(deal, levels, seats, upto)

    def deal_otherwise(names, seed=None):
        start = gold.deal(names, seed)
        hidden = [spot for spot in start.table if spot not in moves]
        cards = [start.table[spot] for spot in hidden]
        Random(random.random()).shuffle(cards)
        table = {**start.table, **dict(zip(hidden, cards, strict=True))}
        return begin(start.setup, table, start.to_move)

    second, same_moves = handed(deal_otherwise, levels, seats, upto)
    assert same_moves == moves
    assert second == first


def test_a_player_s_luck_is_the_same_whatever_the_deal_s_seed():
    lucks = []

    class Listening(gold.RandomPlayer):
        def __init__(self, seed):
            super().__init__(seed)
            lucks.append(seed)

    for seed in (1, 2, 10**17):
        tournament([Listening, Listening], 3, seed=seed)
    assert lucks[:6] == lucks[6:12] == lucks[12:]
    assert len(set(lucks)) == 6
