"""A game as a still picture, for wherever no kernel runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.canvas.svg import svg
from gold_widgets.games.gold.views import view
from gold_widgets.tables.gold.arrangement import places
from gold_widgets.tables.gold.scene import scene
from gold_widgets.tables.gold.words import Words

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


def draw_game(game: Game, language: str = "en") -> str:
    """Draw a game as SVG, all its cards face up: like its text, it shows what is there."""
    board = places(game.setup)
    picture = scene(view(game), board, open=game.table)
    return svg(picture, Words(language).headline(game))
