"""Runs the code of a lesson's notebook here, and lists the exercises that it sets."""

from __future__ import annotations

import ast
import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import wraps
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any
from unittest.mock import patch

from gold_widgets.lessons import checking, goal, predict
from gold_widgets.lessons.progress import progress
from gold_widgets.tables import shelf

_SOLUTION = re.compile(r"<details>(?:(?!</details>).)*?Solution: `([^`]+)`.*?</details>", re.DOTALL)


@dataclass
class Set:
    """An exercise as a cell sets it."""

    kind: str
    """`predict`, `goal` or `check`."""
    arguments: tuple[Any, ...]
    options: dict[str, Any]
    thing: Any = None
    """The widget, if there is one."""
    solution: str = ""
    """The moves that are folded away below it."""


@dataclass(frozen=True)
class Lesson:
    """What a notebook says of itself, and what it asks."""

    title: str
    minutes: int
    exercises: tuple[Set, ...]


def read(path: Path) -> Lesson:
    """Run a notebook's code in this process, in an empty folder, noting nothing."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    texts = ["".join(cell["source"]) for cell in cells]
    opening = next(text for cell, text in zip(cells, texts, strict=True) if _is_prose(cell))
    title = re.search(r"^# (.+)$", opening, re.MULTILINE)
    about = re.search(r"(\d+) min", opening)
    found: list[Set] = []
    main = ModuleType("__main__")
    with _apart(found):
        for cell, text in zip(cells, texts, strict=True):
            if _is_prose(cell):
                for solution in _SOLUTION.findall(text):
                    _give(found, solution)
            else:
                code = compile(ast.parse(text), f"{path.name}, {cell['id']}", "exec")
                exec(code, main.__dict__)  # noqa: S102 - the course's own code
    return Lesson(
        title[1].strip() if title else path.stem, int(about[1]) if about else 0, tuple(found)
    )


def _is_prose(cell: dict[str, Any]) -> bool:
    return bool(cell["cell_type"] == "markdown")


def _give(found: list[Set], solution: str) -> None:
    """Give a folded solution to the last goal before it."""
    goals = [each for each in found if each.kind == "goal"]
    if goals:
        goals[-1].solution = solution


@contextmanager
def _apart(found: list[Set]) -> Iterator[None]:
    """Note what is set, and let nothing of it be kept, shown or noted elsewhere."""
    with ExitStack() as stack:
        stack.enter_context(_empty_folder())
        stack.enter_context(redirect_stdout(StringIO()))
        stack.enter_context(patch.object(shelf, "put", lambda _: None))
        stack.enter_context(patch.object(progress, "_note", lambda _: None))
        for kind, made in (("predict", predict.Predict), ("goal", goal.Goal)):
            stack.enter_context(patch.object(made, "__init__", _noting(found, kind, made)))

        def check(*arguments: Any, **options: Any) -> None:  # noqa: ANN401
            found.append(Set("check", arguments, options))

        stack.enter_context(patch.object(checking, "check", check))
        yield


def _noting(found: list[Set], kind: str, made: type) -> Callable[..., None]:
    """Return a way to make an exercise that notes it."""
    plain = made.__init__

    @wraps(plain)
    def make(thing: Any, *arguments: Any, **options: Any) -> None:  # noqa: ANN401
        plain(thing, *arguments, **options)
        found.append(Set(kind, arguments, options, thing))

    return make


@contextmanager
def _empty_folder() -> Iterator[None]:
    here = Path.cwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)
