"""What the cells of a lesson make happen, and which rules of Mine for Gold that shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise, product
from pathlib import Path
from typing import NamedTuple

from gold_widgets import Goal, Predict, Table, mine_for_gold
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.moves import split
from gold_widgets.games.mine_for_gold.closing import cost, torn_rows
from gold_widgets.games.mine_for_gold.events import (
    Chain,
    Closed,
    Completed,
    Emptied,
    GameOver,
    Laid,
    LostColor,
    Revealed,
    Taken,
)
from gold_widgets.games.mine_for_gold.layout import Row
from gold_widgets.lessons.mine_for_gold.ways import OtherWay, center_before, gaps_before, other_ways
from gold_widgets.lessons.subject import subject_of
from tests.notebooks.course import Run, cells, run, solutions

SUBJECT = subject_of(mine_for_gold)


class Case:
    """A game before and after some moves: what an exercise asks about, or a table shows."""

    def __init__(self, name: str, before: mine_for_gold.Game, after: mine_for_gold.Game) -> None:
        self.name, self.before, self.after = name, before, after

    @cached_property
    def events(self) -> Sequence[mine_for_gold.Event]:
        games = self.after.history[len(self.before.history) :]
        return [event for game in games for event in game.events]

    def of(self, kind: type) -> list:
        return [event for event in self.events if isinstance(event, kind)]

    def lays(self) -> Iterator[tuple[Laid, Row | None]]:
        """Yield each card that is laid, with the row of its anchor as it was then."""
        for event in self.of(Laid):
            layout = center_before(self.before, self.after, event)
            tops = {pile[-1]: row for row in layout for pile in row.piles}
            yield event, tops.get(event.anchor)

    def closings(self) -> Iterator[Closing]:
        """Yield each closing, with the other ways there were."""
        for event in self.of(Closed):
            gaps = gaps_before(self.before, self.after, event)
            yield Closing(event, list(other_ways(gaps)), _ways_to_move(gaps, event))


class Closing(NamedTuple):
    """How gaps were closed, what would have cost more, and what would have looked the same."""

    event: Closed
    others: list[OtherWay]
    same: int


def _ways_to_move(gaps, event: Closed) -> int:
    """Count the best ways that end in the layout of a closing, wherever it lies."""
    rows, found = torn_rows(gaps), 0
    assert cost(rows, event.starts) == (event.cards, event.steps)
    tops = {row.line - number for number, row in enumerate(rows)}
    for right, top in product(range(-9, 10), tops):
        cards = steps = 0
        for number, (row, start) in enumerate(zip(rows, event.starts, strict=True)):
            for at, (column, pile) in enumerate(zip(row.columns, row.piles, strict=True)):
                way = abs(right + start + at - column) + abs(top + number - row.line)
                cards, steps = cards + len(pile) * bool(way), steps + len(pile) * way
        found += (cards, steps) == (event.cards, event.steps)
    return found


# -- where cases come from -------------------------------------------------------------------


def cases(path: Path) -> list[Case]:
    """Return what a notebook asks, has solved, checks and plays, each under the name it has."""
    made, ids = run(path), [cell.id for cell in cells(path)]
    return [*_boards(made, ids, dict(solutions(path))), *_checks(made)]


def _boards(made: Run, ids: list[str], solved: dict[int, str]) -> Iterator[Case]:
    for number, board in made.boards:
        if isinstance(board, Predict):
            yield Case(board._name, board._after.history[0], board._after)
        elif isinstance(board, Goal):
            start = board.record.start
            yield Case(board._name, start, start.play(solved[number + 1]))
        elif isinstance(board, Table):
            yield Case(ids[number], board.record.start, board.record.go(len(board.record)).game)


def _checks(made: Run) -> Iterator[Case]:
    for _, check in made.checks:
        table, moves = check.arguments
        start = table if isinstance(table, mine_for_gold.Game) else SUBJECT.read(table, 2)
        end = start
        for move in split(moves):
            try:
                end = end.play(move)
            except GameError:
                break
        yield Case(str(check.name), start, end)


# -- what they are examples of ---------------------------------------------------------------


def _is_dealt(case: Case) -> bool:
    """Whether it begins as every game does: twelve cards each, two in the center."""
    start = case.before
    center = [card for row in start.rows for pile in row for card in pile or ()]
    return all(len(hand) == 12 for hand in start.hands) and len(center) == 2


def _buried_nearer(case: Case) -> bool:
    """Whether a card goes onto a number although a nearer one is buried elsewhere."""
    return any(
        abs(card.number - event.card.number) < event.distance
        for event, row in case.lays()
        if event.why == "nearest"
        for pile in row.piles
        for card in pile[:-1]
        if pile[-1] is not event.anchor
    )


def _buried_beyond(case: Case) -> bool:
    """Whether a card goes to an end although one further out is buried."""
    beyond = {
        "highest": lambda buried, card: buried.number > card.number,
        "lowest": lambda buried, card: buried.number < card.number,
    }
    return any(
        beyond[event.why](buried, event.card)
        for event, row in case.lays()
        if event.why in beyond
        for pile in row.piles
        for buried in pile[:-1]
    )


def _stays_taken(case: Case) -> bool:
    """Whether cards are taken, others laid after that, and the treasure is still the same."""
    kinds = [type(event) for event in case.events]
    taken = {card for event in case.of(Taken) for card in event.cards}
    held = {card for treasure in case.after.treasure for card in treasure}
    return Taken in kinds and Laid in kinds[kinds.index(Taken) :] and taken <= held


def _colorless(case: Case) -> bool:
    """Whether a card joins a row without a color that has several piles, or one of several rows."""
    for event in case.of(Laid):
        layout = center_before(case.before, case.after, event)
        silver = [row for row in layout if not row.color]
        if event.joined_silver and (len(silver) > 1 or len(silver[0].piles) > 1):
            return True
    return False


def _silver_corridor(case: Case) -> bool:
    """Whether a row of silver stands for the missing color, or silver alone is a corridor."""
    for event in case.of(Completed):
        if all(card.is_silver for card in event.cards):
            return True
        rows = center_before(case.before, case.after, event)
        waiting = {card for row in rows if not row.color for pile in row.piles for card in pile}
        if event.kind == "column" and waiting & set(event.cards):
            return True
    return False


def _has(*kinds: type, rule: str = "") -> Callable[[Case], bool]:
    return lambda case: any(
        isinstance(event, kinds) and rule in ("", event.rule) for event in case.events
    )


SHOWN: dict[str, Callable[[Case], bool]] = {
    "M1": _is_dealt,
    "M2": _has(Revealed),
    "M3": _has(Laid, rule="M3"),
    "M4": _has(Laid, rule="M4"),
    "M5": _has(Completed, rule="M5"),
    "M6": _has(Closed),
    "M7": _has(Chain),
    "M8": _has(Emptied),
    "M9": _has(GameOver),
    "M10": _has(Laid, rule="M10"),
    "M11": lambda case: _has(Laid, rule="M11")(case) or _has(LostColor)(case),
    "MR1": _buried_nearer,
    "MR2": _has(Laid, rule="MR2"),
    "MR3": lambda case: any(closing.others for closing in case.closings()),
    "MR4": lambda case: (
        _has(Chain)(case)
        and all(each.kind == "column" for each in case.of(Completed) if each.rule == "M7")
    ),
    "MR5": _stays_taken,
    "MR6": _buried_beyond,
    "MR7": _has(Laid, rule="MR7"),
    "MR8": _colorless,
    "MR9": _silver_corridor,
    "MR10": lambda case: any(closing.same > 1 for closing in case.closings()),
    "MR11": lambda case: any(
        len(other.shifts) <= len(event.shifts) and other.cards > event.cards
        for event, others, _ in case.closings()
        for other in others
    ),
    "MR12": lambda case: any(
        isinstance(one, Completed) and isinstance(two, Completed)
        for one, two in pairwise(case.events)
    ),
    "MR13": lambda case: _is_dealt(case) and len(case.before.rows) == 2,
    "MR14": lambda case: any(event.ways == 1 for event in case.of(Laid)),
}
"""Rule or ruling → whether a case is an example of it."""
