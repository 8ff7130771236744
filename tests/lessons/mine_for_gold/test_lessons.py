"""Mine for Gold in the lessons: questions with a sentence for each wrong answer, aims, checks."""

from contextlib import suppress
from itertools import pairwise

import pytest

from gold_widgets import Goal, Predict, check, mine_for_gold
from gold_widgets.engine.errors import SetupError
from gold_widgets.lessons.questions import ask
from gold_widgets.lessons.subject import subject_of
from tests.games.mine_for_gold.games import chain, free_choice, played
from tests.lessons.asking import ask_everything

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

SUBJECT = subject_of(mine_for_gold)


def asked(kind, game, moves, language="en"):
    return ask(SUBJECT, kind, game, game.play(moves), language)


def small(drawing, *hands):
    return mine_for_gold.scenario(drawing, hands=hands, players=["Ann", "Bob"])


def test_where_a_card_is_laid_and_why_not_elsewhere():
    question = asked("place", small("R7 R9 R14", "R12 Y1", "G3 Y2"), "R12 G3")
    assert question.text == "Where is the red 12 laid?"
    assert question.answer == "Onto the red 14"
    assert question.needs == {
        "Onto the red 9": "For that, no other number could be nearer than the red 9.",
        "Left of the red 7": "For that, the red 12 would have to be lower than the red 7.",
        "Right of the red 14": "For that, the red 12 would have to be higher than the red 14.",
    }


def test_each_wrong_place_would_take_something_else():
    high = asked("place", small("R5 R12", "R17 Y1", "G3 Y2"), "R17 G3").needs
    assert high["Onto the red 12"] == (
        "For that, there would have to be a lower and a higher number than the red 17 in the row."
    )
    assert high["Onto the red 5"] == "For that, no other number could be nearer than the red 5."
    new = asked("place", small("R4 R9 R15\n. B8 .", "G14 Y1", "B6 Y2"), "G14 B6").needs
    assert new["Onto the red 15"] == (
        "For that, the green 14 and the red 15 would have to be of one color."
    )
    assert new["Below the red 15"] == "For that, the red 15 would have to lie in the bottom row."
    silver = small("S3 S9", "R5 Y1", "R1 Y2")
    needs = asked("place", silver, "R5 R1").needs
    assert needs["Below the silver 3"] == "For that, no row of silver could be waiting for a color."
    assert needs["Right of the silver 3"] == (
        "For that, the silver 3 would have to lie at the right end of its row."
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("language", "begins"), [("en", "For that, "), ("fr", "Pour cela, "), ("de", "Dafür ")]
)
def test_what_a_wrong_place_takes_is_said_in_words_and_does_not_tell_the_right_one(
    language, begins, seed
):
    end = played(3, seed, silver=bool(seed % 2))
    asked_for = 0
    for before, after in pairwise(filter(SUBJECT.is_settled, end.history)):
        with suppress(SetupError):
            question = ask(SUBJECT, "place", before, after, language)
            asked_for += 1
            for need in question.needs.values():
                assert need.startswith(begins)
                assert "@" not in need
                assert question.answer.lower() not in need.lower()
    assert asked_for > 8


def test_where_there_is_a_choice_the_picture_does_not_show_the_places_before_the_answer():
    choice = small("R4 R9 R15", "B10 B14", "R6 R8")
    predict = Predict(choice, "B10 R8 above@R9", ask="place", seat="Ann")
    assert not [tile.key for tile in predict.picture().tiles if "ghost" in tile.key]
    assert "lays the blue 10" not in predict.describe()
    assert "Your hand: blue 10 and blue 14." in predict.describe()
    predict.answer("Above the red 9")
    assert predict.is_solved
    predict.close()


def test_a_round_is_asked_about_from_its_start_and_not_from_a_choice_within_it():
    before = free_choice()
    open_gaps = before.play("G8 B3")
    assert open_gaps.asks == "close"
    assert SUBJECT.begun(before, open_gaps.play(open_gaps.legal()[0])) is before


