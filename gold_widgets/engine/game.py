"""What every game here offers, so that records, tables and lessons can hold any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.engine.seats import Seat

MOST_MOVES = 2_000
"""Ten times what a game takes: one that needs more is neither played out nor written nor read."""


class Event(Protocol):
    """Something that happened, for everybody to see: secrets are never in an event.

    One that shows to all what was a secret says `reveals = True`: nobody can take back what led to
    it, as if it had not been seen.
    """

    @property
    def rule(self) -> str:
        """The id of the rule that made it happen."""


class Game(Protocol):
    """A game as a value: a move makes the next game and leaves this one as it was."""

    @property
    def rulebook(self) -> Rulebook[Any, Any]:
        """The module whose game this is."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in turn order."""

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; of several that choose at once, the first."""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must choose now: the game waits for all of them, in any order."""

    @property
    def asks(self) -> str:
        """The kind of choice that they have, in a word; nothing once the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether no move will follow."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, none until the game is over."""

    @property
    def events(self) -> Sequence[Event]:
        """What the last move made happen, in order."""

    @property
    def before(self) -> Self | None:
        """The game one move ago, or None at the start."""

    @property
    def history(self) -> tuple[Self, ...]:
        """Every game from the start to this one."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves made since the start: words as `engine.moves` reads them."""

    @property
    def seed(self) -> int | None:
        """What chance was drawn from, if a seed was: a note for people, no part of the game."""

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the moves of a seat, by default of the one to move; another's name their seat.

        Also of a seat that the game does not wait for, if it may act all the same. A seat that is
        not there has none.
        """

    def why_not(self, move: str, /) -> str | None:
        """Say in words why a move is not legal, or None if it is."""

    def play(self, moves: str, /) -> Self:
        """Make one move, or several separated by spaces; without any, nothing happens."""
