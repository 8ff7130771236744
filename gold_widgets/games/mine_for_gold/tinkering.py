"""The rules one by one, for whoever wants to try them on a drawing without a game around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import read_lines
from gold_widgets.games.mine_for_gold import closing, drawing
from gold_widgets.games.mine_for_gold import corridors as corridors_
from gold_widgets.games.mine_for_gold.cards import Card, card
from gold_widgets.games.mine_for_gold.laying import Place, places
from gold_widgets.games.mine_for_gold.layout import Grid, layout_of
from gold_widgets.games.mine_for_gold.position import Position
from gold_widgets.games.mine_for_gold.refusing import why_not_so
from gold_widgets.games.mine_for_gold.refusing_places import why_not_there
from gold_widgets.games.mine_for_gold.views import View

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.closing import Closing
    from gold_widgets.games.mine_for_gold.corridors import Corridor
    from gold_widgets.games.mine_for_gold.layout import Layout

Center = Position | View | str | Grid
"""A game, a view, a drawing, or the `rows` of one."""


def placements(center: Center, laid: str | Card) -> tuple[Place, ...]:
    """Return the places where a card may be laid (M3, M4, M8, M10, M11).

    >>> [place.word for place in placements("R7 R9", "B9")]
    ['above@R9', 'below@R9']
    """
    return places(_layout(center), card(laid))


def closings(center: Center) -> tuple[Closing, ...]:
    r"""Return the best ways to close the gaps of a center (M6, MR3).

    >>> [(way.word, way.cards, way.steps) for way in closings("R3 R6 R14\nG1 .  G10")]
    [('close-0-0', 1, 1), ('close-0-1', 1, 1)]
    """
    return closing.closings(_grid(center))


def corridors(center: Center) -> tuple[Corridor, ...]:
    """Return the corridors that are complete in a center (M5).

    >>> [(found.kind, len(found.cards)) for found in corridors("R1 R2 R3 R4/R5")]
    [('row', 5)]
    """
    return tuple(corridors_.corridors(layout_of(_grid(center))))


def why_not(center: Center, laid: str | Card | None, move: str) -> str | None:
    """Say why a card may not be laid so, or with None for a card, why gaps may not be closed so.

    >>> print(why_not("R7 R14", "R12", "on@R7"))
    The red 12 is 5 away from the red 7, but only 2 from the red 14: it goes onto the nearest (M3).
    """
    if laid is None:
        return why_not_so(_grid(center), move)
    return why_not_there(_layout(center), card(laid), move)


def _layout(center: Center) -> Layout:
    """Read a center without gaps."""
    if isinstance(center, str):
        return drawing.check_closed(drawing.read(read_lines(center)))
    grid = _grid(center)
    if not closing.is_closed(closing.torn_rows(grid)):
        raise NotationError(
            Sentence("there are gaps in this center. They are closed before a card is laid (M6).")
        )
    return layout_of(grid)


def _grid(center: Center) -> Grid:
    if isinstance(center, str):
        return drawing.read(read_lines(center)).lines
    return center.rows if isinstance(center, Position | View) else center
