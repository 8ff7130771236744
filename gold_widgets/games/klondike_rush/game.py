"""How a game of Klondike Rush goes on: `play` returns the next game and never changes this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.moves import split
from gold_widgets.engine.past import HasPast
from gold_widgets.engine.pictures import mime_bundle
from gold_widgets.games.klondike_rush import choices, settling
from gold_widgets.games.klondike_rush.happenings import what_happened
from gold_widgets.games.klondike_rush.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from gold_widgets.games.klondike_rush.events import Event
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State


class Game(HasPast, Position):
    """One position, the move that led to it, and the game before that."""

    __slots__ = ("_before", "_events", "_move", "setup", "state")

    _before: Game | None

    def __init__(
        self, setup: Setup, state: State, before: Game | None = None, move: str | None = None
    ) -> None:
        """Hold the parts; `deal`, `scenario` and `play` are the ways to get a game."""
        self.setup = setup
        self.state = state
        self._before = before
        self._move = move
        self._events: tuple[Event, ...] | None = None  # told when first asked for

    # -- all that is known, secrets included ----------------------------------------------------

    @property
    def deck(self) -> tuple[str, ...]:
        """The company cards to come, next first."""
        return self._cards(self.state.deck)

    @property
    def order_deck(self) -> tuple[str, ...]:
        """The order cards to come, next first."""
        return self._orders(self.state.order_deck)

    @property
    def orders(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the orders that it holds."""
        return tuple(map(self._orders, self.state.orders))

    @property
    def money(self) -> tuple[int, ...]:
        """Dollars by seat."""
        return self.state.money

    @property
    def scores(self) -> tuple[int, ...]:
        """Dollars by seat: the most win (K10)."""
        return self.state.money

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats (K10), none until the game is over."""
        return settling.winners(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seat that the game waits for; none once it is over."""
        return () if self.is_over else (self.state.to_move,)

    @property
    def seed(self) -> int | None:
        """What the deal was drawn from, if it was."""
        return self.setup.seed

    # -- what led here --------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move made happen, in order."""
        if self._events is None:
            self._events = what_happened(self._before, self._move, self)
        return self._events

    @property
    def rulebook(self) -> ModuleType:
        """The rules of Klondike Rush."""
        from gold_widgets.games import klondike_rush  # which makes games

        return klondike_rush

    # -- what can be done -----------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the moves of a seat, by default of the one to move; others have free ones."""
        return choices.legal(self.state, self.setup, seat)

    def why_not(self, move: str) -> str | None:
        """Say why a move is not legal now, or None if it is; `tell` translates it."""
        return choices.why_not(move, self.state, self.setup)

    def play(self, moves: str | Iterable[str]) -> Game:
        """Make one move, or several: `game.play("bid-4 pass pass")`."""
        game = self
        for move in split(moves):
            state = choices.make(move, game.state, game.setup)
            if isinstance(state, str):
                raise IllegalMove(state)
            game = Game(game.setup, state, game, move)
        return game

    # -- a value --------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Compare the setup and where everything is; not how it came about."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (self.setup == other.setup and self.state == other.state)

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash((self.setup, self.state))

    def __str__(self) -> str:
        """Write the position as text that `parse` reads back."""
        from gold_widgets.games.klondike_rush.notation import draw  # notation makes games

        return draw(self)

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Show the position in a notebook: as a picture where a pen is at hand."""
        return mime_bundle(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel as the start and its moves: a long chain of games is too deep to pickle."""
        start = self.history[0]
        return _replay, (start.setup, start.state, self.moves)


def _replay(setup: Setup, state: State, moves: Sequence[str]) -> Game:
    return Game(setup, state).play(moves)
