"""The last chance for free actions (KR14), the count (K9) and who has won (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.seats import foremost
from gold_widgets.games.klondike_rush.data import BEAST
from gold_widgets.games.klondike_rush.state import OVER

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.state import State

DONE = "done"
LEGAL = (DONE,)


class Count(NamedTuple):
    """What the count gives, by seat."""

    payouts: tuple[int, ...]
    """What all investments pay once."""
    twice: tuple[bool, ...]
    """Whether an unused profit card pays them a second time (KR16)."""
    beasts: tuple[int, ...]
    """Snow beast tokens held."""
    rewarded: tuple[int, ...]
    """The seats that share the reward (KR17)."""
    reward: int
    """What each of them gets."""

    def total(self, seat: int) -> int:
        """Return all that a seat is paid."""
        reward = self.reward if seat in self.rewarded else 0
        return self.payouts[seat] * (2 if self.twice[seat] else 1) + reward


def count(state: State) -> Count:
    """Count all at once, at final values (K9, KR15)."""
    seats = range(len(state.money))
    beasts = tuple(tokens[BEAST] for tokens in state.tokens)
    most = max(beasts)
    rewarded = tuple(seat for seat in seats if most and beasts[seat] == most)
    reward = state.mountain.data.snow_beast // len(rewarded) if rewarded else 0
    payouts = tuple(map(state.profit, seats))
    return Count(payouts, state.has_profit, beasts, rewarded, reward)


def say_done(state: State) -> State:
    """Go on to the next seat, or count if everybody is done."""
    if state.turns_left > 1:
        left = state.after(state.active)
        return state._replace(active=left, to_move=left, turns_left=state.turns_left - 1)
    counted = count(state)
    return state._replace(
        asks=OVER,
        turns_left=0,
        money=tuple(money + counted.total(seat) for seat, money in enumerate(state.money)),
        has_profit=(False,) * len(state.money),
    )


def ranks(state: State) -> list[tuple[int, int, int]]:
    """Return what decides, by seat: money, then tokens held (KR20), then investments (K10)."""
    return [
        (money, sum(state.tokens[seat]), sum(state.investments(seat)))
        for seat, money in enumerate(state.money)
    ]


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that have won (K10)."""
    return foremost(ranks(state)) if state.asks == OVER else ()
