"""Whole games of GOLD, in functions over three small arrays of numbers, for millions of them.

The same source runs as plain Python where there is no compiler and through numba where there is
one, with the same results for the same seed: every number is cut to 62 bits after it grew, and the
low bits of a product do not depend on whether it overflowed.

numba keeps what it compiled until this file changes, and does not look at the files that it
imports; so `EDITION` stands for them here.
"""

from __future__ import annotations

from gold_widgets.lab.compiler import Numbers, compiled
from gold_widgets.lab.gold import layout as at
from gold_widgets.lab.gold.layout import (
    BITS,
    BOTH_LEAVE,
    DYNAMITE,
    FIRST_LEAVES,
    KIND,
    KNOWN,
    LONGEST,
    MOST_CARDS,
    NOBODY,
    NOTHING,
    PERFECT,
    SHARES,
    SPOT,
    STALL_PLAYS_ON,
    STALL_RUSHES,
    STRIKE,
)
from gold_widgets.lab.gold.luck import first_luck, high, low, next_luck

EDITION = "6dd6a71cfe600750"
"""A digest of compiler.py, layout.py and luck.py: a test says what it has to be."""


@compiled
def deal(luck: int, book: Numbers, table: Numbers) -> int:
    """Shuffle the cards onto the table, two with each number drawn."""
    for place in range(book[at.SIZE]):
        table[place] = book[at.DECK + place]
    for place in range(book[at.SIZE] - 1, 0, -2):
        luck = next_luck(luck)
        other = high(luck, place + 1)
        table[place], table[other] = table[other], table[place]
        other = low(luck, place)
        table[place - 1], table[other] = table[other], table[place - 1]
    for place in range(book[at.SIZE]):
        table[place] += place << SPOT
    for seat in range(book[at.SEATS]):
        table[at.MINES + seat] = 0
    return luck


@compiled
def is_stalled(cards: int, counts: int) -> bool:
    """R1: say whether no two cards can have an effect; one alone has no partner (R2)."""
    if cards < 2 or counts >> DYNAMITE:
        return cards < 2
    strength = 0
    for value in range(2, 6):
        if (counts >> (BITS * (value + 2))) & 127:
            if strength:
                return False
            strength = value
    return not counts & ((1 << (BITS * min(strength, 4))) - 1)


@compiled
def any_unknown(luck: int, seat: int, unknown: int, table: Numbers, face_up: int) -> int:
    """Choose any of so many cards that a seat does not know, other than the one face up."""
    mine, left, place = 1 << (KNOWN + seat), high(luck, unknown), 0
    while True:
        if place != face_up and not table[place] & mine:
            if not left:
                return place
            left -= 1
        place += 1


@compiled
def feeds(seat: int, color: int, book: Numbers) -> bool:
    """Say whether gold that a digger of this color carries goes to a rival."""
    owner = book[at.OWNERS + color]
    return owner != seat and owner != NOBODY


@compiled
def choose_first(luck: int, seat: int, cards: int, book: Numbers, table: Numbers) -> int:
    """Begin the best strike that is known; else look at a new card; else flip any."""
    mine, strongest, unknown = 1 << (KNOWN + seat), 0, 0
    for value in range(5):
        table[at.NOTES + value] = -1
    for place in range(cards):
        if not table[place] & mine:
            unknown += 1
            continue
        kind = table[place] & KIND
        table[at.NOTES + book[at.GOLD + kind]] = place
        strength = book[at.STRENGTH + kind]
        if strength > strongest and not feeds(seat, book[at.COLOR + kind], book):
            strongest = strength
    for value in range(min(strongest, 4), 0, -1):
        if table[at.NOTES + value] >= 0:
            return table[at.NOTES + value]
    return any_unknown(luck, seat, unknown, table, -1) if unknown else high(luck, cards)


@compiled
def pair_of(first: int, second: int) -> int:
    """Say where it stands in the book what two cards do."""
    return at.OUTCOMES + at.FIRST * first + at.SECOND * second


