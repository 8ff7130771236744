"""Who takes part in a tournament, and who sits where in which game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from math import factorial
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.players import Player, is_player
from gold_widgets.engine.sentences import Sentence, brief, said_game

if TYPE_CHECKING:
    from gold_widgets.engine.rulebook import Rulebook

Entry = str | float | Player[Any] | Callable[..., Player[Any]]
"""A level's name, a strength from 0 to 1, a player, or what makes one: a class or a function."""


@dataclass(frozen=True)
class Sealed:
    """An entrant in bytes, which no process opens but the player's own."""

    packed: bytes


@dataclass(frozen=True)
class Entrant:
    """A player by name, made anew for every game: what it learns in one it forgets."""

    name: str
    """What the standings call it."""
    entry: Entry | Sealed
    """What it is made from."""

    def make(self, book: Rulebook[Any, Any], luck: int) -> Player[Any]:
        """Return the player for one game, whose own coins fall as this seed says."""
        entry = self.entry
        if isinstance(entry, str | int | float):
            return book.opponent(entry, luck)
        if not _can_play(entry) and callable(entry):
            made = entry(seed=luck) if _takes_seed(entry) else entry()
            if not _can_play(made):
                raise SetupError(
                    Sentence(
                        "{name} made {made!r}, which lacks choose(view) or recall: it cannot play.",
                        name=self.name,
                        made=brief(made),
                    )
                )
            return made
        return deepcopy(entry)  # type: ignore[arg-type] # checked when it was entered


def entrants(
    book: Rulebook[Any, Any], players: Mapping[str, Entry] | Iterable[Entry]
) -> tuple[Entrant, ...]:
    """Read who takes part: a list, or names with the players they stand for."""
    if isinstance(players, Mapping):
        named = [(str(name), entry) for name, entry in players.items()]
    elif isinstance(players, str) or not isinstance(players, Iterable):
        raise SetupError(
            Sentence(
                "players={players!r} is not a list of players. Try players={names!r}.",
                players=brief(players),
                names=list(book.OPPONENTS)[:2],
            )
        )
    else:
        named = []
        for entry in players:
            name, taken = _name(entry), [other for other, _ in named]
            same = sum(other.rpartition(" ")[0] == name or other == name for other in taken)
            named.append((f"{name} {same + 1}" if name in taken else name, entry))
    if len(named) not in book.PLAYERS:
        raise SetupError(
            Sentence(
                "{game} is for {fewest} to {most} players, not {count}.",
                game=said_game(book.NAME),
                fewest=min(book.PLAYERS),
                most=max(book.PLAYERS),
                count=len(named),
            )
        )
    return tuple(Entrant(name, _checked(book, name, entry)) for name, entry in named)


def seating(number: int, players: int) -> tuple[int, ...]:
    """Return who sits in each seat of a game; any `players` games in a row differ in every seat.

    >>> [seating(number, 3) for number in range(4)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1)]
    """
    circle, begins = divmod(number, players)
    circle %= factorial(players - 1)
    order, others = [0], list(range(1, players))
    while others:
        place, circle = divmod(circle, factorial(len(others) - 1))
        order.append(others.pop(place))
    return tuple(order[begins:] + order[:begins])


def _name(entry: object) -> str:
    if isinstance(entry, str):
        return entry
    if isinstance(entry, int | float):
        return f"strength {entry:g}"
    return str(getattr(entry, "__name__", None) or type(entry).__name__)


def _checked(book: Rulebook[Any, Any], name: str, entry: Entry) -> Entry:
    """Refuse what can never play, before the first game."""
    if isinstance(entry, str | int | float):
        book.opponent(entry)
    elif not _can_play(entry) and not callable(entry):
        raise SetupError(
            Sentence(
                "{name} ({entry!r}) cannot play: it needs choose(view) and recall, or be a class "
                "or function that makes such a player, a strength from 0 to 1, or one of {names}.",
                name=name,
                entry=brief(entry),
                names=", ".join(book.OPPONENTS),
            )
        )
    return entry


def _can_play(thing: object) -> bool:
    try:
        return is_player(thing)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - its recall fails: the first game will tell of it
        return True


def _takes_seed(make: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # some that are written in C do not say
        return False
