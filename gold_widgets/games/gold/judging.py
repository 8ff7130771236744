"""Every flip of a game, compared with the best one there was. What it means is told in `review`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, get_args

from gold_widgets.games.gold.chances import odds
from gold_widgets.games.gold.views import Memory, View, view

if TYPE_CHECKING:
    from gold_widgets.engine.records import Record
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game

Part = Literal["memory", "choice", "luck"]
"""What made a flip come to more or less than the best one was worth."""
PARTS: tuple[Part, ...] = get_args(Part)
Leads = tuple[Fraction, ...]
"""By how much each seat is ahead of its average rival."""
_NOTHING = Fraction()


@dataclass(frozen=True)
class Flip:
    """One flip: what could be known, what would have been best, what was made of it."""

    point: int
    """The point of the record at which it was chosen."""
    turn: int
    """The turn it belongs to; the first is 1."""
    seat: int
    """Who flipped."""
    spot: str
    """What was flipped."""
    card: Card
    """What turned up."""
    best: str
    """The best spot to flip, the one that a hint names."""
    best_card: Card | None
    """The card that had been shown there; None for one never shown."""
    shown: int | None
    """The turn in which that card was last shown; None also if it lay open from the start."""
    worth: Fraction
    """What the best flip was worth."""
    fresh: Fraction | None
    """What a card never shown was worth, if there was one."""
    made: Fraction
    """What the flip that was made was worth."""
    came: Fraction
    """What it came to."""

    @property
    def luck(self) -> Fraction:
        """What chance gave, or took if it is negative."""
        return self.came - self.made

    @property
    def memory(self) -> Fraction:
        """What was lost by not using a card that had been shown."""
        return self.worth - self._without_memory

    @property
    def choice(self) -> Fraction:
        """What was lost although no memory was needed to do better."""
        return self._without_memory - self.made

    @property
    def cost(self) -> Fraction:
        """What was lost to the best flip, for whatever reason."""
        return self.worth - self.made

    @property
    def part(self) -> Part:
        """What mattered most here; luck, where nothing was lost."""
        if not self.cost:
            return "luck"
        return max(PARTS, key=lambda part: abs(self.amount(part)))

    def amount(self, part: Part) -> Fraction:
        """Return what one part did to the lead: costs are negative."""
        return {"memory": -self.memory, "choice": -self.choice, "luck": self.luck}[part]

    @property
    def _without_memory(self) -> Fraction:
        return self.made if self.fresh is None else max(self.made, self.fresh)


@dataclass(frozen=True)
class Turn:
    """One turn with its flips."""

    number: int
    """The first turn is 1."""
    seat: int
    """Whose turn it was."""
    flips: tuple[Flip, ...]
    """Two flips, or one in the gold rush."""
    leads: Leads
    """By how much each seat is ahead after it."""

    @property
    def worth(self) -> Fraction:
        """What the turn was worth before it began."""
        return self.flips[0].worth

    @property
    def result(self) -> Fraction:
        """What it did to the lead of the seat that played it."""
        return self.flips[-1].came

    def amount(self, part: Part) -> Fraction:
        """Return what one part did to the lead in this turn."""
        return sum((flip.amount(part) for flip in self.flips), start=_NOTHING)


def turns(record: Record[Game], peek: bool) -> Iterator[Turn]:
    """Yield the turns that were played to their end."""
    memory, shown, number = at_first(record, peek), dict[str, int](), 1
    spots, flips = record.end.flips, list[Flip]()
    for point, (before, after) in enumerate(pairwise(record.line)):
        memory = memory.after(before.events)
        seen, spot = view(before, memory=memory), spots[point]
        flip = _judged(seen, spot, before.table[spot], shown, number)
        if flips:  # now it can be said what the first flip came to
            flips[-1] = replace(flips[-1], came=flip.worth)
        shown[spot] = number
        leads = leads_of(after.scores)
        flips.append(replace(flip, came=leads[flip.seat] - leads_of(before.scores)[flip.seat]))
        if not after.face_up:
            yield Turn(number, flip.seat, tuple(flips), leads)
            flips, number = [], number + 1


def _judged(seen: View, spot: str, card: Card, shown: Mapping[str, int], turn: int) -> Flip:
    """Compare a flip with the best one; what it comes to is still to be seen."""
    flips, fresh = odds(seen), seen.unknown[:1]
    # Spots never shown are all alike, so one of them is compared for all.
    compared = (flip for where, flip in flips.items() if where in fresh or where in seen.known)
    best = max(compared, key=lambda flip: flip.rank)
    known = best.spot in seen.known
    return Flip(
        point=seen.moment,
        turn=turn,
        seat=seen.seat,
        spot=spot,
        card=card,
        best=best.spot,
        best_card=seen.known[best.spot] if known else None,
        shown=shown.get(best.spot) if known else None,
        worth=best.lead,
        fresh=flips[fresh[0]].lead if fresh else None,
        made=flips[spot].lead,
        came=_NOTHING,
    )


def at_first(record: Record[Game], peek: bool) -> Memory:
    """Return what is known before anything is shown."""
    return Memory(known=record.start.table if peek else {})


def leads_of(scores: Sequence[int]) -> Leads:
    """Say by how much each seat is ahead of its average rival."""
    everybody = sum(scores)
    return tuple(mine - Fraction(everybody - mine, len(scores) - 1) for mine in scores)
