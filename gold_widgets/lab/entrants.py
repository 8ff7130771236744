"""Who takes part in a tournament, and who sits where in which game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.players import OPPONENTS, Opponent, opponent
from gold_widgets.games.gold.setup import PLAYERS

Entry = str | float | Opponent | Callable[..., Opponent]
"""A level's name, a memory from 0 to 1, a player, or what makes one: a class or a function."""


@dataclass(frozen=True)
class Entrant:
    """A player by name, made anew for every game: what it learns in one it forgets."""

    name: str
    """What the standings call it."""
    entry: Entry
    """What it is made from."""

    def make(self, seed: int) -> Opponent:
        """Return the player for one game, whose luck is this seed."""
        entry = self.entry
        if isinstance(entry, str | int | float):
            return opponent(entry, seed)
        if not _is_player(entry) and callable(entry):
            made = entry(seed=seed) if _takes_seed(entry) else entry()
            if not _is_player(made):
                raise SetupError(
                    Sentence(
                        "{name} made {made!r}, which lacks choose(view) or recall: it cannot play.",
                        name=self.name,
                        made=made,
                    )
                )
            return made
        return deepcopy(entry)  # type: ignore[arg-type] # checked when it was entered


def entrants(players: Mapping[str, Entry] | Iterable[Entry]) -> tuple[Entrant, ...]:
    """Read who takes part: a list, or names with the players they stand for.

    >>> [each.name for each in entrants(["sharp", 0.5, "sharp"])]
    ['sharp', 'memory 0.5', 'sharp 2']
    """
    if isinstance(players, Mapping):
        named = [(str(name), entry) for name, entry in players.items()]
    elif isinstance(players, str) or not isinstance(players, Iterable):
        raise SetupError(
            f"players={players!r} is not a list of players. Try players=['expert', 'perfect']."
        )
    else:
        named = []
        for entry in players:
            name, taken = _name(entry), [other for other, _ in named]
            same = sum(other.rpartition(" ")[0] == name or other == name for other in taken)
            named.append((f"{name} {same + 1}" if name in taken else name, entry))
    if len(named) not in PLAYERS:
        raise SetupError(
            Sentence("GOLD is for 2 to 5 players (G1), not {count}.", count=len(named))
        )
    return tuple(Entrant(name, _checked(name, entry)) for name, entry in named)


@lru_cache(maxsize=len(PLAYERS))
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Return every order round the table, so that any `players` in a row differ in every seat.

    >>> seatings(3)[:3]
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    """
    circles = [(0, *others) for others in permutations(range(1, players))]
    return tuple(circle[n:] + circle[:n] for circle in circles for n in range(players))


def _name(entry: object) -> str:
    if isinstance(entry, str):
        return entry
    if isinstance(entry, int | float):
        return f"memory {entry:g}"
    return str(getattr(entry, "__name__", None) or type(entry).__name__)


def _checked(name: str, entry: Entry) -> Entry:
    """Refuse what can never play, before the first game."""
    if isinstance(entry, str | int | float):
        opponent(entry)
    elif not _is_player(entry) and not callable(entry):
        raise SetupError(
            f"{name} ({entry!r}) cannot play: it needs choose(view) and recall, or be a class or "
            f"function that makes such a player, a memory from 0 to 1, or one of "
            f"{', '.join(OPPONENTS)}."
        )
    return entry


def _is_player(thing: object) -> bool:
    # A class has its methods too, but no view to choose from yet.
    return (
        not isinstance(thing, type)
        and callable(getattr(thing, "choose", None))
        and hasattr(thing, "recall")
    )


def _takes_seed(make: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # some that are written in C do not say
        return False
