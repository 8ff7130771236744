"""The profit card (K4), and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.klondike_rush.state import put
from gold_widgets.games.klondike_rush.turns import end_turn

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State

END, PROFIT = "end", "profit"
_BOTH, _END_ONLY = (PROFIT, END), (END,)


def legal(state: State) -> tuple[str, ...]:
    """Return how a turn can be ended."""
    return _BOTH if state.has_profit[state.active] else _END_ONLY


def why_not(state: State) -> Sentence | None:
    """Say why the profit card cannot be used."""
    if state.has_profit[state.active]:
        return None
    return Sentence("You have used your profit card: it is for once in a game (K4).")


def take(state: State, setup: Setup) -> State:
    """Collect what all one's investments are worth now, and end the turn."""
    seat = state.active
    state = state._replace(
        money=put(state.money, seat, state.money[seat] + state.profit(seat)),
        has_profit=put(state.has_profit, seat, False),
    )
    return end_turn(state, setup)
