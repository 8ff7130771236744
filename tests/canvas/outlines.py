"""Where tiles lie, worked out from their corners: a second opinion on what covers what."""

import math
from collections.abc import Iterable
from itertools import combinations, product

from gold_widgets.canvas.shapes import Tile

Point = tuple[float, float]
Outline = list[Point]


def outline(tile: Tile) -> Outline:
    """The corners of a tile on the picture."""
    a, b, c, d, e, f = tile.matrix
    corners = ((0, 0), (tile.width, 0), (tile.width, tile.height), (0, tile.height))
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in corners]


def gap(one: Tile, other: Tile) -> float:
    """How far apart two tiles are; 0 if they touch or one covers the other."""
    here, there = outline(one), outline(other)
    if inside(here[0], there) or inside(there[0], here):
        return 0
    if any(_cross(*side, *across) for side, across in product(_sides(here), _sides(there))):
        return 0
    return min(
        _distance(corner, side)
        for corners, sides in ((here, _sides(there)), (there, _sides(here)))
        for corner, side in product(corners, sides)
    )


def near(one: Tile, other: Tile) -> bool:
    """Says whether two tiles may be closer than a few pixels."""
    return math.dist((one.x, one.y), (other.x, other.y)) < _reach(one) + _reach(other) + 5


def _reach(tile: Tile) -> float:
    """How far its corners are from its middle: a circle as large covers it, however turned."""
    return math.hypot(tile.width, tile.height) / 2 * tile.scale


def closest(tiles: Iterable[Tile]) -> float:
    """The gap between the two tiles that are closest; infinite if all are far apart."""
    pairs = combinations(tiles, 2)
    return min((gap(one, other) for one, other in pairs if near(one, other)), default=math.inf)


def _sides(corners: Outline) -> list[tuple[Point, Point]]:
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def inside(point: Point, corners: Outline) -> bool:
    """Says whether a point lies within an outline, or on it."""
    return all(_turn(start, end, point) >= 0 for start, end in _sides(corners))


def _turn(start: Point, end: Point, point: Point) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _distance(point: Point, side: tuple[Point, Point]) -> float:
    (x, y), (u, v) = side
    length = (u - x) ** 2 + (v - y) ** 2
    share = ((point[0] - x) * (u - x) + (point[1] - y) * (v - y)) / length
    share = max(0.0, min(1.0, share))
    return math.dist(point, (x + share * (u - x), y + share * (v - y)))
