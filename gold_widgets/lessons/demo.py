"""A game to watch, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from gold_widgets.engine.errors import IllegalMove, SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell
from gold_widgets.lessons import arguments
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import as_record, names_of, refuse_unknown, spelled_out
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import Table

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.records import Record
    from gold_widgets.tables.pieces import Button

_NOT_PLAYED = Sentence("Nobody has played this game yet, so there is nothing to watch.")


class Demo(Table):
    """A table that plays what it was given; Continue and the slider show it move by move."""

    @spelled_out(Table)
    def __init__(self, game: Game | Record[Any], moves: str = "", **options: Any) -> None:  # noqa: ANN401 - those of a table, which checks them
        """Show moves from a game on, or a record from its start.

        Args:
            game: A game or record.
            moves: What is to be shown; by default all that has led to the game.
            options: Anything that a table of this game takes.
        """
        record = as_record(game)
        book = record.game.rulebook
        self._subject = subject_of(book)
        shown = arguments.moves(self._subject, moves, options)
        known = (*names_of(Demo, Table, staging_of(book)), self._subject.MOVES)
        refuse_unknown(options, known, "Demo")
        start = record.at if shown else 0
        if shown:
            record = record.play(shown)
        usual = {"pace": 0, "allow": {"undo", "slider", "sound"}}
        super().__init__(record.go(start), **{**usual, **options})

    def _begin(self) -> None:
        self._sitting.until = lambda _: True  # nobody plays on, no computer either
        super()._begin()

    def seat(self, who: int | str) -> NoReturn:
        """Refuse: there is nobody to play here."""
        raise SetupError(Sentence("Nobody plays here, so there is no seat to look from."))

    def _press(self, part: str) -> NoReturn:
        """Refuse to play: this is to be watched."""
        raise IllegalMove(Sentence("This is a demonstration. Press Continue to go on."))

    def _legal(self) -> tuple[str, ...]:
        """Offer nothing to choose."""
        return ()

    def _shows(self) -> list[Button]:
        """Let who looks at their cards do so, but call nobody to it: there is nothing to choose."""
        made = super()._shows()
        for button in made:
            button.pop("main", None)
        return made

    def _tool_buttons(self) -> list[Button]:
        """Call for Continue as long as there is more to watch."""
        made = super()._tool_buttons()
        for button in made:
            if button["id"] == "continue" and not button.get("off"):
                button["main"] = True
        return made

    def _status(self) -> str:
        game = self.game
        if not len(self.record):
            return tell(_NOT_PLAYED, self._words.language)
        if game.before is None:
            return tell(self._subject.WAITING, self._words.language)
        return self._telling.status(game, ask=False, stage=self._sitting.stage)
