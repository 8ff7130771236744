"""What a move makes happen, wave by wave: where every pile lies after each, and stays in between.

A move can lay several cards, take corridors, close gaps and take again. Each wave is a stage of its
own. Cells are counted from where the center began before the move, so that a pile which nobody
moves keeps its cell through all of them, whichever way the center grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from gold_widgets.games.mine_for_gold.events import (
    Chosen,
    Closed,
    Completed,
    Event,
    Laid,
    Revealed,
    Taken,
)

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Grid, Pile

Cell = tuple[int, int]
"""Line and column; both can be below zero, where the center grows."""
STEPS: Mapping[str, Cell] = {
    "on": (0, 0),
    "left": (0, -1),
    "right": (0, 1),
    "above": (-1, 0),
    "below": (1, 0),
}
"""How a card lies to its anchor."""


@dataclass(frozen=True)
class Wave:
    """The center at one stage of a move."""

    events: tuple[Event, ...]
    """What has just happened."""
    cells: Mapping[Cell, Pile]
    """Where every pile lies."""
    queue: tuple[tuple[int, Card], ...]
    """Seat and card of all that are turned up and not laid yet, in their order."""
    first: int
    """What number the first of them has in the order of the round."""
    scores: tuple[int, ...]
    """How many cards each seat has taken."""
    laid: Cell | None = None
    """Where a card has just been laid."""
    glowing: frozenset[Cell] = frozenset()
    """The piles of corridors that are complete now, and about to be taken."""
    taken: Mapping[Cell, Pile] = field(default_factory=dict)
    """What has just been taken from where, by the seat that is `to`."""
    to: int = 0
    moved: Mapping[Cell, Cell] = field(default_factory=dict)
    """Where a pile lies that has just been moved → where it lay."""


def grouped(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Part what a move made happen into its waves: turned up, laid, taken, closed, and again.

    What is complete belongs to the card or the closing that completed it; the rest, to what was
    before it.
    """
    groups: list[list[Event]] = []
    for event in events:
        if not groups or _begins(event, groups[-1]):
            groups.append([])
        groups[-1].append(event)
    return [tuple(group) for group in groups] or [()]


def _begins(event: Event, group: Sequence[Event]) -> bool:
    """Tell whether an event is seen after those of a group, and not with them."""
    match event:
        case Revealed():
            return not isinstance(group[-1], Chosen)
        case Laid() | Taken() | Closed():
            return True
    return False


def course(game: Game) -> tuple[Wave, ...]:
    """Follow the last move from the center as it was, wave by wave, to the center as it is."""
    before = game.before
    if before is None:
        return (Wave((), cells_of(game.rows), game.queue, 1, game.scores),)
    return tuple(_waves(before, game.events))


def _waves(before: Game, events: Sequence[Event]) -> Iterator[Wave]:
    wave = Wave((), cells_of(before.rows), before.queue, _next(before), before.scores)
    for group in grouped(events):
        wave = Wave(group, wave.cells, wave.queue, wave.first, wave.scores)
        for event in group:
            match event:
                case Revealed():
                    queue = tuple((seat.number, card) for seat, card in event.cards)
                    wave = replace(wave, queue=queue, first=1)
                case Laid():
                    wave = _laid(wave, event)
                case Completed():
                    cells = {cell for cell, pile in wave.cells.items() if pile[-1] in event.cards}
                    wave = replace(wave, glowing=wave.glowing | cells)
                case Taken():
                    wave = _taken(wave, event)
                case Closed():
                    wave = _closed(wave, event)
        yield wave


def _next(game: Game) -> int:
    """Return which card of the round is laid next."""
    return len(game.seats) - len(game.queue) + 1 if game.queue else 1


def _laid(wave: Wave, event: Laid) -> Wave:
    cell = place_of(event.place, wave.cells)
    cells = {**wave.cells, cell: (*wave.cells.get(cell, ()), event.card)}
    return replace(wave, cells=cells, queue=wave.queue[1:], first=wave.first + 1, laid=cell)


def _taken(wave: Wave, event: Taken) -> Wave:
    taken = {cell: pile for cell, pile in wave.cells.items() if pile[-1] in event.cards}
    cells = {cell: pile for cell, pile in wave.cells.items() if cell not in taken}
    to = event.by.number
    scores = (*wave.scores[:to], event.total, *wave.scores[to + 1 :])
    return replace(wave, cells=cells, scores=scores, taken=taken, to=to)


def _closed(wave: Wave, event: Closed) -> Wave:
    ways = {shift.pile[-1]: (shift.down, shift.right) for shift in event.shifts}
    cells: dict[Cell, Pile] = {}
    moved: dict[Cell, Cell] = {}
    for (line, column), pile in wave.cells.items():
        down, right = ways.get(pile[-1], (0, 0))
        cells[line + down, column + right] = pile
        if down or right:
            moved[line + down, column + right] = line, column
    return replace(wave, cells=dict(sorted(cells.items())), moved=moved)


def cells_of(rows: Grid) -> dict[Cell, Pile]:
    """Return where the piles of a center lie, its top left corner being 0, 0."""
    return {
        (line, column): pile
        for line, row in enumerate(rows)
        for column, pile in enumerate(row)
        if pile
    }


def place_of(word: str, cells: Mapping[Cell, Pile]) -> Cell:
    """Return where a card comes to lie that is laid so, as in `right@R9`."""
    verb, _, anchor = word.partition("@")
    for (line, column), pile in cells.items():
        if pile[-1].code == anchor:
            down, right = STEPS[verb]
            return line + down, column + right
    return 0, 0
