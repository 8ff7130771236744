"""A table: any game to play in a notebook, drawn, pressed, told and replayed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import GameError, SetupError
from gold_widgets.engine.moves import Draft, narrow
from gold_widgets.engine.players import checked_level
from gold_widgets.engine.records import Record
from gold_widgets.engine.rooms import room
from gold_widgets.engine.rulebook import Hint
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.tables import asking, tools
from gold_widgets.tables.computers import ComputerFailed
from gold_widgets.tables.debriefs import review_panel
from gold_widgets.tables.forms import Forms
from gold_widgets.tables.options import (
    as_record,
    checked_number,
    names_of,
    read_seed,
    refuse_unknown,
)
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.scores import score_sheet
from gold_widgets.tables.showing import Showing
from gold_widgets.tables.sitting import OutOfTurn, Sitting
from gold_widgets.tables.staging import staging_of

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.match import Match
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.tables.pieces import Action
    from gold_widgets.tables.seating import Kind
    from gold_widgets.tables.staging import Moment, Staging


class Table(Showing):
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
        hints: str | None = None,
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
            hints: How far hints look ahead: as the computer of that level does.
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
        self._hints = checked_level(hints, record.game.rulebook.LEVELS)
        self._sitting = Sitting(record, staging, seats, patience=patience)
        self._tables = []
        self._begin()

    def _begin(self) -> None:
        """Show the sitting, and have its forms at hand."""
        super()._begin()
        filled_in: dict[str, Callable[[str], None]] = {}
        if "record" in self._allow:
            filled_in["paste"] = self.load
        if "new" in self._allow:
            filled_in["new"] = lambda seed: self.new(read_seed(seed))
        self._forms = Forms(self._frame, self._words, self._sitting, filled_in)

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
        seat = seat_number(who, self.game.seats, "seat")
        if seat not in self._sitting.people:
            raise SetupError(
                Sentence("{player} is played by a computer.", player=self.game.seats[seat].name)
            )
        return SeatTable(self, seat)

    def press(self, part: str) -> None:
        """Do what a press on a spot does; refused in words where the rules refuse it."""
        self._do(lambda: self._press(self._sitting.staging.meant(part)))

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

    # -- what people do at the screen --------------------------------------------------------

    def _act(self, action: Action) -> None:
        match action:
            case {"press": str(part)}:
                self.press(part)
            case {"look": str(spot)}:
                self._look_over(spot, is_tap=bool(action.get("tap")))
            case {"number": int(number)}:
                self.press(asking.numbered(self._number_verb, number))
            case {"go": int(point)} if "slider" in self._allow:
                self.go(max(0, min(point, len(self.record))))
            case {"form": str(kind), "value": str(value)}:
                self._forms.fill_in(kind, value)
            case {"do": str(button)}:
                self._use(button)

    def _look_over(self, spot: str, *, is_tap: bool) -> None:
        """Show more of a spot; after a first tap, say that it was a look."""
        if self._said == self._words.tap_again(self._over):
            self._said = ""
        self._over = spot
        if is_tap:
            self._said = self._words.tap_again(spot)
        self._draw()

    def _use(self, button: str) -> None:
        """Do what a button says, if it is there and not locked: a page may be late."""
        shown = next((each for each in self._frame.buttons if each["id"] == button), None)
        if button == "drop":
            self._do(self._drop)
        elif button == "close":
            self._turn_panel()
        elif shown is None or shown.get("off"):
            return
        elif button in self._switches:
            self._switches[button] = not self._switches[button]
            self._tell_hint()
            self._draw()
        elif button.startswith(asking.PART):
            self.press(button.removeprefix(asking.PART))
        elif button.startswith(asking.SHOW):
            self._do(lambda: self._reveal(int(button.removeprefix(asking.SHOW))))
        elif button in tools.MOMENTS and self._debrief:
            self._look_at(self._debrief.moments[tools.MOMENTS.index(button)])
        else:
            self._use_tool(button)

    def _turn_panel(self) -> None:
        self._draw()

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
            case "rules" | "scores":
                self._open_panel(button)
            case "copy" | "paste" | "new":
                self._forms.open(button)

    def _press(self, part: str) -> None:
        """Add a part to the move that has been begun, and make it once it is whole."""
        sitting, game = self._sitting, self.game
        if sitting.is_held:
            shown = part in sitting.staging.shown(game)
            sitting.settle()
            if shown or (not sitting.able and not game.is_over):
                return
        seat = self._chooser
        legal = game.legal(seat) if seat is not None or game.is_over else ()
        picked = self._draft.picked
        if picked or part not in legal:
            legal = self._pressable(legal)
        is_new = part not in legal and not picked
        if is_new and not narrow(legal, (part,)).moves:
            self._said = self._telling.about(game, part, sitting.view(self._viewer))
            if self._said:
                return
        if not legal and not game.is_over:
            raise OutOfTurn(self._why_wait())
        draft = asking.pressed(game, seat, legal, picked, part)
        move = draft.move
        if move is None or not sitting.staging.is_meant(move, draft.picked):
            self._draft = draft
        else:
            sitting.play(move)  # what it refuses leaves the draft as it was
            self._draft = Draft()
            # The curtain falls, unless only the one who looks goes on, in secret.
            eyes = self._eyes
            if eyes is not None and (sitting.askable != [eyes] or self._is_open_choice()):
                self._eyes = None

    def _why_wait(self) -> str:
        """Say why no press counts here now."""
        sitting, game = self._sitting, self.game
        if self._chooser is None and sitting.has_secrets and sitting.able:
            return Sentence("First say who is looking: press the button with your name.")
        return self._words.waiting(game, game.actors[0])

    def _drop(self) -> None:
        self._draft = Draft()

    def _reveal(self, seat: int) -> None:
        self._drop()  # what somebody else has begun is a secret, too
        self._eyes = None if seat == self._eyes else seat

    def _open_panel(self, kind: str) -> None:
        """Show the rule card or the score sheet, or put it away."""
        sitting = self._sitting
        if self._frame.panel.get("kind") == kind:
            self._frame.panel = {}
        elif kind == "rules":
            self._frame.show(panel=self._rule_card(sitting.book).all())
        elif sitting.match:
            self._frame.show(
                panel=score_sheet(sitting.match, self._words, self._telling.match_rule())
            )
        self._draw()

    def _give_hint(self) -> None:
        sitting = self._sitting
        if sitting.is_held:
            sitting.settle()
        seat = self._chooser
        if seat is not None and seat in self.game.actors:
            view = sitting.view(seat)
            wanted = {} if self._hints is None else {"level": self._hints}
            self._hint = sitting.book.hint(view, self._words.language, **wanted)
            self._tell_hint()
        self._draw()

    def _tell_hint(self) -> None:
        """Say the hint that is given, if one is: in figures, too, where they are switched on."""
        if self._hint:
            in_figures = self._switches.get(self._sitting.staging.NUMBERS, False)
            told = (self._hint.words, self._hint.numbers if in_figures else "")
            self._said = " ".join(filter(None, told))

    def _give_review(self) -> None:
        """Show the review of a game that is over, or put it away."""
        self._hint = None
        if self._debrief or not self.record.end.is_over:
            self._debrief, self._said = None, ""
            self._put_away("review")
        else:
            seat = self._reviewed
            language = self._words.language
            self._debrief = self._sitting.staging.debrief(self.record, seat, language)
            self._said = self._debrief.words
            panel = review_panel(self._debrief, self._button_words["review"][0])
            if panel:
                self._frame.show(panel=panel)
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

    # -- changing the sitting ----------------------------------------------------------------

    @alone
    def _do(self, change: Callable[[], None]) -> None:
        """Change the sitting, then show it; what the rules refuse is said, and changes nothing."""
        sitting = self._sitting
        before, stage, end = sitting.game, sitting.stage, sitting.record.end
        self._clock.stop()
        self._hint, self._said = None, ""
        try:
            change()
        except ComputerFailed as error:
            self._said = self._failure = self._frame.error = self._words.refusal(error)
        except GameError as error:
            self._said = self._words.refusal(error)
        is_moved = sitting.game is not before
        if is_moved and self._failure == self._frame.error:
            self._frame.error = ""  # the game goes on; other errors stay until they are dismissed
        if sitting.notice:
            self._frame.error, sitting.notice = sitting.notice, ""
        if is_moved:
            self._note_move()
        for table in tuple(self._tables):
            if is_moved and table is not self:
                table._forget()
            elif is_moved:
                self._drop()
            if sitting.record.end is not end:
                table._debrief = None  # another game by now
                table._put_away("review")
            table._draw(effect=is_moved or sitting.stage == stage + 1)

    def _note_move(self) -> None:
        for table in tuple(self._tables):
            table._changed()

    @alone
    def _put(self, change: Callable[[], None]) -> None:
        """Put another game on this table."""
        self._clock.stop()
        change()
        for table in tuple(self._tables):
            table._forget()
            table._debrief, table._eyes = None, None
            table._put_away("review", "scores")
            table._prepare()
            table._draw()

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
        self._switches, self._hints = dict(host._switches), host._hints
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
