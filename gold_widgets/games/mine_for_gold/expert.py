"""The strongest opponent: it plays each round through against what its rivals may hold.

No hands are sampled: the exact chance of each unseen card to be the best of a hand stands for them,
so one rival lays each of the likeliest cards in turn, and several lay what is drawn by it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.recall import Perfect, Recall
from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.laying import places
from gold_widgets.games.mine_for_gold.outlook import Outlook
from gold_widgets.games.mine_for_gold.reasons import because, expert_numbers
from gold_widgets.games.mine_for_gold.thinking import Prospects, Result, close, lay, lay_at

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Layout
    from gold_widgets.games.mine_for_gold.settling import Queue
    from gold_widgets.games.mine_for_gold.views import View

SCENES = 24
"""How many ways in which the rivals may choose are played through."""
LATER = 0.6
"""What a card that can be taken next round counts, beside one taken now."""
GIVEN, LEFT = 0.3, 0.5
"""What a card counts that a rival takes now, or can take next: less than one's own, for what they
hold is a guess, and much of it they take whatever one does."""


class Worth(NamedTuple):
    """What a move is expected to bring."""

    total: float
    """All of it, for the lead."""
    gain: float
    """Cards that one takes oneself this round."""
    given: float
    """Cards that a rival takes this round, on average."""
    next_own: float
    """Cards that one could take in the next round."""
    threat: float
    """Cards that a rival could then take."""


Scene = tuple[float, tuple["Card", ...]]
"""How likely, and what each rival lays."""


class Thoughts:
    """A view, played through."""

    def __init__(self, view: View, seed: int = 0) -> None:
        self.view, self.seed = view, seed
        self.outlook = Outlook(view)

    def worths(self) -> dict[str, Worth]:
        """Return what each move of this view is worth."""
        view = self.view
        if view.asks == "choose":
            scenes = self.scenes()
            mark = "" if view.seat == view.to_move else f"{view.seat}/"
            moves = set(view.legal())
            return {
                f"{mark}{card}": self._of_card(card, scenes)
                for card in view.hand
                if f"{mark}{card}" in moves
            }
        if view.asks == "lay":
            (_, card), *rest = view.queue
            return {
                place.word: self._of_result(lay_at(view.layout, card, place), tuple(rest))
                for place in places(view.layout, card)
            }
        assert view.gaps is not None
        return {
            way.word: self._of_result(close(view.gaps, way.starts), view.queue)
            for way in closings(view.gaps)
        }

    def scenes(self) -> list[Scene]:
        """Return ways in which the rivals may choose, from what is public."""
        likely = self.outlook.likely(self.view.layout)
        rivals = self.outlook.rivals
        if not likely:
            return [(1.0, ())]
        if rivals == 1:
            top = sorted(likely, key=lambda each: -each[0])[:SCENES]
            return [(chance, (card,)) for chance, card in top if chance > 0]
        luck = random.Random(f"{self.seed} {self.view.seat} {self.view.moment}").random
        return [(1.0, _draw(likely, rivals, luck)) for _ in range(SCENES)]

    def _of_card(self, card: Card, scenes: Sequence[Scene]) -> Worth:
        """Play the round through with a card, once for each scene."""
        seat = -1 if self.view.seat is None else self.view.seat
        hand = [other for other in self.view.hand if other is not card]
        found = []
        for chance, theirs in scenes:
            laid = [(seat, card), *((-2, other) for other in theirs)]
            queue = tuple(sorted(laid, key=_order))
            found.append((chance, self._play_through(Result(0, self.view.layout), queue, hand)))
        return _average(found)

    def _of_result(self, result: Result, queue: Queue) -> Worth:
        """Go on from a layout with the cards that are turned up already."""
        return self._play_through(result, queue, self.view.hand)

    def _play_through(self, begun: Result, queue: Queue, hand: Sequence[Card]) -> Worth:
        layout: Layout = begun.layout
        gain, given = float(begun.gain), 0.0
        for seat, card in queue:
            taken, layout = lay(layout, card)
            if seat == self.view.seat:
                gain += taken
            else:
                given += taken
        given /= self.outlook.rivals
        next_own, threat = 0.0, 0.0
        if hand:
            prospects = Prospects(layout)
            next_own = float(max(prospects.gains(hand), default=0))
            threat = self.outlook.expected(prospects)
        total = gain - GIVEN * given + LATER * (next_own - LEFT * threat)
        return Worth(total, gain, given, next_own, threat)


def _order(laid: tuple[int, Card]) -> int:
    return laid[1].order


def _draw(
    likely: Sequence[tuple[float, Card]], rivals: int, luck: Callable[[], float]
) -> tuple[Card, ...]:
    """Draw a card for each rival, no two the same."""
    rest, chosen = list(likely), []
    for _ in range(min(rivals, len(rest))):
        coin, at = luck() * sum(chance for chance, _ in rest), 0
        while at < len(rest) - 1 and coin >= rest[at][0]:
            coin -= rest[at][0]
            at += 1
        chosen.append(rest.pop(at)[1])
    return tuple(chosen)


def _average(found: Sequence[tuple[float, Worth]]) -> Worth:
    total = sum(chance for chance, _ in found)
    parts = range(len(Worth._fields))
    sums = [sum(chance * worth[part] for chance, worth in found) / total for part in parts]
    return Worth(*sums)


@dataclass(frozen=True)
class ExpertPlayer:
    """Weighs what it takes, what rivals take, and what is left for the next round."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything is kept."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick the move that is worth most."""
        return best_of(Thoughts(view, self.seed).worths())

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would do, and what for."""
        worths = Thoughts(view, self.seed).worths()
        move = best_of(worths)
        return because(move, view, expert_numbers(move, view, worths, language), language)


def best_of(worths: Mapping[str, Worth]) -> str:
    """Return the move that is worth most; of equals, the first."""
    return max(worths, key=lambda move: worths[move].total)
