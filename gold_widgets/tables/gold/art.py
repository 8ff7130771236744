"""Our own card art, in card units: 100 wide and 116 high.

Every flip sends a face to the browser, so faces are thrifty: circles and plain rectangles where
they will do, shapes of one color one after the other or in one path, whole numbers. Lines have
round ends and corners, so a thick line makes a card's round corners or a digger's shoulders.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text
from gold_widgets.games.gold.cards import COLORS
from gold_widgets.tables.letters import letters

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card

Shapes = tuple[Shape, ...]

WIDTH, HEIGHT = 100, 116


def short(color: str) -> str:
    """Return the nearest color that can be written with three digits, as it is then sent.

    >>> short("#5b3a29")
    '#553322'
    """
    parts = (round(int(color[start : start + 2], 16) / 17) for start in (1, 3, 5))
    return "#" + "".join(f"{part:x}" * 2 for part in parts)


def dark(fill: str) -> str:
    """Return the shade of a color that stands out from it."""
    return short(palette.mix(fill, "#000000", 0.6))


FILLS = {letter: palette.BRIGHT[name] for letter, name in COLORS.items()}
"""Color letter → how diggers, badges and mines of that color are filled."""
_PANELS = {"R": "#ffddcc", "B": "#ddeeff", "G": "#eeffdd", "Y": "#ffffcc", "P": "#eeddee"}
"""Color letter → what is behind a digger of that color."""

INK = short(palette.PAPER_INK)
BACK = short(palette.BACK)
BORDER = dark(palette.BACK)
GOLD = short(palette.GOLD)
LAMP = short(palette.GOLD_LIGHT)
STICK = "#dd4433"
_HAIR = {2: "#774422", 3: "#332222", 4: "#bb6622", 5: "#dde5ee"}
"""Value → a digger's hair: the stronger, the older."""
_NUGGETS = {
    1: ((57, 69, 32),),
    2: ((63, 39, 24), (40, 82, 24)),
    3: ((66, 36, 19), (30, 66, 19), (68, 88, 19)),
    4: ((66, 29, 18), (31, 64, 18), (70, 66, 18), (46, 94, 17)),
}
"""Points → the middle and the size of each nugget."""


@cache
def face(card: Card, language: str = "en") -> Shapes:
    """Draw a card's face; a digger's color has its letter of the language."""
    if card.is_digger:
        return _digger(card.color, card.value, language)
    return _gold(card.value) if card.is_gold else _dynamite()


@cache
def back(label: str = "") -> Shapes:
    """Draw the back that all cards share, hammer and pick crossed; a label names the spot."""
    line = "#ddbb77"
    return (
        *blank(BACK, BORDER),
        Rect(13, 13, 74, 90, stroke=line, line=2),
        Path("M 28 90 L 68 40", "", line, 6),
        Path("M 72 90 L 32 40", "", line, 6),
        Path("M 26 48 L 40 36", "", line, 16),
        Path("M 48 28 Q 74 30 80 62 Q 66 42 48 28", line),
        *(
            (Rect(24, 68, 52, 34, BACK), Text(50, 85, label, 34, line, bold=True, most=50))
            if label
            else ()
        ),
    )


@cache
def empty() -> Shapes:
    """Draw the mark of a spot without a card."""
    return (Rect(4, 4, 92, 108, stroke=palette.FELT_LINE, line=2),)


def blank(fill: str, border: str) -> Shapes:
    """Draw a card with nothing on it but its border."""
    return Rect(7, 7, 86, 102, stroke=border, line=14), Rect(7, 7, 86, 102, fill)


@cache
def badge(color: str, x: int, y: int, size: int, language: str = "en") -> Shapes:
    """Draw a color's own shape around its letter, so that nobody need tell colors by hue."""
    fill, wide, arm, drop = FILLS[color], size + 3, size // 2 + 2, 0
    shapes: Shapes
    match color:
        case "R":
            shapes = (Circle(x, y, size, fill),)
        case "B":
            shapes = (Rect(x - size + 1, y - size + 1, 2 * size - 2, 2 * size - 2, fill),)
        case "G":
            drop = size // 4
            steps = f"M {x} {y - size - 2} L {x + wide} {y + size} L {x - wide} {y + size}"
            shapes = (Path(steps, fill),)
        case "Y":
            steps = f"M {x} {y - wide} L {x + wide} {y} L {x} {y + wide} L {x - wide} {y}"
            shapes = (Path(steps, fill),)
        case _:
            shapes = (
                Rect(x - arm, y - size - 1, 2 * arm, 2 * size + 2, fill),
                Rect(x - size - 1, y - arm, 2 * size + 2, 2 * arm, fill),
            )
    letter = letters(language)[color]
    high = round(size * (1.4 if len(letter) == 1 else 1.05))
    return *shapes, Text(x, y + drop, letter, high, palette.ink(fill), bold=True)


