"""The one place that knows how ipycanvas works inside; tests/canvas/test_traps.py watches that.

All canvases of a kernel share one manager, which sends their commands and notes which canvas the
front end has selected. That note is wrong for a page that was reloaded or opened since: its first
command finds no canvas, and from then on the page draws nothing at all (ipycanvas #322). ipycanvas
also has no safe way to hold commands back: after an exception it holds back all later ones too.
So a message from here selects its canvas itself and is sent whole.
"""

from __future__ import annotations

from uuid import uuid4

from ipywidgets import Layout

from gold_widgets.canvas.lean import _CANVAS_MANAGER, COMMANDS, Canvas


def canvas(layout: Layout, width: int = 1, height: int = 1) -> Canvas:
    """A new canvas, with a short name, since every message spells it.

    After `Widget.close_all()` ipycanvas by itself could not make another.
    """
    if _CANVAS_MANAGER.comm is None:
        _CANVAS_MANAGER.open()
    name = uuid4().hex[:8]
    return Canvas(
        layout=layout, width=width, height=height, model_id=name, _send_client_ready_event=False
    )


def reference(target: Canvas) -> str:
    """What a canvas is called in a command."""
    return f"IPY_MODEL_{target.model_id}"


def resize(target: Canvas, width: int, height: int) -> None:
    """Give a canvas another size in one message, if it is another. A front end then empties it.

    It does so at once, while drawings wait for those before them, whoever sent them.
    """
    with target.hold_sync():
        target.width, target.height = width, height


def send(target: Canvas, commands: str) -> None:
    """Send commands to an open canvas, as JSON with commas between them, in one message."""
    # Whatever others hold back was drawn before this, perhaps on the canvas selected until now.
    _CANVAS_MANAGER.flush()
    select = f'[{COMMANDS["switchCanvas"]},["{reference(target)}"]]'
    message = f"[{select},{commands}]".encode()
    _CANVAS_MANAGER._current_canvas = target
    _CANVAS_MANAGER.send({"shape": [len(message)], "dtype": "uint8"}, [message])


def close(target: Canvas) -> None:
    """Close a canvas with its layout, and let nothing refer to it any longer.

    JupyterLab keeps every widget that was ever closed until the kernel ends, so leave it no pixels.
    """
    if _CANVAS_MANAGER._current_canvas is target:
        _CANVAS_MANAGER._current_canvas = None
    if target.comm is not None:
        resize(target, 1, 1)
    target.layout.close()
    target.close()
