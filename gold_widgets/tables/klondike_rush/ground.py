"""What lies below all pieces: Mount Titan in the snow, its rings, pines, tents and paths."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text
from gold_widgets.tables.klondike_rush import art
from gold_widgets.tables.klondike_rush.arrangement import (
    BAND_HEIGHT,
    BAND_TOP,
    LABEL,
    LABEL_DOWN,
    MAP_HEIGHT,
    MAP_TOP,
    TRACK_HEIGHT,
    TRACK_TOP,
    WIDTH,
    Box,
    Places,
)

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Data

TABLE = "#24384c"
"""The table around the map: a winter's night."""
PANEL, PANEL_EDGE, DARK = "#31495f", "#47637d", "#2a4055"
STEP = "#4a657e"
NUMBER = 17
"""How wide the value of a step is."""
FOOT, SLOPE, SUMMIT = "#cfe0d8", "#e0ebf2", "#f6fafc"
CONTOUR, SHADE = "#b3c9d6", "#9fb6c4"
ROAD, ROAD_EDGE = "#fff3d9", "#8b7350"
PINE, PINE_DARK = "#2f6b4f", "#1f4a37"
RIVER, RIVER_LIGHT = "#8fc1de", "#c5e2f1"
PRINT = "#a9c1d2"
TREES = 64
_FREE = 24
"""Pixels around a path in which nothing grows."""


@lru_cache(maxsize=16)
def ground(data: Data, at: Places) -> tuple[Shape, ...]:
    """Draw all that never changes during a game."""
    return (
        Rect(4, TRACK_TOP, WIDTH - 8, TRACK_HEIGHT, PANEL, 8, PANEL_EDGE, 2),
        *_track(data),
        Rect(5, MAP_TOP + 1, WIDTH - 10, MAP_HEIGHT - 2, FOOT, 12, art.WOOD, 6),
        *_river(),
        *_rings(at),
        *_mountain(at),
        *_prints(at, data),
        *_forest(at, data),
        *_paths(data, at),
        *_camps(at, data),
        Rect(4, BAND_TOP, WIDTH - 8, BAND_HEIGHT, PANEL, 8, PANEL_EDGE, 2),
        *_panels(at),
    )


def step_box(step: int, steps: int) -> Box:
    """Return where a step of the value track is."""
    wide = (WIDTH - 12) / steps
    return Box(round(7 + wide * step, 1), TRACK_TOP + 3, round(wide - 2, 1), TRACK_HEIGHT - 6)


def _track(data: Data) -> Iterator[Shape]:
    """Draw the value track: a step, what an investment is worth on it, and room for mines."""
    for step, value in enumerate(data.track):
        left, top, width, height = step_box(step, len(data.track))
        yield Rect(left, top, width, height, STEP, 6)
        x, y = round(left + NUMBER / 2 + 1, 1), round(top + height / 2)
        yield Text(x, y, str(value), 16, "#ffffff", bold=True, most=NUMBER)


def _panels(at: Places) -> Iterator[Shape]:
    """Draw where players' things lie, and the trade tray."""
    for seat in range(at.players):
        left, top, width, height = at.strip(seat)
        yield Rect(left, top, width, height, PANEL, 8, PANEL_EDGE, 2)
    left, top, width, height = at.tray
    yield Rect(left, top, width, height, DARK, 8, PANEL_EDGE, 2)


def _river() -> Iterator[Shape]:
    """Draw the frozen river at the foot of the mountain."""
    left, foot = 9, MAP_TOP + MAP_HEIGHT - 6
    top = foot - 120
    bank = (
        f"M {left} {top} Q 70 {foot - 22} 190 {foot - 16} Q 330 {foot - 10} 420 {foot} "
        f"L 300 {foot} Q 90 {foot + 1} {left} {foot - 70} Z"
    )
    yield Path(bank, RIVER, RIVER_LIGHT, 3)
    yield Path(
        f"M 30 {foot - 62} L 48 {foot - 48} M 96 {foot - 24} L 130 {foot - 16} "
        f"M 210 {foot - 8} L 250 {foot - 6}",
        "",
        RIVER_LIGHT,
        2,
    )


def _rings(at: Places) -> Iterator[Shape]:
    """Draw slopes and summit, each with a shadow at its foot, and contour lines."""
    for reach, color in ((0.86, SLOPE), (0.53, SUMMIT)):
        yield Path(_ring(at, reach, 6), SHADE)
        yield Path(_ring(at, reach), color, CONTOUR, 1.5)
    for reach in (0.76, 0.65, 0.44):
        yield Path(_ring(at, reach), "", CONTOUR, 1)


