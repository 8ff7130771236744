"""Setting up a game (K1, K11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import derived, seed_or_fresh, shuffled
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.data import DATA, Data
from gold_widgets.games.klondike_rush.game import Game
from gold_widgets.games.klondike_rush.mountain import Mountain
from gold_widgets.games.klondike_rush.setup import (
    Setup,
    checked_last_bid,
    checked_town,
    seat_players,
)
from gold_widgets.games.klondike_rush.state import NONE, State
from gold_widgets.games.klondike_rush.turns import draw

if TYPE_CHECKING:
    from collections.abc import Sequence


def deal(
    players: int | Sequence[str] = 3,
    seed: int | None = None,
    *,
    town: str | None = None,
    starter: int | str = 0,
    last_bid: bool = False,
    data: Data | None = None,
) -> Game:
    """Set up the board and draw the first card; the same seed sets up the same game.

    Args:
        players: How many play, 2 to 5, or their names.
        seed: The same seed lays the same tokens and decks.
        town: The space of the town: any; by default a central one.
        starter: Who has the snow beast figure first.
        last_bid: Whether to play with the last-bid cards (K12).
        data: A board and cards of your own, read by `read_data`.

    >>> game = deal(["Ann", "Bob", "Cy"], seed=7)
    >>> game.asks, game.money, len(game.deck), len(game.board)
    ('bid', (30, 30, 30), 31, 35)
    """
    if data is not None and not isinstance(data, Data):
        raise SetupError(
            Sentence("data={data!r} was not read: use read_data(file).", data=brief(data))
        )
    data = data or DATA
    seats, seed = seat_players(players), seed_or_fresh(seed)
    setup = Setup(seats, checked_town(town, data), checked_last_bid(last_bid, seats), data, seed)
    first = seat_number(starter, seats)
    orders = shuffled(range(len(data.orders)), derived(seed, "orders"))
    hands = [orders[at : at + data.orders_dealt] for at in _places(len(seats), data.orders_dealt)]
    state = bare(setup, first)._replace(
        board=lay_tokens(setup, seed),
        deck=tuple(_deck(setup, seed)),
        orders=tuple(map(tuple, hands)),
        order_deck=tuple(orders[len(seats) * data.orders_dealt :]),
    )
    return Game(setup, draw(state, setup))


def bare(setup: Setup, first: int = 0) -> State:
    """Return the empty mountain with its town, and players who own their first dollars alone."""
    data, seats = setup.data, len(setup.seats)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    return State(
        mountain=Mountain.of(data, setup.town),
        board=(NONE,) * len(data.spaces),
        built=(1,) * len(data.companies),
        deck=(),
        order_deck=(),
        on_sale=(),
        unsold=(),
        active=first,
        to_move=first,
        asks="act",
        high=None,
        turns_left=0,
        money=(data.money,) * seats,
        tokens=((0,) * len(data.tokens),) * seats,
        cards=nothing,
        orders=nothing,
        unused=((0,) * len(data.companies),) * seats,
        has_profit=(True,) * seats,
        has_last_bid=(setup.last_bid,) * seats,
    )


def playable(setup: Setup) -> list[int]:
    """Return the company cards for this number of players (K1)."""
    is_small = len(setup.seats) < 4
    cards = enumerate(setup.data.cards)
    return [number for number, card in cards if not (is_small and card.four_plus)]


def lay_tokens(setup: Setup, seed: int) -> tuple[int, ...]:
    """Lay a token on each space but the town."""
    pile = [kind for kind, count in enumerate(setup.data.tokens) for _ in range(count)]
    laid = shuffled(pile, derived(seed, "tokens"))
    spaces = range(len(setup.data.spaces))
    return tuple(NONE if space == setup.town else laid.pop() for space in spaces)


def _deck(setup: Setup, seed: int) -> list[int]:
    """Shuffle the company cards; two players do without some, nobody knows which (K11)."""
    deck = shuffled(playable(setup), derived(seed, "cards"))
    return deck[setup.data.cards_removed :] if setup.is_for_two else deck


def _places(seats: int, each: int) -> range:
    return range(0, seats * each, each) if each else range(seats)


def is_whole(start: Game) -> bool:
    """Tell whether a game that began so was dealt by the book (K1, K11)."""
    setup, state = start.setup, start.state
    full = len(playable(setup)) - (setup.data.cards_removed if setup.is_for_two else 0)
    dealt = bare(setup, state.active)._replace(
        board=state.board,
        deck=state.deck,
        on_sale=state.on_sale,
        orders=state.orders,
        order_deck=state.order_deck,
        asks="bid",
    )
    hands = {len(orders) for orders in state.orders}
    return (
        state == dealt
        and len(state.deck) + len(state.on_sale) == full
        and len(state.on_sale) == min(setup.cards_a_turn, full)
        and NONE not in (*state.board[: setup.town], *state.board[setup.town + 1 :])
        and hands == {setup.data.orders_dealt}
        and sum(map(len, state.orders)) + len(state.order_deck) == len(setup.data.orders)
    )


def deal_again(start: Game, seed: int | None = None, starter: int | None = None) -> Game:
    """Set up another game for the same players and rules."""
    setup = start.setup
    return deal(
        [seat.name for seat in setup.seats],
        seed,
        town=setup.data.spaces[setup.town].id,
        starter=start.active if starter is None else starter,
        last_bid=setup.last_bid,
        data=setup.data,
    )
