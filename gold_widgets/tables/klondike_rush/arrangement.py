"""Where everything lies: track, mountain, auction, players, orders. Alike boards are the same."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.setup import Setup

WIDTH = 640
TRACK_TOP, TRACK_HEIGHT = 4, 50
MAP_TOP, MAP_HEIGHT = 58, 500
MARGIN = 40
"""Pixels between the outermost spaces and the edge of the map."""
BAND_TOP, BAND_HEIGHT = 562, 68
STRIPS_TOP, STRIP, STRIP_STEP = 634, 64, 68
HAND = 62

SPACE = 48
"""A space is so wide and high: a mine fills it; else a token is above, a name or a price below."""
BADGE = 44, 20
"""What a path costs, where it is drawn anew: "4→1" must fit."""
DOT = 9
"""A footprint on the way to a new mine."""
STRIDE = 13
_APART = 2.5


class Point(NamedTuple):
    """A middle, in pixels of the picture."""

    x: float
    y: float


Rectangle = tuple[float, float, float, float, float]
"""Left, top, width and height in percent of the board, and the angle."""


class Box(NamedTuple):
    """A part of the picture: left, top, width, height."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Where its middle is."""
        return Point(self.left + self.width / 2, self.top + self.height / 2)


@dataclass(frozen=True, eq=False)
class Places:
    """A board: where its spaces, paths and players are."""

    width: int
    height: int
    size: float
    """How large spaces are drawn: 1, unless a board of somebody's own is crowded."""
    spaces: tuple[Point, ...]
    badges: tuple[Point | None, ...]
    """By path, where its price is drawn anew; None where there is no room."""
    trails: tuple[tuple[Point, ...], ...]
    """By path, where footprints fit."""
    peak: Point
    players: int
    companies: int
    town: int

    def percent(self, box: Box) -> Rectangle:
        """Say where a box can be pressed."""
        return (
            round(100 * box.left / self.width, 2),
            round(100 * box.top / self.height, 2),
            round(100 * box.width / self.width, 2),
            round(100 * box.height / self.height, 2),
            0,
        )

    def space_box(self, space: int) -> Box:
        """Return the part of the map that a space covers."""
        (x, y), wide = self.spaces[space], SPACE * self.size
        return Box(x - wide / 2, y - wide / 2, wide, wide)

    def strip(self, seat: int) -> Box:
        """Return the place of a player's things."""
        return Box(4, STRIPS_TOP + seat * STRIP_STEP, WIDTH - 8, STRIP)

    @property
    def hand_top(self) -> float:
        """Where orders lie."""
        return STRIPS_TOP + self.players * STRIP_STEP + 2

    def order_box(self, number: int, count: int) -> Box:
        """Return the place of one of so many orders: they share what the trade tray leaves."""
        wide = min(112.0, (WIDTH - 8 - TRAY) / max(count, 1))
        return Box(4 + number * wide, self.hand_top, wide - 3, HAND - 4)

    @property
    def tray(self) -> Box:
        """Where tokens lie that are to be traded."""
        return Box(WIDTH - TRAY, self.hand_top, TRAY - 4, HAND - 4)


TRAY = 168
"""How wide the trade tray is."""


def places(setup: Setup) -> Places:
    """Lay out a board.

    >>> from gold_widgets import klondike_rush as klondike
    >>> board = places(klondike.deal(3, seed=7).setup)
    >>> board.width, board.height, board.size, len(board.spaces)
    (640, 904, 1, 36)
    """
    return _places(setup.data, setup.town, len(setup.seats))


