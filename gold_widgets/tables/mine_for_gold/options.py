"""What a player can choose from in the center: places for a card, ways to close the gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.closing import closings, moved
from gold_widgets.games.mine_for_gold.course import Cell, place_of
from gold_widgets.games.mine_for_gold.laying import places

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.closing import Closing
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Pile
    from gold_widgets.games.mine_for_gold.views import View

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Option(NamedTuple):
    """A place where the card may be laid."""

    word: str
    """The move, such as `on@R9`."""
    cell: Cell
    card: Card
    anchor: Card | None
    """The card beside which it would lie, or on which."""
    reason: str
    """What decides it, as short as `3` or `9<12`."""


class Way(NamedTuple):
    """A way to close the gaps."""

    letter: str
    closing: Closing
    moves: Mapping[Cell, Cell]
    """Where a pile lies → where it would lie."""

    @property
    def word(self) -> str:
        """The move, such as `close-0-1`."""
        return self.closing.word


def ghosts(ways: Sequence[Way], cells: Mapping[Cell, Pile]) -> dict[Cell, dict[Card, list[Way]]]:
    """Return which piles could come to lie where nothing lies now, and by which ways."""
    used: dict[Cell, dict[Card, list[Way]]] = {}
    for way in ways:
        for old, new in way.moves.items():
            if new not in cells:
                used.setdefault(new, {}).setdefault(cells[old][-1], []).append(way)
    return used


def options(view: View | Game, cells: Mapping[Cell, Pile]) -> tuple[Option, ...]:
    """Return every place for the card whose turn it is, while there is a choice."""
    if view.asks != "lay":
        return ()
    _, card = view.queue[0]
    found = []
    for place in places(view.layout, card):
        anchor = place.anchor
        cell = place_of(place.word, cells)
        found.append(Option(place.word, cell, card, anchor, _reason(card, anchor, place.verb)))
    return tuple(found)


def _reason(card: Card, anchor: Card | None, verb: str) -> str:
    if anchor is None:
        return ""
    if verb == "right":
        return f"{anchor.number}<{card.number}"
    if verb == "left":
        return f"{card.number}<{anchor.number}"
    return str(abs(anchor.number - card.number))


def ways(view: View, cells: Mapping[Cell, Pile]) -> tuple[Way, ...]:
    """Return every way to close the gaps, while there is a choice."""
    if view.gaps is None:
        return ()
    at = {pile[-1]: cell for cell, pile in cells.items()}
    found = []
    for number, way in enumerate(closings(view.gaps)):
        moves = {}
        for pile, right, down in moved(view.gaps, way):
            line, column = at[pile[-1]]
            moves[line, column] = line + down, column + right
        letter = LETTERS[number] if number < len(LETTERS) else str(number + 1)
        found.append(Way(letter, way, moves))
    return tuple(found)
