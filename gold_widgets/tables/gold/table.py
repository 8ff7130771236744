"""The GOLD table: a game to play in a notebook, drawn, pressed, told and replayed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import GameError, SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.rulebook import Hint
from gold_widgets.games.gold.cards import DECK
from gold_widgets.games.gold.debrief import tell_flip, tell_total
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.hints import hint, signed
from gold_widgets.games.gold.match import Match
from gold_widgets.games.gold.odds import odds
from gold_widgets.games.gold.oneline import save
from gold_widgets.games.gold.records import load
from gold_widgets.games.gold.redealing import deal_again
from gold_widgets.games.gold.review import Review, review
from gold_widgets.tables.board import Board
from gold_widgets.tables.clock import Clock
from gold_widgets.tables.gold.arrangement import places
from gold_widgets.tables.gold.effects import effect_of
from gold_widgets.tables.gold.options import as_record, checked_number, read_seed
from gold_widgets.tables.gold.scene import Heat, faces, hotspots, scene, stamps
from gold_widgets.tables.gold.sitting import OutOfTurn, Sitting, seat_all
from gold_widgets.tables.gold.tools import (
    MOMENTS,
    buttons,
    checked_tools,
    may_use,
    slider,
    switched,
)
from gold_widgets.tables.gold.words import Words

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.games.gold.judging import Flip
    from gold_widgets.games.gold.players import Opponent
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.frame import Action


_LITTLE = Fraction(1, 4)
"""Where no flip promises or threatens more than this, none is shown as very good or very bad."""


class GoldTable(Board):
    """A table at which a game is played, by people at this screen and by computers."""

    def __init__(
        self,
        game: Game | Record[Game] | None = None,
        *,
        seats: Sequence[str | float | Opponent | None] | None = None,
        arrangement: str = "grid",
        pace: float = 2.0,
        show: bool = True,
        scale: float = 1.0,
        language: str = "en",
        allow: Collection[str] | None = None,
        peek: bool = False,
        on: Collection[str] = (),
    ) -> None:
        """Open a table.

        Args:
            game: A game or record; by default two players and fresh cards.
            seats: For each seat `"person"`, or a computer: `"random"`, or from weak to strong
                `"beginner"`, `"casual"`, `"sharp"`, `"perfect"`, `"expert"`; a memory from 0 to 1;
                or a player of your own with `choose(view)` and `recall`. By default all are people.
            arrangement: `"grid"`, or `"scattered"` as the book has it (G2).
            pace: Seconds that flipped cards stay in sight before the game goes on; 0 for no
                animation and for waiting until somebody presses Continue.
            show: Whether points are shown during play (G12).
            scale: How large the table is, as far as the window has room: 2 for a projector.
            language: `"en"`, `"fr"` or `"de"`.
            allow: The tools that may be used: some of `tools.TOOLS`, by default all.
            peek: Whether people know every card from the start, and see it noted on its back.
            on: What is switched on from the start: `"memory"`, `"odds"` or both.
        """
        self._words = Words(language)
        self._pace = checked_number("pace", pace, 0, 60)
        self._scale = checked_number("scale", scale, 0.25, 8)
        self._allow = checked_tools(allow)
        self._arrangement, self._show = arrangement, bool(show)
        self._kinds = seats
        self._clock = Clock(self._tick)
        self._effects = 0
        self._peek = bool(peek)
        self._switches = switched(on, memory=self._peek)
        self._hint: Hint | None = None
        self._review: Review | None = None
        self._said = ""
        self._match: Match | None = None
        self._earlier: Match | None = None
        self._sit(as_record(game, self._words))
        self._count()
        self._open(
            self._places.width,
            self._places.height,
            self._scale,
            words=self._words.frame,
            language=self._words.language,
            label="GOLD",
            **self._board(),
            **self._state(),
        )
        self._prepare()
        self._painter.show(self.picture())
        self._start_clock()

    # -- what a program may ask and do -------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game at the point looked at."""
        return self._sitting.game

    @property
    def record(self) -> Record[Game]:
        """The game with its past, and with what was undone."""
        return self._sitting.record

    @property
    def match(self) -> Match | None:
        """The match (G11) that the games played at this table make up, once one is over."""
        return self._match

    def press(self, spot: str) -> None:
        """Do what a press on a card does; refused in words where the rules refuse it."""
        self._do(lambda: self._sitting.press(spot))

    def go_on(self) -> None:
        """Do what Continue does: settle the open cards, or let the computer flip one."""
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
        self._put(load(text))

    def new(self, seed: int | None = None) -> None:
        """Deal new cards to the same players, onto as many spots as there were cards."""
        self._put(Record.of(deal_again(self.game.history[0], seed)))

    def rematch(self) -> None:
        """Play again: the next game of the match, or a hand-made table once more."""
        if self._match is None:
            self._put(Record.of(self.record.start))
            return
        match = self._match
        if match.is_over:
            match = Match(match.seats, match.rules, match.seed + len(match.seats), match.starter)
        self._put(Record.of(match.deal()), match)

    def review(self) -> Review:
        """Look at the game again: what was luck, memory and choice for the one who plays here."""
        people = [seat for seat, player in enumerate(self._sitting.players) if player is None]
        seat = people[0] if len(people) == 1 else None
        return review(self.record, seat, language=self._words.language, peek=self._peek)

    def look_at(self, told: Review, flip: Flip) -> None:
        """Go to where a flip of a review was chosen; what is said of it is framed."""
        if told.record.end is not self.record.end:
            raise SetupError("This is the review of another game than the one on this table.")

        def look() -> None:
            self._sitting.look(flip.point)
            fresh = told.view(flip).unknown[:1]
            framed = {"luck": (flip.spot,), "choice": fresh, "memory": (flip.best,)}[flip.part]
            self._review, self._hint = told, Hint(framed, tell_flip(told, flip))
            self._said = self._hint.words

        self._do(look)

    def describe(self) -> str:
        """Tell the whole table in words."""
        view = self._sitting.view()
        seen = faces(view, open=self._sitting.open, faint=self._switches["memory"])
        return self._words.describe(self.game, view, seen)

    @alone
    def close(self) -> None:
        """Take the table off the page, with all its parts. Its game can still be read."""
        if self._is_open:
            self._clock.stop()
        super().close()

    def picture(self) -> Picture:
        """What is to be seen now, as shapes."""
        sitting, view = self._sitting, self._sitting.view()
        can_choose = not sitting.is_held and sitting.computer is None
        return scene(
            view,
            self._places,
            open=sitting.open,
            faint=self._switches["memory"],
            heat=self._heat(view) if self._switches["odds"] and can_choose else None,
            marked=self._hint.spots if self._hint else (),
            show_scores=self._show,
        )

    def _heat(self, view: View) -> Heat:
        """Return how good each flip is: its lead, in proportion to the best or worst there is."""
        leads = {spot: flip.lead for spot, flip in odds(view).items()}
        most = max([_LITTLE, *(abs(lead) for lead in leads.values())])
        language = self._words.language
        return {spot: (float(lead / most), signed(lead, language)) for spot, lead in leads.items()}

    # -- what people do at the screen --------------------------------------------------------

    def _act(self, action: Action) -> None:
        match action:
            case {"press": str(spot)}:
                self.press(spot)
            case {"go": int(point)} if "slider" in self._allow:
                self.go(max(0, min(point, len(self.record))))
            case {"form": str(kind), "value": str(value)}:
                self._fill_in(kind, value)
            case {"do": str(button)} if may_use(button, self._allow):
                self._use(button)

    def _use(self, button: str) -> None:
        match button:
            case "continue":
                self.go_on()
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "rematch":
                self.rematch()
            case "memory" | "odds":
                self._switches[button] = not self._switches[button]
                self._draw()
            case "hint":
                self._give_hint()
            case "review":
                self._give_review()
            case "copy" | "paste" | "new":
                self._open_sheet(button)
            case _:
                self._look_again(MOMENTS.index(button))

    def _open_sheet(self, kind: str) -> None:
        line = save(self.record) if kind == "copy" else ""
        self._frame.show(form=self._words.form(kind, line))

    def _fill_in(self, kind: str, value: str) -> None:
        if kind == "paste" and "record" in self._allow:
            self._try(lambda: self.load(value))
        elif kind == "new" and "new" in self._allow:
            self._try(lambda: self.new(read_seed(value)))
        else:
            self._frame.form = {}

    def _try(self, change: Callable[[], None]) -> None:
        """Do what a form asks; if it is refused, say why and keep the form as it was filled in."""
        try:
            change()
        except GameError as error:
            self._frame.error = self._words.refusal(error)
        else:
            self._frame.show(form={}, error="")

    def _give_hint(self) -> None:
        sitting = self._sitting
        if sitting.is_held:
            sitting.settle()
        if not self.game.is_over and sitting.computer is None:
            self._hint = hint(sitting.view(), self._words.language)
            self._said = self._hint.words
        self._draw()

    def _give_review(self) -> None:
        """Show the review of a game that is over, or put it away."""
        self._hint = None
        if self._review or not self.record.end.is_over:
            self._review, self._said = None, ""
        else:
            told = self._review = self.review()
            shown = told.totals if told.seat is None else told.totals[told.seat :][:1]
            self._said = "\n".join(tell_total(told, total) for total in shown)
        self._draw()

    def _look_again(self, index: int) -> None:
        told = self._review
        if told and index < len(told.moments()):
            self.look_at(told, told.moments()[index])

    # -- keeping the picture and the words true ----------------------------------------------

    @alone
    def _do(self, change: Callable[[], None]) -> None:
        """Change the sitting, then show it; what the rules refuse is said, and changes nothing."""
        before = self.game
        self._clock.stop()
        self._hint, self._said = None, ""
        try:
            change()
        except OutOfTurn:
            self._said = self._words.waiting(self.game)
        except GameError as error:
            self._said = self._words.refusal(error)
        if self._review and self._review.record.end is not self.record.end:
            self._review = None  # another game by now
        self._draw(effect=self.game is not before)

    @alone
    def _draw(self, effect: bool = False) -> None:
        self._count()
        state = self._state()
        if effect:
            self._effects += 1
            state["effects"] = effect_of(self.game, self._effects, still=False) or {}
        self._painter.show(self.picture())
        self._frame.show(**state)
        self._start_clock()

    def _state(self) -> dict[str, object]:
        """Return what the frame says and offers now."""
        sitting, game, words = self._sitting, self.game, self._words
        return {
            "spots": self._spots(),
            "headline": words.headline(game, self._earlier),
            "banner": self._banner(game),
            "status": self._said or self._status(game),
            "buttons": buttons(sitting, words, self._allow, self._switches, self._review),
            "slider": slider(sitting, words, self._allow),
            "log": words.log(game),
            "wait": sitting.computer is not None,
        }

    def _banner(self, game: Game) -> str:
        return self._words.banner(game)

    def _status(self, game: Game) -> str:
        ask = not game.is_over and self._sitting.computer is None
        status = self._words.status(game, ask=ask)
        if game.is_over and self._match and self._match.results:
            return f"{status} {self._words.match(self._match)}"
        if game.before is None and self._earlier and self._earlier.results:
            return f"{self._words.match(self._earlier)} {status}"
        return status

    def _sit(self, record: Record[Game]) -> None:
        seed = record.start.setup.seed or 0
        players = seat_all(self._kinds, len(record.start.seats), seed)
        self._sitting = Sitting(record, players, peek=self._peek)
        self._places = places(record.start.setup, self._arrangement, seed)
        self._hotspots = hotspots(self._places)

    def _spots(self) -> list[dict[str, object]]:
        sitting, labels, columns = self._sitting, self._words.labels, self.game.setup.columns
        seen = faces(sitting.view(), open=sitting.open, faint=self._switches["memory"])
        return [
            {
                "id": spot,
                "label": f"{spot}, {labels[face]}",
                "at": at,
                "row": index // columns,
                "empty": not face,
            }
            for index, (face, (spot, *at)) in enumerate(zip(seen, self._hotspots, strict=True))
        ]

    @alone
    def _put(self, record: Record[Game], match: Match | None = None) -> None:
        """Put another game on this table."""
        if self._kinds is not None and len(self._kinds) != len(record.start.seats):
            self._kinds = None  # another number of players: people play them all
        self._clock.stop()
        self._match, self._earlier = match, match
        self._hint, self._review, self._said = None, None, ""
        self._sit(record)
        self._prepare()
        self._frame.show(**self._board())
        self._draw()

    def _prepare(self) -> None:
        self._painter.prepare(stamps(self.record.start.table.values(), self._places))

    def _board(self) -> dict[str, object]:
        """Return how large the frame is, and where its spots are."""
        board = self._places
        return {
            "ratio": board.width / board.height,
            "width": board.width * self._scale,
        }

    def _count(self) -> None:
        """Add a game that is over to the match; a hand-made table belongs to none."""
        game = self.game
        if not game.is_over or self._sitting.is_past:
            return
        start = game.history[0]
        if len(start.table) < len(DECK) or any(start.mines):
            return
        fresh = Match(game.seats, game.rules, start.setup.seed or 0, start.to_move)
        self._match = (self._earlier or fresh).add(game)

    # -- time --------------------------------------------------------------------------------

    def _start_clock(self) -> None:
        """Let the game go on by itself after a while."""
        if self._pace and self._sitting.is_due:
            # A computer's flips follow each other faster than the cards of a turn are taken away.
            self._clock.start(self._pace if self._sitting.is_held else self._pace / 2)
        else:
            self._clock.stop()

    @alone
    def _tick(self) -> None:
        try:
            self.go_on()
        except Exception as error:  # noqa: BLE001 - shown beside the table, which goes on
            self._frame.say_error(error)
