"""The lines `key: value` of a text: each key once, each value cut at its commas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import at

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from gold_widgets.engine.seats import Seat
    from gold_widgets.engine.text import Line, Word

T = TypeVar("T")
Parts = list[list["Word"]]
"""A value: the words between its commas."""
_WHOLE = re.compile(r"-?[0-9]{1,18}")


def keyed(lines: Sequence[Line], keys: Collection[str]) -> Iterator[tuple[str, Line]]:
    """Yield the lines that a text begins with, each with its key; one without a colon ends them."""
    seen = set()
    for line in lines:
        key = _key(line, keys)
        if key is None:
            return
        if key in seen:
            raise line.words[0].wrong(twice(repr(key)))
        seen.add(key)
        yield key, line


def twice(key: str) -> Sentence:
    """Say of a key that it stood there before."""
    return Sentence("{key} stands here for the second time. Keep one of them.", key=key)


def parts_of(line: Line) -> Parts:
    """Cut the value of a line at its commas."""
    colon = _colon(line)
    assert colon is not None
    parts: Parts = [[]]
    mark = line.words[colon]
    for word in line.words[colon + 1 :]:
        if word.is_mark(","):
            if not parts[-1]:
                raise word.wrong(Sentence("there is nothing in front of this comma."))
            parts.append([])
            mark = word
        else:
            parts[-1].append(word)
    if not parts[-1]:
        raise mark.wrong(Sentence("there is nothing behind this mark."))
    return parts


def value_of(line: Line | None, reader: Callable[[Parts], T], default: T) -> T:
    """Read the value of a line, if there is one; whatever is refused is refused at its place."""
    return default if line is None else at(line.words[0], lambda: reader(parts_of(line)))


def one(parts: Parts, too_many: Sentence) -> Word:
    """Take a value that is a single word."""
    (word, *more), *others = parts
    if more or others:
        raise (more or others[0])[0].wrong(too_many)
    return word


def whole_number(word: Word) -> int:
    """Read a whole number, such as a seed."""
    if not _WHOLE.fullmatch(word.text):
        raise word.wrong(
            Sentence("{word!r} is not a whole number of at most 18 digits.", word=brief(word.text))
        )
    return int(word.text)


def read_seed(parts: Parts) -> int:
    """Read a value that is a seed."""
    return whole_number(one(parts, Sentence("this is one word too many: here stands a seed.")))


def read_seat(parts: Parts, seats: Sequence[Seat], role: str) -> int:
    """Read a value that is a player's name."""
    too_many = Sentence("this is one word too many: here stands one player's name.")
    return seat_named(one(parts, too_many), seats, role)


def seat_named(word: Word, seats: Sequence[Seat], role: str) -> int:
    """Find the seat of the player whom a word names."""
    return at(word, lambda: seat_number(word.text, seats, role))


def _key(line: Line, keys: Collection[str]) -> str | None:
    colon = _colon(line)
    if colon is None:
        return None
    key = " ".join(word.text for word in line.words[:colon])
    if key not in keys:
        raise line.words[0].wrong(
            Sentence(
                "{key!r} is not a key. There are {keys}.", key=brief(key), keys=", ".join(keys)
            )
            + did_you_mean(key, keys)
        )
    return key


def _colon(line: Line) -> int | None:
    return next((index for index, word in enumerate(line.words) if word.is_mark(":")), None)
