"""What every game here offers, so that records, tables and lessons can hold any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Sequence


class Game(Protocol):
    """A game as a value: a move makes the next game and leaves this one as it was."""

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""

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
    def events(self) -> Sequence[object]:
        """What the last move made happen, in order."""

    @property
    def before(self) -> Self | None:
        """The game one move ago, or None at the start."""

    @property
    def history(self) -> tuple[Self, ...]:
        """Every game from the start to this one."""

    def legal(self) -> tuple[str, ...]:
        """Return the moves that may be made now."""

    def why_not(self, move: str, /) -> str | None:
        """Say in words why a move is not legal, or None if it is."""

    def play(self, moves: str, /) -> Self:
        """Make one move, or several separated by spaces."""
