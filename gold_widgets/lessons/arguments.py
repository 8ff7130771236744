"""What a pupil may have written instead of text or a number, refused in a sentence."""

from __future__ import annotations

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.game import Game


def text(name: str, value: object) -> str:
    """Return what should be text, or refuse it."""
    if isinstance(value, str):
        return value
    kind = type(value).__name__
    raise SetupError(
        Sentence("{name} is of type {kind}: write it in quotes.", name=name, kind=kind)
    )


def number(name: str, value: object) -> int:
    """Return what should be a whole number, or refuse it."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    kind = type(value).__name__
    raise SetupError(
        Sentence("{name} is of type {kind}: write a whole number.", name=name, kind=kind)
    )


def game(value: object) -> Game:
    """Return what should be a game, or refuse it."""
    if isinstance(value, Game):
        return value
    kind = type(value).__name__
    raise SetupError(Sentence("{kind} is not a game. Try gold.scenario('R4 $3').", kind=kind))
