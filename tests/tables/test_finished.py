"""Games that people have played to their end are told of, once."""

from random import Random

import pytest

from gold_widgets import Demo, FirstGame, Goal, Table, gold, progress
from gold_widgets.lessons.notes import Notes, Tally
from gold_widgets.tables import finished
from tests.games.nim import Nim


@pytest.fixture
def told(monkeypatch):
    heard = []

    def hear(game, won):
        heard.append((game, won))
        return ""

    monkeypatch.setattr(finished, "_hearer", hear)
    return heard


def over(table):
    """Play to the end: people take one stone each time."""
    while not table.game.is_over:
        if table._sitting.is_due:
            table.go_on()
        else:
            table.press("1")
    return table


def test_a_game_of_several_people_is_neither_won_nor_lost(told):
    over(Table(Nim(10), pace=0)).close()
    assert told == [("nim", None)]


@pytest.mark.parametrize("stones", range(10, 15))
def test_the_one_person_has_won_or_lost(told, stones):
    table = over(Table(Nim(stones), seats=["person", "random"], pace=0))
    assert told == [("nim", 0 in table.game.winners)]
    table.close()


def test_a_game_counts_once_however_often_its_end_is_undone_and_played(told):
    table = over(Table(Nim(10), pace=0))
    table.undo()
    over(table)
    table.undo()
    table.redo()
    table.go(0)
    table.go(10)
    assert told == [("nim", None)]
    table.rematch()
    over(table).close()
    assert len(told) == 2


def test_a_game_that_is_loaded_or_looked_at_does_not_count(told):
    end = Nim(10).play("3 3 3 1")
    table = Table(end, pace=0)
    table.go(0)
    table.go(1)
    table.load(end.rulebook.save(end))
    demo = Demo(end)
    demo.go_on()
    assert told == []
    table.close()
    demo.close()


def test_a_game_between_computers_does_not_count(told):
    over(Table(Nim(10), seats=["perfect", "perfect"], pace=0)).close()
    assert told == []


def small(moves=""):
    """A small table made by hand."""
    return gold.scenario("R4 $3", rules=gold.Rules(rush_at=0)).play(moves)


def test_a_small_table_that_is_played_from_its_start_counts_but_is_no_match(told):
    table = Table(small(), pace=0)
    table.press("a1")
    table.press("b1")
    assert table.game.is_over
    assert told == [("gold", None)]
    assert table.match is None
    table.close()


def test_the_end_of_a_small_table_that_was_begun_elsewhere_does_not_count(told):
    table = Table(small("a1"), pace=0)
    table.press("b1")
    assert table.game.is_over
    assert told == []
    table.close()


def test_a_game_that_a_lesson_decides_does_not_count(told):
    goal = Goal(small(), turns=1, points=3)
    goal.press("a1")
    goal.press("b1")
    assert goal.game.is_over
    assert told == []
    goal.close()


def test_a_guided_first_game_counts(told):
    table, luck = FirstGame(seed=3, pace=0), Random(1)
    while not table.game.is_over:
        if table._sitting.is_due:
            table.go_on()
        else:
            table.press(table._plan() if table.is_guiding else luck.choice(table.game.legal()))
    assert told == [("gold", 0 in table.game.winners)]
    table.close()


def test_the_front_door_notes_it_in_the_progress(monkeypatch):
    monkeypatch.setattr(progress, "_notes", Notes())
    monkeypatch.setattr(progress, "_pending", [])
    table = over(Table(Nim(10), pace=0))
    assert progress.notes.tallies == {"nim": Tally(1)}
    table.close()


def test_what_is_to_be_said_about_it_stands_beside_the_table(monkeypatch):
    monkeypatch.setattr(finished, "_hearer", lambda *_: "The disk is full.")
    table = over(Table(Nim(10), pace=0))
    assert table._frame.error == "The disk is full."
    table.close()
