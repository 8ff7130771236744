"""What lies below all pieces: Mount Titan in the snow, its rings, pines, camps and paths."""

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
    MAP_HEIGHT,
    MAP_TOP,
    SPACE,
    TRACK_HEIGHT,
    TRACK_TOP,
    WIDTH,
    Places,
)

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Data

TABLE = "#24384c"
"""The table around the map: a winter's night."""
PANEL, PANEL_EDGE = "#31495f", "#47637d"
FOOT, SLOPE, SUMMIT = "#dfe9e4", "#e9f0f5", "#f7fafc"
CONTOUR = "#c3d3dd"
ROAD, ROAD_EDGE = "#fffdf6", "#8a8f8c"
PINE, PINE_DARK = "#3c6b50", "#2a4f3b"
RIVER = "#a9cfe4"


@lru_cache(maxsize=16)
def ground(data: Data, at: Places) -> tuple[Shape, ...]:
    """Draw all that never changes during a game."""
    return (
        Rect(4, TRACK_TOP, WIDTH - 8, TRACK_HEIGHT, PANEL, 8, PANEL_EDGE, 2),
        Rect(4, MAP_TOP, WIDTH - 8, MAP_HEIGHT, FOOT, 14, "#7d97a6", 4),
        *_land(at),
        *_mountain(at),
        *_footprints(at),
        *_paths(data, at),
        *_camps(at),
        Rect(4, BAND_TOP, WIDTH - 8, BAND_HEIGHT, PANEL, 8, PANEL_EDGE, 2),
        *(
            Rect(*at.strip(seat), PANEL, 8, PANEL_EDGE, 2)  # type: ignore[call-arg]
            for seat in range(at.players)
        ),
        Rect(*at.tray, "#2a4055", 8, PANEL_EDGE, 2),  # type: ignore[call-arg]
    )


def _land(at: Places) -> Iterator[Shape]:
    """Draw a frozen river, the rings of slope and summit, and pines where there is room."""
    top, bottom, right = MAP_TOP + 4, MAP_TOP + MAP_HEIGHT - 4, WIDTH - 8
    yield Path(
        f"M 8 {top + 372} Q 90 {top + 470} 220 {top + 468} Q 420 {top + 470} 470 {bottom} "
        f"L 430 {bottom} Q 380 {bottom - 8} 220 {bottom - 4} Q 60 {bottom - 4} 8 {top + 400} Z",
        RIVER,
    )
    for reach, color in ((0.83, SLOPE), (0.5, SUMMIT)):
        yield Path(_ring(at, reach), color, CONTOUR, 2)
    yield Path(_ring(at, 0.66), "", CONTOUR, 1)
    luck = random.Random(5)
    trees, shades = [], []
    for _ in range(420):
        x, y = luck.randrange(20, right - 12), luck.randrange(top + 26, bottom - 6)
        if len(trees) < 46 and _has_room(at, x, y, trees):
            trees.append((x, y))
    for x, y in sorted(trees, key=lambda tree: tree[1]):
        shades.append(f"M {x - 8} {y} L {x} {y - 11} L {x + 8} {y} Z M {x - 6} {y - 8} L {x} {y - 18} L {x + 6} {y - 8} Z")
    yield Path(" ".join(f"M {x} {y} L {x} {y + 4}" for x, y in trees), "", art.WOOD, 3)
    yield Path(" ".join(shades), PINE, PINE_DARK, 1)
    yield Path(" ".join(f"M {x - 3} {y - 13} L {x} {y - 18} L {x + 3} {y - 13} Z" for x, y in trees), "#ffffff")


def _ring(at: Places, reach: float) -> str:
    """Return a wavy line around the peak."""
    x, y = at.peak
    wide, high = WIDTH / 2 * reach, MAP_HEIGHT / 2 * reach
    points = []
    for step in range(24):
        turn = 2 * math.pi * step / 24
        wave = 1 + 0.035 * math.sin(3 * turn + reach * 9) + 0.02 * math.sin(7 * turn)
        points.append((round(x + wide * wave * math.cos(turn)), round(y + high * wave * math.sin(turn))))
    points = [
        (min(max(a, 12), WIDTH - 12), min(max(b, MAP_TOP + 8), MAP_TOP + MAP_HEIGHT - 8)) for a, b in points
    ]
    middles = [
        ((a + c) // 2, (b + d) // 2)
        for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)
    ]
    steps = [f"M {middles[-1][0]} {middles[-1][1]}"]
    steps += [f"Q {a} {b} {c} {d}" for (a, b), (c, d) in zip(points, middles, strict=True)]
    return " ".join(steps)


