"""What a table may show on the back of a card: what was seen there, how good a flip it is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Text
from gold_widgets.tables.gold import art

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card

GOOD, BAD = art.GOLD, "#111133"
"""How the best and the worst flips are filled; the back's own brown is between them."""
NOTE = art.short(palette.mix(palette.PAPER, palette.BACK, 0.5))
"""The paper of a note: between a face, which is light, and a back, which is dark."""


@cache
def note(card: Card, language: str = "en") -> art.Shapes:
    """Draw a back with a small note of the card that was seen there."""
    return (
        *art.blank(art.BACK, art.BORDER),
        Rect(19, 18, 62, 80, NOTE),
        *_in_short(card, (50, 41), (50, 79), language),
    )


@cache
def odds(value: float, text: str, seen: Card | None = None, language: str = "en") -> art.Shapes:
    """Draw how good a flip is, from -1 to 1: the lighter the better.

    The text says it in figures, and a bar to the left (bad) or right (good) shows it. A card that
    was seen is noted above.
    """
    value = max(-1.0, min(1.0, value))
    fill = palette.mix(GOOD if value > 0 else BAD, art.BACK, abs(value))
    ink = palette.ink(fill)
    length = round(abs(value) * 36)
    drop = 22 if seen else 0
    noted: art.Shapes = ()
    if seen:
        noted = (Rect(14, 13, 72, 38, NOTE), *_in_short(seen, (32, 32), (64, 32), language))
    return (
        *art.blank(fill, art.BORDER),
        *noted,
        Text(50, 50 + drop, text, 30, ink, bold=True, most=82),
        Rect(50 if value > 0 else 50 - length, 75 + drop, length, 10, ink),
        Rect(49, 71 + drop, 2, 18, ink),
    )


def ring() -> Rect:
    """Draw the frame around a card that a hint points at."""
    return Rect(4, 4, 92, 108, stroke=palette.LIGHT, line=8)


def _in_short(
    card: Card, figure: tuple[int, int], sign: tuple[int, int], language: str
) -> art.Shapes:
    """Draw a card's value at one point and, at another, a badge or a nugget; or dynamite."""
    x, y = sign
    value = Text(*figure, str(card.value), 40, art.INK, bold=True)
    if card.is_digger:
        return value, *art.badge(card.color, x, y, 11, language)
    if card.is_gold:
        return value, *art.nuggets((x, y, 15))
    x, y = (figure[0] + x) // 2, (figure[1] + y) // 2
    return (
        Path(f"M {x} {y - 6} Q {x} {y - 15} {x + 12} {y - 14}", "", art.INK, 3),
        Rect(x - 14, y - 7, 28, 22, art.STICK),
        Rect(x - 17, y, 34, 6, art.INK),
    )
