"""Who sits at a table: names and places, whatever is played there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence, Sized
from dataclasses import dataclass
from typing import TypeVar

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import translations

LONGEST_NAME = 60
"""Characters that a name may have."""
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(
    map(chr, range(0xFE00, 0xFE10))
)
"""Letters, signs and marks for which nothing is printed."""


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
                "players={players!r} is neither a number nor a list of names. "
                'Try players=3 or players=["Ann", "Bob"].',
                players=brief(players),
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


def how_many(players: object) -> int:
    """Count the players that somebody asks for; 0 for what is neither a number nor a list.

    >>> how_many(3), how_many(["Ann", "Bob"]), how_many(None)
    (3, 2, 0)
    """
    if isinstance(players, int):
        return players
    return len(players) if isinstance(players, Sized) else 0


def foremost(standing: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats that stand best: by the first number, in a tie by the next.

    >>> foremost([(7, 2), (9, 1), (9, 1)])
    (1, 2)
    """
    best = max(standing)
    return tuple([seat for seat, result in enumerate(standing) if result == best])


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
            "{role}={who!r} is nobody at this table. "
            "Use a seat from 0 to {last}, or a name: {names}.",
            role=role,
            who=brief(who),
            last=len(seats) - 1,
            names=", ".join(names),
        )
        + did_you_mean(brief(who), names)
    )


def _check_count(players: int, count: range, wrong_count: str) -> None:
    if players not in count:
        raise SetupError(wrong_count)


def _check_name(name: object) -> None:
    if isinstance(name, str) and any("\ud800" <= character <= "\udfff" for character in name):
        raise SetupError(
            Sentence("{name!r} has half a character in it. Write the name anew.", name=brief(name))
        )
    if not isinstance(name, str) or not any(map(_is_visible, name[: LONGEST_NAME + 1])):
        raise SetupError(
            Sentence(
                "{name!r} is not a name. Every player needs one, such as 'Ann'.", name=brief(name)
            )
        )
    if len(name) > LONGEST_NAME:
        raise SetupError(
            Sentence(
                "The name {name!r} is too long: a name has at most {most} characters.",
                name=brief(name),
                most=LONGEST_NAME,
            )
        )


def _is_visible(character: str) -> bool:
    """Tell whether a character can be seen: no space, no mark that joins or breaks others."""
    return unicodedata.category(character)[0] not in "ZC" and character not in _BLANK
