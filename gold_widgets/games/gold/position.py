"""What can be read off a game: the cards on the table, the mines, whose turn it is."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import IllegalMove, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.gold.rules import is_stalled, points, winners

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.rules import Rules
    from gold_widgets.games.gold.setup import Seat, Setup

Mines = tuple[tuple["Card", ...], ...]
"""The gold each seat has won."""


class IllegalFlip(IllegalMove):
    """This spot cannot be flipped now; the message says why."""


class Position:
    """The read-only side of `Game`; equal to any other with the same cards, mines and turn.

    Not a frozen dataclass: those take five times as long to make, and every flip makes one.
    """

    __slots__ = ("_cards", "_face_up", "_is_over", "_mines", "_rush", "_setup", "_to_move")

    _setup: Setup
    _cards: dict[str, Card]  # shared between positions, so never changed
    _face_up: tuple[str, ...]
    _to_move: int
    _mines: Mines
    _rush: bool
    _is_over: bool

    @property
    def setup(self) -> Setup:
        """Seats, rule values and grid: the same through the whole game."""
        return self._setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in turn order."""
        return self._setup.seats

    @property
    def rules(self) -> Rules:
        """The rule values in force."""
        return self._setup.rules

    @property
    def table(self) -> Mapping[str, Card]:
        """Spot → card, face down or up, for every card on the table, in reading order."""
        return MappingProxyType(self._cards)

    @property
    def face_up(self) -> tuple[str, ...]:
        """The spot flipped first, while the second is still to be chosen; else nothing."""
        return self._face_up

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; once the game is over, the seat that flipped last."""
        return self._to_move

    @property
    def mines(self) -> Mines:
        """The gold cards each seat has won, in the order they were won."""
        return self._mines

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of gold won so far, by seat."""
        return tuple(points(mine) for mine in self._mines)

    @property
    def rush(self) -> bool:
        """Whether the gold rush is on (G9)."""
        return self._rush

    @property
    def is_over(self) -> bool:
        """Whether no flip will follow (G10, R1)."""
        return self._is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats (G10), none until the game is over."""
        return winners(self._mines) if self._is_over else ()

    @property
    def is_stalled(self) -> bool:
        """Whether no two cards left can do anything to each other (R1)."""
        return is_stalled(self._cards.values())

    def at(self, spot: str) -> Card | None:
        """Return the card on a spot, face down or up, or None where none is left."""
        if spot not in self._setup.spots:
            raise IllegalFlip(self._no_such_spot(spot))
        return self._cards.get(spot)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seat to move, as nobody else ever chooses; none once the game is over."""
        return () if self._is_over else (self._to_move,)

    @property
    def asks(self) -> str:
        """The one kind of choice there is: which card to flip."""
        return "" if self._is_over else "flip"

    @property
    def seed(self) -> int | None:
        """What the deal was drawn from, if it was."""
        return self._setup.seed

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the spots that may be flipped now, in reading order; by others, none."""
        if self._is_over or (seat is not None and seat != self._to_move):
            return ()
        if not self._face_up:
            return tuple(self._cards)
        face_down = self._cards.copy()
        del face_down[self._face_up[0]]
        return tuple(face_down)

    def why_not(self, spot: str) -> str | None:
        """Say why a spot cannot be flipped now, or None if it can; `tell` translates it."""
        if spot not in self._setup.spots:
            return self._no_such_spot(spot)
        if self._is_over:
            return Sentence("{spot} cannot be flipped: the game is over.", spot=spot)
        if spot in self._face_up:
            return Sentence("{spot} is face up already. Flip another card (G4).", spot=spot)
        if spot not in self._cards:
            return Sentence(
                "{spot} is empty: there is no card to flip. Choose a spot that has one.", spot=spot
            )
        return None

    def _no_such_spot(self, spot: object) -> str:
        spots = self._setup.spots
        problem = Sentence(
            "There is no spot {spot!r} on this table: spots are a1 to {last}.",
            spot=brief(spot),
            last=spots[-1],
        )
        return problem + did_you_mean(spot, spots) if isinstance(spot, str) else problem

    def __eq__(self, other: object) -> bool:
        """Compare seats, rules, cards, mines and turn; not how the position came about."""
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or self._parts() == other._parts()

    def __hash__(self) -> int:
        """Agree with `==`."""
        setup, cards, *rest = self._parts()
        return hash((setup, frozenset(cards.items()), *rest))

    def _parts(self) -> tuple[Setup, dict[str, Card], tuple[str, ...], int, Mines]:
        return self._setup, self._cards, self._face_up, self._to_move, self._mines
