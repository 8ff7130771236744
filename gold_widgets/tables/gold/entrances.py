"""The mine entrances: whose they are, and the gold that lies face down under each (G12).

Each is in four parts: the name never changes, nor does the drawing; the mark of the turn and the
tally of the gold do, and are cheap to send. Sizes are pixels of the picture.
"""

from __future__ import annotations

from functools import cache

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text
from gold_widgets.tables.gold import art

SLOT = 106
"""The width of all together."""
NAME_HEIGHT = 16
MARK_HEIGHT = 10
WIDTH, HEIGHT = 84, 52
"""The size of the drawing, with the signs that say what the tally counts."""
TALLY_WIDTH = SLOT - WIDTH - 2
STRIP = 86
"""The height of the part of a board where the entrances are, above the cards."""
LONGEST = 24
"""Characters of a name that are shown; as many can be squeezed and still be read."""


@cache
def name(text: str) -> art.Shapes:
    """Write a player's name."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return (
        Text(SLOT // 2, NAME_HEIGHT // 2, text, 14, palette.FELT_INK, bold=True, most=SLOT - 4),
    )


@cache
def mark(state: str = "") -> art.Shapes:
    """Underline a name: `state` is "turn" for the player to move, "won" for a winner."""
    if not state:
        return ()
    if state == "turn":
        return Rect(0, 6, SLOT, 4, art.LAMP), Path("M 43 7 L 53 0 L 63 7", art.LAMP)
    star = "M 53 0 L 55 4 L 59 4 L 56 6 L 57 10 L 53 8 L 49 10 L 50 6 L 47 4 L 51 4"
    return (
        Rect(0, 3, 44, 4, art.LAMP),
        Rect(SLOT - 44, 3, 44, 4, art.LAMP),
        Path(star, art.LAMP),
    )


@cache
def entrance(colors: str, show_scores: bool = True, language: str = "en") -> art.Shapes:
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
        Rect(31 - sign // 2, 0, sign, 22, palette.PAPER, 3),
    ]
    for number, color in enumerate(colors):
        middle = 31 + (2 * number - len(colors) + 1) * step // 2
        shapes += art.badge(color, middle, 11, size, language)
    shapes.append(Rect(68, 5, 13, 16, art.BACK, stroke=palette.BACK_LINE, line=2))
    if show_scores:
        shapes += art.nuggets((74, 38, 9))
    return tuple(shapes)


@cache
def tally(cards: int, points: int | None = None) -> art.Shapes:
    """Say how many gold cards were won and, if it may be shown, what they are worth."""
    lines = ((13, cards),) if points is None else ((13, cards), (38, points))
    return tuple(
        Text(0, y, str(count), 18, art.LAMP, bold=True, align="left", most=TALLY_WIDTH)
        for y, count in lines
    )
