"""Numbers in words, and colors: a translation says each as often as the English does.

No number below three: "one" is an article elsewhere, and two things are both, a pair, the others.
"""

import re
from collections.abc import Iterator

from tongues import units

_SAID = {
    "three": (
        "thirds?",
        "trois|troisièmes?|tiers|triples?",
        r"drei(er\w*|en|mal)?|dritt(el|e\w?)?",
    ),
    "four": ("fourth|quarters?", "quatre|quatrième|quarts?", r"vier(er\w*|mal|tel\w*|te?\w?)?"),
    "five": ("fifths?", "cinq|cinquième", r"fünf(er|mal|tel|te?\w?)?"),
    "six": ("sixth", "six|sixième", r"sechs(er|mal|te?\w?)?"),
    "seven": ("seventh", "sept|septième", r"sieben(er|mal)?|siebte?\w?"),
    "eight": ("eighth", "huit|huitième", r"acht(er|mal)?|achte[nrs]?(?! auf)"),
    "nine": ("ninth", "neuf|neuvième", r"neun(er|mal|te?\w?)?"),
    "ten": ("tenths?", "dix|dixième", r"zehn(er|mal|tel|te?\w?|tausend)?"),
    "eleven": ("eleventh", "onze", "elf"),
    "twelve": ("twelfth", "douze", "zwölf"),
    "red": ("reds", "rouges?", r"rot(e\w?)?"),
    "green": ("greens", "verte?s?", r"grün(e\w?)?"),
    "blue": ("blues", "bleue?s?", r"blau(e\w?)?"),
    "yellow": ("yellows", "jaunes?", r"gelb(e\w?)?"),
    "purple": ("purples", "violet(te)?s?", "lila"),
    "white": ("whites", "blanc(he)?s?", r"(?-i:weiße\w?|Weiß)"),
    "black": ("blacks", "noire?s?", r"schwarz(e\w?)?"),
}
"""English → how else it is said in English, and how in French and in German."""


def _shapes(place: int) -> dict[str, re.Pattern[str]]:
    said = {
        word: shapes[place] if place else f"{word}|{shapes[0]}" for word, shapes in _SAID.items()
    }
    return {word: re.compile(rf"\b(?:{each})\b", re.IGNORECASE) for word, each in said.items()}


_SHAPES = {language: _shapes(place) for place, language in enumerate(("en", "fr", "de"))}


def differing(language: str, english: str, said: str) -> Iterator[tuple[str, int, int]]:
    """Find what is said more or less often than in English: the word, how often, how often not."""
    ours, theirs = (units.plain(text).replace("**", "") for text in (english, said))
    for word, shape in _SHAPES["en"].items():
        wanted, found = len(shape.findall(ours)), len(_SHAPES[language][word].findall(theirs))
        if wanted != found:
            yield word, found, wanted
