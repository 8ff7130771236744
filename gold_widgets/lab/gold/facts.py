"""What the kernel has to know of a game before it is dealt, as numbers: all asked of the engine.

It is handed to the kernel and not compiled into it, so that a kernel compiled yesterday plays by
the rules of today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.cards import CARDS, COLORS, DECK, Card
from gold_widgets.games.gold.rules import Outcome, points, resolve
from gold_widgets.lab.compiler import Numbers, numbers
from gold_widgets.lab.gold import layout

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.games.gold.rules import Rules
    from gold_widgets.games.gold.setup import Seat

STALLS = {
    "rush": layout.STALL_RUSHES,
    "end": layout.STALL_ENDS,
    "play_on": layout.STALL_PLAYS_ON,
}


def write_book(
    seats: Sequence[Seat], rules: Rules, keeps: Sequence[int], deck: Sequence[Card] = DECK
) -> Numbers:
    """Write down who plays and how, what is dealt, and what any two cards do."""
    book = [0] * layout.BOOK

    def write(begin: int, values: Iterable[int]) -> None:
        for place, value in enumerate(values, start=begin):
            book[place] = value

    book[layout.SEATS] = len(seats)
    book[layout.HAS_MEMORY] = max(keeps) > 0
    book[layout.RUSH_AT] = rules.rush_at
    book[layout.STALL] = STALLS[rules.stall]
    book[layout.SIZE] = len(deck)
    book[layout.COUNTS] = _counts(deck)
    write(layout.KEEPS, keeps)
    owners = {color: seat.number for seat in seats for color in seat.colors}
    write(layout.OWNERS, (owners.get(color, layout.NOBODY) for color in COLORS))
    write(layout.DECK, (CARDS.index(card) for card in deck))
    write(layout.GOLD, (card.value if card.is_gold else 0 for card in CARDS))
    write(layout.STRENGTH, (card.value if card.is_digger else 0 for card in CARDS))
    write(layout.COLOR, (_color(card) for card in CARDS))
    pairs = [(first, second) for first in CARDS for second in CARDS]
    write(layout.OUTCOMES, (number for pair in pairs for number in _outcome(*pair)))
    return numbers(book)


def _outcome(first: Card, second: Card) -> tuple[int, int, int, int]:
    outcome = resolve(first, second)
    leaving = [first] * outcome.first_leaves + [second] * outcome.second_leaves
    return _effect(outcome), points(leaving), _color(outcome.digger), _counts(leaving)


def _effect(outcome: Outcome) -> int:
    if outcome.gold:
        return layout.STRIKE
    leaving = outcome.first_leaves, outcome.second_leaves
    return {
        (False, False): layout.NOTHING,
        (True, False): layout.FIRST_LEAVES,
        (False, True): layout.SECOND_LEAVES,
        (True, True): layout.BOTH_LEAVE,
    }[leaving]


def _color(card: Card | None) -> int:
    return list(COLORS).index(card.color) if card and card.is_digger else 0


def _counts(cards: Iterable[Card]) -> int:
    return sum(1 << (layout.BITS * _kept_at(card)) for card in cards)


def _kept_at(card: Card) -> int:
    if card.is_digger:
        return card.value + 2
    return card.value - 1 if card.is_gold else 8
