"""What somebody is about to do: the piece that is to be built, and the way that it would go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.free import is_open, payments
from gold_widgets.games.klondike_rush.mountain import FREE

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.mountain import Cost
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.staging import Look


def hands(view: View) -> int:
    """Return the seat whose things can be pressed: whoever looks, else whoever is to move."""
    return view.to_move if view.seat is None else view.seat


def chosen(view: View, look: Look) -> int | None:
    """Return the company whose mine is to be built: the picked one, or the only one there is."""
    if view.asks != "act" or not look.asks or hands(view) != view.active:
        return None
    for part in look.picked:
        company = view.data.company_numbers.get(part)
        if company is not None:
            return company
    pieces = [company for company, count in enumerate(view.state.unused[view.active]) if count]
    return pieces[0] if len(pieces) == 1 and not look.picked else None


def money_for(view: View) -> int | None:
    """Return what the one who builds can pay, if it is known."""
    return view.money[view.active]


def way_to(view: View, look: Look) -> Cost | None:
    """Return the way to the space that somebody looks at, if a mine could be built there."""
    company = chosen(view, look)
    space = view.data.space_numbers.get(look.over)
    if company is None or space is None or view.state.mountain.mines[space] != FREE:
        return None
    return view.state.mountain.cost(company, space)


def can_fill(view: View, order: int) -> bool:
    """Say whether the one who looks has the tokens for an order, and may hand them in."""
    if view.seat is None or not is_open(view.seat, view.state):
        return False
    return bool(payments(view.data.orders[order].wants, view.state.tokens[view.seat]))


def in_tray(look: Look) -> list[int]:
    """Return the kinds of the tokens that have been picked."""
    return [KINDS.index(part) for part in look.picked if part in KINDS]
