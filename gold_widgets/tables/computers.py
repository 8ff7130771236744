"""Asking a computer for its move: it is somebody's code, which may err, fail or never come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.errors import IllegalMove, in_short
from gold_widgets.engine.playing import checked_move
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.playing import Company

G = TypeVar("G", bound="Game")


class ComputerFailed(IllegalMove):
    """A computer made no move that counts; the message names it and says what can be done."""


def asked(
    company: Company[G],
    game: G,
    seat: int,
    patience: float | None,
    led: Callable[[G, int], str | None] | None = None,
) -> str:
    """Return the move that a computer makes, in the time it has; one that fails is named.

    `led` moves for it where a lesson has something to show; None from it: the computer chooses.
    """
    from gold_widgets.engine.limits import TimeUp, limit  # only computers need it

    name = game.seats[seat].name
    try:
        if led is not None and (shown := led(game, seat)) is not None:
            return checked_move(game, seat, shown)
        with limit(patience) as watch, watch.watching():
            move = company.ask(game, seat)
        return checked_move(game, seat, move)
    except TimeUp:
        why: str = Sentence(
            "{player} did not choose within {seconds:g} s.", player=name, seconds=patience or 0
        )
    except IllegalMove as error:
        why = error.said
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
        why = Sentence("{player} could not choose ({error}).", player=name, error=in_short(error))
    raise ComputerFailed(Sentence("{why} Play for {player} now, or undo.", why=why, player=name))
