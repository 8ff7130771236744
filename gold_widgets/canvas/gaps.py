"""Are tiles far enough apart to be drawn and erased one by one?

What a tile may color reaches out of it by what is lost in rounding to whole pixels, or by the
smooth edge of a turned one, and it is erased with a margin that covers that (`Stand`, messages.py).
No such margin may touch what another tile colors. Between two upright tiles that takes 2 pixels,
beside a turned one 5.5 at worst, where a corner points at a side. The painter has at least one
pixel for each unit of a picture, and two where anything is turned.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from gold_widgets.canvas.shapes import Place, Tile

APART, APART_TURNED = 2, 3
"""Units of the picture between two tiles at least, and where one of them is turned."""
# What rounding may have made of a clean number.
_SLACK = 0.01


def too_close(tiles: Sequence[Tile]) -> tuple[Tile, Tile, float] | None:
    """The first two tiles that overlap or lie too close, and how far apart they have to be."""
    found = _clash(tuple([tile.place for tile in tiles]))
    if found is None:
        return None
    one, other = tiles[min(found)], tiles[max(found)]
    return one, other, _apart(one.angle, other.angle)


# Most pictures have their tiles where the last one had them.
@lru_cache(maxsize=64)
def _clash(places: tuple[Place, ...]) -> tuple[int, int] | None:
    """Go from left to right and compare each with those that are not yet passed."""
    boxes = sorted((*_box(place), number) for number, place in enumerate(places))
    near: list[tuple[float, float, float, float, int]] = []
    for box in boxes:
        left, _, top, bottom, number = box
        near = [other for other in near if other[1] > left - APART_TURNED]
        for _, _, other_top, other_bottom, other in near:
            beside = other_top < bottom + APART_TURNED and top < other_bottom + APART_TURNED
            if beside and _touch(places[number], places[other]):
                return number, other
        near.append(box)
    return None


def _touch(one: Place, other: Place) -> bool:
    return gap(one, other) < _apart(one[5], other[5]) - _SLACK


def _apart(*angles: float) -> float:
    return APART_TURNED if any(angles) else APART


def _box(place: Place) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the upright box around a tile."""
    across, down = _reach(place, 0)
    return place[0] - across, place[0] + across, place[1] - down, place[1] + down


def gap(one: Place, other: Place) -> float:
    """How much room is between two tiles, along the side of either that has the most beyond it.

    Below zero, they overlap: no side of either has all of the other beyond it.
    """
    x, y = other[0] - one[0], other[1] - one[1]
    room = -math.inf
    for angle in {one[5], other[5]}:
        turn = math.radians(angle)
        along, across = math.cos(turn), math.sin(turn)
        (one_wide, one_high), (other_wide, other_high) = _reach(one, angle), _reach(other, angle)
        sideways = abs(x * along + y * across) - one_wide - other_wide
        down = abs(y * along - x * across) - one_high - other_high
        room = max(room, sideways, down)
    return room


def _reach(place: Place, angle: float) -> tuple[float, float]:
    """How far a tile reaches from its middle, in a direction and across it."""
    _, _, width, height, scale, turned = place
    turn = math.radians(turned - angle)
    along, across = abs(math.cos(turn)) * scale / 2, abs(math.sin(turn)) * scale / 2
    return width * along + height * across, width * across + height * along
