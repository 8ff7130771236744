"""The GOLD table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.dealing import deal
from gold_widgets.tables import table
from gold_widgets.tables.options import names_of, refuse_unknown
from gold_widgets.tables.phrases import Phrases

if TYPE_CHECKING:
    from gold_widgets.engine.records import Record
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.judging import Flip
    from gold_widgets.games.gold.reviewing import Review
    from gold_widgets.tables.seating import Kind


class GoldTable(table.Table):
    """A table at which GOLD is played, by people at this screen and by computers."""

    def __init__(
        self,
        game: Game | Record[Game] | None = None,
        *,
        seats: Sequence[Kind] | None = None,
        arrangement: str = "grid",
        pace: float = 2.0,
        motion: bool = True,
        show: bool = True,
        scale: float = 1.0,
        language: str | None = None,
        allow: Collection[str] | None = None,
        peek: bool = False,
        on: Collection[str] = (),
        hints: str | None = None,
        patience: float | None = 10.0,
        **misspelt: object,
    ) -> None:
        """Open a table.

        Args:
            game: A game or record; by default two players and fresh cards.
            seats: For each seat `"person"`, or a computer: `"random"`, or from weak to strong
                `"beginner"`, `"casual"`, `"sharp"`, `"perfect"`, `"expert"`; a memory from 0 to 1;
                or a player of your own with `choose(view)` and `recall`. By default all are people.
            arrangement: `"grid"`, or `"scattered"` as the book has it (G2).
            pace: Seconds that flipped cards stay in sight before the game goes on; 0 for waiting
                until somebody presses Continue.
            motion: Whether what happens is shown as it happens.
            show: Whether points are shown during play (G12).
            scale: How large the table is, as far as the window has room: 2 for a projector.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            allow: The tools that may be used, by default all of `"undo"`, `"slider"`, `"hint"`,
                `"memory"`, `"odds"`, `"sound"`, `"rules"`, `"scores"`, `"record"`, `"new"`,
                `"review"`, `"rematch"`.
            peek: Whether people know every card from the start, and see it noted on its back.
            on: What is switched on from the start: `"memory"`, `"odds"`, `"sound"`.
            hints: How far hints look ahead: `"expert"` also weighs what the others can do then.
            patience: Seconds that a computer may think about a flip; None for as long as it likes.
            misspelt: Nothing: other names are answered with the nearest one.
        """
        refuse_unknown(misspelt, names_of(type(self)), type(self).__name__)
        super().__init__(
            deal(Phrases(language).people(2)) if game is None else game,
            seats=seats,
            pace=pace,
            motion=motion,
            scale=scale,
            language=language,
            allow=allow,
            on=on,
            hints=hints,
            patience=patience,
            arrangement=arrangement,
            show=show,
            peek=peek,
        )
        self._peek = bool(peek)

    def review(self) -> Review:
        """Look at the game again: what was luck, memory and choice for the one who plays here."""
        from gold_widgets.games.gold.reviewing import review  # not needed until a game is over

        return review(self.record, self._reviewed, language=self._words.language, peek=self._peek)

    def look_at(self, told: Review, flip: Flip) -> None:
        """Go to where a flip of a review was chosen; what is said of it is framed."""
        from gold_widgets.tables.gold.debriefing import debrief, moment  # slow to load

        if told.record.end is not self.record.end:
            raise SetupError(
                Sentence("This is the review of another game than the one on this table.")
            )
        self._debrief = debrief(told)
        self._look_at(moment(told, flip))


Table = GoldTable
