"""A game in a few lines that is as unlike a memory game as can be: all choose at once, in secret.

Everybody picks 1, 2 or 3. Who is alone with a number gets as many points; after some rounds, most
points win.
"""

import sys
from dataclasses import dataclass
from functools import cached_property
from random import Random

from gold_widgets.engine.errors import IllegalMove, SetupError
from gold_widgets.engine.recall import Perfect
from gold_widgets.engine.seats import Seat
from gold_widgets.engine.sentences import Sentence

NAME, PLAYERS, HAS_SECRETS = "Pick", range(2, 8), True
LEVELS = OPPONENTS = ("low", "high", "any")


@dataclass(frozen=True)
class Picked:
    """All have picked, and show it."""

    picks: tuple[int, ...]
    rule: str = "P1"


@dataclass(frozen=True)
class Game:
    """A game as a value."""

    seats: tuple[Seat, ...]
    rounds: int
    seed: int
    moves: tuple[str, ...] = ()

    rulebook = sys.modules[__name__]

    @cached_property
    def shown(self):
        """The rounds that are over."""
        size, picks = len(self.seats), [int(move[-1]) for move in self.moves]
        return tuple(
            tuple(picks[n : n + size]) for n in range(0, len(picks) - len(picks) % size, size)
        )

    @property
    def actors(self):
        return () if self.is_over else tuple(range(self.to_move, len(self.seats)))

    @property
    def to_move(self):
        return len(self.moves) % len(self.seats)

    @property
    def asks(self):
        return "" if self.is_over else "pick"

    @property
    def is_over(self):
        return len(self.shown) == self.rounds

    @property
    def scores(self):
        return tuple(sum(_alone(picks)[seat.number] for picks in self.shown) for seat in self.seats)

    @property
    def winners(self):
        best = max(self.scores)
        return tuple(n for n, points in enumerate(self.scores) if points == best and self.is_over)

    @property
    def events(self):
        return (Picked(self.shown[-1]),) if self.moves and not self.to_move else ()

    def legal(self, seat=None):
        return () if self.is_over else ("pick-1", "pick-2", "pick-3")

    def why_not(self, move):
        return None if move in self.legal() else Sentence("{move!r} is no pick.", move=move)

    def play(self, moves):
        if problem := self.why_not(moves):
            raise IllegalMove(problem)
        return Game(self.seats, self.rounds, self.seed, (*self.moves, moves))


def _alone(picks):
    return [pick * (picks.count(pick) == 1) for pick in picks]


@dataclass(frozen=True)
class View:
    """What a seat sees: the rounds that are over, and its own pick."""

    seat: int
    shown: tuple[tuple[int, ...], ...]

    def legal(self):
        return ("pick-1", "pick-2", "pick-3")


class Memory:
    """Everything that was shown lies on the table."""

    def after(self, events):
        return self


@dataclass(frozen=True)
class Picker:
    level: str
    seed: int
    recall = Perfect()

    def choose(self, view):
        if self.level == "any":
            return Random(self.seed + len(view.shown)).choice(view.legal())
        return "pick-1" if self.level == "low" else "pick-3"


def deal(players=2, seed=None, *, rounds=5):
    if rounds < 1:
        raise SetupError(Sentence("rounds={rounds} is no number of rounds.", rounds=rounds))
    return Game(tuple(Seat(n, name) for n, name in enumerate(players)), rounds, seed or 0)


def opponent(level, seed=0):
    if level not in OPPONENTS:
        raise SetupError(Sentence("Nobody here is called {level!r}.", level=level))
    return Picker(level, seed)


def view(game, seat=None, recall=None, *, memory=None):
    return View(game.to_move if seat is None else seat, game.shown)


def watch(game, recall=None):
    return Memory()


def save(game):
    return f"pick1-{'.'.join(game.moves)}"
