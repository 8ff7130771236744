"""The pen for the live table: every window that shows it, and canvases that are closed."""

import math
import pickle
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as some
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from gold_widgets.canvas import wire
from gold_widgets.canvas.painter import Painter
from gold_widgets.canvas.windows import MOST, SILENCE, Windows
from tests.canvas.conftest import open_window
from tests.canvas.pictures import FACE, MAP, picture, table, tile


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


@pytest.mark.parametrize("ground", [(), MAP], ids=["plain", "map"])
def test_a_first_picture_has_no_more_pixels_than_are_seen_and_the_next_enough_to_erase(ground):
    seen = picture(tile(), ground=ground)
    last = Painter(640, 720)
    last.show(seen)
    last.meet("here", 480)
    assert last.canvas.width == 960
    painter = Painter(640, 720)
    assert painter.canvas.width == 480
    painter.show(seen)
    assert (painter.canvas.width, painter.canvas.height) == (480, 540)
    open_window(painter, 480)
    assert painter.canvas.width == 960
    painter.show(picture(ground=ground))
    assert painter.canvas.width == 960


def test_before_a_window_opens_a_second_picture_is_drawn_whole_and_finely(sent):
    Painter._usual = 0.75
    painter = Painter(640, 720)
    painter.show(table())
    painter.show(table({"c4": FACE}))
    first, second = sent
    assert first.arguments("setTransform")[0][0] == pytest.approx(0.75 * 0.7, abs=0.001)
    assert len(second.arguments("setTransform")) == 64
    assert painter.canvas.width == 960


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


def size(painter):
    return painter.canvas.width, painter.canvas.height


@pytest.mark.parametrize("pixels", [640, 800, 1279, 1920])
def test_a_canvas_has_just_the_pixels_that_its_window_has_for_it(painter, sent, pixels):
    painter.show(table())
    sent.clear()
    open_window(painter, pixels)
    assert size(painter) == (pixels, round(pixels * 720 / 640))
    [message] = sent
    assert message.arguments("fillRect")[0] == [0, 0, *size(painter)]


def test_a_small_canvas_has_a_whole_number_of_pixels_for_each_of_the_screen(painter):
    painter.show(table())
    open_window(painter, 250)
    assert size(painter) == (750, 844)


def test_turned_cards_are_drawn_finer_because_their_edges_are_smooth(painter):
    painter.show(table(turned=True))
    open_window(painter, 640)
    assert size(painter) == (1280, 1440)
    painter.show(table())
    assert size(painter) == (1280, 1440)  # more may come


def test_of_several_windows_the_finest_counts(painter, sent):
    painter.show(table())
    painter.meet("phone", 900, is_new=True)
    painter.meet("projector", 1920, is_new=True)
    painter.meet("phone", 700)
    assert size(painter)[0] == 1920
    sent.clear()
    painter.meet("projector", 1920)
    assert sent == []
    painter.meet("projector", 640, is_new=True)
    assert size(painter)[0] == 700
    assert len(sent) == 1


def test_a_picture_of_another_width_is_drawn_with_the_pixels_that_its_window_has(painter):
    painter.show(table())
    open_window(painter, 960)
    painter.show(table()._replace(width=700))
    assert size(painter)[0] == 960


def test_a_new_canvas_is_as_fine_as_the_last_window_had_it(painter):
    painter.show(table())
    open_window(painter, 960)
    fresh = Painter(200, 100, scale=2)
    assert size(fresh) == (600, 300)
    fresh.close()


@given(some.integers(1, 3000), some.integers(1, 3000), some.floats(0.25, 8))
def test_a_canvas_is_as_wide_as_its_window_or_a_whole_number_of_times(width, pixels, scale):
    painter = Painter(width, 1, scale=scale)
    painter.show(picture(width=width, height=1))
    open_window(painter, pixels)
    shown, _ = size(painter)
    painter.close()
    assert shown % pixels == 0
    assert shown == pixels or shown // pixels == -(-width // pixels)


def test_a_window_that_is_gone_needs_no_pixels(painter, sent):
    painter.show(table())
    painter.meet("phone", 700, is_new=True)
    painter.meet("projector", 1920, is_new=True)
    painter.meet("projector", 0)
    assert size(painter)[0] == 700
    sent.clear()
    painter.meet("phone", 0)
    painter.meet("phone", 0)
    assert (size(painter)[0], sent) == (700, [])


def test_a_window_that_says_goodbye_is_forgotten(painter, sent):
    painter.show(table())
    painter.meet("phone", 700, is_new=True)
    painter.meet("projector", 1920, is_new=True)
    painter.forget("projector")
    assert size(painter)[0] == 700
    sent.clear()
    painter.forget("projector")
    painter.forget("never met")
    painter.forget("phone")
    assert (size(painter)[0], sent) == (700, [])


@pytest.fixture
def clock(painter):
    """A clock that stands still until it is told otherwise."""
    clock = Mock(return_value=0.0)
    painter._windows = Windows(clock)
    return clock


def test_a_window_that_vanished_without_a_word_counts_until_another_one_speaks(painter, clock):
    painter.show(table())
    painter.meet("projector", 1920, is_new=True)
    painter.meet("phone", 700, is_new=True)
    clock.return_value = SILENCE + 1
    painter.redraw()
    assert size(painter)[0] == 1920
    painter.meet("phone", 700)
    assert size(painter)[0] == 700


