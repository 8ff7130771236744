"""A game being played at a table: who decides for each seat, what lies open, what comes next.

Pure: it knows no widget and no clock. The table calls `press` and `advance`, then draws it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import IllegalMove, SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.events import Flipped
from gold_widgets.games.gold.players import OPPONENTS, Opponent, opponent
from gold_widgets.games.gold.views import Memory, View, view, watch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game

PERSON = "person"


class OutOfTurn(IllegalMove):
    """Somebody pressed a card while a computer is to move."""


class Sitting:
    """A record with the people and computers who play it."""

    def __init__(
        self, record: Record[Game], players: Sequence[Opponent | None], *, peek: bool = False
    ) -> None:
        if len(players) != len(record.game.seats):
            raise SetupError(
                f"There are {len(record.game.seats)} players but seats for {len(players)}. "
                f"Say who plays for each: {PERSON!r} or an opponent."
            )
        self.record = record
        self.players = tuple(players)
        self._seen_before = Memory(known=record.start.table if peek else {})
        self.open: dict[str, Card] = {}
        self.is_held = False
        self._is_looking_back = False
        self._sure = ""
        self._remembered = record.at
        self._memories = self._watched()

    @property
    def game(self) -> Game:
        """The game at the point looked at."""
        return self.record.game

    @property
    def is_past(self) -> bool:
        """Whether an earlier point is looked at; then nothing goes on by itself."""
        return self.record.at < len(self.record)

    @property
    def computer(self) -> Opponent | None:
        """The computer that is to move, if one is."""
        return None if self.game.is_over else self.players[self.game.to_move]

    @property
    def is_due(self) -> bool:
        """Whether the game goes on without a person: open cards to turn, a computer to move."""
        return not self.is_past and (self.is_held or self.computer is not None)

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the table is drawn: a person's, if there is one."""
        people = [seat for seat, player in enumerate(self.players) if player is None]
        if self.game.to_move in people or not people:
            return self.game.to_move
        return people[0]

    def view(self) -> View:
        """What the person at the table has been shown; the table remembers all of it."""
        return view(self.game, self.viewer, memory=self._memories[-1])

    def press(self, spot: str) -> None:
        """Flip a card for the person whose turn it is; cards that lie open are settled first.

        Whoever looks at the past only, and did not undo anything, is asked to press twice.
        """
        if self.is_held:
            was_open = spot in self.open
            self.settle()
            if was_open or self.computer:
                return
        if self.computer:
            raise OutOfTurn(f"{self.game.seats[self.game.to_move]} is to move.")
        if self._is_looking_back and self.is_past and spot != self._sure:
            self._check(spot)
            self._sure = spot
            raise IllegalMove(
                Sentence(
                    "You are looking back. Press {spot} once more to play on from here: "
                    "what came after is then forgotten.",
                    spot=spot,
                )
            )
        self._flip(spot)

    def advance(self) -> None:
        """Let one thing happen: open cards are settled, or a computer flips one card."""
        if self.is_past:
            self.go(self.record.at + 1)
        elif self.is_held:
            self.settle()
        elif self.computer:
            seat = self.game.to_move
            seen = view(self.game, seat, memory=self._memories[seat])
            self._flip(self.computer.choose(seen))

    def settle(self) -> None:
        """Turn the open cards down or take them away, as the game has already decided."""
        self.open, self.is_held = {}, False

    def undo(self) -> None:
        """Go back to the last choice that a person made."""
        self._look(self._choice(range(self.record.at - 1, -1, -1), self.record.at))
        self._is_looking_back = False
        self.settle()

    def redo(self) -> None:
        """Go on to the next choice that a person made, or to the end."""
        self._look(self._choice(range(self.record.at + 1, len(self.record)), len(self.record)))
        self._is_looking_back = False
        self.settle()

    def go(self, point: int) -> None:
        """Look at any point; the cards of the turn that ended there lie open."""
        self._look(point)
        self.open = {} if self.game.face_up else self._turned()
        self.is_held = bool(self.open) and not self.is_past and not self.game.is_over

    def look(self, point: int) -> None:
        """Look at a choice before it is made: the cards of the turn before it are put away."""
        self._look(point)
        self.settle()

    def _choice(self, points: Iterable[int], otherwise: int) -> int:
        for point in points:
            game = self.record.line[point]
            if self.players[game.to_move] is None or not any(
                player is None for player in self.players
            ):
                return point
        return otherwise

    def _flip(self, spot: str) -> None:
        self._check(spot)
        self.record = self.record.play(spot)
        events = self.game.events
        if self._remembered == self.record.at - 1:
            self._memories = [memory.after(events) for memory in self._memories]
            self._remembered = self.record.at
        else:
            self._memories = self._watched()
        self.open = {} if self.game.face_up else self._turned()
        self.is_held = bool(self.open)

    def _check(self, spot: str) -> None:
        if problem := self.game.why_not(spot):
            raise IllegalMove(problem)

    def _turned(self) -> dict[str, Card]:
        """Return the cards of the turn that has just ended."""
        flips: dict[str, Card] = {}
        game = self.game
        while game.before is not None:
            flipped = game.events[0]
            assert isinstance(flipped, Flipped)
            flips = {flipped.spot: flipped.card, **flips}
            if not game.before.face_up:
                break
            game = game.before
        return flips

    def _look(self, point: int) -> None:
        self.record = self.record.go(point)
        self._is_looking_back, self._sure = True, ""
        self._memories = self._watched()

    def _watched(self) -> list[Memory]:
        """Return what each seat remembers, and last what the table does, from the start on."""
        self._remembered = self.record.at
        recalls = [player.recall if player else None for player in self.players]
        mine = self._seen_before
        for past in self.game.history:
            mine = mine.after(past.events)
        return [*(watch(self.game, recall) for recall in recalls), mine]


def seat_all(
    seats: Sequence[str | float | Opponent | None] | None, count: int, seed: int
) -> tuple[Opponent | None, ...]:
    """Read who plays: `"person"` (the default), an opponent's name or memory, or an opponent."""
    if seats is None:
        return (None,) * count
    if isinstance(seats, str):
        raise SetupError(
            f"seats={seats!r} is not one entry a seat. Try seats=('person', 'perfect')."
        )
    return tuple(_player(entry, seed + number) for number, entry in enumerate(seats))


def _player(entry: str | float | Opponent | None, seed: int) -> Opponent | None:
    if entry is None or entry == PERSON:
        return None
    if isinstance(entry, str | int | float):
        return opponent(entry, seed)
    if not callable(getattr(entry, "choose", None)) or not hasattr(entry, "recall"):
        raise SetupError(
            f"{entry!r} cannot play: it needs choose(view) and recall, or be 'person' or one of "
            f"{', '.join(map(repr, OPPONENTS))}."
        )
    return entry
