"""What rivals may do with what they may hold: how likely each unseen card is to be laid next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.laying import places
from gold_widgets.games.mine_for_gold.thinking import (
    Prospects,
    Result,
    close,
    expected_best,
    lay,
    lay_at,
    none_of,
)

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Layout
    from gold_widgets.games.mine_for_gold.views import View


class Outlook:
    """What a seat can expect, from all that it sees and from nothing else."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.unseen = view.unseen
        self.rivals = len(view.seats) - 1
        self.hand_size = max(view.left, 1)
        self._none = none_of(len(self.unseen), self.hand_size)

    def threat(self, layout: Layout) -> float:
        """Return how many cards one rival can expect to take at once from a layout."""
        return self.expected(Prospects(layout))

    def expected(self, prospects: Prospects) -> float:
        """Return the same of a layout that was looked at already."""
        return expected_best(prospects.gains(self.unseen), self._none)

    def likely(self, layout: Layout) -> list[tuple[float, Card]]:
        """Return how likely a rival lays each unseen card, if it takes most and leaves least.

        A card is laid if it is in the hand, and nothing better is.
        """
        if not self.unseen:
            return []
        ranked = sorted(self.unseen, key=lambda card: self.rank(lay(layout, card)), reverse=True)
        none = self._none
        return [(none[at] - none[at + 1], card) for at, card in enumerate(ranked)]

    def rank(self, result: Result) -> tuple[int, float]:
        """Compare results as somebody does who takes what there is, and then leaves little."""
        return result.gain, -self.threat(result.layout)


class Option(NamedTuple):
    """A move, as if nobody else had one."""

    result: Result
    hand: tuple[Card, ...]
    """The cards that one has left."""


def options(view: View) -> dict[str, Option]:
    """Return what each move of a view brings by itself."""
    if view.asks == "choose":
        mark = "" if view.seat == view.to_move else f"{view.seat}/"
        return {
            f"{mark}{card}": Option(
                lay(view.layout, card), tuple(other for other in view.hand if other is not card)
            )
            for card in view.hand
            if not (mark and card is view.chosen)
        }
    if view.asks == "lay":
        card = view.queue[0][1]
        return {
            place.word: Option(lay_at(view.layout, card, place), view.hand)
            for place in places(view.layout, card)
        }
    assert view.gaps is not None
    return {
        way.word: Option(close(view.gaps, way.starts), view.hand) for way in closings(view.gaps)
    }
