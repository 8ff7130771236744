"""The course as the tests see it: its notebooks, and what their cells make when they are run."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from dataclasses import dataclass, field
from html import unescape
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any
from unittest.mock import patch

from gold_widgets import Goal, Predict, Table
from gold_widgets.engine.moves import split
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons import checking
from gold_widgets.lessons.notes import Notes
from gold_widgets.lessons.progress import progress
from gold_widgets.tables import shelf
from gold_widgets.tables.board import Board

FOLDER = Path(__file__).parents[2] / "notebooks"
EVERY = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
"""The notebooks in all languages."""
NOTEBOOKS = [path for path in EVERY if path.relative_to(FOLDER).parts[0] not in LANGUAGES]
"""The English ones, of which all others are made."""
TRANSLATED = [path for path in EVERY if path not in NOTEBOOKS]
FIRST = FOLDER / "00_start_here.ipynb"
LESSONS = {
    folder: [path for path in NOTEBOOKS if path.parent == folder and path.stem[:2].isdigit()]
    for folder in sorted({path.parent for path in NOTEBOOKS} - {FOLDER})
}
"""The numbered notebooks of each game, by its folder."""
_DRAWING = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)
_SOLUTION = re.compile(r"<details>(?:(?!</details>).)*?Solution: `([^`]+)`.*?</details>", re.DOTALL)


@dataclass(frozen=True)
class Cell:
    """One cell as it is stored."""

    id: str
    is_code: bool
    text: str
    tags: tuple[str, ...] = ()
    is_folded: bool = False
    """Whether its code is folded away."""
    answer: str | None = None
    """What it says once it is run, where the reader is to guess first."""
    outputs: int = 0
    """How many are stored below it."""
    shown: str = ""
    """What is read in them, also in pictures."""

    @property
    def is_guess(self) -> bool:
        return "guess-first" in self.tags


@dataclass(frozen=True)
class Check:
    """One call of `check`, and what it printed."""

    arguments: tuple[object, ...]
    wanted: dict[str, object]
    printed: str

    @property
    def name(self) -> object:
        return self.wanted.get("name", "")


@dataclass
class Run:
    """What the cells of a notebook made, in their order, each with the number of its cell."""

    cell: int = 0
    boards: list[tuple[int, Board]] = field(default_factory=list)
    checks: list[tuple[int, Check]] = field(default_factory=list)
    answers: dict[str, str] = field(default_factory=dict)
    """What the cells say that are to be guessed, by their ids."""

    @property
    def predictions(self) -> list[Predict]:
        return [board for _, board in self.boards if isinstance(board, Predict)]

    @property
    def goals(self) -> list[tuple[int, Goal]]:
        return [(number, board) for number, board in self.boards if isinstance(board, Goal)]

    @property
    def live(self) -> list[Table]:
        """The tables without an aim, to play at or to watch."""
        boards = [board for _, board in self.boards if isinstance(board, Table)]
        return [board for board in boards if not isinstance(board, Goal)]

    @property
    def names(self) -> list[str]:
        """What the exercises are called."""
        asked = [board._name for _, board in self.boards if isinstance(board, Predict | Goal)]
        return asked + [str(check.name) for _, check in self.checks]


def name(path: Path) -> str:
    """Return what a notebook is called in the course: its path from the top, without its ending."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def tongue(path: Path) -> str:
    """Return the language of a notebook."""
    first = path.relative_to(FOLDER).parts[0]
    return first if first in LANGUAGES else "en"


def original(path: Path) -> Path:
    """Return the English notebook that one is made of."""
    return FOLDER.joinpath(*path.relative_to(FOLDER).parts[1:]) if path in TRANSLATED else path


def cells(path: Path) -> list[Cell]:
    """Read a notebook."""
    stored = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [_cell(each) for each in stored]


def _cell(stored: dict[str, Any]) -> Cell:
    metadata = stored["metadata"]
    return Cell(
        stored["id"],
        stored["cell_type"] == "code",
        "".join(stored["source"]),
        tuple(metadata.get("tags", ())),
        metadata.get("jupyter", {}).get("source_hidden", False),
        metadata.get("answer"),
        len(stored.get("outputs", ())),
        "\n".join(_read(stored.get("outputs", ()))),
    )


