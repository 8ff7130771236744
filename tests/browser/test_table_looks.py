"""How a table looks: on a phone, in the dark, on a fine screen, moving or keeping still."""

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import paint
from tests.browser.table import Table, cell, only_window, whole_deck

# The box around all pixels that differ from those kept, in the page's coordinates.
KEEP = "(canvas) => { window.kept = rig.pixels(canvas); }"
CHANGED = """(canvas) => {
  const now = rig.pixels(canvas), { width } = canvas, box = canvas.getBoundingClientRect();
  const unit = box.width / width, size = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  now.forEach((pixel, index) => {
    if (pixel === kept[index]) return;
    const x = index % width, y = Math.floor(index / width);
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  return [box.left + left * unit, box.top + top * unit,
    box.left + right * unit, box.top + bottom * unit];
}"""
BOX = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
}"""
# Everything that is set in motion from now on.
MOVES = """(board) => {
  const moved = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const { dataset } of addedNodes) moved.push(`${dataset.kind} ${dataset.over}`);
    }
  }).observe(board.querySelector('.gold-show'), { childList: true });
  return moved;
}"""
# WCAG's contrast of an element's text with what lies behind it.
CONTRAST = """(element) => {
  const read = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => read(color).slice(0, 3)
    .map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  let behind = element, back;
  do {
    back = getComputedStyle(behind).backgroundColor;
    behind = behind.parentElement;
  } while (read(back)[3] === 0);
  const [low, high] = [light(getComputedStyle(element).color), light(back)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}"""

# Flips cards in every corner and everything that can be switched, and takes it all back.
EVERYWHERE = """
def everywhere():
    for spot in "a1 b1 h1 g1 h8 g8 a8 b8 a4 h4 d1 e1".split():
        table.press(spot)
    table.go_on()
    for switch in ("memory", "odds", "odds", "memory"):
        table._use(switch)
    table.go(2)
    table.go(0)
"""


@pytest.mark.parametrize("arrangement", ["grid", "scattered"])
def test_a_button_lies_exactly_over_its_card(show, arrangement):
    table = Table(show(whole_deck(arrangement=arrangement), device_scale_factor=2))
    for spot in ("a1", "d5", "h8", "c3"):
        button = table.spot(spot)
        button.scroll_into_view_if_needed()
        table.canvas.evaluate(KEEP)
        table.notebook.py(f"table._sitting.settle(); table._draw(); table.press({spot!r})")
        table.sees(spot, table.notebook.py(f"print(gold.name_card(table.game.table[{spot!r}]))"))
        changed, box = table.canvas.evaluate(CHANGED), button.evaluate(BOX)
        for side, edge in zip(changed, box, strict=True):
            assert abs(side - edge) < 3, (spot, changed, box)
        table.use("undo")
        table.sees(spot, "face down")


@pytest.mark.parametrize("fineness", [1, 1.25, 1.5, 2])
def test_a_table_is_drawn_pixel_by_pixel_however_large_the_window_is(show, fineness):
    table = Table(show(whole_deck(), device_scale_factor=fineness))
    shown = table.canvas.bounding_box()["width"]
    across = table.canvas.evaluate("(canvas) => canvas.width")
    assert across == pytest.approx(shown * fineness, abs=0.05)
    table.press("a1")
    for size in ({"width": 700, "height": 500}, {"width": 1300, "height": 1000}):
        table.page.set_viewport_size(size)
        table.canvas.evaluate("(canvas) => new Promise(requestAnimationFrame)")
        table.ready()
        assert table.canvas.bounding_box()["width"] != shown
        shown = table.canvas.bounding_box()["width"]
        table.is_right()


@pytest.mark.parametrize("arrangement", ["grid", "scattered"])
def test_no_part_of_a_drawing_touches_another_however_fine_it_is(show, arrangement):
    # Letters that reach low, above what changes: what is erased must be one part and no other.
    table = Table(show(whole_deck(players=("Gjpqy", "pgq"), arrangement=arrangement)))
    table.notebook.py(EVERYWHERE)
    for pixels in (560, 638, 650, 700, 787, 1000):
        table.notebook.py(only_window("table._painter", pixels))
        table.notebook.py("table.go(0); table._painter.redraw()")
        before = table.picture
        table.notebook.py("everywhere()")
        assert table.picture == before, pixels
        table.is_right()


def test_a_larger_scale_never_makes_a_smaller_board(show):
    cells = [whole_deck(name=f"table{n}", scale=scale) for n, scale in enumerate((0.5, 1, 2, 3))]
    notebook = show(*cells, width=1280, height=720)
    tables = [Table(notebook, index) for index in range(len(cells))]
    for size in ((1280, 720), (1280, 900), (1366, 768), (1920, 1080), (2560, 1440)):
        notebook.page.set_viewport_size({"width": size[0], "height": size[1]})
        notebook.page.evaluate("() => new Promise(requestAnimationFrame)")
        notebook.page.evaluate("() => new Promise(requestAnimationFrame)")
        widths = [table.grid.bounding_box()["width"] for table in tables]
        assert widths == sorted(widths), size
    assert widths[3] > widths[1] * 1.5
    size = "(words) => parseFloat(getComputedStyle(words).fontSize)"
    words = [table.status.evaluate(size) for table in tables]
    assert words[0] == words[1] >= 14
    assert words[1] < words[2] <= words[3]


def test_a_table_fits_a_phone(show):
    table = Table(
        show(
            whole_deck(players=("Ann", "Bob", "Cleo")),
            width=360,
            height=740,
            has_touch=True,
            is_mobile=True,
        )
    )
    left, _, right, _ = table.root.evaluate(BOX)
    assert 0 <= left < right <= 360
    for part in (table.canvas, table.grid, table.headline, table.status, table.tool("rematch")):
        inner_left, _, inner_right, _ = part.evaluate(BOX)
        assert left - 1 <= inner_left < inner_right <= right + 1
    assert table.canvas.evaluate(BOX) == pytest.approx(table.grid.evaluate(BOX), abs=1)
    card = table.spot("a1").bounding_box()
    # The least that a finger can be asked to hit, says WCAG 2.2.
    assert min(card["width"], card["height"]) >= 24
    assert table.root.evaluate("(root) => root.scrollWidth <= root.clientWidth")
    table.spot("h8").tap()
    expect(table.spot("h8")).not_to_have_attribute("aria-label", "h8, face down")
    table.is_right()


def test_a_table_is_readable_in_both_themes(show):
    table = Table(show(cell(), color_scheme="light"))
    table.press("a1")
    table.sees("a1", "red digger 4")
    light = table.picture
    for scheme in ("light", "dark"):
        table.page.emulate_media(color_scheme=scheme)
        is_light = str(scheme == "light").lower()
        expect(table.page.locator("body")).to_have_attribute("data-jp-theme-light", is_light)
        for part in (table.headline, table.status, table.tool("undo"), table.tool("hint")):
            assert part.evaluate(CONTRAST) >= 4.5, (scheme, part)
    assert table.picture == light


def test_a_table_is_sharp_on_a_fine_screen(show):
    table = Table(show(cell(), device_scale_factor=2))
    width, shown = table.canvas.evaluate("(canvas) => [canvas.width, canvas.clientWidth]")
    assert width >= 2 * shown


@pytest.mark.parametrize("pace", [0, 5])
def test_a_flip_moves_briefly_whether_or_not_the_game_goes_on_by_itself(show, pace):
    table = Table(show(cell(pace=pace)))
    moved = table.root.evaluate_handle(MOVES)
    table.press("a1")
    table.sees("a1", "red digger 4")
    table.press("b1")
    table.says("3 points for Ann")
    table.page.wait_for_function("(moved) => moved.length >= 4", arg=moved)
    expect(table.root.locator(".gold-light")).to_have_count(0)
    assert moved.json_value() == ["turn a1", "turn b1", "glow a1", "glow b1"]


def test_nothing_moves_for_those_who_ask_for_calm(show):
    notebook = show(cell(pace=5), cell(name="calm"), reduced_motion="reduce")
    for table in (Table(notebook, 0), Table(notebook, 1)):
        moved = table.root.evaluate_handle(MOVES)
        table.press("a1")
        table.press("b1")
        table.says("3 points for Ann")
        assert moved.json_value() == []


def test_a_projector_gets_a_larger_table(show):
    notebook = show(cell(), cell(name="large", scale=2), width=1920, height=1080)
    usual, large = Table(notebook, 0), Table(notebook, 1)
    assert large.canvas.bounding_box()["width"] > 1.2 * usual.canvas.bounding_box()["width"]
    assert paint(large.canvas)
    large.press("a1")
    large.sees("a1", "red digger 4")
    large.is_right("large")


def test_the_drawing_lies_under_its_buttons_however_much_is_said_beside_it(show):
    table = Table(show(whole_deck(), width=1200, height=600))
    table.press("a1")
    table.press("b1")
    assert table.root.get_attribute("data-wide") is not None
    table.use("paste")
    table.form.get_by_role("textbox").fill("nothing\n" * 30)
    table.form.get_by_role("button", name="Load").click()
    expect(table.alert).not_to_be_empty()
    table.root.locator(".gold-log summary").click()
    table.notebook.py("table._frame.error = '\\n'.join(map(str, range(60)))")
    expect(table.alert).to_contain_text("59")
    words = table.root.locator(".gold-foot").bounding_box()
    board = table.root.locator(".gold-board").bounding_box()
    assert words["height"] > board["height"], "nothing is stretched if the words are short"
    assert table.canvas.bounding_box() == pytest.approx(board, abs=1)
