"""Which rules of Mine for Gold are shown by what the cells of a lesson make happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import NamedTuple

from gold_widgets.games.mine_for_gold.closing import Closing as Way
from gold_widgets.games.mine_for_gold.closing import cheapest, moved, torn_rows
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
from gold_widgets.lessons.mine_for_gold.ways import center_before, gaps_before, other_ways
from tests.notebooks.cases import Case as AnyCase
from tests.notebooks.cases import has


class Case(AnyCase):
    """A case of this game, in which cards are laid and gaps are closed."""

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
            others = [(way, len(list(moved(gaps, way)))) for way in other_ways(gaps)]
            yield Closing(event, others, _ways_to_move(gaps, event))


class Closing(NamedTuple):
    """How gaps were closed, what would have cost more, and what would have looked the same."""

    event: Closed
    others: list[tuple[Way, int]]
    """Each with how many piles it moves."""
    same: int


def _ways_to_move(gaps, event: Closed) -> int:
    """Count the best ways that end in the layout of a closing, wherever it lies."""
    rows, found = torn_rows(gaps), 0
    best = cheapest(rows, event.starts)
    assert (best.cards, best.steps) == (event.cards, event.steps)
    tops = {row.line - number for number, row in enumerate(rows)}
    for right, top in product(range(-9, 10), tops):
        cards = steps = 0
        for number, (row, start) in enumerate(zip(rows, event.starts, strict=True)):
            for at, (column, pile) in enumerate(zip(row.columns, row.piles, strict=True)):
                way = abs(right + start + at - column) + abs(top + number - row.line)
                cards, steps = cards + len(pile) * bool(way), steps + len(pile) * way
        found += (cards, steps) == (event.cards, event.steps)
    return found


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


SHOWN: dict[str, Callable[[Case], bool]] = {
    "M1": _is_dealt,
    "M2": has(Revealed),
    "M3": has(Laid, rule="M3"),
    "M4": has(Laid, rule="M4"),
    "M5": has(Completed, rule="M5"),
    "M6": has(Closed),
    "M7": has(Chain),
    "M8": has(Emptied),
    "M9": has(GameOver),
    "M10": has(Laid, rule="M10"),
    "M11": lambda case: has(Laid, rule="M11")(case) or has(LostColor)(case),
    "MR1": _buried_nearer,
    "MR2": has(Laid, rule="MR2"),
    "MR3": lambda case: any(closing.others for closing in case.closings()),
    "MR4": lambda case: (
        has(Chain)(case)
        and all(each.kind == "column" for each in case.of(Completed) if each.rule == "M7")
    ),
    "MR5": _stays_taken,
    "MR6": _buried_beyond,
    "MR7": has(Laid, rule="MR7"),
    "MR8": _colorless,
    "MR9": _silver_corridor,
    "MR10": lambda case: any(closing.same > 1 for closing in case.closings()),
    "MR11": lambda case: any(
        piles <= len(event.shifts) and other.cards > event.cards
        for event, others, _ in case.closings()
        for other, piles in others
    ),
    "MR12": lambda case: any(
        isinstance(one, Completed) and isinstance(two, Completed)
        for one, two in pairwise(case.events)
    ),
    "MR13": lambda case: _is_dealt(case) and len(case.before.rows) == 2,
    "MR14": lambda case: any(event.ways == 1 for event in case.of(Laid)),
}
"""Rule or ruling → whether a case is an example of it."""
