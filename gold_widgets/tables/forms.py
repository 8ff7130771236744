"""What is filled in at a table: a line to copy, a line to paste, the seed of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import GameError, IllegalMove
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gold_widgets.tables.frame import Frame
    from gold_widgets.tables.phrases import Phrases
    from gold_widgets.tables.sitting import Sitting


class Forms:
    """The forms beside a sitting, one of them open at a time."""

    def __init__(
        self,
        frame: Frame,
        words: Phrases,
        sitting: Sitting[Any],
        does: Mapping[str, Callable[[str], None]],
    ) -> None:
        """Say what each form that may be sent does with what was filled in."""
        self._frame, self._words, self._sitting, self._does = frame, words, sitting, does
        self._wanted = ""

    def open(self, kind: str) -> None:
        """Show a form; the one to copy holds the game as a line."""
        self._wanted = ""
        sitting = self._sitting
        try:
            value = sitting.book.save(sitting.record) if kind == "copy" else ""
        except GameError as error:  # a game may be too long for a line
            self._frame.error = self._words.refusal(error)
        else:
            self._frame.show(form=self._words.form(kind, value), error="")

    def fill_in(self, kind: str, value: str) -> None:
        """Do what a form asks; if it is refused, say why and keep the form as it was filled in."""
        change = self._does.get(kind)
        if change is None:
            self._frame.form = {}
            return
        try:
            self._check_wanted(f"{kind} {value}")
            change(value)
        except GameError as error:
            self._frame.error = self._words.refusal(error)
        else:
            self._wanted = ""
            self._frame.show(form={}, error="")

    def _check_wanted(self, wanted: str) -> None:
        """Let what would end a match that has begun be wanted twice."""
        earlier = self._sitting.earlier
        if earlier and earlier.results and not earlier.is_over and self._wanted != wanted:
            self._wanted = wanted
            raise IllegalMove(
                Sentence("This ends the match. Press once more if that is what you want.")
            )
