"""What holds of every game of GOLD, however it is set up and played."""

import copy
import pickle
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)

from gold_widgets import gold
from gold_widgets.games.gold import events
from tests.games.gold.strategies import flipped, picks, play, rules, seeds, starts, told
from tests.games.gold.tables import drawing, random_flips, seatings

nonsense = st.one_of(
    st.text(), st.none(), st.integers(), st.lists(st.text()), st.sampled_from(["A1", "a0", "i1"])
)


def left_by(event) -> tuple[list[gold.Card], list[tuple[int, gold.Card]]]:
    """Return the cards that an event destroyed, and the gold that it gave to seats."""
    match event:
        case events.Strike():
            return [event.digger], [(event.to.number, event.gold)]
        case events.Duel():
            return [event.loser], []
        case events.Explosion():
            return list(event.cards), []
        case events.RushTaken():
            return [], [(event.by.number, event.gold)]
        case events.RushRemoved():
            return [event.card], []
        case _:
            return [], []


def value(cards) -> int:
    return sum(card.value for card in cards if card.is_gold)


class AnyGame(RuleBasedStateMachine):
    """A game, and beside it the books kept from nothing but its events."""

    @initialize(start=starts)
    def begin(self, start):
        self.game = start
        self.cards = Counter(start.table.values())
        self.destroyed = Counter()
        self.mines = [[] for _ in start.seats]

    @rule(chosen=st.lists(st.integers(0, 63), min_size=1, max_size=25))
    def play_a_little(self, chosen):
        self.follow(flipped(self.game, chosen))

    @rule(seed=seeds, count=st.integers(20, 120))
    def play_far(self, seed, count):
        self.follow(random_flips(self.game, seed, count))

    def follow(self, games):
        for self.game in games:
            for event in self.game.events:
                destroyed, given_out = left_by(event)
                self.destroyed.update(destroyed)
                for seat, card in given_out:
                    self.mines[seat].append(card)

    @invariant()
    def every_card_is_on_the_table_or_in_a_mine_or_destroyed(self):
        won = Counter(card for mine in self.mines for card in mine)
        assert Counter(self.game.table.values()) + won + self.destroyed == self.cards
        assert self.game.mines == tuple(map(tuple, self.mines))

    @invariant()
    def every_point_is_on_the_table_or_in_a_mine_or_destroyed(self):
        on_table = value(self.game.table.values())
        total = on_table + sum(self.game.scores) + value(self.destroyed.elements())
        assert total == value(self.cards.elements())
        if self.cards == Counter(gold.DECK):
            assert total == 60

    @invariant()
    def the_game_is_over_when_nobody_can_flip(self):
        assert self.game.is_over == (not self.game.legal()) == bool(self.game.winners)
        assert self.game.is_over or self.game.table

    @rule()
    def legal_never_lies(self):
        game, legal = self.game, self.game.legal()
        before = told(game)[-1]
        assert legal == tuple(spot for spot in game.setup.spots if game.why_not(spot) is None)
        for spot in game.setup.spots:
            if spot in legal:
                assert game.flip(spot).before is game
            else:
                self.refuses(spot)
        assert told(game)[-1] == before

    @rule(spot=nonsense)
    def nonsense_is_refused(self, spot):
        if spot not in self.game.legal():
            self.refuses(spot)

    def refuses(self, spot):
        problem = self.game.why_not(spot)
        assert problem
        with pytest.raises(gold.IllegalFlip) as refusal:
            self.game.flip(spot)
        assert str(refusal.value) == problem

    @rule(point=st.integers(0, 200))
    def a_record_goes_anywhere(self, point):
        record = gold.Record.of(self.game)
        point %= len(record) + 1
        there = record.go(point)
        assert there.game is self.game.history[point]
        assert there.redo().undo().at == min(point, max(0, len(record) - 1))
        assert there.play(" ".join(self.game.flips[point:])) == record

    @rule()
    def undo_is_the_inverse_of_a_flip(self):
        game = self.game
        if game.before is None:
            return
        again = game.before.flip(game.flips[-1])
        assert again == game
        assert again.events == game.events
        assert gold.Record.of(game).undo().game is game.before
        assert gold.Record.of(game).undo().redo().game is game

    @rule()
    def a_drawing_reads_back(self):
        read = gold.parse(str(self.game))
        assert read == self.game
        assert hash(read) == hash(self.game)
        assert str(read) == str(self.game)
        assert (read.rush, read.is_over) == (self.game.rush, self.game.is_over)
        assert (read.legal(), read.winners) == (self.game.legal(), self.game.winners)

    @rule()
    def play_goes_on_from_a_drawing(self):
        """From now on the game begins in the middle: with gold won, perhaps with a card up."""
        self.game = gold.parse(str(self.game))

    @rule()
    def every_way_of_storing_a_game_keeps_all_of_it(self):
        game = self.game
        for read in (gold.load(gold.save(game)), gold.load(gold.transcript(game))):
            assert read.game == read.end == game
            assert told(read.game) == told(game)
        for copied in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
            assert copied == game
            assert hash(copied) == hash(game)
            assert told(copied) == told(game)


