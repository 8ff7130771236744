"""A pupil's whole progress as one line to copy and paste, made as the line of a game is.

    gold-progress1-212-pcozgyxx…-3f9a1c07

A name, how many characters follow, the packed progress, a checksum. Nothing but letters and digits
of one case: what a chat, a mail or a spreadsheet does to it does no harm.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import place_in
from gold_widgets.lessons.notes import Mark, Notes, Tally, from_parts

TAG = "gold-progress"
FORM = 1
LONGEST_NAME = 60
_MOST_BYTES = 200_000
"""A line that unpacks to more is no pupil's."""
_BEGUN = re.compile(rf"{TAG}(?P<form>[0-9]{{1,3}})-(?P<count>[0-9]{{1,6}})-", re.IGNORECASE)
_GAP = re.compile(r"[\s\"'\u00ad\u200b-\u200f\u2060\ufeff>]*")
"""What mails and spreadsheets put into a long line."""


class Line(NamedTuple):
    """What one line says."""

    name: str
    notes: Notes


class Found(NamedTuple):
    """Where a line begins and ends in a text, and what it says, or what is wrong with it."""

    start: int
    end: int
    line: Line | Sentence


def write(notes: Notes, name: str = "") -> str:
    """Write what is noted as one line, with a name in it if one is given."""
    exercises: dict[str, dict[str, list[int | None]]] = {}
    for (game, exercise), mark in sorted(notes.marks.items()):
        exercises.setdefault(game, {})[exercise] = [mark.tries, int(mark.solved), mark.first]
    tallies = {game: [each.played, each.won, each.lost] for game, each in notes.tallies.items()}
    parts: dict[str, Any] = {"e": exercises, "g": tallies}
    if name:
        parts["n"] = name
    text = json.dumps(parts, separators=(",", ":"), sort_keys=True).encode()
    packed = base64.b32encode(zlib.compress(text, 9)).decode().rstrip("=").lower()
    return f"{TAG}{FORM}-{len(packed)}-{packed}-{_checksum(packed)}"


def read(text: str) -> Line:
    """Read the first line that a text holds, whatever stands around it."""
    found = next(find(text), None)
    if found is None:
        raise NotationError(
            Sentence("There is no progress here: a line of it begins with {tag}.", tag=TAG)
        )
    if isinstance(found.line, Sentence):
        raise NotationError(found.line, *place_in(text, found.start))
    return found.line


def find(text: str) -> Iterator[Found]:
    """Find all lines in a text, whole or damaged."""
    at = 0
    while begun := _BEGUN.search(text, at):
        form, count = int(begun["form"]), int(begun["count"])
        line, at = _line_at(text, begun.end(), form, count)
        if isinstance(line, Sentence):
            # Of what is damaged nobody knows the end: what stands below may be somebody else's.
            row = text[: _end_of_row(text, begun.end())]
            line, at = _line_at(row, begun.end(), form, count)
        yield Found(begun.start(), at, line)


def _line_at(text: str, at: int, form: int, count: int) -> tuple[Line | Sentence, int]:
    packed, at = _characters(text, at, count)
    check, at = _characters(text, at, 8, behind="-")
    return _line(form, count, packed, check), at


def _end_of_row(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _line(form: int, count: int, packed: str, check: str) -> Line | Sentence:
    if len(packed) < count:
        return Sentence(
            "it breaks off: {here} of its {count} characters are here. Copy it again.",
            here=len(packed),
            count=count,
        )
    if check != _checksum(packed):
        return Sentence(
            "a character was changed or lost: its checksum does not fit. Copy it again."
        )
    try:
        return _unpacked(packed)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, zlib.error):
        if form > FORM:
            return Sentence("it was written by a newer version of gold_widgets: install that one.")
        return Sentence("it holds no progress.")


def _characters(text: str, at: int, count: int, behind: str = "") -> tuple[str, int]:
    """Collect so many letters and digits, over whatever a mail has put between them."""
    found: list[str] = []
    stop = at
    if behind:
        at = _GAP.match(text, at).end()  # type: ignore[union-attr] # it matches nothing, too
        at += text.startswith(behind, at)
    while len(found) < count:
        at = _GAP.match(text, at).end()  # type: ignore[union-attr]
        character = text[at : at + 1].lower()
        # The next line's beginning belongs to no other: a line that breaks off ends before it.
        if not ("a" <= character <= "z" or "0" <= character <= "9") or _BEGUN.match(text, at):
            break
        found.append(character)
        at += 1
        stop = at
    return "".join(found), stop


def _unpacked(packed: str) -> Line:
    unpacker = zlib.decompressobj()
    padded = packed.upper() + "=" * (-len(packed) % 8)
    text = unpacker.decompress(base64.b32decode(padded), _MOST_BYTES)
    if not unpacker.eof:
        raise ValueError("it has no end")
    parts = json.loads(text)
    marks = {
        (game, name): Mark(entry[0], bool(entry[1]), entry[2])
        for game, entries in parts["e"].items()
        for name, entry in entries.items()
    }
    tallies = {game: Tally(*entry[:3]) for game, entry in parts["g"].items()}
    notes = from_parts(marks, tallies)
    if notes.problems():
        raise ValueError("it makes no sense")
    return Line(str(parts.get("n", ""))[:LONGEST_NAME], notes)


def _checksum(packed: str) -> str:
    return f"{binascii.crc32(packed.encode()):08x}"
