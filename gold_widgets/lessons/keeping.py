"""The file that keeps a learner's progress: nothing in it is ever lost.

Several kernels may add to it at once. Each reads what the file holds by then, adds what it has to
add, writes the whole beside it, and puts that in its place: whenever a kernel is killed, and
whenever a disk is full, either the old file is there or the new one, whole.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.files import ENDING, problem, write
from gold_widgets.engine.rooms import usual_folder
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lessons.notes import VERSION, Note, Notes, from_file
from gold_widgets.tables.links import course

FILE = "gold_progress.json"
LONGEST = 4_000_000
"""No learner does so much that a file has more bytes."""
PATIENCE = 5.0
"""Seconds to wait for other kernels that are writing. One takes some milliseconds."""


class NotKept(GameError):
    """A file could not take what there was to keep. It is as it was."""

    def __init__(self, file: Path, why: Sentence | str) -> None:
        super().__init__(
            Sentence(
                "{file} cannot be written ({error}). Your progress is kept in this notebook's "
                "kernel, and writing is tried again with the next answer.",
                file=file,
                error=why,
            )
        )
        self.refusal = Sentence(
            "{file} cannot be written ({error}). Give another file name.", file=file, error=why
        )
        """Said to whoever has named this file: it is not used."""


class Damaged(GameError):
    """A file holds no progress, or only a part of it can be read."""

    def __init__(self, said: Sentence, sound: Notes) -> None:
        super().__init__(said)
        self.sound = sound
        """What could be read all the same."""


class Kept(NamedTuple):
    """What a file holds now, and what there is to say about it."""

    notes: Notes
    left: tuple[Note, ...] = ()
    """What the file did not take, since something stands there that is not understood."""
    newer: Sentence | None = None
    """Said of what is left."""
    aside: Sentence | None = None
    """Said of a damaged file."""


def course_file() -> Path | None:
    """Return the file for all lessons, if a notebook of the course runs here.

    A notebook runs in its own folder, the file lies on top. One that lies nearer is used all the
    same.
    """
    folders = course()
    if not folders:
        return None
    nearer = (folder / FILE for folder in folders if (folder / FILE).exists())
    return next(nearer, folders[-1] / FILE)


def read(file: Path) -> Notes:
    """Read what a file holds; nothing if there is none."""
    try:
        with file.open("rb") as stream:
            text = stream.read(LONGEST + 1)
    except FileNotFoundError:
        return Notes()
    except OSError as error:
        raise _not_kept(file, error) from None
    if len(text) > LONGEST:
        raise Damaged(Sentence("it is too long"), Notes())
    try:
        notes = from_file(json.loads(text), usual_folder())
    except (ValueError, RecursionError) as error:
        raise Damaged(_unreadable(error), Notes()) from None
    if notes is None:
        raise Damaged(Sentence("it is something else"), Notes())
    problems = notes.problems()
    if problems and notes.version <= VERSION:
        places = ", ".join(problems[:3])
        raise Damaged(Sentence("what it says at {places} makes no sense", places=places), notes)
    return notes


def _unreadable(error: Exception) -> Sentence:
    """Say what is wrong with a file, to somebody who has never heard of delimiters."""
    if isinstance(error, json.JSONDecodeError):
        is_cut_off = error.pos >= len(error.doc.rstrip()) or "Unterminated" in error.msg
        if is_cut_off:
            return Sentence("it breaks off in the middle")
    return Sentence("it is no JSON")


def add(file: Path, notes: Iterable[Note], known: Notes, remembered: Notes | None = None) -> Kept:
    """Add to what a file holds by now.

    A damaged file is set aside under another name, and what can be read of it is kept.

    Args:
        file: The file.
        notes: What was done since: it is added up, one after the other.
        known: What is known from elsewhere: of what the file knows too, the better counts once.
        remembered: What this very file held before: it counts only if the file is damaged.
    """
    file = _real(file)
    try:
        with _locked(file):
            try:
                held, damage = read(file), None
            except Damaged as error:
                held, damage = error.sound.sound() | (remembered or Notes()), error
            notes = list(notes)
            made = (held | known if known else held).after(notes)
            left = tuple(note for note in notes if not made.takes(note))
            if damage:
                aside = _replace_damaged(file, made, damage)
                return Kept(made, left, _newer(file) if left else None, aside)
            if made != held or not file.exists():
                _replace(file, made)
            return Kept(made, left, _newer(file) if left else None)
    except OSError as error:
        raise _not_kept(file, error) from None


def _replace_damaged(file: Path, notes: Notes, damage: Damaged) -> Sentence:
    """Put notes in the place of a damaged file, which stays under another name; say which."""
    aside = _free_name(file)
    try:
        try:
            aside.hardlink_to(file)
        except (OSError, NotImplementedError):  # not every file system has links
            shutil.copyfile(file, aside)
        _replace(file, notes)
    except BaseException:
        # All is as it was: the next one who writes sets it aside, and says so.
        with suppress(OSError):
            aside.unlink()
        raise
    return Sentence(
        "{file} was damaged ({why}). It was set aside as {aside}, nothing was "
        "deleted, and your progress goes on in a new file.",
        file=file.name,
        why=damage.said,
        aside=aside.name,
    )


def _newer(file: Path) -> Sentence:
    return Sentence(
        "{file} was written by a newer version of gold_widgets. What you did is kept "
        "only as far as this version understands that file: install the newer one.",
        file=file.name,
    )


def forget(file: Path) -> Sentence | None:
    """Empty a file; whatever else it holds goes too. A damaged one is set aside: say so."""
    file = _real(file)
    try:
        with _locked(file):
            try:
                is_empty = not read(file)
            except Damaged as damage:
                return _replace_damaged(file, Notes(), damage)
            if not is_empty:
                _replace(file, Notes())
            return None
    except OSError as error:
        raise _not_kept(file, error) from None


def _replace(file: Path, notes: Notes) -> None:
    """Write beside a file, and put that in its place once it is safely on the disk."""
    # In ASCII, since a half of a character that somebody has in a name is no UTF-8.
    text = json.dumps(notes.raw, indent=1) + "\n"
    write({file: text.encode("ascii")}, lasting=True)


def _free_name(file: Path) -> Path:
    """Return a name that nothing has yet, for a file that is set aside."""
    number = 1
    while (aside := file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")).exists():
        number += 1
    return aside


def _real(file: Path) -> Path:
    """Follow links: it is the file that is to be replaced, not the link to it."""
    try:
        return file.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise _not_kept(file, error) from None


def _not_kept(file: Path, error: Exception | Sentence) -> NotKept:
    return NotKept(file, error if isinstance(error, Sentence) else problem(error))


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Let no other kernel write the file meanwhile.

    The lock is the system's own: it ends with the kernel that holds it, however that ends.
    """
    lock = file.with_name(f".{file.name}.lock")
    deadline = time.monotonic() + PATIENCE
    while True:
        stream = lock.open("a+b")
        try:
            is_locked = _wait_for(file, stream, deadline)
            if not _is_still(stream, lock):
                stream.close()  # whoever had it took it away: there may be a new one
                continue
            try:
                if is_locked:
                    _sweep(file)
                yield
            finally:
                with suppress(OSError):  # Windows keeps what is open
                    lock.unlink()
            return
        finally:
            stream.close()


