"""What is fixed before the first card is drawn: who plays, on which board, where the town is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.seats import Seat, how_many, named
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.data import DATA, Data

NAME = "Klondike Rush"
PLAYERS = range(2, 6)
"""K1, K11: how many can play."""


@dataclass(frozen=True)
class Setup:
    """What stays the same through the whole game."""

    seats: tuple[Seat, ...]
    """The players in turn order."""
    town: int
    """The number of the space on which the town stands (K1)."""
    last_bid: bool = False
    """Whether the last-bid cards are in play (K12)."""
    data: Data = DATA
    """The board and the cards."""
    seed: int | None = field(default=None, compare=False)
    """What chance was drawn from, if a seed was."""

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        """Travel without what was worked out on the way."""
        return Setup, (self.seats, self.town, self.last_bid, self.data, self.seed)

    @cached_property
    def is_for_two(self) -> bool:
        """Whether two players alternate their bids (K11)."""
        return len(self.seats) == 2

    @cached_property
    def cards_a_turn(self) -> int:
        """How many cards are sold together (K2, K11)."""
        return self.data.cards_a_turn if self.is_for_two else 1

    @cached_property
    def step(self) -> int:
        """By how much a bid must be higher than the last one (K2, K11)."""
        return self.data.step if self.is_for_two else 1

    @cached_property
    def unseeded(self) -> Setup:
        """The same without the seed, for those who may not know how the decks lie."""
        return replace(self, seed=None)


def seat_players(players: int | Sequence[str]) -> tuple[Seat, ...]:
    """Give every player a seat (K1).

    >>> [str(seat) for seat in seat_players(["Ann", "Bob"])]
    ['Ann', 'Bob']
    """
    wrong = Sentence(
        "Klondike Rush is for 2 to 5 players (K1, K11), not {count}.", count=how_many(players)
    )
    return tuple(Seat(*seat) for seat in enumerate(named(players, PLAYERS, wrong)))


def checked_town(town: object, data: Data) -> int:
    """Return the space that a town is put on: any will do (K1)."""
    if town is None:
        return data.first_town
    if not isinstance(town, str) or town not in data.space_numbers:
        raise SetupError(
            Sentence(
                "town={town!r} is no space of this board. Try town={first!r}.",
                town=brief(town),
                first=data.spaces[data.first_town].id,
            )
            + did_you_mean(str(brief(town)), data.space_numbers)
        )
    return data.space_numbers[town]


def checked_last_bid(last_bid: object, seats: Sequence[Seat]) -> bool:
    """Return whether the last-bid cards are in play: never with two players (K12)."""
    if not isinstance(last_bid, bool):
        raise SetupError(
            Sentence("last_bid={last_bid!r} is not True or False.", last_bid=brief(last_bid))
        )
    if last_bid and len(seats) == 2:
        raise SetupError(Sentence("The last-bid cards are for 3 to 5 players (K12)."))
    return last_bid
