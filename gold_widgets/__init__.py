"""Learn mining card games by playing them.

Every name is loaded when it is first used: a game needs nothing but Python, a table needs Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from gold_widgets.engine import pictures, rooms
from gold_widgets.engine.rooms import game_of

if TYPE_CHECKING:
    from gold_widgets.door import play
    from gold_widgets.engine.words import speak
    from gold_widgets.games import gold, klondike_rush
    from gold_widgets.lessons.checking import check
    from gold_widgets.lessons.demo import Demo
    from gold_widgets.lessons.goal import Goal
    from gold_widgets.lessons.predict import Predict
    from gold_widgets.lessons.progress import progress
    from gold_widgets.tables.gold.coach import open_moment
    from gold_widgets.tables.gold.table import GoldTable
    from gold_widgets.tables.table import Table

__all__ = [
    "Demo",
    "Goal",
    "GoldTable",
    "Predict",
    "Table",
    "check",
    "gold",
    "klondike_rush",
    "open_moment",
    "play",
    "progress",
    "speak",
]

_GAMES = ("gold", "klondike_rush")
_DRAWN = ("gold",)
"""The games that have a table, and so pens."""
_NAMES = {
    "Demo": "lessons.demo",
    "Goal": "lessons.goal",
    "GoldTable": "tables.gold.table",
    "Predict": "lessons.predict",
    "Table": "tables.table",
    "check": "lessons.checking",
    "open_moment": "tables.gold.coach",
    "play": "door",
    "progress": "lessons.progress",
    "speak": "engine.words",
}


def __getattr__(name: str) -> object:
    """Load what a name stands for on its first use."""
    if name in _GAMES:
        return import_module(f"gold_widgets.games.{name}")
    if name not in _NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"gold_widgets.{_NAMES[name]}"), name)


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})


def _draw(thing: object) -> str | None:
    """Draw what the game that it belongs to can draw."""
    game = game_of(thing)
    if game not in _DRAWN:
        return None
    pen = import_module(f"gold_widgets.tables.{game}.pens").PENS.get(type(thing))
    return pen(thing) if pen else None


pictures.lend(_draw)
rooms.lend(f"{__name__}.games.{_GAMES[0]}")
