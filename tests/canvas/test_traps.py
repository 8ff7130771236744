"""What ipycanvas does that the pen works around. If a test fails here, look at wire.py again.

Nothing here is wished for. When an upgrade mends a trap, its way out can go.
"""

import json
import subprocess
import sys
from importlib.resources import files

import pytest
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST
from ipywidgets import Layout, widget_serialization
from ipywidgets.widgets.widget import _instances

from gold_widgets.canvas import wire


@pytest.fixture
def canvas():
    canvas = Canvas()
    yield canvas
    wire.close(canvas)


@pytest.fixture
def raw(monkeypatch):
    """What the manager sends, content and buffers, as they are."""
    messages = []
    monkeypatch.setattr(
        _CANVAS_MANAGER, "send", lambda content, buffers: messages.append((content, buffers))
    )
    return messages


@pytest.fixture
def released():
    """Lets go of whatever a test made the manager hold back."""
    yield
    _CANVAS_MANAGER._caching = False
    _CANVAS_MANAGER._commands_cache, _CANVAS_MANAGER._buffers_cache = [], []


def test_after_an_exception_in_a_hold_all_later_drawings_are_held_back(canvas, sent, released):
    with pytest.raises(ZeroDivisionError), hold_canvas():
        canvas.fill_rect(0, 0, 1 / 0)
    canvas.fill_rect(0, 0, 1)
    assert _CANVAS_MANAGER._caching
    assert sent == []


def test_a_hold_within_a_hold_sends_too_early(canvas, sent):
    with hold_canvas():
        canvas.fill_rect(0, 0, 1)
        with hold_canvas():
            canvas.fill_rect(0, 0, 2)
        assert len(sent) == 1


def test_a_canvas_is_selected_once_whatever_pages_open_afterwards(canvas, sent):
    # https://github.com/jupyter-widgets-contrib/ipycanvas/issues/322
    canvas.fill_rect(0, 0, 1)
    canvas._handle_frontend_event(None, {"event": "client_ready"}, [])
    canvas.fill_rect(0, 0, 2)
    assert [message.names for message in sent] == [["switchCanvas"], ["fillRect"], ["fillRect"]]
    assert _CANVAS_MANAGER._current_canvas is canvas


def test_to_forget_which_canvas_is_selected_selects_it_again(canvas, sent):
    canvas.fill_rect(0, 0, 1)
    _CANVAS_MANAGER._current_canvas = None
    sent.clear()
    with hold_canvas():
        canvas.fill_rect(0, 0, 2)
    assert sent[0].names == ["switchCanvas", "fillRect"]


@pytest.mark.parametrize("radius", [float("nan"), -1, float("inf")])
def test_commands_that_stop_every_canvas_are_sent_without_a_word(canvas, raw, radius):
    canvas.fill_circle(1, 1, radius)
    _, [buffer] = raw[-1]
    assert str(json.loads(bytes(buffer))[1][2]) == str(radius)


def test_commands_for_a_closed_canvas_are_sent_all_the_same(sent):
    canvas = Canvas()
    canvas.fill_rect(0, 0, 1)
    sent.clear()
    canvas.close()
    canvas.fill_rect(0, 0, 1)
    assert sent[0].names == ["fillRect"]
    canvas.layout.close()


def test_a_widget_may_be_given_a_short_name():
    canvas = wire.canvas(Layout())
    assert len(canvas.model_id) == 8
    assert wire.reference(canvas) == widget_serialization["to_json"](canvas, None)
    wire.close(canvas)


def test_closing_a_canvas_leaves_its_layout():
    before = set(_instances)
    canvas = Canvas()
    canvas.close()
    left = set(_instances) - before
    assert left == {canvas.layout.model_id}
    canvas.layout.close()


def test_after_all_widgets_were_closed_ipycanvas_can_make_no_canvas_but_we_can():
    script = """
from ipywidgets import Layout, Widget
from ipycanvas import Canvas
from gold_widgets.canvas import wire
Widget.close_all()
try:
    Canvas()
except AttributeError:
    print("ipycanvas cannot")
canvas = wire.canvas(Layout())
sent = []
canvas._canvas_manager.comm.send = lambda *args, **kwargs: sent.append(kwargs["buffers"])
wire.send(canvas, "[43]")
print(len(sent))
"""
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split("\n")[:2] == ["ipycanvas cannot", "1"]


def test_a_message_of_ours_is_like_one_of_theirs(canvas, raw):
    _CANVAS_MANAGER._current_canvas = None
    with hold_canvas():
        canvas.fill_style = "#ff0000"
        canvas.fill_rect(1, 2, 3, 4)
    wire.send(canvas, '[42,[0,"#ff0000"]],[0,[1,2,3,4]]')
    (their_content, [theirs]), (our_content, [ours]) = raw
    assert their_content == {"shape": (len(bytes(theirs)),), "dtype": "uint8"}
    assert our_content == {"shape": [len(ours)], "dtype": "uint8"}
    their_commands, our_commands = json.loads(bytes(theirs)), json.loads(ours)
    assert [command[:2] for command in their_commands] == our_commands


def test_the_front_end_numbers_its_commands_as_python_does():
    static = files("ipycanvas") / "labextension" / "static"
    names = ",".join(f'"{name}"' for name in _CMD_LIST)
    assert any(names in file.read_text("utf-8") for file in static.iterdir() if file.is_file())


def test_a_canvas_says_to_nobody_that_a_page_has_it_unless_it_shall():
    # A page would be answered before it shows anything; tables wait until it does.
    canvas = wire.canvas(Layout())
    assert canvas.get_state()["_send_client_ready_event"] is False
    wire.close(canvas)


def test_a_canvas_that_is_closed_has_no_pixels_left(canvas):
    wire.close(canvas)
    assert (canvas.width, canvas.height) == (1, 1)
    wire.close(canvas)