@compiled
def worth(seat: int, first: int, second: int, book: Numbers) -> int:
    """Compare strikes: the most gold, by the weakest digger; 0 if it goes to a rival."""
    pair = pair_of(first, second)
    if feeds(seat, book[pair + at.CARRIER], book):
        return 0
    return 16 * book[pair + at.VALUE] - book[at.STRENGTH + first] - book[at.STRENGTH + second]


@compiled
def choose_second(
    luck: int, seat: int, cards: int, book: Numbers, table: Numbers, first: int
) -> int:
    """Finish a strike for oneself if a partner is known; else give nobody what is known."""
    mine, kind = 1 << (KNOWN + seat), table[first] & KIND
    best, own, harmless, loud, unknown = 0, -1, -1, -1, 0
    for place in range(cards):
        if place == first:
            continue
        if not table[place] & mine:
            unknown += 1
            continue
        effect = book[pair_of(kind, table[place] & KIND)]
        if effect == STRIKE:
            found = worth(seat, kind, table[place] & KIND, book)
            if found > best:
                best, own = found, place
        elif effect == NOTHING:
            harmless = place
        else:
            loud = place
    if own >= 0:
        return own
    if not unknown:  # something has to happen, or the game would never end
        return loud if loud >= 0 else (first + 1 + high(luck, cards - 1)) % cards
    if harmless >= 0 and book[at.STRENGTH + kind] and feeds(seat, book[at.COLOR + kind], book):
        return harmless  # a new card might be gold for the rival
    return any_unknown(luck, seat, unknown, table, first)


@compiled
def choose_in_rush(luck: int, seat: int, cards: int, book: Numbers, table: Numbers) -> int:
    """Take the most gold that is known; else look at a new card; else flip any."""
    mine, best, chosen, unknown = 1 << (KNOWN + seat), 0, -1, 0
    for place in range(cards):
        gold = book[at.GOLD + (table[place] & KIND)]
        if not table[place] & mine:
            unknown += 1
        elif gold > best:
            best, chosen = gold, place
    if chosen >= 0:
        return chosen
    return any_unknown(luck, seat, unknown, table, -1) if unknown else high(luck, cards)


@compiled
def remember(luck: int, first: int, second: int, book: Numbers, table: Numbers) -> int:
    """Let every seat keep each of the two cards shown, or not."""
    for seat in range(book[at.SEATS]):
        keeps = book[at.KEEPS + seat]
        if 0 < keeps < PERFECT:
            luck = next_luck(luck)
        if high(luck, PERFECT) < keeps:
            table[first] |= 1 << (KNOWN + seat)
        if low(luck, PERFECT) < keeps:
            table[second] |= 1 << (KNOWN + seat)
    return luck


@compiled
def remove(place: int, cards: int, table: Numbers) -> int:
    """Let the last card take the place of one that leaves; return how many are left."""
    table[place] = table[cards - 1]
    return cards - 1


@compiled
def note(seat: int, place: int, table: Numbers, trace: Numbers) -> None:
    """Write down who flipped which card, while there is room."""
    if trace[0] + 1 < len(trace):
        trace[0] += 1
        trace[trace[0]] = seat * MOST_CARDS + ((table[place] >> SPOT) & (MOST_CARDS - 1))


@compiled
def pay(seat: int, pair: int, book: Numbers, table: Numbers, sums: Numbers) -> None:
    """Give the gold of a strike to whom it belongs (G5)."""
    gold, owner = book[pair + at.VALUE], book[at.OWNERS + book[pair + at.CARRIER]]
    sums[at.OWN if owner == seat else at.UNOWNED if owner == NOBODY else at.FED] += gold
    table[at.MINES + (seat if owner == NOBODY else owner)] += 128 * gold + 1


