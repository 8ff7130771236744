"""What a learner has done: kept in the kernel and, if they wish, in a small file."""

from __future__ import annotations

import json
from pathlib import Path

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations

FILE = "gold_progress.json"
START = "00_start_here.ipynb"
"""Lies on top of the course, and marks that folder."""


class Progress:
    """The exercises that were solved, in the order in which they were first solved."""

    def __init__(self) -> None:
        self._done: dict[str, int] = {}
        self._file: Path | None = None

    def add(self, exercise: str, tries: int = 1) -> None:
        """Note an exercise as solved; how many tries it took is kept from the first time."""
        if exercise and exercise not in self._done:
            self._done[exercise] = tries
            self._keep_on()

    @property
    def done(self) -> dict[str, int]:
        """Exercise → how many tries it took."""
        return dict(self._done)

    def keep(self, path: str | Path | None = None) -> Progress:
        """Keep the progress in a file from now on, together with what the file holds already.

        Unless a file is named it is one for the whole course, on top of the course's folder.
        """
        file = _usual() if path is None else Path(path)
        done = {**_read(file), **self._done} if file.exists() else self._done
        _write(file, done)
        self._done, self._file = done, file
        return self

    def forget(self) -> None:
        """Start over; a file that is kept is emptied too."""
        self._done.clear()
        self._keep_on()

    def __repr__(self) -> str:
        """Show what is done, a line each."""
        words = translations()
        if not self._done:
            return words.gettext("Nothing solved yet in this notebook.")
        lines = []
        for exercise, tries in self._done.items():
            sentence = words.ngettext(
                "{exercise} ({tries} try)", "{exercise} ({tries} tries)", tries
            )
            lines.append("✓ " + sentence.format(exercise=exercise, tries=tries))
        return "\n".join(lines)

    def _keep_on(self) -> None:
        if self._file:
            _write(self._file, self._done)


def _usual() -> Path:
    """Return the file for all lessons: a notebook runs in its own folder, the file lies on top.

    One that lies nearer is used all the same, and outside of a course it is the working folder's.
    """
    here = Path.cwd()
    # The folder of a game, and perhaps that of a language above it.
    folders = (here, *here.parents[:2])
    tops = [number for number, folder in enumerate(folders) if (folder / START).is_file()]
    course = folders[: tops[0] + 1] if tops else folders[:1]
    return next((folder / FILE for folder in course if (folder / FILE).exists()), course[-1] / FILE)


def _write(file: Path, done: dict[str, int]) -> None:
    text = json.dumps({"done": done}, ensure_ascii=False, indent=1)
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise GameError(
            Sentence(
                "{file} cannot be written ({error}). Give another file name.",
                file=file,
                error=error,
            )
        ) from None


def _read(file: Path) -> dict[str, int]:
    try:
        done = json.loads(file.read_text(encoding="utf-8"))["done"]
        return {str(exercise): int(tries) for exercise, tries in done.items()}
    except (OSError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise GameError(
            Sentence(
                "{file} does not hold any progress ({error}). "
                "Nothing was changed: give another file name, or delete it.",
                file=file,
                error=error,
            )
        ) from None


progress = Progress()
"""The progress of this kernel."""
