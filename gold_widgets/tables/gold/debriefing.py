"""A review of GOLD at the table: what is said of it, and the moments to go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.debrief import about, tell_flip, tell_total
from gold_widgets.games.gold.verdict import tell_verdict
from gold_widgets.tables.gold.chart import draw_review
from gold_widgets.tables.staging import Debrief, Moment

if TYPE_CHECKING:
    from gold_widgets.games.gold.judging import Flip
    from gold_widgets.games.gold.reviewing import Review


def debrief(told: Review) -> Debrief:
    """Sum a review up for a table."""
    shown = about(told)
    lines = [*(tell_verdict(told, each) for each in shown), *(tell_total(told, t) for t in shown)]
    words = "\n".join(lines)
    moments = tuple(moment(told, flip) for flip in told.moments())
    return Debrief(words, moments, draw_review(told))


def moment(told: Review, flip: Flip) -> Moment:
    """Say of a flip where it was chosen, and frame what is said of it."""
    fresh = told.view(flip).unknown[:1]
    framed = {"luck": (flip.spot,), "choice": fresh, "memory": (flip.best,)}[flip.part]
    return Moment(flip.point, framed, tell_flip(told, flip))
