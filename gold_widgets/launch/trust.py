"""Signs the course's notebooks, so that JupyterLab shows their pictures before anything has run.

JupyterLab hides stored pictures of notebooks that are not signed on this machine, because a
stranger's output could run a script in the page. Signing is right here, and only here: a signature
is made of a notebook's whole content, and what is signed is the content that was installed with
this package, whose code runs with every table anyway; in a checkout, what git knows there. Each
copy of it is then trusted, wherever it lies; a notebook in which anybody changed anything is
another content, and is not.
"""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.files import problem
from gold_widgets.engine.sentences import Sentence
from gold_widgets.launch.course import CourseError, files, find_course

if TYPE_CHECKING:
    from nbformat import NotebookNode
    from nbformat.sign import NotebookNotary

IN_MEMORY = ":memory:"
"""What the notary falls back to when it cannot write; nothing of that outlives this process."""


class TrustError(GameError):
    """The notebooks cannot be signed; the message is one sentence, and says what comes of it."""


def sign(course: Path) -> None:
    """Sign every notebook of the course for the user who runs this."""
    try:
        notary = _notary()
        try:
            for path in _ours(course):
                notebook = _read(course / path) if path.endswith(".ipynb") else None
                if notebook is not None:
                    notary.sign(notebook)
        finally:
            notary.close()
    except ImportError:
        return  # without Jupyter there is nobody who would ask for a signature
    except (OSError, sqlite3.Error, subprocess.CalledProcessError) as error:
        raise TrustError(
            Sentence(
                "The notebooks could not be signed ({error}): "
                "JupyterLab shows the pictures in them once their cells have run.",
                error=problem(error),
            )
        ) from None


def _ours(course: Path) -> list[str]:
    """Return the paths of what belongs to the course; somebody may keep their own beside it."""
    found = list(files(course))
    if not (course.parent / ".git").exists():
        return found
    listing = ["git", "-C", str(course), "ls-files", "-z"]
    known = subprocess.run(listing, capture_output=True, text=True, check=True).stdout.split("\0")
    return [path for path in found if path in known]


def _notary() -> NotebookNotary:
    """Return the notary whom this user's server will ask, with the server's own settings."""
    from jupyter_core.application import JupyterApp
    from jupyter_core.paths import jupyter_data_dir
    from nbformat.sign import NotebookNotary

    server = JupyterApp(config_file_name="jupyter_server_config", log_level=logging.CRITICAL)
    server.load_config_file(suppress_errors=True)
    settings = server.config.NotebookNotary
    if "data_dir" not in settings:
        settings.data_dir = jupyter_data_dir()
    Path(settings.data_dir).mkdir(parents=True, exist_ok=True)
    notary = NotebookNotary(parent=server)
    if getattr(notary.store, "db_file", "") == IN_MEMORY != notary.db_file:
        raise OSError(f"{notary.db_file} cannot be written")
    return notary


def _read(path: Path) -> NotebookNode | None:
    """Read a notebook as the server does; None for one that it could not read either."""
    import nbformat

    try:
        notebook: NotebookNode = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)
    except (ValueError, nbformat.ValidationError):
        return None
    return notebook


def main() -> int:
    """Sign the course that is installed here, for Binder."""
    try:
        sign(find_course())
    except (CourseError, TrustError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