TestAnyGame = AnyGame.TestCase


@given(seeds, rules, seatings(), picks)
def test_the_same_seed_lays_the_same_game(seed, rules, seating, chosen):
    one, two = (play(gold.deal(seed=seed, rules=rules, **seating), chosen) for _ in range(2))
    assert told(one) == told(two)
    assert hash(one) == hash(two)


@given(starts, picks, picks)
def test_games_are_equal_when_they_look_equal(start, chosen, others):
    one, two = play(start, chosen), play(start, others[:3])
    assert (one == two) == (str(one) == str(two))
    assert one != two or hash(one) == hash(two)
    assert one != str(one)


@given(starts, st.data())
def test_the_order_of_a_turn_s_two_flips_makes_no_difference(start, data):
    assume(not start.is_over and not start.rush and len(start.table) > 1)
    one, two = data.draw(st.permutations(list(start.table)))[:2]
    there, back = start.play(f"{one} {two}"), start.play(f"{two} {one}")
    assert there == back
    assert hash(there) == hash(back)
    assert there.flips != back.flips


@st.composite
def stalled_drawings(draw) -> str:
    """Draw cards that can never do anything to each other (R1)."""
    strength = draw(st.integers(2, 5))
    inert = [f"{color}{strength}" for color in gold.COLORS]
    inert += [f"${points}" for points in range(strength + 1, 5)]
    only_gold = ["$1", "$2", "$3", "$4"]
    kinds = st.sampled_from(draw(st.sampled_from([inert, only_gold])))
    return drawing(" ".join(draw(st.lists(kinds, min_size=1, max_size=20))))


@given(st.lists(st.sampled_from(gold.CARDS), min_size=1, max_size=6))
def test_R1_a_table_is_stalled_when_no_two_of_its_cards_have_an_effect(cards):
    game = gold.scenario(drawing(" ".join(map(str, cards))), strict=False)
    effects = {gold.resolve(*pair).rule for pair in combinations(cards, 2)}
    assert game.is_stalled == (effects <= {"G8"})


@given(stalled_drawings(), seatings(), picks)
def test_R1_under_play_on_a_stalled_game_never_ends_and_stays_legal(text, seating, chosen):
    rules = gold.Rules(rush_at=0, stall="play_on")
    start = gold.scenario(text, rules=rules, strict=False, **seating)
    game = play(start, chosen)
    assert start.is_stalled
    assert len(game.flips) == len(chosen)
    assert not game.is_over
    assert not game.rush
    assert game.table == start.table
    assert len(game.legal()) == len(game.table) - len(game.face_up) > 0


@given(stalled_drawings(), seatings(), st.lists(st.integers(0, 63), min_size=20, max_size=20))
def test_R1_under_rush_a_stalled_game_is_over_when_every_card_was_flipped(text, seating, chosen):
    start = gold.scenario(text, rules=gold.Rules(rush_at=0), strict=False, **seating)
    game = play(start, chosen)
    assert start.rush
    assert game.is_over
    assert len(game.flips) == len(start.table)
    assert sum(game.scores) == value(start.table.values())


@given(stalled_drawings(), seatings())
def test_R1_under_end_a_stalled_game_is_over_at_once(text, seating):
    rules = gold.Rules(rush_at=0, stall="end")
    start = gold.scenario(text, rules=rules, strict=False, **seating)
    assert start.is_over
    assert start.winners == tuple(range(len(start.seats)))
