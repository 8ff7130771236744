"""What can happen in a game of Klondike Rush. Every event names its rule; no secret is in any."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gold_widgets.engine.seats import Seat
from gold_widgets.games.klondike_rush.data import DATA, Data
from gold_widgets.games.klondike_rush.mountain import Path


class CardsDrawn(NamedTuple):
    """The active player turned up what is for sale (K2); two cards for two players (K11, KR8)."""

    by: Seat
    cards: tuple[str, ...]
    left: int
    """Cards left in the deck."""
    rule: str = "K2"
    data: Data = DATA
    """What is printed on them."""

    @property
    def reveals(self) -> bool:
        """A card that was drawn cannot be drawn back."""
        return True


class BidMade(NamedTuple):
    """A player bid (K2, K11), or spent a last-bid card (K12)."""

    by: Seat
    bid: int
    rule: str = "K2"

    @property
    def reveals(self) -> bool:
        """What was bid was heard by all."""
        return True


class Passed(NamedTuple):
    """A player passed (K2, KR6), or kept the last-bid card (KR4)."""

    by: Seat
    rule: str = "K2"

    @property
    def reveals(self) -> bool:
        """It was heard by all."""
        return True


class Sold(NamedTuple):
    """The highest bid pays, and takes the cards (K2, K11, KR11)."""

    to: Seat
    cards: tuple[str, ...]
    price: int
    rule: str = "K2"


class Unsold(NamedTuple):
    """Nobody bid: the cards leave the game (KR1)."""

    cards: tuple[str, ...]
    rule: str = "KR1"


class PiecesTaken(NamedTuple):
    """A card came with mine pieces (K2); each symbol has its own color (KR19)."""

    by: Seat
    company: str
    number: int
    rule: str = "K2"


class PiecesGone(NamedTuple):
    """A card should have come with pieces, but there are none left (KR3)."""

    by: Seat
    company: str
    number: int
    rule: str = "KR3"


class OrderDrawn(NamedTuple):
    """A crate gave an order: to whom is public, which is a secret (K2)."""

    by: Seat
    number: int
    rule: str = "K2"

    @property
    def reveals(self) -> bool:
        """Its owner has seen it."""
        return True


class NoOrderLeft(NamedTuple):
    """The order deck is empty: a crate gives nothing (KR9)."""

    by: Seat
    rule: str = "KR9"


class MineBuilt(NamedTuple):
    """A mine was built, and its way was paid (K3)."""

    by: Seat
    company: str
    space: str
    dollars: int
    way: tuple[Path, ...]
    rule: str = "K3"


class TokenTaken(NamedTuple):
    """The builder took the hunt token of the space (K3)."""

    by: Seat
    kind: str
    space: str
    rule: str = "K3"


class ValueUp(NamedTuple):
    """A company has one mine more, and its value is what the track says (K3)."""

    company: str
    value: int
    mines: int
    rule: str = "K3"


class Share(NamedTuple):
    """What investments in one company pay."""

    company: str
    investments: int
    value: int


class ProfitTaken(NamedTuple):
    """A profit card was used (K4)."""

    by: Seat
    shares: tuple[Share, ...]
    dollars: int
    rule: str = "K4"


class OrderFilled(NamedTuple):
    """An order was shown, paid with tokens, and brought money (K6, KR2)."""

    by: Seat
    order: str
    tokens: tuple[str, ...]
    dollars: int
    rule: str = "K6"

    @property
    def reveals(self) -> bool:
        """The order was a secret before."""
        return True


class Traded(NamedTuple):
    """Three tokens brought money (K7), perhaps out of turn (KR13)."""

    by: Seat
    tokens: tuple[str, ...]
    dollars: int
    rule: Literal["K7", "KR13"] = "K7"

    @property
    def reveals(self) -> bool:
        """Nobody takes back what another player did in between."""
        return self.rule == "KR13"


class TurnPassed(NamedTuple):
    """The snow beast figure went left (K5)."""

    to: Seat
    rule: str = "K5"

    @property
    def reveals(self) -> bool:
        """What others do next has seen this turn."""
        return True


class LastTurnsBegan(NamedTuple):
    """No card is left: everybody has one last turn (K8), also if the last was unsold (KR7)."""

    first: Seat
    rule: Literal["K8", "KR7"] = "K8"


class SettlingBegan(NamedTuple):
    """The last turns are over: everybody has a last chance for free actions (KR14)."""

    first: Seat
    rule: str = "KR14"


class Done(NamedTuple):
    """A player needs no more free actions (KR14)."""

    by: Seat
    rule: str = "KR14"

    @property
    def reveals(self) -> bool:
        """It was heard by all."""
        return True


class PaidOut(NamedTuple):
    """All investments pay at the count (K9); with an unused profit card, twice (KR16)."""

    to: Seat
    shares: tuple[Share, ...]
    dollars: int
    rule: Literal["K9", "KR16"] = "K9"


class BeastReward(NamedTuple):
    """The most snow beasts are rewarded; who ties shares (K9, KR17). Nobody may have any."""

    to: tuple[Seat, ...]
    beasts: int
    dollars: int
    """What each of them gets."""
    rule: Literal["K9", "KR17"] = "K9"


class GameOver(NamedTuple):
    """The count is done (K10); a tie may have been broken by tokens held (KR20)."""

    winners: tuple[Seat, ...]
    money: tuple[int, ...]
    tokens: tuple[int, ...]
    investments: tuple[int, ...]
    rule: Literal["K10", "KR20"] = "K10"


Event = (
    CardsDrawn
    | BidMade
    | Passed
    | Sold
    | Unsold
    | PiecesTaken
    | PiecesGone
    | OrderDrawn
    | NoOrderLeft
    | MineBuilt
    | TokenTaken
    | ValueUp
    | ProfitTaken
    | OrderFilled
    | Traded
    | TurnPassed
    | LastTurnsBegan
    | SettlingBegan
    | Done
    | PaidOut
    | BeastReward
    | GameOver
)
