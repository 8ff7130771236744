"""How gaps are closed (M6, MR3): the fewest cards, then the fewest steps, found by a search.

A closing puts every row together again, in its order and without a line between, so that each row
shares a column with the next. What it costs is compared where the cards lay before; two closings
that end in the same layout, up to where it lies on the table, are one (MR10).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.events import Shift
from gold_widgets.games.mine_for_gold.layout import Row, color_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout, Pile

_CARD = 10_000
"""What a moved card weighs in steps: more than all steps of all cards together."""


class Closing(NamedTuple):
    """One way to close the gaps."""

    starts: tuple[int, ...]
    """The column in which each row begins afterwards, from top to bottom, the leftmost 0."""
    cards: int
    """How many cards it moves."""
    steps: int
    """How many steps they go, added up."""
    right: int
    """Column 0 of afterwards is this column of before."""
    down: int
    """The first line of afterwards is this line of before."""

    @property
    def word(self) -> str:
        """The move, such as `close-0-2-1`."""
        return "-".join(("close", *map(str, self.starts)))


class Shape(NamedTuple):
    """All of a row that its moving depends on."""

    line: int
    columns: tuple[int, ...]
    sizes: tuple[int, ...]
    """How many cards each pile has."""


class Torn(NamedTuple):
    """A row with gaps in it, or without, where it lies."""

    line: int
    columns: tuple[int, ...]
    piles: tuple[Pile, ...]


def torn_rows(lines: Grid) -> list[Torn]:
    """Return the lines that hold cards."""
    rows = []
    for number, line in enumerate(lines):
        piles = tuple([pile for pile in line if pile])
        if piles:
            columns = tuple([column for column, pile in enumerate(line) if pile])
            rows.append(Torn(number, columns, piles))
    return rows


def tear(layout: Layout, gone: Container[tuple[int, int]]) -> tuple[tuple[Card, ...], list[Torn]]:
    """Take the piles of some cells, each a row and a column; return their cards, and what is left.

    The rows are those that `torn_rows` finds in the same layout with gaps, but found sooner.
    """
    taken: list[Card] = []
    rows = []
    for index, (_, left, piles) in enumerate(layout):
        columns, kept = [], []
        for column, pile in enumerate(piles, left):
            if (index, column) in gone:
                taken += pile
            else:
                columns.append(column)
                kept.append(pile)
        if kept:
            rows.append(Torn(index, tuple(columns), tuple(kept)))
    return tuple(taken), rows


def closings(lines: Grid) -> tuple[Closing, ...]:
    """Return every best way to close the gaps (MR3), from left to right; there always is one.

    >>> from gold_widgets.games.mine_for_gold.cards import card
    >>> one, two = (card("B9"),), (card("G8"),)
    >>> [way.word for way in closings(((one, None), (None, None), (None, two)))]
    ['close-0-0']
    """
    return shortest(torn_rows(lines))


def shortest(rows: Sequence[Torn]) -> tuple[Closing, ...]:
    """Return the same for rows that were looked at already."""
    if is_closed(rows):
        return (_at_rest(rows),)
    return _shortest(_shapes(rows))


@lru_cache(maxsize=8192)
def _shortest(rows: tuple[Shape, ...]) -> tuple[Closing, ...]:
    """Search, once for all rows of the same shape: players look at many, again and again."""
    search = _Search(rows)
    # Seen from above or from below, one row at least keeps its line: another closing costs more.
    for top in sorted({row.line - index for index, row in enumerate(rows)}, reverse=True):
        search.go(top)
    return tuple(search.found[starts] for starts in sorted(search.found))


def is_closed(rows: Sequence[Torn]) -> bool:
    """Tell whether rows have no gap, no line between, and hang together (M6)."""
    for index, row in enumerate(rows):
        if row.columns[-1] - row.columns[0] >= len(row.columns):
            return False
        if index:
            other = rows[index - 1]
            if row.line != other.line + 1:
                return False
            if row.columns[0] > other.columns[-1] or other.columns[0] > row.columns[-1]:
                return False
    return True


def closed(lines: Grid, starts: Sequence[int]) -> Layout:
    """Return the layout in which each row begins in the column given."""
    return put_together(torn_rows(lines), starts)


def put_together(rows: Sequence[Torn], starts: Sequence[int]) -> Layout:
    """Return the same for rows that were looked at already."""
    return tuple(
        [
            Row(color_of(piles), start, piles)
            for (_, _, piles), start in zip(rows, starts, strict=True)
        ]
    )


def hangs_together(rows: Sequence[Torn], starts: Sequence[int]) -> bool:
    """Tell whether every row that begins so shares a column with the next."""
    ends = [start + len(row.columns) for row, start in zip(rows, starts, strict=True)]
    return all(
        starts[at] < ends[at - 1] and starts[at - 1] < ends[at] for at in range(1, len(starts))
    )


def cheapest(rows: Sequence[Torn], starts: Sequence[int]) -> Closing:
    """Return what it takes at least to let each row begin so, and where all of it then lies."""
    columns = [column for row in rows for column in row.columns]
    shifts = range(min(columns) - max(starts) - 4, max(columns) + 1)
    tops = {row.line - index for index, row in enumerate(rows)}
    shapes = _shapes(rows)
    price, right, down = min(
        (
            sum(
                _row_cost(row, start + shift, top + index - row.line)
                for index, (row, start) in enumerate(zip(shapes, starts, strict=True))
            ),
            shift,
            top,
        )
        for shift in shifts
        for top in tops
    )
    return Closing(tuple(starts), *divmod(price, _CARD), right, down)


def moved(lines: Grid, way: Closing) -> Iterator[Shift]:
    """Yield the piles that a closing moves, and how far to the right and down."""
    for index, (row, start) in enumerate(zip(torn_rows(lines), way.starts, strict=True)):
        down = way.down + index - row.line
        for at, (column, pile) in enumerate(zip(row.columns, row.piles, strict=True)):
            right = way.right + start + at - column
            if right or down:
                yield Shift(pile, right, down)


def _at_rest(rows: Sequence[Torn]) -> Closing:
    """Return the closing in which nothing moves."""
    firsts = [columns[0] for _, columns, _ in rows]
    left = min(firsts, default=0)
    starts = tuple([first - left for first in firsts])
    return Closing(starts, 0, 0, left, rows[0].line if rows else 0)


def _shapes(rows: Sequence[Torn]) -> tuple[Shape, ...]:
    return tuple([Shape(line, columns, tuple(map(len, piles))) for line, columns, piles in rows])


def _row_cost(row: Shape, start: int, down: int) -> int:
    """Return what it costs to let a row begin in a column, so many lines further down (MR11)."""
    total, down = 0, abs(down)
    sizes = row.sizes
    for at, column in enumerate(row.columns):
        steps = abs(start + at - column) + down
        if steps:
            total += sizes[at] * (_CARD + steps)
    return total


@lru_cache(maxsize=8192)
def _prices(row: Shape, down: int, first: int, end: int) -> tuple[tuple[int, int], ...]:
    """Return cost and column, cheapest first, for all columns in which a row might begin."""
    return tuple(sorted([(_row_cost(row, start, down), start) for start in range(first, end)]))


class _Search:
    """Goes through the rows from the top, the cheapest column first, and turns back in time."""

    def __init__(self, rows: Sequence[Shape]) -> None:
        self.rows = rows
        self.widths = [len(row.columns) for row in rows]
        self.first = min(row.columns[0] for row in rows)
        self.last = max(row.columns[-1] for row in rows)
        self.best = _CARD * _CARD
        self.found: dict[tuple[int, ...], Closing] = {}

    def go(self, top: int) -> None:
        """Try all closings whose first row lies on this line."""
        self.top = top
        self.options = [self._options(index) for index in range(len(self.rows))]
        self.floors = [0]
        """What the rows from each one on cost at least."""
        for options in reversed(self.options):
            self.floors.insert(0, self.floors[0] + options[0][0])
        if self.floors[0] <= self.best:
            self._place(0, 0, [])

    def _options(self, index: int) -> tuple[tuple[int, int], ...]:
        """Return cost and column, cheapest first.

        A row that lay wholly beside all there was could come nearer, and would cost less.
        """
        row, down = self.rows[index], self.top + index - self.rows[index].line
        return _prices(row, down, self.first - self.widths[index] + 1, self.last + 1)

    def _place(self, index: int, spent: int, starts: list[int]) -> None:
        if index == len(self.rows):
            self._keep(spent, starts)
            return
        floor, width = self.floors[index + 1], self.widths[index]
        for price, start in self.options[index]:
            if spent + price + floor > self.best:
                return  # and all that follow cost more
            if index and not starts[-1] - width < start < starts[-1] + self.widths[index - 1]:
                continue
            self._place(index + 1, spent + price, [*starts, start])

    def _keep(self, spent: int, starts: list[int]) -> None:
        if spent < self.best:
            self.best = spent
            self.found.clear()
        left = min(starts)
        normal = tuple(start - left for start in starts)
        if normal not in self.found:
            self.found[normal] = Closing(normal, *divmod(spent, _CARD), left, self.top)
