"""The expert: stronger than a perfect memory alone, quick, never idle, and able to say why."""

from fractions import Fraction
from itertools import combinations
from random import Random
from time import process_time

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.expert import ExpertPlayer
from gold_widgets.games.gold.outlook import STRENGTH, UNKNOWN, Outlook
from gold_widgets.games.gold.players import PerfectPlayer, play_out
from gold_widgets.games.gold.rules import is_stalled

NO_RUSH = gold.Rules(rush_at=0)


def after(players, seed, flips):
    """A game of so many players after so many random flips."""
    game, luck = gold.deal(players, seed), Random(seed)
    for _ in range(flips):
        if not game.is_over:
            game = game.flip(luck.choice(game.legal()))
    return game


def test_the_expert_wins_against_a_perfect_memory():
    # Of 20,000 games it wins two out of three (tests/bench/experts.py). Of 100 it then wins fewer
    # than 55 once in 200 tries; a player that wins half of its games wins as many once in five.
    won = 0.0
    for number in range(100):
        seat = number // 2 % 2
        players = [PerfectPlayer(number), PerfectPlayer(number)]
        players[seat] = ExpertPlayer(number)
        over = play_out(gold.deal(2, number, starter=number % 2), players)
        won += (seat in over.winners) / len(over.winners)
    assert won >= 55


@pytest.mark.parametrize("flips", [0, 1, 30, 31, 60, 61])
def test_it_answers_within_a_tenth_of_a_second(flips):
    """The most players and kinds of cards: with 30 shown, half of the cards are known."""
    view = gold.view(after(5, 4, flips))
    times = []
    for _ in range(3):
        began = process_time()
        ExpertPlayer().choose(view)
        times.append(process_time() - began)
    assert min(times) < 0.1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_experts_among_themselves_always_get_on(players):
    """Each of their turns shows a new card or changes something, so the game ends."""
    for seed in range(2):
        over = play_out(gold.deal(players, seed), [ExpertPlayer(seed)] * players)
        seen, turn = set(), []
        for game in over.history[1:]:
            turn.append(game.flips[-1])
            if game.face_up:
                continue
            assert len(game.table) < len(game.before.table) or not seen.issuperset(turn)
            seen.update(turn)
            turn = []


def carried(digger, gold_card, seat, owners):
    """Points that a digger brings to a seat that flips it with a gold."""
    owner = owners.get(digger.color)
    serves = digger.is_digger and (owner is None or owner.number == seat)
    return (
        gold_card.value if serves and gold_card.is_gold and digger.value >= gold_card.value else 0
    )


def best_reply(seat, known, unseen, owners):
    """What a seat can count on: a pair it knows, or an unknown card with the best known one."""

    def brings(one, other):
        return max(carried(one, other, seat, owners), carried(other, one, seat, owners))

    sure = max((brings(one, other) for one, other in combinations(known, 2)), default=0)
    hoped = [max((brings(card, other) for other in known), default=0) for card in unseen]
    return max(sure, Fraction(sum(hoped), len(hoped)) if hoped else 0)


def worth_of(view, first, second, known, unseen):
    """What a turn is worth, written out: gain, less the rivals' replies, and the diggers left."""
    owners, me = view.setup.owners, view.to_move
    rivals = [seat.number for seat in view.setup.seats if seat.number != me]
    outcome = gold.resolve(first, second)
    gain = 0
    if outcome.rule == "G5":
        owner = owners.get(outcome.digger.color)
        mine = owner is None or owner.number == me
        gain = outcome.gold.value * (1 if mine else Fraction(-1, len(rivals)))
    known = [
        *known,
        *([] if outcome.first_leaves else [first]),
        *([] if outcome.second_leaves else [second]),
    ]
    table = [*known, *unseen]
    assume(not is_stalled(table))
    threat = Fraction(sum(best_reply(seat, known, unseen, owners) for seat in rivals), len(rivals))
    edge = Fraction(0)
    if not any(card.is_gold for card in table):  # then diggers do not count, and none is missed
        table = [*table, first, second] if outcome.rule in ("G5", "G7") else table
    for card in table:
        owner = owners.get(card.color)
        if card.is_digger and owner is not None:
            edge += card.value * (1 if owner.number == me else Fraction(-1, len(rivals)))
    return gain - threat + Fraction(STRENGTH).limit_denominator() * edge


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 45))
def test_a_second_flip_is_worth_what_it_brings_less_what_rivals_can_do(players, seed, flips):
    game = after(players, seed, 2 * flips + 1)
    assume(len(game.face_up) == 1 and len(game.table) > 13)
    view = gold.view(game)
    [first] = view.face_up.values()
    outlook = Outlook(view)
    found = outlook._after(outlook.first, may_rest=True)
    unseen = [card for card, count in view.unseen.items() for _ in range(count)]
    for spot, card in view.known.items():
        known = [other for place, other in view.known.items() if place != spot]
        expected = worth_of(view, first, card, known, unseen)
        assert found[outlook.kinds.of[card]].total == pytest.approx(float(expected))
    hoped = []
    for number, card in enumerate(unseen):
        rest = unseen[:number] + unseen[number + 1 :]
        hoped.append(worth_of(view, first, card, list(view.known.values()), rest))
    if hoped:
        assert found[UNKNOWN].total == pytest.approx(float(sum(hoped) / len(hoped)))


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 80))
def test_weighing_leaves_the_heaps_as_they_were(players, seed, flips):
    game = after(players, seed, flips)
    assume(not game.is_over and not game.rush)
    outlook = Outlook(gold.view(game))
    before = outlook.known.copy(), outlook.unseen.copy(), outlook.hidden, outlook.present
    assert outlook.second_flips() if game.face_up else outlook.first_flips()
    assert (outlook.known, outlook.unseen, outlook.hidden, outlook.present) == before


def test_it_takes_from_its_rival_what_it_cannot_have_itself():
    """Red cannot carry the gold 4, blue can: the expert blows one of them up."""
    game = gold.scenario("B5 $4 ** R2 G2 Y2", rules=NO_RUSH)
    view = gold.view(game, memory=gold.Memory(known=dict(game.table)))
    expert = ExpertPlayer()
    first = game.flip(expert.choose(view))
    second = first.flip(expert.choose(gold.view(first, memory=gold.Memory(known=dict(game.table)))))
    left = set(map(str, second.table.values()))
    assert not {"B5", "$4"} <= left


def test_it_says_what_it_weighs():
    game = gold.scenario("B5 $4 ** R2 G2 Y2", rules=NO_RUSH)
    view = gold.view(game, memory=gold.Memory(known=dict(game.table)))
    said = ExpertPlayer().why(view)
    assert "you have seen, then" in said
    assert "for your lead" in said
    game = after(3, 5, 20)
    assert "each rival can then expect" in ExpertPlayer().why(gold.view(game))


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 100))
def test_asking_why_changes_nothing(players, seed, flips):
    game = after(players, seed, flips)
    assume(not game.is_over)
    expert, view = ExpertPlayer(seed), gold.view(game)
    choice = expert.choose(view)
    said = expert.why(view)
    assert expert.choose(view) == choice
    assert expert.why(view) == said
    assert choice in said
