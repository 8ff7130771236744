"""The pen for the live table: every window that shows it, and canvases that are closed."""

import math

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from gold_widgets.canvas.painter import Painter
from tests.canvas.conftest import open_window
from tests.canvas.pictures import FACE, picture, table, tile


def test_every_message_selects_its_canvas(painter, sent):
    other = Painter(640, 720)
    painter.show(table())
    painter.show(table({"c4": FACE}))
    other.show(table())
    painter.show(table())
    painter.redraw()
    other.close()
    assert all(message.names[0] == "switchCanvas" for message in sent)
    selected = [message.arguments("switchCanvas") for message in sent]
    assert selected[2] != selected[0] == selected[1] == selected[3] == selected[4]


def test_a_window_that_opens_is_sent_the_whole_picture(painter, sent):
    painter.show(table())
    painter.show(table({"c4": FACE}))
    sent.clear()
    open_window(painter)
    open_window(painter)
    first, second = sent
    assert first == second
    fresh = Painter(640, 720)
    fresh.show(table({"c4": FACE}))
    fresh.close()
    assert sent[2].commands[1:] == first.commands[1:]


def test_a_window_that_opens_before_there_is_a_picture_is_sent_nothing(painter, sent):
    open_window(painter)
    assert sent == []


def test_the_canvas_is_sharp_and_fits_the_page(painter):
    assert (painter.canvas.width, painter.canvas.height) == (1280, 1440)
    layout = painter.canvas.layout
    assert (layout.width, layout.max_width, layout.height) == ("100%", "640px", "auto")


def test_a_scale_makes_the_canvas_larger(sent):
    painter = Painter(640, 720, scale=1.5)
    painter.show(picture(tile(x=100, y=100)))
    painter.close()
    assert (painter.canvas.width, painter.canvas.layout.max_width) == (1920, "960px")
    assert sent[0].arguments("setTransform") == [[2.1, 0, 0, 2.1, 195, 178]]


def test_a_small_canvas_is_as_fine_as_a_large_one():
    painter = Painter(640, 720, scale=0.5)
    painter.close()
    assert (painter.canvas.width, painter.canvas.layout.max_width) == (1280, "320px")


def test_no_canvas_is_larger_than_a_browser_can_hold():
    painter = Painter(4000, 3000, scale=3)
    painter.close()
    assert painter.canvas.width * painter.canvas.height <= 16_010_000
    assert painter.canvas.layout.max_width == "12000px"


@pytest.mark.parametrize("scale", [0, -1, math.nan, math.inf])
def test_a_scale_that_is_no_scale_is_refused(scale):
    with pytest.raises(ValueError, match="scale"):
        Painter(640, 720, scale=scale)


def test_a_closed_painter_leaves_no_widget_and_draws_nothing(sent):
    before = set(_instances)
    painter = Painter(640, 720)
    painter.prepare([tile()])
    painter.show(table())
    painter.close()
    sent.clear()
    painter.show(table({"c4": FACE}))
    painter.show(table()._replace(width=700))
    painter.redraw()
    painter.close()
    assert sent == []
    assert set(_instances) == before
    assert _CANVAS_MANAGER._current_canvas is None


@pytest.mark.parametrize("which", ["canvas", "_stamps"])
def test_a_canvas_that_somebody_else_closed_is_left_alone(painter, sent, which):
    painter.prepare([tile()])
    painter.show(table())
    getattr(painter, which).close()
    sent.clear()
    painter.show(table({"c4": FACE}))
    painter.redraw()
    assert sent == []
