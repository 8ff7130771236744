"""A game to watch, flip by flip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.records import Record
from gold_widgets.lessons import arguments
from gold_widgets.tables.gold.table import GoldTable

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


class Demo(GoldTable):
    """A table that plays what it was given; Continue and the slider show it flip by flip."""

    def __init__(self, game: Game | Record[Game], flips: str = "", **options: Any) -> None:  # noqa: ANN401 - whatever GoldTable takes
        """Show flips from a game on, or a record from its start."""
        record = game if isinstance(game, Record) else Record.of(arguments.game(game))
        start = record.at if flips else 0
        if arguments.text("flips", flips):
            record = record.play(flips)
        super().__init__(record.go(start), **{"pace": 0, "allow": {"undo", "slider"}, **options})

    def press(self, spot: str) -> None:
        """Refuse to flip: this is to be watched."""
        self._said = self._words.gettext("This is a demonstration. Press Continue to go on.")
        self._draw()

    def _status(self, game: Game) -> str:
        if game.before is None:
            return self._words.gettext("Press Continue to see the first flip.")
        return self._words.status(game, ask=False)
