"""Shapes as ipycanvas commands, in as few bytes as will do.

The front end reads a message as a list of commands, [number, [arguments]], in JSON. What makes it
short: a setting (a color, a font) is sent only where it changes, numbers have no needless digits,
and a rectangle with round corners is a rectangle inside a thick line with round joins, which takes
half the bytes of a path. The numbers 60, 42 and so on are those of ipycanvas.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ipycanvas.canvas import COMMANDS, Canvas

from gold_widgets.canvas.checks import THINNEST
from gold_widgets.canvas.palette import mix
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text, Tile
from gold_widgets.canvas.writing import color, number, words

_MOVES = {
    "M": "moveTo",
    "L": "lineTo",
    "Q": "quadraticCurveTo",
    "C": "bezierCurveTo",
    "Z": "closePath",
}


class Command(NamedTuple):
    """One command as JSON; `setting` names what it sets, so that nothing is set twice."""

    text: str
    setting: str = ""


class Message:
    """The commands that travel together. It says all that it needs and relies on no earlier one."""

    def __init__(self, background: str, zoom: float) -> None:
        self._background = background
        self._zoom = zoom
        self._texts: list[str] = []
        self._settings: dict[str, str] = {}

    def fill(self, width: int, height: int) -> None:
        """Paint the background all over."""
        self._add([_PIXELS, *_rect(0, 0, width, height, self._background)])

    def clear(self) -> None:
        """Paint nothing all over: not even the background."""
        self._add([_PIXELS, _command("clear")])

    def erase(self, tile: Tile) -> None:
        """Paint the background over a tile, smooth edges and all, as if it had never been there.

        The edge of a turned one has half covered pixels, and a canvas rounds when it mixes colors:
        laid on the same color, a color comes out darker by one, and by one more each time. To take
        the lighter or the darker of two like colors, nothing is rounded.
        """
        x, y, width, height = self._corner(tile)
        edge = 3 if tile.angle else 1
        around = (x - edge, y - edge, width + 2 * edge, height + 2 * edge)
        brush, cover = _rect(*around, self._background)
        self._add([brush])
        if tile.angle:
            mixed = [_command("save"), _mode("lighten"), cover, _mode("darken"), cover]
            self._add([*mixed, _command("restore")])
        else:
            self._add([cover])

    def draw(self, tile: Tile) -> None:
        """Draw a tile's shapes."""
        if tile.shapes:
            self._add([_stand(*_matrix(tile, self._zoom))])
            self._add(_strokes(tile.shapes, self._background, tile.opacity))

    def stamp(self, tile: Tile, sheet: str, x: int, y: int) -> None:
        """Copy a tile that lies drawn at a place on another canvas, with a pixel around it."""
        left, top, width, height = self._corner(tile)
        copy = _call("drawImage", [f'"{sheet}"', number(left - x), number(top - y)])
        self._add(
            [
                _command("save"),
                _command("beginPath"),
                _command("rect", left - 1, top - 1, width + 2, height + 2),
                _command("clip"),
                Command(copy),
                _command("restore"),
            ]
        )

    def _corner(self, tile: Tile) -> tuple[float, float, int, int]:
        """Count in pixels along a tile's sides: where it begins, and how large it is."""
        width, height = pixels(tile, self._zoom)
        *_, x, y = _matrix(tile, self._zoom)
        if not tile.angle:
            self._add([_PIXELS])
            return x, y, width, height
        turn = math.radians(tile.angle)
        self._add([_stand(math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), x, y)])
        return 0, 0, width, height

    def __str__(self) -> str:
        return ",".join(self._texts)

    def __bool__(self) -> bool:
        return bool(self._texts)

    def _add(self, commands: Sequence[Command]) -> None:
        for text, setting in commands:
            if setting:
                if self._settings.get(setting) == text:
                    continue
                self._settings[setting] = text
            self._texts.append(text)


def pixels(tile: Tile, zoom: float) -> tuple[int, int]:
    """How many pixels a tile covers, across and down, before it is turned."""
    size = zoom * tile.scale
    return math.ceil(tile.width * size), math.ceil(tile.height * size)


@lru_cache(maxsize=512)
def _strokes(shapes: tuple[Shape, ...], background: str, opacity: float) -> tuple[Command, ...]:
    """The commands of a tile. On a plain background, faint shapes are shapes in faint colors."""

    def seen(paint: str) -> str:
        return mix(paint, background, opacity) if paint else ""

    if opacity < 1:
        shapes = tuple(
            shape._replace(fill=seen(shape.fill))
            if isinstance(shape, Text)
            else shape._replace(fill=seen(shape.fill), stroke=seen(shape.stroke))
            for shape in shapes
        )
    return tuple(command for shape in shapes for command in _shape(shape))


def _shape(shape: Shape) -> Iterator[Command]:
    match shape:
        case Rect():
            yield from _rectangle(shape)
        case Circle():
            yield from _circle(shape)
        case Path():
            yield from _path(shape)
        case Text():
            yield from _text(shape)


