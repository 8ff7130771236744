"""Short games that between them make every event happen, in every case that is told differently."""

from gold_widgets import gold
from tests.games.gold.tables import STALLED, table


def ending(mines: str, players: str = "Ann R, Bob B, Cy G"):
    """A rush with one worthless card left, and gold won already."""
    return gold.parse(f"players: {players}\nmines: {mines}\nR2")


STORIES = {
    "A digger of one's own carries gold": (table("R4 $3 ** **"), "a1 b1"),
    "A rival's digger carries gold, flipped after it": (table("B2 $1 ** **"), "b1 a1"),
    "An unowned digger carries gold": (table("P5 $4 ** **"), "a1 b1"),
    "An unowned digger carries the smallest gold": (table("P2 $1 ** **"), "a1 b1"),
    "A duel, the stronger first": (table("G4 Y2 ** **"), "a1 b1"),
    "A duel, the stronger second": (table("R2 R5 ** **"), "a1 b1"),
    "Dynamite and a digger": (table("** B5 R2 R2"), "a1 b1"),
    "Gold and dynamite": (table("$1 ** R2 R2"), "a1 b1"),
    "Dynamite and much gold": (table("** $4 R2 R2"), "a1 b1"),
    "Two dynamites": (table("** ** R2 R2"), "a1 b1"),
    "Two diggers of equal value": (table("R3 B3 ** **"), "a1 b1"),
    "Two equal diggers": (table("Y3 Y3 ** **"), "a1 b1"),
    "Two golds": (table("$2 $4 ** **"), "a1 b1"),
    "Two equal golds": (table("$2 $2 ** **"), "a1 b1"),
    "A digger and gold too heavy for it": (table("P2 $3 ** **"), "a1 b1"),
    "Gold and a digger too weak for it": (table("$4 G3 ** **"), "a1 b1"),
    "A card alone, by the letter of the book": (table("$3"), "a1"),
    "A table that begins in the rush": (table("$1 $4 R3 **", rush_at=10), "a1 b1 c1"),
    "A rush of one card": (table("$2 P3 **", rush_at=1), "b1 c1"),
    "A rush that begins in play": (table("** R2 $1 $2 $3", rush_at=4), "a1 b1"),
    "A table that begins stalled": (table(STALLED, rush_at=10, stall="rush"), ""),
    "A table that stalls in play": (table("R2 B3 $4 $4", stall="rush"), "a1 b1"),
    "A card that comes to be alone": (table("R2 B3", stall="rush"), "a1 b1"),
    "A stalled table ends the game": (table("R3 $2 $4 $4 $4", stall="end"), "a1 b1"),
    "A card alone ends the game": (table("R2 B3", stall="end"), "a1 b1"),
    "The end: one winner": (ending("$4 $3, $2, $1"), "a1"),
    "The end: one winner with one point": (ending("-, $1, -"), "a1"),
    "The end: two have equal points": (ending("$4, $2 $2, $3"), "a1"),
    "The end: three have equal points": (ending("$4, $2 $1 $1, $1 $3"), "a1"),
    "The end: two have one point": (ending("$1, $1, -"), "a1"),
    "The end: three share": (ending("$3, $3, $3"), "a1"),
    "The end: two share, a third has equal points": (ending("$4, $2 $2, $3 $1"), "a1"),
    "The end: nobody has any gold": (ending("-, -", "Ann R, Bob B"), "a1"),
}


def all_events(game):
    """Return what happened from the start of a game to now."""
    return [event for past in game.history for event in past.events]
