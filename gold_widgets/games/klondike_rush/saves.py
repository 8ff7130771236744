"""Writing a whole game as one line, and reading it back in whichever way it was written."""

from __future__ import annotations

from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import Saves
from gold_widgets.games.klondike_rush import transcribing
from gold_widgets.games.klondike_rush.game import Game
from gold_widgets.games.klondike_rush.notation import parse
from gold_widgets.games.klondike_rush.setup import NAME


def save(game: Game | Record[Game]) -> str:
    """Write a game, from its start to its last move, as one line; `load` is the way back."""
    return SAVES.save(game)


def load(text: str) -> Record[Game]:
    """Read a whole game, written by `save` as one line or by `transcript` as a file.

    >>> from gold_widgets import klondike_rush as klondike
    >>> game = klondike.deal(3, seed=7).play("bid-4 pass pass end")
    >>> klondike.load(klondike.save(game)).game == klondike.load(klondike.transcript(game)).game
    True
    """
    return SAVES.load(text)


SAVES = Saves("klondike1", NAME, parse, read_file=transcribing.read)
