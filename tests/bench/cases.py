"""What is pressed on the tables of our games, and what that may cost: data for presses.py."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gold_widgets import klondike_rush, mine_for_gold
from tests.games.klondike_rush.games import FULL

CENTER = """
players: Ann, Bob
hands: {hands}
{round}
B3       .   .
R4/R5/R6 R10 R14
.        G9  .
"""
SPOT = '[data-spot="{}"]'


class Case(NamedTuple):
    """A press that is timed: where, on what, after which others, and how much may be received."""

    name: str
    position: str
    pressed: str
    before: tuple[str, ...] = ()
    """Spots pressed first, which are not timed."""
    look: float | None = None
    """Where the mouse rests before it presses, and shows something: kB that this may take."""
    waves: tuple[str, ...] = ()
    """What pressing Continue then shows, one after the other."""
    most_kb: float = 6
    words: bool = False
    """Whether the press is seen in words: prices that appear, not the piece itself."""


class Walk(NamedTuple):
    """Keys that move the focus from a spot on, and kB that one look may take: 0 if none may be."""

    name: str
    position: str
    first: str
    keys: tuple[str, ...]
    before: tuple[str, ...] = ()
    most_kb: float = 0


class GameTable(NamedTuple):
    """The table of a game, and all that is done to it. `positions` makes them when asked."""

    name: str
    folder: str
    seats: tuple[str, ...]
    positions: Callable[[], Mapping[str, Any]]
    cases: tuple[Case, ...]
    walks: tuple[Walk, ...]
    quiet: str
    """The position over which the mouse moves, and nothing is sent."""
    times_echo: float = 1.25


def _mine_positions() -> dict[str, Any]:
    hands, chosen = "R8 Y2 G4, B1 Y3 G5", "chosen: -, B1"
    laying = "laying: Ann R8, Bob B1"
    return {
        "choose": mine_for_gold.parse(CENTER.format(hands=hands, round=chosen)),
        "lay": mine_for_gold.parse(CENTER.format(hands="Y2 G4, Y3 G5", round=laying)),
    }


def _klondike_positions() -> dict[str, Any]:
    """An auction, and a full table whose next build changes the price of nearly every space."""
    return {"auction": klondike_rush.deal(4, 0), "build": klondike_rush.parse(FULL)}


AROUND = ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft") * 3
MINE_FOR_GOLD = GameTable(
    name="Mine for Gold",
    folder="mine_for_gold",
    seats=("person", "random"),
    positions=_mine_positions,
    cases=(
        Case("a card is chosen", "choose", '[aria-label^="your red 8"]'),
        Case(
            "a lay that closes",
            "lay",
            "[data-lit] [data-spot]",
            waves=("the corridor is taken", "the gaps close"),
        ),
    ),
    walks=(Walk("focus over the mine", "choose", "R10", AROUND),),
    quiet="choose",
)
KLONDIKE_RUSH = GameTable(
    name="Klondike Rush",
    folder="klondike_rush",
    seats=("person",) * 4,
    positions=_klondike_positions,
    cases=(
        Case("a piece is chosen", "build", SPOT.format("white"), words=True),
        Case("a build", "build", SPOT.format("b5"), before=("white",), look=2),
    ),
    walks=(
        Walk("focus over the map while nothing is built", "auction", "a3", AROUND),
        Walk("focus over the map with ways", "build", "b5", AROUND, before=("white",), most_kb=2),
    ),
    quiet="auction",
)
TABLES = (MINE_FOR_GOLD, KLONDIKE_RUSH)