@compiled
def play_pairs(
    luck: int, book: Numbers, table: Numbers, sums: Numbers, trace: Numbers
) -> tuple[int, int, int, int]:
    """Play turns of two flips until the gold rush or a stall (G4); return where things stand."""
    cards, counts, seat, turns = book[at.SIZE], book[at.COUNTS], 0, 0
    rush_at, seats, has_memory = book[at.RUSH_AT], book[at.SEATS], book[at.HAS_MEMORY]
    goes_on = cards > rush_at and not is_stalled(cards, counts)
    while goes_on:
        luck = next_luck(luck)
        turns += 1
        if not has_memory or book[at.KEEPS + seat] < 0:
            first, second = high(luck, cards), low(luck, cards - 1)
            second += second >= first
        else:
            first = choose_first(luck, seat, cards, book, table)
            luck = next_luck(luck)
            second = choose_second(luck, seat, cards, book, table, first)
        if len(trace):
            note(seat, first, table, trace)
            note(seat, second, table, trace)
        if has_memory:
            luck = remember(luck, first, second, book, table)
        pair = pair_of(table[first] & KIND, table[second] & KIND)
        effect = book[pair]
        if effect != NOTHING:
            if effect == STRIKE:
                pay(seat, pair, book, table, sums)
            elif effect == BOTH_LEAVE:
                sums[at.LOST] += book[pair + at.VALUE]
            if effect >= BOTH_LEAVE:
                cards = remove(max(first, second), cards, table)
                cards = remove(min(first, second), cards, table)
            else:
                cards = remove(first if effect == FIRST_LEAVES else second, cards, table)
            counts -= book[pair + at.LEAVING]
            goes_on = cards > rush_at and not is_stalled(cards, counts)
        seat = seat + 1 if seat + 1 < seats else 0
    return luck, cards, seat, turns


@compiled
def play_rush(
    luck: int, cards: int, seat: int, book: Numbers, table: Numbers, sums: Numbers, trace: Numbers
) -> None:
    """Play turns of one flip until no card is left (G9)."""
    while cards:
        luck = next_luck(luck)
        if book[at.KEEPS + seat] < 0:
            place = high(luck, cards)
        else:
            place = choose_in_rush(luck, seat, cards, book, table)
        if len(trace):
            note(seat, place, table, trace)
        gold = book[at.GOLD + (table[place] & KIND)]
        if gold:
            sums[at.RUSHED] += gold
            table[at.MINES + seat] += 128 * gold + 1
        cards = remove(place, cards, table)
        seat = seat + 1 if seat + 1 < book[at.SEATS] else 0


@compiled
def add_up(turns: int, has_end: bool, book: Numbers, table: Numbers, sums: Numbers) -> None:
    """Count a game: who won it (G10), with what, and how long it took."""
    best, winners = -1, 0
    for seat in range(book[at.SEATS]):
        mine = table[at.MINES + seat]
        sums[at.POINTS + seat] += mine >> 7
        sums[at.POINTS_SQUARED + seat] += (mine >> 7) * (mine >> 7)
        if mine > best:
            best, winners = mine, 0
        if mine == best:
            winners += 1
    share = SHARES // winners if has_end else 0
    for seat in range(book[at.SEATS]):
        if table[at.MINES + seat] == best:
            sums[at.WINS + seat] += share
            sums[at.WINS_SQUARED + seat] += share * share
    sums[at.TURNS] += turns
    sums[at.TURNS_SQUARED] += turns * turns
    sums[at.LENGTHS + min(turns, LONGEST)] += 1


@compiled
def play_games(
    seed: int,
    number: int,
    games: int,
    book: Numbers,
    table: Numbers,
    sums: Numbers,
    trace: Numbers,
) -> None:
    """Play so many games from a number on, and add what came of them to the sums.

    If there is room, `trace` gets the last game: the number of its flips, then for each one seat ×
    64 + where the card was dealt.
    """
    for game in range(number, number + games):
        luck = deal(first_luck(seed, game), book, table)
        if len(trace):
            trace[0] = 0
        luck, cards, seat, turns = play_pairs(luck, book, table, sums, trace)
        has_stalled = cards > book[at.RUSH_AT]
        if has_stalled:
            sums[at.STALLED] += 1
        if has_stalled and book[at.STALL] != STALL_RUSHES:
            for place in range(cards):
                sums[at.LEFT] += book[at.GOLD + (table[place] & KIND)]
        else:
            turns += cards
            play_rush(luck, cards, seat, book, table, sums, trace)
        add_up(turns, not has_stalled or book[at.STALL] != STALL_PLAYS_ON, book, table, sums)
