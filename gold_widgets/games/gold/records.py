"""Reading a game back, in whichever way it was written."""

from __future__ import annotations

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.records import Record
from gold_widgets.games.gold import oneline, transcript
from gold_widgets.games.gold.game import Game


def load(text: str) -> Record[Game]:
    """Read a whole game, written by `save` as one line or by `transcript` as a file.

    >>> from gold_widgets import gold
    >>> game = gold.deal(seed=7).play("a1 b1 c1")
    >>> gold.load(gold.save(game)).game == gold.load(gold.transcript(game)).game == game
    True
    """
    if not isinstance(text, str):
        raise NotationError(f"this is {type(text).__name__}, not text.")
    return Record.of(oneline.read(text)) if oneline.is_line(text) else transcript.read(text)
