"""Nim is taught with the same predictions, goals, demonstrations and checks as any other game."""

import pytest

from gold_widgets import Demo, Goal, Predict, check, progress
from gold_widgets.engine.errors import GameError
from tests.games import nim, showdown
from tests.games.nim import Nim


def test_a_question_of_its_own():
    question = Predict(Nim(10), "3")
    assert question.question == "How many stones are left?"
    question.answer("6")
    assert not question.is_solved
    assert question._frame.status == (
        "Not quite. For that, 4 would have to be taken. Choose another answer."
    )
    question.answer("7")
    assert question._frame.status.startswith("Right! Ann takes 3 of 10.")
    assert question.describe().endswith(
        "How many stones are left?\n" + "\n".join(f"- {stones}" for stones in range(10))
    )


def test_a_question_of_any_game():
    question = Predict(Nim(3), "1 2", ask="winner", name="x")
    assert question.choices == ("Ann", "Bob", "They share the victory")
    question.answer("Bob")
    assert progress.done == {"x": 1}
    with pytest.raises(GameError, match=r"is no question\. There are left, winner\."):
        Predict(Nim(3), "1", ask="winer")


def test_of_several_turns_the_last_is_shown():
    assert Predict(Nim(10), "1 2 3")._game == Nim(10).play("1 2")


def test_an_aim_of_its_own():
    one = Goal(Nim(10).play("1"), turns=2, heap=4, name="x")
    assert [each["text"] for each in one._frame.aims] == ["Leave a heap of 4.", "2 turns left"]
    assert one._frame.status.endswith("You have 2 turns.")
    one.press("2")
    assert one._frame.status.endswith("You have 1 turn left.")
    one.press("3")
    assert one.is_solved
    one.undo()
    one.undo()
    one.undo()
    assert one.game == Nim(10).play("1")
    assert progress.done == {"x": 1}


def test_an_aim_that_is_broken_ends_the_try_at_once_in_any_game():
    one = Goal(Nim(10), turns=5, heap=8)
    one.press("3")
    assert one.is_missed
    assert one._frame.mood == "lost"
    assert one._frame.effects["steps"] == [
        {"kind": "glow", "spots": ("3",)},
        {"kind": "missed"},
    ]
    assert one._frame.status.endswith("This is out of reach now: Leave a heap of 8. Try again!")


def test_a_question_is_asked_through_the_eyes_of_a_seat():
    start = showdown.deal(["Ann", "Bob"], 7)
    ann, bob = (start.legal(seat)[0] for seat in (0, 1))
    assert not labels(Predict(start, f"{ann} {bob.removeprefix('1/')}"))
    question = Predict(start, f"{ann} {bob.removeprefix('1/')}", seat="Ann", name="x")
    assert labels(question) == [f"card {card}" for card in start.hands[0]]
    question.answer(question._question.answer)
    assert len(labels(question)) == 3, "the turn is played, through the same eyes"
    assert progress.done == {"x": 1}
    with pytest.raises(GameError, match="seat='Zoe' is nobody at this table"):
        Predict(start, ann, seat="Zoe")


def labels(question):
    return [spot["label"] for spot in question._frame.spots]


def test_an_aim_of_any_game():
    one = Goal(Nim(5), turns=9, player="Ann", win=True, seats=["person", "perfect"])
    for move in "13":
        one.press(move)
        one.go_on()
    assert one.is_solved
    with pytest.raises(GameError, match=r"no option 'haep'\. .* Did you mean heap"):
        Goal(Nim(5), turns=1, haep=4)
    with pytest.raises(GameError, match="something to reach: points, rivals, win, heap"):
        Goal(Nim(5), turns=1)


@pytest.mark.parametrize("how", [{"moves": "1 2"}, {"takes": "1 2"}])
def test_it_is_watched_move_by_move(how):
    demo = Demo(Nim(10), **how)
    assert demo._frame.status == "Press Continue to see the first move."
    demo.go_on()
    assert demo._frame.status.startswith("Ann takes 1 of 10.")
    demo.press("3")
    assert demo._frame.status == "This is a demonstration. Press Continue to go on."
    assert demo.game == Nim(9, 1)
    assert not demo._frame.number


def test_a_cell_is_checked(capsys):
    check(Nim(3), "1 2", rule="N3", points=1, winner="Bob", name="x")
    assert capsys.readouterr().out.splitlines() == [
        "1: Ann takes 1 of 3. (N2)",
        "2: Bob takes 2 of 2. (N2) Bob wins. (N3)",
        "✓ That is it.",
    ]
    check(str(Nim(3)), "1 4", game=nim)
    assert "✗ '4' cannot be taken from 2 stones" in capsys.readouterr().out
    check(Nim(3), "3", cards="R4")
    assert capsys.readouterr().out.startswith("✗ check takes no option 'cards'.")
    assert progress.done == {"x": 1}