def _read(outputs: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield what is read in stored outputs, without what draws it."""
    for output in outputs:
        yield "".join(output.get("text", ""))
        for kind, data in output.get("data", {}).items():
            if kind == "text/plain":
                yield "".join(data)
            elif kind in ("text/html", "image/svg+xml"):
                yield unescape(_DRAWING.sub(" ", "".join(data)))


def solutions(path: Path) -> list[tuple[int, str]]:
    """Find what is folded away: the flips, each with the number of its cell."""
    return [
        (number, flips)
        for number, cell in enumerate(cells(path))
        if not cell.is_code
        for flips in _SOLUTION.findall(cell.text)
    ]


_made: dict[Path, Run] = {}
"""The notebooks that were run, each once."""


def run(path: Path) -> Run:
    """Run the code of a notebook, if it has not been run yet, and return what it made."""
    if path not in _made:
        _made[path] = _run(path)
    return _made[path]


def put_away() -> None:
    """Close the tables of all notebooks that were run."""
    for made in _made.values():
        for _, board in made.boards:
            board.close()
    _made.clear()


def run_some(path: Path, wanted: Collection[str]) -> Run:
    """Run only those cells of a notebook that have one of these ids, and return what they made."""
    made = _run(path, [cell for cell in enumerate(cells(path)) if cell[1].id in wanted])
    for _, board in made.boards:
        board.close()
    return made


def _run(path: Path, wanted: Iterable[tuple[int, Cell]] | None = None) -> Run:
    """Run the code of a notebook in this process, in an empty folder, with nothing solved."""
    made = Run()

    def put(board: Board) -> None:
        made.boards.append((made.cell, board))

    def check(*arguments: object, **wanted: object) -> None:
        with redirect_stdout(StringIO()) as printed:
            plain(*arguments, **wanted)
        made.checks.append((made.cell, Check(arguments, wanted, printed.getvalue())))

    plain = checking.check
    main = ModuleType("__main__")
    with (
        _empty_folder(),
        patch.object(shelf, "put", put),
        patch.object(checking, "check", check),
        patch.object(progress, "_notes", Notes()),
        patch.object(progress, "_pending", []),
        redirect_stdout(StringIO()),
    ):
        for made.cell, cell in wanted or enumerate(cells(path)):
            if cell.is_guess:
                made.answers[cell.id] = _said(cell, main)
            elif cell.is_code:
                code = compile(ast.parse(cell.text), f"{path.name}, {cell.id}", "exec")
                exec(code, main.__dict__)
    return made


def _said(cell: Cell, main: ModuleType) -> str:
    """Run a cell, and return what it prints and what its last line is."""
    *lines, last = ast.parse(cell.text).body
    is_value = isinstance(last, ast.Expr)
    with redirect_stdout(StringIO()) as printed:
        body = ast.Module(lines if is_value else [*lines, last], [])
        exec(compile(body, cell.id, "exec"), main.__dict__)
        value = is_value and eval(
            compile(ast.Expression(last.value), cell.id, "eval"), main.__dict__
        )
    if isinstance(value, Board):
        shown = value.describe()
        value.close()
    else:
        shown = "" if value in (None, False) else repr(value)
    return f"{printed.getvalue()}{shown}".rstrip("\n")


def check_rhythm(path: Path, rule: str) -> None:
    """Expect of a lesson that its rule is predicted, tried, solved and edited, and told."""
    made = run(path)
    assert len(made.predictions) >= 3
    assert made.live
    assert made.goals
    assert made.checks
    assert any(rule in cell.text for cell in cells(path) if not cell.is_code)


def solve(goal: Goal, moves: str) -> None:
    """Press what the solution has for people, and Continue until they are asked again."""
    sitting, way = goal._sitting, goal.game
    for move in split(moves):
        if set(way.actors) & set(sitting.people):
            goal.press(move)
        while sitting.is_due:
            goal.go_on()
        way = way.play(move)


@contextmanager
def _empty_folder() -> Iterator[None]:
    with TemporaryDirectory() as folder, chdir(folder):
        yield
