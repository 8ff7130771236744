"""The center at a moment within a round, and ways to close its gaps that are not the best."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import apart
from gold_widgets.engine.words import titled
from gold_widgets.games.mine_for_gold.closing import cheapest, closings, hangs_together, torn_rows
from gold_widgets.games.mine_for_gold.course import Cell, course
from gold_widgets.games.mine_for_gold.events import Closed, Shift
from gold_widgets.games.mine_for_gold.layout import Grid, Layout, layout_of
from gold_widgets.games.mine_for_gold.naming import name_card, name_way

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gold_widgets.games.mine_for_gold.closing import Closing
    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Pile


def center_before(before: Game, after: Game, event: Event) -> Layout:
    """Return the center as it was before an event of the games in between."""
    return layout_of(_grid(_cells_before(before, after, event)))


def gaps_before(before: Game, after: Game, event: Closed) -> Grid:
    """Return the center with the gaps that were closed then."""
    return _grid(_cells_before(before, after, event))


def _cells_before(before: Game, after: Game, event: Event) -> Mapping[Cell, Pile]:
    for game in after.history[len(before.history) :]:
        assert game.before is not None
        cells = course(game.before)[-1].cells
        for wave in course(game):
            if any(each is event for each in wave.events):
                return cells
            cells = wave.cells
    raise LookupError(event)


def _grid(cells: Mapping[Cell, Pile]) -> Grid:
    if not cells:
        return ()
    lines, columns = zip(*cells, strict=True)
    return tuple(
        tuple(cells.get((line, column)) for column in range(min(columns), max(columns) + 1))
        for line in range(min(lines), max(lines) + 1)
    )


def other_ways(gaps: Grid) -> list[Closing]:
    """Return ways that close the gaps, too, and cost more: the cheapest first."""
    rows = torn_rows(gaps)
    best = {way.starts for way in closings(gaps)}
    width = max((row.columns[-1] for row in rows), default=0) + 1
    found = [
        cheapest(rows, starts)
        for starts in product(range(width), repeat=len(rows))
        if not min(starts) and starts not in best and hangs_together(rows, starts)
    ]
    return sorted(found, key=lambda way: (way.cards, way.steps, way.starts))


def told_shifts(shifts: Iterable[Shift], language: str) -> str:
    """Name the piles that are moved, and which way they go."""
    return apart(
        [
            titled(name_card(shift.pile[-1], language), name_way(shift, language), language)
            for shift in shifts
        ],
        language,
    )
