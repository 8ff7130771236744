"""Our own art: companies, their mines and shares, hunt tokens, cards. Whole numbers, few shapes.

Nobody need tell companies by color: each has its letter, and mines of a shape of their own.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.scaling import Shapes, moved, small
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text
from gold_widgets.engine.words import translations

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Card, Data, Order

INK = "#2b2118"
PAPER, PAPER_LINE = "#fbf5e6", "#c9b88f"
SNOW, ICE = "#f4f8fb", "#9fb8cc"
GOLD, GOLD_DARK = "#ffcc33", "#8a5a00"
WOOD = "#7a4b25"

_FILLS = {"red": "#c62f26", "white": "#ffffff", "green": "#2e9e6b", "black": "#26221f"}
_MORE = ("#c62f26", "#ffffff", "#2e9e6b", "#26221f", "#1a5fc8", "#f4d13d", "#6a2a70")
_EDGES = {"#26221f": "#f4f8fb"}

KIND = 40
"""A hunt token is drawn so wide and high."""
PIECE = 48
"""A mine is drawn so wide and high."""
LOT = 118, 64
"""A company card."""


def fill(data: Data, company: int) -> str:
    """Return the color of a company."""
    return _FILLS.get(data.companies[company], _MORE[company % len(_MORE)])


def letter(data: Data, company: int, language: str) -> str:
    """Return the letter of a company, as a language has it; cards are called by the English one.

    >>> from gold_widgets import klondike_rush as klondike
    >>> [letter(klondike.DATA, company, "fr") for company in range(4)]
    ['R', 'B', 'V', 'N']
    """
    own, name = data.letters[company], data.companies[company]
    # Whoever has data of their own may have other letters: these are nobody's language.
    is_ours = own == _letters("en").get(name)
    return _letters(language)[name] if is_ours else own


@cache
def _letters(language: str) -> dict[str, str]:
    """Return the letters of our companies, no two alike."""
    pgettext = translations(language).pgettext
    return {
        "red": pgettext("letter of a company", "R"),
        "white": pgettext("letter of a company", "W"),
        "green": pgettext("letter of a company", "G"),
        "black": pgettext("letter of a company", "K"),
    }


# -- mines and shares --------------------------------------------------------------------------

_MINES = (
    "M 24 4 L 44 43 L 4 43 Z",
    "M 5 43 L 5 25 Q 5 6 24 6 Q 43 6 43 25 L 43 43 Z",
    "M 6 14 L 30 14 L 30 5 L 39 5 L 39 14 L 42 14 L 42 43 L 6 43 Z",
    "M 24 3 L 45 24 L 24 45 L 3 24 Z",
)
"""The shapes of mines: a headframe, a dome, a mill with its chimney, a shaft on its tip."""
_LETTERS = ((24, 32), (24, 27), (24, 29), (24, 24))


@cache
def mine(color: str, shape: int, name: str) -> Shapes:
    """Draw a mine of a company."""
    shape %= len(_MINES)
    x, y = _LETTERS[shape]
    edge = _EDGES.get(color, INK)
    size = 20 if len(name) == 1 else 15
    return (
        Path(_MINES[shape], color, edge, 3),
        Text(x, y, name, size, palette.ink(color), bold=True),
    )


@cache
def share(color: str, name: str) -> Shapes:
    """Draw an investment: a certificate with the company's seal. 40 wide and high."""
    return (
        Rect(3, 5, 34, 30, PAPER, 3, INK, 2),
        Rect(4, 6, 32, 6, color),
        Path("M 8 18 L 16 18 M 8 24 L 16 24 M 8 30 L 16 30", "", PAPER_LINE, 2),
        Circle(26, 23, 9, color, INK, 1.5),
        Text(26, 23, name, 13 if len(name) == 1 else 10, palette.ink(color), bold=True),
    )


