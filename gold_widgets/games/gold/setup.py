"""Who sits at the table (G1, G3), and on what grid of spots the cards lie (G2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType

from gold_widgets.engine import seats as engine_seats
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import how_many, named
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.gold.cards import COLORS
from gold_widgets.games.gold.rules import Rules

MOST_COLUMNS = MOST_ROWS = 8
NAME = "GOLD"
PLAYERS = range(2, 6)
"""G1: how many can play."""
TWO_PLAYER_COLORS = ("RG", "BY")
"""G1: two players have two colors each, and purple stays unowned."""


@dataclass(frozen=True, slots=True)
class Seat(engine_seats.Seat):
    """One player's place at the table, and the diggers that work for it."""

    colors: str
    """The letters of the colors whose diggers work for this player."""

    __str__ = engine_seats.Seat.__str__


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is fixed before the first flip, except where the cards lie."""

    seats: tuple[Seat, ...]
    """The players in turn order."""
    rules: Rules = Rules()
    """The rule values in force."""
    columns: int = MOST_COLUMNS
    """Spots side by side: a, b, c …"""
    rows: int = MOST_ROWS
    """Spots one below the other: 1, 2, 3 …"""
    seed: int | None = field(default=None, compare=False)
    """What the deal was drawn from, if it was: a note for people, no part of the position."""
    owners: Mapping[str, Seat] = field(init=False, compare=False, repr=False)
    """Color letter → the seat it works for. Unowned colors are missing."""

    _unseeded: Setup | None = field(default=None, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Work out who owns which color."""
        owners = {color: seat for seat in self.seats for color in seat.colors}
        object.__setattr__(self, "owners", MappingProxyType(owners))

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        """Travel between processes; mapping proxies cannot, and are worked out again."""
        return Setup, (self.seats, self.rules, self.columns, self.rows, self.seed)

    @property
    def unseeded(self) -> Setup:
        """The same without the seed, for those who may not know how the cards lie."""
        if self.seed is None:
            return self
        if self._unseeded is None:  # made when first asked for: most games show it to nobody
            object.__setattr__(self, "_unseeded", replace(self, seed=None))
            assert self._unseeded is not None
        return self._unseeded

    @property
    def spots(self) -> tuple[str, ...]:
        """Every spot of the grid in reading order, with or without a card."""
        return spot_names(self.columns, self.rows)


@cache
def spot_names(columns: int, rows: int) -> tuple[str, ...]:
    """Name the spots of a grid in reading order.

    >>> spot_names(3, 2)
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    """
    return tuple(
        f"{'abcdefgh'[column]}{row + 1}" for row in range(rows) for column in range(columns)
    )


def seat_players(
    players: int | Sequence[str], colors: Sequence[str] | None = None
) -> tuple[Seat, ...]:
    """Give every player a seat and colors (G1).

    >>> [f"{seat}: {seat.colors}" for seat in seat_players(["Ann", "Bob"])]
    ['Ann: RG', 'Bob: BY']
    """
    names = named(players, PLAYERS, _wrong_count(players))
    letters = _colors(colors, names)
    return tuple(
        Seat(number, name, color)
        for number, (name, color) in enumerate(zip(names, letters, strict=True))
    )


def _wrong_count(players: object) -> Sentence:
    return Sentence("GOLD is for 2 to 5 players (G1), not {count}.", count=how_many(players))


def _colors(colors: Sequence[str] | None, names: Sequence[str]) -> tuple[str, ...]:
    usual = TWO_PLAYER_COLORS if len(names) == 2 else tuple(COLORS)[: len(names)]
    if colors is None:
        return usual
    if isinstance(colors, str) or not isinstance(colors, Iterable):
        raise SetupError(
            Sentence(
                "colors={colors!r} is not a list with one entry for each player. "
                "For {count} players try colors={usual!r}.",
                colors=brief(colors),
                count=len(names),
                usual=usual,
            )
        )
    letters = tuple(_letters(entry) for entry in colors)
    if len(letters) != len(names):
        raise SetupError(
            Sentence(
                "There are {count} players but colors for {found}. "
                "Give each player one entry, such as colors={usual!r}.",
                count=len(names),
                found=len(letters),
                usual=usual,
            )
        )
    for name, entry in zip(names, letters, strict=True):
        if not entry:
            raise SetupError(
                Sentence(
                    "{name} has no color. Every player needs one of R, B, G, Y, P (G1).", name=name
                )
            )
    taken = "".join(letters)
    for letter in taken:
        if taken.count(letter) > 1:
            raise SetupError(
                Sentence(
                    "{color} ({letter}) is given out twice. "
                    "A color works for one player at most (G1).",
                    color=_named(letter),
                    letter=letter,
                )
            )
    return letters


def _letters(entry: object) -> str:
    """Read one player's colors: letters (`RG`) or one color's name (`red`)."""
    by_name = {name: letter for letter, name in COLORS.items()}
    if isinstance(entry, str):
        if entry.lower() in by_name:
            return by_name[entry.lower()]
        if all(letter in COLORS for letter in entry.upper()):
            return entry.upper()
    raise SetupError(
        Sentence(
            "{entry!r} names no colors. Use letters: R red, B blue, G green, Y yellow, P purple; "
            "several together for one player, such as 'RG'.",
            entry=brief(entry),
        )
    )


def _named(color: str) -> Sentence:
    names = {
        "R": Sentence("Red"),
        "B": Sentence("Blue"),
        "G": Sentence("Green"),
        "Y": Sentence("Yellow"),
        "P": Sentence("Purple"),
    }
    return names[color]
