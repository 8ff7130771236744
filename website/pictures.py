"""Pictures for the pages, drawn by the package itself."""

from __future__ import annotations

from functools import cache
from typing import Any

from gold_widgets import Table
from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Tile
from gold_widgets.canvas.svg import svg
from gold_widgets.engine.playing import play_out
from gold_widgets.engine.rooms import named
from gold_widgets.tables.gold.art import HEIGHT, WIDTH, back

SEED = 7
NAMES = ["Ann", "Bob", "Cy"]
PART = 0.5
"""How much of a game has been played when its picture is taken."""
SIDE = 512


@cache
def _middle(folder: str) -> Any:  # noqa: ANN401 - a game, whichever it is
    """Return a game of computers somewhere in its middle."""
    rulebook = named(folder)
    game = play_out(rulebook.deal(NAMES, seed=SEED), ["casual"] * len(NAMES))
    return game.history[int(len(game.history) * PART)]


def table(folder: str, language: str) -> str:
    """Return a game's table as SVG, as everybody at it may see it."""
    shown = Table(_middle(folder), language=language)
    drawing = str(shown._repr_mimebundle_()["image/svg+xml"])
    shown.close()
    return drawing


def icon() -> str:
    """Return the back of a card on the table's felt, as SVG: square, with room for round masks."""
    card = Tile("card", SIDE / 2, SIDE / 2, WIDTH, HEIGHT, back(), scale=3)
    return svg(Picture(SIDE, SIDE, palette.FELT, (card,)))
