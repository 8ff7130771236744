"""Where a game's other folders are: its table, its lessons, its lab.

The same names stand in `games/`, `tables/`, `lessons/` and `lab/`, so that a rulebook's own name
leads to all of them, and nothing that serves every game need list them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence, said_game

if TYPE_CHECKING:
    from types import ModuleType

    from gold_widgets.engine.rulebook import Rulebook


def room(rulebook: Rulebook[Any, Any], name: str) -> ModuleType:
    """Return a game's part of a room, such as the module `tables.nim` for `games.nim`."""
    home = rulebook.__name__  # type: ignore[attr-defined] # it is a module
    before, _, game = home.rpartition(".games.")
    place = f"{before}.{name}.{game}"
    try:
        return import_module(place)
    except ModuleNotFoundError as missing:
        if missing.name is None or not place.startswith(missing.name):
            raise
        raise SetupError(
            Sentence(
                "{game} has no {room} yet: there is no module {place}.",
                game=said_game(rulebook.NAME),
                room=name,
                place=place,
            )
        ) from None


_games: tuple[str, ...] = ()


def lend(*places: str) -> None:
    """Name the games in their order, by their modules: the front door knows them.

    The first one is meant where none is named.
    """
    global _games  # noqa: PLW0603 - there is one front door
    _games = places


def usual() -> Rulebook[Any, Any]:
    """Return the game that is meant where none is named."""
    return import_module(_games[0])


def named(folder: str) -> Rulebook[Any, Any]:
    """Return the game of a folder: it lies beside the one that is meant where none is named."""
    return import_module(f"{_games[0].rpartition('.')[0]}.{folder}")


def folder_of(rulebook: Rulebook[Any, Any]) -> str:
    """Return the folder of a game, which is its name in every room."""
    home: str = rulebook.__name__  # type: ignore[attr-defined] # it is a module
    return home.rpartition(".games.")[2]


def usual_folder() -> str:
    """Return the folder of the game that is meant where none is named, without loading it."""
    return folders()[0]


def folders() -> tuple[str, ...]:
    """Return the folders of all games in their order, without loading them."""
    return tuple(place.rpartition(".games.")[2] for place in _games)


def game_of(thing: object) -> str:
    """Return the folder of the game that a thing belongs to, or nothing."""
    _, found, rest = type(thing).__module__.partition(".games.")
    return rest.partition(".")[0] if found else ""
