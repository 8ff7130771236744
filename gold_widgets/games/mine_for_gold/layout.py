"""How cards lie in the center: piles side by side in rows, rows one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.cards import SILVER, Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Pile = tuple[Card, ...]
"""Cards on top of each other, the visible one last."""
MOST_ROWS = 4
"""M4: as many as there are colors."""
CORRIDOR = 4
"""M5: piles side by side, piles in a column, or cards in a pile."""


class Row(NamedTuple):
    """Piles side by side, of one color."""

    color: str
    """The color's letter; nothing, if there is only silver in it (M11, MR8)."""
    at: int
    """The column of the pile on the left."""
    piles: tuple[Pile, ...]
    """From left to right; the visible numbers ascend (M3)."""

    @property
    def end(self) -> int:
        """The column behind the last pile."""
        return self.at + len(self.piles)


Layout = tuple[Row, ...]
"""The rows from top to bottom, the leftmost pile of all in column 0."""
Grid = tuple[tuple[Pile | None, ...], ...]
"""The same as lines over all columns, which can have gaps."""


def color_of(piles: Iterable[Pile]) -> str:
    """Return the color of a row: that of any colored card in it, at any depth (MR8)."""
    for pile in piles:
        for card in pile:
            if card.color != SILVER:
                return card.color
    return ""


def grid(layout: Layout) -> Grid:
    """Spread a layout over all its columns."""
    if not layout:
        return ()
    width = max([row.at + len(row.piles) for row in layout])
    return tuple(
        [(None,) * at + piles + (None,) * (width - at - len(piles)) for _, at, piles in layout]
    )


def layout_of(lines: Grid) -> Layout:
    """Read a grid without gaps, wherever it lies; lines without a pile are passed over."""
    rows = []
    for line in lines:
        piles = tuple(pile for pile in line if pile)
        if piles:
            at = next(column for column, pile in enumerate(line) if pile)
            rows.append(Row(color_of(piles), at, piles))
    return moved_to_zero(tuple(rows))


def moved_to_zero(layout: Layout) -> Layout:
    """Count columns from the leftmost pile."""
    left = min((row.at for row in layout), default=0)
    if not left:
        return layout
    return tuple(Row(row.color, row.at - left, row.piles) for row in layout)


def cards_in(lines: Grid | Layout) -> Iterator[Card]:
    """Yield every card, line by line, from the left, the bottom of a pile first."""
    for line in lines:
        for pile in line.piles if isinstance(line, Row) else line:
            yield from pile or ()


def find(layout: Layout, card: Card) -> tuple[int, int] | None:
    """Return the row and the pile on which a card is visible."""
    for index, row in enumerate(layout):
        for at, pile in enumerate(row.piles):
            if pile[-1] is card:
                return index, at
    return None
