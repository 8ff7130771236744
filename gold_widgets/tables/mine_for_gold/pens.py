"""Still pictures of what belongs to Mine for Gold, for wherever no table can live."""

from __future__ import annotations

from gold_widgets.canvas.svg import svg
from gold_widgets.engine.words import spoken
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.views import view
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from gold_widgets.tables.staging import Look


def draw_game(game: Game, language: str | None = None) -> str:
    """Draw a game as SVG, as whoever is to move sees it."""
    staging, language = MineStaging(), spoken(language)
    at = staging.layout(game)
    look = Look(stage=len(at.frames) - 1, events=game.events, language=language)
    picture = staging.scene(view(game, game.to_move), at, look)
    return svg(picture, staging.words(language).headline(game))


PENS = {Game: draw_game}
