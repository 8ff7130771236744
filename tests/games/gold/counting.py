"""GOLD played with nothing but card codes, to count paths; it shares no code with the package.

Spots have no names here. A table is the codes that lie hidden and the codes that were shown and
turned back; a hidden code may turn up on as many spots as there are hidden cards.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

Codes = tuple[str, ...]


def stays(one: str, two: str) -> list[str]:
    """Say which of two flipped cards stay on the table: G5 to G8, told anew."""
    if "**" in (one, two):
        return []
    gold = [code for code in (one, two) if code[0] == "$"]
    strengths = {code[1] for code in (one, two)}
    if len(gold) == 2 or (not gold and len(strengths) == 1):
        return [one, two]
    if not gold:
        return [max(one, two, key=lambda code: code[1])]
    [digger] = {one, two} - set(gold)
    return [] if digger[1] >= gold[0][1] else [one, two]


def can_move(codes: Codes) -> bool:
    """Say whether any two cards would do something to each other (R1)."""
    return any(len(stays(one, two)) < 2 for one, two in combinations(codes, 2))


def choices(hidden: Codes, known: Codes) -> Iterator[tuple[str, int, Codes, Codes]]:
    """Yield each code that a flip may show, on how many spots, and what else lies there then."""
    for code in sorted(set(hidden)):
        yield code, len(hidden), without(hidden, code), known
    for code in sorted(set(known)):
        yield code, known.count(code), hidden, without(known, code)


def without(codes: Codes, code: str) -> Codes:
    """Take one card away."""
    place = codes.index(code)
    return codes[:place] + codes[place + 1 :]


def settle(phase: str, up: str, code: str, alone: bool) -> tuple[str, list[str]]:
    """Say of a flip which card is face up after it, and which are turned back (G4, G9, R2)."""
    if phase == "rush":
        return "", []
    if up:
        return "", stays(up, code)
    return ("", [code]) if alone else (code, [])


def count_paths(codes: list[str], rush_at: int, stall: str, flips: int) -> tuple[int, int]:
    """Count the paths of so many flips, and those of them that end the game."""

    def phase_of(table: Codes) -> str:
        if not table:
            return "over"
        if len(table) <= rush_at:
            return "rush"
        if stall == "play_on" or can_move(table):
            return "pairs"
        return "over" if stall == "end" else "rush"

    @cache
    def count(hidden: Codes, known: Codes, up: str, left: int) -> tuple[int, int]:
        table = (*hidden, *known)
        phase = "pairs" if up else phase_of(table)
        if left == 0:
            return 1, int(phase == "over")
        if phase == "over":
            return 0, 0
        paths = ends = 0
        for code, spots, unseen, seen in choices(hidden, known):
            face_up, back = settle(phase, up, code, alone=len(table) == 1)
            later = count(unseen, tuple(sorted((*seen, *back))), face_up, left - 1)
            paths, ends = paths + spots * later[0], ends + spots * later[1]
        return paths, ends

    return count(tuple(sorted(codes)), (), "", flips)
