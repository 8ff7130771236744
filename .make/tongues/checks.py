"""What is wrong with a translation: whatever a machine can see. A test holds that nothing is."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from tongues import amounts, glossary, typography, units, vocabulary
from tongues.catalogues import NAMES, ROOT, Course, Entry

SAME = "the same"
"""A translator's note: this is said as in English."""
QUOTED = "in English: "
"""A translator's note: these words are said in English, as what they stand for is."""
OTHERWISE = "not: "
"""A translator's note: this game word, number or color is said otherwise here, or not at all."""
SENTENCES = "sentences: "
"""A translator's note: it takes so many, where English takes more or fewer."""
SHORT = 6
"""More words than this are not the same in two languages."""
ADULTS = ("teachers_guide", "class_report")
"""Written for teachers; all other notebooks speak to children."""

_LINK = re.compile(r"\]\(([^)]*)\)")
_CODE = re.compile(r"`[^`]*`")
_TAG = re.compile(r"</?\w[^>]*>")
_RULE = re.compile(r"\b(?:G|R|M|MR|K|KR)\d{1,2}\b")
_MENU = re.compile(r"\*[^*]*→[^*]*\*")
"""A command of JupyterLab, which speaks English."""
_ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|is|are|this|that|from|have|has|which|what|when|they|it|its|"
    r"to|how|who|there|been|would|cards?)\b",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[.!?…][)\]*_\u00a0»“”\"’]*\s+")
"""What stands between two sentences, the first in brackets or quotation marks, too."""
_STRESS = re.compile(r"(?<!\*)\*(?!\*)")
_EXERCISE = re.compile(r"\b\d\d\.\d+\b(?![\u00a0 ]%)")
_NUMBER = {
    "en": re.compile(r"\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?"),
    "fr": re.compile(r"\d+(?:[\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?"),
    "de": re.compile(r"\d+(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?"),
}
_THOUSANDS = {
    "en": re.compile(r",(?=\d{3})"),
    "fr": re.compile(r"[\u00a0\u202f](?=\d{3})"),
    "de": re.compile(r"\.(?=\d{3})"),
}


def problems(course: Course, notebook: str) -> list[str]:
    """Say what is wrong with the translation of a notebook."""
    return [each for entry in course.entries[notebook] for each in _wrong(course, notebook, entry)]


def _wrong(course: Course, notebook: str, entry: Entry) -> Iterator[str]:
    if entry.is_open:
        what = "its English has changed, look again" if entry.is_fuzzy else "still to be translated"
        yield f"{what}, {entry.place}: {entry.english}"
        return
    where = f"{entry.place}: {entry.said}".lstrip(": ")
    for what, check in _CHECKS.items():
        if found := check(course.language, entry):
            yield f"{what} ({found}), {where}"
    if notebook != NAMES:
        for found in (*_names(course, entry), *_words(course.language, notebook, entry)):
            yield f"{found}, {where}"


def _differ(find: Callable[[str], list[str]]) -> Callable[[str, Entry], str]:
    """Compare what is found in the English and in its translation, in any order."""

    def check(_: str, entry: Entry) -> str:
        ours, theirs = Counter(find(entry.english)), Counter(find(entry.said))
        lost, added = ours - theirs, theirs - ours
        return " ".join([*(f"-{each}" for each in lost), *(f"+{each}" for each in added)])

    return check


def _numbers(language: str, entry: Entry) -> str:
    ours, theirs = _found("en", entry.english), _found(language, entry.said)
    lost, added = ours - theirs, theirs - ours
    return " ".join([*(f"-{each}" for each in lost), *(f"+{each}" for each in added)])


def _found(language: str, text: str) -> Counter[str]:
    """Return the numbers of a text as Python writes them."""
    found = _NUMBER[language].findall(units.plain(text))
    return Counter(_THOUSANDS[language].sub("", each).replace(",", ".") for each in found)


def _points(_: str, entry: Entry) -> str:
    """Find decimals with a point, which only names and versions have."""
    found = re.findall(r"\d+\.\d{1,2}(?!\d)", units.plain(entry.said))
    return " ".join(each for each in found if each not in _exercises() | {"3.11"})


@cache
def _exercises() -> frozenset[str]:
    """Return what the exercises of all games are called."""
    stored = (ROOT / "gold_widgets" / "lessons").glob("*/exercises.json")
    lessons = [each for file in stored for each in json.loads(file.read_bytes())["lessons"]]
    return frozenset(each["name"] for lesson in lessons for each in lesson["exercises"])


def _exercises_in(text: str) -> list[str]:
    """Find the names of exercises, which no language writes with another mark."""
    return [each for each in _EXERCISE.findall(text) if each in _exercises()]


