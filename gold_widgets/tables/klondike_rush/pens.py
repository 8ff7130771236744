"""What of Klondike Rush can be drawn as a still picture, and by whom."""

from __future__ import annotations

from gold_widgets.canvas.svg import svg
from gold_widgets.engine.words import spoken
from gold_widgets.games.klondike_rush.game import Game
from gold_widgets.games.klondike_rush.views import view
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look


def draw_game(game: Game, language: str | None = None) -> str:
    """Draw a game as SVG, as whoever is to move sees it."""
    staging, language = KlondikeStaging(), spoken(language)
    # Nobody can build in it: spaces keep their names, and prices do not lie on them.
    stage = staging.stages(game) - 1
    look = Look(stage, events=game.events, asks=False, language=language)
    picture = staging.scene(view(game, game.to_move), staging.layout(game), look)
    return svg(picture, staging.words(language).headline(game))


PENS = {Game: draw_game}
