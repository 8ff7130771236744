"""Memory as a lens: what is left of what was shown. It belongs to a seat, not to the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seeds import checked_seed
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Memory

T = TypeVar("T")
M = TypeVar("M", bound="Memory")
_MASK = (1 << 64) - 1


class Recall(Protocol):
    """A way of remembering."""

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Return the memory after a thing was shown at a place; moments count showings."""


def forget(memory: Mapping[str, T], place: str) -> dict[str, T]:
    """Return the memory after everybody saw that a place has been emptied."""
    return {where: thing for where, thing in memory.items() if where != place}


def watched(memory: M, games: Iterable[Game]) -> M:
    """Return the memory once all that these games tell has been watched."""
    for game in games:
        memory = memory.after(game.events)
    return memory


@dataclass(frozen=True)
class Perfect:
    """Remembers everything."""

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Keep it."""
        return {**memory, place: thing}


@dataclass(frozen=True)
class Keep:
    """Keeps each thing it sees with probability `m`: 0 forgets all, 1 is perfect."""

    m: float
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no probability, or no seed."""
        if isinstance(self.m, bool) or not isinstance(self.m, int | float) or not 0 <= self.m <= 1:
            raise SetupError(
                Sentence("m={m!r} is no probability: it lies between 0 and 1.", m=brief(self.m))
            )
        checked_seed(self.seed)

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Toss the coin of this moment; what is remembered already stays remembered."""
        if place in memory or _toss(self.seed, moment) < self.m:
            return {**memory, place: thing}
        return dict(memory)


@dataclass(frozen=True)
class Last:
    """Remembers the last `k` different places it was shown."""

    k: int

    def __post_init__(self) -> None:
        """Refuse what is no count."""
        if isinstance(self.k, bool) or not isinstance(self.k, int) or self.k < 0:
            raise SetupError(
                Sentence("k={k!r} is no count: it is a whole number, 0 or more.", k=brief(self.k))
            )

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Put it last, and drop what falls off the front."""
        kept = [*forget(memory, place).items(), (place, thing)]
        return dict(kept[-self.k :]) if self.k else {}


def _toss(seed: int, moment: int) -> float:
    """Return a number from 0 to just below 1 that depends on seed and moment alone (splitmix64).

    A generator would make a seat's memory depend on how often it was asked.
    """
    mixed = (seed * 0x9E3779B97F4A7C15 + (moment + 1) * 0xD1B54A32D192ED03) & _MASK
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = ((mixed ^ (mixed >> shift)) * factor) & _MASK
    return ((mixed ^ (mixed >> 31)) >> 11) / 2**53
