"""Cards that are the same to everybody at a table, numbered, and what two of them do.

The rules as small tables for players who weigh thousands of turns; all computed from `resolve`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.games.gold.cards import CARDS, Card
from gold_widgets.games.gold.rules import resolve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.gold.views import View

UNKNOWN = -1
"""Stands for the kind of a card that is not known."""
LEAD = 10**9
"""What a point of lead counts beside a point of my own, so that one number ranks by both."""


class Kinds:
    """The kinds of cards at a table: diggers of one owner and value are of one kind.

    Numbered so that a set of kinds is a whole number: gold 1 to 4 are kinds 0 to 3, then come the
    diggers from weak to strong, last dynamite.
    """

    def __init__(self, colors: tuple[str, ...], mover: int, me: int) -> None:
        seats = len(colors)
        self.mover, self.me = mover, me
        self.nobody = seats
        owners = {color: seat for seat, mine in enumerate(colors) for color in mine}
        diggers = sorted(
            {(card.value, owners.get(card.color, seats)) for card in CARDS if card.is_digger}
        )
        self.of: dict[Card, int] = {}
        for card in CARDS:
            if card.is_gold:
                self.of[card] = card.value - 1
            elif card.is_digger:
                self.of[card] = 4 + diggers.index((card.value, owners.get(card.color, seats)))
            else:
                self.of[card] = 4 + len(diggers)
        self.count = 5 + len(diggers)
        by_kind = {kind: card for card, kind in self.of.items()}
        self.card = [by_kind[kind] for kind in range(self.count)]
        """One card of each kind."""
        self.owner = [owners.get(card.color, seats) for card in self.card]
        """Kind → the seat that its diggers work for, or `nobody`."""
        self.rivals = [seat for seat in range(seats) if seat != me]
        outcomes = [[resolve(first, second) for second in self.card] for first in self.card]
        self.leaves = [
            [(outcome.first_leaves, outcome.second_leaves) for outcome in row] for row in outcomes
        ]
        """Two kinds → which of them leave the table."""
        self.rank = [[0] * self.count for _ in self.card]
        """Two kinds → what they add to my lead over all rivals together, then to my points."""
        for first, row in enumerate(outcomes):
            for second, outcome in enumerate(row):
                if outcome.gold and outcome.digger:
                    to = owners.get(outcome.digger.color, mover)
                    value = outcome.gold.value
                    self.rank[first][second] = (
                        value * (LEAD * len(self.rivals) + 1) if to == me else -value * LEAD
                    )
        self.gain = [[round(rank / LEAD) / len(self.rivals) for rank in row] for row in self.rank]
        """Two kinds → what they add to my lead over the average rival."""

    def count_up(self, cards: Iterable[tuple[Card, int]]) -> list[int]:
        """Return how many there are of each kind."""
        counts = [0] * self.count
        for card, count in cards:
            counts[self.of[card]] += count
        return counts

    def serving(self, seat: int) -> int:
        """Return the set of kinds whose diggers bring gold to this seat when it strikes."""
        return sum(
            1 << kind
            for kind, card in enumerate(self.card)
            if card.is_digger and self.owner[kind] in (seat, self.nobody)
        )


_kinds = lru_cache(maxsize=128)(Kinds)


def kinds_of(view: View) -> Kinds:
    """Return the kinds as the seat of this view values them."""
    return _kinds(tuple(seat.colors for seat in view.setup.seats), view.to_move, view.seat)
