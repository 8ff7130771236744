"""The ways to close the gaps, in small: what the center would look like, and what it costs.

They lie on the tray, and beside them one's hand, in small too: a way is good for what comes next.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text, Tile
from gold_widgets.tables.letters import letters
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import (
    ACROSS,
    HAND_DOWN,
    MARGIN,
    TRAY_TOP,
    WIDTH,
    Rectangle,
    around,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.course import Cell
    from gold_widgets.games.mine_for_gold.layout import Pile
    from gold_widgets.tables.mine_for_gold.options import Way

GHOSTLY = 0.6
"""How much of its color a ghost has left."""
_WIDE, _HIGH = 138, 158
"""The size of a preview: two cards wide, two high."""
_BLOCK = 2 * ACROSS
"""What each of them takes of the tray, and so does one's hand."""
_HAND_ACROSS, _HAND_LINES = 3, 4
_PLANK = "#4a2e17"
_CARD_WIDE, _CARD_HIGH = 46, 46
_HAND_MIDDLE = WIDTH - MARGIN - _BLOCK / 2, TRAY_TOP + HAND_DOWN


def thumbnails(
    ways: Sequence[Way],
    cells: Mapping[Cell, Pile],
    hand: Sequence[Card],
    marked: Collection[str],
    language: str,
) -> Iterator[Tile]:
    """Draw every way on the tray, where one's hand lies otherwise."""
    for way, (x, y, scale) in zip(ways, _places(len(ways), bool(hand)), strict=True):
        shapes = _preview(way, cells, way.word in marked, language)
        yield Tile(way.word, x, y, _WIDE, _HIGH, shapes, scale)
    if hand:
        wide, high = _CARD_WIDE * _HAND_ACROSS + 2, _CARD_HIGH * _HAND_LINES + 6
        yield Tile("hand", *_HAND_MIDDLE, wide, high, _small_hand(hand, language))


def places(count: int, *, has_hand: bool) -> list[Rectangle]:
    """Return where each preview can be pressed."""
    return [around(x, y, _WIDE * scale, _HIGH * scale) for x, y, scale in _places(count, has_hand)]


def hand_places(count: int) -> list[Rectangle]:
    """Return where each card of one's hand lies meanwhile."""
    x, y = _HAND_MIDDLE
    left, top = x - _CARD_WIDE * _HAND_ACROSS / 2, y - _CARD_HIGH * _HAND_LINES / 2
    return [
        around(left + (column + 0.5) * _CARD_WIDE, top + (line + 0.5) * _CARD_HIGH, 42, 42)
        for line, column in (divmod(number, _HAND_ACROSS) for number in range(count))
    ]


@lru_cache(maxsize=32)
def _places(count: int, has_hand: bool) -> tuple[tuple[float, float, float], ...]:
    """Return the middle and the scale of each preview: in as many lines as make them largest."""
    blocks = 3 if has_hand else 4
    lines = max(range(1, count + 1), key=lambda lines: _scale(count, lines, blocks))
    scale = _scale(count, lines, blocks)
    across, high = ceil(count / lines), 2 * HAND_DOWN / lines
    wide = min(blocks * _BLOCK / across, _BLOCK)
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        here = min(across, count - line * across)  # the last line may be shorter
        left = MARGIN + (blocks * _BLOCK - here * wide) / 2
        x, y = left + (column + 0.5) * wide, TRAY_TOP + (line + 0.5) * high
        found.append((round(x, 1), round(y, 1), scale))
    return tuple(found)


def _scale(count: int, lines: int, blocks: int) -> float:
    """Return how large previews can be in so many lines."""
    wide, high = blocks * _BLOCK / ceil(count / lines), 2 * HAND_DOWN / lines
    return round(min(1, (wide - 6) / _WIDE, (high - 6) / _HIGH), 3)


def part(at: tuple[float, float], scale: float, number: int, count: int) -> Rectangle:
    """Return where a pile of several at a ghost's place can be pressed: `number` counts from 0."""
    x, y = at
    room = 66 // count
    down = (5 + room * number + room / 2 - art.HEIGHT / 2) * scale
    return around(x, round(y + down, 1), art.WIDTH * scale, room * scale)