def _ring(at: Places, reach: float, down: float = 0) -> str:
    """Return a wavy line around the peak."""
    x, y = at.peak
    wide, high = WIDTH / 2 * reach, MAP_HEIGHT / 2 * reach
    points = []
    for step in range(28):
        turn = 2 * math.pi * step / 28
        wave = 1 + 0.03 * math.sin(3 * turn + reach * 9) + 0.025 * math.sin(7 * turn + reach)
        across = x + wide * wave * math.cos(turn)
        deep = y + down + high * wave * math.sin(turn)
        points.append(
            (
                round(min(max(across, 14), WIDTH - 14)),
                round(min(max(deep, MAP_TOP + 10), MAP_TOP + MAP_HEIGHT - 10)),
            )
        )
    middles = [
        ((a + c) // 2, (b + d) // 2)
        for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)
    ]
    steps = [f"M {middles[-1][0]} {middles[-1][1]}"]
    steps += [f"Q {a} {b} {c} {d}" for (a, b), (c, d) in zip(points, middles, strict=True)]
    return " ".join(steps)


def _mountain(at: Places) -> Iterator[Shape]:
    """Draw Mount Titan between the spaces of the summit, with the beast's cave."""
    x, y = at.peak
    foot = y + 46
    yield Path(
        f"M {x - 72} {foot} Q {x} {foot + 14} {x + 72} {foot} Q {x} {foot - 10} {x - 72} {foot}",
        SHADE,
    )
    yield _shape(
        at,
        "#9db0be",
        (
            -68,
            46,
            -46,
            8,
            -36,
            14,
            -20,
            -18,
            -12,
            -10,
            4,
            -60,
            18,
            -22,
            26,
            -28,
            44,
            8,
            52,
            2,
            68,
            46,
        ),
    )
    yield _shape(
        at, "#74899a", (4, -60, 18, -22, 26, -28, 44, 8, 52, 2, 68, 46, 12, 46, 20, 10, 8, -8)
    )
    yield _shape(at, "#ffffff", (4, -60, -10, -15, -3, -22, 3, -9, 8, -20, 12, -14, 14, -32))
    yield _shape(at, "#ffffff", (-20, -18, -32, 8, -25, 3, -20, 10, -14, -2))
    yield _shape(at, "#ffffff", (-46, 8, -56, 26, -49, 21, -44, 26, -39, 13))
    yield _shape(at, "#e4edf4", (26, -28, 21, -14, 27, -10, 31, -2, 36, -8))
    yield _shape(at, "#e4edf4", (52, 2, 47, 14, 52, 14, 56, 20, 58, 15))
    yield Path(
        f"M {x - 20} {foot} L {x - 18} {y + 26} Q {x - 8} {y + 8} {x + 3} {y + 25} "
        f"L {x + 6} {foot} Z",
        "#1f2b38",
    )
    yield Path(
        f"M {x - 11} {y + 29} L {x - 11} {y + 29} M {x - 3} {y + 29} L {x - 3} {y + 29}",
        "",
        "#ffe08a",
        4,
    )


def _shape(at: Places, fill: str, around: tuple[int, ...]) -> Path:
    """Return a polygon around the peak."""
    x, y = at.peak
    points = zip(around[::2], around[1::2], strict=True)
    return Path("M " + " L ".join(f"{x + a:g} {y + b:g}" for a, b in points) + " Z", fill)


def _prints(at: Places, data: Data) -> Iterator[Shape]:
    """Draw where the snow beast has gone: out of its cave, across the slopes, into the woods."""
    steps, toes = [], []
    x, y = at.peak
    for number in range(34):
        turn = 0.35 + number * 0.135
        reach = 0.28 + number * 0.0195
        a = round(x + WIDTH / 2 * reach * math.cos(turn))
        b = round(y + MAP_HEIGHT / 2 * reach * math.sin(turn))
        side = 5 if number % 2 else -5
        a, b = a + round(side * math.cos(turn)), b + round(side * math.sin(turn))
        if _is_on(a, b) and _is_away(at, data, a, b, 15):
            steps.append(f"M {a} {b} L {a} {b}")
            toes += [
                f"M {c} {d} L {c} {d}" for c, d in ((a - 4, b - 6), (a, b - 7), (a + 4, b - 6))
            ]
    if steps:
        yield Path(" ".join(steps), "", PRINT, 7)
        yield Path(" ".join(toes), "", PRINT, 3)


