"""Several games of one kind, each started by another player, added up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import foremost
from gold_widgets.engine.seeds import seed_or_fresh
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.engine.seats import Seat

G = TypeVar("G", bound="Game")


@dataclass(frozen=True)
class Match(Generic[G]):
    """As many games as players. `match.deal()` begins the next one, `match.add(game)` counts it."""

    start: G
    """The first game as it begins: who plays, by which rules, and who starts."""
    seed: int
    """The first game is dealt from it, the next from the number after it, and so on."""
    results: tuple[tuple[int, ...], ...] = ()
    """The scores by seat of every finished game."""

    @classmethod
    def of(cls, start: G) -> Self:
        """Begin the match whose first game begins so."""
        if start.before is not None:
            raise SetupError(
                Sentence("This game has begun already. A match begins with the start of one.")
            )
        if not start.rulebook.is_whole(start):
            raise SetupError(_not_whole())
        return cls(start, seed_or_fresh(start.seed))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in turn order."""
        return self.start.seats

    @property
    def starter(self) -> int:
        """The seat that starts the first game."""
        return self.start.to_move

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
        return foremost(list(zip(self.totals, self.results[-1], strict=True)))

    def deal(self) -> G:
        """Begin the next game."""
        self._check_open()
        if not self.results:
            return self.start
        return self._book.deal_again(self.start, self.seed + len(self.results), self.next_starter)

    def add(self, game: G) -> Self:
        """Count a finished game."""
        self._check_open()
        if not game.is_over:
            raise SetupError(
                Sentence("This game is not over yet. Play it to its end, then add it.")
            )
        if game.seats != self.seats:
            raise SetupError(
                Sentence("This game was played by others. Get the match's games from deal().")
            )
        start = game.history[0]
        if not self._book.is_whole(start) or not self._is_alike(start):
            raise SetupError(_not_whole())
        if self._book.HAS_STARTER and start.to_move != self.next_starter:
            raise SetupError(
                Sentence(
                    "This game was started by {player}, but it is {other}'s turn to start.",
                    player=self.seats[start.to_move].name,
                    other=self.seats[self.next_starter].name,
                )
            )
        return replace(self, results=(*self.results, game.scores))

    def again(self) -> Self:
        """Begin another match like this one, with other luck."""
        seed = self.seed + len(self.seats)
        return type(self)(self._book.deal_again(self.start, seed, self.starter), seed)

    @property
    def _book(self) -> Rulebook[G, Any]:
        return self.start.rulebook

    def _is_alike(self, start: G) -> bool:
        """Tell whether a game has the players and rules of this match: dealt alike, they are."""
        deals = (self._book.deal_again(each, self.seed, 0) for each in (start, self.start))
        return next(deals) == next(deals)

    def _check_open(self) -> None:
        if self.is_over:
            raise SetupError(
                Sentence("This match is over: all {count} games are played.", count=len(self.seats))
            )


def _not_whole() -> Sentence:
    return Sentence(
        "This game was not played from a full table by the match's rules. "
        "Get the match's games from deal()."
    )
