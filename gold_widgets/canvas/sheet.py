"""A picture on a sheet of paper, with a task above it and boxes to tick below.

For wherever only a picture is left of something that could be pressed: GitHub, an export, a print.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Shape, Text
from gold_widgets.canvas.writing import number, wrapped

MARGIN = 16
NARROWEST = 340
"""The least width of the words: a small picture stands in the middle."""
TITLE, WORDS, SMALL = 20, 17, 13
"""How large the letters are."""
LINE = 1.35
"""From line to line, in sizes of a letter."""
BOX = 16
_SLACK = 0.92
"""Fonts are of different widths: lines are filled only so far."""

_TICK = "M {0} {5} L {1} {6} L {2} {4}"
_CROSS = "M {0} {4} L {2} {6} M {2} {4} L {0} {6}"


Mark = Literal["", "tick", "cross"]
"""What stands in a box."""
MARKS: Mapping[str, Mark] = MappingProxyType(
    {"right": "tick", "met": "tick", "wrong": "cross", "broken": "cross", "open": ""}
)
"""How something stands → what its box says."""


class Item(NamedTuple):
    """A line with a box before it."""

    text: str
    mark: Mark = ""


def sheet(picture: Picture, title: str, items: Sequence[Item], note: str = "") -> Picture:
    """Put a picture between a title and items, a note below; as high as all of it needs."""
    width = max(picture.width, NARROWEST) + 2 * MARGIN
    above, top = _title(title, width)
    across = (width - picture.width) / 2
    below, bottom = _items(items, top + picture.height + MARGIN, width)
    if note:
        written, bottom = _note(note, bottom, width)
        below += written
    board = Rect(across, top, picture.width, picture.height, picture.background)
    ground = (_moved(shape, across, top) for shape in picture.ground)
    tiles = (tile._replace(x=tile.x + across, y=tile.y + top) for tile in picture.tiles)
    shapes = (*above, board, *ground, *below)
    return Picture(width, bottom, palette.PAPER, tuple(tiles), shapes)


def _title(title: str, width: float) -> tuple[list[Shape], float]:
    """Write the title; return its lines, and where what is below begins."""
    lines = wrapped(title, TITLE, (width - 2 * MARGIN) * _SLACK, bold=True)
    high = TITLE * LINE
    written: list[Shape] = [
        _text(MARGIN, MARGIN + high * (line + 0.5), words, TITLE, width, bold=True)
        for line, words in enumerate(lines)
    ]
    return written, MARGIN + high * len(lines) + MARGIN / 2


def _items(items: Sequence[Item], top: float, width: float) -> tuple[list[Shape], float]:
    """Write the items; return their shapes, and where the sheet ends."""
    written: list[Shape] = []
    high = WORDS * LINE
    left = MARGIN + BOX + 10
    for item in items:
        written += _box(item, MARGIN, top + high / 2)
        lines = wrapped(item.text, WORDS, (width - left - MARGIN) * _SLACK)
        written += [
            _text(left, top + high * (line + 0.5), words, WORDS, width)
            for line, words in enumerate(lines)
        ]
        top += high * max(1, len(lines))
        top += 6
    return written, top + MARGIN - 6


def _note(note: str, top: float, width: float) -> tuple[list[Shape], float]:
    """Write something in small letters at the foot; return it, and where the sheet ends."""
    lines = wrapped(note, SMALL, (width - 2 * MARGIN) * _SLACK)
    high = SMALL * LINE
    written: list[Shape] = [
        _text(MARGIN, top + high * (line + 0.5) - 6, words, SMALL, width)
        for line, words in enumerate(lines)
    ]
    return written, top + high * len(lines) + MARGIN - 6


def _text(x: float, y: float, words: str, size: float, width: float, *, bold: bool = False) -> Text:
    room = width - x - MARGIN
    return Text(round(x, 1), round(y, 1), words, size, palette.PAPER_INK, bold, "left", room)


def _box(item: Item, left: float, middle: float) -> Iterator[Shape]:
    """Draw a box; a mark in it is told by its shape, so that it survives a print without colors."""
    top = middle - BOX / 2
    yield Rect(left, round(top, 1), BOX, BOX, palette.LIGHT, 3, palette.PAPER_INK, 1.5)
    if not item.mark:
        return
    across = [left + BOX * part for part in (0.22, 0.42, 0.78)]
    down = [top + BOX * part for part in (0.1, 0.24, 0.52, 0.76)]
    steps = (_TICK if item.mark == "tick" else _CROSS).format(*map(number, (*across, *down)))
    yield Path(steps, "", palette.PAPER_INK, 2.5)


def _moved(shape: Shape, x: float, y: float) -> Shape:
    """Shift a shape."""
    if isinstance(shape, Rect | Circle | Text):
        return shape._replace(x=shape.x + x, y=shape.y + y)
    steps = []
    for letter, values in shape.moves:
        shifted = (value + (x, y)[index % 2] for index, value in enumerate(values))
        steps += [letter, *map(number, shifted)]
    return shape._replace(steps=" ".join(steps))
