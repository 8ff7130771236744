"""The same players and rules, other cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.games.mine_for_gold.cards import in_order
from gold_widgets.games.mine_for_gold.dealing import deal
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.layout import cards_in
from gold_widgets.games.mine_for_gold.setup import HAND

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.cards import Card


def is_whole(start: Game) -> bool:
    """Tell whether a game that began so was dealt by the book (M1)."""
    center = list(cards_in(start.rows))
    return (
        start.asks == "choose"
        and all(len(hand) == HAND for hand in start.hands)
        and not any(start.treasure)
        and not any(start.chosen)
        and len(center) == 2
        and not any(card.is_silver for card in center)
    )


def deal_again(start: Game, seed: int | None = None, starter: int | None = None) -> Game:
    """Deal new cards to the players of a game; one that began from a drawing keeps its center.

    >>> from gold_widgets import mine_for_gold as mine
    >>> deal_again(mine.scenario("R7 R9", hands=["B1", "B2"]), seed=7).rows
    (((card('R7'),), (card('R9'),)),)
    """
    setup = start.setup
    first = setup.first if starter is None else starter
    if is_whole(start):
        names = [seat.name for seat in start.seats]
        return deal(names, seed, silver=start.silver, starter=first)
    seed = seed_or_fresh(seed)
    known: set[Card] = {*setup.aside, *cards_in(start.rows)}
    known.update(card for cards in start.treasure for card in cards)
    known.update(card for _, card in start.queue)
    rest = shuffled((card for card in setup.deck if card not in known), seed)
    hands = tuple(in_order([rest.pop() for _ in hand]) for hand in start.hands)
    return Game(
        replace(setup, first=first, seed=seed),
        hands,
        (None,) * len(hands),
        start.layout,
        start.gaps,
        start.to_move if start.gaps is not None else 0,
        start.queue,
        start.treasure,
    )
