"""Is a picture fit to be drawn? Asked before anything is sent.

One bad command (a NaN, a negative radius) stops every canvas of a kernel until the page is
reloaded, and Python hears nothing of it. So nothing is sent that has not passed here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

from gold_widgets.canvas.gaps import too_close
from gold_widgets.canvas.shapes import Circle, Path, Picture, Place, Rect, Shape, Text, Tile

# A line of no width is not drawn: a canvas then goes on with the width it had before.
THINNEST = 0.1
# Far beyond any screen. Above, a short notation of numbers would no longer be exact.
_LARGEST = 100_000
# How far a shape may reach out of its tile: what rounding may have made of a clean number.
_SLACK = 0.05
_COLOR = re.compile(r"#[0-9a-f]{6}")
_NUMBER = r" -?\d+(?:\.\d+)?"
_STEP = rf"(?: [ML](?:{_NUMBER}){{2}}| Q(?:{_NUMBER}){{4}}| C(?:{_NUMBER}){{6}}| Z)"
_STEPS = re.compile(rf" M(?:{_NUMBER}){{2}}{_STEP}*")


def check(picture: Picture, passed: Picture | None = None) -> None:
    """Raises ValueError, which names the tile and says what is wrong, unless all is well.

    If a picture that `passed` before is given, only what differs from it is looked at.
    """
    tiles = picture.tiles
    if passed is None or passed[:3] != picture[:3] or passed.ground != picture.ground:
        _check_board(picture)
    before = passed.tiles if passed else ()
    fresh = [pair for pair in zip_longest(tiles, before) if pair[0] and pair[0] != pair[1]]
    check_tiles([tile for tile, _ in fresh])
    if [True for tile, old in fresh if not old or tile.key != old.key or tile.place != old.place]:
        _check_places(tiles)


def check_tiles(tiles: Iterable[Tile]) -> None:
    """Raises ValueError unless each tile can be drawn, wherever the others are."""
    for tile in tiles:
        if fault := _place_fault(tile.place, tile.opacity):
            raise ValueError(f"Tile {tile.key!r} {fault}.")
        if fault := _first_fault(tile.shapes, tile.width, tile.height, "its tile"):
            raise ValueError(f"Tile {tile.key!r}: {fault}.")


def check_size(**sizes: float) -> None:
    """Raises ValueError unless every number given is one that a picture can be large."""
    for name, size in sizes.items():
        for fault in _size_faults(name, size):
            raise ValueError(f"The picture {fault}.")


def _check_board(picture: Picture) -> None:
    """Look at all that lies below the tiles."""
    check_size(width=picture.width, height=picture.height)
    for fault in _color_faults("background", picture.background):
        raise ValueError(f"The picture {fault}.")
    if fault := _first_fault(picture.ground, picture.width, picture.height, "the picture"):
        raise ValueError(f"The ground: {fault}.")


def _check_places(tiles: Sequence[Tile]) -> None:
    """Look at tiles that are each fit to be drawn: can one change without the others?"""
    seen: set[str] = set()
    for tile in tiles:
        if tile.key in seen:
            raise ValueError(f"Two tiles are called {tile.key!r}; each needs a key of its own.")
        seen.add(tile.key)
    if found := too_close(tiles):
        one, other, apart = found
        raise ValueError(
            f"Tiles {one.key!r} and {other.key!r} overlap or lie too close: leave {apart} units"
            " between them, or one could not be erased without the other."
        )


# Most tiles are drawn as they were before, so what was found is kept.
@lru_cache(maxsize=1024)
def _place_fault(place: Place, opacity: float) -> str:
    return next(_place_faults(Tile("", *place[:4], (), *place[4:], opacity)), "")


def _place_faults(tile: Tile) -> Iterator[str]:
    for name in ("x", "y", "angle"):
        yield from _number_faults(name, getattr(tile, name))
    for name in ("width", "height", "scale"):
        yield from _size_faults(name, getattr(tile, name))
    yield from _number_faults("opacity", tile.opacity, 0, 1)


@lru_cache(maxsize=1024)
def _first_fault(shapes: tuple[Shape, ...], width: float, height: float, whole: str) -> str:
    """What is wrong with the first shape that is not fit to be drawn on a tile or a picture."""
    for shape in shapes:
        for fault in _shape_faults(shape):
            return f"{shape} {fault}"
        left, top, right, bottom = _box(shape)
        inside = min(left, top) >= -_SLACK and right <= width + _SLACK and bottom <= height + _SLACK
        if not inside:
            left_over = ", and would not be erased with it" if whole == "its tile" else ""
            return (
                f"{shape} covers {left:g} to {right:g} across and {top:g} to {bottom:g} down,"
                f" outside {whole} of {width:g} by {height:g}{left_over}"
            )
    return ""


def _shape_faults(shape: object) -> Iterator[str]:
    match shape:
        case Rect():
            yield from _spot_faults(shape)
            for name in ("width", "height", "radius"):
                yield from _number_faults(name, getattr(shape, name), 0)
            yield from _paint_faults(shape)
        case Circle():
            yield from _spot_faults(shape)
            yield from _number_faults("radius", shape.radius, 0)
            yield from _paint_faults(shape)
        case Path():
            yield from _step_faults(shape.steps)
            yield from _paint_faults(shape)
        case Text():
            yield from _spot_faults(shape)
            yield from _text_faults(shape)
        case _:
            yield "is not a Rect, Circle, Path or Text"


def _spot_faults(shape: Rect | Circle | Text) -> Iterator[str]:
    yield from _number_faults("x", shape.x)
    yield from _number_faults("y", shape.y)


def _paint_faults(shape: Rect | Circle | Path) -> Iterator[str]:
    if shape.fill:
        yield from _color_faults("fill", shape.fill)
    if shape.stroke:
        yield from _color_faults("stroke", shape.stroke)
        yield from _number_faults("line", shape.line, THINNEST)
    elif shape.line:
        yield "has a line but no stroke color"


def _step_faults(steps: object) -> Iterator[str]:
    if not isinstance(steps, str) or not _STEPS.fullmatch(" " + steps):
        yield (
            "has steps that cannot be read; write M x y first, then L x y, Q x y x y,"
            " C x y x y x y or Z, with single spaces"
        )
        return
    for _, numbers in Path(steps).moves:
        for number in numbers:
            yield from _number_faults("step", number)


def _text_faults(text: Text) -> Iterator[str]:
    yield from _word_faults(text.text)
    yield from _size_faults("size", text.size)
    yield from _color_faults("fill", text.fill)
    if text.align not in {"left", "center", "right"}:
        yield f"has align {text.align!r}; it must be 'left', 'center' or 'right'"
    yield from _number_faults("most", text.most, 0)


def _word_faults(value: object) -> Iterator[str]:
    if not isinstance(value, str):
        yield f"has text {value!r}; it must be a string"


def _number_faults(
    name: str, value: object, least: float = -_LARGEST, most: float = _LARGEST
) -> Iterator[str]:
    if not isinstance(value, (int, float)) or not least <= value <= most:
        yield f"has {name} {value!r}; it must be a number from {least} to {most}"


def _size_faults(name: str, value: object) -> Iterator[str]:
    if not isinstance(value, (int, float)) or not 0 < value <= _LARGEST:
        yield f"has {name} {value!r}; it must be a number above 0, up to {_LARGEST}"


def _color_faults(name: str, value: object) -> Iterator[str]:
    if not isinstance(value, str) or not _COLOR.fullmatch(value):
        yield f"has {name} {value!r}; a color is written like '#1a5fc8'"


def _box(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a shape may cover. Nobody knows how wide a text is."""
    match shape:
        case Rect(x, y, width, height):
            box = (x, y, x + width, y + height)
        case Circle(x, y, radius):
            box = (x - radius, y - radius, x + radius, y + radius)
        case Path():
            numbers = [number for _, group in shape.moves for number in group]
            xs, ys = numbers[::2], numbers[1::2]
            box = (min(xs), min(ys), max(xs), max(ys))
        case Text(x, y, _, size, most=most, align=align):
            left = {"left": x, "center": x - most / 2, "right": x - most}[align]
            return left, y - size / 2, left + most, y + size / 2
    half = shape.line / 2
    return box[0] - half, box[1] - half, box[2] + half, box[3] + half
