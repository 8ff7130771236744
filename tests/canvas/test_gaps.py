"""Tiles that are too close are refused; those that are not can be erased one by one."""

import json
import math
from itertools import combinations
from unittest.mock import Mock

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as some

from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.gaps import APART, APART_TURNED, gap, too_close
from gold_widgets.canvas.messages import Message, pixels
from gold_widgets.canvas.shapes import Circle, Tile
from tests.canvas import outlines
from tests.canvas.conftest import NAMES
from tests.canvas.pictures import BACK, picture, table, tile

DOT = (Circle(1, 1, 1, palette.RED),)
angles = some.sampled_from([0, 0, 45]) | some.integers(-180, 180)
sizes = some.floats(2, 20)


def card(x=100, y=100, angle=0, **changes):
    return Tile("card", x, y, 30, 20, DOT, 0.9, angle)._replace(**changes)


@some.composite
def cards(draw):
    """A small tile somewhere around the middle, as some game may put it."""
    place = draw(some.tuples(some.floats(90, 130), some.floats(90, 130)))
    return Tile("card", *place, draw(sizes), draw(sizes), DOT, 0.9, draw(angles))


# --- what is refused


@pytest.mark.parametrize(
    "second",
    [
        {"x": 100},
        {"x": 150},
        {"x": 171.9},
        {"x": 100, "y": 180},
        {"x": 172, "angle": 1},
        {"x": 120, "y": 120, "angle": 45},
    ],
    ids=repr,
)
def test_tiles_that_overlap_or_lie_too_close_are_refused_by_name(second):
    close = picture(
        tile("a1", x=100, y=100), tile("far", x=400), tile("b1", y=100)._replace(**second)
    )
    for _ in range(2):
        with pytest.raises(ValueError, match="Tiles 'a1' and 'b1' overlap or lie too close: leave"):
            check(close)


@pytest.mark.parametrize(
    "second",
    [{"x": 172}, {"x": 100, "y": 183.2}, {"x": 173.1, "angle": 180}, {"x": 190, "angle": 20}],
    ids=repr,
)
def test_tiles_that_are_far_enough_apart_are_fit_to_be_drawn(second):
    check(picture(tile("a1", x=100, y=100), tile("b1", y=100)._replace(**second)))


def test_an_empty_tile_may_be_filled_later_so_it_is_refused_as_well():
    with pytest.raises(ValueError, match="overlap"):
        check(picture(tile("a1"), tile("b1", ())))


def test_tiles_are_looked_at_again_only_if_one_stands_elsewhere(monkeypatch):
    before = table({"c4": None})
    check(before)
    looked = Mock(return_value=None)
    monkeypatch.setattr("gold_widgets.canvas.checks.too_close", looked)
    check(table({"c4": None, "d4": BACK[:1]}), before)
    looked.assert_not_called()
    check(table(), before)
    looked.assert_called_once()


@given(some.lists(cards(), max_size=6), some.lists(cards(), max_size=6))
def test_a_picture_is_refused_whatever_passed_before_it(before, after):
    one, other = (
        picture(*(tile._replace(key=str(number)) for number, tile in enumerate(tiles)))
        for tiles in (before, after)
    )
    assume(not too_close(one.tiles))
    if too_close(other.tiles):
        with pytest.raises(ValueError, match="overlap"):
            check(other, one)
    else:
        check(other, one)


@given(some.lists(cards(), min_size=2, max_size=9))
def test_the_first_two_are_found_among_all(tiles):
    close = [pair for pair in combinations(tiles, 2) if _is_close(*pair)]
    found = too_close(tiles)
    assert bool(found) == bool(close)
    if found:
        assert found[:2] in close


def _is_close(one, other):
    apart = APART_TURNED if one.angle or other.angle else APART
    return gap(one.place, other.place) < apart - 0.01


