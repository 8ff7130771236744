"""The tools beside a table of GOLD: back and forth, texts, new cards, help, and locks on them."""

import pytest

from gold_widgets import GoldTable, gold
from tests.tables.gold.tables import NO_RUSH, table
from tests.tables.pages import act, button, frame

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def test_undo_redo_and_the_slider_walk_through_the_game():
    one = table()
    for spot in ("a1", "b1", "c1"):
        act(one, press=spot)
    act(one, do="undo")
    assert one.record.at == 2
    act(one, do="redo")
    assert one.record.at == 3
    act(one, go=1)
    assert one.game.face_up == ("a1",)
    assert frame(one).slider == {"max": 3, "value": 1, "label": "Flip by flip"}
    act(one, go=99)
    assert one.record.at == 3


def test_a_game_is_copied_and_pasted():
    one, other = table(), table("$1 $2")
    one.press("a1")
    act(one, do="copy")
    line = frame(one).form["value"]
    act(other, do="paste")
    act(other, form="paste", value=f"Look: {line}")
    assert other.game == one.game
    assert frame(other).form == {}
    assert len(frame(other).spots) == 6


def test_a_broken_line_is_refused_and_nothing_is_lost():
    one = table()
    one.press("a1")
    act(one, do="paste")
    act(one, form="paste", value="gold1-20-abc")
    assert "breaks off" in frame(one).error
    assert frame(one).form["kind"] == "paste"
    assert one.game.face_up == ("a1",)


def test_new_cards_are_dealt_by_seed():
    one = GoldTable(gold.deal(["Ann", "Bob"], 3, rules=NO_RUSH), pace=0)
    act(one, form="new", value="7")
    assert one.game == gold.deal(["Ann", "Bob"], 7, rules=NO_RUSH)
    act(one, form="new", value="seven")
    assert "'seven' is not a seed" in frame(one).error


def test_a_small_table_is_dealt_as_a_small_table():
    one = table("R4 $3 .. B2\n** Y3 $1 ..")
    act(one, press="a1")
    act(one, form="new", value="7")
    drawing = "?? ?? .. ??\n?? ?? ?? .."
    assert one.game == gold.scenario(drawing, players=["Ann", "Bob"], rules=NO_RUSH, seed=7)


def test_a_hint_marks_spots_and_says_why():
    one = table("R4 $4 B2 G2")
    for spot in ("a1", "c1", "b1", "d1"):
        one.press(spot)
    one.go_on()
    act(one, do="hint")
    assert one._hint.spots == ("a1", "b1")
    assert frame(one).status.startswith("Flip a1, the red digger 4 you have seen, then b1.")


def test_memory_aid_and_odds_change_the_picture_only():
    one = table()
    one.press("a1")
    one.press("c1")
    one.go_on()
    plain = one.picture()
    act(one, do="memory")
    noted = one.picture()
    act(one, do="odds")
    assert len({plain, noted, one.picture()}) == 3
    assert button(one, "memory")["on"] is True
    act(one, do="memory")
    act(one, do="odds")
    assert one.picture() == plain


def test_help_may_be_on_from_the_start():
    one = table(on=["odds"])
    assert (button(one, "odds")["on"], button(one, "memory")["on"]) == (True, False)
    act(one, do="odds")
    assert one.picture() == table().picture()


def test_a_teacher_locks_tools():
    one = table(allow={"undo"})
    assert [each["id"] for each in frame(one).buttons] == ["continue", "undo", "redo"]
    assert frame(one).slider == {}
    one.press("a1")
    for action in ({"do": "hint"}, {"do": "odds"}, {"do": "copy"}, {"do": "rematch"}, {"go": 0}):
        act(one, **action)
    act(one, form="new", value="7")
    act(one, form="paste", value=gold.save(gold.deal(seed=1)))
    assert one.game.face_up == ("a1",)
    assert frame(one).form == {}


def test_the_slider_is_there_before_the_first_flip_so_that_no_tool_moves():
    assert frame(table()).slider == {"max": 0, "value": 0, "label": "Flip by flip"}
