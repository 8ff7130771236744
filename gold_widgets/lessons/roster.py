"""Reads the lines that a class has sent: pasted from chats, mails and spreadsheets."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lessons import lines
from gold_widgets.lessons.notes import Notes

MOST_CHARACTERS = 5_000_000
_HIDDEN = re.compile(
    r"[\x00-\x1f\x7f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)
_MARGIN = "\"'`“”„«»,;:|>=*-–•. \t"
_COUNTED = re.compile(r"^\d{1,3}\s*[.):]\s+")


@dataclass
class Pupil:
    """Somebody of the class."""

    name: str
    notes: Notes
    lines: list[int] = field(default_factory=list)
    """The numbers of the lines that tell of them."""


@dataclass(frozen=True)
class Problem:
    """A line that could not be read, or that one should know something about."""

    line: int
    said: Sentence


@dataclass
class Roster:
    """A class as its lines tell of it."""

    pupils: list[Pupil] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    remarks: list[Sentence] = field(default_factory=list)


def read(given: str | Iterable[str] | Mapping[str, str]) -> Roster:
    """Read pasted text, or lines in a list or by their names; what cannot be read is named."""
    roster = Roster()
    text = _as_text(given, roster)
    found = list(lines.find(text))
    numbers = _Lines(text)
    covered = {
        number
        for each in found
        for number in range(numbers.at(each.start), numbers.at(max(each.start, each.end - 1)) + 1)
    }
    seen: dict[str, Pupil] = {}
    packed: dict[str, Pupil] = {}
    end = 0
    for each in found:
        number = numbers.at(each.start)
        said = _clean(text[max(end, numbers.start(number)) : each.start])
        end = each.end
        if isinstance(each.line, Sentence):
            roster.problems.append(Problem(number, _of(said, each.line)))
            continue
        above = "" if said or each.line.name else _above(numbers, number, covered)
        name = said or _clean(each.line.name) or above
        _add(roster, seen, packed, Pupil(name, each.line.notes, [number]), text[each.start : end])
    _note_others(roster, numbers, covered)
    roster.problems.sort(key=lambda problem: problem.line)
    return roster


class _Lines:
    """The lines of a text, counted from 1."""

    def __init__(self, text: str) -> None:
        self.texts = text.split("\n")
        self._starts = [0]
        for each in self.texts:
            self._starts.append(self._starts[-1] + len(each) + 1)

    def at(self, index: int) -> int:
        return bisect_right(self._starts, index)

    def start(self, number: int) -> int:
        return self._starts[number - 1]


def _as_text(given: object, roster: Roster) -> str:
    if isinstance(given, bytes) or not isinstance(given, str | Iterable):
        raise SetupError(
            Sentence(
                "class_report takes the lines as text, as a list, or as a dictionary of names and "
                "lines, not {kind}.",
                kind=type(given).__name__,
            )
        )
    if isinstance(given, Mapping):
        given = [_after(name, line) for name, line in given.items()]
    if isinstance(given, str):
        text = given.replace("\r\n", "\n").replace("\r", "\n")
    else:
        parts = []
        for number, each in enumerate(given, start=1):
            if isinstance(each, str):
                parts.append(" ".join(each.split()))
            else:
                kind = type(each).__name__
                said = Sentence("it is of type {kind}, not text.", kind=kind)
                roster.problems.append(Problem(number, said))
                parts.append("")
        text = "\n".join(parts)
    if len(text) > MOST_CHARACTERS:
        raise SetupError(
            Sentence(
                "This is too long for a class: {count} characters. At most {most} are read.",
                count=len(text),
                most=MOST_CHARACTERS,
            )
        )
    return text


def _after(name: object, line: object) -> object:
    """Put a name before a line; what is no line is left to be refused."""
    return f"{name}: {line}" if isinstance(line, str) else line


def _add(
    roster: Roster, seen: dict[str, Pupil], packed: dict[str, Pupil], pupil: Pupil, line: str
) -> None:
    """Add a pupil, or more of one who is there already."""
    key = pupil.name.casefold()
    if not key:
        same = packed.get(line)
        pupil.name = f"#{len(roster.pupils) + 1}"
        if same:
            roster.remarks.append(
                Sentence(
                    "Lines {one} and {other} are the same and have no name: they count as two.",
                    one=same.lines[0],
                    other=pupil.lines[0],
                )
            )
        packed[line] = pupil
    elif key in seen:
        first = seen[key]
        roster.remarks.append(
            Sentence(
                "Lines {one} and {other} are both of {name}: they are put together.",
                one=first.lines[0],
                other=pupil.lines[0],
                name=first.name,
            )
        )
        first.notes, first.lines = first.notes | pupil.notes, [*first.lines, *pupil.lines]
        return
    else:
        seen[key] = pupil
    roster.pupils.append(pupil)


def _above(numbers: _Lines, number: int, covered: set[int]) -> str:
    """Return the name that a chat has put into the line above, which then is no problem."""
    above = number - 1
    while above >= 1 and not numbers.texts[above - 1].strip():
        above -= 1
    if above < 1 or above in covered or len(numbers.texts[above - 1]) > lines.LONGEST_NAME:
        return ""
    covered.add(above)
    return _clean(numbers.texts[above - 1])


def _note_others(roster: Roster, numbers: _Lines, covered: set[int]) -> None:
    """Name the lines that hold something else."""
    for number, text in enumerate(numbers.texts, start=1):
        if number not in covered and _clean(text):
            said = Sentence("there is no progress here: it begins with {tag}.", tag=lines.TAG)
            roster.problems.append(Problem(number, _of(_clean(text), said)))


def _of(name: str, said: Sentence) -> Sentence:
    return Sentence("{name}: {said}", name=name, said=said) if name else said


def _clean(text: str) -> str:
    """Return the name in what stands before a line."""
    words = " ".join(_HIDDEN.sub(" ", text).split())
    return _COUNTED.sub("", words).strip(_MARGIN)[: lines.LONGEST_NAME].strip(_MARGIN)
