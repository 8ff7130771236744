"""From presses to a move of several parts: drafts, parts beside the board, numbers."""

import pytest

from gold_widgets import Table
from tests.games.claims import Claims
from tests.tables.pages import act

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def claims(moves=""):
    return Table(Claims().play(moves), pace=0)


def lit(table):
    return [spot["id"] for spot in table._frame.spots if spot["lit"]]


def picked(table):
    return [spot["id"] for spot in table._frame.spots if spot["picked"]]


def offered(table):
    """The parts that have a button of their own."""
    names = [each["id"] for each in table._frame.buttons]
    return [name.removeprefix("part ") for name in names if name.startswith("part ")]


def test_what_is_not_on_the_board_has_a_button_and_a_number_is_chosen():
    table = claims()
    assert offered(table) == ["pass"]
    number = table._frame.number
    assert (number["min"], number["max"], number["value"], number["ok"]) == (1, 9, 1, "Bid")


def test_a_part_lights_up_what_may_come_next():
    table = claims("red@b pass")
    act(table, press="a")
    assert table._frame.draft
    assert picked(table) == ["a"]
    assert offered(table) == ["red", "green"]
    act(table, do="part green")
    assert table.game.moves[-1] == "green@a"
    assert not table._frame.draft
    assert picked(table) == []


def test_parts_come_in_any_order():
    table = claims()
    act(table, press="green")
    assert lit(table) == ["a", "b", "c"]
    act(table, press="c")
    assert table.game.moves == ("green@c",)


def test_a_draft_is_dropped_by_escape_by_pressing_it_again_and_by_anything_that_changes_the_game():
    for action in ({"do": "drop"}, {"press": "a"}, {"do": "undo"}, {"go": 0}):
        table = claims("pass")
        act(table, press="a")
        assert table._frame.draft
        act(table, **action)
        assert not table._frame.draft, action
        assert table.game.moves in (("pass",), ())


def test_a_part_that_does_not_fit_begins_anew():
    table = claims()
    act(table, press="a")
    act(table, press="b")
    assert picked(table) == ["b"]


def test_what_would_have_completed_a_move_is_refused_with_its_reason_and_the_draft_stays():
    table = claims("red@b pass")
    act(table, press="green")
    act(table, press="b")
    assert table._frame.status == "green@b cannot be done: b is taken."
    assert table._frame.draft
    act(table, press="a")
    assert table.game.moves[-1] == "green@a"


def test_a_number_is_sent_as_a_number_or_pressed_part_by_part():
    table = claims()
    act(table, number=7)
    assert table.game.moves == ("bid-7",)
    act(table, press="bid")
    assert table._frame.number["max"] == 9
    act(table, number=3)
    assert table.game.moves[-1] == "bid-3"


@pytest.mark.parametrize("number", [0, 10, -1, 10**30])
def test_a_number_that_cannot_be_chosen_is_refused_in_words(number):
    table = claims()
    act(table, number=number)
    assert table.game.moves == ()
    assert "cannot be done" in table._frame.status


def test_a_whole_move_is_made_at_once():
    table = claims()
    act(table, press="pass")
    act(table, press="red@a")
    assert table.game.moves == ("pass", "red@a")
