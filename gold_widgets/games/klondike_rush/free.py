"""What anybody may do at any time: fill an order (K6), trade three tokens (K7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.data import BEAST, KINDS, WILD
from gold_widgets.games.klondike_rush.saying import said_counts, said_kind
from gold_widgets.games.klondike_rush.state import OVER, put

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Order
    from gold_widgets.games.klondike_rush.state import Counts, State

NUMBERS = {kind: number for number, kind in enumerate(KINDS)}


class Free(NamedTuple):
    """A free action: tokens for dollars, and the order that wants them if there is one."""

    tokens: tuple[int, ...]
    """Kinds, in their order."""
    order: int | None = None


def is_open(seat: int, state: State) -> bool:
    """Tell whether a seat can still act: until it has said done, while the others settle (KR14)."""
    if state.asks == OVER:
        return False
    if state.asks != "settle":
        return True
    return (seat - state.active) % len(state.money) < state.turns_left


def legal(seat: int, state: State) -> tuple[str, ...]:
    """Return the free actions of a seat, without its number."""
    tokens = state.tokens[seat]
    if not any(tokens) or not is_open(seat, state):
        return ()
    found = trades(tokens)
    if state.orders[seat]:
        orders = state.mountain.data.orders
        for order in state.orders[seat]:
            found += fills(orders[order], tokens)
    return found


@lru_cache(maxsize=4096)
def trades(tokens: Counts) -> tuple[str, ...]:
    """Return the ways to trade three of some tokens.

    >>> trades((2, 1, 0, 0, 0, 1))
    ('trade-fish-fish-pelt', 'trade-fish-fish-beast', 'trade-fish-pelt-beast')
    """
    if sum(tokens) < 3:
        return ()
    kinds = [kind for kind, count in enumerate(tokens) if count]
    threes = combinations_with_replacement(kinds, 3)
    return tuple(
        "trade-" + "-".join([KINDS[kind] for kind in three])
        for three in threes
        if all(three.count(kind) <= tokens[kind] for kind in three)
    )


@lru_cache(maxsize=16384)
def fills(order: Order, tokens: Counts) -> tuple[str, ...]:
    """Return the ways to fill an order from some tokens: wild stands for anything (KR2, KR22)."""
    return tuple(
        f"order-{order.id}-" + "-".join([KINDS[kind] for kind in paid])
        for paid in payments(order.wants, tokens)
    )


@lru_cache(maxsize=16384)
def payments(wants: Counts, tokens: Counts) -> tuple[tuple[int, ...], ...]:
    """Return all that pays for an order, the one with the fewest wild tokens first."""
    missing = sum([max(want - held, 0) for want, held in zip(wants, tokens, strict=False)])
    if missing > tokens[WILD]:
        return ()
    found: list[tuple[int, ...]] = []
    for wild in range(missing, min(tokens[WILD], sum(wants)) + 1):
        real = _parts(wants, tokens, sum(wants) - wild)
        found += [(*some, *[WILD] * wild) for some in real]
    return tuple(found)


def _parts(wants: Counts, tokens: Counts, count: int) -> list[tuple[int, ...]]:
    """Return all ways to take so many real tokens of what is wanted."""
    ways: list[tuple[int, ...]] = [()]
    for kind, want in enumerate(wants):
        most = min(want, tokens[kind])
        ways = [(*way, *[kind] * some) for way in ways for some in range(most, -1, -1)]
    return [way for way in ways if len(way) == count]


def read(verb: str, details: tuple[str, ...], state: State) -> Free | Sentence:
    """Read a free action from the parts of a move, whether it is legal or not."""
    order = None
    if verb == "order":
        if not details or details[0] not in state.mountain.data.order_numbers:
            word = details[0] if details else ""
            return Sentence("There is no order {order!r}.", order=brief(word)) + did_you_mean(
                word, state.mountain.data.order_numbers
            )
        order = state.mountain.data.order_numbers[details[0]]
        details = details[1:]
    for kind in details:
        if kind not in NUMBERS:
            return Sentence(
                "{kind!r} is no kind of token. There are {kinds}.",
                kind=brief(kind),
                kinds=", ".join(KINDS),
            ) + did_you_mean(kind, KINDS)
    tokens = tuple(NUMBERS[kind] for kind in details)
    if list(tokens) != sorted(tokens):
        right = "-".join(KINDS[kind] for kind in sorted(tokens))
        return Sentence("Tokens are named in one order: write {right}.", right=brief(right))
    return Free(tokens, order)


def why_not(free: Free, seat: int, state: State) -> Sentence | None:
    """Say why a free action cannot be done."""
    if not is_open(seat, state):
        return Sentence("You have said that you are done (KR14).")
    if free.order is not None and free.order not in state.orders[seat]:
        name = state.mountain.data.orders[free.order].id
        return Sentence("You do not hold the order {order} (K6).", order=name)
    if problem := _not_enough(free, state.tokens[seat]):
        return problem
    if free.order is None:
        if len(free.tokens) != 3:
            return Sentence("A trade is three tokens, not {count} (K7).", count=len(free.tokens))
        return None
    order = state.mountain.data.orders[free.order]
    if not pays(free.tokens, order.wants):
        wanted = said_counts(order.wants)
        if BEAST in free.tokens:
            return Sentence("Snow beasts never fill an order (KR2): it wants {all}.", all=wanted)
        return Sentence(
            "These tokens do not fill {order}: it wants {all} (K6).", order=order.id, all=wanted
        )
    return None


def _not_enough(free: Free, tokens: Counts) -> Sentence | None:
    for kind in free.tokens:
        count = free.tokens.count(kind)
        if count > tokens[kind]:
            return Sentence(
                "You have {held} × {kind}, and this takes {count}.",
                held=tokens[kind],
                kind=said_kind(kind),
                count=count,
            )
    return None


def pays(tokens: tuple[int, ...], wants: Counts) -> bool:
    """Tell whether tokens are what an order wants, wild ones standing for what else there is."""
    if len(tokens) != sum(wants):
        return False
    return all(
        kind == WILD or (kind < WILD and tokens.count(kind) <= wants[kind]) for kind in tokens
    )


def do(free: Free, seat: int, state: State) -> State:
    """Hand in the tokens, and take the dollars."""
    left = list(state.tokens[seat])
    for kind in free.tokens:
        left[kind] -= 1
    data = state.mountain.data
    dollars = data.trade_three if free.order is None else data.orders[free.order].pays
    state = state._replace(
        tokens=put(state.tokens, seat, tuple(left)),
        money=put(state.money, seat, state.money[seat] + dollars),
    )
    if free.order is None:
        return state
    orders = tuple(order for order in state.orders[seat] if order != free.order)
    return state._replace(orders=put(state.orders, seat, orders))
