"""A picture with a ground: whatever lies on it and moves, the ground comes back as it was."""

import pytest

from tests.browser.notebook import paint, wait_for_paint
from tests.browser.table import only_window

MAP = """
import random
from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Text, Tile
from gold_widgets.canvas.svg import svg
from gold_widgets.tables.board import Board

GROUND = (
    Rect(0, 200, 400, 100, palette.GREEN),
    Path("M 20 290 L 190 15 L 380 290 Z", palette.ROCK),
    Path("M 150 80 L 190 15 L 236 80 Q 200 60 150 80 Z", palette.LIGHT),
    Path("M 40 285 Q 180 240 190 40", "", palette.PAPER_LINE, 7),
    Path("M 370 285 C 300 200 120 220 190 40", "", palette.WOOD, 3),
    Circle(190, 40, 9, palette.GOLD_LIGHT, palette.GOLD_DARK, 2),
    Text(300, 30, "Mount Titan", 18, palette.FELT_INK, bold=True, most=150),
)
COIN = Circle(20, 20, 18, palette.GOLD, palette.GOLD_DARK, 3), Text(20, 20, "5", 20, palette.DARK)
CARD = Rect(1, 1, 38, 38, palette.PAPER, 6, palette.BLUE, 2), Circle(20, 20, 9, palette.RED)
CROSS = Path("M 4 4 L 36 36 M 36 4 L 4 36", "", palette.RED, 6), Text(20, 20, "gy", 15, "#fff0ff")
FRAME = (Rect(3, 3, 34, 34, "", 0, palette.YELLOW, 4),)
LOOKS = COIN, CARD, CROSS, FRAME

def picture(seed, angles=(0, 0, 17, -40, 90), faint=(1, 1, 0.4)):
    # Each in a cell of its own, but which one, and how it lies there, is chance.
    luck = random.Random(seed)
    cells = [(x, y) for x in range(35, 400, 66) for y in range(35, 300, 57)]
    tiles = [
        Tile(name, *luck.choice([(x, y), (x + 2.3, y + 1.6)]), 40, 40, luck.choice(LOOKS), 0.9,
             luck.choice(angles), luck.choice(faint))
        for name, (x, y) in zip("abcdefghijklmnopqr", luck.sample(cells, 18))
        if luck.random() < 0.8
    ]
    return Picture(400, 300, palette.FELT, tuple(tiles), GROUND)

def still(seed):
    # As GOLD's cards: each stays where it is, and looks otherwise.
    luck = random.Random(seed)
    return picture(0)._replace(
        tiles=tuple(tile._replace(shapes=luck.choice(LOOKS)) for tile in picture(0).tiles)
    )

BARE = Picture(400, 300, palette.FELT, (), GROUND)

class Map(Board):
    def __init__(self):
        self._open(400, 300, 1, ratio=4 / 3, width=400)
        self._painter.show(self.picture())
    def describe(self):
        return "a map"
    def picture(self):
        return BARE
board = Map()
painter = board._painter
stamps = [Tile("", 0, 0, 40, 40, look, 0.9) for look in LOOKS]
board
"""
# How many of a hundred pixels differ clearly from those of an SVG of the same picture.
DIFFERENCE = """async ([canvas, svg]) => {
  const image = new Image();
  image.src = "data:image/svg+xml;base64," + btoa(unescape(encodeURIComponent(svg)));
  await image.decode();
  const paper = document.createElement("canvas");
  [paper.width, paper.height] = [canvas.width, canvas.height];
  const pen = paper.getContext("2d");
  pen.drawImage(image, 0, 0, paper.width, paper.height);
  const read = (from) => from.getImageData(0, 0, paper.width, paper.height).data;
  const [drawn, printed] = [read(canvas.getContext("2d")), read(pen)];
  let differing = 0;
  for (let at = 0; at < drawn.length; at += 4) {
    const far = [0, 1, 2].some((part) => Math.abs(drawn[at + part] - printed[at + part]) > 24);
    differing += far;
  }
  return (100 * differing * 4) / drawn.length;
}"""


