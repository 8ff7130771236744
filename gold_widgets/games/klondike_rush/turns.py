"""How turns follow each other: drawing, passing the figure, last turns, settling (K2, K5, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State


def draw(state: State, setup: Setup) -> State:
    """Put the next cards up for sale; the active player bids first (K2, K11, KR8)."""
    count = setup.cards_a_turn
    return state._replace(
        on_sale=state.deck[:count],
        deck=state.deck[count:],
        asks="bid",
        to_move=state.active,
        high=None,
    )


def end_turn(state: State, setup: Setup) -> State:
    """Pass the figure to the left (K5), and begin what comes next."""
    left = state.after(state.active)
    state = state._replace(active=left, to_move=left)
    if state.turns_left == 1:  # everybody had a last turn (KR14)
        return state._replace(turns_left=len(setup.seats), asks="settle")
    if state.turns_left:
        return state._replace(turns_left=state.turns_left - 1)
    if state.deck:
        return draw(state, setup)
    return state._replace(turns_left=len(setup.seats), asks="act")  # K8, KR7
