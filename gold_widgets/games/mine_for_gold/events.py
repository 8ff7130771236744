"""What can happen in Mine for Gold. Every event names its rule and holds all that tells it.

None holds a secret: which card was chosen is told when all are turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.corridors import Kind
    from gold_widgets.games.mine_for_gold.layout import Pile

Why = Literal["highest", "lowest", "nearest", "equal", "new row", "hemmed in", "empty center"]
"""Why a card lies where it lies."""


class Chosen(NamedTuple):
    """A player chose a card in secret, or another one than before (M2)."""

    by: Seat
    again: bool = False
    rule: str = "M2"


class Revealed(NamedTuple):
    """All turned up their cards: here they are in the order in which they are laid (M2)."""

    cards: tuple[tuple[Seat, Card], ...]
    rule: str = "M2"

    @property
    def reveals(self) -> bool:
        """What was a secret, everybody knows now."""
        return True


class Laid(NamedTuple):
    """A card was laid in the center."""

    by: Seat
    card: Card
    place: str
    """The word of the place, such as `on@R9`."""
    anchor: Card | None
    """The card beside which it lies, or on which."""
    row: str
    """The color of the row that it joined or began; nothing, if that has only silver."""
    why: Why
    distance: int | None
    """From its number to the anchor's."""
    ways: int
    """How many places there were to choose from; with one, nobody was asked (MR14)."""
    rule: str
    joined_silver: bool = False
    """Whether the row had no color before (M11)."""


class Completed(NamedTuple):
    """A corridor is complete (M5), by the card laid or because the layout closed up (M7)."""

    by: Seat
    kind: Kind
    cards: tuple[Card, ...]
    cells: tuple[tuple[int, int], ...]
    """Row and column of its piles, both counted from 0 in the layout as it was then."""
    rule: str = "M5"


class Taken(NamedTuple):
    """The cards of all corridors complete went into a treasure chamber (M5, MR12)."""

    by: Seat
    cards: tuple[Card, ...]
    total: int
    """How many cards the player has now."""
    rule: str = "M5"


class Shift(NamedTuple):
    """A pile that was moved: so many columns to the right, and lines down."""

    pile: Pile
    right: int
    down: int


class Closed(NamedTuple):
    """Gaps were closed by moving as few cards as possible, the shortest way (M6)."""

    by: Seat
    starts: tuple[int, ...]
    """The column in which each row begins now, from top to bottom."""
    shifts: tuple[Shift, ...]
    cards: int
    """How many cards were moved."""
    steps: int
    """How many steps they went, added up."""
    ways: int
    """How many closings were as good; with one, nobody was asked (MR14)."""
    rule: str = "M6"


class Chain(NamedTuple):
    """Closing the gaps completed more (M7)."""

    by: Seat
    rule: str = "M7"


class Emptied(NamedTuple):
    """Nothing is left in the center: the next card simply starts a row (M8)."""

    rule: str = "M8"


class LostColor(NamedTuple):
    """Only silver is left in a row: it waits for a new color (M11)."""

    cards: tuple[Card, ...]
    rule: str = "M11"


class RoundBegan(NamedTuple):
    """All cards are laid, and everybody chooses again (M2)."""

    left: int
    """Cards that everybody still has."""
    rule: str = "M2"


class GameOver(NamedTuple):
    """All hands are empty (M9)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    silver: tuple[int, ...]
    """How many silver cards each has taken: they decide a tie."""
    rule: str = "M9"


Event = (
    Chosen
    | Revealed
    | Laid
    | Completed
    | Taken
    | Closed
    | Chain
    | Emptied
    | LostColor
    | RoundBegan
    | GameOver
)