def _left_english(language: str, entry: Entry) -> str:
    if entry.said == entry.english:
        allowed = SAME in entry.notes and len(entry.english.split()) <= SHORT
        return "" if allowed else f'it is the English; if that is right, note "# {SAME}"'
    if SAME in entry.notes:
        return f'it is not the English, so take away "# {SAME}"'
    said = _MENU.sub(" ", units.plain(entry.said))
    quotes = (note.removeprefix(QUOTED) for note in entry.notes if note.startswith(QUOTED))
    quoted = {word for quote in quotes for word in quote.split()}
    found = [*english(said), *vocabulary.left_english(language, said, units.plain(entry.english))]
    return " ".join(word for word in found if word not in quoted)


def english(text: str) -> list[str]:
    """Find the words that no sentence does without in English, and none has in other languages."""
    return _ENGLISH.findall(text)


def _sentences(_: str, entry: Entry) -> str:
    """Find what was left out, or made up: a sentence more or less than in English."""
    ours, theirs = (
        sum(bool(each.strip()) for each in _BETWEEN.split(units.plain(text)))
        for text in (entry.english, entry.said)
    )
    notes = [note for note in entry.notes if note.startswith(SENTENCES)]
    needed = [f"{SENTENCES}{theirs}"] if ours != theirs else []
    if notes == needed:
        return ""
    right = f'if that is right, note "# {needed[0]}"' if needed else f'take away "# {notes[0]}"'
    return f"{theirs} for {ours}; {right}"


def _notes(_: str, entry: Entry) -> str:
    """Find notes that no check reads, as one is when it is misspelt."""
    known = (QUOTED, OTHERWISE, SENTENCES)
    return ", ".join(note for note in entry.notes if note != SAME and not note.startswith(known))


def _amounts(language: str, entry: Entry) -> str:
    """Find numbers in words, and colors, that are said more or less often than in English."""
    found = amounts.differing(language, entry.english, entry.said)
    return ", ".join(
        f'{word!r} {theirs} times for {ours}; if that is right, note "# {OTHERWISE}{word}"'
        for word, theirs, ours in found
        if f"{OTHERWISE}{word}" not in entry.notes
    )


def _italics(_: str, entry: Entry) -> str:
    """Find stress that is lost; a translator may add some, as for a word of the code."""
    ours, theirs = (
        len(_STRESS.findall(units.plain(text))) // 2 for text in (entry.english, entry.said)
    )
    return f"{theirs} for {ours}" if theirs < ours else ""


def _typed(language: str, entry: Entry) -> str:
    return ", ".join(typography.faults(language, entry.said))


def _names(course: Course, entry: Entry) -> Iterator[str]:
    """Find players of the English who are missing, and those who are not of it."""
    for english, said in course.names.items():
        is_meant = bool(re.search(rf"\b{english}\b", entry.english))
        is_there = bool(re.search(rf"\b{said}{_GENITIVE[course.language]}\b", entry.said))
        if is_meant != is_there and f"{OTHERWISE}{english}" not in entry.notes:
            yield f"{said} is missing" if is_meant else f"{said} is not there in English"


def _words(language: str, notebook: str, entry: Entry) -> Iterator[str]:
    """Compare the game words with the glossary."""
    otherwise = {note.removeprefix(OTHERWISE) for note in entry.notes}
    english, said = (_MENU.sub(" ", units.plain(text)) for text in (entry.english, entry.said))
    for term in _terms(language):
        if term.is_about(notebook):
            is_meant = term.english not in otherwise and term.stands_in(english)
            if is_meant and not term.is_said_in(said):
                yield f"{term.english!r} is {' or '.join(term.said)}"
            for each in term.wrong_in(said):
                yield f"{each!r} is not the word"
    if notebook not in ADULTS and (found := _POLITE[language].search(said)):
        yield f"children are spoken to otherwise ({found[0]})"


_terms = cache(glossary.read)
_GENITIVE = {"fr": "", "de": "s?"}
_POLITE = {
    "fr": re.compile(r"\b(votre|vos)\b", re.IGNORECASE),
    "de": re.compile(r"\bIhnen\b|[a-z]en Sie\b"),
}

_CHECKS: dict[str, Callable[[str, Entry], str]] = {
    "links differ": _differ(_LINK.findall),
    "code differs": _differ(_CODE.findall),
    "tags differ": _differ(_TAG.findall),
    "rule ids differ": _differ(lambda text: _RULE.findall(units.plain(text))),
    "bold print differs": _differ(lambda text: re.findall(r"\*\*", text)),
    "italics are lost": _italics,
    "columns differ": _differ(lambda text: re.findall(r" \| ", text)),
    "line breaks differ": _differ(lambda text: re.findall(r"\n", text)),
    "numbers differ": _numbers,
    "numbers in words or colors differ": _amounts,
    "exercises differ": _differ(lambda text: _exercises_in(units.plain(text))),
    "a decimal point": _points,
    "left in English": _left_english,
    "typed otherwise": _typed,
    "sentences differ": _sentences,
    "a note that means nothing": _notes,
}
