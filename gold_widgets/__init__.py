"""Learn mining card games by playing them.

The rules need nothing but Python; tables are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from gold_widgets.engine import pictures
from gold_widgets.games import gold

if TYPE_CHECKING:
    from gold_widgets.lessons.checking import check
    from gold_widgets.lessons.demo import Demo
    from gold_widgets.lessons.goal import Goal
    from gold_widgets.lessons.predict import Predict
    from gold_widgets.lessons.progress import progress
    from gold_widgets.tables.gold.coach import open_moment
    from gold_widgets.tables.gold.play import play
    from gold_widgets.tables.gold.table import GoldTable

__all__ = [
    "Demo",
    "Goal",
    "GoldTable",
    "Predict",
    "check",
    "gold",
    "open_moment",
    "play",
    "progress",
]

_LATER = {
    "Demo": "gold_widgets.lessons.demo",
    "Goal": "gold_widgets.lessons.goal",
    "GoldTable": "gold_widgets.tables.gold.table",
    "Predict": "gold_widgets.lessons.predict",
    "check": "gold_widgets.lessons.checking",
    "open_moment": "gold_widgets.tables.gold.coach",
    "play": "gold_widgets.tables.gold.play",
    "progress": "gold_widgets.lessons.progress",
}


def __getattr__(name: str) -> object:
    """Load a table's module on first use."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def _draw_gold(game: gold.Game) -> str:
    from gold_widgets.tables.gold.picture import draw_game

    return draw_game(game)


def _draw_review(review: gold.Review) -> str:
    from gold_widgets.tables.gold.chart import draw_review

    return draw_review(review)


pictures.PENS[gold.Game] = _draw_gold
pictures.PENS[gold.Review] = _draw_review
