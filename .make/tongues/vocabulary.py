"""The words of all catalogues, English and translated, to find English where none should be."""

import re
from collections import Counter
from functools import cache

from babel.messages.pofile import read_po

from tongues.catalogues import LOCALES

FEW = 2
"""So many words in a sentence that are said nowhere else make it English; one may be borrowed."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_CODE = re.compile(r"`[^`]*`|\{[^}]*\}|\]\([^)]*\)|<[^>]*>|\S+@\S+")
"""Code in prose, gaps in a sentence, where a link leads, tags, a move with its place."""
_END = re.compile(r"(?<=[.!?:])\s|\n")
_AROUND = " \u00a0\u202f*_.!?:"
"""What may stand around the words of a sentence, which languages and places mark otherwise."""


def words(text: str) -> set[str]:
    """Return the words of a text, in small letters, without those of code."""
    return {word.lower() for word in _WORD.findall(prose(text))}


def prose(text: str) -> str:
    """Return a text without what machines read."""
    return _CODE.sub(" ", text)


def only_english(language: str) -> frozenset[str]:
    """Return the words of all English sentences that none of their translations has."""
    english, said = _all(language)
    return frozenset(english - said.keys())


def left_english(language: str, text: str, translated: str = "") -> list[str]:
    """Return the words of a translation's sentences that are English, as no other one says them.

    One will do in a sentence that stands, word for word, in the English that was translated.
    """
    english, said = _all(language)
    copied = set(_sentences(translated))
    found = []
    for sentence in _sentences(text):
        here = {word for word in words(sentence) & english if said[word] <= 1}
        if len(here) >= (1 if sentence in copied else FEW):
            found += sorted(here)
    return found


def _sentences(text: str) -> list[str]:
    return [sentence.strip(_AROUND) for sentence in _END.split(text)]


@cache
def _all(language: str) -> tuple[frozenset[str], Counter[str]]:
    """Return the words of the English, and in how many translations each word stands."""
    english: set[str] = set()
    said: Counter[str] = Counter()
    for path in sorted((LOCALES / language).rglob("*.po")):
        with path.open("rb") as file:
            for message in read_po(file):
                if message.id:
                    english |= words(_joined(message.id))
                    said.update(words(_joined(message.string)))
    return frozenset(english), said


def _joined(text: str | tuple[str, ...]) -> str:
    return text if isinstance(text, str) else " ".join(text)
