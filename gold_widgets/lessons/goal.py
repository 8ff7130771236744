"""A table with an aim, and the check whether it was reached."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lessons.arguments import number, text
from gold_widgets.lessons.praise import crowned, praise
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import as_record, names_of, parted, refuse_unknown, spelled_out
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import Table

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game
    from gold_widgets.tables.frame import Aim, Button


class Goal(Table):
    """A table with an aim, to be reached within some turns from the game that was given."""

    _endings = MappingProxyType({"won": "solved", "lost": "missed"})

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
        self.aim.check(given)
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
        if "broken" in self.aim.states(given, given, turns):
            raise SetupError(
                Sentence(
                    "This aim is out of reach in {turns} turns, whatever is played: ask for less.",
                    turns=turns,
                )
            )
        self._name = text("name", name)
        self._tries = self._counted = 0
        """How many tries there were here, and with those of earlier runs of the cell."""
        self._judged: Game | None = None
        settings = {"pace": 0, "allow": {"undo", "rematch", "sound"}, **subject.GOAL, **to_open}
        super().__init__(Record.of(given), language=language, **settings)

    # -- how it stands -----------------------------------------------------------------------

    @property
    def is_solved(self) -> bool:
        """Whether the aim is reached now."""
        return self.is_reached(self.game)

    @property
    def is_missed(self) -> bool:
        """Whether the aim cannot be reached any more: a part is broken, or no turn is left."""
        return self.is_decided(self.game) and not self.is_solved

    def is_reached(self, game: Game) -> bool:
        """Tell whether a game that goes on from the one given reaches the aim in time."""
        return (
            self._subject.is_settled(game)
            and self._used(game) <= self.turns
            and self.aim.is_reached(self._given, game)
        )

    def is_decided(self, game: Game) -> bool:
        """Tell whether such a game is over here: the aim is reached, or cannot be any more."""
        left = self._left(game)
        if game.is_over or left <= 0 or self.is_reached(game):
            return True
        if game is self._given:  # a game that was loaded later may be hopeless, and is shown first
            return False
        return "broken" in self.aim.states(self._given, game, left)

    def _left(self, game: Game) -> int:
        return max(0, self.turns - self._used(game))

    def _used(self, game: Game) -> int:
        return self._subject.turns(self._given, game)

    # -- what can be done --------------------------------------------------------------------

    def go(self, point: int) -> None:
        """Look at any point from the game that was given on."""
        super().go(max(point, self._sitting.floor))

    def rematch(self) -> None:
        """Lay the same table again."""
        self._put(lambda: self._sitting.put(Record.of(self._given)))

    def load(self, text: str) -> None:
        """Put another game on the table, to reach the same aim from there on."""
        loaded = self._sitting.book.load(text).game
        seat_number(self.aim.player, loaded.seats, "player")
        self.aim.check(loaded)
        super().load(text)

    def describe(self) -> str:
        """Tell the aim, then the whole table, in words."""
        aims = [f"- {_BOXES[each['state']]}{each['text']}" for each in self._conditions()]
        return "\n".join([self._turns_left(), *aims, super().describe()])

    def still(self) -> Picture:
        """The table with the turns above it and the aims below, to be ticked with a pen."""
        from gold_widgets.canvas.sheet import (  # not needed as long as a page lives
            MARKS,
            Item,
            sheet,
        )

        items = [Item(each["text"], MARKS[each["state"]]) for each in self._conditions()]
        return sheet(self.picture(), self._turns_left(), items)

    def _begin(self) -> None:
        self._set_out()
        gettext = self._words.gettext
        self._own_words = {"rematch": (gettext("Try again"), gettext("Lay the same table again"))}
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

    def _changed(self) -> None:
        """Note how a try ended, once: to undo and redo it is no other try."""
        game = self.game
        if game is self._judged or self.record.at <= self._sitting.floor:
            return
        if self.is_decided(game):
            self._judged = game
            mark = progress.tried(folder_of(game.rulebook), self._name, right=self.is_solved)
            self._tries += 1
            self._counted = mark.tries if mark else self._tries
            if problem := progress.unheard():
                self._frame.error = problem

    @property
    def _can_be_helped(self) -> bool:
        return super()._can_be_helped and not self.is_decided(self.game)

    @property
    def _told_game(self) -> Game:
        """The game as far as it may be told, from the one that was given on."""
        sitting = self._sitting
        told: Game = self._given if self.record.at <= sitting.floor else sitting.told
        return told

    def _mood(self) -> str:
        game = self._told_game
        if game is self._given or not self.is_decided(game):
            return ""
        return "won" if self.is_reached(game) else "lost"

    def _tool_buttons(self) -> list[Button]:
        """Offer to try again as soon as something was tried; it is what to do when it failed."""
        made = super()._tool_buttons()
        mood = self._mood()
        for button in made:
            if mood:
                button.pop("main", None)
            if button["id"] == "rematch":
                button["text"], button["title"] = self._own_words["rematch"]
                button.pop("off", None)
                if self.record.at <= self._sitting.floor:
                    button["off"] = True
                elif mood == "lost":
                    button["main"] = True
        return made

    def _banner(self) -> str:
        gettext = self._words.gettext
        match self._mood():
            case "won":
                return crowned(gettext("Solved!"), self._counted)
            case "lost":
                return gettext("Not reached")
        return ""

    def _aims(self) -> list[Aim]:
        """The checklist: each condition, and the turns that are left."""
        left = self._left(self._told_game)
        turns = self._words.ngettext("{turns} turn left", "{turns} turns left", left)
        counted: Aim = {
            "text": turns.format(turns=left),
            "state": "open",
            "count": (left, self.turns),
        }
        return [*self._conditions(), counted]

    def _conditions(self) -> list[Aim]:
        game, aim = self._told_game, self.aim
        is_solved = self.is_reached(game)
        states = aim.states(self._given, game, self._left(game))
        return [
            {
                "text": each.words(game, self._words.language),
                # What holds from the start on is kept only once all is done.
                "state": "open" if state == "met" and each.MUST_LAST and not is_solved else state,
            }
            for each, state in zip(aim.conditions, states, strict=True)
        ]

    def _status(self) -> str:
        mood, gettext = self._mood(), self._words.gettext
        if not mood:
            return f"{super()._status()} {self._turns_left()}"
        told = self._telling.status(self.game, ask=False, stage=self._sitting.stage)
        if mood == "won":
            done = gettext("Well done: the aim is reached.")
            return f"{told}\n{done} {praise(self._words, self._counted)}"
        return f"{told}\n{self._why_missed()} {gettext('Try again!')}"

    def _why_missed(self) -> str:
        """Name what is broken, or what was still open when the turns were used up."""
        aims, gettext = self._conditions(), self._words.gettext
        broken = [each["text"] for each in aims if each["state"] == "broken"]
        if broken:
            return gettext("This is out of reach now: {aims}").format(aims=" ".join(broken))
        missing = " ".join(
            each["text"]
            for each, made in zip(aims, self.aim.conditions, strict=True)
            if not made.is_met(self._given, self.game)
        )
        return gettext("No turn is left, and this is not reached: {aims}").format(aims=missing)

    def _turns_left(self) -> str:
        """Say how many turns there are."""
        game, ngettext = self._told_game, self._words.ngettext
        left = self._left(game)
        if self._used(game):
            sentence = ngettext("You have {turns} turn left.", "You have {turns} turns left.", left)
        else:
            sentence = ngettext("You have {turns} turn.", "You have {turns} turns.", left)
        return sentence.format(turns=left)


_BOXES = {"open": "", "met": "✓ ", "broken": "✗ "}
