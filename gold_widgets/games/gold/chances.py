"""Exact odds of a flip, from what one seat knows.

Cards that the seat does not know lie on the unknown spots in any order, each equally likely.
All chances are fractions; nothing is simulated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar, get_args

from gold_widgets.engine.errors import GameError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.gold.rules import points, resolve

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.views import View

K = TypeVar("K")
Then = Literal["best", "any"]
"""How the second flip of a turn is chosen: the best one, or any with equal chance."""


class Result(NamedTuple):
    """What a turn can come to."""

    rule: str
    """The rule that settles it."""
    to: int | None = None
    """The seat that gets the gold, if somebody does."""
    points: int = 0
    """Points of gold that this seat gets."""
    destroyed: int = 0
    """Points of gold that leave the game."""


Chances = Mapping[Result, Fraction]


@dataclass(frozen=True)
class Odds:
    """What flipping one spot leads to by the end of the turn."""

    spot: str
    """The spot to flip."""
    seat: int
    """Whose odds these are: 'me' below."""
    seats: int
    """How many play."""
    chances: Chances
    """Every possible result and its chance; they add up to 1."""
    then: str | None = None
    """The best second flip, where it is known before the first is made."""

    @property
    def rules(self) -> dict[str, Fraction]:
        """Rule id → the chance that this rule settles the turn."""
        return _sorted((result.rule, chance) for result, chance in self.chances.items())

    @property
    def destroyed(self) -> dict[int, Fraction]:
        """Points of gold destroyed → the chance of that."""
        return _sorted((result.destroyed, chance) for result, chance in self.chances.items())

    def points(self, seat: int | None = None) -> dict[int, Fraction]:
        """Return points → the chance that a seat (by default me) gets just as many."""
        seat = self.seat if seat is None else seat
        return _sorted(
            (result.points if result.to == seat else 0, chance)
            for result, chance in self.chances.items()
        )

    def expected(self, seat: int | None = None) -> Fraction:
        """Return the points that a seat (by default I) gets on average."""
        seat = self.seat if seat is None else seat
        return _mean(
            (result.points, chance) for result, chance in self.chances.items() if result.to == seat
        )

    @property
    def expected_destroyed(self) -> Fraction:
        """The points of gold destroyed on average."""
        return _mean((result.destroyed, chance) for result, chance in self.chances.items())

    @property
    def lead(self) -> Fraction:
        """By how much my lead over the average rival grows, on average."""
        mine = self.expected()
        everybody = _mean((result.points, chance) for result, chance in self.chances.items())
        return mine - (everybody - mine) / (self.seats - 1)

    @property
    def rank(self) -> tuple[Fraction, Fraction]:
        """What makes one flip better than another: the lead, then my own points."""
        return self.lead, self.expected()


def odds(view: View, then: Then = "best") -> dict[str, Odds]:
    """Return the odds of every spot that may be flipped now.

    With a card face up, or in the gold rush, they say what the flip settles. For the first flip
    of a turn they say what the turn comes to: the second is chosen after the first was seen, as
    the one that adds most to the lead (`then="best"`) or without thinking (`then="any"`).

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 $3 ** B2", rules=gold.Rules(rush_at=0)).flip("a1")
    >>> now = odds(gold.view(game))["b1"]
    >>> {rule: str(chance) for rule, chance in now.rules.items()}, str(now.expected())
    ({'G5': '1/3', 'G6': '1/3', 'G7': '1/3'}, '1')
    """
    if then not in get_args(Then):
        raise GameError(
            Sentence("then={then!r} is unknown. It is 'best' or 'any'.", then=brief(then))
            + did_you_mean(brief(then), get_args(Then))
        )
    reckoner = _Reckoner(view)
    if view.is_over:
        return {}
    if view.rush:
        return reckoner.last_flips(reckoner.taken)
    if view.face_up:
        (first,) = view.face_up.values()
        return reckoner.last_flips(lambda second: reckoner.settled(first, second))
    if len(view.face_down) == 1:
        return reckoner.last_flips(lambda _: Result("R2"))
    return reckoner.first_flips(then)


def best(view: View) -> Odds:
    """Return the flip that adds most to the lead; among equals, the first in reading order."""
    spots = odds(view)
    if not spots:
        raise GameError(Sentence("The game is over: there is nothing left to flip."))
    return max(spots.values(), key=lambda flip: flip.rank)


class _Reckoner:
    """Works out odds for one view. Unknown spots are all alike, so one is reckoned for all."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = len(view.setup.seats)

    def taken(self, card: Card) -> Result:
        """Say what a flip in the gold rush comes to (G9)."""
        return Result("G9", self.view.to_move, card.value) if card.is_gold else Result("G9")

    def settled(self, first: Card, second: Card) -> Result:
        """Say what two cards come to when the seat to move has flipped them (G5 to G8)."""
        outcome = resolve(first, second)
        if outcome.gold and outcome.digger:
            owner = self.view.setup.owners.get(outcome.digger.color)
            to = self.view.to_move if owner is None else owner.number
            return Result(outcome.rule, to, outcome.gold.value)
        if outcome.rule == "G7":
            return Result(outcome.rule, destroyed=points((first, second)))
        return Result(outcome.rule)

    def last_flips(self, settle: Callable[[Card], Result]) -> dict[str, Odds]:
        """Return the odds of flips that settle the turn."""
        view = self.view
        unknown = _chances(_over(view.unseen, settle))
        return {
            spot: self._odds(
                spot, _sure(settle(view.known[spot])) if spot in view.known else unknown
            )
            for spot in view.face_down
        }

    def first_flips(self, then: Then) -> dict[str, Odds]:
        """Return the odds of flips that a second one will follow."""
        view = self.view
        flips = {
            spot: self._odds(spot, *self._second_flip(spot, card, view.unseen, then))
            for spot, card in view.known.items()
        }
        if view.unknown:
            stands_for_all = view.unknown[0]
            parts = [
                (
                    Fraction(count, len(view.unknown)),
                    self._second_flip(stands_for_all, card, _without(view.unseen, card), then)[0],
                )
                for card, count in view.unseen.items()
            ]
            mixed = _mixed(parts)
            flips |= {spot: self._odds(spot, mixed) for spot in view.unknown}
        return {spot: flips[spot] for spot in view.face_down}

    def _second_flip(
        self, first_spot: str, first: Card, unseen: Mapping[Card, int], then: Then
    ) -> tuple[Chances, str | None]:
        """Return the chances of a turn whose first card is seen, and the second spot if chosen."""
        known = {
            spot: self.settled(first, card)
            for spot, card in self.view.known.items()
            if spot != first_spot
        }
        unknown = _over(unseen, lambda second: self.settled(first, second))
        if then == "any":
            return _chances(unknown + Counter(known.values())), None
        # Among equals a known spot goes before an unknown one, so that it does not matter which
        # of the unknown spots was the first; and of these, all alike, one will do.
        best = max(known, key=lambda spot: self._worth(known[spot]), default=None)
        if best is None or (unknown and self._is_better(unknown, known[best])):
            return _chances(unknown), next(spot for spot in self.view.unknown if spot != first_spot)
        return _sure(known[best]), best

    def _is_better(self, unknown: Counter[Result], sure: Result) -> bool:
        """Compare as `Odds.rank` does, in whole numbers: this is asked for every first card."""
        lead = mine = 0
        for result, count in unknown.items():
            worth = self._worth(result)
            lead += worth[0] * count
            mine += worth[1] * count
        total = unknown.total()
        sure_lead, sure_mine = self._worth(sure)
        return (lead, mine) > (sure_lead * total, sure_mine * total)

    def _worth(self, result: Result) -> tuple[int, int]:
        """Return what a result adds to the lead over all rivals together, and to my points."""
        if result.to == self.view.seat:
            return result.points * (self.seats - 1), result.points
        return -result.points, 0

    def _odds(self, spot: str, chances: Chances, then: str | None = None) -> Odds:
        return Odds(spot, self.view.seat, self.seats, chances, then)


