"""What follows from a move: cards are laid in order, corridors taken, gaps closed, again and again.

A `Round` goes on until somebody has a choice, or all cards are laid. It tells what happens only if
somebody listens, for a simulation does not, and telling takes longer than doing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.mine_for_gold.closing import (
    Closing,
    Torn,
    moved,
    put_together,
    shortest,
    tear,
    torn_rows,
)
from gold_widgets.games.mine_for_gold.corridors import (
    Corridor,
    cells_of,
    corridors,
    is_complete_at,
    take,
)
from gold_widgets.games.mine_for_gold.events import (
    Chain,
    Closed,
    Completed,
    Emptied,
    Laid,
    LostColor,
    Taken,
)
from gold_widgets.games.mine_for_gold.laying import Place, places, put
from gold_widgets.games.mine_for_gold.layout import CORRIDOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.events import Event, Why
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout

Queue = tuple[tuple[int, "Card"], ...]
"""Seat and card, in the order in which they are laid."""
Treasure = tuple[tuple["Card", ...], ...]
"""The cards that each seat has taken."""


class Round:
    """The center while cards are laid one after the other."""

    __slots__ = ("closer", "gaps", "layout", "options", "queue", "seats", "tell", "treasure")

    def __init__(
        self,
        seats: tuple[Seat, ...],
        layout: Layout,
        queue: Queue,
        treasure: Treasure,
        tell: list[Event] | None = None,
    ) -> None:
        self.seats = seats
        self.layout = layout
        self.queue = queue
        self.treasure = treasure
        self.tell = tell
        self.gaps: Grid | None = None
        """The layout with gaps that somebody must choose how to close."""
        self.closer = 0
        """Whose choice that is."""
        self.options: tuple[Place, ...] | None = None
        """The places that somebody must choose from."""

    def go_on(self) -> None:
        """Lay all cards for which there is one place (MR14), until somebody has a choice."""
        while self.queue and self.gaps is None:
            options = places(self.layout, self.queue[0][1])
            if len(options) > 1:
                self.options = options
                return
            self.lay(options[0], 1)

    def lay(self, place: Place, ways: int) -> None:
        """Lay the first card of the queue, and take what it completes."""
        seat, card = self.queue[0]
        before = self.layout
        layout, row, pile = put(before, card, place)
        self.layout, self.queue = layout, self.queue[1:]
        if self.tell is not None:
            self.tell.append(told_lay(self.seats[seat], before, card, place, ways))
        if is_complete_at(layout, row, pile):
            self._take(seat, corridors(layout))

    def close(self, way: Closing, ways: int, rows: Sequence[Torn] | None = None) -> None:
        """Close the gaps, and take what that completes (M6, M7)."""
        if rows is None:
            assert self.gaps is not None
            rows = torn_rows(self.gaps)
        self.layout, seat = put_together(rows, way.starts), self.closer
        if self.tell is not None:
            self._tell_closed(way, ways)
        self.gaps = None
        if len(self.layout) == CORRIDOR and (found := corridors(self.layout)):  # columns (MR4)
            if self.tell is not None:
                self.tell.append(Chain(self.seats[seat]))
            self._take(seat, found, "M7")

    def _take(self, seat: int, found: Sequence[Corridor], rule: str = "M5") -> None:
        """Take all corridors at once (MR12), and close the gaps if there is one way (MR14)."""
        before = self.layout
        taken, rows = tear(before, cells_of(found))
        mine = (*self.treasure[seat], *taken)
        self.treasure = (*self.treasure[:seat], mine, *self.treasure[seat + 1 :])
        if self.tell is not None:
            by = self.seats[seat]
            self.tell += [Completed(by, kind, cards, cells, rule) for kind, cells, cards in found]
            self.tell.append(Taken(by, taken, len(mine), rule))
        self.closer, self.layout = seat, ()
        ways = shortest(rows)
        if self.tell is not None or len(ways) > 1:  # nobody else looks at the gaps
            _, self.gaps = take(before, found)
        if self.tell is not None:
            self._tell_left(before)
        if len(ways) == 1:
            self.close(ways[0], 1, rows)

    def _tell_closed(self, way: Closing, ways: int) -> None:
        assert self.tell is not None
        assert self.gaps is not None
        shifts = tuple(moved(self.gaps, way))
        if shifts:
            by = self.seats[self.closer]
            self.tell.append(Closed(by, way.starts, shifts, way.cards, way.steps, ways))

    def _tell_left(self, before: Layout) -> None:
        """Tell what the taking left: nothing at all, or rows that lost their color."""
        assert self.tell is not None
        assert self.gaps is not None
        if not any(map(any, self.gaps)):
            self.tell.append(Emptied())
        for row, line in zip(before, self.gaps, strict=True):
            left = tuple(card for pile in line for card in pile or ())
            if row.color and left and all(card.is_silver for card in left):
                self.tell.append(LostColor(left))


def told_lay(by: Seat, layout: Layout, card: Card, place: Place, ways: int) -> Laid:
    """Tell of a lay why the card lies there, and by which rule."""
    verb, index, _, anchor = place
    if anchor is None:
        row = "" if card.is_silver else card.color
        return Laid(by, card, place.word, None, row, "empty center", None, ways, "M8")
    distance = abs(card.number - anchor.number)
    if verb in ("above", "below"):
        why, rule = _why_new_row(layout, card, distance)
        return Laid(by, card, place.word, anchor, card.color, why, distance, ways, rule)
    reasons: dict[str, Why] = {"right": "highest", "left": "lowest"}
    why = reasons.get(verb, "nearest" if distance else "equal")
    joined = not layout[index].color
    color = layout[index].color or ("" if card.is_silver else card.color)
    if why == "equal":
        rule = "MR7"
    elif card.is_silver:
        rule = "M10"
    else:
        rule = "M11" if joined else "M3"
    return Laid(by, card, place.word, anchor, color, why, distance, ways, rule, joined)


def _why_new_row(layout: Layout, card: Card, distance: int) -> tuple[Why, str]:
    """Tell whether a card would have been nearer whose neighbors are both other rows (MR2)."""
    between = [pile[-1] for row in layout[1:-1] for pile in row.piles]
    if any(abs(card.number - other.number) < distance for other in between):
        return "hemmed in", "MR2"
    return "new row", "M4"
