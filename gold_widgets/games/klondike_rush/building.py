"""Building mines (K3, KR12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.klondike_rush.auction import trade_first
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.saying import said_company
from gold_widgets.games.klondike_rush.state import NONE, put

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.state import State


def legal(state: State) -> list[str]:
    """Return the mines that the active player can build and pay."""
    mountain, unused = state.mountain, state.unused[state.active]
    money = state.money[state.active]
    if not any(unused):
        return []
    mines, found = mountain.mines, []
    for company, pieces in enumerate(unused):
        if pieces:
            words = mountain.data.builds[company]
            found += [
                words[space]
                for space, dollars in enumerate(mountain.reach[company])
                if dollars <= money and mines[space] == FREE
            ]
    return found


def why_not(company: int, space: int, state: State) -> Sentence | None:
    """Say why a mine cannot be built."""
    seat, mountain = state.active, state.mountain
    color = said_company(mountain.data.companies[company])
    place = mountain.data.spaces[space].id
    if not state.unused[seat][company]:
        return Sentence("You have no unused {company} mine on your cards (K3).", company=color)
    mine = mountain.mines[space]
    if mine == len(mountain.data.companies):
        return Sentence("{space} is the town: choose a space without a mine (K3).", space=place)
    if mine != FREE:
        return Sentence(
            "There is a {company} mine on {space} already: choose a space without one (K3).",
            company=said_company(mountain.data.companies[mine]),
            space=place,
        )
    dollars, money = mountain.dollars(company, space), state.money[seat]
    if dollars > money:
        return Sentence(
            "{space} costs {dollars} and you have {money}.",
            space=place,
            dollars=dollars,
            money=money,
        ) + trade_first(state, seat, dollars - money)
    return None


def build(company: int, space: int, state: State) -> State:
    """Pay for a mine, put it there, take the token; the company's value goes up."""
    seat, token = state.active, state.board[space]
    unused, tokens = state.unused[seat], state.tokens[seat]
    if token != NONE:
        tokens = put(tokens, token, tokens[token] + 1)
    dollars = state.mountain.dollars(company, space)
    return state._replace(
        mountain=state.mountain.build(company, space),
        board=put(state.board, space, NONE),
        built=put(state.built, company, state.built[company] + 1),
        money=put(state.money, seat, state.money[seat] - dollars),
        tokens=put(state.tokens, seat, tokens),
        unused=put(state.unused, seat, put(unused, company, unused[company] - 1)),
    )
