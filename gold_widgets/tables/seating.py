"""Who plays each seat at a table: a person, or which computer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.moves import shortened
from gold_widgets.engine.players import Player
from gold_widgets.engine.sentences import Sentence

Kind = str | float | Player[Any] | None
PERSON = "person"


def checked_kinds(kinds: Sequence[Kind] | None, count: int) -> tuple[Kind, ...] | None:
    """Read who plays: one entry a seat; None for a person."""
    if kinds is None:
        return None
    if isinstance(kinds, str):
        raise SetupError(
            Sentence(
                "seats={kinds} is not one entry a seat. Try seats=('person', 'random').",
                kinds=shortened(kinds),
            )
        )
    if len(kinds) != count:
        raise SetupError(
            Sentence(
                "There are {players} players but seats for {seats}. "
                "Say who plays for each: 'person' or an opponent.",
                players=count,
                seats=len(kinds),
            )
        )
    return tuple(None if kind == PERSON else kind for kind in kinds)


def kinds_for(kinds: tuple[Kind, ...] | None, count: int) -> Collection[Kind]:
    """Seat as many as play now: who was asked for stays, and further seats are like the last."""
    if kinds is None:
        return (None,) * count
    return (*kinds, *kinds[-1:] * count)[:count]
