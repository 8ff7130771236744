"""The course that a notebook belongs to, and the way from it to another one of the same course."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path

from gold_widgets.engine.words import LANGUAGES, spoken

START = "00_start_here.ipynb"
"""Lies on top of the course, and marks that folder; each language has its own, too."""


def course(folder: Path | None = None) -> tuple[Path, ...]:
    """Return the folders from the one that a notebook runs in up to the top of the course.

    None of them outside a course, or where the folder has been deleted.
    """
    try:
        here = (folder or Path.cwd()).resolve()
    except OSError:
        return ()
    # The folder of a game, and perhaps that of a language above it.
    folders = (here, *here.parents[:2])
    tops = [number for number, each in enumerate(folders) if (each / START).is_file()]
    if not tops:
        return ()
    top = tops[0]
    is_tongue = folders[top].name in LANGUAGES and top + 1 in tops
    return folders[: top + 1 + is_tongue]


def way_to(path: str, folder: Path | None = None) -> str:
    """Return where a file of the course is, named from its top, seen from a notebook's folder.

    Without a course there is no way: "".
    """
    folders = course(folder)
    try:
        return Path(relpath(folders[-1] / path, folders[0])).as_posix() if folders else ""
    except (OSError, ValueError):  # a folder that is gone, another drive
        return ""


def path_to(notebook: str, folder: Path | None = None, language: str | None = None) -> str:
    """Return the way to a notebook, named without its ending; "" if it is not there.

    It leads to the one in a language where there is one, by default what `speak` chose.
    """
    folders = course(folder)
    if not notebook or not folders:
        return ""
    paths = (f"{spoken(language)}/{notebook}.ipynb", f"{notebook}.ipynb")
    found = next((path for path in paths if (folders[-1] / path).is_file()), "")
    return found and way_to(found, folder)
