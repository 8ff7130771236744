"""What of GOLD can be drawn as a still picture, and by whom."""

from __future__ import annotations

from gold_widgets.canvas.svg import svg
from gold_widgets.engine.words import spoken
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.reviewing import Review
from gold_widgets.games.gold.views import view
from gold_widgets.tables.gold.arrangement import places
from gold_widgets.tables.gold.chart import draw_review
from gold_widgets.tables.gold.scene import scene
from gold_widgets.tables.gold.telling import GoldTelling


def draw_game(game: Game, language: str | None = None) -> str:
    """Draw a game as SVG, all its cards face up: like its text, it shows what is there."""
    language = spoken(language)
    picture = scene(view(game), places(game.setup), open=game.table, language=language)
    return svg(picture, GoldTelling(language).headline(game))


PENS = {Game: draw_game, Review: draw_review}
