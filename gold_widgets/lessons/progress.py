"""What a learner has done: kept in the kernel and, where files last, in a small file."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError, SetupError
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import tell, translations
from gold_widgets.lessons import keeping
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.keeping import FILE, Damaged, NotKept
from gold_widgets.lessons.notes import Notes, Played, Tried
from gold_widgets.lessons.shown import Shown

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Lesson
    from gold_widgets.lessons.keeping import Kept
    from gold_widgets.lessons.mapview import MapView
    from gold_widgets.lessons.notes import Mark, Note

__all__ = ["FILE", "Progress", "progress"]

SWITCH = "GOLD_WIDGETS_PROGRESS"
"""An environment variable: `off` keeps nothing unless a notebook asks for it."""
BINDER = ("BINDER_SERVICE_HOST", "BINDER_LAUNCH_HOST")
"""Environment variables of a place whose files are gone once it is left."""


class Progress:
    """What was tried, solved and played: in a notebook of the course, that of all its notebooks."""

    def __init__(self) -> None:
        self._lock = RLock()  # a page's answers and a cell's come in two threads
        self._known = Notes()
        """What the file held when it was last read."""
        self._notes = Notes()
        """That, and what no file has yet."""
        self._pending: list[Note] = []
        """What no file has yet, or what it does not take."""
        self._beside = Notes()
        """What was taken from a line, and no file has yet."""
        self._file: Path | None = None
        self._is_asked = False
        """Whether a person has said whether and where it is kept."""
        self._said: str | None = None
        self._newer: Sentence | None = None
        """What was said of a file that does not take all: it stays said as long as that is so."""
        self._aside: Sentence | None = None
        """What was said of a damaged file: it stays said, whatever goes well after it."""
        self._heard = ""
        self._maps: list[Shown] = []

    # -- what is noted -----------------------------------------------------------------------

    def tried(
        self, game: str, exercise: str, *, right: bool, answer: int | None = None
    ) -> Mark | None:
        """Note one try at an exercise, and return how it stands; once solved it stays as it is.

        Args:
            game: The game's folder, such as `nim`.
            exercise: What the exercise is called, such as `02.1`; without a name nothing is noted.
            right: Whether it is solved now.
            answer: The number of the choice that was taken, where there are choices.
        """
        if not exercise:
            return None
        with self._lock:
            self._note(Tried(game, exercise, right, answer))
            return self._all().marks[game, exercise]

    def played(self, game: str, *, won: bool | None) -> None:
        """Note a game that a person has played to its end; None: several played at this screen."""
        self._note(Played(game, won))

    def _note(self, note: Note) -> None:
        with self._lock:
            self._notes = self._notes.after([note])
            self._pending.append(note)
            self._save()
            self._refresh()

    # -- what is known -----------------------------------------------------------------------

    @property
    def notes(self) -> Notes:
        """All that is noted, here and by now in the file."""
        with self._lock:
            self._look()
            return self._all()

    def _look(self) -> None:
        """See what the file holds by now."""
        file = self._place()
        if file is None:
            return
        try:
            self._known = keeping.read(file)
        except Damaged as damage:
            self._said = Sentence(
                "{file} is damaged ({why}). With your next answer it is set aside, and "
                "nothing is deleted.",
                file=file.name,
                why=damage.said,
            )
        except NotKept as error:
            self._said = error.said
        else:
            self._notes = (self._known | self._beside).after(self._pending)
            if not self._beside and len(self._left()) == len(self._pending):
                self._said = None

    def _left(self) -> list[Note]:
        """Return what the file does not take."""
        return [note for note in self._pending if not self._notes.takes(note)]

    def _all(self) -> Notes:
        """Return what is to be shown: what the file does not take has been done all the same."""
        left = self._left()
        return self._notes.sound().after(left) if left else self._notes

    @property
    def done(self) -> dict[str, int]:
        """Exercise → how many tries it took; of two games' exercises of one name, `game/name`."""
        solved = {place: mark.tries for place, mark in self.notes.marks.items() if mark.solved}
        names = Counter(name for _, name in solved)
        return {
            name if names[name] == 1 else f"{game}/{name}": tries
            for (game, name), tries in solved.items()
        }

    @property
    def problem(self) -> str:
        """Why it is not kept as it should be, in a sentence; empty if all is well."""
        said = (self._aside, self._newer, self._said)
        return " ".join(tell(each) for each in said if each)

    def unheard(self) -> str:
        """Return the problem once, for whoever can say it where a learner looks."""
        problem = self.problem
        news, self._heard = problem if problem != self._heard else "", problem
        return news

    # -- where it is kept --------------------------------------------------------------------

    def keep(self, path: str | Path | bool | None = None) -> Progress:
        """Keep the progress in a file from now on, together with what the file holds already.

        In a notebook of the course it is kept anyway, in one file for all of them, at the top of
        the course's folder. Name another file, or `keep(False)`: then it is forgotten with the
        kernel.
        """
        with self._lock:
            if path is False:
                self._file, self._is_asked, self._said = None, True, None
                return self
            is_named = path is not None and path is not True
            file = _named(path) if is_named else _usual()
            self._look()
            if is_named and file.exists():
                _refuse_other(file)
            try:
                kept = keeping.add(file, self._pending, self._known | self._beside)
            except NotKept as error:
                raise GameError(error.refusal) from None
            self._take(kept)
            self._file, self._is_asked = file, True
            return self

    def forget(self, *only: object) -> None:
        """Start over; a file that is kept is emptied too."""
        if only:
            raise GameError(
                Sentence(
                    "progress.forget() forgets everything, and cannot forget {what!r} alone. "
                    "To start over, leave the brackets empty.",
                    what=brief(only[0]),
                )
            )
        with self._lock:
            if file := self._place():
                self._aside = keeping.forget(file) or self._aside
            self._known, self._notes, self._beside = Notes(), Notes(), Notes()
            self._pending, self._newer, self._said = [], None, None
            self._refresh()

    def _place(self) -> Path | None:
        """Return where it is kept: where a person said, or on top of the course."""
        if self._file is None and not self._is_asked and os.environ.get(SWITCH) != "off":
            self._file = keeping.course_file()
        return self._file

    def _save(self) -> None:
        file = self._place()
        if file is None:
            return
        try:
            kept = keeping.add(file, self._pending, self._beside, self._known)
        except NotKept as error:
            self._said = error.said
            return
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        self._known = self._notes = kept.notes
        self._pending, self._beside = list(kept.left), Notes()
        self._aside = kept.aside or self._aside
        self._newer, self._said = kept.newer, None

    # -- as one line -------------------------------------------------------------------------

    def line(self, name: str = "") -> str:
        """Return all of it as one line to copy: `class_report` and `take` read it.

        A name is in it only if you give one.
        """
        from gold_widgets.lessons import lines

        return lines.write(self.notes, text("name", name).strip()[: lines.LONGEST_NAME])

    def take(self, line: str) -> Progress:
        """Add what a line says, which `line` wrote on another computer or on another day."""
        from gold_widgets.lessons import lines

        found = lines.read(text("line", line)).notes
        with self._lock:
            self._look()
            self._notes, self._beside = self._notes | found, self._beside | found
            self._save()
            self._refresh()
        return self

    # -- how it is shown ---------------------------------------------------------------------

    def lesson(self, path: str | int) -> Shown:
        """Show the end of a lesson: its exercises, and the way to the next one.

        Args:
            path: The lesson's notebook, from the top of the course, without its ending.
        """
        from gold_widgets.lessons import index

        return Shown(self, index.lesson(path))

    def __repr__(self) -> str:
        """Show the map of the course in words."""
        return self._view().text()

    def _ipython_display_(self) -> None:
        """Show the map of the course; it follows what is done later."""
        Shown(self)._ipython_display_()

    def _view(self, lesson: tuple[Course, Lesson] | None = None) -> MapView:
        from gold_widgets.lessons.mapview import MapView

        notes = self.notes
        remarks = [self.problem, self._parting() if notes else ""]
        return MapView(
            notes,
            lesson=lesson,
            line=self.line() if notes else "",
            problem=" ".join(filter(None, remarks)),
        )

    def _parting(self) -> str:
        """Say where files do not last, and what helps."""
        if not any(name in os.environ for name in BINDER):
            return ""
        return translations().gettext(
            "This computer on the internet forgets everything when you leave. Copy the line below; "
            "next time, progress.take with that line in quotes brings all of it back."
        )

    def _refresh(self) -> None:
        """Let the maps that are on the page show what is noted now."""
        for shown in tuple(self._maps):
            shown.update()


def _usual() -> Path:
    """Return the file of the course, and outside of one that of the working folder."""
    return keeping.course_file() or Path(FILE).absolute()


def _named(path: object) -> Path:
    """Return the file that somebody has named, or refuse what is no name."""
    if isinstance(path, str | Path):
        return Path(path)
    raise SetupError(
        Sentence(
            "progress.keep takes the name of a file in quotes, not {kind}; with empty brackets it "
            "keeps the usual one, and keep(False) keeps none.",
            kind=type(path).__name__,
        )
    )


def _refuse_other(file: Path) -> None:
    """Refuse a file that holds something else: whoever named it may need it."""
    try:
        keeping.read(file)
    except Damaged as damage:
        raise GameError(
            Sentence(
                "{file} does not hold any progress ({error}). "
                "Nothing was changed: give another file name, or delete it.",
                file=file,
                error=damage.said,
            )
        ) from None
    except NotKept as error:
        raise GameError(error.refusal) from None


progress = Progress()
"""The progress of this kernel."""
