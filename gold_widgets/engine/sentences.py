"""English sentences that can be told again in another language.

What goes wrong is said where it goes wrong, by code that knows no reader. So the sentence keeps its
pattern and what fills it, and `words.tell` puts it into the reader's language later. So does
`print`, in the language that `speak` chose.
"""

from __future__ import annotations

from collections.abc import Callable
from reprlib import Repr
from typing import Self

_REPEATED = 24
"""As much of somebody's own words as is repeated to them."""
_shown = Repr()
_shown.maxother = _shown.maxstring = _shown.maxlong = 60


class Sentence(str):
    """A text made of a pattern for translators and of what fills its gaps.

    To code it is its English: what it equals, what it holds, what `join` and `+` make of it. Only
    where `print`, `str` or an f-string makes a text of it does it speak the language of `speak`.

    >>> Sentence("{spot} is empty.", spot="a1") + Sentence(" Sorry!")
    'a1 is empty. Sorry!'
    """

    __slots__ = ("pattern", "values")

    pattern: str
    """The English text with its gaps: what the catalogues translate."""
    values: dict[str, object]
    """What fills the gaps; a sentence in a gap is translated too."""

    def __new__(cls, pattern: str, /, **values: object) -> Self:
        """Fill the gaps in English."""
        english = {
            name: str.__str__(value) if isinstance(value, Sentence) else value
            for name, value in values.items()
        }
        sentence = super().__new__(cls, pattern.format(**english))
        sentence.pattern, sentence.values = pattern, values
        return sentence

    def __str__(self) -> str:
        """Say it in the language that is spoken, to whoever prints it."""
        from gold_widgets.engine.words import tell

        return tell(self)

    def __add__(self, more: str) -> Self:
        """Put something behind it; both stay sentences."""
        return type(self)("{first}{more}", first=self, more=more)

    def __reduce__(self) -> tuple[Callable[..., Sentence], tuple[str, dict[str, object]]]:
        """Travel between processes with the pattern intact."""
        return _again, (self.pattern, self.values)


def said_game(name: str) -> str:
    """Name the game of this `NAME` in a refusal: its book may say otherwise in other languages."""
    return Sentence(name) if name else ""


class Shown(str):
    """How something looks in Python, to be put into a gap with `!r` as it is."""

    __slots__ = ()

    __repr__ = str.__str__


def brief(thing: object) -> str:
    """Return what somebody gave, short enough to be repeated in a sentence with `!r`.

    >>> print("{0!r}, {1!r}, {2!r}".format(brief("a1"), brief("x" * 1000), brief([7, None])))
    'a1', 'xxxxxxxxxxxxxxxxxxxxxxxx…', [7, None]
    """
    if isinstance(thing, str):
        return str(thing) if len(thing) <= _REPEATED + 1 else thing[:_REPEATED] + "…"
    return Shown(_shown.repr(thing))


def _again(pattern: str, values: dict[str, object]) -> Sentence:
    return Sentence(pattern, **values)