@cache
def town(colors: tuple[str, ...]) -> Shapes:
    """Draw the town: houses in the snow, with a flag for every company."""
    flags = [
        Rect(
            4 + n * 40 / max(len(colors), 1), 38, 40 / max(len(colors), 1) - 2, 8, color, 0, INK, 1
        )
        for n, color in enumerate(colors)
    ]
    return (
        Circle(24, 24, 23, "#ffe9b8", GOLD_DARK, 2),
        Rect(6, 22, 14, 14, WOOD),
        Rect(28, 22, 14, 14, WOOD),
        Rect(18, 17, 12, 19, "#9a6233"),
        Path("M 4 23 L 13 13 L 22 23 Z M 26 23 L 35 13 L 44 23 Z", SNOW, INK, 1),
        Path("M 16 18 L 24 4 L 32 18 Z", "#c62f26", INK, 1),
        Rect(22, 27, 5, 9, GOLD),
        *flags,
    )


# -- hunt tokens -------------------------------------------------------------------------------

_TOKENS = ("#bfe0f5", "#ead2b0", "#d8e3c4", "#c9f0da", "#ffe69a", "#d9d3ee")
"""Kind → what is behind it."""


@cache
def token(kind: int) -> Shapes:
    """Draw a hunt token: fish, pelt, moose, emerald, wild, snow beast."""
    disc: Shapes = (Circle(20, 20, 18.5, _TOKENS[kind], INK, 2),)
    match kind:
        case 0:
            return *disc, *_fish()
        case 1:
            return *disc, *_pelt()
        case 2:
            return *disc, *_moose()
        case 3:
            return *disc, *_emerald()
        case 4:
            return *disc, *_wild()
        case _:
            return *disc, *_beast()


def _fish() -> Shapes:
    return (
        Path("M 5 20 Q 15 8 27 20 Q 15 32 5 20 M 25 20 L 34 12 L 34 28 Z", "#2370a8"),
        Circle(12, 18, 2, "#ffffff"),
        Path("M 19 15 Q 22 20 19 25", "", "#bfe0f5", 2),
    )


def _pelt() -> Shapes:
    return (
        Path(
            "M 20 6 L 25 11 L 33 9 L 29 18 L 33 29 L 25 27 L 20 34 L 15 27 L 7 29 L 11 18 "
            "L 7 9 L 15 11 Z",
            "#8a5428",
        ),
        Path("M 20 13 L 20 27 M 16 16 L 16 22 M 24 16 L 24 22", "", "#c58d55", 2),
    )


def _moose() -> Shapes:
    return (
        Path(
            "M 15 16 Q 7 17 5 8 M 9 15 L 10 8 M 13 15 L 15 8 M 25 16 Q 33 17 35 8 M 31 15 L 30 8 "
            "M 27 15 L 25 8",
            "",
            "#6b4a26",
            3,
        ),
        Path("M 14 15 L 26 15 L 25 29 Q 20 38 15 29 Z", "#5a3a1c"),
        Path("M 17 20 L 17 20 M 23 20 L 23 20", "", "#ffffff", 3),
        Path("M 18 31 L 18 31 M 22 31 L 22 31", "", "#1c120a", 2),
    )


def _emerald() -> Shapes:
    return (
        Path("M 13 8 L 27 8 L 34 18 L 20 34 L 6 18 Z", "#149a5b", "#0a5a35", 2),
        Path("M 13 8 L 20 18 L 27 8 Z M 6 18 L 20 18 L 20 34 Z", "#6fe0aa"),
    )


def _wild() -> Shapes:
    star = (20, 5, 24, 15, 35, 16, 27, 23, 30, 34, 20, 28, 10, 34, 13, 23, 5, 16, 16, 15)
    points = zip(star[::2], star[1::2], strict=True)
    return (Path("M " + " L ".join(f"{x} {y}" for x, y in points) + " Z", "#e39a00", INK, 1),)


def _beast() -> Shapes:
    return (
        Path("M 20 17 Q 31 18 30 28 Q 29 35 20 34 Q 11 35 10 28 Q 9 18 20 17", "#4b3f87"),
        Path("M 9 17 L 8 12 M 16 13 L 15 7 M 24 13 L 25 7 M 31 17 L 32 12", "", "#4b3f87", 5),
    )


# -- cards -------------------------------------------------------------------------------------


def crate(x: float, y: float) -> Shapes:
    """Draw an order crate, 24 wide and high."""
    return (
        Rect(x + 1, y + 1, 22, 22, "#b9854a", 2, INK, 2),
        Path(
            f"M {x + 4} {y + 8} L {x + 20} {y + 8} M {x + 4} {y + 16} L {x + 20} {y + 16}",
            "",
            WOOD,
            2,
        ),
    )


