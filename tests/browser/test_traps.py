"""What ipycanvas does that tables work around. If one of these fails, a way round may go.

The other half of each: a drawing made the table's way does not fall into the trap.
"""

import pytest

from tests.browser.notebook import paint, wait_for_paint

PLAIN = """
from ipycanvas import Canvas
canvas = Canvas(width=200, height=100)
canvas.fill_style = "#0072b2"
canvas.fill_rect(0, 0, 200, 100)
canvas
"""
OURS = """
from gold_widgets.canvas.shapes import Picture, Rect, Tile
from gold_widgets.tables.board import Board
def picture(color):
    tile = Tile("a1", 50, 50, 40, 40, (Rect(0, 0, 40, 40, color),))
    return Picture(200, 100, "#0b5d4b", (tile,))
class Square(Board):
    def __init__(self):
        self._open(200, 100, 1, ratio=2, width=200)
        self._painter.show(self.picture())
    def describe(self):
        return "a square"
    def picture(self):
        return picture("#e69f00")
board = Square()
painter = board._painter
board
"""


def move_over(notebook, box, times=50):
    """Moves the mouse over an element, in so many steps."""
    mouse = notebook.page.mouse
    mouse.move(box["x"] + 2, box["y"] + 2)
    mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] - 2, steps=times)


def test_after_a_reload_a_plain_canvas_is_blank(show):
    notebook = show(PLAIN)
    wait_for_paint(notebook.canvas)
    notebook.reload()
    notebook.canvas.wait_for()
    notebook.py("")
    assert paint(notebook.canvas) == 0


def test_after_a_reload_ours_shows_the_same_and_goes_on(show):
    notebook = show(OURS)
    before = wait_for_paint(notebook.canvas)
    notebook.reload()
    assert wait_for_paint(notebook.canvas) == before
    notebook.py("painter.show(picture('#56b4e9'))")
    after = wait_for_paint(notebook.canvas, before)
    notebook.py("painter.redraw()")
    assert paint(notebook.canvas) == after


def test_a_plain_canvas_sends_every_move_of_the_mouse(show):
    notebook = show(PLAIN)
    wait_for_paint(notebook.canvas)
    with notebook.traffic() as frames:
        move_over(notebook, notebook.canvas.bounding_box())
    assert len([frame for frame in frames if frame.way == "sent"]) > 20


def test_a_bad_command_stops_a_plain_canvas_for_good(show):
    notebook = show(PLAIN)
    before = wait_for_paint(notebook.canvas)
    notebook.py("canvas.fill_circle(50, 50, -1)")
    notebook.py("canvas.clear()")
    assert paint(notebook.canvas) == before
    assert "negative" in "".join(notebook.problems)
    notebook.problems.clear()


def test_a_picture_that_cannot_be_drawn_is_refused_and_the_next_one_shows(show):
    notebook = show(OURS)
    before = wait_for_paint(notebook.canvas)
    with pytest.raises(AssertionError, match="ValueError"):
        notebook.py("painter.show(picture('no color'))")
    assert paint(notebook.canvas) == before
    notebook.py("painter.show(picture('#56b4e9'))")
    assert wait_for_paint(notebook.canvas, before)
