"""The rulings on what the books leave open, R1 to R4, each under every option."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.events import GameOver, RushBegan, TurnedBack, TurnPassed
from gold_widgets.games.gold.rules import is_stalled
from tests.games.gold.tables import (
    STALLED,
    cards,
    each_number_of_players,
    happened,
    played_out,
    random_flips,
    table,
)

each_policy = pytest.mark.parametrize("stall", ["rush", "end", "play_on"])

STALLS = [
    pytest.param(STALLED, id="equal diggers and gold too heavy"),
    pytest.param("$1 $2 $3 $4 " * 3, id="gold alone"),
    pytest.param("R5 B5 G5 Y5 P5 " * 3, id="equal diggers alone"),
    pytest.param("R2 B2 G2 $3 $4 $3 $4 $3 $4 $3 $4", id="eleven cards"),
]
MOVING = [
    pytest.param(f"{STALLED} **", id="dynamite"),
    pytest.param(f"{STALLED} R4", id="a digger of another value"),
    pytest.param(f"{STALLED} $3", id="gold that a digger can carry"),
]


@given(st.lists(cards, max_size=14))
def test_R1_a_table_is_stalled_when_no_two_of_its_cards_have_an_effect(multiset):
    assert is_stalled(multiset) == all(
        gold.resolve(*pair).rule == "G8" for pair in combinations(multiset, 2)
    )


@given(st.sampled_from([2, 3, 4, 5]), st.data())
def test_R1_diggers_of_one_value_with_heavier_gold_are_always_stalled(value, data):
    stuck = [card for card in gold.CARDS if card.is_digger and card.value == value]
    stuck += [card for card in gold.CARDS if card.is_gold and card.value > value]
    multiset = data.draw(st.lists(st.sampled_from(stuck), min_size=1, max_size=20))
    assert is_stalled(multiset)
    assert not is_stalled([*multiset, gold.card("**")])


@pytest.mark.parametrize("codes", STALLS)
@each_number_of_players
def test_R1_rush_begins_the_gold_rush_at_once(codes, players):
    game = table(codes, players, rush_at=10, stall="rush")
    assert game.is_stalled
    assert game.rush
    assert game.events == (RushBegan(game.seats[0], len(game.table), "R1"),)
    end = played_out(game)
    assert sum(end.scores) == sum(card.value for card in game.table.values() if card.is_gold)
    assert happened(end)[-1] == ("GameOver", "G10")


@pytest.mark.parametrize("codes", STALLS)
@each_number_of_players
def test_R1_end_ends_the_game_with_the_scores_as_they_are(codes, players):
    game = table(codes, players, rush_at=10, stall="end")
    assert game.is_over
    assert not game.rush
    nothing = (0,) * players
    assert game.events == (GameOver(game.seats, nothing, nothing, len(game.table), "R1"),)
    assert game.winners == tuple(range(players))
    assert game.legal() == ()


@pytest.mark.parametrize("codes", STALLS)
@each_number_of_players
def test_R1_play_on_is_the_letter_of_the_book(codes, players):
    start = table(codes, players, rush_at=10, stall="play_on")
    assert start.is_stalled
    for turn, game in enumerate(random_flips(start, seed=players, most=60), start=1):
        assert (game.table, game.mines) == (start.table, start.mines)
        assert not game.rush
        assert not game.is_over
        assert game.to_move == turn // 2 % players


@pytest.mark.parametrize("codes", MOVING)
@each_policy
def test_R1_one_card_that_can_do_something_keeps_the_table_going(codes, stall):
    game = table(codes, rush_at=10, stall=stall)
    assert not game.is_stalled
    assert not game.rush
    assert not game.is_over


BECOMES_STALLED = f"R4 $4 {STALLED}"


@each_number_of_players
def test_R1_rush_tells_the_next_player_why_the_rush_begins(players):
    game = table(BECOMES_STALLED, players, rush_at=10, stall="rush").flip("a1")
    assert not game.rush
    game = game.flip("b1")
    assert game.rush
    assert (game.to_move, game.scores[0]) == (1, 4)
    assert game.events[-1] == RushBegan(game.seats[1], 12, "R1")


@each_number_of_players
def test_R1_end_counts_what_was_won_before_the_stall(players):
    game = table(BECOMES_STALLED, players, rush_at=10, stall="end").play("a1 b1")
    assert game.is_over
    assert game.winners == (0,)
    assert (game.to_move, game.face_up) == (0, ())
    assert game.events[-1] == GameOver(
        game.seats[:1], (4,) + (0,) * (players - 1), (1,) + (0,) * (players - 1), 12, "R1"
    )


@each_number_of_players
def test_R1_play_on_passes_the_turn_as_ever(players):
    game = table(BECOMES_STALLED, players, rush_at=10, stall="play_on").play("a1 b1")
    assert game.is_stalled
    assert happened(game) == [("Flipped", "G4"), ("Strike", "G5"), ("TurnPassed", "G4")]
    assert not game.rush


@pytest.mark.parametrize(
    "leaving",
    [
        pytest.param("R4 R5", id="a duel leaves equal diggers"),
        pytest.param("** P2", id="the last dynamite goes"),
        pytest.param("R5 $1", id="the last strike"),
    ],
)
def test_R1_whatever_leaves_last_may_stall_the_table(leaving):
    game = table(f"{leaving} {'R5 B5 G5 Y5 P5 ' * 3}", rush_at=10, stall="rush")
    assert not game.rush
    assert happened(game.play("a1 b1"))[-1] == ("RushBegan", "R1")


def test_R1_a_turn_without_effect_on_a_live_table_stalls_nothing():
    game = table(f"{STALLED} **", rush_at=10, stall="end").play("a1 b1")
    assert happened(game)[1:] == [("TurnedBack", "G8"), ("TurnPassed", "G4")]


@each_policy
def test_R1_at_the_threshold_the_ordinary_rush_begins(stall):
    """With rush_at cards or fewer G9 comes first, stalled or not."""
    game = table(STALLED, rush_at=12, stall=stall)
    assert game.events == (RushBegan(game.seats[0], 12, "G9"),)
    assert not game.is_over


@each_policy
def test_R1_at_the_threshold_in_play_the_ordinary_rush_begins(stall):
    game = table(BECOMES_STALLED, rush_at=12, stall=stall).play("a1 b1")
    assert happened(game)[-1] == ("RushBegan", "G9")


def test_R1_a_rush_that_began_by_a_stall_lasts_to_the_end():
    game = table(STALLED, rush_at=10, stall="rush")
    began = Counter()
    for later in (game, *random_flips(game, seed=3)):
        assert later.rush or later.is_over
        began.update(name for name, _ in happened(later))
    assert (began["RushBegan"], began["RushTaken"], began["RushRemoved"]) == (1, 2, 10)


@given(st.integers(0, 10_000), st.sampled_from(["rush", "end"]), st.integers(0, 20))
def test_R1_with_rush_or_end_every_game_comes_to_an_end(seed, stall, rush_at):
    game = gold.deal(seed=seed, rules=gold.Rules(rush_at, stall))
    assert played_out(game, seed).is_over


def test_R2_ten_cards_or_fewer_begin_in_the_gold_rush():
    assert gold.scenario("R4 $3 ** B2").rush
    assert not gold.scenario("R4 $3 ** B2 R4 $3\n** B2 P5 P4 P3 ..").rush


@pytest.mark.parametrize("rows", range(1, 9))
def test_R2_a_scenario_may_have_1_to_64_cards(rows):
    game = gold.scenario("\n".join([" ".join(["??"] * rows)] * rows), seed=1)
    assert len(game.table) == rows * rows
    assert game.rush == (rows <= 3)


def test_R2_a_lesson_about_duels_needs_four_cards_and_no_rush():
    game = table("R2 B3 G4 Y5").play("a1 b1 b1 c1 c1 d1")
    assert list(game.table) == ["d1"]
    assert not game.rush


@pytest.mark.parametrize("code", ["$3", "R5", "**"])
@each_number_of_players
def test_R2_rush_takes_the_single_card_by_the_gold_rush(code, players):
    game = table(code, players, stall="rush")
    assert game.events == (RushBegan(game.seats[0], 1, "R1"),)
    game = game.flip("a1")
    assert game.is_over
    assert game.scores[0] == (3 if code == "$3" else 0)


@pytest.mark.parametrize("code", ["$3", "R5", "**"])
@each_number_of_players
def test_R2_end_leaves_the_single_card_on_the_table(code, players):
    game = table(code, players, stall="end")
    assert game.is_over
    assert (len(game.table), sum(game.scores)) == (1, 0)
    assert happened(game) == [("GameOver", "R1")]


@pytest.mark.parametrize("code", ["$3", "R5", "**"])
@each_number_of_players
def test_R2_play_on_flips_the_single_card_and_nothing_happens_to_it(code, players):
    start = table(code, players, stall="play_on")
    game = start.flip("a1")
    seat, card = start.seats[0], gold.card(code)
    assert game.events[1] == TurnedBack(seat, ("a1",), (card,), "no partner", rule="R2")
    assert happened(game) == [("Flipped", "G4"), ("TurnedBack", "R2"), ("TurnPassed", "G4")]
    assert (game.table, game.face_up, game.to_move) == (start.table, (), 1)
    assert game.play("a1 " * (players - 1)) == start


@pytest.mark.parametrize(
    ("stall", "last"),
    [
        ("rush", ("RushBegan", "R1")),
        ("end", ("GameOver", "R1")),
        ("play_on", ("TurnPassed", "G4")),
    ],
)
def test_R2_a_card_may_come_to_be_alone_in_play(stall, last):
    game = table("R2 B3", stall=stall).play("a1 b1")
    assert list(game.table) == ["b1"]
    assert happened(game)[-1] == last


def test_R2_without_a_rush_two_last_cards_are_a_turn_like_any_other():
    game = table("R4 $3", stall="rush").flip("a1")
    assert game.face_up == ("a1",)
    assert game.flip("b1").is_over


@pytest.mark.parametrize(
    ("codes", "left"), [("R4 $3", 9), ("R2 B3", 10), ("** $3", 9)], ids=["G5", "G6", "G7"]
)
@each_number_of_players
def test_R3_a_turn_that_begins_with_11_cards_is_played_with_two_flips(codes, left, players):
    game = table(f"{codes} {'$4 R5 P2 ' * 3}", players, rush_at=10, stall="rush")
    assert (len(game.table), game.rush) == (11, False)
    game = game.flip("a1")
    assert (game.face_up, game.rush, game.to_move) == (("a1",), False, 0)
    game = game.flip("b1")
    assert (game.face_up, game.rush, game.to_move) == ((), True, 1)
    assert game.events[-2:] == (
        TurnPassed(game.seats[1]),
        RushBegan(game.seats[1], left, "G9"),
    )
    assert len(game.flip("c1").table) == left - 1


def test_R3_a_turn_without_effect_keeps_11_cards_and_two_flips():
    game = table("R4 B4 $4 " + "** " * 8, rush_at=10).play("a1 b1")
    assert (len(game.table), game.rush) == (11, False)
    assert game.flip("c1").face_up == ("c1",)


@each_number_of_players
def test_R4_a_duel_between_two_of_ones_own_diggers_is_a_duel(players):
    game = table("R4 R2 ** **", players).play("a1 b1")
    assert happened(game)[1] == ("Duel", "G6")
    assert list(game.table) == ["a1", "c1", "d1"]


@each_number_of_players
def test_R4_a_strike_with_ones_own_digger_pays_oneself(players):
    game = table("R4 $2 ** **", players).play("a1 b1")
    assert happened(game)[1] == ("Strike", "G5")
    assert (game.scores[0], sum(game.scores)) == (2, 2)


@each_number_of_players
def test_R4_dynamite_spares_nobody(players):
    for starter in range(players):
        game = table("** R4 B4 B4", players, starter=starter).play("a1 b1")
        assert happened(game)[1] == ("Explosion", "G7")
        assert list(game.table) == ["c1", "d1"]


@each_number_of_players
def test_R4_who_is_active_changes_no_duel_and_no_explosion(players):
    for codes in ("R4 B2", "P3 P5", "** R4", "$2 **"):
        tables = [
            dict(table(f"{codes} ** **", players, starter=starter).play("a1 b1").table)
            for starter in range(players)
        ]
        assert all(other == tables[0] for other in tables)