@cache
def lot(card: Card, data: Data, language: str) -> Shapes:
    """Draw a company card: what it invests in, the mines and the orders that come with it."""
    wide, high = LOT
    shares = [c for c, count in enumerate(card.investments) for _ in range(count)]
    mines = [c for c, count in enumerate(card.mines) for _ in range(count)]
    colors = list(dict.fromkeys(fill(data, company) for company in shares)) or [PAPER_LINE]
    part = (wide - 8) / len(colors)
    shapes: list[Shape] = [Rect(1.5, 1.5, wide - 3, high - 3, PAPER, 7, INK, 3)]
    shapes += [Rect(4 + n * part, 4, part, 12, color) for n, color in enumerate(colors)]
    shapes.append(Rect(wide / 2 - 15, 3, 30, 14, PAPER, 4))
    shapes.append(Text(wide / 2, 10, card.id, 13, INK, bold=True, most=28))
    drawn: list[Shapes] = [
        small(share(fill(data, c), letter(data, c, language)), 34 / 40) for c in shares
    ]
    drawn += [small(mine(fill(data, c), c, letter(data, c, language)), 32 / 48) for c in mines]
    drawn += [crate(4, 6)] * card.crates
    step = min(36.0, (wide - 8 - 34) / max(len(drawn) - 1, 1))
    left = (wide - step * (len(drawn) - 1) - 34) / 2
    for number, thing in enumerate(drawn):
        shapes += moved(thing, round(left + number * step, 1), 22)
    return tuple(shapes)


@cache
def deck(left: int) -> Shapes:
    """Draw the deck of company cards: how many are to come. 60 by 64."""
    if not left:
        return (Rect(3, 3, 54, 58, "", 7, ICE, 2), Text(30, 32, "0", 22, ICE, bold=True))
    return (
        Rect(5, 5, 53, 57, "#3c5a78", 7, INK, 2),
        Rect(2, 2, 53, 57, "#4f7396", 7, INK, 2),
        Path("M 10 40 L 22 18 L 29 30 L 34 23 L 46 40 Z", SNOW),
        Rect(15, 40, 28, 17, PAPER, 4),
        Text(29, 49, str(left), 15, INK, bold=True),
    )


@cache
def order(
    wants: Order, pays: str, width: float, height: float, can_fill: bool, marked: bool
) -> Shapes:
    """Draw an order: what it wants, what it pays; a check mark if it can be filled now."""
    edge = "#c62f26" if marked else GOLD if can_fill else INK
    kinds = [kind for kind, count in enumerate(wants.wants) for _ in range(count)]
    size = min(24.0, width - 6)  # whoever holds many orders sees them small
    step = min(26.0, (width - 6 - size) / max(len(kinds) - 1, 1))
    left = (width - step * (len(kinds) - 1) - size) / 2
    shapes: list[Shape] = [
        Rect(
            2,
            2,
            width - 4,
            height - 4,
            "#fff3c9" if can_fill else PAPER,
            5,
            edge,
            4 if can_fill else 2,
        )
    ]
    for number, kind in enumerate(kinds):
        shapes += small(token(kind), size / KIND, round(left + number * step, 1), 4)
    tick = "✓ " if can_fill else ""
    shapes.append(
        Text(
            round(width / 2, 1),
            height - 12,
            f"{tick}{pays}",
            18,
            INK,
            bold=True,
            most=round(width - min(10, width / 2), 1),
        )
    )
    return tuple(shapes)


@cache
def order_back() -> Shapes:
    """Draw an order that lies face down. 34 by 46."""
    return (
        Rect(2, 2, 30, 42, "#b9854a", 4, INK, 2),
        Path("M 7 16 L 27 16 M 7 30 L 27 30", "", WOOD, 3),
    )


@cache
def profit_card() -> Shapes:
    """Draw a profit card that has not been used: a bag of gold. 32 by 28."""
    return (
        Path("M 10 9 Q 2 18 6 26 L 26 26 Q 30 18 22 9 Z", GOLD, GOLD_DARK, 2),
        Path("M 10 8 L 8 2 L 24 2 L 22 8", "", GOLD_DARK, 2),
        Text(16, 18, "$", 14, INK, bold=True),
    )
