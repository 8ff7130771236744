"""Texts with a mistake in them, and a mark where the error must point."""

import pytest

from gold_widgets import gold

MARK = "‸"
"""Stands in front of the character that is wrong; the reader never sees it."""


def mistake(text: str, message: str, name: str | None = None):
    """Make a case for `parametrize`: a text with a mark, and part of what the error says."""
    assert text.count(MARK) == 1
    return pytest.param(text, message, id=name or message)


def check_refused(read, text: str, message: str) -> None:
    """Check that a text is refused in these words, at the place of the mark."""
    before = text.partition(MARK)[0]
    with pytest.raises(gold.NotationError) as refusal:
        read(text.replace(MARK, ""))
    error = refusal.value
    assert (error.line, error.column) == (before.count("\n") + 1, len(before) - before.rfind("\n"))
    assert message in error.problem
    check_place(error, text)


def check_place(error: gold.NotationError, text: str) -> None:
    """Check that an error points into the text, at most right behind the end of a line."""
    lines = text.split("\n")
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    assert str(error) == f"line {error.line}, column {error.column}: {error.problem}"
