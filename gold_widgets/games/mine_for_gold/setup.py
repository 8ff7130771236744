"""Who plays, with or without silver: all that is fixed before the first card is chosen (M1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import Seat, how_many, named
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, DECK, Card

NAME = "Mine for Gold"
PLAYERS = range(2, 7)
HAND = 12
"""M1: cards each, and so rounds."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that stays the same through the whole game."""

    seats: tuple[Seat, ...]
    """The players."""
    silver: bool = False
    """Whether the jokers are in play (M10)."""
    first: int = 0
    """The seat that is asked first where all choose at once; it is no advantage."""
    aside: tuple[Card, ...] = ()
    """Silver cards that were drawn for the center and put away, for all to see (M1)."""
    seed: int | None = field(default=None, compare=False)
    """What the deal was drawn from, if it was: a note for people, no part of the position."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are in play."""
        return DECK if self.silver else BASIC_DECK


def seat_players(players: int | Sequence[str]) -> tuple[Seat, ...]:
    """Give every player a seat.

    >>> [str(seat) for seat in seat_players(["Ann", "Bob"])]
    ['Ann', 'Bob']
    """
    wrong = Sentence(
        "Mine for Gold is for 2 to 6 players (M1), not {count}.", count=how_many(players)
    )
    return tuple(Seat(*seat) for seat in enumerate(named(players, PLAYERS, wrong)))


def checked_silver(silver: object) -> bool:
    """Return whether silver is in play, if that is what was said."""
    if not isinstance(silver, bool):
        raise SetupError(
            Sentence(
                "silver={silver!r} is neither True nor False. The basic game has silver=False.",
                silver=brief(silver),
            )
        )
    return silver
