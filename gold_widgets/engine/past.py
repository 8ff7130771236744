"""What led to a game: the way back to its start."""

from __future__ import annotations

import sys
from typing import Any, Self


class HasPast:
    """A game that holds, in slots of its own, the game before it and the move that led from there.

    Not functions over `before`: a property that is asked at every step makes the way twice as long.
    """

    __slots__ = ()

    _before: Any  # None or a game of its own kind, which says so more strictly
    _move: str | None

    @property
    def before(self) -> Self | None:
        """The game one move ago, or None at the start."""
        before: Self | None = self._before
        return before

    @property
    def history(self) -> tuple[Self, ...]:
        """Every game from the start to this one."""
        games, game = [self], self._before
        while game is not None:
            games.append(game)
            game = game._before
        return tuple(reversed(games))

    @property
    def moment(self) -> int:
        """How many moves were made since the start."""
        count, game = 0, self._before
        while game is not None:
            count += 1
            game = game._before
        return count

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves made since the start."""
        return tuple([game._move for game in self.history if game._move is not None])


_loose: list[Any] = []
"""Games that are being let go, one after another; None where that is done."""


def let_go(game: HasPast) -> None:
    """Let go of a game's past one game at a time, however long it is.

    By itself each game would free the one before it inside its own freeing: some thousands of them
    are too deep for the stack of a page, and end its Python. Elsewhere Python sees to that.
    """
    if game._before is None:
        return
    _loose.append(game._before)
    game._before = None
    if len(_loose) > 1:  # whoever began sees to it
        return
    at = 0
    try:
        while at < len(_loose):
            _loose[at] = None  # if nobody else holds it, what it held is appended now
            at += 1
    finally:
        _loose.clear()


if sys.platform == "emscripten":
    HasPast.__del__ = let_go  # type: ignore[attr-defined]
