"""Where a card may be laid: M3, M4, M8, M10 and M11, written once."""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING, Literal, NamedTuple

from gold_widgets.games.mine_for_gold.cards import SILVER, Card
from gold_widgets.games.mine_for_gold.layout import Row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.mine_for_gold.layout import Layout, Pile

Verb = Literal["on", "left", "right", "above", "below", "start"]
VERBS: tuple[Verb, ...] = ("on", "left", "right", "above", "below")
"""How a card can lie beside one that is there."""


class Place(NamedTuple):
    """Where a card can be laid: how it will lie to a visible card."""

    verb: Verb
    row: int = 0
    """The row of that card, counted from the top."""
    pile: int = 0
    """Its pile, counted from the left of the row."""
    anchor: Card | None = None
    """The card; there is none where nothing lies."""

    @property
    def word(self) -> str:
        """The move, such as `on@R9`."""
        return self.verb if self.anchor is None else f"{self.verb}@{self.anchor.code}"


START = Place("start")


def places(layout: Layout, card: Card) -> tuple[Place, ...]:
    """Return every place where a card may be laid: there always is one."""
    if not layout:
        return (START,)  # M8
    color, number = card.color, card.number
    if color == SILVER:  # M10
        return _in_rows(layout, range(len(layout)), number)
    waiting: list[int] = []
    for index, row in enumerate(layout):
        if row.color == color:  # M3
            return in_row(row, index, number)
        if not row.color:
            waiting.append(index)
    if waiting:  # M11, MR8
        return _in_rows(layout, waiting, number)
    return new_row(layout, number)


def _in_rows(layout: Layout, rows: Iterable[int], number: int) -> tuple[Place, ...]:
    return tuple([place for index in rows for place in in_row(layout[index], index, number)])


def in_row(row: Row, index: int, number: int) -> tuple[Place, ...]:
    """M3: a new highest goes right, a new lowest left, any other onto the nearest (MR1, MR6)."""
    piles = row.piles
    highest, lowest = piles[-1][-1], piles[0][-1]
    if number > highest.number:
        return (Place("right", index, len(piles) - 1, highest),)
    if number < lowest.number:
        return (Place("left", index, 0, lowest),)
    return _nearest(number, ("on", index, piles))


def new_row(layout: Layout, number: int) -> tuple[Place, ...]:
    """M4, MR2: above the top row or below the bottom one, at the nearest card of these."""
    last = len(layout) - 1
    return _nearest(number, ("above", 0, layout[0].piles), ("below", last, layout[last].piles))


def _nearest(number: int, *sides: tuple[Verb, int, tuple[Pile, ...]]) -> tuple[Place, ...]:
    """Return the places at those visible cards whose numbers are the nearest (MR1)."""
    nearest = 99
    found: list[tuple[Verb, int, int, Card]] = []
    for verb, index, piles in sides:
        for at, pile in enumerate(piles):
            top = pile[-1]
            distance = abs(top.number - number)
            if distance < nearest:
                nearest, found = distance, [(verb, index, at, top)]
            elif distance == nearest:
                found.append((verb, index, at, top))
    return tuple(starmap(Place, found))


def put(layout: Layout, card: Card, place: Place) -> tuple[Layout, int, int]:
    """Lay a card; return the layout then, and the row and the pile in which it lies."""
    verb, index, at, _ = place
    color = "" if card.color == SILVER else card.color
    if verb == "start":
        return (Row(color, 0, ((card,),)),), 0, 0
    own, left, piles = layout[index]
    if verb in ("above", "below"):
        fresh = Row(color, left + at, ((card,),))
        return ((fresh, *layout), 0, 0) if verb == "above" else ((*layout, fresh), index + 1, 0)
    if verb == "on":
        piles = (*piles[:at], (*piles[at], card), *piles[at + 1 :])
    elif verb == "right":
        piles, at = (*piles, (card,)), at + 1
    else:
        piles, left = ((card,), *piles), left - 1
        if left < 0:  # everything else now begins one column further right
            layout, left = tuple([Row(c, place + 1, each) for c, place, each in layout]), 0
    return (*layout[:index], Row(own or color, left, piles), *layout[index + 1 :]), index, at
