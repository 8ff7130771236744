"""How a game is written down in numbers for the kernel, and where it counts what came of it.

A card is its place in `CARDS` (its kind), a color its place in `COLORS`, a player its seat. Every
name in capitals below is where something begins in one of the kernel's three arrays.
"""

from __future__ import annotations

MOST_CARDS, MOST_SEATS, KINDS = 64, 5, 25
NOBODY = -1

NOTHING, FIRST_LEAVES, SECOND_LEAVES, BOTH_LEAVE, STRIKE = range(5)
"""What two cards do (G5 to G8)."""
STALL_RUSHES, STALL_ENDS, STALL_PLAYS_ON = range(3)
"""What happens when nothing can (R1). A game that plays on never ends, and is left there."""
RANDOM, PERFECT = -1, 1 << 24
"""How many of 2**24 cards shown a seat keeps: all if perfect; one at random uses none."""
BITS, DYNAMITE = 7, 56
"""Cards are counted in one number, 7 bits each: gold 1 to 4, diggers 2 to 5, then dynamite."""

# The book: what does not change from game to game.
SEATS, HAS_MEMORY, RUSH_AT, STALL, SIZE, COUNTS = range(6)
"""Players; 1 if any of them remembers; the rule values; the cards to deal."""
KEEPS = 6
"""Seat → how much it keeps."""
OWNERS = KEEPS + MOST_SEATS
"""Color → seat, or nobody."""
DECK = OWNERS + 5
"""The cards to deal."""
GOLD = DECK + MOST_CARDS
"""Kind → points, 0 if it is no gold."""
STRENGTH = GOLD + KINDS
"""Kind → strength, 0 if it is no digger."""
COLOR = STRENGTH + KINDS
"""Kind → color of a digger."""
OUTCOMES = COLOR + KINDS
"""A pair, first kind × 100 + second kind × 4 → what they do; behind that, the next three."""
VALUE, CARRIER, LEAVING = 1, 2, 3
"""The points that leave, the color of the digger that carries them, how many of which leave."""
FIRST, SECOND = 4 * KINDS, 4
BOOK = OUTCOMES + FIRST * KINDS

# The table: first the cards left, 64 at most; where one leaves, the last takes its place.
KIND, SPOT, KNOWN = 31, 5, 11
"""A card is one number: 5 bits say of which kind it is; from bit 5 on, 6 bits where it was dealt;
from bit 11 on there is a bit for each seat that knows it."""
MINES = MOST_CARDS
"""Seat → 128 × points + gold cards."""
NOTES = MINES + MOST_SEATS
"""Gold value → where a seat knows one, while it thinks."""
TABLE = NOTES + 5

# The sums.
SHARES = 60
"""A victory is counted in sixtieths, so that up to five can share it in whole numbers."""
WINS, WINS_SQUARED, POINTS, POINTS_SQUARED = range(0, 4 * MOST_SEATS, MOST_SEATS)
"""By seat."""
TURNS, TURNS_SQUARED, STALLED = range(20, 23)
OWN, UNOWNED, FED, RUSHED, LOST, LEFT = range(23, 29)
"""Points carried out for the player by an own digger or one that is nobody's, or for a rival; taken
in the gold rush; blown up; still on a stalled table."""
LENGTHS, LONGEST = 29, 500
"""How many games took so many turns; the last count is of those that took as many or more."""
SUMS = LENGTHS + LONGEST + 1
