"""Lists the exercises of the course: runs the lessons' notebooks, and notes what they ask.

Written to gold_widgets/lessons/<game>/exercises.json, for the map of the course, the class report
and the worksheets. Run by `make exercises`, and with `make notebooks`.
"""

# ruff: noqa: ANN401 - games of any kind

from __future__ import annotations

import ast
import json
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, chdir, contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import wraps
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any
from unittest.mock import patch

from gold_widgets.engine.rooms import usual
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons import checking, goal, predict
from gold_widgets.lessons.index import FILE, OURS, fingerprint
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables import shelf
from gold_widgets.tables.options import as_record, is_game, parted

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "notebooks"

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
class Page:
    """What a notebook says of itself, and what it asks."""

    title: str
    minutes: int
    exercises: tuple[Set, ...]


def read(path: Path) -> Page:
    """Run a notebook's code in this process, in an empty folder, noting nothing."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    texts = ["".join(cell["source"]) for cell in cells]
    found: list[Set] = []
    main = ModuleType("__main__")
    with _apart(found):
        for cell, text in zip(cells, texts, strict=True):
            if _is_prose(cell):
                for solution in _SOLUTION.findall(text):
                    _give(found, solution)
            else:
                code = compile(ast.parse(text), f"{path.name}, {cell['id']}", "exec")
                exec(code, main.__dict__)
    return Page(title(path), minutes(path), tuple(found))


def title(path: Path) -> str:
    """Return the heading of a notebook."""
    return re.search(r"^# (.+)$", _opening(path), re.MULTILINE)[1].strip()


def minutes(path: Path) -> int:
    """Return how long a notebook says that it takes."""
    return int(re.search(r"\*\*About\*\* (\d+) min", _opening(path))[1])


def _opening(path: Path) -> str:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "".join(next(cell for cell in cells if _is_prose(cell))["source"])


def listed(folder: Path) -> dict[str, Any]:
    """Return what is written for the game whose lessons are in a folder."""
    lessons, names = [], []
    for path in sorted(folder.glob("[0-9][0-9]_*.ipynb")):
        page = read(path)
        place = path.relative_to(folder.parent).with_suffix("").as_posix()
        titles = {OURS: page.title}
        for language in LANGUAGES:
            translated = folder.parent / language / folder.name / path.name
            if translated.is_file():
                titles[language] = title(translated)
        exercises = [_entry(each) for each in page.exercises if each.options.get("name")]
        names += [_book(each).NAME for each in page.exercises]
        lessons.append(
            {"path": place, "titles": titles, "minutes": page.minutes, "exercises": exercises}
        )
    return {"name": names[0] if names else folder.name, "lessons": lessons}


def _book(asked: Set) -> Any:
    """Return the rules of the game that an exercise is about."""
    first = asked.arguments[0]
    if asked.kind == "check" and not is_game(first):
        return asked.options.get("game") or usual()
    return as_record(first).game.rulebook


def _entry(asked: Set) -> dict[str, Any]:
    """Return what is written of one exercise: only what can be written."""
    options = {key: value for key, value in asked.options.items() if key not in ("name", "game")}
    first, moves = asked.arguments[0], " ".join(asked.arguments[1:])
    made: dict[str, Any] = {"name": asked.options["name"], "kind": asked.kind}
    if asked.kind == "check":
        made["rules"] = _rules(asked, None, options)
        made["position"] = str(first)
        made["untouched"] = fingerprint(first, moves)
    else:
        book, before = _book(asked), as_record(first).game
        made["rules"] = _rules(asked, before, options)
        text = str(before)
        made["position"] = text if book.parse(text) == before else book.save(before)
    if asked.kind == "predict":
        choices = asked.thing.choices
        made |= {"choices": len(choices), "answer": choices.index(asked.thing._question.answer)}
    if moves:
        made["moves"] = moves
    if asked.solution:
        made["solution"] = asked.solution
    return made | ({"options": options} if options else {})


def _rules(asked: Set, start: Any, options: dict[str, Any]) -> list[str]:
    """Return the rules that an exercise is about: those that settle what it asks."""
    if asked.kind == "predict":
        return [asked.thing._question.rule]
    kinds = subject_of(_book(asked))
    kind = kinds.WANTED if asked.kind == "check" else kinds.AIM
    to_reach, _ = parted(options, kind)
    if asked.kind == "check":
        return list(kind(**to_reach).rules())
    player = seat_number(to_reach.pop("player", 0), start.seats, "player")
    return list(kind(player=player, **to_reach).rules(start, start.play(asked.solution)))


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
        # A lesson that is new is on no list yet.
        stack.enter_context(patch.object(progress, "lesson", lambda _: None))
        for kind, made in (("predict", predict.Predict), ("goal", goal.Goal)):
            stack.enter_context(patch.object(made, "__init__", _noting(found, kind, made)))

        def check(*arguments: Any, **options: Any) -> None:
            found.append(Set("check", arguments, options))

        stack.enter_context(patch.object(checking, "check", check))
        yield


def _noting(found: list[Set], kind: str, made: type) -> Callable[..., None]:
    """Return a way to make an exercise that notes it."""
    plain = made.__init__

    @wraps(plain)
    def make(thing: Any, *arguments: Any, **options: Any) -> None:
        plain(thing, *arguments, **options)
        found.append(Set(kind, arguments, options, thing))

    return make


@contextmanager
def _empty_folder() -> Iterator[None]:
    with TemporaryDirectory() as folder, chdir(folder):
        yield


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # where no process can be started, one must do
    for found in sorted(path for path in NOTEBOOKS.iterdir() if any(path.glob("[0-9]*.ipynb"))):
        home = ROOT / "gold_widgets" / "lessons" / found.name
        if home.is_dir():
            text = json.dumps(listed(found), ensure_ascii=False, indent=1) + "\n"
            (home / FILE).write_text(text, encoding="utf-8")
            print(f"{(home / FILE).relative_to(ROOT)}: written")
    sys.exit()
