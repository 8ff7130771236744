"""Numbers, chances and lists of names in a sentence, as the reader's language writes them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from gold_widgets.engine.words import spoken, translations

if TYPE_CHECKING:
    from fractions import Fraction


_BY_WHOLE_PART = {"fr"}
"""Languages in which what comes behind the decimal mark makes no plural."""


def signed(value: Fraction | float, language: str | None = None) -> str:
    """Write a number for people: with its sign, rounded to a tenth.

    >>> from fractions import Fraction
    >>> signed(Fraction(4)), signed(Fraction(-1, 3)), signed(Fraction(0))
    ('+4', '-0.3', '0')
    >>> signed(Fraction(-1, 3), "fr")
    '-0,3'
    """
    return "+" * (round(float(value), 1) > 0) + number(value, language)


def number(value: Fraction | float, language: str | None = None) -> str:
    """Write a number for people, rounded to a tenth.

    >>> number(1.26), number(2.0), number(-0.01), number(1.26, "de")
    ('1.3', '2', '0', '1,3')
    """
    mark = translations(language).pgettext("decimal mark", ".")
    tenth = round(float(value), 1)
    return f"{tenth:.1f}".removesuffix(".0").replace(".", mark) if tenth else "0"


def counted(value: Fraction | float, language: str | None = None) -> int:
    """Return the whole number whose plural a number has, for `ngettext`: "1.9 cards", "1,9 carte".

    >>> counted(1.02), counted(1.9), counted(0.5), counted(1.9, "fr")
    (1, 2, 2, 1)
    """
    tenth = round(float(value), 1)
    if tenth.is_integer() or spoken(language) in _BY_WHOLE_PART:
        return int(tenth)
    return 2


def percent(chance: Fraction | float, language: str | None = None) -> str:
    """Write a chance in percent, as the language does.

    >>> percent(0.284), percent(0.001)
    ('28%', '1%')
    """
    whole = min(max(round(100 * float(chance)), 1), 99)  # neither never nor always
    return translations(language).gettext("{number}%").format(number=whole)


def apart(parts: Iterable[str], language: str | None = None) -> str:
    """Join what has commas of its own, with semicolons as a language spaces them.

    >>> apart(["red 4, up", "blue 2"])
    'red 4, up; blue 2'
    """
    pattern = translations(language).gettext("{these}; {next}")
    return reduce(lambda these, next_: pattern.format(these=these, next=next_), parts)


def listed(things: Iterable[object], language: str | None = None) -> str:
    """Join names, or whatever has one; nothing makes an empty text.

    >>> listed(["Ann"]), listed(["Ann", "Bob", "Cy"]), listed(["Ann", "Bob"], "de")
    ('Ann', 'Ann, Bob and Cy', 'Ann und Bob')
    """
    *most, last = [str(thing) for thing in things] or [""]
    if not most:
        return last
    pattern = translations(language).gettext("{these} and {last}")
    return pattern.format(these=", ".join(most), last=last)
