"""What the cells of the notebook make that is open, whether they have been run or not.

The kernel knows only what was run. But it works in the notebook's folder, and the server tells it
the notebook's name, so it can look at the file.
"""

from __future__ import annotations

import ast
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST = 20_000_000
"""Bytes of a notebook that is still read: with pictures they may be large."""


def names_made(path: Path | None = None) -> set[str]:
    """Return the names that cells of a notebook give to something, at most."""
    file = path or _open_now()
    try:
        if file is None or file.stat().st_size > _MOST:
            return set()
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        sources = [_text(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return set()  # there is something else to be told, and this would only have helped
    return {name for source in sources for name in _made(source)}


def _open_now() -> Path | None:
    """Return the notebook that this kernel runs."""
    name = os.environ.get("JPY_SESSION_NAME", "")
    return Path.cwd() / Path(name).name if name.endswith(".ipynb") else None


def _text(source: object) -> str:
    return "".join(source) if isinstance(source, list) else str(source)


def _made(source: str) -> Iterator[str]:
    """Yield what the lines of a cell name, outside of functions and classes."""
    try:
        lines = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    while lines:
        line = lines.pop()
        match line:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from ((each.asname or each.name).partition(".")[0] for each in names)
            case _:
                for node in ast.walk(line):
                    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                        yield node.id
