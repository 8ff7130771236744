"""How computers settle on a spot: the best by the odds of this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gold_widgets.games.gold.chances import odds
from gold_widgets.games.gold.kinds import UNKNOWN, kinds_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from gold_widgets.games.gold.kinds import Kinds
    from gold_widgets.games.gold.views import View

Rank = TypeVar("Rank", int, "tuple[Fraction, Fraction]")


def favorites(view: View) -> tuple[str, ...]:
    """Return the spots that add most to the lead this turn, all equally good.

    These are the spots of highest `Odds.rank`, found in whole numbers: players ask this for
    every flip, and making all those fractions takes four times as long.
    """
    if view.rush or len(view.face_down) + len(view.face_up) < 2:
        return _of_highest_rank(view, {spot: flip.rank for spot, flip in odds(view).items()})
    kinds = kinds_of(view)
    ranker = _Ranker(
        kinds,
        kinds.count_up((card, 1) for card in view.known.values()),
        kinds.count_up(view.unseen.items()),
    )
    first = next((kinds.of[card] for card in view.face_up.values()), None)
    ranks = ranker.first_flips() if first is None else ranker.second_flips(first)
    kind_at = {spot: kinds.of[card] for spot, card in view.known.items()}
    return _of_highest_rank(
        view, {spot: ranks[kind_at.get(spot, UNKNOWN)] for spot in view.face_down}
    )


def _of_highest_rank(view: View, ranks: Mapping[str, Rank]) -> tuple[str, ...]:
    known = {spot: rank for spot, rank in ranks.items() if spot in view.known}
    top = max(known.values(), default=None)
    unknown = view.unknown
    # Among equals, a card not seen before: it may be worth knowing, and the game gets on.
    if unknown and (top is None or ranks[unknown[0]] >= top):
        return unknown
    return tuple(spot for spot, rank in known.items() if rank == top)


class _Ranker:
    """Ranks the flips of one view; all ranks are multiplied so that none is a fraction."""

    def __init__(self, kinds: Kinds, known: list[int], unseen: list[int]) -> None:
        self.rank = kinds.rank
        self.known = [kind for kind, count in enumerate(known) if count]
        self.pairs = {kind for kind in self.known if known[kind] > 1}
        self.unseen = [(kind, count) for kind, count in enumerate(unseen) if count]
        self.hidden = sum(unseen)

    def second_flips(self, first: int) -> dict[int, int]:
        """Return kind → rank, after a first card."""
        ranks = {second: self.rank[first][second] * max(self.hidden, 1) for second in self.known}
        ranks[UNKNOWN] = self._unknown(first)
        return ranks

    def first_flips(self) -> dict[int, int]:
        """Return kind → rank of the turn that begins with it."""
        rest = max(self.hidden - 1, 1)
        ranks = {}
        for first in self.known:
            row = self.rank[first]
            seconds = [row[b] * self.hidden for b in self.known if b != first or b in self.pairs]
            if self.hidden:
                ranks[first] = max([*seconds, self._unknown(first)]) * rest
            else:
                ranks[first] = max(row[b] for b in self.known if b != first or b in self.pairs)
        ranks[UNKNOWN] = 0
        for first, count in self.unseen:
            row = self.rank[first]
            seconds = [row[b] * rest for b in self.known]
            if self.hidden > 1:
                seconds.append(self._unknown(first) - row[first])
            ranks[UNKNOWN] += count * max(seconds)
        return ranks

    def _unknown(self, first: int) -> int:
        """Return what all the unseen cards bring with a first one, added up."""
        row = self.rank[first]
        return sum([row[kind] * count for kind, count in self.unseen])
