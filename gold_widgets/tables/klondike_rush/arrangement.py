"""Where everything lies: track, mountain, auction, players, orders. Alike boards are the same."""

from __future__ import annotations

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
MAP_TOP, MAP_HEIGHT = 58, 540
MARGIN = 37
"""Pixels between the outermost spaces and the edge of the map."""
FOOT = 100
"""Pixels between the peak and the edge of the map: the mountain has its foot on it."""
BAND_TOP, BAND_HEIGHT = 602, 68
STRIPS_TOP, STRIP, STRIP_STEP = 674, 64, 68
HAND = 62

SPACE = 50
"""A space is so wide and high."""
WIDEST = 66
"""So wide it can be pressed at most, for thumbs."""
TOWN = 38
"""The town fills its space."""
MINE, MINE_UP = 33, 6
"""A mine leaves the name of its space to be read; so does a token."""
TOKEN, TOKEN_UP = 27, 10.5
LABEL, LABEL_DOWN = (34, 17), 14.5
BADGE = 18
"""How high the price of a path is drawn; it is as wide as there is room for "4→1"."""
_APART = 2


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
    badges: tuple[Box | None, ...]
    """By path, where its price stands; None where there is no room for one that changes."""
    reach: float
    """How wide a space can be pressed: as much as its neighbors leave it."""
    peak: Point
    players: int
    companies: int
    town: int

    def percent(self, box: Box) -> Rectangle:
        """Say where a box can be pressed."""
        return _percent(box, self.width, self.height)

    def space_box(self, space: int) -> Box:
        """Return where a space can be pressed."""
        (x, y), wide = self.spaces[space], self.reach
        return Box(x - wide / 2, y - wide / 2, wide, wide)

    def price(self, path: int, data: Data) -> Point:
        """Return where the price of a path stands."""
        badge = self.badges[path]
        if badge:
            return badge.middle
        one, other, _ = data.paths[path]
        (left, top), (right, bottom) = self.spaces[one], self.spaces[other]
        return Point(round((left + right) / 2), round((top + bottom) / 2))

    def strip(self, seat: int) -> Box:
        """Return the place of a player's things."""
        return Box(4, STRIPS_TOP + seat * STRIP_STEP, WIDTH - 8, STRIP)

    @property
    def hand_top(self) -> float:
        """Where orders lie."""
        return STRIPS_TOP + self.players * STRIP_STEP + 2

    def order_box(self, number: int, count: int) -> Box:
        """Return the place of one of so many orders: they share what the trade tray leaves.

        There is room around each, also on a small screen, for the frame that lights it.
        """
        wide = min(118.0, (WIDTH - 12 - TRAY) / max(count, 1))
        gap = min(14.0, max(wide / 8, 3))
        return Box(9 + number * wide, self.hand_top + 3, wide - gap, HAND - 12)

    @property
    def tray(self) -> Box:
        """Where tokens lie that are to be traded."""
        return Box(WIDTH - TRAY, self.hand_top, TRAY - 4, HAND - 4)


TRAY = 168
"""How wide the trade tray is."""


@lru_cache(maxsize=1024)
def _percent(box: Box, width: int, height: int) -> Rectangle:
    return (
        round(100 * box.left / width, 2),
        round(100 * box.top / height, 2),
        round(100 * box.width / width, 2),
        round(100 * box.height / height, 2),
        0,
    )


def places(setup: Setup) -> Places:
    """Lay out a board.

    >>> from gold_widgets import klondike_rush as klondike
    >>> board = places(klondike.deal(3, seed=7).setup)
    >>> board.width, board.height, board.size, len(board.spaces)
    (640, 944, 1, 36)
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
    taken = [box for space in spaces for box in _covered(space, size)]
    badges = tuple(_badges(data, spaces, size, taken))
    return Places(
        WIDTH,
        round(STRIPS_TOP + players * STRIP_STEP + HAND + 4),
        size,
        spaces,
        badges,
        min(nearest, WIDEST),
        _peak(data),
        players,
        len(data.companies),
        town,
    )


def _covered(space: Point, size: float) -> Iterator[Box]:
    """Return all that may be drawn on a space: the town; a mine or a token, and a label below."""
    x, y = space
    for wide, high, down in (
        (TOWN, TOWN, 0),
        (MINE, MINE, -MINE_UP),
        (TOKEN, TOKEN, -TOKEN_UP),
        (*LABEL, LABEL_DOWN),
    ):
        yield Box(x - wide * size / 2, y + down * size - high * size / 2, wide * size, high * size)


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


def _peak(data: Data) -> Point:
    """Put the mountain where the data have it, or in the middle, but all of it on the map."""
    across, down = [space.x for space in data.spaces], [space.y for space in data.spaces]
    x, y = data.peak or ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
    wide, high = max(across) - min(across) or 1, max(down) - min(down) or 1
    left = MARGIN + (x - min(across)) / wide * (WIDTH - 2 * MARGIN)
    top = MARGIN + (y - min(down)) / high * (MAP_HEIGHT - 2 * MARGIN)
    return Point(
        round(min(max(left, FOOT), WIDTH - FOOT)),
        round(MAP_TOP + min(max(top, FOOT), MAP_HEIGHT - FOOT)),
    )


_TRIES = [
    (share, wide)
    for wide in (34, 30, 26, 22)
    for share in (0.5, 0.48, 0.52, 0.46, 0.54, 0.43, 0.57, 0.4, 0.6)
]
"""Where a price may stand on its path, and how wide, the best places first."""


def _badges(
    data: Data, spaces: Sequence[Point], size: float, taken: list[Box]
) -> Iterator[Box | None]:
    for one, other, _ in data.paths:
        (left, top), (right, bottom) = spaces[one], spaces[other]
        found = None
        for share, wide in _TRIES:
            x = round(left + (right - left) * share)
            y = round(top + (bottom - top) * share)
            box = Box(x - wide * size / 2, y - BADGE * size / 2, wide * size, BADGE * size)
            if _is_clear(box, taken):
                found = box
                taken.append(box)
                break
        yield found


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
