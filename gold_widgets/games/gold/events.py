"""What can happen in a game of GOLD. Every event names its rule and holds all that tells it.

Named tuples, because a simulation makes millions of them and they are the cheapest frozen record.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from gold_widgets.games.gold.cards import Card
from gold_widgets.games.gold.rules import Case, points
from gold_widgets.games.gold.setup import Seat


class Flipped(NamedTuple):
    """A card was turned face up: the first or second of a turn (G4), or the only one (G9)."""

    by: Seat
    spot: str
    card: Card
    nth: Literal[1, 2] = 1
    rule: str = "G4"


class Strike(NamedTuple):
    """A digger carried out gold; both cards left the table (G5)."""

    by: Seat
    to: Seat
    digger_spot: str
    digger: Card
    gold_spot: str
    gold: Card
    rule: str = "G5"

    @property
    def is_unowned(self) -> bool:
        """Whether nobody owns the digger, so that the active player got the gold."""
        return self.digger.color not in self.to.colors


class Duel(NamedTuple):
    """The stronger of two diggers chased the weaker off the table (G6)."""

    by: Seat
    winner_spot: str
    winner: Card
    loser_spot: str
    loser: Card
    rule: str = "G6"


class Explosion(NamedTuple):
    """Dynamite removed both cards (G7)."""

    by: Seat
    spots: tuple[str, str]
    cards: tuple[Card, Card]
    rule: str = "G7"

    @property
    def gold_lost(self) -> int:
        """Points of gold that nobody will ever get."""
        return points(self.cards)


class TurnedBack(NamedTuple):
    """Nothing came of it: the cards were turned face down where they were (G8; R2 alone)."""

    by: Seat
    spots: tuple[str, ...]
    cards: tuple[Card, ...]
    case: Case | Literal["no partner"]
    rule: str = "G8"


class TurnPassed(NamedTuple):
    """The next player is to move (G4)."""

    to: Seat
    rule: str = "G4"


class RushBegan(NamedTuple):
    """From now on a turn is one flip: few cards are left (G9), or nothing else can happen (R1)."""

    by: Seat
    cards_left: int
    rule: Literal["G9", "R1"]


class RushTaken(NamedTuple):
    """In the gold rush, the player who flipped gold keeps it (G9)."""

    by: Seat
    spot: str
    gold: Card
    rule: str = "G9"


class RushRemoved(NamedTuple):
    """In the gold rush, a card that is not gold leaves the game (G9)."""

    by: Seat
    spot: str
    card: Card
    rule: str = "G9"


class GameOver(NamedTuple):
    """The last card is gone (G10), or a stalled table ended the game (R1)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    gold_cards: tuple[int, ...]
    cards_left: int
    rule: Literal["G10", "R1"]


Event = (
    Flipped
    | Strike
    | Duel
    | Explosion
    | TurnedBack
    | TurnPassed
    | RushBegan
    | RushTaken
    | RushRemoved
    | GameOver
)
