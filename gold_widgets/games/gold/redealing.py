"""The same players and rules, other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.cards import DECK, EMPTY
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.notation import ANY, scenario

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


def is_whole(start: Game) -> bool:
    """Tell whether a game that began so was dealt by the book: all cards, and empty mines."""
    return len(start.table) == len(DECK) and not any(start.mines)


def deal_again(start: Game, seed: int | None = None, starter: int | None = None) -> Game:
    """Deal new cards to the players of a game, onto the spots where it had cards at its start.

    >>> from gold_widgets import gold
    >>> sorted(deal_again(gold.scenario("R4 .. $3"), seed=7).table)
    ['a1', 'c1']
    """
    names = [seat.name for seat in start.seats]
    colors = [seat.colors for seat in start.seats]
    first, rules = start.to_move if starter is None else starter, start.rules
    if len(start.table) == len(DECK):
        return deal(names, seed, colors=colors, starter=first, rules=rules)
    columns = start.setup.columns
    wild = [ANY if spot in start.table else EMPTY for spot in start.setup.spots]
    rows = (" ".join(wild[at : at + columns]) for at in range(0, len(wild), columns))
    return scenario(
        "\n".join(rows), players=names, colors=colors, starter=first, rules=rules, seed=seed
    )
