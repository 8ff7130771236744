"""Answers to choose from: the right one, likely mistakes, and what each mistake would need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lessons.questions import Question
from gold_widgets.tables.klondike_rush.money import in_dollars

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

WRONG = 3
"""Answers that are wrong, at most."""


def asked(told: str, question: str) -> str:
    """Put a question behind what it is about."""
    return f"{told} {question}".strip()


def dollars(
    text: str,
    right: int,
    mistakes: Iterable[tuple[int, str]],
    otherwise: Callable[[int], str],
    language: str,
    *,
    rule: str,
) -> Question:
    """Ask for a sum of money: likely mistakes first, then numbers nearby, in rising order."""
    wrong: dict[int, str] = {}
    near = [(right + step, "") for step in (1, -1, 2, -2, 3)]
    for number, need in (*mistakes, *near):
        if number != right and number >= 0 and number not in wrong and len(wrong) < WRONG:
            wrong[number] = need or otherwise(number)
    numbers = sorted([right, *wrong])
    names = {number: in_dollars(number, language) for number in numbers}
    needs = {names[number]: need for number, need in wrong.items()}
    return Question(text, tuple(names.values()), names[right], needs, rule=rule)


def of_several(
    text: str, right: str, wrong: Mapping[str, str], *, in_order: bool, rule: str
) -> Question:
    """Ask which of several things it is; `wrong` is each other one → what it would need.

    Where the order of the answers could tell the right one, they are sorted.
    """
    needs = {answer: need for answer, need in wrong.items() if answer != right}
    if not needs:
        raise SetupError(Sentence("There is nothing to choose from: only one answer is possible."))
    choices = sorted([right, *needs]) if in_order else list(dict.fromkeys([*wrong, right]))
    return Question(text, tuple(choices), right, needs, rule=rule)
