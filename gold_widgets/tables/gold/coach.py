"""The moments of a review, to be looked at and played differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.judging import Flip
from gold_widgets.tables.gold.table import GoldTable
from gold_widgets.tables.options import spelled_out

if TYPE_CHECKING:
    from gold_widgets.games.gold.reviewing import Review


@spelled_out(GoldTable)
def open_moment(review: Review, moment: int | Flip = 1, **options: Any) -> GoldTable:  # noqa: ANN401 - those of a GoldTable, which checks them
    """Open a table where a flip was chosen that mattered. What was best is framed.

    Args:
        review: What `gold.review` or a table's `review()` found out.
        moment: 1 for the moment that mattered most, 2 and 3 for the next; or any of its flips.
        options: Anything that a `GoldTable` takes.
    """
    flip = moment if isinstance(moment, Flip) else _numbered(review, moment)
    settings = {"pace": 0, "on": ["memory"], "language": review.language, "peek": review.peek}
    table = GoldTable(review.record.go(flip.point), **{**settings, **options})
    table.look_at(review, flip)
    return table


def _numbered(review: Review, number: int) -> Flip:
    moments = review.moments()
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= len(moments):
        return moments[number - 1]
    if not moments:
        raise SetupError(
            Sentence("There is no moment to open: in this game nothing was won or lost.")
        )
    raise SetupError(
        Sentence(
            "There is no moment {number!r}. It is a number from 1 to {last}, or a flip: "
            "review.moments(10)[9] is the tenth.",
            number=number,
            last=len(moments),
        )
    )