@lru_cache(maxsize=256)
def ghost(used: tuple[tuple[Card, str], ...], language: str = "en") -> art.Shapes:
    """Draw where piles would lie: each with a sign, the letters of the ways that put it there."""
    shapes: list[Shape] = [Rect(3, 3, 60, 70, "#4d4a3e", stroke=art.LAMP, line=3)]
    room = 66 // len(used)
    for number, (card, of_ways) in enumerate(used):
        fill = palette.mix(art.FILLS[card.color], "#333029", GHOSTLY)
        top = 5 + room * number
        middle, high = top + room // 2, min(26, room - 5)
        shapes += [
            Rect(5, top, 56, room - 1, fill),
            Text(32, middle, str(card.number), min(20, room - 4), palette.ink(fill), True, most=20),
            *art.badge(card.color, 51, middle, min(8, room // 2 - 3), language),
            *_sign(of_ways, 2, middle, 20, high),
        ]
    return tuple(shapes)


def _sign(text: str, x: int, y: int, wide: int, high: int) -> art.Shapes:
    """Draw a signpost with the letters of ways: its shape is none that a color has."""
    up, tip = high // 2, wide // 4
    back, edge = x + wide - tip, x + wide
    steps = f"M {x} {y - up} L {back} {y - up} L {edge} {y} L {back} {y + up} L {x} {y + up}"
    middle = x + (wide - tip // 2) // 2
    size = min(16, high - 4)
    return (
        Path(steps, art.LAMP),
        Text(middle, y, text, size, art.INK, bold=True, most=wide - tip),
    )


def _preview(
    way: Way, cells: Mapping[Cell, Pile], marked: bool, language: str = "en"
) -> art.Shapes:
    """Draw the center as it would be: what was moved has a light edge, and where it was a dot."""
    after = {way.moves.get(cell, cell): (pile, cell in way.moves) for cell, pile in cells.items()}
    every = [*after, *cells]
    top, left = min(line for line, _ in every), min(column for _, column in every)
    lines = max(line for line, _ in every) - top + 1
    columns = max(column for _, column in every) - left + 1
    wide, high = min(40, 126 // columns), min(46, 104 // lines)
    x0, y0 = (_WIDE - wide * columns) // 2, 32 + (100 - high * lines) // 2
    edge = palette.LIGHT if marked else art.LAMP
    shapes: list[Shape] = [
        Rect(3, 3, _WIDE - 6, _HIGH - 6, "#33302b", stroke=edge, line=5),
        *_sign(way.letter, 5, 17, 28, 24),
    ]
    for line, column in way.moves:
        if (line, column) not in after:
            x, y = x0 + (column - left) * wide, y0 + (line - top) * high
            shapes.append(Circle(x + wide // 2, y + high // 2, 2, palette.ROCK))
    small = [
        (pile[-1], is_moved, x0 + (column - left) * wide, y0 + (line - top) * high)
        for (line, column), (pile, is_moved) in after.items()
    ]
    shapes += _small(small, wide, high, language)
    shapes += [
        Rect(38, 140, 9, 11, art.PAPER),
        Text(52, 146, str(way.closing.cards), 15, art.LAMP, bold=True, align="left"),
        Path("M 80 146 L 92 146 M 88 142 L 92 146 L 88 150", "", art.PAPER, 2),
        Text(98, 146, str(way.closing.steps), 15, art.LAMP, bold=True, align="left"),
    ]
    return tuple(shapes)


@lru_cache(maxsize=64)
def _small_hand(hand: tuple[Card, ...], language: str) -> art.Shapes:
    """Draw one's hand on a plank of its own, in its order."""
    wide, high = _CARD_WIDE * _HAND_ACROSS + 2, _CARD_HIGH * _HAND_LINES + 6
    cards = []
    for number, card in enumerate(hand):
        line, column = divmod(number, _HAND_ACROSS)
        cards.append((card, False, 1 + column * _CARD_WIDE, 3 + line * _CARD_HIGH))
    plank = Rect(0, 0, wide, high, _PLANK)
    return (plank, *_small(cards, _CARD_WIDE, _CARD_HIGH, language))


def _small(
    cards: Sequence[tuple[Card, bool, int, int]], wide: int, high: int, language: str
) -> list[Shape]:
    """Draw cards in small, like by like: then each color and each font is said but once."""
    known, half, room = letters(language), wide // 2, (wide - 4, high - 4)
    size, small = min(round(wide * 0.55), high // 2), round(high * 0.32)
    shapes: list[Shape] = []
    for color, fill in art.FILLS.items():
        shapes += [Rect(x + 2, y + 2, *room, fill) for c, _, x, y in cards if c.color == color]
    shapes += [
        Rect(x + 2, y + 2, *room, stroke=art.LAMP, line=3) for _, moved, x, y in cards if moved
    ]
    texts: list[Text] = []
    for card, _, x, y in cards:
        ink, letter = palette.ink(art.FILLS[card.color]), known[card.color]
        texts += [
            Text(
                x + half, y + round(high * 0.36), str(card.number), size, ink, True, most=wide - 6
            ),
            Text(x + half, y + round(high * 0.74), letter, small, ink, True, most=wide - 8),
        ]
    return shapes + sorted(texts, key=lambda text: (text.fill, text.size))
