"""Any game at the same table, in the real page: nim by mouse and keys, secrets behind a curtain."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.games import nim

ROOT = Path(__file__).parents[2]
FOCUS = "() => document.activeElement.dataset.spot ?? document.activeElement.tagName"


def cell(game, **options):
    """Code that opens a table for a game of the tests."""
    given = "".join(f", {name}={value!r}" for name, value in ({"pace": 0} | options).items())
    return (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from gold_widgets import Table, speak\n"
        "from tests.games import claims, nim, showdown\n"
        f"table = Table({game}{given})\ntable"
    )


def heap(**options):
    return cell('nim.deal(["Ann", "Bob"], 7, stones=10)', **options)


def test_nim_is_played_by_mouse_with_undo_slider_hint_copy_and_paste(show):
    table = Table(show(heap()))
    table.press("3")
    expect(table.headline).to_have_text("Bob's turn · 7 stones")
    table.says("Ann takes 3 of 10. (N2)")
    expect(table.log).to_have_count(1)
    table.use("hint")
    table.says("Take 3: leave a multiple of four.")
    table.press("2")
    expect(table.headline).to_have_text("Ann's turn · 5 stones")
    table.use("undo")
    expect(table.headline).to_have_text("Bob's turn · 7 stones")
    table.use("redo")
    table.use("copy")
    line = table.form.get_by_role("textbox").input_value()
    assert line.startswith("nim1-")
    table.page.keyboard.press("Escape")
    table.slider.fill("0")
    expect(table.headline).to_have_text("Ann's turn · 10 stones")
    table.use("new")
    expect(table.form.get_by_role("textbox")).to_be_focused()
    table.page.keyboard.type("7")
    table.page.keyboard.press("Enter")
    expect(table.form).to_have_count(0)
    expect(table.headline).to_contain_text(f"{nim.deal(seed=7).stones} stones")
    table.use("paste")
    table.form.get_by_role("textbox").fill(f"Look at this: {line}")
    table.page.keyboard.press("Enter")
    expect(table.headline).to_have_text("Ann's turn · 5 stones")
    table.is_right()


def test_nim_is_played_to_its_end_by_keyboard_alone(show):
    table = Table(show(heap(), "print('another cell')"))
    keys = table.page.keyboard
    table.spot("1").focus()
    for key, spot in (("ArrowRight", "2"), ("ArrowRight", "3"), ("ArrowRight", "3")):
        keys.press(key)
        assert table.page.evaluate(FOCUS) == spot
    for left in (7, 4, 1):
        keys.press("Enter")
        expect(table.headline).to_contain_text(f"{left} stones")
    keys.press("Enter")
    table.says("cannot be taken from 1 stones")
    keys.press("Home")
    keys.press(" ")
    expect(table.banner).to_have_text("Winner: Bob")
    table.use("rematch")
    expect(table.headline).to_contain_text("game 2 of 2")
    table.is_right()


def test_nim_speaks_french(show):
    table = Table(show(heap(language="fr")))
    table.press("1")
    table.says("Ann en prend 1 sur 10.")
    expect(table.tool("undo")).to_have_text("Annuler")
    expect(table.spot("2")).to_have_attribute("aria-label", "en prendre 2")


@pytest.mark.parametrize("width", [360, 1200])
def test_a_secret_is_shown_only_to_whom_it_belongs(show, width):
    table = Table(
        show(cell('showdown.deal(["Ann", "Bob"], 7)'), width=width, height=900), is_empty=True
    )
    expect(table.grid.get_by_role("button")).to_have_count(0)
    table.root.get_by_role("button", name="Ann: show my cards").click()
    expect(table.grid.get_by_role("button")).to_have_count(4)
    table.grid.get_by_role("button").first.click()
    expect(table.grid.get_by_role("button")).to_have_count(0)
    table.root.get_by_role("button", name="Bob: show my cards").click()
    table.grid.get_by_role("button").last.click()
    table.says("takes the points")
    expect(table.tool("undo")).to_have_attribute("aria-disabled", "true")


def test_a_seat_has_a_table_of_its_own_in_another_cell(show):
    notebook = show(cell('showdown.deal(["Ann", "Bob"], 7)'), "bob = table.seat('Bob')\nbob")
    bob = Table(notebook, 1)
    bob.press(bob.grid.get_by_role("button").first.get_attribute("data-spot"))
    common = Table(notebook, 0, is_empty=True)
    common.says("Bob chooses.")
    common.root.get_by_role("button", name="Ann: show my cards").click()
    common.grid.get_by_role("button").first.click()
    bob.says("takes the points")
    common.says("takes the points")


def test_a_move_of_several_parts_is_begun_dropped_and_made(show):
    table = Table(show(cell("claims.Claims()")))
    table.press("a")
    expect(table.spot("a")).to_have_attribute("aria-pressed", "true")
    expect(table.tool("part red")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.tool("part red")).to_have_count(0)
    table.press("b")
    table.use("part green")
    table.says("Ann: green@b.")
    table.press("b")
    table.says("b is taken")
    table.is_right()


def test_a_number_is_chosen_by_buttons_and_by_typing(show):
    table = Table(show(cell("claims.Claims()")))
    chooser = table.root.locator(".gold-number")
    chooser.get_by_role("button", name="+").click()
    table.use("number")
    table.says("Ann: bid-2.")
    chooser.get_by_role("spinbutton").fill("12")
    expect(chooser).to_contain_text("From 1 to 9.")
    chooser.get_by_role("spinbutton").fill("7")
    table.page.keyboard.press("Enter")
    table.says("Bob: bid-7.")
    table.use("part pass")
    table.says("Ann: pass.")
