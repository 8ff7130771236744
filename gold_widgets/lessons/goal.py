"""A table with an aim, and the check whether it was reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lessons.arguments import number, text
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import as_record, names_of, parted, refuse_unknown, spelled_out
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import Table

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.tables.frame import Button


class Goal(Table):
    """A table with an aim, to be reached within some turns from the game that was given."""

    @spelled_out(Table)
    def __init__(
        self,
        game: Game | Record[Any],
        *,
        turns: int,
        player: int | str = 0,
        points: int | None = None,
        rivals: int | None = None,
        win: bool = False,
        name: str = "",
        language: str | None = None,
        **own: Any,  # noqa: ANN401 - those of the aim and of the table, by name
    ) -> None:
        """Set an aim.

        Args:
            game: The table to reach it on.
            turns: In how many turns, counted from this game on.
            player: Whose points and victory are meant: a seat or a name.
            points: At least so many points for this player.
            rivals: At most so many points for all others together.
            win: Whether the player must win.
            name: What the exercise is called in `progress`.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            own: What can be aimed at in this game besides, and anything that its tables take.
        """
        given = as_record(game).game
        self._subject = subject = subject_of(given.rulebook)
        known = names_of(Goal, subject.AIM, Table, staging_of(given.rulebook))
        refuse_unknown(own, known, "Goal")
        to_reach, to_open = parted(own, subject.AIM)
        seat = seat_number(player, given.seats, "player")
        self.turns = number("turns", turns)
        self.aim = subject.AIM(player=seat, points=points, rivals=rivals, win=win, **to_reach)
        if not self.aim.conditions or turns < 1:
            raise SetupError(
                Sentence(
                    "A goal needs turns=1 or more, and something to reach: {names}.",
                    names=", ".join(each for each in names_of(subject.AIM) if each != "player"),
                )
            )
        self._given = given
        if self.is_reached(given):
            raise SetupError(subject.REACHED)
        self._name = text("name", name)
        settings = {"pace": 0, "allow": {"undo", "rematch"}, **subject.GOAL, **to_open}
        super().__init__(Record.of(given), language=language, **settings)

    # -- how it stands -----------------------------------------------------------------------

    @property
    def is_solved(self) -> bool:
        """Whether the aim is reached now."""
        return self.is_reached(self.game)

    @property
    def is_missed(self) -> bool:
        """Whether all turns are used up and the aim was not reached."""
        return self.is_decided(self.game) and not self.is_solved

    def is_reached(self, game: Game) -> bool:
        """Tell whether a game that goes on from the one given reaches the aim in time."""
        return (
            self._subject.is_settled(game)
            and self._used(game) <= self.turns
            and self.aim.is_reached(self._given, game)
        )

    def is_decided(self, game: Game) -> bool:
        """Tell whether such a game is over here: the aim is reached, or no turn is left for it."""
        return game.is_over or self._used(game) >= self.turns or self.is_reached(game)

    def _used(self, game: Game) -> int:
        return self._subject.turns(self._given, game)

    # -- what can be done --------------------------------------------------------------------

    def go(self, point: int) -> None:
        """Look at any point from the game that was given on."""
        super().go(max(point, self._sitting.floor))

    def rematch(self) -> None:
        """Lay the same table again."""
        if not self.is_solved:
            self._note(right=False)
        self._put(lambda: self._sitting.put(Record.of(self._given)))

    def load(self, text: str) -> None:
        """Put another game on the table, to reach the same aim from there on."""
        seats = self._sitting.book.load(text).game.seats
        seat_number(self.aim.player, seats, "player")
        super().load(text)

    def describe(self) -> str:
        """Tell the aim, then the whole table, in words."""
        return f"{self._asked()}\n{super().describe()}"

    def _begin(self) -> None:
        self._set_out()
        super()._begin()

    def _put(self, change: Callable[[], None]) -> None:
        def put() -> None:
            change()
            self._set_out()

        super()._put(put)

    def _set_out(self) -> None:
        """Count from the game that lies on the table now, and let nobody undo what led to it."""
        self._given = self.game
        self._sitting.floor = self.record.at
        self._sitting.until = self.is_decided

    def _press(self, part: str) -> None:
        """Play, as long as there are turns left."""
        if self.is_decided(self.game):
            self._sitting.settle()
        else:
            super()._press(part)

    # -- what is said ------------------------------------------------------------------------

    def _draw(self, effect: bool = False) -> None:
        super()._draw(effect)
        if self.record.at > self._sitting.floor and self.is_solved:
            self._note(right=True)

    def _note(self, *, right: bool) -> None:
        progress.tried(folder_of(self._given.rulebook), self._name, right=right)
        self._frame.error = progress.unheard() or self._frame.error

    def _tool_buttons(self) -> list[Button]:
        made = super()._tool_buttons()
        for button in made:
            if button["id"] == "rematch" and self.is_decided(self.game):
                button.pop("off", None)
        return made

    def _banner(self) -> str:
        if self.is_solved:
            return self._words.gettext("Solved!")
        return self._words.gettext("Not reached") if self.is_missed else ""

    def _status(self) -> str:
        sitting, gettext = self._sitting, self._words.gettext
        if self.record.at <= sitting.floor:
            return self._asked()
        told = self._telling.status(self.game, ask=False, stage=sitting.stage)
        if self.is_solved:
            return f"{told} {gettext('Well done: the aim is reached.')}"
        if self.is_missed:
            return f"{told} {gettext('The aim is not reached. Undo, or lay the table again.')}"
        if self._curtained and self._eyes is None:
            told = f"{told} {self._words.behind_curtain()}"
        return f"{told} {self._asked()}"

    def _asked(self) -> str:
        """Say the aim, and how many turns there are."""
        ngettext = self._words.ngettext
        used = self._used(self.game)
        left = max(0, self.turns - used)
        if used:
            sentence = ngettext("You have {turns} turn left.", "You have {turns} turns left.", left)
        else:
            sentence = ngettext("You have {turns} turn.", "You have {turns} turns.", left)
        aim = self.aim.words(self.game, self._words.language)
        return f"{aim} {sentence.format(turns=left)}"
