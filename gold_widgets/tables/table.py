"""A table: any game to play in a notebook, drawn, pressed, told and replayed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import GameError, IllegalMove
from gold_widgets.engine.moves import Draft
from gold_widgets.engine.records import Record
from gold_widgets.engine.rooms import room
from gold_widgets.engine.rulebook import Hint
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.tables import asking, tools
from gold_widgets.tables.board import Board
from gold_widgets.tables.clock import Clock
from gold_widgets.tables.log import Log
from gold_widgets.tables.options import (
    as_record,
    checked_number,
    names_of,
    read_seed,
    refuse_unknown,
)
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.sitting import ComputerFailed, Kind, OutOfTurn, Sitting
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.match import Match
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.tables.pieces import Action, Button, Spot
    from gold_widgets.tables.staging import Debrief, Moment, Staging


class Table(Board):
    """A table at which a game is played, by people at this screen and by computers."""

    def __init__(
        self,
        game: Game | Record[Any],
        *,
        seats: Sequence[Kind] | None = None,
        pace: float = 2.0,
        motion: bool = True,
        scale: float = 1.0,
        language: str | None = None,
        allow: Collection[str] | None = None,
        on: Collection[str] = (),
        patience: float | None = 10.0,
        **own: object,
    ) -> None:
        """Open a table.

        Args:
            game: A game or record, of any game there is.
            seats: For each seat `"person"`, or a computer: one of the game's levels from
                `"beginner"` to `"expert"`, or a player of your own with `choose(view)` and
                `recall`. By default all are people.
            pace: Seconds that a move stays in sight before the game goes on; 0 for waiting until
                somebody presses Continue.
            motion: Whether what happens is shown as it happens; a person's own choice for less
                motion is always heeded.
            scale: How large the table is, as far as the window has room: 2 for a projector.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            allow: The tools that may be used, by default all: such as `{"undo", "hint"}`.
            on: The switches that are on from the start.
            patience: Seconds that a computer may think about a move; None for as long as it likes.
            own: What the tables of this game take besides.
        """
        record = as_record(game)
        kind = staging_of(record.game.rulebook)
        refuse_unknown(own, (*names_of(Table), *names_of(kind)), type(self).__name__)
        staging: Staging[Any, Any, Any] = kind(**own)
        self._words = Phrases(language)
        self._pace = checked_number("pace", pace, 0, 60)
        self._scale = checked_number("scale", scale, 0.25, 8)
        if patience is not None:
            checked_number("patience", patience, 0.1, 3600)
        self._motion = bool(motion)
        self._allow = tools.checked_tools(allow, tools.tools_of(staging))
        self._switches = tools.switched(on, staging)
        self._sitting = Sitting(record, staging, seats, patience=patience)
        self._tables: list[Table] = []  # all that show this sitting
        self._fixed: int | None = None
        self._begin()

    def _begin(self) -> None:
        """Show the sitting, once all that is needed for it is there."""
        self._clock = Clock(self._tick)
        staging = self._sitting.staging
        self._telling = staging.words(self._words.language)
        self._log = Log(self._telling)
        self._button_words = {**self._words.buttons, **self._telling.buttons()}
        self._tools = tools.buttons_of(tools.tools_of(staging), self._allow)
        self._eyes: int | None = None
        self._draft = Draft()
        self._hint: Hint | None = None
        self._debrief: Debrief | None = None
        self._said = ""
        self._wanted = ""
        self._effects = 0
        self._tables.append(self)
        at = staging.layout(self.game)
        picture, state = self._shown()
        self._told = state
        self._open(
            at.width,
            at.height,
            self._scale,
            words=self._words.frame,
            language=self._words.language,
            label=self._sitting.book.NAME,
            **state,
        )
        self._prepare()
        self._painter.show(picture)
        self._start_clock()

    # -- what a program may ask and do -------------------------------------------------------

    @property
    def game(self) -> Any:  # noqa: ANN401 - of whatever is played
        """The game at the point looked at."""
        return self._sitting.game

    @property
    def record(self) -> Record[Any]:
        """The game with its past, and with what was undone."""
        return self._sitting.record

    @property
    def match(self) -> Match[Any] | None:
        """The match that the games played at this table make up, once one is over."""
        return self._sitting.match

    def seat(self, who: int | str) -> Table:
        """Open a table of its own for one seat, over the same game: for a second cell or window.

        It shows what that seat may see. A courtesy among friends, not a lock: both tables are in
        one kernel, where whoever wants to can look at everything.
        """
        return SeatTable(self, seat_number(who, self.game.seats, "seat"))

    def press(self, part: str) -> None:
        """Do what a press on a spot does; refused in words where the rules refuse it."""
        self._do(lambda: self._press(part))

    def go_on(self) -> None:
        """Do what Continue does: show the next stage, or let the computer choose."""
        self._do(self._sitting.advance)

    def undo(self) -> None:
        """Go back to the last choice that a person made."""
        self._do(self._sitting.undo)

    def redo(self) -> None:
        """Make again what was undone."""
        self._do(self._sitting.redo)

    def go(self, point: int) -> None:
        """Look at any point of the game: 0 is the start."""
        self._do(lambda: self._sitting.go(point))

    def load(self, text: str) -> None:
        """Put a game on the table from its line or its file."""
        record = self._sitting.book.load(text)
        self._put(lambda: self._sitting.put(record))

    def new(self, seed: int | None = None) -> None:
        """Begin anew: the same players and rules, other luck."""
        start = self._sitting.book.deal_again(self.record.start, seed)
        self._put(lambda: self._sitting.put(Record.of(start)))

    def rematch(self) -> None:
        """Play again: the next game of the match, or a hand-made table once more."""
        self._put(self._sitting.rematch)

    def describe(self) -> str:
        """Tell the whole table in words."""
        view, spots = self._seen()
        told = self._telling.describe(view, spots)
        return "\n".join([self._headline(), self._status(), *told])

    def picture(self) -> Picture:
        """What is to be seen now, as shapes."""
        staging, view = self._sitting.staging, self._sitting.view(self._viewer)
        return staging.scene(view, staging.layout(self.game), self._look())

    @alone
    def close(self) -> None:
        """Take the table off the page, with all its parts. Its game can still be read."""
        if self._is_open:
            self._clock.stop()
            self._tables.remove(self)
        super().close()

    # -- whose eyes, whose move --------------------------------------------------------------

    @property
    def _viewer(self) -> int | None:
        """The seat through whose eyes the table is drawn; None for what everybody may see."""
        if self._fixed is not None:
            return self._fixed
        sitting = self._sitting
        if sitting.has_secrets:
            return self._eyes
        people = sitting.people
        seat: int = sitting.game.to_move
        return seat if seat in people or not people else people[0]

    @property
    def _chooser(self) -> int | None:
        """The seat for which a press at this table counts, if it does for any."""
        sitting = self._sitting
        if self._fixed is not None:
            return self._fixed
        if sitting.has_secrets:
            return self._eyes
        return next(iter(sitting.askable), None)

    @property
    def _curtained(self) -> list[int]:
        """The people who may now look at what is theirs, while nobody does."""
        sitting = self._sitting
        if self._fixed is not None or not sitting.has_secrets or sitting.is_held:
            return []
        return [seat for seat in sitting.askable if seat != self._eyes]

    def _fall(self) -> None:
        """Let the curtain fall, unless the one who looks is the only one to go on."""
        if self._eyes is not None and self._sitting.askable != [self._eyes]:
            self._eyes = None

    # -- what people do at the screen --------------------------------------------------------

    def _act(self, action: Action) -> None:
        match action:
            case {"press": str(part)}:
                self.press(part)
            case {"number": int(number)}:
                self.press(asking.numbered(self._draft, self._legal(), number))
            case {"go": int(point)} if "slider" in self._allow:
                self.go(max(0, min(point, len(self.record))))
            case {"form": str(kind), "value": str(value)}:
                self._fill_in(kind, value)
            case {"do": str(button)}:
                self._use(button)

    def _use(self, button: str) -> None:
        """Do what a button says, if it is there and not locked: a page may be late."""
        shown = next((each for each in self._frame.buttons if each["id"] == button), None)
        if button == "drop":
            self._do(self._drop)
        elif shown is None or shown.get("off"):
            return
        elif button in self._switches:
            self._switches[button] = not self._switches[button]
            self._draw()
        elif button.startswith(asking.PART):
            self.press(button.removeprefix(asking.PART))
        elif button.startswith(asking.SHOW):
            self._do(lambda: self._reveal(int(button.removeprefix(asking.SHOW))))
        elif button in tools.MOMENTS and self._debrief:
            self._look_at(self._debrief.moments[tools.MOMENTS.index(button)])
        else:
            self._use_tool(button)

    def _use_tool(self, button: str) -> None:
        match button:
            case "continue":
                self.go_on()
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "rematch":
                self.rematch()
            case "hint":
                self._give_hint()
            case "review":
                self._give_review()
            case "copy" | "paste" | "new":
                self._open_form(button)

    def _press(self, part: str) -> None:
        """Add a part to the move that has been begun, and make it once it is whole."""
        sitting, game = self._sitting, self.game
        if sitting.is_held:
            shown = part in sitting.staging.shown(game)
            sitting.settle()
            if shown or (not sitting.askable and not game.is_over):
                return
        seat = self._chooser
        if seat is None and sitting.computer is not None:
            raise OutOfTurn(self._words.waiting(game, sitting.computer))
        if seat is None and not game.is_over:
            raise OutOfTurn(Sentence("First say who is looking: press the button with your name."))
        legal = game.legal(seat)
        picked = self._draft.picked
        if not picked and part in legal:
            move: str | None = part
        else:
            self._draft = asking.pressed(game, seat, legal, picked, part)
            move = self._draft.move
        if move is not None:
            self._draft = Draft()
            sitting.play(move)
            self._fall()

    def _legal(self) -> tuple[str, ...]:
        seat = self._chooser
        if seat is None or self._sitting.is_held:
            return ()
        legal: tuple[str, ...] = self.game.legal(seat)
        return legal

    def _drop(self) -> None:
        self._draft = Draft()

    def _reveal(self, seat: int) -> None:
        self._eyes = seat

    def _open_form(self, kind: str) -> None:
        self._wanted = ""
        try:
            value = self._sitting.book.save(self.record) if kind == "copy" else ""
        except GameError as error:  # a game may be too long for a line
            self._frame.error = self._words.refusal(error)
        else:
            self._frame.show(form=self._words.form(kind, value), error="")

    def _fill_in(self, kind: str, value: str) -> None:
        if kind == "paste" and "record" in self._allow:
            self._try(lambda: self.load(value), f"paste {value}")
        elif kind == "new" and "new" in self._allow:
            self._try(lambda: self.new(read_seed(value)), f"new {value}")
        else:
            self._frame.form = {}

    def _try(self, change: Callable[[], None], wanted: str) -> None:
        """Do what a form asks; if it is refused, say why and keep the form as it was filled in.

        What would end a match that has begun has to be wanted twice.
        """
        earlier = self._sitting.earlier
        try:
            if earlier and earlier.results and not earlier.is_over and self._wanted != wanted:
                read_seed(wanted.removeprefix("new ")) if wanted.startswith("new ") else None
                self._wanted = wanted
                raise IllegalMove(
                    Sentence("This ends the match. Press once more if that is what you want.")
                )
            change()
        except GameError as error:
            self._frame.error = self._words.refusal(error)
        else:
            self._wanted = ""
            self._frame.show(form={}, error="")

    def _give_hint(self) -> None:
        sitting = self._sitting
        if sitting.is_held:
            sitting.settle()
        seat = self._chooser
        if not self.game.is_over and seat is not None and seat in self.game.actors:
            view = sitting.view(seat)
            self._hint = sitting.book.hint(view, self._words.language)
            self._said = self._hint.words
        self._draw()

    def _give_review(self) -> None:
        """Show the review of a game that is over, or put it away."""
        self._hint = None
        if self._debrief or not self.record.end.is_over:
            self._debrief, self._said = None, ""
        else:
            seat = self._reviewed
            language = self._words.language
            self._debrief = self._sitting.staging.debrief(self.record, seat, language)
            self._said = self._debrief.words
        self._draw()

    @property
    def _reviewed(self) -> int | None:
        """The seat that a review is about: the one person's, or everybody's."""
        people = self._sitting.people
        return people[0] if len(people) == 1 else None

    def _look_at(self, moment: Moment) -> None:
        """Go to where something was chosen; what is said of it is framed."""
        debrief = self._debrief

        def look() -> None:
            self._sitting.look(moment.point)
            self._debrief, self._hint = debrief, Hint(moment.spots, moment.words)
            self._said = moment.words

        self._do(look)

    # -- keeping the picture and the words true ----------------------------------------------

    @alone
    def _do(self, change: Callable[[], None]) -> None:
        """Change the sitting, then show it; what the rules refuse is said, and changes nothing."""
        sitting = self._sitting
        before, end = sitting.game, sitting.record.end
        self._clock.stop()
        self._hint, self._said = None, ""
        try:
            change()
        except ComputerFailed as error:
            self._frame.error = self._words.refusal(error)
        except GameError as error:
            self._said = self._words.refusal(error)
        if sitting.game is not before:
            self._draft = Draft()
        for table in tuple(self._tables):
            if sitting.record.end is not end:
                table._debrief = None  # another game by now
            table._draw(effect=sitting.game is not before)

    @alone
    def _put(self, change: Callable[[], None]) -> None:
        """Put another game on this table."""
        self._clock.stop()
        change()
        for table in tuple(self._tables):
            table._hint, table._debrief, table._said = None, None, ""
            table._draft, table._eyes = Draft(), None
            table._prepare()
            table._draw()

    @alone
    def _draw(self, effect: bool = False) -> None:
        picture, state = self._shown()
        told = self._told
        # Of what a person reads, most stays as it is: what is not touched costs nothing.
        news = {name: value for name, value in state.items() if told.get(name) != value}
        self._told = state
        if effect:
            self._effects += 1
            steps = self._sitting.staging.effects(self.game)
            news["effects"] = {"n": self._effects, "steps": steps, "still": not self._motion}
        self._painter.show(picture)
        self._frame.show(**news)
        self._start_clock()

    def _shown(self) -> tuple[Picture, dict[str, Any]]:
        """Return the picture, and what the frame says and offers now."""
        sitting, staging, game = self._sitting, self._sitting.staging, self.game
        view = sitting.view(self._viewer)
        at = staging.layout(game)
        look = self._look()
        spots = staging.spots(view, at, look)
        legal = self._legal() if look.asks else ()
        buttons, number = asking.offered(self._draft, legal, spots, self._telling, self._words)
        state = {
            "spots": spots,
            "ratio": at.width / at.height,
            "width": at.width * self._scale,
            "headline": self._headline(),
            "banner": self._banner(),
            "status": self._said or self._status(),
            "buttons": [*self._shows(), *buttons, *self._tool_buttons()],
            "number": number,
            "slider": tools.slider(sitting, self._telling.slider(), self._allow),
            "log": self._log.of(game),
            "draft": bool(self._draft.picked),
            "wait": sitting.computer is not None,
        }
        return staging.scene(view, at, look), state

    def _seen(self) -> tuple[Any, list[Spot]]:
        staging, view = self._sitting.staging, self._sitting.view(self._viewer)
        return view, staging.spots(view, staging.layout(self.game), self._look())

    def _look(self) -> Look:
        sitting = self._sitting
        is_held = sitting.is_held
        return Look(
            sitting.stage,
            is_held,
            self.game.events,
            [switch for switch, is_on in self._switches.items() if is_on],
            not is_held and bool(sitting.askable) and not self.game.is_over,
            self._hint.spots if self._hint else (),
            self._draft.picked,
            self._draft.next if self._draft.picked else (),
            self._words.language,
        )

    def _shows(self) -> list[Button]:
        made: list[Button] = []
        for seat in self._curtained:
            text, title = self._words.curtain(self.game, seat)
            made.append({"id": f"{asking.SHOW}{seat}", "text": text, "title": title, "main": True})
        return made

    def _tool_buttons(self) -> list[Button]:
        switches = {**self._switches, "review": self._debrief is not None}
        made = tools.buttons(self._tools, self._button_words, self._sitting, switches)
        return made + tools.moments(self._debrief)

    def _headline(self) -> str:
        headline, earlier = self._telling.headline(self.game), self._sitting.earlier
        if earlier is None or self.game.is_over:
            return headline
        return f"{headline} · {self._words.of_match(earlier)}"

    def _banner(self) -> str:
        return self._telling.banner(self.game)

    def _status(self) -> str:
        sitting, game = self._sitting, self.game
        ask = not game.is_over and sitting.computer is None
        status = self._telling.status(game, ask=ask, stage=sitting.stage)
        if self._curtained and self._eyes is None:
            return f"{status} {self._words.behind_curtain()}"
        rule = self._telling.match_rule()
        if game.is_over and (match := sitting.match) and match.results:
            return f"{status} {self._words.match(match, rule)}"
        if game.before is None and sitting.earlier and sitting.earlier.results:
            return f"{self._words.match(sitting.earlier, rule)} {status}"
        return status

    def _prepare(self) -> None:
        staging, start = self._sitting.staging, self.record.start
        self._painter.prepare(staging.stamps(start, staging.layout(start)))

    # -- time --------------------------------------------------------------------------------

    def _start_clock(self) -> None:
        """Let the game go on by itself after a while; of several tables, the first sees to it."""
        if self._pace and self._tables[:1] == [self] and self._sitting.is_due:
            # A computer's moves follow each other faster than a move is taken out of sight.
            self._clock.start(self._pace if self._sitting.is_held else self._pace / 2)
        else:
            self._clock.stop()

    @alone
    def _tick(self) -> None:
        try:
            self.go_on()
        except Exception as error:  # noqa: BLE001 - shown beside the table, which goes on
            self._frame.say_error(error)


class SeatTable(Table):
    """One seat's own table over the sitting of another."""

    def __init__(self, host: Table, seat: int) -> None:
        """Show what one seat may see."""
        self._words, self._sitting, self._tables = host._words, host._sitting, host._tables
        self._pace, self._scale, self._motion = host._pace, host._scale, host._motion
        self._switches = dict(host._switches)
        # What belongs to all stays at the table of all.
        self._allow = host._allow - {"record", "new", "review", "rematch"}
        self._fixed = seat
        self._begin()

    def _headline(self) -> str:
        return f"{self.game.seats[self._fixed or 0]} · {super()._headline()}"


def table_of(rulebook: Rulebook[Any, Any]) -> type[Table]:
    """Return the tables of a game: a kind of their own, if it has one, or those of all."""
    own = f"{room(rulebook, 'tables').__name__}.table"
    found: type[Table] = import_module(own).Table if find_spec(own) else Table
    return found
