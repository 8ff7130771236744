"""The course's files, and copying them to where a learner works on them.

A copy notes in a small file what it was given. So the next copy can tell a file that was left
alone, and may become the newer one, from a file that somebody changed, and that stays theirs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

FIRST = "00_start_here.ipynb"
NOTE = ".gold_course.json"
PROGRESS = "gold_progress.json"
"""What a learner may have left in a checkout's own notebooks: no part of the course."""


class CourseError(Exception):
    """The course cannot be found or copied; the message is one sentence, and says what to do."""


@dataclass(frozen=True)
class Copied:
    """What became of each of the course's files, by their paths in it."""

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


def find_course() -> Path:
    """Return the folder with the notebooks: a wheel brings them along, a checkout has them."""
    here = Path(__file__).parent
    for folder in (here / "notebooks", here.parents[1] / "notebooks"):
        if (folder / FIRST).is_file():
            return folder
    raise CourseError("This installation has no notebooks in it: please install gold_widgets anew.")


def start(course: Path, language: str) -> str:
    """Return the notebook to begin with in a language, or the English one while there is none."""
    translated = f"{language}/{FIRST}"
    return translated if (course / translated).is_file() else FIRST


def copy_course(course: Path, folder: Path) -> Copied:
    """Copy the course into a folder; files that somebody changed there stay as they are."""
    try:
        if folder.resolve() == course.resolve():
            return Copied(same=tuple(_files(course)))
        _check_place(course, folder)
        return _copy(course, folder)
    except OSError as error:
        place, reason = error.filename2 or folder, error.strerror or error
        raise CourseError(
            f"The course cannot be copied to {place} ({reason}): please choose another folder."
        ) from None


def _check_place(course: Path, folder: Path) -> None:
    if course.resolve() in folder.resolve().parents:
        raise CourseError(f"{folder} lies inside the course itself: please choose another folder.")
    if folder.exists() and not folder.is_dir():
        raise CourseError(f"{folder} is a file, not a folder: please choose another name.")


def _copy(course: Path, folder: Path) -> Copied:
    given = _read_note(folder)
    became: dict[str, list[str]] = {"new": [], "updated": [], "same": [], "kept": [], "behind": []}
    now = dict(given)
    for path in _files(course):
        content = (course / path).read_bytes()
        original, target = _digest(content), folder / path
        if not target.exists():
            _write(target, content)
            became["new"].append(path)
        elif (found := _digest(target.read_bytes()) if target.is_file() else None) == original:
            became["same"].append(path)
        elif found is not None and found == given.get(path):
            _write(target, content)
            became["updated"].append(path)
        else:
            became["kept"].append(path)
            if given.get(path) != original:
                became["behind"].append(path)
            continue
        now[path] = original
    if now != given:
        _write(folder / NOTE, json.dumps({"given": now}, indent=1).encode() + b"\n")
    return Copied(**{what: tuple(paths) for what, paths in became.items()})


def _files(course: Path) -> Iterator[str]:
    for path in sorted(course.rglob("*")):
        inside = path.relative_to(course)
        hidden = any(part.startswith(".") for part in inside.parts)
        if path.is_file() and not hidden and path.name != PROGRESS:
            yield inside.as_posix()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def _read_note(folder: Path) -> dict[str, str]:
    """Return file → digest of what it was given; of a spoiled note nothing, so all is kept."""
    try:
        given = json.loads((folder / NOTE).read_text(encoding="utf-8"))["given"]
        return {str(path): str(digest) for path, digest in given.items()}
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _write(target: Path, content: bytes) -> None:
    """Write all of a file or nothing: half a file would look like somebody's own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f".{target.name}.part")
    try:
        fresh.write_bytes(content)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
