"""Where each card lies on the table (G2): in rows, or strewn. The game is the same either way."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.setup import spot_names
from gold_widgets.tables.gold import art, entrances

if TYPE_CHECKING:
    from gold_widgets.games.gold.setup import Setup

Arrangement = Literal["grid", "scattered"]

LINE_NAMES = 16
"""How large the names of rows and columns are: to be read from the back of a classroom."""
EDGE = LINE_NAMES + 4
"""Pixels between the cards and the edge of the board, where the rows and columns are named."""
NARROWEST = 340
"""A board has room for what is written below it, however few its cards are."""
LARGEST = 1.2
"""The largest scale of a card: few cards are drawn larger, but not like posters."""
GAP = 8, 6
"""Pixels between cards in rows: across and down."""
ROOM = 1.5, 1.28
"""How much room a strewn card has, across and down, for each unit of its own size."""
MOST = {"grid": (544, 606), "scattered": (616, 616)}
"""Pixels that the cards may take, across and down."""
APART = 3
"""Pixels between two strewn cards, at least: as many as turned tiles need (canvas/gaps.py)."""
STEEPEST = 40
"""Degrees that a strewn card is turned at most, so that its number is easy to read."""
ROUNDS = 24
"""How often every strewn card is pushed about."""


class Place(NamedTuple):
    """Where a middle lies, in pixels of the picture, and by how many degrees a card is turned."""

    x: float
    y: float
    angle: int = 0


Rectangle = tuple[float, float, float, float, float]
"""Left, top, width and height in percent of the board before turning, and the angle."""


@dataclass(frozen=True, eq=False)
class Places:
    """A board: its size, how large the cards are, and where everything lies.

    Alike boards are the same one, so that what is drawn on it can be kept.
    """

    arrangement: Arrangement
    width: int
    height: int
    scale: float
    """Pixels for one card unit."""
    cards: Mapping[str, Place]
    """Spot → where its card lies, in reading order."""
    mines: tuple[Place, ...]
    """By seat, the middle of the entrance with all that is told about it."""
    at: Mapping[str, Rectangle]
    """Spot → where it can be pressed."""


def places(setup: Setup, arrangement: str = "grid", seed: int | None = None) -> Places:
    """Lay out a board. Strewn cards lie as the seed says, which may be that of the deal.

    >>> from gold_widgets import gold
    >>> board = places(gold.deal(seed=7).setup)
    >>> board.width, board.scale, board.cards["b1"]
    (580, 0.6, Place(x=120, y=144, angle=0))
    """
    if checked_arrangement(arrangement) == "grid":
        return _grid(setup.columns, setup.rows, len(setup.seats))
    seed = (setup.seed or 0) if seed is None else seed
    return _scattered(setup.columns, setup.rows, len(setup.seats), seed)


def checked_arrangement(arrangement: str) -> str:
    """Refuse what cards cannot lie in."""
    if arrangement not in get_args(Arrangement):
        raise SetupError(
            Sentence(
                "arrangement={arrangement!r} is neither 'grid' nor 'scattered'.",
                arrangement=arrangement,
            )
            + did_you_mean(str(arrangement), get_args(Arrangement))
        )
    return arrangement


@lru_cache(maxsize=16)
def _grid(columns: int, rows: int, seats: int) -> Places:
    across, down = GAP
    width, height = MOST["grid"]
    scale = _scale(
        (width / columns - across) / art.WIDTH,
        (height / rows - down) / art.HEIGHT,
    )
    cell = art.WIDTH * scale + across, art.HEIGHT * scale + down
    return _pressable(_board("grid", columns, rows, seats, scale, cell))


@lru_cache(maxsize=16)
def _scattered(columns: int, rows: int, seats: int, seed: int) -> Places:
    unit = art.WIDTH * ROOM[0], art.HEIGHT * ROOM[1]
    width, height = MOST["scattered"]
    scale = _scale(width / columns / unit[0], height / rows / unit[1])
    cell = unit[0] * scale, unit[1] * scale
    board = _board("scattered", columns, rows, seats, scale, cell)
    return _pressable(replace(board, cards=_strewn(board, cell, random.Random(seed))))


def _scale(*most: float) -> float:
    """Round down to a short number, which is sent with every card."""
    return math.floor(min(*most, LARGEST) * 50 + 1e-9) / 50


def _board(
    arrangement: Arrangement,
    columns: int,
    rows: int,
    seats: int,
    scale: float,
    cell: tuple[float, float],
) -> Places:
    across, down = cell
    for_cards, for_mines = columns * across + 2 * EDGE - 4, seats * (entrances.SLOT + 2) + 8
    width = round(max(for_cards, for_mines, NARROWEST))
    left = (width - columns * across) / 2
    top = entrances.STRIP + EDGE
    middles = (
        Place(round(left + (column + 0.5) * across), round(top + (row + 0.5) * down))
        for row in range(rows)
        for column in range(columns)
    )
    return Places(
        arrangement,
        width,
        round(top + rows * down + EDGE / 2),
        scale,
        MappingProxyType(dict(zip(spot_names(columns, rows), middles, strict=True))),
        tuple(
            Place(round((seat + 0.5) * width / seats), entrances.STRIP / 2) for seat in range(seats)
        ),
        MappingProxyType({}),
    )


def _pressable(board: Places) -> Places:
    """Note where each card can be pressed."""
    width, height = art.WIDTH * board.scale, art.HEIGHT * board.scale
    at = {
        spot: (
            round(100 * (x - width / 2) / board.width, 2),
            round(100 * (y - height / 2) / board.height, 2),
            round(100 * width / board.width, 2),
            round(100 * height / board.height, 2),
            float(angle),
        )
        for spot, (x, y, angle) in board.cards.items()
    }
    return replace(board, at=MappingProxyType(at))


def _strewn(board: Places, cell: tuple[float, float], luck: random.Random) -> Mapping[str, Place]:
    """Push and turn the cards about, each as far as the others let it."""
    cards = dict(board.cards)
    near = {
        spot: [
            other
            for other, there in cards.items()
            if other != spot
            and abs(there.x - here.x) < 2.5 * cell[0]
            and abs(there.y - here.y) < 2.5 * cell[1]
        ]
        for spot, here in cards.items()
    }
    for _ in range(ROUNDS):
        for spot, home in board.cards.items():
            here = cards[spot]
            there = Place(
                here.x + _push(luck, cell[0] / 4),
                here.y + _push(luck, cell[1] / 4),
                here.angle + _push(luck, STEEPEST),
            )
            if _fits(there, home, board, cell) and not any(
                _touch(there, cards[other], board.scale) for other in near[spot]
            ):
                cards[spot] = there
    return MappingProxyType(cards)


def _push(luck: random.Random, most: float) -> int:
    return round((2 * luck.random() - 1) * most)


def _fits(card: Place, home: Place, board: Places, cell: tuple[float, float]) -> bool:
    """Say whether a card is near its home, not turned too far, and on the board."""
    half_width, half_height = _half_box(card.angle, board.scale)
    return (
        abs(card.angle) <= STEEPEST
        and abs(card.x - home.x) <= cell[0] / 2
        and abs(card.y - home.y) <= cell[1] / 2
        and half_width + 4 <= card.x <= board.width - half_width - 4
        and entrances.STRIP + half_height + 4 <= card.y <= board.height - half_height - 4
    )


def _touch(one: Place, other: Place, scale: float) -> bool:
    """Say whether two cards lie too close: no side of either has all of the other beyond it."""
    x, y = other.x - one.x, other.y - one.y
    half_width, half_height = art.WIDTH * scale / 2, art.HEIGHT * scale / 2
    reach_x, reach_y = _half_box(one.angle - other.angle, scale)
    for card in (one, other):
        along, across = _turn(card.angle)
        if abs(x * along + y * across) >= half_width + reach_x + APART:
            return False
        if abs(y * along - x * across) >= half_height + reach_y + APART:
            return False
    return True


def _half_box(angle: int, scale: float) -> tuple[float, float]:
    """Return half the width and height of the upright box around a turned card."""
    along, across = (abs(part) for part in _turn(angle))
    return (
        (art.WIDTH * along + art.HEIGHT * across) * scale / 2,
        (art.WIDTH * across + art.HEIGHT * along) * scale / 2,
    )


@lru_cache(maxsize=512)
def _turn(angle: int) -> tuple[float, float]:
    """Return cosine and sine, rounded so that all machines strew cards alike."""
    return round(math.cos(math.radians(angle)), 6), round(math.sin(math.radians(angle)), 6)
