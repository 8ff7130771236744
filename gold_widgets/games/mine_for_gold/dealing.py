"""Shuffling and dealing (M1)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import drawn, seed_or_fresh
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, DECK, Card, in_order
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.layout import Row
from gold_widgets.games.mine_for_gold.setup import HAND, Setup, checked_silver, seat_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.mine_for_gold.layout import Layout


def deal(
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    *,
    silver: bool = False,
    starter: int | str = 0,
) -> Game:
    """Deal twelve cards each and lay two in the center; the same seed deals the same cards.

    >>> game = deal(players=["Ann", "Bob", "Cy"], seed=7)
    >>> [len(hand) for hand in game.hands], len(game.rows)
    ([12, 12, 12], 2)
    """
    seats, silver, seed = seat_players(players), checked_silver(silver), seed_or_fresh(seed)
    first = seat_number(starter, seats)
    pile = drawn(DECK if silver else BASIC_DECK, seed)
    hands = tuple([in_order(list(islice(pile, HAND))) for _ in seats])
    center: list[Card] = []
    aside: list[Card] = []
    while len(center) < 2:
        card = next(pile)
        (aside if card.is_silver else center).append(card)  # no silver may begin (M1)
    setup = Setup(seats, silver, first, in_order(aside), seed)
    count = len(seats)
    return Game(setup, hands, (None,) * count, _center(*center), None, 0, (), ((),) * count)


def _center(one: Card, two: Card) -> Layout:
    """Lay the first two cards: side by side, or one above the other as they were drawn (MR13)."""
    if one.color != two.color:
        return Row(one.color, 0, ((one,),)), Row(two.color, 0, ((two,),))
    low, high = sorted((one, two), key=lambda card: card.number)
    return (Row(one.color, 0, ((low,), (high,))),)
