"""Claims, a toy with moves of several parts: a color for a place, a bid, or nothing.

C1: each in turn puts a color on a free place, such as `red@b`, bids one to nine, or passes. C2: two
passes end it. It has just what a table asks of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import NamedTuple

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.moves import split
from gold_widgets.engine.rulebook import Rule
from gold_widgets.engine.seats import Seat
from gold_widgets.engine.sentences import Sentence

NAME, PLAYERS = "Claims", range(2, 3)
HAS_SECRETS = OUT_OF_TURN = False
HAS_STARTER = True
LEVELS = OPPONENTS = ()
COLORS, PLACES = ("red", "green"), ("a", "b", "c")


class Made(NamedTuple):
    """Somebody made a move."""

    by: Seat
    move: str
    rule: str = "C1"


@dataclass(frozen=True)
class Claims:
    """What was claimed, and whose turn it is."""

    seats: tuple[Seat, ...] = (Seat(0, "Ann"), Seat(1, "Bob"))
    claimed: tuple[str, ...] = ()
    to_move: int = 0
    events: tuple[Made, ...] = field(default=(), compare=False)
    before: Claims | None = field(default=None, compare=False, repr=False)
    moves: tuple[str, ...] = ()
    seed = None

    rulebook: ModuleType = field(default_factory=lambda: sys.modules[__name__], repr=False)

    @property
    def is_over(self) -> bool:
        return self.moves[-2:] == ("pass", "pass")

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.is_over else (self.to_move,)

    @property
    def asks(self) -> str:
        return "claim"

    @property
    def scores(self) -> tuple[int, ...]:
        return (0, 0)

    @property
    def winners(self) -> tuple[int, ...]:
        return (0, 1) if self.is_over else ()

    @property
    def history(self) -> tuple[Claims, ...]:
        return (*(self.before.history if self.before else ()), self)

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        if self.is_over or seat not in (None, self.to_move):
            return ()
        free = [place for place in PLACES if place not in self.claimed]
        claims = [f"{color}@{place}" for color in COLORS for place in free]
        return (*claims, *(f"bid-{number}" for number in range(1, 10)), "pass")

    def why_not(self, move: str) -> str | None:
        if move in self.legal():
            return None
        return Sentence("{move} cannot be done: {taken} is taken.", move=move, taken=move[-1:])

    def play(self, moves: str) -> Claims:
        game = self
        for move in split(moves):
            if problem := game.why_not(move):
                raise IllegalMove(problem)
            place = move.partition("@")[2]
            game = replace(
                game,
                claimed=(*game.claimed, place) if place else game.claimed,
                to_move=1 - game.to_move,
                events=(Made(game.seats[game.to_move], move),),
                before=game,
                moves=(*game.moves, move),
            )
        return game


class Memory:
    """There is nothing to remember."""

    def after(self, events: Iterable[object]) -> Memory:
        return self


def watch(game: Claims, recall: object = None) -> Memory:
    """Remember nothing."""
    return Memory()


def view(
    game: Claims, seat: object = None, recall: object = None, *, memory: object = None
) -> Claims:
    """Show everything."""
    return game


def is_whole(start: Claims) -> bool:
    """No claims make a match."""
    return False


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return the two rules."""
    return (
        Rule("C1", "Claim", "Put a color on a free place, bid one to nine, or pass."),
        Rule("C2", "End", "Two passes end it."),
    )
