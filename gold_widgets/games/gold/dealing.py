"""Shuffling the deck onto the table (G1, G2, G3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.games.gold.cards import DECK
from gold_widgets.games.gold.game import begin
from gold_widgets.games.gold.rules import checked
from gold_widgets.games.gold.setup import Setup, seat_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.rules import Rules


def deal(
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    *,
    colors: Sequence[str] | None = None,
    starter: int | str = 0,
    rules: Rules | None = None,
) -> Game:
    """Lay the 64 cards face down on an 8 × 8 grid; the same seed lays the same table.

    >>> game = deal(players=["Ann", "Bob", "Cy"], seed=7, starter="Bob")
    >>> len(game.table), game.to_move, game.scores
    (64, 1, (0, 0, 0))
    """
    seed = seed_or_fresh(seed)
    setup = Setup(seat_players(players, colors), checked(rules), seed=seed)
    cards = dict(zip(setup.spots, shuffled(DECK, seed), strict=True))
    return begin(setup, cards, seat_number(starter, setup.seats))
