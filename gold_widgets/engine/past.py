"""What led to a game: the way back to its start."""

from __future__ import annotations

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
