"""When a corridor is complete (M5), and what is left once its cards are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from gold_widgets.games.mine_for_gold.layout import CORRIDOR, Grid, grid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Layout, Pile

Kind = Literal["row", "column", "pile"]


class Corridor(NamedTuple):
    """Four piles side by side, four piles in a column, or four cards in a pile."""

    kind: Kind
    cells: tuple[tuple[int, int], ...]
    """Row and column of its piles."""
    cards: tuple[Card, ...]
    """All cards in them."""


def is_complete_at(layout: Layout, row: int, pile: int) -> bool:
    """Tell whether a card that was laid here completed anything: the quick question of every lay.

    >>> from gold_widgets.games.mine_for_gold.layout import Row
    >>> is_complete_at((Row("R", 0, ((),) * 4),), 0, 3)
    True
    """
    _, at, piles = layout[row]
    if len(piles) >= CORRIDOR or len(piles[pile]) >= CORRIDOR:
        return True
    if len(layout) < CORRIDOR:
        return False
    column = at + pile
    # In four rows are four colors: no color has two, and one of silver is the color missing (MR9).
    for _, left, others in layout:  # noqa: SIM110 (every lay asks, and this is quicker)
        if not left <= column < left + len(others):
            return False
    return True


def corridors(layout: Layout) -> list[Corridor]:
    """Find every corridor that is complete (M5, MR9, MR12): rows, then columns, then piles."""
    rows, columns, piles = [], [], []
    for index, (_, left, here) in enumerate(layout):
        if len(here) >= CORRIDOR:
            cells = [(index, left + at) for at in range(len(here))]
            rows.append(_corridor("row", cells, here))
        for at, pile in enumerate(here):
            if len(pile) >= CORRIDOR:
                piles.append(_corridor("pile", [(index, left + at)], [pile]))
    if len(layout) >= CORRIDOR:
        for column in range(max([row.at for row in layout]), min([row.end for row in layout])):
            cells = [(index, column) for index in range(len(layout))]
            stack = [row.piles[column - row.at] for row in layout]
            columns.append(_corridor("column", cells, stack))
    return rows + columns + piles


def cells_of(found: Iterable[Corridor]) -> set[tuple[int, int]]:
    """Return row and column of all piles of some corridors, which may share some."""
    cells: set[tuple[int, int]] = set()
    for corridor in found:
        cells.update(corridor.cells)
    return cells


def take(layout: Layout, found: Iterable[Corridor]) -> tuple[tuple[Card, ...], Grid]:
    """Return the cards of some corridors, each once, and the layout with the gaps they leave."""
    lines = [list(line) for line in grid(layout)]
    taken: list[Card] = []
    for row, column in sorted(cells_of(found)):
        taken += lines[row][column] or ()
        lines[row][column] = None
    return tuple(taken), tuple([tuple(line) for line in lines])


def _corridor(kind: Kind, cells: list[tuple[int, int]], piles: Iterable[Pile]) -> Corridor:
    return Corridor(kind, tuple(cells), tuple([card for pile in piles for card in pile]))
