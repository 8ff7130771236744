"""Where everything is at one point of a game, in numbers: what the rules work on."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.klondike_rush.mountain import FREE, Mountain

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Data

NONE = -1
"""Stands for no token on a space."""
OVER = ""
"""What a game asks for that asks for nothing more."""

Counts = tuple[int, ...]


class State(NamedTuple):
    """Spaces, companies, cards, orders and kinds are numbers: their places in the data."""

    mountain: Mountain
    """Where the mines are."""
    board: Counts
    """Space → the kind of the hunt token on it, or `NONE`."""
    built: Counts
    """Company → its mines on the board, that of the town included."""
    deck: Counts
    """Company cards, next first."""
    order_deck: Counts
    """Order cards, next first."""
    on_sale: Counts
    unsold: Counts
    """Company cards that nobody wanted (KR1)."""
    active: int
    """Who has the snow beast figure; while settling, whose chance it is."""
    to_move: int
    asks: str
    """`bid`, `last`, `act`, `settle`, or nothing."""
    high: tuple[int, int] | None
    """Seat and bid."""
    turns_left: int
    """Last turns still to come, this one included (K8), or seats still to settle; else 0."""
    money: Counts
    tokens: tuple[Counts, ...]
    """By seat, how many of each kind."""
    cards: tuple[Counts, ...]
    orders: tuple[Counts, ...]
    unused: tuple[Counts, ...]
    """By seat, how many pieces of each company on its cards are not built yet."""
    has_profit: tuple[bool, ...]
    has_last_bid: tuple[bool, ...]

    def after(self, seat: int, steps: int = 1) -> int:
        """Return the seat so many places to the left."""
        return (seat + steps) % len(self.money)

    def supply(self, company: int) -> int:
        """Return how many pieces of a company are neither on the track, the board nor a card."""
        used = sum([unused[company] for unused in self.unused])
        return self.mountain.data.pieces - 1 - self.built[company] - used

    def value(self, company: int) -> int:
        """Return what an investment is worth now."""
        return self.mountain.data.track[self.built[company] - 1]

    def investments(self, seat: int) -> Counts:
        """Return how many investments a seat has in each company."""
        return _investments(self.cards[seat], self.mountain.data)

    def profit(self, seat: int) -> int:
        """Return what a profit card would pay now (K4)."""
        return sum(
            count * self.value(company) for company, count in enumerate(self.investments(seat))
        )

    def free_spaces(self) -> list[int]:
        """Return the spaces without a mine."""
        return [space for space, mine in enumerate(self.mountain.mines) if mine == FREE]


@lru_cache(maxsize=4096)
def _investments(cards: Counts, data: Data) -> Counts:
    """Add up what is on some cards; hands change rarely, and are asked for again and again."""
    found = [0] * len(data.companies)
    for card in cards:
        for company, count in enumerate(data.cards[card].investments):
            found[company] += count
    return tuple(found)


def put(things: tuple, at: int, thing: object) -> tuple:  # type: ignore[type-arg]
    """Return a tuple with one thing in another's place."""
    return (*things[:at], thing, *things[at + 1 :])
