"""A first game: the table itself points at what to press, and lets go after a few turns."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.moves import parts
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.lessons import arguments
from gold_widgets.lessons.guide import PUPIL
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables import asking, tools
from gold_widgets.tables.options import as_record, is_game, names_of, refuse_unknown, spelled_out
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game

_TOOLS = frozenset({"undo", "hint", "rematch"})
"""Few buttons, and all of them useful to somebody who has never played."""


class FirstGame(Table):
    """A small table that teaches how to play: it points, tells what happened, and lets go.

    Whatever is pressed instead is played, too, and the table goes on from there. While it guides,
    it also moves for the computer, so that there is something to see; after that the computer
    plays by itself, and sees only what its seat may see.
    """

    @spelled_out(Table, but="seats")
    def __init__(
        self,
        game: ModuleType | Game | None = None,
        *,
        seed: int | None = None,
        language: str | None = None,
        **options: Any,  # noqa: ANN401 - those of a table, which checks them
    ) -> None:
        """Begin a first game.

        Args:
            game: The module of a game; it may be left out where there is no doubt. Or a game that
                has begun, to be guided from there.
            seed: The same seed lays the same table; without one, each is new.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            options: Anything that a table of this game takes.
        """
        if isinstance(game, int):
            raise SetupError(
                Sentence("A seed is given by its name: FirstGame(seed={seed}).", seed=brief(game))
            )
        given = as_record(game).game if is_game(game) else None
        book: Any = given.rulebook if given else arguments.book(game)
        self._subject = subject_of(book)
        self._guide = self._subject.GUIDE(book, language)
        kind = staging_of(book)
        known = (*names_of(FirstGame, Table), *names_of(kind))
        refuse_unknown(options, [name for name in known if name != "seats"], "FirstGame")
        self._is_guided = True
        self._planned: tuple[Game, str] | None = None
        self._read: tuple[object, int, int] = (None, 0, 0)
        start = given or self._guide.lay(seed)
        rivals = [self._guide.rival] * (len(start.seats) - 1)
        usual = {"allow": _TOOLS & set(tools.tools_of(kind))}
        super().__init__(
            Record.of(start), seats=["person", *rivals], language=language, **{**usual, **options}
        )

    @property
    def is_guiding(self) -> bool:
        """Whether the table still points at what to press."""
        return self._is_guided and not self.game.is_over and self._turns() < self._guide.TURNS

    # -- what goes another way than at other tables ------------------------------------------

    def go_on(self) -> None:
        """Turn the page of what is told, if there is more of it; else go on as at any table."""
        if self._is_reading:
            self._do(self._turn_page)
        else:
            super().go_on()

    def rematch(self) -> None:
        """Play again, on another table and without a guide: once is enough."""

        def again() -> None:
            self._is_guided = False
            seed = self.record.start.seed
            start = self._guide.lay(None if seed is None else seed + 1)
            self._sitting.put(Record.of(start))

        super()._put(again)

    def _put(self, change: Callable[[], None]) -> None:
        def put() -> None:
            change()
            self._is_guided = False

        super()._put(put)

    def _begin(self) -> None:
        self._sitting.led = self._lead
        super()._begin()

    def _lead(self, game: Game, _seat: int) -> str | None:
        """Move for a computer, as long as there is something to be shown."""
        return self._guide.computer(game, self._taught()) if self.is_guiding else None

    def _turns(self) -> int:
        """Count the turns that the pupil has finished."""
        return sum(self._guide.is_turn(*pair) for pair in self._finished())

    def _taught(self) -> list[str]:
        """Return what each turn so far has shown."""
        return [self._guide.shows(after) for _, after in self._finished()]

    def _finished(self) -> list[tuple[Any, Any]]:
        pairs = pairwise(self.game.history)
        return [(before, after) for before, after in pairs if self._subject.ends_turn(after)]

    # -- what is pointed at ------------------------------------------------------------------

    @property
    def _tells(self) -> bool:
        """Whether the table tells what a turn of the guided part has come to."""
        sitting, game = self._sitting, self.game
        if not self._is_guided or sitting.is_past or game.is_over or game.before is None:
            return False
        is_new = sitting.is_held or sitting.stages == 1 or self._guide.TELLS_LAST
        if not self._subject.is_settled(game) or not is_new:
            return False
        return self.is_guiding or self._lets_go

    @property
    def _lets_go(self) -> bool:
        """Whether the turn just played was the last one with a guide."""
        game = self.game
        last = game.before is not None and self._guide.is_turn(game.before, game)
        return last and self._subject.ends_turn(game) and self._turns() == self._guide.TURNS

    @property
    def _is_let_go(self) -> bool:
        """Whether the pupil begins the first turn without a guide."""
        return self._is_asked_now and not self.is_guiding and not self._is_reading

    @property
    def _is_asked_now(self) -> bool:
        """Whether the pupil is to press something, with a guide, or for the first time without."""
        if not self._is_guided or not self._is_asked or self._sitting.looks_back:
            return False
        if self.is_guiding:
            return True
        return not self._has_begun() and self._turns() == self._guide.TURNS

    def _has_begun(self) -> bool:
        """Tell whether the pupil has moved since a turn of their own ended."""
        for before, after in reversed(list(pairwise(self.game.history))):
            if self._subject.ends_turn(after) and self._guide.is_turn(before, after):
                return False
            if before.to_move == PUPIL:
                return True
        return True

    @property
    def _points(self) -> bool:
        """Whether there is something for the pupil to press on the board."""
        return self.is_guiding and self._is_asked_now and not self._is_reading

    # -- what is read, page by page ----------------------------------------------------------

    @property
    def _pages(self) -> list[str]:
        return self._guide.pages(self.game, self._sitting.stage) if self._tells else []

    @property
    def _page(self) -> int:
        """How many pages have been read of what is told now."""
        record, stage, page = self._read
        is_here = record is self._sitting.record and stage == self._sitting.stage
        return page if is_here else 0

    @property
    def _is_reading(self) -> bool:
        """Whether there is a page to turn before anything else: a press on the board needs none."""
        last = len(self._pages) - (not self._is_asked_now)
        return self._page < last and not self._draft.picked

    def _turn_page(self) -> None:
        self._read = self._sitting.record, self._sitting.stage, self._page + 1

    def _plan(self) -> str:
        """Return the move to point at, found once for each position."""
        game = self.game
        if self._planned is None or self._planned[0] is not game:
            self._planned = game, self._guide.pupil(game, self._taught())
        return self._planned[1]

    def _shown(self) -> tuple[Picture, dict[str, Any]]:
        picture, state = super()._shown()
        at = self._pointed_at([spot["id"] for spot in state["spots"]]) if self._points else ""
        here = self._words.gettext("{spot}. Press here!")
        state["spots"] = [
            {**spot, "point": True, "label": here.format(spot=spot["label"])}
            if spot["id"] == at
            else spot
            for spot in state["spots"]
        ]
        if self._points and self._said and self._hint is None:
            # Why nothing happened does not say what to press instead.
            state["status"] = f"{self._said} {self._prompt()}"
        waits = self._is_reading or (self._tells and self._sitting.is_due)
        pressed = "continue" if waits else f"{asking.PART}{at}"
        state["buttons"] = [
            {**button, "point": True, "main": True, "off": False}
            if button["id"] == pressed
            else button
            for button in state["buttons"]
        ]
        if self._points and (chosen := self._number_of(state.get("number", {}))) is not None:
            state["number"] = {**state["number"], "value": chosen, "point": True}
        return picture, state

    def _number_of(self, chooser: dict[str, Any]) -> int | None:
        """Return the number that the planned move wants, if it can be chosen now."""
        *_, last = parts(self._plan())
        is_number = last.isascii() and last.isdecimal() and "max" in chooser
        return int(last) if is_number and chooser["min"] <= int(last) <= chooser["max"] else None

    def _pointed_at(self, spots: list[str]) -> str:
        """Return what to press next for the planned move: on the board, if it is there."""
        move = self._plan()
        if move in spots:
            return move
        picked = self._draft.picked
        if any(part not in parts(move) for part in picked):
            return ""  # something else was begun: it may be finished
        left = [part for part in parts(move) if part not in picked]
        return next((part for part in left if part in spots), left[0] if left else "")

    # -- what is said ------------------------------------------------------------------------

    def _status(self) -> str:
        game, sitting = self.game, self._sitting
        left = self._pages[self._page :]
        if left and (self._is_reading or not self._is_asked_now):
            return left[0]
        if self._points:
            return self._prompt()
        if self._is_let_go:
            return self._guide.farewell()
        is_led = self.is_guiding or (self._is_guided and self._lets_go)
        if is_led and not sitting.is_past and self._subject.ends_turn(game):
            seat = game.seats[game.to_move]
            return self._words.gettext("Now it is {player}'s turn.").format(player=seat)
        return super()._status()

    def _prompt(self) -> str:
        at = self._pointed_at([spot["id"] for spot in self._view_and_spots()[1]])
        return self._guide.prompt(self.game, self._plan(), at)

    def _start_clock(self) -> None:
        """Wait for the reader of what has been told; else go on as at any table."""
        if self._tells:
            self._clock.stop()
        else:
            super()._start_clock()