def _rectangle(rect: Rect) -> Iterator[Command]:
    x, y, width, height, fill, *_ = rect
    if not rect.corner:
        if fill:
            yield from _rect(x, y, width, height, fill)
        if rect.stroke:
            yield from _pen(rect.stroke, rect.line, "line_join")
            yield _command("strokeRect", x, y, width, height)
    elif fill and rect.line + THINNEST <= 2 * rect.corner < min(width, height):
        yield from _padded(rect)
    else:
        yield from _outline(rect)
        yield from _paint(rect)


def _padded(rect: Rect) -> Iterator[Command]:
    """Round corners as a thick line with round joins, around a rectangle that they leave free."""
    pad = rect.corner
    core = (rect.x + pad, rect.y + pad, rect.width - 2 * pad, rect.height - 2 * pad)
    if rect.stroke:
        yield from _pen(rect.stroke, 2 * pad + rect.line, "line_join")
        yield _command("strokeRect", *core)
    yield from _pen(rect.fill, 2 * pad - rect.line, "line_join")
    yield _command("strokeRect", *core)
    yield from _rect(*core, rect.fill)


def _outline(rect: Rect) -> Iterator[Command]:
    """The path around a rectangle with round corners, from where the left upper one ends."""
    x, y, radius = rect.x, rect.y, rect.corner
    right, bottom = x + rect.width, y + rect.height
    yield _command("beginPath")
    yield _command("moveTo", x + radius, y)
    yield _command("arcTo", right, y, right, bottom, radius)
    yield _command("arcTo", right, bottom, x, bottom, radius)
    yield _command("arcTo", x, bottom, x, y, radius)
    yield _command("arcTo", x, y, right, y, radius)
    yield _command("closePath")


def _circle(circle: Circle) -> Iterator[Command]:
    if circle.fill:
        yield _brush(circle.fill)
        yield _command("fillCircle", *circle[:3])
    if circle.stroke:
        yield from _pen(circle.stroke, circle.line)
        yield _command("strokeCircle", *circle[:3])


def _path(path: Path) -> Iterator[Command]:
    moves = path.moves
    if not path.fill and path.stroke and [letter for letter, _ in moves] == ["M", "L"]:
        yield from _pen(path.stroke, path.line, "line_cap")
        yield _command("strokeLine", *moves[0][1], *moves[1][1])
        return
    yield _command("beginPath")
    for letter, numbers in moves:
        # To fill a path closes it.
        if letter != "Z" or path.stroke:
            yield _command(_MOVES[letter], *numbers)
    yield from _paint(path)


def _text(text: Text) -> Iterator[Command]:
    weight = "bold " if text.bold else ""
    yield _brush(text.fill)
    yield _set("font", f'"{weight}{number(text.size)}px sans-serif"')
    yield _set("text_align", f'"{text.align}"')
    letters = json.dumps(words(text.text), ensure_ascii=False)
    numbers = [text.x, text.base, *([text.most] if text.most else [])]
    yield Command(_call("fillText", [letters, *map(number, numbers)]))


def _paint(shape: Rect | Path) -> Iterator[Command]:
    """Fill the path that was just laid out, and draw along it."""
    if shape.fill:
        yield _brush(shape.fill)
        yield _command("fill")
    if shape.stroke:
        yield from _pen(shape.stroke, shape.line, "line_join", "line_cap")
        yield _command("stroke")


def _rect(x: float, y: float, width: float, height: float, fill: str) -> tuple[Command, ...]:
    return _brush(fill), _command("fillRect", x, y, width, height)


def _brush(paint: str) -> Command:
    return _set("fill_style", f'"{color(paint)}"')


def _pen(paint: str, line: float, *rounded: str) -> Iterator[Command]:
    yield _set("stroke_style", f'"{color(paint)}"')
    yield _set("line_width", number(line))
    for setting in rounded:
        yield _set(setting, '"round"')


def _set(setting: str, value: str) -> Command:
    return Command(_call("set", [str(Canvas.ATTRS[setting]), value]), setting)


def _command(name: str, *numbers: float) -> Command:
    return Command(_call(name, [number(value) for value in numbers]))


def _call(name: str, arguments: list[str]) -> str:
    if not arguments:
        return f"[{COMMANDS[name]}]"
    return f"[{COMMANDS[name]},[{','.join(arguments)}]]"


def _mode(name: str) -> Command:
    # Always said, because what was said before may have been taken back.
    return _set("global_composite_operation", f'"{name}"')._replace(setting="")


def _stand(*matrix: float) -> Command:
    """From here on, count in other units."""
    *turn, x, y = matrix
    numbers = [number(value, 3) for value in turn] + [number(x, 1), number(y, 1)]
    return Command(_call("setTransform", numbers), "transform")


def _matrix(tile: Tile, zoom: float) -> tuple[float, float, float, float, float, float]:
    """What takes a tile's units to pixels. If not turned, it starts on a whole one, to be sharp."""
    a, b, c, d, x, y = (value * zoom for value in tile.matrix)
    return (a, b, c, d, x, y) if tile.angle else (a, 0, 0, d, round(x), round(y))


_PIXELS = Command(_call("resetTransform", []), "transform")