@lru_cache(maxsize=16)
def _places(data: Data, town: int, players: int) -> Places:
    spaces = tuple(_spread(data))
    nearest = min(
        (
            max(abs(one.x - other.x), abs(one.y - other.y))
            for number, one in enumerate(spaces)
            for other in spaces[:number]
        ),
        default=SPACE * 2,
    )
    size = 1 if nearest >= SPACE + _APART else max((nearest - _APART) / SPACE, 0.1)
    taken = [Box(x - SPACE * size / 2, y - SPACE * size / 2, SPACE * size, SPACE * size) for x, y in spaces]
    badges = tuple(_badges(data, spaces, size, taken))
    trails = tuple(_trails(data, spaces, size, taken))
    return Places(
        WIDTH,
        round(STRIPS_TOP + players * STRIP_STEP + HAND + 4),
        size,
        spaces,
        badges,
        trails,
        _peak(data, spaces),
        players,
        len(data.companies),
        town,
    )


def _spread(data: Data) -> Iterator[Point]:
    """Let the spaces fill the map, as they lie to one another."""
    across, down = [space.x for space in data.spaces], [space.y for space in data.spaces]
    room = WIDTH - 2 * MARGIN, MAP_HEIGHT - 2 * MARGIN
    wide, high = max(across) - min(across) or 1, max(down) - min(down) or 1
    for space in data.spaces:
        yield Point(
            round(MARGIN + (space.x - min(across)) / wide * room[0]),
            round(MAP_TOP + MARGIN + (space.y - min(down)) / high * room[1]),
        )


def _peak(data: Data, spaces: Sequence[Point]) -> Point:
    """Put the mountain where the data have it, or in the middle."""
    peak = data.raw["board"].get("peak") or {}
    across, down = [space.x for space in data.spaces], [space.y for space in data.spaces]
    wide, high = max(across) - min(across) or 1, max(down) - min(down) or 1
    x = peak.get("x", min(across) + wide / 2) if isinstance(peak, Mapping) else 0
    y = peak.get("y", min(down) + high / 2) if isinstance(peak, Mapping) else 0
    return Point(
        round(MARGIN + (x - min(across)) / wide * (WIDTH - 2 * MARGIN)),
        round(MAP_TOP + MARGIN + (y - min(down)) / high * (MAP_HEIGHT - 2 * MARGIN)),
    )


def _badges(
    data: Data, spaces: Sequence[Point], size: float, taken: list[Box]
) -> Iterator[Point | None]:
    wide, high = BADGE[0] * size, BADGE[1] * size
    for one, other, _ in data.paths:
        (left, top), (right, bottom) = spaces[one], spaces[other]
        found = None
        for share in (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65):
            x, y = round(left + (right - left) * share), round(top + (bottom - top) * share)
            box = Box(x - wide / 2, y - high / 2, wide, high)
            if _is_clear(box, taken):
                found = Point(x, y)
                taken.append(box)
                break
        yield found


def _trails(
    data: Data, spaces: Sequence[Point], size: float, taken: list[Box]
) -> Iterator[tuple[Point, ...]]:
    wide = DOT * size
    for one, other, _ in data.paths:
        (left, top), (right, bottom) = spaces[one], spaces[other]
        steps = max(int(math.hypot(right - left, bottom - top) / (STRIDE * size)), 1)
        trail = []
        for step in range(1, steps):
            x = round(left + (right - left) * step / steps, 1)
            y = round(top + (bottom - top) * step / steps, 1)
            box = Box(x - wide / 2, y - wide / 2, wide, wide)
            if _is_clear(box, taken):
                trail.append(Point(x, y))
                taken.append(box)
        yield tuple(trail)


def _is_clear(box: Box, taken: Sequence[Box]) -> bool:
    return all(
        box.left >= other.left + other.width + _APART
        or other.left >= box.left + box.width + _APART
        or box.top >= other.top + other.height + _APART
        or other.top >= box.top + box.height + _APART
        for other in taken
    )


@lru_cache(maxsize=16)
def path_numbers(data: Data) -> Mapping[frozenset[str], int]:
    """Return which path joins two spaces."""
    names = [space.id for space in data.spaces]
    return MappingProxyType(
        {frozenset((names[one], names[other])): n for n, (one, other, _) in enumerate(data.paths)}
    )
