"""The rules one by one, for whoever wants to try them on a drawing without a game around it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import read_lines
from gold_widgets.games.mine_for_gold import closing, drawing
from gold_widgets.games.mine_for_gold import corridors as corridors_
from gold_widgets.games.mine_for_gold.cards import EMPTY, Card, card
from gold_widgets.games.mine_for_gold.laying import Place, places
from gold_widgets.games.mine_for_gold.layout import Grid, cards_in
from gold_widgets.games.mine_for_gold.position import Position
from gold_widgets.games.mine_for_gold.refusing import why_not_so
from gold_widgets.games.mine_for_gold.refusing_places import why_not_there
from gold_widgets.games.mine_for_gold.views import View

if TYPE_CHECKING:
    from collections.abc import Callable

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
    layout, card_ = _layout(center), card(laid)
    if problem := _why_not_laid(center, layout, card_):
        raise NotationError(problem)
    return places(layout, card_)


def closings(center: Center) -> tuple[Closing, ...]:
    r"""Return the best ways to close the gaps of a center (M6, MR3).

    >>> [(way.word, way.cards, way.steps) for way in closings("R3 R6 R14\nG1 .  G10")]
    [('close-0-0', 1, 1), ('close-0-1', 1, 1)]
    """
    return closing.closings(_gaps(center))


def corridors(center: Center) -> tuple[Corridor, ...]:
    """Return the corridors that are complete in a center (M5).

    >>> [(found.kind, len(found.cards)) for found in corridors("R1 R2 R3 R4/R5")]
    [('row', 5)]
    """
    if isinstance(center, Position | View):
        return ()  # whatever is complete is taken before anybody looks
    return tuple(corridors_.corridors(drawing.check_laid(_drawn(center))))


def why_not(center: Center, laid: str | Card | None, move: str) -> str | None:
    """Say why a card may not be laid so, or with None for a card, why gaps may not be closed so.

    >>> print(why_not("R7 R14", "R12", "on@R7"))
    The red 12 is 5 away from the red 7, but only 2 from the red 14: it goes onto the nearest (M3).
    """
    if laid is None:
        gaps = _gaps(center)
        return _said(lambda: why_not_so(gaps, move))
    layout, card_ = _layout(center), card(laid)
    problem = _why_not_laid(center, layout, card_)
    return problem or _said(lambda: why_not_there(layout, card_, move))


def _why_not_laid(center: Center, layout: Layout, laid: Card) -> Sentence | None:
    """Say why a card cannot be laid at all: it lies there already, or is not in play."""
    if laid in cards_in(layout):
        return drawing.second_time(laid)
    if isinstance(center, Position | View) and laid.is_silver and not center.silver:
        return drawing.not_in_play(laid)
    return None


def _said(refusal: Callable[[], str | None]) -> str | None:
    """Return a refusal, also of what cannot even be read."""
    try:
        return refusal()
    except NotationError as error:
        return error.problem


def _layout(center: Center) -> Layout:
    """Read a center without gaps."""
    if isinstance(center, Position | View):
        if center.gaps is not None:
            raise NotationError(
                Sentence(
                    "there are gaps in this center. They are closed before a card is laid (M6)."
                )
            )
        return center.layout
    return drawing.check_closed(_drawn(center))


def _gaps(center: Center) -> Grid:
    """Read a center that may have gaps."""
    if isinstance(center, Position | View):
        return center.rows
    return drawing.check_torn(_drawn(center))


def _drawn(center: str | Grid) -> drawing.Drawing:
    """Read a drawing; rows are drawn first, so that they are held to the same rules."""
    text = center if isinstance(center, str) else "\n".join(map(_line, _listed(center)))
    drawn = drawing.read(read_lines(text))
    drawing.check_once(drawn)
    return drawn


def _line(row: object) -> str:
    """Draw a row: its piles, each the cards from the bottom up, or None."""
    piles = ["/".join(card(each).code for each in _listed(pile or ())) for pile in _listed(row)]
    return " ".join(pile or EMPTY for pile in piles)


def _listed(things: object) -> Iterable[Any]:
    """Return what lies side by side, or on each other; text is not meant to be taken apart."""
    if isinstance(things, str) or not isinstance(things, Iterable):
        raise NotationError(
            Sentence(
                "{things!r} is no part of a center. Give a game, a view, a drawing such as "
                "'R7 R9', or rows as game.rows has them.",
                things=brief(things),
            )
        )
    return things
