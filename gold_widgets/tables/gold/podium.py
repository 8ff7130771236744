"""The end of a game: who brought how much gold out of the mountain, on the empty table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text
from gold_widgets.tables.gold import art

if TYPE_CHECKING:
    from gold_widgets.games.gold.setup import Seat

WIDTH = 440
ROW = 54
_EDGE = 16
_BAR_LEFT, _BAR = 196, 168


def height(players: int) -> int:
    """Return how high it is for so many players."""
    return players * ROW + 2 * _EDGE


def podium(
    seats: Sequence[Seat], scores: Sequence[int], best: Sequence[int], language: str = "en"
) -> art.Shapes:
    """Draw a bar of gold for each player, most gold first, and a star beside each winner."""
    felt = palette.mix(palette.DARK, palette.FELT, 0.35)
    shapes: list[Shape] = [
        Rect(2, 2, WIDTH - 4, height(len(seats)) - 4, felt, 14, palette.BACK_LINE, 3)
    ]
    order = sorted(seats, key=lambda seat: -scores[seat.number])
    most = max(*scores, 1)
    for row, seat in enumerate(order):
        y = _EDGE + row * ROW + ROW // 2
        points = scores[seat.number]
        bar = round(_BAR * points / most)
        shapes += _row(seat, points, bar, y, seat.number in best, language)
    return tuple(shapes)


def _row(seat: Seat, points: int, bar: int, y: int, won: bool, language: str) -> list[Shape]:
    shapes: list[Shape] = [_star(28, y)] if won else []
    step = 16 if len(seat.colors) > 2 else 22
    for number, color in enumerate(seat.colors):
        shapes += art.badge(color, 56 + number * step, y, step // 2 - 2, language)
    left = 56 + len(seat.colors) * step - 4
    ink = art.LAMP if won else palette.FELT_INK
    shapes.append(
        Text(left, y, seat.name[:40], 20, ink, bold=won, align="left", most=_BAR_LEFT - left - 8)
    )
    if bar:
        shapes.append(Rect(_BAR_LEFT, y - 13, bar, 26, art.GOLD if won else palette.WOOD, 4))
    shapes += art.nuggets((_BAR_LEFT + _BAR + 18, y, 10))
    shapes.append(Text(_BAR_LEFT + _BAR + 32, y, str(points), 24, ink, bold=True, align="left"))
    return shapes


def _star(x: int, y: int) -> Path:
    points = (0, -12), (4, -4), (12, -4), (6, 2), (8, 11), (0, 6), (-8, 11), (-6, 2), (-12, -4)
    steps = " L ".join(f"{x + dx} {y + dy}" for dx, dy in (*points, (-4, -4)))
    return Path(f"M {steps}", art.LAMP)
