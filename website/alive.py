"""Which cells bring the first table of a lesson to life: found by reading them, not by running.

A page runs them by itself once Python has started. So they are few: the first cell, which gets the
tools, the one that makes the table, and those between that make what it needs. Nothing that a pupil
is to guess first is among them, and nothing that takes minutes.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from typing import Any

import gold_widgets
from gold_widgets.tables.board import Board

GUESS = "guess-first"
LONG = "lab"
"""Whoever uses this name lets thousands of games be played."""
PICTURE = "image/svg+xml"


@dataclass(frozen=True)
class Code:
    """One cell of code, as far as others and this page have to do with it."""

    id: str
    tree: ast.Module
    makes: frozenset[str]
    uses: frozenset[str]
    is_secret: bool
    """Whether somebody is to guess first what it says."""
    has_picture: bool


def alive(notebook: dict[str, Any]) -> list[str]:
    """Return the ids of the cells to run, in their order; none if they would tell too much."""
    code = [_code(cell) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for at, cell in enumerate(code):
        if cell.has_picture and _is_alive(code[: at + 1]):
            needed = [code[each] for each in sorted({0} | _needed(code, at))]
            is_quick = not any(each.is_secret or LONG in each.uses for each in needed)
            return [each.id for each in needed] if is_quick else []
    return []


def _code(cell: dict[str, Any]) -> Code:
    tree = ast.parse("".join(cell["source"]))
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    made = {node.id for node in names if not isinstance(node.ctx, ast.Load)}
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            made.add(node.asname or node.name.partition(".")[0])
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.add(node.name)
    return Code(
        id=cell["id"],
        tree=tree,
        makes=frozenset(made),
        uses=frozenset(node.id for node in names if isinstance(node.ctx, ast.Load)),
        is_secret=GUESS in cell["metadata"].get("tags", ()),
        has_picture=any(PICTURE in output.get("data", ()) for output in cell["outputs"]),
    )


def _needed(code: list[Code], at: int) -> set[int]:
    """Return the places of a cell and of all that made, before it, what it uses."""
    found = {at}
    for name in code[at].uses:
        before = [each for each in range(at) if name in code[each].makes]
        if before:
            found |= _needed(code, before[-1])
    return found


def _is_alive(code: list[Code]) -> bool:
    """Tell whether the last of some cells ends with a widget of ours, and not with a drawing."""
    last = code[-1].tree.body[-1]
    shown = last.value if isinstance(last, ast.Expr) else None
    if isinstance(shown, ast.Name):
        shown = _given(code, shown.id)
    if not (isinstance(shown, ast.Call) and isinstance(shown.func, ast.Name)):
        return False
    called = getattr(gold_widgets, shown.func.id, None)
    if not inspect.isclass(called):  # of a function, what it says that it returns
        returned = getattr(called, "__annotations__", {}).get("return", "")
        called = getattr(gold_widgets, str(returned), None)
    return inspect.isclass(called) and issubclass(called, Board)


def _given(code: list[Code], name: str) -> ast.expr | None:
    """Return what a name was given last."""
    given = [
        node.value
        for cell in code
        for node in cell.tree.body
        if isinstance(node, ast.Assign)
        if name in {each.id for each in node.targets if isinstance(each, ast.Name)}
    ]
    return given[-1] if given else None
