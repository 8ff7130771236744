"""The players at the table: name, the card before them, their treasure chamber.

Each is in parts that change one by one and are cheap to send.
"""

from __future__ import annotations

from functools import cache

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from gold_widgets.tables.mine_for_gold import art

NAME_HEIGHT, MARK_HEIGHT = 20, 4
CHEST_WIDTH, CHEST_HEIGHT = 24, 22
COUNT_WIDTH, COUNT_HEIGHT = 24, 20
ORDER = 22
LONGEST = 24
"""Characters of a name that are shown; as many can be squeezed and still be read."""


@cache
def name(text: str, width: int) -> art.Shapes:
    """Write a player's name."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return (Text(width // 2, 10, text, 15, palette.FELT_INK, bold=True, most=width - 4),)


@cache
def mark(state: str, width: int) -> art.Shapes:
    """Underline a name: `state` is "turn" for whoever is to choose, "won" for a winner."""
    if not state:
        return ()
    if state == "turn":
        return (Rect(0, 0, width, MARK_HEIGHT, art.LAMP),)
    half = width // 2 - 6
    return (
        Rect(0, 0, half, MARK_HEIGHT, art.LAMP),
        Rect(width - half, 0, half, MARK_HEIGHT, art.LAMP),
    )


@cache
def chest(full: bool) -> art.Shapes:
    """Draw the treasure chamber's chest, open once there is something in it."""
    wood, dark = "#aa7744", "#553322"
    gold = (Path("M 3 11 Q 12 0 21 11", "#eebb33"),) if full else ()
    lid = (
        Path("M 2 4 L 4 0 L 20 0 L 22 4", wood)
        if full
        else Path("M 2 11 Q 2 4 7 4 L 17 4 Q 22 4 22 11", wood)
    )
    return (
        lid,
        *gold,
        Rect(2, 11, 20, 10, wood),
        Path("M 2 11 L 22 11 M 7 12 L 7 20 M 17 12 L 17 20", "", dark, 2),
        Rect(10, 9, 4, 6, "#ffdd77"),
    )


@cache
def count(cards: int) -> art.Shapes:
    """Say how many cards lie in the treasure chamber."""
    return (Text(12, 10, str(cards), 19, art.LAMP, bold=True, most=24),)


@cache
def order(number: int, is_next: bool) -> art.Shapes:
    """Say when a card that is turned up will be laid: 1 is first."""
    if not number:
        return ()
    fill, ink = (art.LAMP, art.INK) if is_next else (palette.FELT_LINE, palette.LIGHT)
    return Circle(11, 11, 10, fill), Text(11, 11, str(number), 15, ink, bold=True)


@cache
def star() -> art.Shapes:
    """Draw a winner's star."""
    steps = "M 11 1 L 14 8 L 21 8 L 15 13 L 18 21 L 11 16 L 4 21 L 7 13 L 1 8 L 8 8"
    return (Path(steps, art.LAMP),)
