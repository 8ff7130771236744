"""What all games of a tournament have in common, in a few bytes that travel to any worker."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.seeds import derived
from gold_widgets.lab.entrants import Sealed, seating

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.lab.entrants import Entrant


class CannotTravel(Exception):
    """These players cannot be sent to another process."""


@dataclass(frozen=True)
class Plan:
    """Who plays what.

    The cards of a game hang on the tournament's seed and the game's number, a player's luck on the
    number alone: so nothing that a player is handed tells of cards that it may not see.
    """

    book: Rulebook[Any, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    options: Mapping[str, object]
    """For `deal`."""
    timeout: float | None
    is_apart: bool = False
    """Whether each player has a process of its own; the entrants are sealed then."""

    def deal(self, number: int) -> tuple[Game, tuple[int, ...]]:
        """Return the start of a game, and who sits in each seat."""
        order = seating(number, len(self.entrants))
        names = [self.entrants[player].name for player in order]
        deal: Any = self.book.deal  # every game has options of its own
        return deal(names, derived(self.seed, "deal", number), **self.options), order

    def sealed(self) -> Plan:
        """Return the plan with its entrants sealed, for players apart."""
        book = named(self.book)
        seals = [Sealed(packed((book, entrant), [entrant])) for entrant in self.entrants]
        pairs = zip(self.entrants, seals, strict=True)
        entrants = tuple(replace(entrant, entry=seal) for entrant, seal in pairs)
        return replace(self, entrants=entrants, is_apart=True)

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with the rulebook's name: a module does not travel."""
        what = self.entrants, self.seed, dict(self.options), self.timeout, self.is_apart
        return _plan, (named(self.book), *what)


def luck(number: int, player: int) -> int:
    """Return the seed of a player's own coins in a game; it must not hang on the deal's seed."""
    return derived(0, "luck", number, player)


def named(book: Rulebook[Any, Any]) -> object:
    """Return what stands for a rulebook on the way to another process."""
    return book.__name__ if isinstance(book, ModuleType) else book


def opened(name: object) -> Any:  # noqa: ANN401 - a Rulebook, unless somebody lied
    """Return the rulebook again."""
    return import_module(name) if isinstance(name, str) else name


def packed(what: object, entrants: tuple[Entrant, ...] | list[Entrant]) -> bytes:
    """Write as bytes. Players that were written in a notebook need cloudpickle."""
    try:
        import cloudpickle
    except ImportError:
        if any(_is_from_notebook(entrant.entry) for entrant in entrants):
            raise CannotTravel from None
        dumps = pickle.dumps
    else:
        dumps = cloudpickle.dumps
    try:
        return bytes(dumps(what))
    except (pickle.PicklingError, TypeError, AttributeError) as error:
        raise CannotTravel from error


@lru_cache(maxsize=8)
def unpacked(plan: bytes) -> Plan:
    """Return the plan that a worker was sent; it is the same for all of its games."""
    made = pickle.loads(plan)
    assert isinstance(made, Plan)
    return made


def _plan(name: object, *what: Any) -> Plan:  # noqa: ANN401 - just as it was
    return Plan(opened(name), *what)


def _is_from_notebook(entry: object) -> bool:
    made_by = entry if isinstance(entry, type) or callable(entry) else type(entry)
    return getattr(made_by, "__module__", None) == "__main__"
