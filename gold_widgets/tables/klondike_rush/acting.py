"""What a table says to whoever may build: what can be done now, and what is too dear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.data import BEAST
from gold_widgets.games.klondike_rush.naming import name_company

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.klondike_rush.game import Game


def ask(game: Game, language: str) -> str:
    """Say what there is to do in a turn after its auction."""
    gettext, seat = translations(language).gettext, game.active
    mines = [company for company, count in enumerate(game.state.unused[seat]) if count]
    dear = too_dear(game, mines, language)
    if mines and not dear:
        asked = gettext("{player}, choose a mine and a space to build on, or end your turn.")
        return asked.format(player=game.seats[seat])
    if game.has_profit[seat]:
        no_mine = gettext(
            "{player}, you have no mines to build: use your profit card, or end your turn."
        )
        no_money = gettext(
            "{player}, you cannot pay for a mine: use your profit card, or end your turn."
        )
    else:
        no_mine = gettext("{player}, you have no mines to build: end your turn.")
        no_money = gettext("{player}, you cannot pay for a mine: end your turn.")
    asked = (no_money if mines else no_mine).format(player=game.seats[seat])
    return " ".join(filter(None, (asked, dear, handing_in(game, language))))


def too_dear(game: Game, companies: Sequence[int], language: str) -> str:
    """Say what the cheapest mine of some companies costs, if the active player has less."""
    mountain, money = game.state.mountain, game.money[game.active]
    prices = [
        (mountain.dollars(company, space), company)
        for company in companies
        for space in game.state.free_spaces()
    ]
    if not prices or min(prices)[0] <= money:
        return ""
    dollars, company = min(prices)
    pattern = translations(language).gettext(
        "The cheapest space for {company} costs ${dollars}, and you have ${money}."
    )
    name = name_company(game.data.companies[company], language)
    return pattern.format(company=name, dollars=dollars, money=money)


def handing_in(game: Game, language: str) -> str:
    """Say what tokens may be good for now.

    Everybody reads it, so it does not tell whether an order can be filled: that is a secret.
    """
    gettext, state = translations(language).gettext, game.state
    tokens, orders = state.tokens[game.to_move], state.orders[game.to_move]
    can_trade = sum(tokens) >= 3
    may_fill = bool(orders) and sum(tokens) > tokens[BEAST]
    if can_trade and may_fill:
        said = gettext("Your tokens may fill an order (K6), and three bring ${dollars} (K7).")
    elif can_trade:
        said = gettext("Three of your tokens bring ${dollars} (K7).")
    else:
        said = gettext("Your tokens may fill an order (K6).") if may_fill else ""
    return said.format(dollars=game.data.trade_three)
