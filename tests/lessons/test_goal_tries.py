"""What counts as a try at an aim, and from where: turns, undo, another try, whoever plays."""

import pytest

from gold_widgets import Goal, gold, progress
from tests.lessons.goals import game, goal, press, use


def test_one_may_try_again_as_soon_as_something_was_tried():
    one = goal(points=4, turns=2)
    again = next(each for each in one._frame.buttons if each["id"] == "rematch")
    assert again["text"] == "Try again"
    assert again["off"]
    press(one, "a1")
    use(one, "rematch")
    assert one.game == game()
    assert not progress.done


def test_after_the_end_nothing_is_flipped_any_more():
    one = press(goal(points=3), "a1 b1 c1")
    assert one.game.flips == ("a1", "b1")
    assert "Well done: the aim is reached." in one._frame.status


def test_undo_gives_another_chance():
    one = press(goal(points=4, turns=1), "a1 b1")
    one.undo()
    press(one, "d1")
    assert one.is_solved


def test_turns_are_counted_from_the_game_that_was_given():
    one = Goal(game("R4 $3 B4 $4").play("b1 d1"), turns=1, points=4, player="Bob")
    assert one._frame.banner == ""
    assert one._frame.status.endswith("You have 1 turn.")
    assert press(one, "a1 b1").is_missed
    one = Goal(game().play("b1 d1 a1"), turns=1, left=3)
    assert press(one, "b1").is_solved


def test_what_led_to_the_game_that_was_given_is_not_undone():
    one = Goal(game().play("b1 d1"), turns=2, points=3)
    given = one.game
    undo = next(button for button in one._frame.buttons if button["id"] == "undo")
    assert undo["off"]
    press(one, "c1 a1")
    one.go(0)
    assert one.game is given
    one.redo()
    for _ in range(3):
        one.undo()
    assert one.game is given
    assert press(one, "a1 b1").is_solved


def test_the_table_that_was_given_is_laid_again():
    dealt = gold.deal(["Ann", "Bob"], seed=7)
    over = gold.play_out(dealt, ["perfect", "perfect"])
    late = over.history[-3]
    one = Goal(late, turns=9, left=0)
    while not one.is_decided(one.game):
        press(one, one.game.legal()[0])
    for _ in range(2):
        one.rematch()
        assert one.game is late
        assert one._frame.status.endswith("You have 9 turns.")
        press(one, one.game.legal()[0])
        assert one.game.before is late


def test_once_it_is_decided_computers_wait():
    one = goal(points=3, turns=1, seats=["person", "random"], name="x")
    press(one, "a1 b1")
    for _ in range(5):
        one.go_on()
    assert one.is_solved
    assert one.game.flips == ("a1", "b1")
    assert not one._frame.wait


def test_what_a_computer_brings_about_counts_too():
    one = goal("B2 $3 B4", player="Bob", points=3, seats=["person", "expert"], name="x", turns=2)
    press(one, "a1 b1")
    assert not progress.done
    while not one.is_decided(one.game):
        one.go_on()
    assert one.is_solved
    assert progress.done == {"x": 1}


def test_another_game_that_is_put_on_the_table_is_counted_from_there():
    one = goal(points=3, turns=1, allow={"record", "new"})
    one.load(gold.save(game().play("b1 d1")))
    assert not one.is_missed
    assert press(one, "a1 b1").is_solved
    three = Goal(game(players=["Ann", "Bob", "Cy"]), turns=1, player="Cy", left=2)
    with pytest.raises(gold.SetupError, match="player=2 is nobody at this table"):
        three.load(gold.save(game()))


def test_tries_are_counted_and_noted():
    one = press(goal(points=4, turns=1, name="x"), "a1 b1")
    assert not progress.done
    one.rematch()
    assert one._frame.banner == ""
    press(one, "a1 d1")
    assert progress.done == {"x": 2}
    assert one._frame.banner == "Solved! ★★☆"
    assert "After 2 tries: 2 of 3 stars." in one._frame.status


def test_a_failed_try_counts_once_however_often_one_looks_at_it():
    one = press(goal(points=4, turns=1, name="x"), "a1 b1")
    for _ in range(3):
        one.undo()
        one.redo()
    assert one.is_missed
    one.undo()
    press(one, "d1")
    assert progress.done == {"x": 2}


def test_what_was_solved_stays_solved_and_another_try_changes_nothing():
    one = press(goal(points=3, turns=1, name="x"), "a1 b1")
    one.rematch()
    press(one, "a1 c1")
    assert one.is_missed
    assert progress.done == {"x": 1}


def test_a_cell_that_is_run_again_shows_the_stars_of_the_map():
    for flips in ("a1 c1", "a1 c1", "a1 b1"):
        one = press(goal("R4 $3 B2 $4", turns=1, points=3, name="x"), flips)
    assert progress.done == {"x": 3}
    assert one._frame.banner == "Solved! ★☆☆"
    assert "After 3 tries" in one._frame.status
    again = press(goal("R4 $3 B2 $4", turns=1, points=3, name="x"), "a1 b1")
    assert again._frame.banner == "Solved! ★☆☆"
    without = press(goal("R4 $3 B2 $4", turns=1, points=3), "a1 b1")
    assert without._frame.banner == "Solved! ★★★"


def test_drawing_counts_nothing():
    one = goal("R4 $3 B2 $4", turns=1, points=3, name="x")
    one._sitting.play("a1")
    one._sitting.play("b1")
    one._draw()
    assert not progress.notes


def test_what_is_reached_at_the_table_of_one_seat_counts_too():
    one = goal("R4 $3 B2 $4", turns=1, points=3, name="x")
    press(one.seat("Ann"), "a1 b1")
    assert one._frame.banner == "Solved! ★★★"
    assert progress.done == {"x": 1}
