"""What the front end would receive."""

import json
from typing import NamedTuple

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS, Canvas

from gold_widgets.canvas.painter import Painter

NAMES = {number: name for name, number in COMMANDS.items()}
SETTINGS = {number: name for name, number in Canvas.ATTRS.items()}


class Sent(NamedTuple):
    """A message: its bytes, and its commands by name."""

    data: bytes
    commands: list

    @property
    def names(self):
        return [name for name, _ in self.commands]

    @property
    def settings(self):
        """What was set, in order: pairs of a name and a value."""
        return [(SETTINGS[args[0]], args[1]) for name, args in self.commands if name == "set"]

    def arguments(self, name):
        return [args for command, args in self.commands if command == name]


def read(data):
    commands = json.loads(bytes(data), parse_constant=pytest.fail)
    if not isinstance(commands[0], list):
        commands = [commands]
    return Sent(bytes(data), [(NAMES[number], (args or [[]])[0]) for number, *args in commands])


@pytest.fixture
def sent(monkeypatch):
    """The messages that all canvases sent since the test began."""
    messages = []

    def send(content, buffers=None):
        assert set(content) == {"shape", "dtype"}
        messages.append(read(buffers[0]))

    monkeypatch.setattr(_CANVAS_MANAGER, "send", send)
    monkeypatch.setattr(_CANVAS_MANAGER, "_current_canvas", None)
    return messages


@pytest.fixture
def painter(sent):
    painter = Painter(640, 720)
    yield painter
    painter.close()


@pytest.fixture
def update(painter, sent):
    """Shows two pictures, one after the other, and says what the second one sent."""

    def update(before, after):
        painter.show(before)
        painter.redraw()  # the first one is drawn as if nothing were to follow
        sent.clear()
        painter.show(after)
        return sent

    return update


@pytest.fixture(autouse=True)
def _fine(monkeypatch):
    """The last window, and every other one here, has two pixels for each of the page's."""
    monkeypatch.setattr(Painter, "_usual", 2.0)


def open_window(painter, pixels=1280):
    """Opens a window, which has so many pixels for the canvas from left to right."""
    painter.meet("window", pixels, is_new=True)
