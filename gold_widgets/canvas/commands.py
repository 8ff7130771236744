"""Shapes as ipycanvas commands, in as few bytes as will do.

The front end reads a message as a list of commands, [number, [arguments]], in JSON. What makes it
short: a setting (a color, a font) is sent only where it changes, numbers have no needless digits,
and a rectangle with round corners is a rectangle inside a thick line with round joins, which takes
half the bytes of a path. The numbers 60, 42 and so on are those of ipycanvas.
"""

from __future__ import annotations

import json
from functools import lru_cache

from gold_widgets.canvas.checks import THINNEST
from gold_widgets.canvas.lean import COMMANDS, Canvas
from gold_widgets.canvas.palette import mix
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text
from gold_widgets.canvas.writing import color, number, numbers
from gold_widgets.engine.pages import printable

Command = tuple[str, str]
"""A command as JSON, and what it sets, or "": so that nothing is set twice."""

_MOVES = {
    "M": "moveTo",
    "L": "lineTo",
    "Q": "quadraticCurveTo",
    "C": "bezierCurveTo",
    "Z": "closePath",
}
_quoted = json.JSONEncoder(ensure_ascii=False).encode


@lru_cache(maxsize=512)
def strokes(
    shapes: tuple[Shape, ...], background: str = "", opacity: float = 1
) -> tuple[Command, ...]:
    """What draws shapes. On a plain background, faint shapes are shapes in faint colors."""

    def seen(paint: str) -> str:
        return mix(paint, background, opacity) if paint else ""

    if opacity < 1:
        shapes = tuple(
            shape._replace(fill=seen(shape.fill))
            if isinstance(shape, Text)
            else shape._replace(fill=seen(shape.fill), stroke=seen(shape.stroke))
            for shape in shapes
        )
    return tuple([command for shape in shapes for command in _shape(shape)])


def call(name: str, arguments: str = "") -> str:
    """A command of ipycanvas with its arguments, as JSON."""
    return f"[{COMMANDS[name]},[{arguments}]]" if arguments else f"[{COMMANDS[name]}]"


def setting(name: str, value: str) -> Command:
    """From here on, draw so."""
    return f"[{COMMANDS['set']},[{Canvas.ATTRS[name]},{value}]]", name


@lru_cache(maxsize=256)
def brush(paint: str) -> Command:
    """From here on, fill with this color."""
    return setting("fill_style", f'"{color(paint)}"')


def _shape(shape: Shape) -> list[Command]:
    match shape:
        case Rect():
            return _rectangle(shape)
        case Circle():
            return _circle(shape)
        case Path():
            return _path(shape)
        case Text():
            return _text(shape)


def _rectangle(rect: Rect) -> list[Command]:
    sides = rect[:4]
    if rect.corner:
        small = min(rect.width, rect.height)
        if rect.fill and rect.line + THINNEST <= 2 * rect.corner < small:
            return _padded(rect)
        return [*_outline(rect), *_paint(rect)]
    commands = []
    if rect.fill:
        commands += [brush(rect.fill), _command("fillRect", *sides)]
    if rect.stroke:
        commands += [*_pen(rect.stroke, rect.line), _JOIN, _command("strokeRect", *sides)]
    return commands


def _padded(rect: Rect) -> list[Command]:
    """Round corners as a thick line with round joins, around a rectangle that they leave free."""
    pad = rect.corner
    core = (rect.x + pad, rect.y + pad, rect.width - 2 * pad, rect.height - 2 * pad)
    around = _command("strokeRect", *core)
    border = [*_pen(rect.stroke, 2 * pad + rect.line), _JOIN, around] if rect.stroke else []
    inner = [*_pen(rect.fill, 2 * pad - rect.line), _JOIN, around]
    return [*border, *inner, brush(rect.fill), _command("fillRect", *core)]


def _outline(rect: Rect) -> list[Command]:
    """The path around a rectangle with round corners, from where the left upper one ends."""
    x, y, radius = rect.x, rect.y, rect.corner
    right, bottom = x + rect.width, y + rect.height
    return [
        _BEGIN,
        _command("moveTo", x + radius, y),
        _command("arcTo", right, y, right, bottom, radius),
        _command("arcTo", right, bottom, x, bottom, radius),
        _command("arcTo", x, bottom, x, y, radius),
        _command("arcTo", x, y, right, y, radius),
        _command("closePath"),
    ]


def _circle(circle: Circle) -> list[Command]:
    commands = []
    if circle.fill:
        commands += [brush(circle.fill), _command("fillCircle", *circle[:3])]
    if circle.stroke:
        # Where the line meets itself, too, it must not look as what was drawn before it did.
        pen = (*_pen(circle.stroke, circle.line), _JOIN, _CAP)
        commands += [*pen, _command("strokeCircle", *circle[:3])]
    return commands


def _path(path: Path) -> list[Command]:
    moves = path.moves
    if not path.fill and path.stroke and [letter for letter, _ in moves] == ["M", "L"]:
        line = _command("strokeLine", *moves[0][1], *moves[1][1])
        return [*_pen(path.stroke, path.line), _CAP, line]
    # To fill a path closes it.
    steps = [
        _command(_MOVES[letter], *values)
        for letter, values in moves
        if letter != "Z" or path.stroke
    ]
    return [_BEGIN, *steps, *_paint(path)]


def _text(text: Text) -> list[Command]:
    weight = "bold " if text.bold else ""
    place = numbers(text.x, text.base, text.most) if text.most else numbers(text.x, text.base)
    return [
        brush(text.fill),
        setting("font", f'"{weight}{number(text.size)}px sans-serif"'),
        setting("text_align", f'"{text.align}"'),
        (call("fillText", f"{_quoted(printable(text.text))},{place}"), ""),
    ]


def _paint(shape: Rect | Path) -> list[Command]:
    """Fill the path that was just laid out, and draw along it."""
    fill = [brush(shape.fill), _command("fill")] if shape.fill else []
    if not shape.stroke:
        return fill
    return [*fill, *_pen(shape.stroke, shape.line), _JOIN, _CAP, _command("stroke")]


def _pen(paint: str, line: float) -> tuple[Command, Command]:
    style = setting("stroke_style", f'"{color(paint)}"')
    return style, setting("line_width", number(line))


def _command(name: str, *values: float) -> Command:
    return call(name, numbers(*values)), ""


_BEGIN = _command("beginPath")
_JOIN, _CAP = setting("line_join", '"round"'), setting("line_cap", '"round"')
