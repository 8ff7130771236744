"""Whatever a person may ask about is refused with the rule, and with what decides."""

import re

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.words import LANGUAGES, tell
from tests.games.mine_for_gold.centers import center


@pytest.mark.parametrize(
    ("drawing", "card", "place", "words"),
    [
        (
            "R7 R9 R14",
            "R12",
            "on@R9",
            "3 away from the red 9, but only 2 from the red 14: it goes onto the nearest (M3).",
        ),
        (
            "R3 R9",
            "G8",
            "above@R3",
            "5 away from the red 3, but only 1 from the red 9: a new row begins at the nearest",
        ),
        ("R7 R9", "R12", "on@R9", "goes to the right end, to the right of the red 9 (M3)."),
        ("R7 R9", "R1", "right@R9", "goes to the left end, to the left of the red 7 (M3)."),
        ("R7 R14", "R9", "left@R7", "onto the nearest number, the red 7 (M3)."),
        ("R7 R11", "R9", "left@R7", "one of the nearest numbers, the red 7 or the red 11 (M3)."),
        ("S5 R9", "R5", "left@S5", "same number as the silver 5: it goes onto that pile (MR7)."),
        ("S5 R9", "R5", "on@R9", "has the same number as the silver 5: .* (MR7)."),
        ("R5 R9", "S9", "right@R9", "has the same number as the red 9: .* (MR7)."),
        ("R7 R9", "R12", "above@R9", "the red row is there already, and a color has only one (M3)"),
        ("R7 R9", "B8", "on@R9", "It begins a row of its own (M4)."),
        ("R7\nB9", "B8", "left@R7", "belongs in the blue row, not in the red row"),
        ("R1\nB10\nG2", "Y10", "above@B10", "above the blue 10 lies another row. A new row goes"),
        ("R1\nB10\nG2", "Y10", "below@R1", "below the red 1 lies another row. A new row goes"),
        ("R1\nB10\nG2", "Y10", "above@R1", "9 away from the red 1, but only 8 from the green 2"),
        ("R7 R9", "B8", "start", "that is for an empty center (M8)."),
        ("R7 R9", "S8", "start", "silver joins a row that is there (M10)."),
        ("R7 R9", "S8", "below@R7", "silver joins a row that is there (M10)."),
        ("B3 B4\n. S15", "R16", "above@B4", "a row of silver waits for a color"),
        ("B3 B4\n. S15", "R16", "right@B4", "which waits for a color, not in the blue row (M11)."),
        (
            "B3 B4\n. S15",
            "R16",
            "left@S15",
            "to the right end, to the right of the silver 15 (M3).",
        ),
        ("R7/R8 R14", "R10", "on@R7", "The red 7 lies under other cards: only the top"),
        ("R7 R9", "B8", "above@Y1", "The yellow 1 does not lie in the center."),
        ("R7 R9", "B8", "above@Y99", "'Y99' is not a card."),
        (
            "R7 R9",
            "B8",
            "beside@R7",
            "Now the blue 8 is laid: write above@R7 to lay it above the red 7.",
        ),
        ("", "B8", "above@R7", "the blue 8 simply starts a row (M8)."),
    ],
)
def test_a_place_is_refused_with_what_decides(drawing, card, place, words):
    problem = mine.why_not(drawing, card, place)
    assert re.search(re.escape(words).replace(r"\.\*", ".*"), problem)
    assert len({tell(problem, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("laid", ["R1", "R5", "R8", "R9", "R12", "S5", "S9", "B8", "G20"])
@pytest.mark.parametrize("drawing", ["R5 R7 R9", "S5 R9\nB3 .", "R1\nB10\nG2", "S4 S12"])
def test_whoever_presses_on_the_table_is_told_of_places_in_words(drawing, laid):
    tops = re.findall(r"[A-Z]\d+", drawing)
    for place in (f"{verb}@{top}" for verb in ("on", "left", "right", "above") for top in tops):
        problem = mine.why_not(drawing, laid, place) if laid not in tops else None
        assert "@" not in (problem or "")


@pytest.mark.parametrize(
    ("drawing", "way", "words"),
    [
        (
            "R3 R6 R14\nG1 .  G10",
            "close-0-2",
            "2 cards move 3 steps in all, but close-0-0: 1 card moves 1 step (M6, MR3).",
        ),
        (
            "B8 . .   .\nR7 . R15 .\n.  . G10 G11",
            "close-0-0-0",
            "close-0-0-0 is not the shortest way: 3 cards move",
        ),
        ("R3 R6 R14\nG1 .  G10", "close-0-5", "not all cards would hang together"),
        ("R3 R6 R14\nG1 .  G10", "close-1-2", "the leftmost row begins there"),
        ("R3 R6 R14\nG1 .  G10", "close-0-00", "the leftmost row begins there"),
        ("R3 R6 R14\nG1 .  G10", "close-0", "does not name a column for each row. Say where"),
        ("R3 R6 R14\nG1 .  G10", "on@R3", "closes no gaps"),
    ],
)
def test_a_closing_is_refused_with_cards_and_steps_of_both(drawing, way, words):
    problem = mine.why_not(drawing, None, way)
    assert words in problem
    assert len({tell(problem, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("R12", "The red 12 is not in Ann's hand. Choose a card from the hand (M2)."),
        ("r1", "'r1' is not a card. .* Did you mean R1?"),
        ("1/R12", "The red 12 is not in Bob's hand."),
        ("0/B9", "It is Ann's turn anyway: write B9 without 0/."),
        ("2/B9", "There is no seat 2 at this table: seats are 0 to 1."),
        ("on@R9", "now everybody chooses a card from their hand (M2)."),
        ("close-0-1", "now everybody chooses a card from their hand (M2)."),
    ],
)
def test_a_card_that_cannot_be_chosen_is_refused(move, words):
    game = center("R7 R9", "B9 B2", "G8 G3")
    assert re.search(words.replace("(", r"\(").replace(")", r"\)"), game.why_not(move))
    with pytest.raises(mine.IllegalMove):
        game.play(move)


def test_a_choice_made_already_is_no_other_choice():
    game = center("R7 R9", "B9 B2", "G8 G3").play("B9")
    assert "has chosen the blue 9 already" in game.why_not("0/B9")


def test_moves_out_of_turn_and_after_the_end_are_refused():
    game = center("R7 R9", "B9", "G8").play("B9 G8")
    assert "Now Ann lays a card. Bob has to wait (M2)." in game.why_not("1/G8")
    gaps = center("R3 R6       R14\nG1 G2/G4/G7 G10", "G8", "B1").play("G8 B1")
    assert "Now Ann closes the gaps. Bob has to wait (M6)." in gaps.why_not("1/B1")
    over = center("R7 R9", "R12", "R1").play("R12 R1")
    assert "the game is over" in over.why_not("R12")


@pytest.mark.parametrize("laid", ["R7", "R8", mine.card("R9")])
def test_M1_a_card_that_lies_in_the_center_is_not_laid_there_once_more(laid):
    words = f"the red {mine.card(laid).number} is here for the second time. There is one of each"
    for given in (
        "R7/R8 R9",
        center("R7/R8 R9", "R12", "B1"),
        center("R7/R8 R9", "R12", "B1").rows,
    ):
        problem = mine.why_not(given, laid, "on@R9")
        assert words in problem
        assert len({tell(problem, language) for language in LANGUAGES}) == len(LANGUAGES)
        with pytest.raises(mine.NotationError, match=re.escape(words)):
            mine.placements(given, laid)


def test_M1_silver_is_not_laid_in_a_game_without():
    basic = mine.scenario("R7 R9", hands=["B1", "B2"])
    for given in (basic, mine.view(basic, 0)):
        assert "silver 5 is not in the basic game" in mine.why_not(given, "S5", "left@R7")
        with pytest.raises(mine.NotationError, match="the silver 5 is not in the basic game"):
            mine.placements(given, "S5")
    advanced = mine.scenario("R7 R9", hands=["B1", "B2"], silver=True)
    for given in (advanced, "R7 R9", basic.rows):
        assert [place.word for place in mine.placements(given, "S5")] == ["left@R7"]


def test_what_is_legal_has_no_refusal():
    assert mine.why_not("R7 R9", "B9", "above@R9") is None
    assert mine.why_not("R3 R6 R14\nG1 .  G10", None, "close-0-1") is None


@pytest.mark.parametrize("move", [None, 7, "", "no move", "on@R9@R7"])
@pytest.mark.parametrize("laid", ["B9", None])
def test_what_is_no_move_at_all_is_refused_in_a_sentence(laid, move):
    problem = mine.why_not("R7 R9", laid, move)
    assert len({tell(problem, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_cannot_be_read_is_answered_with_moves_of_this_game_and_no_hand():
    game = center("R7 R9", "B9 B2", "G8 G3")
    assert game.why_not("B9@").endswith("Moves are words such as R12, 1/R12.")
    assert game.play("B9 G8").why_not("B9@").endswith("such as above@R9, below@R9.")
