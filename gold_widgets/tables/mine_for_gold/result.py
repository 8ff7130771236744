"""The end of a game: who brought how many cards into the treasure chamber, where the hand was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text, Tile
from gold_widgets.games.mine_for_gold.position import best_seats, silver_in
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import HAND_DOWN, TRAY_TOP, WIDTH

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.views import View

_WIDE, _HIGH = 440, 160
_BAR_LEFT, _BAR = 150, 210


def board(view: View) -> Tile:
    """Draw a bar for each player, most cards first, and a star beside each winner."""
    best = best_seats(view.treasure)
    scores = view.scores
    silver = [silver_in(cards) for cards in view.treasure]
    order = sorted(view.seats, key=lambda seat: (-scores[seat.number], silver[seat.number]))
    row = (_HIGH - 12) // len(order)
    shapes: list[Shape] = [
        Rect(2, 2, _WIDE - 4, _HIGH - 4, "#3a2615", stroke=art.BACK_LINE, line=3)
    ]
    for line, seat in enumerate(order):
        y = 6 + row * line + row // 2
        won = seat.number in best
        count = scores[seat.number]
        bar = round(_BAR * count / max(*scores, 1))
        shapes += _row(seat.name, y, min(row - 4, 26), bar, count, won)
        if view.silver:
            shapes += _silver(silver[seat.number], y)
    return Tile("result", WIDTH / 2, TRAY_TOP + HAND_DOWN, _WIDE, _HIGH, tuple(shapes))


def _row(name: str, y: int, high: int, bar: int, count: int, won: bool) -> list[Shape]:
    ink = art.LAMP if won else palette.FELT_INK
    shapes: list[Shape] = []
    if won:
        points = (0, -9), (3, -3), (9, -3), (4, 1), (6, 8), (0, 4), (-6, 8), (-4, 1), (-9, -3)
        steps = " L ".join(f"{20 + x} {y + down}" for x, down in (*points, (-3, -3)))
        shapes.append(Path(f"M {steps}", art.LAMP))
    shapes.append(
        Text(36, y, name[:40], min(18, high), ink, bold=won, align="left", most=_BAR_LEFT - 44)
    )
    if bar:
        fill = "#eebb33" if won else palette.WOOD
        shapes.append(Rect(_BAR_LEFT, y - high // 2 + 2, bar, high - 4, fill))
    shapes.append(
        Text(_BAR_LEFT + _BAR + 8, y, str(count), min(20, high), ink, bold=True, align="left")
    )
    return shapes


def _silver(count: int, y: int) -> list[Shape]:
    """Say how much silver is among the cards: it decides a tie."""
    x = _BAR_LEFT + _BAR + 48
    return [
        *art.badge("S", x, y, 7),
        Text(x + 12, y, str(count), 14, palette.FELT_INK, align="left"),
    ]
