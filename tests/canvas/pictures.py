"""Pictures to try the pens on: a table of 64 cards, which know nothing of any game."""

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Text, Tile

BACK = (
    Rect(1, 1, 98, 114, palette.BACK, 8, palette.BACK_LINE, 2),
    Path("M 30 86 L 66 36 M 70 86 L 34 36", "", palette.BACK_LINE, 6),
    Path("M 48 32 Q 70 28 78 58 M 52 32 Q 30 28 22 58", "", palette.BACK_LINE, 6),
)

# About as many shapes as a card face has.
FACE = (
    Rect(1, 1, 98, 114, palette.PAPER, 8, palette.RED, 2),
    Path("M 47 99 L 77 99", "", palette.RED, 20),
    Path("M 84 20 L 79 100", "", palette.WOOD, 5),
    Path("M 62 21 Q 84 10 90 38", "", palette.ROCK, 5),
    Circle(24, 91, 11, palette.RED),
    Circle(62, 50, 21, palette.RED),
    Circle(62, 78, 22, palette.WOOD_DARK),
    Circle(62, 68, 18, palette.PAPER_LINE),
    Circle(55, 66, 3, palette.DARK),
    Circle(69, 66, 3, palette.DARK),
    Circle(62, 79, 6, palette.DARK),
    Circle(55, 80, 5, palette.WOOD_DARK),
    Circle(69, 80, 5, palette.WOOD_DARK),
    Text(25, 32, "4", 44, palette.DARK, bold=True),
    Path("M 43 55 L 81 55", "", palette.ROCK_DARK, 5),
    Circle(62, 44, 7, palette.GOLD_LIGHT),
    Text(24, 91, "R", 15, palette.LIGHT, bold=True),
)

# A mountain and two ways up.
MAP = (
    Path("M 20 700 L 320 20 L 620 700 Z", palette.ROCK),
    Path("M 60 690 Q 300 500 320 40", "", palette.PAPER_LINE, 9),
    Path("M 600 690 C 500 600 200 400 320 40", "", palette.WOOD, 5),
    Circle(320, 40, 14, palette.GOLD_LIGHT, palette.GOLD_DARK, 3),
    Text(320, 690, "Titan", 18, palette.LIGHT, bold=True, most=80),
)


def tile(key="a1", shapes=BACK, **changes):
    return Tile(key, 40, 45, 100, 116, shapes, 0.7)._replace(**changes)


def picture(*tiles, **changes):
    return Picture(640, 720, palette.FELT, tiles)._replace(**changes)


def table(faces=(), turned=False):
    """64 cards face down, but for those that `faces` gives other shapes, or None for no card."""
    faces = dict(faces)
    return picture(
        *(
            tile(
                key,
                faces.get(key, BACK),
                x=40 + 80 * column,
                y=45 + 90 * row,
                angle=(column * 3 + row * 5) % 7 - 3 if turned else 0,
            )
            for row in range(8)
            for column in range(8)
            for key in [f"{'abcdefgh'[column]}{row + 1}"]
            if faces.get(key, BACK) is not None
        )
    )
