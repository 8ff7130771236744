"""What can be read off a game by names: also off what a seat sees of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.state import NONE, OVER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State


class Position:
    """The read-only side of a game and of a view."""

    __slots__ = ()

    setup: Setup
    """Seats, town, board and cards: the same through the whole game."""
    state: State
    """The same in numbers."""

    @property
    def data(self) -> Data:
        """The board and the cards."""
        return self.setup.data

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in turn order."""
        return self.setup.seats

    @property
    def town(self) -> str:
        """The space that the town stands on."""
        return self.data.spaces[self.setup.town].id

    @property
    def board(self) -> Mapping[str, str]:
        """Space → the kind of the hunt token that is still there."""
        spaces = zip(self.data.spaces, self.state.board, strict=True)
        return MappingProxyType({space.id: KINDS[kind] for space, kind in spaces if kind != NONE})

    @property
    def mines(self) -> Mapping[str, str]:
        """Space → the company of its mine; the town, which holds one of each, is not in it."""
        companies, town = self.data.companies, self.setup.town
        return MappingProxyType(
            {
                self.data.spaces[space].id: companies[company]
                for space, company in enumerate(self.state.mountain.mines)
                if company != FREE and space != town
            }
        )

    @property
    def values(self) -> Mapping[str, int]:
        """Company → what one of its investments is worth."""
        values = (self.state.value(number) for number in range(len(self.data.companies)))
        return MappingProxyType(dict(zip(self.data.companies, values, strict=True)))

    @property
    def on_sale(self) -> tuple[str, ...]:
        """The company cards that are being bid for."""
        return self._cards(self.state.on_sale)

    @property
    def unsold(self) -> tuple[str, ...]:
        """The company cards that nobody wanted (KR1)."""
        return self._cards(self.state.unsold)

    @property
    def high(self) -> tuple[int, int] | None:
        """The seat of the highest bid, and the bid."""
        return self.state.high

    @property
    def active(self) -> int:
        """The seat that has the snow beast figure; while settling, the one whose chance it is."""
        return self.state.active

    @property
    def turns_left(self) -> int:
        """How many last turns (K8), or seats that settle (KR14), are left; before that, 0."""
        return self.state.turns_left

    @property
    def tokens(self) -> tuple[Mapping[str, int], ...]:
        """By seat, kind → how many tokens it holds; kinds that it lacks are not there."""
        return tuple(
            MappingProxyType({KINDS[kind]: held for kind, held in enumerate(tokens) if held})
            for tokens in self.state.tokens
        )

    @property
    def cards(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the company cards that it has bought."""
        return tuple(map(self._cards, self.state.cards))

    @property
    def unused(self) -> tuple[Mapping[str, int], ...]:
        """By seat, company → the pieces on its cards that it has not built."""
        return tuple(map(self._by_company, self.state.unused))

    @property
    def investments(self) -> tuple[Mapping[str, int], ...]:
        """By seat, company → how many of its investments the seat holds."""
        seats = range(len(self.seats))
        return tuple(self._by_company(self.state.investments(seat)) for seat in seats)

    @property
    def supply(self) -> Mapping[str, int]:
        """Company → the pieces beside the board, for cards still to be sold (KR3)."""
        left = [max(self.state.supply(company), 0) for company in range(len(self.data.companies))]
        return self._by_company(left)

    @property
    def has_profit(self) -> tuple[bool, ...]:
        """By seat, whether its profit card is unused (K4)."""
        return self.state.has_profit

    @property
    def has_last_bid(self) -> tuple[bool, ...]:
        """By seat, whether its last-bid card is unused (K12)."""
        return self.state.has_last_bid

    @property
    def asks(self) -> str:
        """What is to be chosen: `bid`, `last`, `act`, `settle`; nothing once the game is over."""
        return self.state.asks

    @property
    def to_move(self) -> int:
        """The seat that the game waits for; once it is over, the one that was last."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """Whether no move will follow."""
        return self.state.asks == OVER

    def _cards(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple([self.data.cards[card].id for card in cards])

    def _orders(self, orders: tuple[int, ...]) -> tuple[str, ...]:
        return tuple([self.data.orders[order].id for order in orders])

    def _by_company(self, counts: tuple[int, ...] | list[int]) -> Mapping[str, int]:
        pairs = zip(self.data.companies, counts, strict=True)
        return MappingProxyType({company: count for company, count in pairs if count})
