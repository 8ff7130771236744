"""Opening a file of somebody's own: what is no JSON is told where it stops being some."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.files import problem
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import LONGEST_TEXT


def misfit(where: str, problem: str) -> SetupError:
    """Return the error that names a place in the file."""
    return SetupError(Sentence("{where} in these data: {problem}", where=where, problem=problem))


def opened(source: str | Path | Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a copy of what is in a file, a text or a table, which nobody else can change."""
    text = source
    if isinstance(source, Path) or (isinstance(source, str) and "{" not in source[:1000]):
        text = _text_of(Path(source))
    elif isinstance(source, Mapping):
        try:
            text = json.dumps(dict(source))
        except (TypeError, ValueError, RecursionError):
            raise misfit(
                Sentence("Everything"),
                Sentence("it holds more than tables, lists, texts and numbers."),
            ) from None
    raw = _parsed(text) if isinstance(text, str) else text
    if not isinstance(raw, Mapping):
        raise misfit(
            Sentence("Everything"),
            Sentence("it is {kind}, and should be a table.", kind=type(raw).__name__),
        )
    _refuse_endless(raw)
    return raw


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SetupError(Sentence("There is no file {path!r}.", path=str(path)[-60:])) from None
    except (OSError, ValueError) as error:
        raise misfit(
            repr(brief(str(path))),
            Sentence("the file cannot be read: {error}.", error=problem(error)),
        ) from None


_SLIPS = {
    "Expecting ','": Sentence("a comma or a bracket is missing."),
    "Expecting ':'": Sentence("a colon is missing behind a key."),
    "Expecting property": Sentence("a key in quotation marks is missing, or a comma is too many."),
    "Illegal trailing": Sentence("a key in quotation marks is missing, or a comma is too many."),
    "Expecting value": Sentence("a value is missing, or is no number, text, list or table."),
    "Unterminated string": Sentence("a text has no quotation mark at its end."),
    "Extra data": Sentence("something follows the last bracket."),
}
"""How Python begins to say what is wrong with JSON → how we do."""


def _parsed(text: str) -> object:
    if len(text) > LONGEST_TEXT:
        raise misfit(Sentence("Everything"), Sentence("this text is too long to be read."))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = Sentence("Line {line}, column {column}", line=error.lineno, column=error.colno)
        for sign, slip in _SLIPS.items():
            if error.msg.startswith(sign):
                raise misfit(where, Sentence("this is no JSON: {slip}", slip=slip)) from None
        raise misfit(where, Sentence("this is no JSON.")) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a thousand brackets
        raise misfit(Sentence("Everything"), Sentence("this is no JSON.")) from None


def _refuse_endless(raw: object) -> None:
    """Refuse NaN and Infinity, which JSON does not know but Python reads, wherever they are."""
    left = [("", raw)]
    while left:
        where, value = left.pop()
        if isinstance(value, float) and not math.isfinite(value):
            raise misfit(where, Sentence("{value!r} is no number.", value=brief(value)))
        if isinstance(value, dict):
            dot = where and "."
            left += [(f"{where}{dot}{str(key)[:40]}", each) for key, each in value.items()]
        elif isinstance(value, list):
            left += [(f"{where}[{at}]", each) for at, each in enumerate(value)]