def _sweep(file: Path) -> None:
    """Take away what kernels have left that were killed while they wrote: nobody writes now."""
    for path in file.parent.iterdir():
        if path.name.startswith(f".{file.name}.") and path.name.endswith(ENDING):
            with suppress(OSError):  # then whoever comes next takes it away
                path.unlink()


def _wait_for(file: Path, stream: IO[bytes], deadline: float) -> bool:
    """Wait for the lock, and tell whether it keeps others out."""
    while (taken := _take(stream)) is False:
        if time.monotonic() > deadline:
            raise _not_kept(file, Sentence("another notebook is writing it"))
        time.sleep(0.005)
    return taken is True


def _take(stream: IO[bytes]) -> bool | None:
    """Take the lock if nobody has it; None where the system has no locks: everybody has it."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock  # in a page there is one with nothing in it
    except ImportError:
        return _take_on_windows(stream)
    try:
        flock(stream, LOCK_EX | LOCK_NB)
    except OSError as error:
        # Some file systems know no locks. Reading just before writing must do there.
        return False if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EINTR) else None
    return True


def _take_on_windows(stream: IO[bytes]) -> bool | None:
    try:
        import msvcrt
    except ImportError:  # Python in a page: one kernel, or nearly so
        return None
    try:
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True


def _is_still(stream: IO[bytes], lock: Path) -> bool:
    """Tell whether a lock that was taken is the one that others will find."""
    try:
        return os.path.samestat(os.fstat(stream.fileno()), lock.stat())
    except OSError:
        return False