def test_who_lays_first_of_equal_numbers():
    question = asked("order", small("R7", "B12 Y1", "G12 Y2"), "B12 G12")
    assert question.answer == "Bob"
    assert "of equal numbers" in question.needs["Ann"]


def test_which_corridor_is_complete():
    question = asked("corridor", small("R7 R9 R14", "R16 Y1", "G3 Y2"), "R16 G3")
    assert question.answer == "Four piles side by side"
    none = asked("corridor", small("R7", "R16 Y1", "G3 Y2"), "R16 G3")
    assert none.answer == "None"


def test_what_a_chain_takes_and_moves():
    assert asked("takes", chain(), "Y10 G4").answer == "8"
    assert asked("moved", chain(), "Y10 G4").answer == "2"
    question = asked("closing", chain(), "Y10 G4")
    assert question.text == (
        "They choose: Ann the yellow 10, Bob the green 4. How do the gaps close?"
    )
    assert question.answer == "green 12: 2 to the left; yellow 11: 2 to the left"
    assert "2 cards move 6 steps in all; at best, 2 cards move 4 steps in all" in "".join(
        question.needs.values()
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("seed", range(4))
def test_every_question_has_its_answer_among_the_choices_and_says_why_not_the_others(
    seed, language
):
    end = played(3, seed, silver=bool(seed % 2))
    asked_for = ask_everything(SUBJECT, end, language)
    assert asked_for == set(SUBJECT.questions())


def test_a_question_that_does_not_fit_is_refused():
    with pytest.raises(SetupError, match="does not fit these moves"):
        asked("moved", small("R7", "R16 Y1", "G3 Y2"), "R16 G3")
    with pytest.raises(SetupError, match="not finished"):
        asked("place", small("R7", "R16 Y1", "G3 Y2"), "R16")


def test_a_prediction_is_answered_and_then_played_wave_by_wave():
    one = Predict(chain(), "Y10 G4", ask="takes")
    before = one.picture()
    one.answer("4")
    assert not one.is_solved
    one.answer("8")
    assert one.is_solved
    assert one.picture() != before or one._replay.now is not None


def test_goals_ask_for_corridors_and_chains():
    goal = Goal(chain(), chain=True, corridor="column", points=8, turns=1)
    assert not goal.game.is_over
    aim = SUBJECT.AIM(chain=True, corridor="column", points=8)
    start = chain()
    assert not aim.is_reached(start, start)
    assert aim.is_reached(start, start.play("Y10 G4"))
    assert "chain reaction" in aim.words(start, "en")
    with pytest.raises(SetupError, match="corridor='colum' is none"):
        SUBJECT.AIM(corridor="colum")


@pytest.mark.parametrize(
    ("card", "banner", "mood"), [("Y10", "Solved! ★★★", "won"), ("R2", "Not reached", "lost")]
)
def test_how_a_puzzle_ended_is_told_once_the_whole_move_is_shown(card, banner, mood):
    goal = Goal(chain(), points=8, turns=1, seats=["person", "random"])
    opened = goal._frame.aims
    goal.press(card)
    goal.go_on()
    while not goal.is_solved and not goal.is_missed:
        goal.go_on()
    assert goal._sitting.is_held
    while goal._sitting.is_held:
        frame = goal._frame
        assert (frame.banner, frame.mood, frame.aims) == ("", "", opened)
        assert frame.status.endswith("You have 1 turn.")
        assert [each["id"] for each in frame.buttons if each.get("main")] == ["continue"]
        goal.go_on()
    assert (goal._frame.banner, goal._frame.mood) == (banner, mood)
    assert goal._frame.aims != opened
    assert goal._frame.effects["steps"][-1] == {"kind": "solved" if mood == "won" else "missed"}


def test_a_puzzle_asks_how_to_close_the_gaps():
    goal = Goal(free_choice(), points=5, turns=2, seats=["person", "random"])
    goal.press("G8")
    while goal.game.asks != "close" or goal._sitting.is_held:
        goal.go_on()
    assert goal._frame.status.endswith(
        "Ann, there are 2 best ways to close the gaps: choose one. You have 2 turns."
    )


def test_rounds_are_counted():
    start = chain()
    assert SUBJECT.turns(start, start.play("Y10 G4")) == 0
    assert SUBJECT.turns(start, start.play("Y10 G4 above@R5")) == 1


def test_a_cell_is_checked(capsys):
    drawing = "players: Ann, Bob\nhands: R16 Y1, G3 Y2\nR7 R9 R14"
    check(drawing, "R16 G3", game=mine_for_gold, corridor="row", points=4)
    assert "✓" in capsys.readouterr().out
    check(drawing, "R16 G3", game=mine_for_gold, corridor="pile", chain=True, cards="R7")
    said = capsys.readouterr().out
    assert "Found: Four piles side by side." in said
    assert "chain reaction" in said
    assert "red 7" in said


def test_a_corridor_of_another_kind_is_named_in_the_language_spoken(capsys):
    drawing = "players: Ann, Bob\nhands: R16 Y1, G3 Y2\nR7 R9 R14"
    check(drawing, "R16 G3", game=mine_for_gold, corridor="column", language="de")
    assert (
        "Gesucht, als Stollen: Vier Farben in einer Spalte. Gefunden: Vier Stapel nebeneinander."
        in capsys.readouterr().out
    )


def told(capsys, card, center="R4 R9 R15\n.  B8 .", **wanted):
    table = f"players: Ann, Bob\nhands: {card}, B1\n{center}"
    check(table, f"{card} B1", game=mine_for_gold, **wanted)
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("G7", "✓ That is it."),
        ("G14", "✗ Wanted: Below the blue 8. Found: Above the red 15."),
        ("G6", "✗ Wanted: Below the blue 8. Found: a choice of several places."),
    ],
)
def test_a_cell_is_asked_where_a_card_is_laid(capsys, card, said):
    assert told(capsys, card, place="below@B8") == said


