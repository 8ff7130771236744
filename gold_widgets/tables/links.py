"""The way from the notebook that is open to another one of the same course."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path


def path_to(notebook: str, folder: Path | None = None) -> str:
    """Return where a notebook is, seen from the folder that the kernel works in.

    It is named by its path from the top of the course, without an ending. The top is looked for
    upward from the folder; without a copy of the course there, there is no way: "".
    """
    here = (folder or Path.cwd()).resolve()
    depth = notebook.count("/") + 1
    for top in (here, *here.parents)[: depth + 1]:
        found = top / f"{notebook}.ipynb"
        if notebook and found.is_file():
            return Path(relpath(found, here)).as_posix()
    return ""
