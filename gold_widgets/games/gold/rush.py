"""The exact expected result of a gold rush (G9), from what one seat knows."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.rules import points

if TYPE_CHECKING:
    from gold_widgets.games.gold.views import View

Points = tuple[Fraction, ...]


def rush_points(view: View) -> Points:
    """Return the points that each seat still wins on average until the end, by seat.

    Everybody knows what this view knows and flips what is worth most on average: the best gold
    whose place is known, or an unknown card if these hold more.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("$4 $1 R2", players=["Ann", "Bob"])
    >>> [str(points) for points in rush_points(gold.view(game))]
    ['10/3', '5/3']
    """
    if not view.rush and not view.is_over:
        raise GameError(Sentence("There is no gold rush yet, so nobody flips single cards (G9)."))
    known = sorted(points([card]) for card in view.known.values())
    unseen = [0] * 5
    for card, count in view.unseen.items():
        unseen[points([card])] += count
    gains = _expected(tuple(known), tuple(unseen), len(view.setup.seats))
    _expected.cache_clear()
    # The first gain is the seat to move's, the next its left neighbor's, and so on round.
    seats = len(gains)
    return tuple(gains[(seat - view.to_move) % seats] for seat in range(seats))


@cache
def _expected(known: tuple[int, ...], unseen: tuple[int, ...], seats: int) -> Points:
    """Return what is won from here on, first by the seat to move, then round the table.

    `known` are the values of the cards whose place is known, ascending, 0 if not gold;
    `unseen[v]` is how many unknown cards are worth v.
    """
    cards = sum(unseen)
    worth = sum(value * count for value, count in enumerate(unseen))
    if not known or not known[-1]:
        # Only unknown cards can be gold, and each is worth as much as any other.
        flips = [len(range(seat, cards, seats)) for seat in range(seats)]
        return tuple(Fraction(worth * count, max(cards, 1)) for count in flips)
    if known[-1] * cards >= worth:
        return _flipped(known[-1], _expected(known[:-1], unseen, seats))
    parts = [
        (Fraction(count, cards), _flipped(value, _expected(known, _less(unseen, value), seats)))
        for value, count in enumerate(unseen)
        if count
    ]
    return tuple(
        sum((chance * gains[seat] for chance, gains in parts), start=Fraction())
        for seat in range(seats)
    )


def _flipped(value: int, later: Points) -> Points:
    """Add the card just flipped, and turn the table so that this seat comes first again."""
    return (later[-1] + value, *later[:-1])


def _less(unseen: tuple[int, ...], value: int) -> tuple[int, ...]:
    return (*unseen[:value], unseen[value] - 1, *unseen[value + 1 :])