@pytest.mark.parametrize(
    ("blue", "said"),
    [
        ("B7", "✓ That is it."),
        (".", "✗ Wanted, as ways to close the gaps: 2. Found: 1."),
    ],
)
def test_a_cell_is_asked_in_how_many_ways_gaps_close(capsys, blue, said):
    center = f"B3 {blue} .\nR5 R9/R8/R11 R15"
    assert told(capsys, "R12", center, ways=2) == said


def test_a_cell_is_asked_how_many_cards_are_moved(capsys):
    heavy = "B3 B7 .\nR5 R9/R8/R11 R15/R16"
    assert told(capsys, "R12", heavy, moved=1) == "✓ That is it."
    missed = "✗ Wanted, as cards that are moved: 2. Found: {}."
    assert told(capsys, "R12", heavy, moved=2) == missed.format(1)
    assert told(capsys, "G14", moved=2) == missed.format("no gaps")


def test_what_cannot_be_asked_for_is_refused(capsys):
    assert "'R99' is not a card" in told(capsys, "G7", place="on@R99")
    assert "ways is of type str" in told(capsys, "G7", ways="2")


def test_a_goal_asks_for_cards():
    goal = Goal(small("R7 R9 R14", "R16 Y1", "G3 Y2"), turns=1, points=4)
    assert "Let Ann take at least 4 cards." in goal.describe()
    goal.close()


def test_wrong_places_lie_in_the_row_of_the_card():
    question = asked("place", small("R3 R5/R12 R18\n. G9 .", "R6 Y1", "G1 Y2"), "R6 G1")
    assert set(question.needs) == {"Onto the red 12", "Right of the red 18", "Left of the red 3"}
