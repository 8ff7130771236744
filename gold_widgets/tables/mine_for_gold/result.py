"""The end of a game: who brought how many cards into the treasure chamber, where the hand was."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text, Tile
from gold_widgets.games.mine_for_gold.position import best_seats, silver_in
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import HAND_DOWN, TRAY_TOP, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gold_widgets.games.mine_for_gold.views import View

_WIDE, _HIGH = 440, 160
_BAR_LEFT, _BAR = 150, 210


class Line(NamedTuple):
    """What is shown of one player."""

    name: str
    y: int
    cards: int
    silver: int
    won: bool

    @property
    def ink(self) -> str:
        """The color of the words."""
        return art.LAMP if self.won else palette.FELT_INK


def board(view: View, language: str) -> Tile:
    """Draw a bar for each player, most cards first, and a star beside each winner."""
    best = best_seats(view.treasure)
    scores = view.scores
    silver = [silver_in(cards) for cards in view.treasure]
    order = sorted(view.seats, key=lambda seat: (-scores[seat.number], silver[seat.number]))
    row = (_HIGH - 12) // len(order)
    lines = [
        Line(
            seat.name,
            6 + row * line + row // 2,
            scores[seat.number],
            silver[seat.number],
            seat.number in best,
        )
        for line, seat in enumerate(order)
    ]
    shapes: list[Shape] = [
        Rect(2, 2, _WIDE - 4, _HIGH - 4, "#3a2615", stroke=art.BACK_LINE, line=3),
        *_rows(lines, min(row - 4, 26)),
    ]
    if view.silver:
        shapes += _silver(lines, language)
    return Tile("result", WIDTH / 2, TRAY_TOP + HAND_DOWN, _WIDE, _HIGH, tuple(shapes))


def _rows(lines: Sequence[Line], high: int) -> Iterator[Shape]:
    """Draw like by like: stars, names, bars, numbers. Then each color and font is said but once."""
    points = (0, -9), (3, -3), (9, -3), (4, 1), (6, 8), (0, 4), (-6, 8), (-4, 1), (-9, -3), (-3, -3)
    most = max(1, *(line.cards for line in lines))
    for line in lines:
        if line.won:
            steps = " L ".join(f"{20 + x} {line.y + down}" for x, down in points)
            yield Path(f"M {steps}", art.LAMP)
    for line in lines:
        size = min(18, high)
        name = line.name[:40]
        yield Text(36, line.y, name, size, line.ink, True, "left", most=_BAR_LEFT - 44)
    for line in lines:
        if bar := round(_BAR * line.cards / most):
            fill = "#eebb33" if line.won else palette.WOOD
            yield Rect(_BAR_LEFT, line.y - high // 2 + 2, bar, high - 4, fill)
    for line in lines:
        x = _BAR_LEFT + _BAR + 8
        yield Text(x, line.y, str(line.cards), min(20, high), line.ink, True, "left")


def _silver(lines: Sequence[Line], language: str) -> Iterator[Shape]:
    """Say how much silver is among the cards, for it decides a tie: below one sign of silver."""
    x = _BAR_LEFT + _BAR + 48
    yield from art.badge("S", x, lines[0].y, 7, language)
    for line in lines:
        yield Text(x + 12, line.y, str(line.silver), 14, palette.FELT_INK, align="left")