def nuggets(*places: tuple[int, int, int]) -> Shapes:
    """Draw nuggets from the middle and size of each. Where there are many, each is simpler."""
    bodies, lights, shades = [], [], []
    for place in places:
        if len(places) < 3:
            bodies.append(_polygon(place, -10, 1, -6, -7, 2, -8, 9, -4, 10, 3, 4, 8, -6, 7))
            lights.append(_polygon(place, -6, -7, 2, -8, 1, -1, -6, 1))
            shades.append(_polygon(place, 10, 3, 4, 8, -6, 7, 1, 4))
        else:
            bodies.append(_polygon(place, -10, 1, -6, -7, 3, -8, 10, -2, 5, 8, -6, 7))
            lights.append(_polygon(place, -6, -7, 3, -8, -5, 1))
            shades.append(_polygon(place, 10, -2, 5, 8, -6, 7))
    return (
        Path(" ".join(bodies), GOLD),
        Path(" ".join(shades), "#bb7700"),
        Path(" ".join(lights), LAMP),
    )


def _polygon(place: tuple[int, int, int], *tenths: int) -> str:
    """Return the steps around corners that are given in tenths of a nugget's size."""
    x, y, size = place
    corners = zip(tenths[::2], tenths[1::2], strict=True)
    return "M " + " L ".join(
        f"{round(x + right * size / 10)} {round(y + down * size / 10)}" for right, down in corners
    )


def _gold(value: int) -> Shapes:
    return (
        *blank("#443333", GOLD),
        *nuggets(*_NUGGETS[value]),
        Text(24, 30, str(value), 40, LAMP, bold=True),
    )


def _digger(color: str, value: int, language: str) -> Shapes:
    fill = FILLS[color]
    *mark, letter = badge(color, 24, 90, 11, language)
    return (
        *blank(_PANELS[color], fill),
        Path("M 52 97 L 75 97", "", fill, 24),  # shoulders
        Path("M 77 15 L 86 100", "", "#aa7744", 5),  # pickaxe
        Path("M 56 23 Q 77 2 92 30 Q 76 14 56 23", "#556677"),
        *mark,
        Circle(62, 49, 18, fill),  # hat
        *_beard(value),
        Circle(62, 68, 18, "#ffcc99"),  # head
        Circle(85, 94, 6, "#ffcc99"),  # hand
        Circle(55, 66, 3, INK),  # eyes and mouth
        Circle(69, 66, 3, INK),
        Circle(62, 79, 5 if value == 2 else 6, INK),
        Text(25, 32, str(value), 44, INK, bold=True),
        *_mustache(value),
        Circle(62, 74, 6, "#dd8866"),
        *_hatband(value, dark(fill)),
        letter,
    )


def _beard(value: int) -> Shapes:
    """Draw the hair behind a face: pigtails, nothing, a beard, a long white beard."""
    hair = _HAIR[value]
    match value:
        case 2:
            return Circle(42, 78, 7, hair), Circle(82, 78, 7, hair)
        case 3:
            return ()
        case 4:
            return (Circle(62, 77, 22, hair),)
        case _:
            return Path("M 43 82 L 62 109 L 81 82", hair), Circle(62, 74, 21, hair)


def _mustache(value: int) -> Shapes:
    if value == 2:
        return ()
    size = 5 if value == 4 else 6
    return Circle(54, 80, size, _HAIR[value]), Circle(70, 80, size, _HAIR[value])


def _hatband(value: int, shade: str) -> Shapes:
    """Make a helmet with a lamp of an even digger's hat, a bowler with a ribbon of an odd one's."""
    if value % 2:
        return Rect(34, 53, 56, 5, shade), Rect(45, 46, 34, 8, shade)
    return Rect(40, 51, 44, 7, shade), Circle(62, 43, 9, shade), Circle(62, 43, 6, LAMP)


def _dynamite() -> Shapes:
    shade, cut = "#aa3322", "#ffaa99"
    spark = "M 77 9 L 81 19 L 91 21 L 83 28 L 85 38 L 77 32 L 68 37 L 71 27 L 63 21 L 73 19"
    return (
        *blank("#ffcc88", INK),
        Path("M 50 52 Q 50 26 68 30 Q 79 33 77 24", "", "#887755", 4),
        Rect(22, 50, 18, 54, shade),
        Rect(60, 50, 18, 54, shade),
        Rect(40, 46, 20, 60, STICK),
        Rect(22, 50, 18, 4, cut),
        Rect(40, 46, 20, 4, cut),
        Rect(60, 50, 18, 4, cut),
        Rect(20, 62, 60, 7, INK),
        Rect(20, 90, 60, 7, INK),
        Path(spark, "#ff6600"),
        Circle(77, 24, 5, LAMP),
    )
