"""Games of Mine for Gold to look at: whole ones at random, and the chain of the book."""

from functools import cache

from gold_widgets import mine_for_gold as mine

CHAIN = """
.  B9 B15 .
R5 R7 R9  .
.  .  G8  G12
.  .  .   Y11
"""
FREE_CHOICE = """
R3 R6       R14
G1 G2/G4/G7 G10
"""


def chain():
    """Return the game of the book in which one corridor leads to another."""
    return mine.scenario(CHAIN, hands=["Y10 R2", "B3 G4"], players=["Ann", "Bob"])


def free_choice():
    """Return a game in which Ann completes a pile and can close the gaps in two ways."""
    return mine.scenario(FREE_CHOICE, hands=["G8 R2", "B3 Y4"], players=["Ann", "Bob"])


@cache
def played(players, seed, silver=False):
    """Return a whole game of players who choose at random."""
    start = mine.deal(players, seed=seed, silver=silver)
    return mine.play_out(start, ["random"] * len(start.seats))
