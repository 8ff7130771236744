"""The game words of a language: locales/<language>/glossary.csv, one line a word.

english: the word or words, one or many. said: what may stand for it, with | between. never: what
may stand nowhere. games: the folders that it is about, none for all. An ending is no other word;
a word that German joins to another is one to be listed.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tongues.catalogues import LOCALES

ENDING = 2
"""So many letters are an ending; what is longer makes another word."""


@dataclass(frozen=True)
class Term:
    """A game word, as a language says it."""

    english: str
    said: tuple[str, ...]
    never: tuple[str, ...]
    games: tuple[str, ...]

    def is_about(self, notebook: str) -> bool:
        """Say whether the word means this in a notebook."""
        return not self.games or notebook.partition("/")[0] in self.games

    def stands_in(self, english: str) -> bool:
        """Say whether an English text has this word."""
        if self.english.isupper() or "*" in self.english:
            return self.english in english
        return bool(re.search(rf"\b{re.escape(self.english)}(s|es|'s)?\b", english, re.IGNORECASE))

    def is_said_in(self, text: str) -> bool:
        """Say whether a translated text has one of the words for it, with an ending or without."""
        return any(
            re.search(rf"(?<!\w){re.escape(each)}\w{{0,{ENDING}}}(?!\w)", text, re.IGNORECASE)
            for each in self.said
        )

    def wrong_in(self, text: str) -> Iterator[str]:
        """Find words that should not be used."""
        for each in self.never:
            if re.search(rf"\b{re.escape(each)}(s|es|e|en|n|er)?\b", text, re.IGNORECASE):
                yield each


def read(language: str) -> list[Term]:
    """Read the glossary of a language."""
    path = LOCALES / language / "glossary.csv"
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Term(
                line["english"],
                _words(line["said"]),
                _words(line["never"]),
                tuple(line["games"].split()),
            )
            for line in csv.DictReader(file, strict=True)
        ]


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split("|") if word.strip())
