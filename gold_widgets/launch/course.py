"""The course's files, and copying them to where a learner works on them.

A copy notes in a small file what it was given. So the next copy can tell a file that was left
alone, and may become the newer one, from a file that somebody changed, and that stays theirs. What
an earlier version had at another place is brought over first (earlier.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.files import problem, write
from gold_widgets.engine.sentences import Sentence
from gold_widgets.launch.earlier import Earlier
from gold_widgets.launch.files import digest, read
from gold_widgets.lessons.keeping import FILE
from gold_widgets.tables.links import START

FIRST = START
NOTE = ".gold_course.json"
PROGRESSES = FILE.replace(".", "*.")
"""What a learner may have left in a checkout's own notebooks, also one that was damaged and set
aside: no part of the course."""


class CourseError(GameError):
    """The course cannot be found or copied; the message is one sentence, and says what to do."""


@dataclass(frozen=True)
class Copied:
    """What became of each of the course's files, by their paths in it, and of earlier places."""

    new: tuple[str, ...] = ()
    """Were not there, and now are."""
    updated: tuple[str, ...] = ()
    """Were an older copy that nobody had changed."""
    same: tuple[str, ...] = ()
    """Are as the course has them."""
    kept: tuple[str, ...] = ()
    """Are somebody's own, and were not touched."""
    behind: tuple[str, ...] = ()
    """Those among the kept whose original has changed since."""
    moved: tuple[str, ...] = ()
    """Those that were brought to this place from that of an earlier version."""
    left: tuple[str, ...] = ()
    """Earlier places, no part of the course any more, at which somebody's own file stayed."""
    linked: tuple[str, ...] = ()
    """Somebody's own notebooks whose links were led to the new places."""

    def add(self, what: str, path: str) -> Copied:
        """Note what became of one file more."""
        return replace(self, **{what: (*getattr(self, what), path)})


def find_course() -> Path:
    """Return the folder with the notebooks: a wheel brings them along, a checkout has them."""
    here = Path(__file__).parent
    for folder in (here / "notebooks", here.parents[1] / "notebooks"):
        if (folder / FIRST).is_file():
            return folder
    raise CourseError(
        Sentence("This installation has no notebooks in it: please install gold_widgets anew.")
    )


def start(course: Path, language: str) -> str:
    """Return the notebook to begin with in a language, or the English one while there is none."""
    translated = f"{language}/{FIRST}"
    return translated if (course / translated).is_file() else FIRST


def copy_course(course: Path, folder: Path) -> Copied:
    """Copy the course into a folder; files that somebody changed there stay as they are."""
    try:
        if _resolved(folder) == course.resolve():
            return Copied(same=tuple(files(course)))
        _check_place(course, folder)
        return _copy(course, folder)
    except OSError as error:
        raise CourseError(
            Sentence(
                "The course cannot be copied to {place} ({reason}): please choose another folder.",
                place=error.filename2 or folder,
                reason=problem(error),
            )
        ) from None


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except RuntimeError:  # up to Python 3.12; from then on the first use of it is an OSError
        raise CourseError(
            Sentence(
                "{folder} is a link that leads back to itself: please choose another folder.",
                folder=folder,
            )
        ) from None


def _check_place(course: Path, folder: Path) -> None:
    if course.resolve() in _resolved(folder).parents:
        raise CourseError(
            Sentence(
                "{folder} lies inside the course itself: please choose another folder.",
                folder=folder,
            )
        )
    if folder.exists() and not folder.is_dir():
        raise CourseError(
            Sentence("{folder} is a file, not a folder: please choose another name.", folder=folder)
        )


def _copy(course: Path, folder: Path) -> Copied:
    originals = {path: (course / path).read_bytes() for path in files(course)}
    given = _read_note(folder)
    earlier = Earlier(folder, given, originals)
    earlier.move_theirs()
    known = earlier.known()
    now, became = dict(known), Copied()
    for path, content in originals.items():
        what = _give(folder / path, content, known.get(path))
        became = became.add(what, path)
        if what != "kept":
            now[path] = digest(content)
        elif known.get(path) != digest(content):
            became = became.add("behind", path)
    earlier.clear()
    earlier.link()
    now = earlier.forget(now)
    if now != given:
        write({folder / NOTE: json.dumps({"given": now}, indent=1).encode() + b"\n"})
    return replace(
        became,
        moved=tuple(sorted(earlier.moved)),
        left=tuple(sorted(earlier.left)),
        linked=tuple(earlier.linked),
    )


def _give(target: Path, content: bytes, given: str | None) -> str:
    """Write a file of the course where that loses nothing, and return what became of it."""
    if not target.exists():
        write({target: content})
        return "new"
    found = read(target)
    if found == content:
        return "same"
    if found is None or digest(found) != given:
        return "kept"
    write({target: content})
    return "updated"


def files(course: Path) -> Iterator[str]:
    """Yield the paths of all that belongs to the course, from its top."""
    for path in sorted(course.rglob("*")):
        inside = path.relative_to(course)
        hidden = any(part.startswith(".") for part in inside.parts)
        if path.is_file() and not hidden and not path.match(PROGRESSES):
            yield inside.as_posix()


def _read_note(folder: Path) -> dict[str, str]:
    """Return file → digest of what it was given; of a spoiled note nothing, so all is kept."""
    try:
        given = json.loads((folder / NOTE).read_text(encoding="utf-8"))["given"]
        return {str(path): str(digest) for path, digest in given.items()}
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        return {}
