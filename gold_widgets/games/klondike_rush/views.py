"""What a seat can see and remember: all that players, hints and pictures are ever given.

Others' orders and the order of both decks are secret. Money follows from what everybody sees and
hears, so hiding it is a matter of memory (KR18).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.engine.recall import Perfect, Recall, watched
from gold_widgets.engine.seats import seat_number
from gold_widgets.games.klondike_rush import choices
from gold_widgets.games.klondike_rush.dealing import playable
from gold_widgets.games.klondike_rush.events import (
    BeastReward,
    Event,
    MineBuilt,
    OrderFilled,
    PaidOut,
    ProfitTaken,
    Sold,
    Traded,
)
from gold_widgets.games.klondike_rush.position import Position
from gold_widgets.games.klondike_rush.state import OVER, put

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State


@dataclass(frozen=True, eq=True)
class View(Position):
    """One seat's knowledge: what lies open, its own orders, and how many cards are hidden."""

    setup: Setup
    """Seats, town, board and cards; not the seed, from which both decks could be told."""
    state: State
    """What lies open, in numbers: decks, others' orders and hidden money are not in it."""
    seat: int | None
    """Whose eyes these are; None sees what everybody may see."""
    money: tuple[int | None, ...]
    """Dollars by seat; None where they are hidden."""
    remembered: tuple[int | None, ...]
    """Dollars by seat as this seat has them in mind, open or not; None where it lost count, or
    where they were hidden from the first."""
    deck_left: int
    """How many company cards are to come."""
    unseen: tuple[str, ...]
    """The company cards that may be among them."""
    order_deck_left: int
    """How many orders are to be drawn."""
    order_counts: tuple[int, ...]
    """How many orders each seat holds."""
    unseen_orders: tuple[str, ...]
    """The orders that others may hold, or that may be drawn."""
    moment: int
    """How many moves were made since the start."""
    moves: tuple[str, ...]
    """What this seat may do now."""

    @property
    def orders(self) -> tuple[str, ...]:
        """The orders that this seat holds."""
        return () if self.seat is None else self._orders(self.state.orders[self.seat])

    def legal(self) -> tuple[str, ...]:
        """Return what this seat may do now."""
        return self.moves


@dataclass(frozen=True)
class Memory:
    """The dollars that everybody has, as one who watches keeps count of them."""

    money: tuple[int, ...]
    """What they are."""
    recall: Recall = Perfect()
    known: Mapping[str, int] = field(default_factory=dict)
    """Seat → what is remembered of it."""
    showings: int = 0

    def after(self, events: Iterable[Event]) -> Memory:
        """Return the memory once these events have been watched."""
        memory = self
        for event in events:
            for seat, dollars in paid(event):
                memory = memory._saw(seat, memory.money[seat] + dollars)
        return memory

    def _saw(self, seat: int, dollars: int) -> Memory:
        known = self.recall.saw(self.known, str(seat), dollars, self.showings)
        money = put(self.money, seat, dollars)
        return Memory(money, self.recall, known, self.showings + 1)

    @property
    def remembered(self) -> tuple[int | None, ...]:
        """What is remembered, by seat."""
        return tuple(self.known.get(str(seat)) for seat in range(len(self.money)))


def paid(event: Event) -> Iterable[tuple[int, int]]:
    """Return who got or paid how many dollars by an event: money moves in no other way."""
    match event:
        case Sold():
            return ((event.to.number, -event.price),)
        case MineBuilt():
            return ((event.by.number, -event.dollars),)
        case ProfitTaken() | OrderFilled() | Traded():
            return ((event.by.number, event.dollars),)
        case PaidOut():
            return ((event.to.number, event.dollars),)
        case BeastReward():
            return [(seat.number, event.dollars) for seat in event.to]
        case _:
            return ()


def watch(game: Game, recall: Recall | None = None) -> Memory:
    """Return what is remembered of everything paid from the start of a game up to now."""
    line = game.history
    memory = Memory(line[0].money, recall or Perfect())
    for seat, dollars in enumerate(memory.money):
        memory = memory._saw(seat, dollars)
    return watched(memory, line[1:])


def _can_be_counted(game: Game) -> bool:
    """Say whether everybody began with what the book gives (K1), not with what a position says."""
    return set(game.history[0].state.money) == {game.setup.data.money}


@lru_cache(maxsize=512)
def _named(cards: tuple[int, ...], data: Data) -> tuple[str, ...]:
    """Return the ids of some cards, in an order that tells nothing about theirs."""
    return tuple([data.cards[card].id for card in sorted(cards)])


def view(
    game: Game,
    seat: int | str | None = None,
    recall: Recall | None = None,
    *,
    memory: Memory | None = None,
    open_money: bool = True,
) -> View:
    """Show a game to a seat; without one, what everybody may see.

    >>> from gold_widgets import klondike_rush as klondike
    >>> game = klondike.deal(3, seed=7)
    >>> klondike.view(game, 0).order_counts, len(klondike.view(game, 0).orders)
    ((2, 2, 2), 2)
    >>> klondike.view(game, 1, open_money=False).money
    (None, 30, None)
    """
    setup, state = game.setup, game.state
    number = None if seat is None else seat_number(seat, setup.seats, "seat")
    if memory is None and recall is None:
        remembered: tuple[int | None, ...] = state.money
    else:
        remembered = (memory or watch(game, recall)).remembered
    own = () if number is None else state.orders[number]
    hidden = {*state.order_deck}.union(*state.orders).difference(own)
    is_counted = open_money or state.asks == OVER
    if not is_counted and not _can_be_counted(game):
        remembered = tuple(
            dollars if each == number else None for each, dollars in enumerate(remembered)
        )
    shown = [is_counted or each == number for each in range(len(state.money))]
    orders = setup.data.orders
    if setup.is_for_two:  # some are in the box, nobody knows which
        seen = set(state.on_sale).union(state.unsold, *state.cards)
        unseen = _named(tuple(c for c in playable(setup) if c not in seen), setup.data)
    else:
        unseen = _named(state.deck, setup.data)
    return View(
        setup=setup.unseeded,
        state=state._replace(
            deck=(),
            order_deck=(),
            orders=tuple(own if each == number else () for each in range(len(state.money))),
            money=tuple(
                dollars if is_open else 0
                for dollars, is_open in zip(state.money, shown, strict=True)
            ),
        ),
        seat=number,
        money=tuple(
            dollars if is_open else None
            for dollars, is_open in zip(state.money, shown, strict=True)
        ),
        remembered=remembered,
        deck_left=len(state.deck),
        unseen=unseen,
        order_deck_left=len(state.order_deck),
        order_counts=tuple(map(len, state.orders)),
        unseen_orders=tuple([orders[order].id for order in sorted(hidden)]),
        moment=game.moment,
        moves=() if number is None else choices.legal(state, setup, number),
    )
