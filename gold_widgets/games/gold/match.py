"""Several games, each started by another player, added up (G11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import seed_or_fresh
from gold_widgets.games.gold.cards import DECK
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.rules import Rules, checked
from gold_widgets.games.gold.setup import Seat, seat_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.game import Game


@dataclass(frozen=True)
class Match:
    """As many games as players. `match.deal()` lays the next one, `match.add(game)` counts it."""

    seats: tuple[Seat, ...]
    """The players in turn order."""
    rules: Rules
    """The rule values of every game."""
    seed: int
    """The first game is dealt from it, the next from the number after it, and so on."""
    starter: int = 0
    """The seat that starts the first game."""
    results: tuple[tuple[int, ...], ...] = ()
    """The scores by seat of every finished game."""

    @classmethod
    def between(
        cls,
        players: int | Sequence[str] = 2,
        seed: int | None = None,
        *,
        colors: Sequence[str] | None = None,
        starter: int | str = 0,
        rules: Rules | None = None,
    ) -> Self:
        """Begin a match; the arguments are those of `deal`."""
        seats = seat_players(players, colors)
        number = seat_number(starter, seats)
        return cls(seats, checked(rules), seed_or_fresh(seed), number)

    @property
    def next_starter(self) -> int:
        """The seat that starts the next game."""
        return (self.starter + len(self.results)) % len(self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished games, by seat."""
        return tuple(sum(result[seat.number] for result in self.results) for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether every player has started once."""
        return len(self.results) == len(self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points; among these, with the most in the last game."""
        if not self.is_over:
            return ()
        last, totals = self.results[-1], self.totals
        standing = list(zip(totals, last, strict=True))
        return tuple(seat for seat, result in enumerate(standing) if result == max(standing))

    def deal(self) -> Game:
        """Lay the table of the next game."""
        if self.is_over:
            raise SetupError(f"This match is over: all {len(self.seats)} games are played (G11).")
        return deal(
            [seat.name for seat in self.seats],
            self.seed + len(self.results),
            colors=[seat.colors for seat in self.seats],
            starter=self.next_starter,
            rules=self.rules,
        )

    def add(self, game: Game) -> Self:
        """Count a finished game."""
        if self.is_over:
            raise SetupError(f"This match is over: all {len(self.seats)} games are played (G11).")
        if not game.is_over:
            raise SetupError("This game is not over yet. Play it to its end, then add it.")
        if game.seats != self.seats:
            raise SetupError("This game was played by others. Get the match's games from deal().")
        start = game.history[0]
        if game.rules != self.rules or len(start.table) < len(DECK) or any(start.mines):
            raise SetupError(
                "This game was not played from a full table by the match's rules. "
                "Get the match's games from deal()."
            )
        started = start.to_move
        if started != self.next_starter:
            raise SetupError(
                f"This game was started by {self.seats[started]}, "
                f"but it is {self.seats[self.next_starter]}'s turn to start (G11)."
            )
        return replace(self, results=(*self.results, game.scores))