def _sure(result: Result) -> Chances:
    return {result: Fraction(1)}


def _over(unseen: Mapping[Card, int], settle: Callable[[Card], Result]) -> Counter[Result]:
    """Count the results over all the cards that an unknown spot may hold."""
    counts: Counter[Result] = Counter()
    for card, count in unseen.items():
        counts[settle(card)] += count
    return counts


def _chances(counts: Counter[Result]) -> Chances:
    total = counts.total()
    return {result: Fraction(count, total) for result, count in counts.items()}


def _mixed(parts: Iterable[tuple[Fraction, Chances]]) -> Chances:
    """Return the chances of results when each part comes true with its own chance."""
    return _summed(
        (result, weight * chance) for weight, chances in parts for result, chance in chances.items()
    )


def _summed(entries: Iterable[tuple[K, Fraction]]) -> dict[K, Fraction]:
    """Add up the chances of equal things."""
    sums: dict[K, Fraction] = {}
    for thing, chance in entries:
        sums[thing] = sums.get(thing, Fraction()) + chance
    return sums


def _sorted(entries: Iterable[tuple[K, Fraction]]) -> dict[K, Fraction]:
    """Add up the chances of equal things, smallest thing first."""
    return dict(sorted(_summed(entries).items()))


def _mean(entries: Iterable[tuple[int, Fraction]]) -> Fraction:
    """Return the average of numbers that come with these chances."""
    return sum((number * chance for number, chance in entries if number), start=Fraction())


def _without(unseen: Mapping[Card, int], card: Card) -> Mapping[Card, int]:
    return {
        kind: count - (kind is card) for kind, count in unseen.items() if count > (kind is card)
    }
