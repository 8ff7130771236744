"""Our own card art, in card units: 66 wide and 76 high.

A card is a way into the mountain: the rock has the card's color, the mouth of the tunnel its shape,
and in the light of the lamp lies what was found there, which means nothing. Faces are drawn once
and copied from then on: whatever shows a card begins with its face, and adds to it. Shapes are
thrifty: whole numbers, short colors, one path for all that has one color.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text
from gold_widgets.tables.letters import letters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.mine_for_gold.cards import Card

Shapes = tuple[Shape, ...]

WIDTH, HEIGHT = 66, 76

FILLS = {
    "Y": palette.YELLOW,
    "R": palette.RED,
    "G": palette.GREEN,
    "B": palette.BLUE,
    "S": "#eeeeff",
}
"""Color letter → the rock. As far apart for all eyes as five colors can be; see the tests."""
EDGES = {"Y": "#886600", "R": "#661111", "G": "#115544", "B": "#113377", "S": "#778899"}
"""Color letter → the border, and the lines in the rock."""
INK, PAPER = palette.DARK, "#ffffff"
LAMP, GLOW = "#ffdd77", "#ffffdd"
HOLE, WOOD, RAIL = "#221a11", "#aa7744", "#998877"
BACK, BACK_LINE = "#553322", "#ddbb77"

_MOUTHS = {
    "Y": "M 9 69 L 9 58 L 33 40 L 57 58 L 57 69",
    "R": "M 9 69 L 9 60 Q 11 41 33 41 Q 55 41 57 60 L 57 69",
    "G": "M 7 69 L 24 42 L 42 42 L 59 69",
    "B": "M 9 69 L 9 43 L 57 43 L 57 69",
    "S": "M 14 69 L 7 56 L 17 42 L 49 42 L 59 56 L 52 69",
}
"""Color letter → the mouth of its tunnel: pointed, round, narrow above, square, six-sided."""


@cache
def face(card: Card, language: str = "en") -> Shapes:
    """Draw a card's face: number, badge with the color's letter, tunnel, and what was found."""
    fill, edge = FILLS[card.color], EDGES[card.color]
    return (
        *blank(fill, edge),
        *_sheen(card.color),
        Path(_MOUTHS[card.color], HOLE, edge, 2),
        Path("M 25 69 L 30 55 M 41 69 L 36 55 M 24 65 L 42 65 M 28 60 L 38 60", "", RAIL, 2),
        Path("M 15 69 L 15 50 M 51 69 L 51 50 M 12 49 L 54 49", "", WOOD, 4),
        Circle(33, 52, 3, LAMP),
        *find(card.number),
        *_heading(card, language),
    )


def _heading(card: Card, language: str) -> Shapes:
    """Write the number, and draw the badge beside it."""
    ink = palette.ink(FILLS[card.color])
    return (
        Text(23, 23, str(card.number), 32, ink, bold=True, most=36),
        *badge(card.color, 52, 19, 8, language),
    )


def _sheen(color: str) -> Shapes:
    """Draw the lines in the rock, of each color its own; on silver, a gleam."""
    edge = EDGES[color]
    steps = {
        "Y": "M 7 36 L 13 32 L 19 36 M 45 36 L 51 32 L 57 36",
        "R": "M 7 37 Q 13 32 18 37 M 46 37 Q 52 32 58 37",
        "G": "M 8 38 L 15 38 M 12 34 L 20 34 M 46 38 L 53 38 M 50 34 L 58 34",
        "B": "M 8 38 L 8 34 M 13 38 L 13 34 M 18 38 L 18 34 M 48 38 L 48 34 M 53 38 L 53 34",
        "S": "M 8 40 L 20 32 M 46 40 L 58 32",
    }
    return (Path(steps[color], "", edge, 2),)


@cache
def find(number: int) -> Shapes:
    """Draw what lies in the tunnel: a worm, a diamond, bones and the like, in turn."""
    match number % 7:
        case 0:  # a worm
            return (Path("M 20 65 Q 22 57 25 63 Q 28 69 31 62", "", "#ee99aa", 4),)
        case 1:  # a diamond
            return (
                Path("M 20 60 L 24 56 L 29 56 L 33 60 L 26 68", "#77ddee"),
                Path("M 24 56 L 29 56 L 26 60", GLOW),
            )
        case 2:  # bones
            return (
                Path("M 20 66 L 31 59 M 20 59 L 31 66", "", "#eeeedd", 3),
                Circle(43, 63, 4, "#eeeedd"),
                Circle(43, 63, 1, HOLE),
            )
        case 3:  # a nugget
            return (Path("M 19 66 L 21 60 L 27 58 L 32 62 L 31 67", "#eeaa22"),)
        case 4:  # a mushroom
            return (
                Rect(42, 61, 4, 7, "#eeeedd"),
                Path("M 37 62 Q 44 50 51 62", "#dd5544"),
            )
        case 5:  # a bat
            return (
                Path("M 20 57 Q 24 54 26 58 Q 28 54 32 57 Q 29 59 26 63 Q 23 59 20 57", "#887799"),
            )
        case _:  # a crystal
            return (Path("M 39 68 L 41 57 L 44 68 M 43 68 L 47 60 L 49 68", "#cc99ee"),)


@cache
def pile(
    cards: tuple[Card, ...], spread: bool = False, row: str = "", language: str = "en"
) -> Shapes:
    """Draw a pile: the card on top, edges of those below and how many they are in all.

    Spread, it also says which cards lie below, the next one first. Silver on top says which color
    its row has (M10), or that it waits for one (M11).
    """
    top, below = cards[-1], cards[-2::-1]
    joker = _joker(row, language) if top.is_silver else ()
    if not below:
        return (*face(top, language), *joker)
    more = _below(below, language) if spread else _count(len(cards))
    return (*face(top, language), *_edges(below), *more, *joker)


def _joker(row: str, language: str) -> Shapes:
    """Mark silver with the color that it counts as; in a row without one, with a question mark."""
    if row in FILLS:
        return Rect(3, 3, 60, 70, stroke=FILLS[row], line=4), *badge(row, 52, 37, 7, language)
    return Circle(52, 38, 9, INK), Text(52, 38, "?", 14, LAMP, bold=True)


def _edges(below: Sequence[Card]) -> Shapes:
    """Draw the edges of the cards below the top, which lies a little higher: the next one first."""
    step, first = 4, HEIGHT - 2 - 4 * len(below)
    return tuple(
        Rect(3, first + step * number, 60, 3, FILLS[card.color], stroke=INK, line=2)
        for number, card in enumerate(below)
    )


def _count(count: int, x: int = 33) -> Shapes:
    return (
        Circle(x, 52, 10, PAPER, INK, 2),
        Text(x, 52, str(count), 16, INK, bold=True),
    )


def _below(
    cards: Sequence[Card], language: str, y: int = 50, wide: int = 60, high: int = 20
) -> Shapes:
    """Name the cards below a pile's top in small, the next one first."""
    room, size = wide // len(cards), min(13, high)
    shapes: list[Shape] = []
    for number, card in enumerate(cards):
        fill = FILLS[card.color]
        x = 33 - wide // 2 + room * number
        name = f"{letters(language)[card.color]}{card.number}"
        shapes += [
            Rect(x, y - high // 2, room - 1, high, fill, stroke=INK, line=1),
            Text(x + room // 2, y, name, size, palette.ink(fill), bold=True, most=room - 3),
        ]
    return tuple(shapes)


@cache
def back() -> Shapes:
    """Draw the back that all cards share: hammer and pick crossed over a lamp's light."""
    return (
        *blank(BACK, "#332211"),
        Circle(33, 38, 20, "", BACK_LINE, 2),
        Path("M 22 54 L 43 27 M 44 54 L 23 27", "", BACK_LINE, 4),
        Path("M 20 32 L 28 23", "", BACK_LINE, 9),
        Path("M 35 20 Q 49 22 51 38 Q 45 28 35 20", BACK_LINE),
    )


@cache
def slot(lit: bool = False) -> Shapes:
    """Draw a place that waits for a card."""
    return (Rect(3, 3, 60, 70, stroke=LAMP if lit else palette.FELT_LINE, line=2),)


@cache
def ghost(card: Card, reason: str, marked: bool = False, language: str = "en") -> Shapes:
    """Draw where a card may be laid, as if it lay there, with what decides it.

    The reason is the distance, such as `3`, or a comparison, such as `9<12`.
    """
    fill = palette.mix(FILLS[card.color], "#333029", 0.42)
    ink = palette.ink(fill)
    return (
        Rect(3, 3, 60, 70, fill, stroke=PAPER if marked else LAMP, line=6 if marked else 4),
        Text(24, 23, str(card.number), 28, ink, bold=True, most=34),
        Text(50, 21, letters(language)[card.color], 18, ink, bold=True, most=18),
        *reasoned(reason, 33, 56),
    )


@cache
def reasoned(reason: str, x: int, y: int, wide: int = 50, high: int = 24) -> Shapes:
    """Write what decides on a dark label: a distance between two arrows, or a comparison."""
    half, size = wide // 2, 3 * high // 4
    shapes: list[Shape] = [Rect(x - half, y - high // 2, wide, high, INK)]
    if reason.isdigit():
        tip, back, arm = half - 3, half - (11 if wide > 40 else 7), size // 3
        arrows = (
            f"M {x - back} {y - arm} L {x - tip} {y} L {x - back} {y + arm} "
            f"M {x + back} {y - arm} L {x + tip} {y} L {x + back} {y + arm}"
        )
        shapes.append(Path(arrows, LAMP))
    if reason:
        shapes.append(Text(x, y, reason, size, LAMP, bold=True, most=wide - 4 if wide > 40 else 20))
    return tuple(shapes)


@cache
def lit(
    cards: tuple[Card, ...],
    reason: str,
    spread: bool,
    row: str,
    marked: bool = False,
    language: str = "en",
) -> Shapes:
    """Draw a pile onto which a card may be laid, with what decides it beside what the pile says."""
    top, below = cards[-1], cards[-2::-1]
    if not below:
        return (*pile(cards, spread, row, language), *reasoned(reason, 33, 54), ring(marked))
    told = (
        (*_below(below, language, 48, 52, 12), *reasoned(reason, 33, 63, 52, 16))
        if spread
        else (*_count(len(cards), 49), *reasoned(reason, 23, 52, 32))
    )
    joker = _joker(row, language) if top.is_silver else ()
    return (*face(top, language), *_edges(below), *told, *joker, ring(marked))


def ring(marked: bool = True) -> Rect:
    """Draw a frame around a card: white for one that a hint points at, else of light."""
    return Rect(3, 3, 60, 70, stroke=PAPER if marked else LAMP, line=6)


@cache
def glowing(cards: tuple[Card, ...], row: str = "", language: str = "en") -> Shapes:
    """Draw a pile of a corridor that is complete: all light, and nothing small to be seen in it."""
    top = cards[-1]
    mark = (Text(33, 58, f"×{len(cards)}", 20, palette.ink(FILLS[top.color]), bold=True),)
    return (
        Rect(3, 3, 60, 70, FILLS[top.color], stroke=LAMP, line=6),
        Rect(7, 7, 52, 62, stroke=GLOW, line=2),
        *_heading(top, language),
        *(mark if len(cards) > 1 else _joker(row, language)[1:] if top.is_silver else ()),
    )


def blank(fill: str, border: str) -> Shapes:
    """Draw a card with nothing on it but its border; thick lines make the corners round."""
    return (
        Rect(5, 5, 56, 66, stroke=border, line=10),
        Rect(5, 5, 56, 66, fill, stroke=fill, line=4),
    )


@cache
def badge(color: str, x: int, y: int, size: int, language: str = "en") -> Shapes:
    """Draw a color's own shape around its letter, so that nobody need tell colors by hue."""
    fill, wide = EDGES[color], size + 2
    drop = 0
    shape: Shape
    match color:
        case "R":
            shape = Circle(x, y, size, fill)
        case "B":
            shape = Rect(x - size, y - size, 2 * size, 2 * size, fill)
        case "G":
            drop = size // 4
            shape = Path(f"M {x} {y - wide} L {x + wide} {y + size} L {x - wide} {y + size}", fill)
        case "Y":
            shape = Path(
                f"M {x} {y - wide} L {x + wide} {y} L {x} {y + wide} L {x - wide} {y}", fill
            )
        case _:
            half = size // 2
            shape = Path(
                f"M {x - wide} {y} L {x - half} {y - size} L {x + half} {y - size} "
                f"L {x + wide} {y} L {x + half} {y + size} L {x - half} {y + size}",
                fill,
            )
    letter = letters(language)[color]
    high = round(size * (1.4 if len(letter) == 1 else 1.05))
    return shape, Text(x, y + drop, letter, high, palette.ink(fill), bold=True)
