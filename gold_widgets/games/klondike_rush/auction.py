"""Bidding for what is on sale (K2), by twos (K11), and with the last-bid cards (K12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.klondike_rush.state import put

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State

PASS = "pass"
_bids = [f"bid-{dollars}" for dollars in range(1, 200)]
_PASS_ONLY = (PASS,)
MOST_BID = 9_999
"""The highest bid that can be made: more than anybody has who did not write it into a text."""


def bids(low: int, high: int) -> list[str]:
    """Return the bids from a number to another one; each word is made only once."""
    while len(_bids) < high:
        _bids.append(f"bid-{len(_bids) + 1}")
    return _bids[low - 1 : high]


def lowest(state: State, setup: Setup) -> int:
    """Return the least that can be bid now (K2, K11, KR6)."""
    return 1 if state.high is None else state.high[1] + setup.step


def legal(state: State, setup: Setup) -> tuple[str, ...]:
    """Return what can be said in an auction."""
    low, most = lowest(state, setup), min(state.money[state.to_move], MOST_BID)
    return _PASS_ONLY if most < low else (PASS, *bids(low, most))


def why_not(dollars: int, state: State, setup: Setup) -> Sentence | None:
    """Say why a bid cannot be made."""
    low, money = lowest(state, setup), state.money[state.to_move]
    if dollars < low and state.high is None:
        return Sentence("A bid of {bid} is too low: bid at least 1, or pass (K2).", bid=dollars)
    if dollars < low:
        assert state.high is not None
        return Sentence(
            "A bid of {bid} is too low: {player} has bid {high}, so bid at least {low}, or pass.",
            bid=dollars,
            player=setup.seats[state.high[0]].name,
            high=state.high[1],
            low=low,
        )
    if dollars > MOST_BID:
        return Sentence("A bid is {most} dollars at most.", most=MOST_BID)
    if dollars > money:
        return Sentence(
            "You cannot bid {bid}: you have {money}.", bid=dollars, money=money
        ) + trade_first(state, state.to_move, dollars - money)
    return None


def trade_first(state: State, seat: int, missing: int) -> str:
    """Ask whether trading tokens would help, if it would (K7, KR10)."""
    trades = sum(state.tokens[seat]) // 3
    if trades * state.mountain.data.trade_three < missing:
        return ""
    return Sentence(" Trade three tokens first?")


def bid(dollars: int, state: State, setup: Setup) -> State:
    """Make a bid that is allowed."""
    seat, opens = state.to_move, state.high is None
    state = state._replace(high=(seat, dollars))
    if state.asks == "last":  # the first to use the card has it (KR11)
        return _sell(state._replace(has_last_bid=put(state.has_last_bid, seat, False)), setup)
    if setup.is_for_two and opens and seat != state.active:
        return _sell(state, setup)  # the first player has passed, and that is final (KR6)
    return _go_on(state, setup)


def say_pass(state: State, setup: Setup) -> State:
    """Pass."""
    if state.asks == "last":
        return _offer_last(state, setup, state.after(state.to_move))
    if not setup.is_for_two:
        return _go_on(state, setup)
    if state.high is None and state.to_move == state.active:
        return state._replace(to_move=state.after(state.active))
    return _sell(state, setup)


def _go_on(state: State, setup: Setup) -> State:
    """Ask the next seat, or end the round."""
    following = state.after(state.to_move)
    if setup.is_for_two or following != state.active:
        return state._replace(to_move=following)
    return _offer_last(state, setup, state.active) if setup.last_bid else _sell(state, setup)


def _offer_last(state: State, setup: Setup, seat: int) -> State:
    """Offer a second bid in turn order to those who have the card still (K12, KR4, KR11)."""
    high = None if state.high is None else state.high[0]
    first = state.asks == "bid"
    while first or seat != state.active:
        first = False
        if state.has_last_bid[seat] and seat != high:
            return state._replace(asks="last", to_move=seat)
        seat = state.after(seat)
    return _sell(state, setup)


def _sell(state: State, setup: Setup) -> State:
    """Hand over what was sold, or take it out of the game (KR1); then the active player acts."""
    sold, high = state.on_sale, state.high
    state = state._replace(on_sale=(), high=None, asks="act", to_move=state.active)
    if high is None:
        return state._replace(unsold=state.unsold + sold)
    seat, price = high
    unused = list(state.unused[seat])
    orders, order_deck = state.orders[seat], state.order_deck
    for card in sold:
        printed = setup.data.cards[card]
        for company, count in enumerate(printed.mines):
            if count:  # KR3
                taken = unused[company] - state.unused[seat][company]
                unused[company] += min(count, max(state.supply(company) - taken, 0))
        if printed.crates:  # KR9
            orders += order_deck[: printed.crates]
            order_deck = order_deck[printed.crates :]
    return state._replace(
        money=put(state.money, seat, state.money[seat] - price),
        cards=put(state.cards, seat, state.cards[seat] + sold),
        unused=put(state.unused, seat, tuple(unused)),
        orders=put(state.orders, seat, orders),
        order_deck=order_deck,
    )