def test_a_window_that_speaks_now_and_then_counts(painter, sent, clock):
    painter.show(table())
    painter.meet("projector", 1920, is_new=True)
    painter.meet("phone", 700, is_new=True)
    sent.clear()
    for _ in range(10):
        clock.return_value += SILENCE / 2
        painter.meet("phone", 700)
        painter.meet("projector", 1920)
    assert (size(painter)[0], sent) == (1920, [])


def test_a_window_that_was_silent_for_long_and_speaks_again_is_drawn_for(painter, clock):
    painter.show(table())
    painter.meet("projector", 1920, is_new=True)
    clock.return_value = 2 * SILENCE
    painter.meet("phone", 700, is_new=True)
    painter.meet("projector", 1920)
    assert size(painter)[0] == 1920


def test_of_twenty_thousand_windows_those_that_spoke_last_are_remembered(painter):
    painter.show(table())
    painter.meet("projector", 1920, is_new=True)
    for number in range(20_000):
        painter.meet(f"window {number}", 700 + number % 8)
    assert len(painter._windows) == MOST
    assert size(painter)[0] == 707


@pytest.mark.parametrize("pixels", [-1, math.inf, math.nan])
def test_a_window_cannot_have_such_pixels(painter, sent, pixels):
    painter.show(table())
    sent.clear()
    with pytest.raises(ValueError, match="pixels for a canvas"):
        open_window(painter, pixels)
    assert size(painter) == (1280, 1440)
    assert sent == []


def test_what_failed_while_a_window_opened_is_drawn_whole_the_next_time(painter, sent, monkeypatch):
    painter.prepare([tile()])
    painter.show(table())
    with monkeypatch.context() as patch:
        patch.setattr(wire, "send", Mock(side_effect=OSError("no way out")))
        with pytest.raises(OSError, match="no way out"):
            open_window(painter, 900)
    sent.clear()
    painter.show(table({"c4": FACE}))
    assert size(painter)[0] == 900
    assert sent[-1].arguments("fillRect")[0] == [0, 0, *size(painter)]


def test_the_sheet_of_stamps_is_drawn_before_the_canvas_is_emptied(painter, sent, monkeypatch):
    painter.prepare([tile()])
    painter.show(table())
    order = []
    send, resize = wire.send, wire.resize
    monkeypatch.setattr(wire, "send", lambda *given: (order.append("send"), send(*given)))
    monkeypatch.setattr(wire, "resize", lambda *given: (order.append("resize"), resize(*given)))
    open_window(painter, 900)
    assert order == ["send", "resize", "send"]


def test_a_scale_makes_the_canvas_larger(sent):
    painter = Painter(640, 720, scale=1.5)
    painter.show(picture(tile(x=100, y=100)))
    assert size(painter) == (1920, 2160)
    painter.close()
    assert sent[0].arguments("setTransform") == [[2.1, 0, 0, 2.1, 195, 178]]


def test_no_canvas_is_larger_than_a_browser_can_hold():
    painter = Painter(4000, 3000, scale=3)
    assert 15_990_000 < painter.canvas.width * painter.canvas.height <= 16_010_000
    painter.close()


@pytest.mark.parametrize("scale", [0, -1, math.nan, math.inf])
def test_a_scale_that_is_no_scale_is_refused(scale):
    with pytest.raises(ValueError, match="scale"):
        Painter(640, 720, scale=scale)


def test_a_closed_painter_leaves_no_widget_and_draws_nothing(sent):
    before = set(_instances)
    painter = Painter(640, 720)
    open_window(painter)
    painter.prepare([tile()])
    painter.show(table()._replace(ground=MAP))
    canvases = (painter.canvas, painter._ground.canvas, painter._stamps.canvas)
    painter.close()
    sent.clear()
    painter.show(table({"c4": FACE}))
    painter.show(table()._replace(width=700))
    painter.prepare([tile()])
    painter.redraw()
    painter.close()
    assert sent == []
    assert all((canvas.width, canvas.height) == (1, 1) for canvas in canvases)
    assert set(_instances) == before
    assert _CANVAS_MANAGER._current_canvas is None


def test_a_closed_painter_holds_little():
    # IPython keeps every table that a cell returned.
    painter = Painter(640, 720)
    painter.show(table({"c4": FACE}))
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    painter.redraw()
    assert len(pickle.dumps(_kept(painter))) > 3_000
    painter.close()
    painter.show(table())
    painter.prepare([tile()])
    assert len(pickle.dumps(_kept(painter))) < 400


def _kept(painter):
    """All that it holds of pictures and windows."""
    sheet = painter._sheet
    return painter._picture, painter._ready, sheet._tiles, sheet.places, painter._windows._known


@pytest.mark.parametrize(
    "which",
    [
        lambda painter: painter.canvas,
        lambda painter: painter._ground.canvas,
        lambda painter: painter._stamps.canvas,
    ],
    ids=["canvas", "ground", "stamps"],
)
def test_a_canvas_that_somebody_else_closed_is_left_alone(painter, sent, which):
    open_window(painter)
    painter.prepare([tile()])
    painter.show(table()._replace(ground=MAP))
    which(painter).close()
    sent.clear()
    painter.show(table({"c4": FACE}))
    painter.redraw()
    assert sent == []