@given(cards(), cards())
def test_a_gap_is_no_more_than_the_distance(one, other):
    room, distance = gap(one.place, other.place), outlines.gap(one, other)
    assert room <= distance + 1e-6
    assert (room > 1e-6) <= (distance > 0)
    if distance > 1e-6:
        assert room >= distance / math.sqrt(2) - 1e-6


# --- what the painter needs


def touched(corners):
    """The pixels that a convex outline touches, however little."""
    points = np.array(corners)
    start, end = np.floor(points.min(axis=0)) - 1, np.ceil(points.max(axis=0)) + 1
    xs, ys = np.meshgrid(np.arange(start[0], end[0]), np.arange(start[1], end[1]))
    inside = np.ones(xs.shape, dtype=bool)
    sides = [points[1] - points[0], points[2] - points[1]]
    for x, y in [(1, 0), (0, 1), *sides]:
        far, reach = points @ (x, y), xs * x + ys * y
        low, high = reach + min(0, x) + min(0, y), reach + max(0, x) + max(0, y)
        inside &= (high > far.min() + 1e-7) & (low < far.max() - 1e-7)
    return set(zip(xs[inside], ys[inside], strict=True))


def rectangle(message, name):
    """The corners of the rectangle that a message is about, in pixels of the canvas."""
    a, b, c, d, e, f = 1, 0, 0, 1, 0, 0
    for number, *arguments in json.loads(f"[{message}]"):
        if NAMES[number] == "setTransform":
            a, b, c, d, e, f = arguments[0]
        if NAMES[number] == name:
            x, y, width, height = arguments[0]
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            return [(a * u + c * v + e, b * u + d * v + f) for u, v in corners]
    raise AssertionError(f"{name} is not in {message}")


def erased(tile, zoom):
    message = Message(palette.FELT, zoom)
    message.erase(tile)
    return touched(rectangle(message, "fillRect"))


def colored(tile, zoom):
    """The pixels that a tile may color, copied or drawn."""
    if not tile.angle:
        left, top = (
            round((middle - size * tile.scale / 2) * zoom)
            for middle, size in ((tile.x, tile.width), (tile.y, tile.height))
        )
        width, height = pixels(tile, zoom)
        return {(x, y) for x in range(left, left + width) for y in range(top, top + height)}
    message = Message(palette.FELT, zoom)
    message.stamp(tile, "sheet", 0, 0)
    return touched(rectangle(message, "rect"))


@given(cards(), cards(), some.floats(0, 360), some.floats(1, 3))
@example(card(), card(angle=45), 45, 1)
@example(card(angle=45), card(), 0, 1)
def test_to_erase_a_tile_harms_no_other_that_is_just_far_enough_away(one, other, way, fineness):
    # From far away, the other comes nearer until it would be refused.
    apart = APART_TURNED if one.angle or other.angle else APART
    zoom = fineness * 2 if one.angle or other.angle else fineness
    x, y = math.cos(math.radians(way)), math.sin(math.radians(way))
    near, far = 0.0, 100.0
    for _ in range(40):
        middle = (near + far) / 2
        other = other._replace(x=one.x + middle * x, y=one.y + middle * y)
        near, far = (near, middle) if gap(one.place, other.place) >= apart else (middle, far)
    other = other._replace(x=one.x + far * x, y=one.y + far * y)
    assert not _is_close(one, other)
    assert not erased(one, zoom) & colored(other, zoom)
    assert not erased(other, zoom) & colored(one, zoom)


@given(cards(), some.floats(2, 6))
def test_to_erase_a_tile_takes_all_of_it(tile, zoom):
    message = Message(palette.FELT, zoom)
    message.erase(tile)
    corners = rectangle(message, "fillRect")
    whole = [pixel for pixel in colored(tile, zoom) if _covers(corners, pixel)]
    assert len(whole) == len(colored(tile, zoom))


def _covers(corners, pixel):
    x, y = pixel
    return all(
        outlines.inside(corner, corners)
        for corner in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    )
