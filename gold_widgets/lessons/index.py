"""Which lessons and exercises there are: read from what `make exercises` found in the notebooks.

Each game's folder here has an `exercises.json`: its lessons in their order, with the position, the
moves and the options of every exercise. So whatever wants an exercise makes it anew by the engine,
in any language, without its notebook.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.rooms import folders
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import game_name, spoken

ROOM = Path(__file__).parent
FILE = "exercises.json"
OURS = "en"
"""The language of the notebooks that all others are translations of."""


@dataclass(frozen=True)
class Exercise:
    """One exercise: something to predict, a goal to reach, a cell to edit until it is right."""

    name: str
    kind: str
    """`predict`, `goal` or `check`."""
    rules: tuple[str, ...] = ()
    """The rules that settle it, by their ids."""
    choices: int = 0
    """How many answers there are to choose from; 0: something is to be done."""
    answer: int | None = None
    """The number of the right one."""
    position: str = ""
    """The game before it, as the game's `parse` or `load` reads it."""
    moves: str = ""
    """The moves that it asks about, or that a cell to edit begins with."""
    solution: str = ""
    """Moves that reach a goal."""
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Whatever else it is made with."""
    untouched: str = ""
    """What the arguments of a cell to edit come to, before it is edited: see `fingerprint`."""


@dataclass(frozen=True)
class Lesson:
    """One notebook."""

    path: str
    """From the top of the course, without its ending: `nim/01_stones`."""
    titles: Mapping[str, str]
    """Language → title, where there is a notebook in that language."""
    minutes: int = 0
    exercises: tuple[Exercise, ...] = ()

    @property
    def number(self) -> str:
        """What it is counted as: `01`."""
        return self.path.rpartition("/")[2].partition("_")[0]

    def title(self, language: str | None = None) -> str:
        """Return its title in a language, or as it was written first."""
        return self.titles.get(spoken(language)) or self.titles[OURS]

    def file(self, language: str | None = None) -> str:
        """Return where its notebook is, from the top of the course."""
        language = spoken(language)
        is_translated = language != OURS and language in self.titles
        return f"{language}/{self.path}.ipynb" if is_translated else f"{self.path}.ipynb"


@dataclass(frozen=True)
class Course:
    """The lessons of one game."""

    game: str
    """Its folder."""
    name: str
    """What the game is called in English."""
    lessons: tuple[Lesson, ...] = ()

    def title(self, language: str | None = None) -> str:
        """Return what the game is called in a language."""
        return game_name(self.name, language)

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises in their order."""
        return tuple(each for lesson in self.lessons for each in lesson.exercises)


def courses() -> tuple[Course, ...]:
    """Return what there is to learn, in the order of the games."""
    files = (ROOM / game / FILE for game in folders())
    return tuple(_read(file) for file in files if file.is_file())


def course_of(game: str) -> Course | None:
    """Return the lessons of a game, if it has any."""
    return next((course for course in courses() if course.game == game), None)


def exercise(game: str, name: str) -> Exercise | None:
    """Find an exercise by its name."""
    course = course_of(game)
    found = course.exercises if course else ()
    return next((each for each in found if each.name == name), None)


def lesson(path: str | int) -> tuple[Course, Lesson]:
    """Find a lesson by its path, or by the end of it where there is no doubt: `02`, `02_duel`.

    A number may be written as one: 2.
    """
    if isinstance(path, int) and not isinstance(path, bool):
        path = f"{path:02}"
    asked = path.removesuffix(".ipynb").strip("/") if isinstance(path, str) else ""
    folder, slash, number = asked.rpartition("/")
    if number.isdecimal():
        asked = f"{folder}{slash}{number:0>2}"
    every = [(course, each) for course in courses() for each in course.lessons]
    for course, each in every:
        if each.path == asked:
            return course, each
    meant = [
        (course, each)
        for course, each in every
        if asked
        and asked in (each.number, f"{course.game}/{each.number}", each.path[-len(asked) :])
    ]
    if len(meant) == 1:
        return meant[0]
    if meant:
        names = ", ".join(each.path for _, each in meant)
        raise SetupError(
            Sentence("{path!r} could be any of these: {names}.", path=brief(path), names=names)
        )
    paths = [each.path for _, each in every]
    raise SetupError(
        Sentence(
            "There is no lesson {path!r}. There are {paths}. "
            'Where only one game has it, its number is enough: "02" or 2.',
            path=brief(path),
            paths=", ".join(paths),
        )
        + did_you_mean(brief(path), paths)
    )


def fingerprint(*given: object) -> str:
    """Return a few characters that tell arguments apart: whether a cell was edited, say."""
    return f"{zlib.crc32(repr([str(each).split() for each in given]).encode()):08x}"


@cache
def _read(file: Path) -> Course:
    stored = json.loads(file.read_text(encoding="utf-8"))
    lessons = tuple(
        Lesson(
            path=each["path"],
            titles=each["titles"],
            minutes=each["minutes"],
            exercises=tuple(_exercise(one) for one in each["exercises"]),
        )
        for each in stored["lessons"]
    )
    return Course(file.parent.name, stored["name"], lessons)


def _exercise(stored: dict[str, Any]) -> Exercise:
    return Exercise(**{**stored, "rules": tuple(stored.get("rules", ()))})
