"""Learn mining card games by playing them.

Every name is loaded when it is first used: a game needs nothing but Python, a table needs Jupyter.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from gold_widgets.engine import pictures, rooms
from gold_widgets.engine.rooms import game_of
from gold_widgets.tables import finished

if TYPE_CHECKING:
    from gold_widgets.door import play
    from gold_widgets.engine.words import speak
    from gold_widgets.games import gold, klondike_rush, mine_for_gold
    from gold_widgets.lessons.checking import check
    from gold_widgets.lessons.demo import Demo
    from gold_widgets.lessons.first_game import FirstGame
    from gold_widgets.lessons.goal import Goal
    from gold_widgets.lessons.predict import Predict
    from gold_widgets.lessons.progress import progress
    from gold_widgets.lessons.pupils import made_up_class
    from gold_widgets.lessons.report import class_report
    from gold_widgets.lessons.worksheets import worksheet
    from gold_widgets.tables.gold.coach import open_moment
    from gold_widgets.tables.gold.table import GoldTable
    from gold_widgets.tables.table import Table

__all__ = [
    "Demo",
    "FirstGame",
    "Goal",
    "GoldTable",
    "Predict",
    "Table",
    "check",
    "class_report",
    "gold",
    "klondike_rush",
    "made_up_class",
    "mine_for_gold",
    "open_moment",
    "play",
    "progress",
    "speak",
    "worksheet",
]

_GAMES = ("gold", "mine_for_gold", "klondike_rush")
_NAMES = {
    "Demo": "lessons.demo",
    "FirstGame": "lessons.first_game",
    "Goal": "lessons.goal",
    "GoldTable": "tables.gold.table",
    "Predict": "lessons.predict",
    "Table": "tables.table",
    "check": "lessons.checking",
    "class_report": "lessons.report",
    "made_up_class": "lessons.pupils",
    "open_moment": "tables.gold.coach",
    "play": "door",
    "progress": "lessons.progress",
    "speak": "engine.words",
    "worksheet": "lessons.worksheets",
}


def __getattr__(name: str) -> object:
    """Load what a name stands for on its first use; a notebook then tells errors in a sentence."""
    if name in __all__ and "ipykernel" in sys.modules:
        import_module("gold_widgets.lessons.gentle").install()
    if name in _GAMES:
        return import_module(f"gold_widgets.games.{name}")
    if name not in _NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"gold_widgets.{_NAMES[name]}"), name)


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})


def _draw(thing: object, language: str | None) -> str | None:
    """Draw what the game that it belongs to can draw."""
    game = game_of(thing)
    if game not in _GAMES:
        return None
    pen = import_module(f"gold_widgets.tables.{game}.pens").PENS.get(type(thing))
    return pen(thing, language) if pen else None


def _note_played(game: str, won: bool | None) -> str:
    """Note a game that a person has played, and return what went wrong with keeping it."""
    from gold_widgets.lessons.progress import progress

    progress.played(game, won=won)
    return progress.unheard()


pictures.lend(_draw)
finished.lend(_note_played)
rooms.lend(*(f"{__name__}.games.{game}" for game in _GAMES))
