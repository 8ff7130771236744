"""Brings a learner's folder over from an earlier version, in which files had other places.

Version 0.1 had the lessons of GOLD on top of the course; now each game's are in a folder of its
own. A lesson at its old place that nobody changed goes, as the new one comes: there are never two.
One that somebody changed or ran is theirs, and moves along with its work in it: the course's links
lead there, and there they will look for it. Links in their notebooks follow, also in those that
stay on top; nothing else in them is touched. Left where it is, and named, is what cannot be moved
without a loss: a lesson of theirs that has another of theirs at its new place, and a file that the
course never gave, although it is called like one of its own.

Everything is done in an order in which an interrupted copy can be done again: the new file is there
before the old one goes, and the note, which knows what is still to be done, comes last.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from gold_widgets.engine.files import write
from gold_widgets.launch.files import digest, read
from gold_widgets.launch.links import Moving

GOLD = "gold/"
"""Where the lessons are that version 0.1 had on top."""


@dataclass
class Earlier:
    """What is still at earlier places of a learner's folder, and what becomes of it."""

    folder: Path
    given: Mapping[str, str]
    """Path → digest of what the folder was given, as its note has it."""
    originals: Mapping[str, bytes]
    """Path → content of what the course gives now."""
    moved: list[str] = field(default_factory=list)
    """New places of what was brought over, whether somebody's own or not."""
    left: list[str] = field(default_factory=list)
    """Earlier places at which something stayed."""
    linked: list[str] = field(default_factory=list)
    """Somebody's own notebooks on top, in which links were led to the new places."""

    def __post_init__(self) -> None:
        inside = {new.removeprefix(GOLD): new for new in self.originals if new.startswith(GOLD)}
        self._named = {
            old: new for old, new in inside.items() if "/" not in old and old not in self.originals
        }
        self._places = {old: new for old, new in self._named.items() if old in self.given}
        self._moving = Moving(self._places, lambda path: (self.folder / path).is_file())

    def known(self) -> dict[str, str]:
        """Return what was given, by its present places; earlier ones are not forgotten yet."""
        return {new: self.given[old] for old, new in self._places.items()} | dict(self.given)

    def move_theirs(self) -> None:
        """Move what somebody changed to its new place, unless something of theirs is there."""
        for old, new in self._places.items():
            content = read(self.folder / old)
            if content is None or digest(content) == self.given[old]:
                continue
            fresh = self._moving.follow(content, old, new)
            if not self._is_free(new, fresh):
                continue
            write({self.folder / new: fresh})
            with suppress(FileNotFoundError):  # another copy at the same time was quicker
                shutil.copystat(self.folder / old, self.folder / new)
            (self.folder / old).unlink(missing_ok=True)
            self.moved.append(new)

    def _is_free(self, new: str, fresh: bytes) -> bool:
        """Say whether nothing is lost at a place: it is empty, the course's, or the same."""
        if not (self.folder / new).exists():
            return True
        found = read(self.folder / new)
        ours = (digest(self.originals[new]), self.known()[new], digest(fresh))
        return found is not None and digest(found) in ours

    def clear(self) -> None:
        """Remove what nobody changed, once the new one is there; and say what is left."""
        for old, new in self._named.items():
            content = read(self.folder / old)
            if content is None:
                continue
            if old in self._places and digest(content) == self.given[old]:
                (self.folder / old).unlink(missing_ok=True)
                if read(self.folder / new) == self.originals[new]:
                    self.moved.append(new)
            else:
                self.left.append(old)

    def link(self) -> None:
        """Lead links in the notebooks on top to the new places of what is no longer there."""
        gone = {old: new for old, new in self._places.items() if old not in self.left}
        moving = Moving(gone, self._moving.is_there)
        for path in sorted(self.folder.glob("[!.]*.ipynb")) if gone else ():
            content = read(path)
            fresh = content and moving.follow(content, path.name, path.name)
            if fresh and fresh != content:
                write({path: fresh})
                self.linked.append(path.name)

    def forget(self, given: dict[str, str]) -> dict[str, str]:
        """Return a note without the earlier places at which nothing is left."""
        return {
            path: found
            for path, found in given.items()
            if path not in self._places or path in self.left
        }
