"""Who sits at a table: names and places, whatever is played there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.moves import shortened
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations

LONGEST_NAME = 60
"""Characters that a name may have."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's place at the table."""

    number: int
    """0 for the first seat."""
    name: str
    """What the player is called."""

    def __str__(self) -> str:
        """Show the name."""
        return self.name


S = TypeVar("S", bound=Seat)


def named(players: int | Sequence[str], count: range, wrong_count: str) -> tuple[str, ...]:
    """Return the players' names: those given, or "Player 1" and so on in the language spoken.

    `count` is how many can play; for any other number, `wrong_count` is said.

    >>> named(2, range(2, 6), "")
    ('Player 1', 'Player 2')
    """
    if isinstance(players, int) and not isinstance(players, bool):
        _check_count(players, count, wrong_count)
        name = translations().gettext("Player {number}")
        return tuple(name.format(number=number + 1) for number in range(players))
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise SetupError(
            Sentence(
                "players={players} is neither a number nor a list of names. "
                "Try players=3 or players=['Ann', 'Bob'].",
                players=shortened(players) if isinstance(players, str) else repr(players)[:60],
            )
        )
    names = tuple(players)
    _check_count(len(names), count, wrong_count)
    for name in names:
        _check_name(name)
        if names.count(name) > 1:
            raise SetupError(
                Sentence(
                    "Two players are called {name!r}. Give each a name of their own.", name=name
                )
            )
    return names


def seat_number(who: int | str, seats: Sequence[Seat], role: str = "starter") -> int:
    """Find the seat meant by a number from 0 or by a name."""
    if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(seats):
        return who
    for seat in seats:
        if seat.name == who:
            return seat.number
    names = [seat.name for seat in seats]
    raise SetupError(
        Sentence(
            "{role}={who} is nobody at this table. "
            "Use a seat from 0 to {last}, or a name: {names}.",
            role=role,
            who=shortened(who) if isinstance(who, str) else repr(who)[:60],
            last=len(seats) - 1,
            names=", ".join(names),
        )
        + did_you_mean(str(who)[:LONGEST_NAME], names)
    )


def _check_count(players: int, count: range, wrong_count: str) -> None:
    if players not in count:
        raise SetupError(wrong_count)


def _check_name(name: object) -> None:
    if not isinstance(name, str) or not any(map(_is_visible, name)):
        raise SetupError(
            Sentence(
                "{name} is not a name. Every player needs one, such as 'Ann'.", name=repr(name)[:60]
            )
        )
    if any("\ud800" <= character <= "\udfff" for character in name):
        raise SetupError(
            Sentence(
                "{name} has half a character in it. Write the name anew.", name=shortened(name)
            )
        )
    if len(name) > LONGEST_NAME:
        raise SetupError(
            Sentence(
                "The name {name} is too long: a name has at most {most} characters.",
                name=shortened(name),
                most=LONGEST_NAME,
            )
        )


def _is_visible(character: str) -> bool:
    """Tell whether a character can be seen: no space, no mark that joins or breaks others."""
    return unicodedata.category(character)[0] not in "ZC"