def is_right(notebook):
    """Checks that the canvas shows what a full redraw would show, and returns that."""
    notebook.py("")
    before = paint(notebook.canvas)
    notebook.py("painter.redraw()")
    assert paint(notebook.canvas) == before
    return before


@pytest.mark.parametrize("stamps", ["()", "stamps"], ids=["drawn", "copied"])
def test_tiles_that_move_turn_fade_and_vanish_leave_the_ground_as_it_was(show, stamps):
    notebook = show(MAP)
    wait_for_paint(notebook.canvas)
    notebook.py(f"painter.prepare({stamps})")
    for pixels in (800, 867, 1131):
        notebook.py(only_window("painter", pixels))
        notebook.py("painter.show(BARE); painter.redraw()")
        bare = is_right(notebook)
        shown = set()
        for start in (0, 12, 24):
            notebook.py(f"for n in range({start}, {start} + 12): painter.show(picture(n))")
            shown.add(is_right(notebook))
            notebook.py("for n in range(12): painter.show(still(n))")
            is_right(notebook)
        assert len(shown) == 3
        notebook.py("painter.show(picture(99)); painter.show(BARE)")
        assert is_right(notebook) == bare, pixels


def test_upright_tiles_on_a_ground_are_right_on_the_coarsest_canvas(show):
    notebook = show(MAP)
    wait_for_paint(notebook.canvas)
    notebook.py(only_window("painter", 413))
    notebook.py("painter.prepare(stamps); painter.show(BARE)")
    bare = is_right(notebook)
    notebook.py("for n in range(20): painter.show(picture(n, angles=(0,)))")
    assert notebook.value("painter.canvas.width") == 413
    assert is_right(notebook) != bare
    notebook.py("painter.show(BARE)")
    assert is_right(notebook) == bare


def test_another_ground_takes_the_place_of_the_first(show):
    notebook = show(MAP)
    wait_for_paint(notebook.canvas)
    notebook.py("painter.show(picture(1))")
    first = is_right(notebook)
    notebook.py("painter.show(picture(1)._replace(ground=GROUND[:2]))")
    second = is_right(notebook)
    notebook.py("painter.show(picture(2)._replace(ground=()))")
    notebook.py("painter.show(picture(1)._replace(ground=()))")
    plain = is_right(notebook)
    notebook.py("painter.show(picture(1))")
    assert is_right(notebook) == first
    assert len({first, second, plain}) == 3


def test_after_a_reload_a_ground_is_there_and_comes_back_where_tiles_were(show):
    notebook = show(MAP)
    wait_for_paint(notebook.canvas)
    notebook.py("painter.show(picture(0)); painter.show(BARE)")
    bare = is_right(notebook)
    notebook.py("painter.show(picture(1))")
    before = is_right(notebook)
    notebook.reload()
    wait_for_paint(notebook.canvas)
    assert is_right(notebook) == before
    notebook.py("painter.show(BARE)")
    assert is_right(notebook) == bare


@pytest.mark.parametrize("stamps", ["()", "stamps"], ids=["drawn", "copied"])
@pytest.mark.parametrize("ground", ["GROUND", "()"], ids=["map", "plain"])
def test_both_pens_draw_the_same_faint_tiles_and_the_same_ground(show, ground, stamps):
    notebook = show(MAP)
    wait_for_paint(notebook.canvas)
    notebook.py(f"painter.prepare({stamps})")
    notebook.py(f"seen = picture(5, faint=(0, 0.3, 0.8))._replace(ground={ground})")
    notebook.py("painter.show(BARE); painter.show(seen)")
    seen = [notebook.canvas.element_handle(), notebook.value("svg(seen)")]
    assert notebook.page.evaluate(DIFFERENCE, seen) < 1.5
    wrong = [seen[0], notebook.value("svg(picture(5, faint=(0.5,))._replace(ground=seen.ground))")]
    assert notebook.page.evaluate(DIFFERENCE, wrong) > 5
