"""The first minute: 00 as it opens, and the guided first game by mouse, touch and keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.course import NOTEBOOKS, cell, table
from tests.browser.notebook import Notebook
from tests.browser.table import Table
from tests.browser.test_any_game import ROOT

FIRST = NOTEBOOKS / "00_start_here.ipynb"
POINTED = ".gold-spots [data-point] [data-spot]"
# Of a box in the page, how much is within what the notebook shows of itself.
IN_SIGHT = """(node) => {
  const box = node.getBoundingClientRect();
  const view = node.closest(".jp-WindowedPanel-outer, .jp-Notebook").getBoundingClientRect();
  return box.top >= view.top - 1 && box.bottom <= view.bottom + 1
    && box.left >= view.left - 1 && box.right <= view.right + 1;
}"""
ARROW = """(node) => {
  const { top, height } = getComputedStyle(node, "::before");
  const at = node.getBoundingClientRect().top + node.clientTop + parseFloat(top);
  return { top: at, bottom: at + parseFloat(height) };
}"""
FOCUSED = "() => document.activeElement.dataset.spot ?? document.activeElement.dataset.do"


def guided(table, press):
    """Press whatever the arrow points at until it lets go, and return what was said."""
    said = []
    while True:
        # Either a spot or a button is pointed at, or the computer is playing.
        at = table.root.locator("[data-point]").first
        expect(at.or_(table.status.filter(has_text="on your own")).first).to_be_attached()
        if "on your own" in table.status.text_content():
            return said
        before = table.status.text_content()
        is_button = at.get_attribute("data-do") is not None
        press(at if is_button else table.root.locator(POINTED))
        said.append(before)
        expect(table.status).not_to_have_text(before)


def test_00_is_a_table_in_sight_after_shift_enter(lab, windows):
    page = windows.open(width=1280, height=720)
    start = Notebook(lab, page, lab.copy(FIRST))
    code = cell(start, "table")
    expect(code.locator(".jp-InputArea-editor:visible")).to_have_count(0)
    expect(code.locator(".jp-InputPlaceholder, .jp-Placeholder").first).to_be_visible()
    page.locator(".jp-Cell").first.click()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    board = code.locator(".gold-board")
    expect(board).to_be_visible()
    expect(code.locator(POINTED)).to_be_visible()
    assert page.locator("h1").first.evaluate(IN_SIGHT)
    assert board.evaluate(IN_SIGHT)
    assert code.locator(".gold-status").evaluate(IN_SIGHT)
    # Once it is run, the code is as folded as before.
    expect(code.locator(".jp-InputArea-editor:visible")).to_have_count(0)
    assert not start.problems
    windows.close(page)
    lab.end_kernels()


def test_00_on_a_phone_has_the_whole_board_in_sight_and_is_played_by_touch(show):
    start = show(FIRST, width=360, height=740, has_touch=True, is_mobile=True)
    cell(start, "table")
    first = table(start, "table")
    board = first.root.locator(".gold-board")
    start.page.locator("h1").first.scroll_into_view_if_needed()
    assert board.evaluate(IN_SIGHT)
    narrowest = min(
        spot.bounding_box()["width"] for spot in first.root.locator("[data-spot]").all()
    )
    assert narrowest >= 40
    said = guided(first, lambda at: at.tap())
    assert len(said) == 11


def test_the_guided_game_by_mouse_lets_go_after_the_third_turn(show):
    first = table(show(FIRST), "table")
    said = guided(first, lambda at: at.click())
    assert said[0] == "You are Ann. Press where the arrow points: c1."
    assert any("so the gold is yours" in each for each in said)
    assert any("The digger works for Bob." in each for each in said)
    assert any("Boom" in each for each in said)
    # The computer has played by itself, and now it is the pupil's turn.
    expect(first.root.locator("[data-point]")).to_have_count(0)
    expect(first.headline).to_contain_text("Ann's turn")
    first.root.locator("[role=gridcell]:not([data-empty]) [data-spot]").first.click()
    first.says("Ann flips")


def test_the_guided_game_by_keyboard_alone(show):
    start = show(FIRST)
    first = table(start, "table")
    keys = start.page.keyboard

    def press(at):
        wanted = at.get_attribute("data-spot") or at.get_attribute("data-do")
        if wanted == "continue":
            at.focus()
        elif start.page.evaluate(FOCUSED) in (None, "continue"):
            # Whoever comes to the board with Tab comes to where the arrow points.
            expect(first.root.locator("[data-spot][tabindex='0']")).to_have_attribute(
                "data-spot", wanted
            )
            first.root.locator("[data-spot][tabindex='0']").focus()
        else:
            walk(keys, start.page, wanted)
        assert start.page.evaluate(FOCUSED) == wanted
        keys.press("Enter")

    assert len(guided(first, press)) == 11


def walk(keys, page, to):
    """Go with arrow keys from the spot that has the focus to another one."""
    column, row = page.evaluate(FOCUSED)
    for before, after, back, on in (
        (ord(column), ord(to[0]), "ArrowLeft", "ArrowRight"),
        (int(row), int(to[1]), "ArrowUp", "ArrowDown"),
    ):
        for _ in range(abs(after - before)):
            keys.press(on if after > before else back)


def test_whatever_else_is_pressed_is_played_and_the_arrow_follows(show):
    first = table(show(FIRST), "table")
    expect(first.root.locator(POINTED)).to_have_attribute("data-spot", "c1")
    first.press("b3")
    first.says("it works for you. Now press")
    expect(first.root.locator(POINTED)).not_to_have_attribute("data-spot", "b3")
    expect(first.root.locator(POINTED)).to_have_count(1)


@pytest.mark.parametrize("width", [360, 1200])
def test_the_arrow_at_continue_covers_no_word(show, width):
    wishes = {"width": width, "height": 740, "reduced_motion": "reduce"}
    first = table(show(FIRST, **wishes), "table")
    tools = first.root.locator(".gold-tools")
    before = tools.bounding_box()["height"]
    for spot in ("c1", "a2"):
        first.press(spot)
    expect(first.tool("continue")).to_have_attribute("data-point", "")
    assert tools.bounding_box()["height"] == before
    arrow = first.tool("continue").evaluate(ARROW)
    words = first.status.bounding_box()
    assert words["y"] + words["height"] <= arrow["top"] + 8, "only its tail may come near"
    assert arrow["bottom"] <= first.tool("undo").bounding_box()["y"]


def test_a_screen_reader_hears_what_to_press(show):
    first = table(show(FIRST), "table")
    expect(first.root.get_by_role("button", name="c1, face down. Press here!")).to_be_visible()
    expect(first.root.get_by_role("status").filter(has_text="Press where")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_arrow_is_a_shape_and_still_where_motion_is_not_wanted(show, scheme):
    start = show(FIRST, color_scheme=scheme, reduced_motion="reduce")
    first = table(start, "table")
    pointed = first.root.locator("[data-point]").first
    looks = "(node) => getComputedStyle(node, '::before').%s"
    assert "svg" in pointed.evaluate(looks % "backgroundImage")
    assert pointed.evaluate(looks % "animationName") == "none"


@pytest.mark.parametrize("way", ["click", "tap"])
def test_mine_for_gold_is_guided_round_by_round(show, way):
    code = "from gold_widgets import FirstGame, mine_for_gold\n"
    code += "table = FirstGame(mine_for_gold, seed=1)\ntable"
    wishes = {"width": 390, "height": 800, "has_touch": True} if way == "tap" else {}
    first = Table(show(code, **wishes))
    said = guided(first, lambda at: getattr(at, way)())
    assert said[0].startswith("You are Ann: press your blue 16, where the arrow points.")
    assert any(each.endswith("then the whole row is yours!") for each in said)
    assert any("Ann takes 5 cards" in each for each in said)
    expect(first.root.locator("[data-point]")).to_have_count(0)
    assert first.notebook.value("len(table.game.hands[0])") == 3
    first.is_right()


def test_klondike_rush_is_guided_through_bids_mines_and_turns(show):
    code = "from gold_widgets import FirstGame, klondike_rush\n"
    code += "table = FirstGame(klondike_rush, seed=3)\ntable"
    first = Table(show(code))
    said = guided(first, lambda at: at.click())
    assert said[0].startswith("You are Ann, and have $30 like everybody. Press Bid: $4 is")
    assert "You have a mine for green to build: press it." in said
    assert "The company green has 2 mines: an investment is worth $2." in said
    expect(first.root.locator("[data-point]")).to_have_count(0)
    assert first.notebook.value("table.game.mines['b6']") == "green"
    first.is_right()


def test_nim_is_guided_at_the_same_table(show):
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from gold_widgets import FirstGame\nfrom tests.games import nim\n"
        "table = FirstGame(nim, seed=1)\ntable"
    )
    nim = Table(show(code))
    guided(nim, lambda at: at.click())
    nim.says("Now you are on your own")
