"""A game being played: who decides for each seat, what is shown, what comes next.

It knows no game, no widget and no clock. Tables call `play` and `advance`, then draw it; several
may show the same sitting, each through the eyes of another seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.playing import Company, computer
from gold_widgets.engine.recall import watched
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.sentences import Sentence
from gold_widgets.tables import finished
from gold_widgets.tables.computers import ComputerFailed, asked
from gold_widgets.tables.seating import checked_kinds, kinds_for
from gold_widgets.tables.taking_back import first_choice, last_reveal

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.match import Match
    from gold_widgets.engine.records import Record
    from gold_widgets.tables.seating import Kind
    from gold_widgets.tables.staging import Staging

G = TypeVar("G", bound="Game")


class OutOfTurn(IllegalMove):
    """Somebody pressed while it was not a person's turn."""


class Sitting(Generic[G]):
    """A record with the people and computers who play it."""

    def __init__(
        self,
        record: Record[G],
        staging: Staging[G, Any, Any],
        kinds: Sequence[Kind] | None = None,
        *,
        patience: float | None = None,
    ) -> None:
        """Sit down.

        Args:
            record: The game, and what led to it.
            staging: In how many stages a move is shown, and what people know at first.
            kinds: Who plays each seat: `"person"` (the default), or a computer.
            patience: Seconds that a computer may think; None for as long as it likes.
        """
        self.book = record.game.rulebook
        self.staging = staging
        self._kinds = checked_kinds(kinds, len(record.game.seats))
        self._patience = patience
        self.until: Callable[[G], bool] | None = None
        """When computers stop choosing before the game is over: once a lesson is decided, say."""
        self.led: Callable[[G, int], str | None] | None = None
        """What moves for a computer where a lesson has something to show; None: it chooses."""
        self.put(record)

    def put(self, record: Record[G], match: Match[G] | None = None) -> None:
        """Play another game here, which may be the next one of a match."""
        self._turn_to(record)
        self.earlier = match
        """The match before this game, if it belongs to one that has begun."""
        self.floor = 0
        """The point that undo does not pass."""
        count = len(record.start.seats)
        self.players = tuple(
            None if kind is None else computer(record.start, kind, seat)
            for seat, kind in enumerate(kinds_for(self._kinds, count))
        )
        self.people = [seat for seat, player in enumerate(self.players) if player is None]
        """The seats that people play, and those of computers that could not go on."""
        self._company = Company(self.game, self.players, **self.staging.sight())
        self._seen: Any = None
        self._sure, self._remembered = "", 0
        self.match = match
        """The match that this game belongs to, itself included if it is over and counts."""
        self._has_played = self._is_told = False
        self._is_from_start = record.at == 0
        self.notice = ""
        """What there is to say about a game that was just finished, besides how it ended."""
        self._look(record.at)
        self._is_looking_back = False

    # -- what is there -----------------------------------------------------------------------

    def _turn_to(self, record: Record[G]) -> None:
        """Look at a record; what is asked again and again is noted."""
        self.record = record
        """The game with its past, and with what was undone."""
        self.game: G = record.game
        """The game at the point looked at."""
        self.is_past = record.at < len(record)
        """Whether an earlier point is looked at; then nothing goes on by itself."""
        self.stages = self.staging.stages(self.game)
        """In how many stages the last move is shown."""
        self.told_from = self.staging.told_from(self.game)
        """The stage from which on it is told how the last move ended."""

    @property
    def has_more(self) -> bool:
        """Whether the last move has more stages to show."""
        return self.stage < self.stages - 1

    @property
    def is_held(self) -> bool:
        """Whether the last move has more stages to show before the game goes on."""
        return self.stage < self.stages - 1 and not self.is_past

    @property
    def told(self) -> G:
        """The game as far as it may be told: without a move that has not been shown enough of."""
        game = self.game
        return game if self.stage >= self.told_from or game.before is None else game.before

    @property
    def looks_back(self) -> bool:
        """Whether an earlier point is only looked at: nobody went back there to play on."""
        return self.is_past and self._is_looking_back

    @property
    def computer(self) -> int | None:
        """The seat of the computer that is to choose: after the people who choose at that time."""
        if self.askable or (self.until is not None and self.until(self.game)):
            return None
        return next(iter(self.game.actors), None)

    @property
    def askable(self) -> list[int]:
        """The people that the game waits for."""
        # No comprehension: every press asks for this several times, and each would be a call more.
        return list(filter(self.people.__contains__, self.game.actors))

    @property
    def able(self) -> list[int]:
        """The people who may act now: those the game waits for, and who may all the same."""
        asked = self.askable
        if not self.book.OUT_OF_TURN:
            return asked
        return asked + [seat for seat in self.people if seat not in asked and self.game.legal(seat)]

    @property
    def is_due(self) -> bool:
        """Whether the game goes on without a person: a move to show, a computer to choose."""
        return not self.is_past and (self.is_held or self.computer is not None)

    @property
    def has_secrets(self) -> bool:
        """Whether several people must not see each other's cards."""
        return self.book.HAS_SECRETS and len(self.people) > 1

    def view(self, seat: int | None) -> Any:  # noqa: ANN401 - whatever the game shows
        """What a person on this seat has been shown; without a seat, what everybody may see."""
        return self.book.view(self.game, seat, memory=self._seen, **self.staging.sight())

    # -- what happens ------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Make a move for a person; from the past only if it is wanted twice.

        Whoever looks at the past, and did not undo anything, is asked to press twice.
        """
        if self.record.at < last_reveal(self.record, self.book, self.floor):
            raise IllegalMove(
                Sentence("What has been shown to others since then cannot be taken back.")
            )
        if self.looks_back and move != self._sure:
            self._check(move)
            self._sure = move
            raise IllegalMove(
                Sentence(
                    "You are looking back. Press {spot} once more to play on from here: "
                    "what came after is then forgotten.",
                    spot=move,
                )
            )
        self._make(move, by_person=True)

    def advance(self) -> None:
        """Let one thing happen: the next stage is shown, or a computer chooses."""
        if self.has_more:
            self.stage += 1
        elif self.is_past:
            self.go(self.record.at + 1)
        elif (seat := self.computer) is not None:
            self._make(self._ask(seat))

    def settle(self) -> None:
        """Show the last move to its end."""
        self.stage = self.stages - 1

    def undo(self) -> None:
        """Go back to the last choice that a person made, not beyond what others were shown."""
        self._look(self._last_choice())
        self._is_looking_back = False
        self.people = [seat for seat in self.people if self.players[seat] is None]

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to go back to."""
        return self._last_choice() < self.record.at

    def redo(self) -> None:
        """Go on to the next choice that a person made, or to the end."""
        points = range(self.record.at + 1, len(self.record))
        choice = first_choice(points, self.record, self.book, self.people)
        self._look(len(self.record) if choice is None else choice)
        self._is_looking_back = False

    def go(self, point: int) -> None:
        """Look at any point, and at the first stage of the move that led there."""
        self._look(point)
        self.stage = 0

    def look(self, point: int) -> None:
        """Look at a choice before it is made: what led there is settled."""
        self._look(point)

    def rematch(self) -> None:
        """Play again: the next game of the match, or a hand-made table once more."""
        match = self.match
        if match is None:
            self.put(type(self.record).of(self.record.start))
            return
        if match.is_over:
            match = match.again()
        self.put(type(self.record).of(match.deal()), match)

    def _ask(self, seat: int) -> str:
        """Ask a computer; the seat of one that fails is a person's from then on."""
        try:
            return asked(self._company, self.game, seat, self._patience, self.led)
        except ComputerFailed:
            self.people = sorted({*self.people, seat})
            raise

    def _make(self, move: str, *, by_person: bool = False) -> None:
        at = self.record.at
        self._turn_to(self.record.play(move))
        game = self.game
        if self._remembered == at and self.record.at == at + 1:
            self._seen = self._seen.after(game.events)
            self._company.watch(game)
            self._remembered = self.record.at
        else:
            self._remember()
        self._is_looking_back, self._sure = False, ""
        self.stage = 0
        self._count()
        self._has_played = self._has_played or by_person
        if game.is_over:
            self._tell()

    def _tell(self) -> None:
        """Tell once of a game that a person has played, and not only looked at.

        It was begun here, or is a whole one that is gone on with; and no lesson says when it ends.
        """
        is_game = self._is_from_start or self.book.is_whole(self.record.start)
        if self._is_told or not self._has_played or not is_game or self.until is not None:
            return
        self._is_told = True
        people = [seat for seat, player in enumerate(self.players) if player is None]
        won = people[0] in self.game.winners if len(people) == 1 else None
        self.notice = finished.tell(folder_of(self.book), won)

    def _count(self) -> None:
        """Add a game that is over to its match, if it was dealt by the book."""
        game, start = self.game, self.record.start
        self.match = self.earlier
        if game.is_over and not self.is_past and self.book.is_whole(start):
            from gold_widgets.engine.match import Match  # not needed until a game is over

            self.match = (self.earlier or Match.of(start)).add(game)

    def _check(self, move: str) -> None:
        if problem := self.game.why_not(move):
            raise IllegalMove(problem)

    def _look(self, point: int) -> None:
        self._turn_to(self.record.go(point))
        self._is_looking_back, self._sure = True, ""
        self._remember()
        self.settle()
        self._count()

    def _remember(self) -> None:
        """Let everybody remember what was shown up to the point looked at, and no more."""
        game = self.game
        self._remembered = self.record.at
        self._company.go_back(game)
        first = self.staging.memory(self.record.start)
        self._seen = self.book.watch(game) if first is None else watched(first, game.history)

    def _last_choice(self) -> int:
        at = self.record.at
        points = range(at - 1, last_reveal(self.record, self.book, self.floor) - 1, -1)
        choice = first_choice(points, self.record, self.book, self.people)
        return at if choice is None else choice
