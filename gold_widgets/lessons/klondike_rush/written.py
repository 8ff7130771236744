"""What a lesson writes in quotes about Klondike Rush, read: spaces, companies, cards, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.lessons.arguments import text

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


_DOLLARS = 18
"""Digits that dollars may have."""
_TOKENS = 2
"""Digits that a number of tokens may have: a position is read with no more, either."""


class Site(NamedTuple):
    """A space, and the company whose mine is to stand there; any company, if it is not said."""

    company: str
    space: str

    @classmethod
    def read(cls, name: str, written: object) -> Site:
        """Read `"c7"` or `"green@c7"`."""
        company, _, space = text(name, written).rpartition("@")
        if not space or any(mark in space for mark in " ,"):
            raise SetupError(
                Sentence(
                    '{name}={written!r} is no space: write {name}="c7" or {name}="green@c7".',
                    name=name,
                    written=brief(written),
                )
            )
        return cls(company, space)


class Worth(NamedTuple):
    """A company and dollars."""

    company: str
    dollars: int

    @classmethod
    def read(cls, name: str, written: object) -> Worth:
        """Read `"green 4"`."""
        company, _, number = text(name, written).strip().rpartition(" ")
        if not company.strip() or not number.isdecimal() or len(number) > _DOLLARS:
            raise SetupError(
                Sentence(
                    '{name}={written!r} is no value of a company: write {name}="green 4".',
                    name=name,
                    written=brief(written),
                )
            )
        return cls(company.strip(), int(number))


def tokens(name: str, written: object) -> Mapping[str, int]:
    """Read `"fish 2 wild"`: kind → how many; `"-"` is none.

    >>> tokens("tokens", "fish 2 wild")
    {'fish': 2, 'wild': 1}
    """
    found: dict[str, int] = {}
    last = ""
    for word in text(name, written).replace(",", " ").split():
        if word.isdecimal() and len(word) <= _TOKENS and last:
            found[last] += int(word) - 1
            last = ""
        elif word != "-":
            last = one_of(name, word, KINDS)
            found[last] = found.get(last, 0) + 1
    return found


def one_of(name: str, written: object, known: Collection[str]) -> str:
    """Refuse what is none of the things there are."""
    if text(name, written) in known:
        return str(written)
    shown = ", ".join(known) if len(known) < 9 else f"{next(iter(known))}, …, {list(known)[-1]}"
    raise SetupError(
        Sentence(
            "{name}={written!r} is unknown: there are {known}.",
            name=name,
            written=brief(written),
            known=shown,
        )
        + did_you_mean(str(written), list(known))
    )
