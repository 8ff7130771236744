"""Writing a whole game as one line, and reading it back in whichever way it was written."""

from __future__ import annotations

import re

from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import Saves, play_words
from gold_widgets.games.gold import transcribing
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.notation import parse
from gold_widgets.games.gold.setup import NAME


def save(game: Game | Record[Game]) -> str:
    """Write a game, from its start to its last flip, as one line; `load` is the way back."""
    return SAVES.save(game)


def load(text: str) -> Record[Game]:
    """Read a whole game, written by `save` as one line or by `transcript` as a file.

    >>> from gold_widgets import gold
    >>> game = gold.deal(seed=7).play("a1 b1 c1")
    >>> gold.load(gold.save(game)).game == gold.load(gold.transcript(game)).game == game
    True
    """
    return SAVES.load(text)


def _read_gold1(text: str) -> Game:
    """Read the form of before, in which the spots stand on the last line without blanks."""
    position, _, spots = text.rpartition("\n")
    return play_words(parse(position), re.finditer(r"..?", spots))


SAVES = Saves("gold2", NAME, parse, older={"gold1": _read_gold1}, read_file=transcribing.read)
TAG = SAVES.tag
