"""The mine entrances: whose they are, and the gold that lies face down under each (G12).

Sizes are pixels of the picture.
"""

from __future__ import annotations

from functools import cache

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text
from gold_widgets.tables.gold import art

WIDTH, HEIGHT = 62, 52
"""The size of the drawing of an entrance."""
WON_WIDTH = 40
"""The width of what is told of the gold, right of the drawing."""
PLATE_HEIGHT = 20
"""The height of the name above."""
SLOT = 106
"""The width of all three together."""
STRIP = 86
"""The height of the part of a board where the entrances are, above the cards."""
LONGEST = 24
"""Characters of a name that are shown; as many can be squeezed and still be read."""


@cache
def entrance(colors: str) -> art.Shapes:
    """Draw a timbered tunnel into a hill of the owner's colors, under a sign with their badges."""
    size, step = {1: (8, 22), 2: (8, 22), 3: (5, 16)}.get(len(colors), (4, 12))
    sign = len(colors) * step + 2
    shapes: list[Shape] = [
        Path("M 1 51 Q 4 8 31 7 L 31 51", art.FILLS[colors[0]]),
        Path("M 61 51 Q 58 8 31 7 L 31 51", art.FILLS[colors[-1]]),
        Path("M 17 51 L 20 26 L 42 26 L 45 51", palette.DARK),
        Path(
            "M 24 50 L 29 34 M 38 50 L 33 34 M 25 46 L 37 46 M 27 40 L 35 40", "", palette.ROCK, 2
        ),
        Path("M 17 49 L 20 26 M 45 49 L 42 26 M 12 26 L 50 26", "", palette.WOOD, 5),
        Rect((WIDTH - sign) // 2, 0, sign, 22, art.PAPER, 3),
    ]
    for number, color in enumerate(colors):
        middle = (WIDTH + (2 * number - len(colors) + 1) * step) // 2
        shapes += art.badge(color, middle, 11, size)
    return tuple(shapes)


@cache
def plate(name: str, state: str = "") -> art.Shapes:
    """Draw a name; `state` is "turn" for the player whose turn it is, "won" for a winner."""
    if len(name) > LONGEST:
        name = name[: LONGEST - 1] + "…"
    middle = PLATE_HEIGHT // 2
    if not state:
        return (Text(SLOT // 2, middle, name, 13, palette.FELT_INK, most=SLOT - 8),)
    arrow = "M 5 5 L 14 10 L 5 15"
    star = "M 10 3 L 12 8 L 17 8 L 13 11 L 15 16 L 10 13 L 5 16 L 7 11 L 3 8 L 8 8"
    return (
        Rect(0, 0, SLOT, PLATE_HEIGHT, palette.GOLD_LIGHT, 5),
        Path(arrow if state == "turn" else star, art.INK),
        Text(SLOT // 2 + 7, middle, name, 13, art.INK, bold=True, most=SLOT - 28),
    )


@cache
def won(cards: int, points: int | None = None) -> art.Shapes:
    """Draw how many gold cards were won and, if it may be shown, what they are worth."""
    count = (
        Rect(3, 4, 13, 16, palette.BACK, stroke=palette.BACK_LINE, line=2),
        Text(21, 12, str(cards), 17, palette.FELT_INK, align="left", most=19),
    )
    if points is None:
        return count
    return (
        *count,
        Path("M 1 38 L 5 31 L 13 31 L 17 38 L 13 45 L 4 44", palette.GOLD),
        Path("M 5 31 L 13 31 L 9 37", palette.GOLD_LIGHT),
        Text(21, 38, str(points), 20, palette.GOLD_LIGHT, bold=True, align="left", most=19),
    )
