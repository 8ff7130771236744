"""What anybody may ask about a game: what a mine costs here, what the profit card would pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.klondike_rush.saying import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.games.klondike_rush.mountain import Cost
    from gold_widgets.games.klondike_rush.position import Position


def cost(game: Position, company: str, space: str) -> Cost:
    r"""Return what a mine of a company costs on a free space, and its way, path by path (K3).

    >>> from gold_widgets import klondike_rush as klondike
    >>> game = klondike.parse("players: Mary, Joe, Tim\nmines: green a2, red b4")
    >>> found = cost(game, "green", "c7")
    >>> found.dollars, found.spaces, [path.dollars for path in found.way]
    (5, ('a2', 'b4', 'c6', 'c7'), [1, 3, 1])
    """
    data = game.data
    number, at = _number(company, data.company_numbers), _number(space, data.space_numbers)
    if at not in game.state.free_spaces():
        raise GameError(
            Sentence("There is a mine on {space} already, so nothing is built there.", space=space)
        )
    return game.state.mountain.cost(number, at)


def costs(game: Position, company: str) -> Mapping[str, Cost]:
    """Return what a mine of a company costs on every free space: space → cost."""
    number, mountain = _number(company, game.data.company_numbers), game.state.mountain
    return {
        game.data.spaces[space].id: mountain.cost(number, space)
        for space in game.state.free_spaces()
    }


def profit(game: Position, seat: int | str) -> int:
    """Return what the profit card of a seat would pay now (K4)."""
    return game.state.profit(seat_number(seat, game.seats, "seat"))


def _number(name: object, numbers: Mapping[str, int]) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise GameError(unknown(name, numbers))
    return numbers[name]
