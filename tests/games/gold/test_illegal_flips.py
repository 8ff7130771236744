"""Flips that the rules do not allow, and the words that say why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.errors import IllegalMove
from tests.games.gold.tables import table

FRESH = table("R4 $3 ** B2")
HALFWAY = FRESH.flip("b1")
THINNED = table("R4 $3 ** B2").play("a1 b1")
OVER = table("R4 $3", rush_at=10).play("a1 b1")
ENDED = table("R3 B3", stall="end")
SPOTS = "spots are a1 to d1."

ILLEGAL = [
    (FRESH, "e1", f"There is no spot 'e1' on this table: {SPOTS} Did you mean d1?"),
    (FRESH, "A1", f"There is no spot 'A1' on this table: {SPOTS} Did you mean a1?"),
    (FRESH, "D1", f"There is no spot 'D1' on this table: {SPOTS} Did you mean d1?"),
    (FRESH, " b1", f"There is no spot ' b1' on this table: {SPOTS} Did you mean b1?"),
    (FRESH, "", f"There is no spot '' on this table: {SPOTS}"),
    (FRESH, "z9", f"There is no spot 'z9' on this table: {SPOTS}"),
    (FRESH, 1, f"There is no spot 1 on this table: {SPOTS}"),
    (FRESH, None, f"There is no spot None on this table: {SPOTS}"),
    (FRESH, b"a1", f"There is no spot b'a1' on this table: {SPOTS}"),
    (FRESH, ("a", 1), f"There is no spot ('a', 1) on this table: {SPOTS}"),
    (FRESH, ["a1"], f"There is no spot ['a1'] on this table: {SPOTS}"),
    (HALFWAY, "b1", "b1 is face up already. Flip another card (G4)."),
    (HALFWAY, "B1", f"There is no spot 'B1' on this table: {SPOTS} Did you mean b1?"),
    (THINNED, "a1", "a1 is empty: there is no card to flip. Choose a spot that has one."),
    (OVER, "a1", "a1 cannot be flipped: the game is over."),
    (ENDED, "b1", "b1 cannot be flipped: the game is over."),
    (OVER, "c1", "There is no spot 'c1' on this table: spots are a1 to b1. Did you mean b1?"),
]


def everything(game):
    """All that can be read off a game, so that a change to any of it shows."""
    return (
        game.setup,
        dict(game.table),
        game.face_up,
        game.to_move,
        game.mines,
        (game.rush, game.is_over, game.winners),
        game.events,
        game.flips,
    )


@pytest.mark.parametrize(("game", "spot", "why"), ILLEGAL, ids=[case[2] for case in ILLEGAL])
def test_an_illegal_flip_is_refused_in_words_and_changes_nothing(game, spot, why):
    before = everything(game)
    assert game.why_not(spot) == why
    with pytest.raises(gold.IllegalFlip) as refusal:
        game.flip(spot)
    assert str(refusal.value) == why
    assert everything(game) == before


def test_a_scenario_with_a_hole_says_that_the_spot_is_empty():
    game = gold.scenario("R4 .. $3")
    assert game.why_not("b1").startswith("b1 is empty")
    assert game.at("b1") is None


def test_a_list_of_flips_stops_at_the_first_illegal_one():
    start = table("R4 $3 ** B2")
    with pytest.raises(gold.IllegalFlip, match="b1 is empty"):
        start.play("a1 b1 c1 b1")
    assert start == FRESH


@pytest.mark.parametrize("flips", ["a1 b1", "a1,b1", " a1,\n b1 "])
def test_flips_may_stand_apart_by_spaces_or_commas(flips):
    assert FRESH.play(flips) == THINNED


def test_looking_at_a_spot_that_is_not_there_is_refused_likewise():
    with pytest.raises(gold.IllegalFlip, match="Did you mean a1"):
        FRESH.at("A1")


@given(st.text(max_size=4) | st.sampled_from(gold.deal().setup.spots))
def test_a_spot_is_legal_exactly_when_there_is_nothing_against_it(spot):
    for game in (FRESH, HALFWAY, THINNED, OVER, ENDED, gold.deal(seed=1).flip("c4")):
        assert (spot in game.legal()) == (game.why_not(spot) is None)


def test_an_illegal_flip_can_be_caught_as_a_move_of_any_game():
    assert issubclass(gold.IllegalFlip, IllegalMove)
    assert issubclass(IllegalMove, gold.GameError)
