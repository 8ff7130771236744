"""Writing a whole game as one line, and reading it back in whichever way it was written."""

from __future__ import annotations

from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import Saves
from gold_widgets.games.mine_for_gold import transcribing
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.notation import parse
from gold_widgets.games.mine_for_gold.setup import NAME

SAVES = Saves("mine1", NAME, parse, read_file=transcribing.read)


def save(game: Game | Record[Game]) -> str:
    """Write a game, from its start to its last move, as one line; `load` is the way back."""
    return SAVES.save(game)


def load(text: str) -> Record[Game]:
    """Read a whole game, written by `save` as one line or by `transcript` as a file.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R7 R9", hands=["B9", "G8"]).play("B9 G8 above@R9")
    >>> mine.load(mine.save(game)).game == mine.load(mine.transcript(game)).game == game
    True
    """
    return SAVES.load(text)
