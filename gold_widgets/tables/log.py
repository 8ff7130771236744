"""The log of a game: what happened, a line a turn, told once and then only added to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.tables.staging import Telling

MOST = 500
"""Lines that are kept: the last ones."""


class Log:
    """The lines of one game after the other."""

    def __init__(self, telling: Telling[Any]) -> None:
        self._telling = telling
        self._known: Game | None = None
        self._lines: list[str] = []
        self._told = 0

    def of(self, game: Game) -> list[str]:
        """Return the lines up to this point of a game."""
        if self._known is game:
            return self._lines
        news: tuple[Game, ...] = (game,)
        if self._known is not None and game.before is self._known:
            lines = [*self._lines]
        else:
            news, lines, self._told = game.history, [], 0
        for past in news:
            told = [*self._telling.line(past, self._told + 1)]
            lines += told
            self._told += bool(told)
        self._known, self._lines = game, lines[-MOST:]
        return self._lines