def _has_room(at: Places, x: float, y: float, trees: list[tuple[int, int]]) -> bool:
    """Say whether a pine hides nothing: no space, no path, no other pine, not the peak."""
    if abs(x - at.peak.x) < 110 and abs(y - at.peak.y) < 95:
        return False
    if any(math.hypot(x - a, y - 6 - b) < SPACE * 0.5 + 14 for a, b in at.spaces):
        return False
    if any(abs(x - a) < 19 and abs(y - b) < 15 for a, b in trees):
        return False
    near = (point for trail in at.trails for point in trail)
    if any(abs(x - a) < 14 and -10 < y - b < 25 for a, b in near):
        return False
    return not any(badge and abs(x - badge.x) < 30 and -16 < y - badge.y < 32 for badge in at.badges)


def _mountain(at: Places) -> Iterator[Shape]:
    """Draw Mount Titan between the spaces of the summit."""
    x, y = at.peak
    left, right, foot = x - 62, x + 62, y + 44
    yield Path(f"M {left} {foot} L {x - 26} {y - 8} L {x - 14} {y + 2} L {x + 4} {y - 48} L {x + 24} {y - 2} "
               f"L {x + 34} {y - 12} L {right} {foot} Z", "#8fa3b3", "#5f7484", 2)
    yield Path(f"M {x + 4} {y - 48} L {x + 24} {y - 2} L {x + 34} {y - 12} L {right} {foot} L {x + 14} {foot} Z", "#71889a")
    yield Path(
        f"M {x + 4} {y - 48} L {x - 8} {y - 15} L {x - 1} {y - 20} L {x + 5} {y - 11} L {x + 11} {y - 21} "
        f"L {x + 16} {y - 19} Z M {x - 26} {y - 8} L {x - 40} {y + 12} L {x - 30} {y + 8} L {x - 22} {y + 12} "
        f"L {x - 16} {y} Z M {x + 34} {y - 12} L {x + 28} {y - 6} L {x + 36} {y + 2} L {x + 42} {y} Z",
        "#ffffff",
    )
    yield Path(f"M {x - 12} {foot - 2} Q {x - 2} {y + 10} {x + 8} {foot - 2} Z", "#2b3947")


def _footprints(at: Places) -> Iterator[Shape]:
    """Draw where the snow beast has come out of its cave."""
    x, y = at.peak
    prints = ((-2, 40, 1), (8, 33, -1), (1, 25, 1))
    for across, down, side in prints:
        a, b = x + across, y + down
        yield Circle(a, b, 2.6, "#cfe0ee")
        yield Path(
            f"M {a - 3} {b - 4} L {a - 3} {b - 4} M {a} {b - 5} L {a} {b - 5} M {a + 3} {b - 4} L {a + 3} {b - 4}",
            "", "#cfe0ee", 1.6 + 0 * side,
        )


def _paths(data: Data, at: Places) -> Iterator[Shape]:
    """Draw the paths with what is printed on them."""
    steps = []
    for one, other, _ in data.paths:
        (a, b), (c, d) = at.spaces[one], at.spaces[other]
        steps.append(f"M {a:g} {b:g} L {c:g} {d:g}")
    yield Path(" ".join(steps), "", ROAD_EDGE, 9)
    yield Path(" ".join(steps), "", ROAD, 6)
    for (one, other, dollars), badge in zip(data.paths, at.badges, strict=True):
        (a, b), (c, d) = at.spaces[one], at.spaces[other]
        x, y = badge or (round((a + c) / 2), round((b + d) / 2))
        yield Circle(x, y, 10 * at.size, ROAD, "#5f6b70", 1.5)
        yield Text(x, y, str(dollars), 16 * at.size, art.INK, bold=True)


def _camps(at: Places) -> Iterator[Shape]:
    """Draw the spaces: trampled snow with a rim of stones."""
    for x, y in at.spaces:
        yield Circle(x, y, 25 * at.size, "#ffffff", "#6f8796", 2.5)