def _forest(at: Places, data: Data) -> Iterator[Shape]:
    """Draw pines and tents where they hide nothing: more of them further down."""
    luck = random.Random(11)
    trees: list[tuple[int, int]] = []
    for _ in range(1600):
        x, y = (
            luck.randrange(20, WIDTH - 20),
            luck.randrange(MAP_TOP + 30, MAP_TOP + MAP_HEIGHT - 14),
        )
        high = math.hypot((x - at.peak.x) / (WIDTH / 2), (y - at.peak.y) / (MAP_HEIGHT / 2))
        is_apart = all(abs(x - a) > 15 or abs(y - b) > 12 for a, b in trees)
        is_wood = high > 0.5 and luck.random() < high - 0.3
        if len(trees) < TREES and is_wood and is_apart and _is_away(at, data, x, y - 7, _FREE):
            trees.append((x, y))
    trees.sort(key=lambda tree: tree[1])
    tents, pines = trees[4::13], [tree for n, tree in enumerate(trees) if n % 13 != 4]
    if pines:
        yield Path(" ".join(f"M {x - 6} {y + 4} L {x + 8} {y + 4}" for x, y in pines), "", SHADE, 3)
        yield Path(" ".join(f"M {x} {y} L {x} {y + 3}" for x, y in pines), "", art.WOOD, 3)
        yield Path(" ".join(map(_pine, pines)), PINE, PINE_DARK, 1)
        yield Path(
            " ".join(
                f"M {x} {y - 21} L {x + 4} {y - 13} L {x} {y - 15} L {x - 4} {y - 13} Z"
                for x, y in pines
            ),
            "#ffffff",
        )
    for x, y in tents:
        yield Path(
            f"M {x - 11} {y + 3} L {x} {y - 13} L {x + 11} {y + 3} Z", "#e9d3a4", art.WOOD, 1.5
        )
        yield Path(f"M {x - 3} {y + 3} L {x} {y - 7} L {x + 3} {y + 3} Z", "#6b4526")


def _pine(tree: tuple[int, int]) -> str:
    x, y = tree
    return " ".join(
        f"M {x - wide} {y - up} L {x} {y - tip} L {x + wide} {y - up} Z"
        for wide, up, tip in ((9, 0, 11), (7, 6, 17), (5, 12, 21))
    )


def _is_on(x: float, y: float) -> bool:
    return 20 < x < WIDTH - 20 and MAP_TOP + 20 < y < MAP_TOP + MAP_HEIGHT - 20


def _is_away(at: Places, data: Data, x: float, y: float, room: float) -> bool:
    """Say whether a place is away from every space and every path."""
    if any(math.hypot(x - a, y - b) < 24 + room for a, b in at.spaces):
        return False
    for one, other, _ in data.paths:
        (a, b), (c, d) = at.spaces[one], at.spaces[other]
        length = (c - a) ** 2 + (d - b) ** 2 or 1
        share = min(max(((x - a) * (c - a) + (y - b) * (d - b)) / length, 0), 1)
        if math.hypot(x - a - share * (c - a), y - b - share * (d - b)) < room - 2:
            return False
    return True


def _paths(data: Data, at: Places) -> Iterator[Shape]:
    """Draw the paths with what is printed on them."""
    steps = []
    for one, other, _ in data.paths:
        (a, b), (c, d) = at.spaces[one], at.spaces[other]
        steps.append(f"M {a:g} {b:g} L {c:g} {d:g}")
    yield Path(" ".join(steps), "", ROAD_EDGE, 9)
    yield Path(" ".join(steps), "", ROAD, 5.5)
    prices = [at.price(number, data) for number in range(len(data.paths))]
    # Signs first, then what they say: so colors change once, and not with every path.
    for x, y in prices:
        yield Circle(x, y, round(10 * at.size, 1), ROAD, ROAD_EDGE, 2)
    for (x, y), (_, _, dollars) in zip(prices, data.paths, strict=True):
        yield Text(x, y, str(dollars), round(16 * at.size, 1), art.INK, bold=True)


def _camps(at: Places, data: Data) -> Iterator[Shape]:
    """Draw the spaces: trampled snow with a wooden rim, and a shadow below."""
    radius = round(25 * at.size, 1)
    for x, y in at.spaces:
        yield Circle(x + 1, y + 3, radius + 1, "#8ea3ae")
    for x, y in at.spaces:
        yield Circle(x, y, radius, "#ffffff", art.WOOD, 2.5)
    for (x, y), space in zip(at.spaces, data.spaces, strict=True):
        below = round(y + (LABEL_DOWN - 0.5) * at.size, 1)
        yield Text(x, below, space.id, round(14 * at.size, 1), "#33505f", most=LABEL[0] * at.size)
