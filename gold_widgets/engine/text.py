"""Cutting text that people write into words that know where they stand."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gold_widgets.engine.errors import GameError, NotationError
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

LONGEST_TEXT = 200_000
"""Characters that are read at most: twice as many as the longest game has with its comments."""
_WORD = re.compile(r'\s+|(?P<comment>#.*)|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<bare>[,:]|[^\s,:"#]+)')
_PLAIN_NAME = re.compile(r"[^\W\d_]\w*")


class Word(NamedTuple):
    """A word, and where it stands; line and column count from 1."""

    text: str
    line: int
    column: int
    is_quoted: bool = False

    def wrong(self, problem: str) -> NotationError:
        """Return the error that points at this word."""
        return NotationError(problem, self.line, self.column)

    def is_mark(self, mark: str) -> bool:
        """Tell whether this is a bare comma or colon, not a quoted one."""
        return self.text == mark and not self.is_quoted


class Line(NamedTuple):
    """The words of one line, and the comment behind them."""

    words: list[Word]
    comment: str = ""


def read_lines(text: str) -> list[Line]:
    """Cut a text into lines of words; empty lines and lines of comment alone are passed over.

    >>> [word.text for word in read_lines('a1: "Ann Lee", $3  # well done')[0].words]
    ['a1', ':', 'Ann Lee', ',', '$3']
    """
    rows = enumerate(checked_text(text).split("\n"), start=1)
    lines = (_read_line(number, row) for number, row in rows)
    return [line for line in lines if line.words]


def checked_text(text: object) -> str:
    r"""Return a text that is short enough to be read, without a mark of how its bytes are ordered.

    >>> checked_text("\ufeffR4 $3")
    'R4 $3'
    """
    if not isinstance(text, str):
        raise NotationError(Sentence("this is {kind}, not text.", kind=type(text).__name__))
    if len(text) > LONGEST_TEXT:
        raise NotationError(
            Sentence(
                "this text has {count} characters. At most {most} can be read.",
                count=len(text),
                most=LONGEST_TEXT,
            )
        )
    return text.removeprefix("\ufeff")


def at(word: Word, make: Callable[[], T]) -> T:
    """Make something of a word, and let what is refused without a place be refused here."""
    try:
        return make()
    except NotationError:
        raise
    except GameError as error:
        raise word.wrong(error.said) from None


def place_in(text: str, index: int) -> tuple[int, int]:
    r"""Return the line and the column of a character, both counted from 1.

    >>> place_in("R4 $3\nB2", 6)
    (2, 1)
    """
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def quoted(name: str) -> str:
    """Write a name so that it reads back as one word.

    >>> print(quoted("Ann"), quoted("Ann Lee"))
    Ann "Ann Lee"
    """
    if _PLAIN_NAME.fullmatch(name):
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())


def _read_line(number: int, line: str) -> Line:
    words, comment, place = [], "", 0
    while place < len(line):
        match = _WORD.match(line, place)
        if match is None:
            problem = Sentence('this " has no partner. Close the quotation.')
            raise NotationError(problem, number, place + 1)
        if match["bare"]:
            words.append(Word(match["bare"], number, place + 1))
        elif match["quoted"]:
            words.append(
                Word(_unquote(match["quoted"], number, place + 1), number, place + 1, True)
            )
        elif match["comment"]:
            comment = match["comment"].lstrip("#").strip()
        place = match.end()
    return Line(words, comment)


def _unquote(text: str, line: int, column: int) -> str:
    try:
        return str(json.loads(text, strict=False))
    except ValueError as error:
        problem = Sentence(
            "{text} cannot be read: {error}. Write a backslash as \\\\ in a quotation.",
            text=brief(text),
            error=brief(str(error)),
        )
        raise NotationError(problem, line, column) from None
