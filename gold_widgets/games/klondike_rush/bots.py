"""How a computer chooses, kind of decision by kind of decision; `Traits` make the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.data import BEAST, KINDS, WILD
from gold_widgets.games.klondike_rush.free import payments
from gold_widgets.games.klondike_rush.judging import Judge, Traits
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.state import NONE

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.views import View


_ENOUGH = 8
"""Dollars that a profit card should pay, and cards that should be to come, to buy with them."""


class Choice(NamedTuple):
    """A move, and the numbers that speak for it."""

    move: str
    reason: str
    """What kind of reason it is, in a word."""
    gain: float = 0.0
    """Dollars that it brings, or what something is worth."""
    cost: float = 0.0
    """Dollars that it takes, or what something should cost."""


def choose(view: View, traits: Traits, noise: float = 0.0) -> Choice:
    """Choose a move; `noise` is by how much this price is off."""
    judge = Judge(view, traits)
    order = best_order(judge)
    if order is not None:
        return order
    if view.asks in ("bid", "last"):
        return _bid(judge, noise)
    if view.asks == "settle":
        return _settle(judge)
    return _act(judge)


# -- orders and trades --------------------------------------------------------------------------


def best_order(judge: Judge) -> Choice | None:
    """Fill the order that pays most for its tokens; money early is money to buy with."""
    tokens = judge.state.tokens[judge.me]
    best: Choice | None = None
    for number in judge.state.orders[judge.me]:
        order = judge.data.orders[number]
        for paid in payments(order.wants, tokens)[:1]:
            gain = order.pays - 1.7 * len(paid) - 1.2 * paid.count(WILD)
            if best is None or gain > best.gain:
                word = "-".join(["order", order.id, *(KINDS[kind] for kind in paid)])
                best = Choice(word, "order", gain, order.pays)
    return best


def _trade(judge: Judge, *, keep_beasts: bool) -> Choice | None:
    """Trade the three tokens that are least needed."""
    tokens = judge.state.tokens[judge.me]
    wanted = [0] * len(tokens)
    for number in judge.state.orders[judge.me]:
        for kind, count in enumerate(judge.data.orders[number].wants):
            wanted[kind] = max(wanted[kind], count)
    ranked = []
    for kind, count in enumerate(tokens):
        if kind == BEAST and keep_beasts:
            continue
        for nth in range(count):
            need = 1 if kind < WILD and nth < wanted[kind] else 0
            ranked.append((need + (2 if kind == WILD else 3 if kind == BEAST else 0), kind))
    if len(ranked) < 3:
        return None
    three = sorted(kind for _, kind in sorted(ranked)[:3])
    word = "-".join(["trade", *(KINDS[kind] for kind in three)])
    return Choice(word, "trade", judge.data.trade_three)


def _settle(judge: Judge) -> Choice:
    """Trade what is left; keep snow beasts only if they may bring the reward."""
    tokens = [each[BEAST] for each in judge.state.tokens]
    own = tokens[judge.me]
    rivals = max(count for seat, count in enumerate(tokens) if seat != judge.me)
    trade = _trade(judge, keep_beasts=own > 0 and own >= rivals)
    return trade or Choice("done", "done")


# -- bids ---------------------------------------------------------------------------------------


def _bid(judge: Judge, noise: float) -> Choice:
    view, state = judge.view, judge.state
    low, money = lowest(state, view.setup), judge.money[judge.me]
    price = judge.price(judge.me) * (1 + noise)
    worth = judge.worths[judge.me]
    most = min(int(price + 0.5), money)
    if most < low and low <= price and (trade := _trade(judge, keep_beasts=True)):
        return trade
    if most < low:
        return Choice("pass", "dear", worth, price)
    if state.asks == "last":
        return _last_bid(judge, low, most, worth)
    if view.setup.is_for_two:
        return Choice(f"bid-{low}", "raise", worth, price)
    after = after_me(judge)
    if not after:
        return Choice(f"bid-{low}", "closing", worth, price)
    if not judge.traits.deter:
        return Choice(f"bid-{most}", "worth", worth, price)
    rival = max(min(judge.price(seat), judge.money[seat]) for seat in after)
    enough = min(most, max(low, int(rival + 1.0)))
    return Choice(f"bid-{enough}", "deter", worth, price)


def after_me(judge: Judge) -> list[int]:
    """Return the seats that are still to bid in this round."""
    state, found = judge.state, []
    seat = state.after(judge.me)
    while seat != state.active:
        found.append(seat)
        seat = state.after(seat)
    return found


def _last_bid(judge: Judge, low: int, most: int, worth: float) -> Choice:
    """Spend the last-bid card where it saves enough, the sooner the end the less."""
    saving = most - low
    if saving >= min(2, judge.left // 4):
        return Choice(f"bid-{low}", "last", worth, most)
    return Choice("pass", "keep", worth, most)


# -- building and profit ------------------------------------------------------------------------


def _act(judge: Judge) -> Choice:
    return best_build(judge, 1.0 + judge.traits.ways * (judge.dollar - 1.0)) or _end(judge)


def best_build(judge: Judge, dollar: float) -> Choice | None:
    """Find the mine that brings most: steps for own investments, less those for rivals'.

    `dollar` is what each dollar counts for that its way costs.
    """
    state, me, traits = judge.state, judge.me, judge.traits
    rivals = [seat for seat in judge.seats if seat != me]
    mountain, data = state.mountain, judge.data
    money = judge.money[me]
    worths = [judge.token_worth(kind) for kind in range(len(data.tokens))]
    best: Choice | None = None
    for company, pieces in enumerate(state.unused[me]):
        if not pieces:
            continue
        own = judge.held[me][company] * judge.pays[me]
        theirs = sum(judge.held[seat][company] * judge.pays[seat] for seat in rivals)
        step = _step(judge, company) * (own - traits.spite * theirs / len(rivals))
        for space, dollars in enumerate(mountain.reach[company]):
            if mountain.mines[space] != FREE or dollars > money:
                continue
            token = state.board[space]
            gain = step + (worths[token] if token != NONE else 0) - dollars * dollar
            if best is None or gain > best.gain:
                best = Choice(data.builds[company][space], "build", gain, dollars)
    return best if best is not None and best.gain > 0 else None


def _step(judge: Judge, company: int) -> int:
    track, built = judge.data.track, judge.state.built[company]
    return track[built] - track[built - 1] if built < len(track) else 0


def _end(judge: Judge) -> Choice:
    """Use the profit card, or keep it: in the end it pays again by itself (KR16)."""
    state, me = judge.state, judge.me
    if not state.has_profit[me] or not judge.left:
        return Choice("end", "end")
    now = state.profit(me)
    is_late = judge.left <= judge.traits.cash_in * len(judge.data.cards)
    is_broke = judge.money[me] <= judge.traits.broke and now >= _ENOUGH and judge.left >= _ENOUGH
    if is_late or is_broke:
        return Choice("profit", "profit", now)
    return Choice("end", "wait", now)
