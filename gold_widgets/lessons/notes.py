"""What there is to note of a learner, and how notes add up: pure data, as a file holds it.

A file may come from a later version of this package. So what is not understood is never read as
something else, and never dropped: it stays where it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

VERSION = 2
Json = dict[str, Any]


@dataclass(frozen=True)
class Mark:
    """How an exercise went: the tries up to its first solution, and the first answer."""

    tries: int = 0
    solved: bool = False
    first: int | None = None
    """The number of the choice that was taken first, where there were choices."""

    def after(self, note: Tried) -> Mark:
        """Return how it stands after one more try; once solved, nothing changes it."""
        if self.solved:
            return self
        first = self.first if self.tries else note.answer
        return Mark(self.tries + 1, note.right, first)


@dataclass(frozen=True)
class Tally:
    """How many games were played to their end; those of several people are neither won nor lost."""

    played: int = 0
    won: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Tried:
    """One try at an exercise."""

    game: str
    exercise: str
    right: bool
    answer: int | None = None


@dataclass(frozen=True)
class Played:
    """One game that a person has played to its end."""

    game: str
    won: bool | None = None


Note = Tried | Played


class Notes:
    """All that is noted of one learner: a value that nobody changes."""

    def __init__(self, raw: Mapping[str, Any] | None = None) -> None:
        """Take what a file holds; `problems` says what in it is not understood."""
        self.raw: Json = dict(raw or {"version": VERSION})
        """As a file holds it, with all that is not understood."""

    @property
    def version(self) -> int:
        """Which form this is of."""
        version = self.raw.get("version", 1)
        return version if _is_count(version) else VERSION

    @property
    def marks(self) -> dict[tuple[str, str], Mark]:
        """(game, exercise) → how it went, the latest last."""
        return {
            (game, name): mark
            for game, entries in _entries(self.raw.get("exercises"))
            for name, entry in entries.items()
            if (mark := _mark(entry))
        }

    @property
    def tallies(self) -> dict[str, Tally]:
        """Game → how many were played."""
        return {
            game: tally
            for game, entry in _entries(self.raw.get("games"))
            if (tally := _tally(entry))
        }

    def after(self, notes: Iterable[Note]) -> Notes:
        """Return what is noted once these are added, one after the other."""
        made = self
        for note in notes:
            made = made._tried(note) if isinstance(note, Tried) else made._played(note)
        return made

    def takes(self, note: Note) -> bool:
        """Tell whether a note can be added: not where something stands that is not understood."""
        if isinstance(note, Tried):
            entry = _at(self.raw, "exercises", note.game, note.exercise)
            return entry is _MISSING or _mark(entry) is not None
        entry = _at(self.raw, "games", note.game)
        return entry is _MISSING or _tally(entry) is not None

    def problems(self) -> list[str]:
        """Return the places of whatever is not understood, though it should be."""
        found = [] if _is_count(self.raw.get("version", 1)) else ["version"]
        for part in ("exercises", "games"):
            held = self.raw.get(part, {})
            if not isinstance(held, dict):
                found.append(part)
                continue
            for game, entries in held.items():
                if part == "games" and _tally(entries) is None:
                    found.append(f"games/{game}")
                if part == "exercises" and not isinstance(entries, dict):
                    found.append(f"exercises/{game}")
                elif part == "exercises":
                    found += [
                        f"exercises/{game}/{name}"
                        for name, entry in entries.items()
                        if _mark(entry) is None
                    ]
        return found

    def sound(self) -> Notes:
        """Return what is understood, and only that: to go on with beside a damaged file."""
        return from_parts(self.marks, self.tallies)

    def __or__(self, other: Notes) -> Notes:
        """Put two together: of what both know, that which says more counts once."""
        return Notes(_joined(self.raw, other.raw))

    def __eq__(self, other: object) -> bool:
        """Tell whether the same is noted, in whatever order."""
        return isinstance(other, Notes) and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        """Tell whether anything is noted."""
        return any(key != "version" for key in self.raw)

    def _tried(self, note: Tried) -> Notes:
        if not self.takes(note):
            return self
        old = self.marks.get((note.game, note.exercise), Mark())
        return self._with_mark(note.game, note.exercise, old.after(note))

    def _played(self, note: Played) -> Notes:
        if not self.takes(note):
            return self
        old = self.tallies.get(note.game, Tally())
        tally = Tally(old.played + 1, old.won + (note.won is True), old.lost + (note.won is False))
        return self._with_tally(note.game, tally)

    def _with_mark(self, game: str, name: str, mark: Mark) -> Notes:
        exercises = dict(self.raw.get("exercises", {}))
        # The game and the exercise that were touched last stand last.
        entries = dict(exercises.pop(game, {}))
        entry = {**entries.pop(name, {}), "tries": mark.tries, "solved": mark.solved}
        if mark.first is not None:
            entry["first"] = mark.first
        exercises[game] = {**entries, name: entry}
        return Notes({**self.raw, "exercises": exercises})

    def _with_tally(self, game: str, tally: Tally) -> Notes:
        games = dict(self.raw.get("games", {}))
        counts = {"played": tally.played, "won": tally.won, "lost": tally.lost}
        games[game] = {**games.get(game, {}), **counts}
        return Notes({**self.raw, "games": games})


def from_parts(marks: Mapping[tuple[str, str], Mark], tallies: Mapping[str, Tally]) -> Notes:
    """Put notes together from what is understood."""
    exercises: dict[str, Json] = {}
    for (game, name), mark in marks.items():
        entry: Json = {"tries": mark.tries, "solved": mark.solved}
        if mark.first is not None:
            entry["first"] = mark.first
        exercises.setdefault(game, {})[name] = entry
    raw: Json = {"version": VERSION}
    if exercises:
        raw["exercises"] = exercises
    if tallies:
        raw["games"] = {game: dict(vars(tally)) for game, tally in tallies.items()}
    return Notes(raw)


def from_file(raw: object, usual: str) -> Notes | None:
    """Read what a file holds, of this form or an older one; None if it is something else.

    The first form told no games apart: it held exercises of the `usual` one.
    """
    if not isinstance(raw, dict):
        return None
    if "exercises" not in raw and "games" not in raw and "done" not in raw:
        return Notes(raw) if _is_count(raw.get("version")) else None
    if "done" not in raw:
        return Notes({"version": VERSION, **raw})
    done = raw["done"]
    if not isinstance(done, dict) or not all(_is_count(tries) for tries in done.values()):
        return None
    old = from_parts({(usual, name): Mark(max(1, n), solved=True) for name, n in done.items()}, {})
    rest = {key: value for key, value in raw.items() if key != "done"}
    return Notes({"version": VERSION, **rest}) | old


_MISSING = object()
_MARK = ("tries", "solved", "first")
_TALLY = ("played", "won", "lost")


def _at(here: object, *path: str) -> object:
    """Return what stands at a place, or that nothing does."""
    for key in path:
        if not isinstance(here, dict):
            return here
        if key not in here:
            return _MISSING
        here = here[key]
    return here


def _entries(part: object) -> Iterator[tuple[str, Json]]:
    """Go through the games of a part, as far as they are understood."""
    if isinstance(part, dict):
        for game, entries in part.items():
            if isinstance(entries, dict):
                yield game, entries


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9


def _mark(entry: object) -> Mark | None:
    match entry:
        case {"tries": int(tries), "solved": bool(solved)} if _is_count(tries) and tries:
            first = entry.get("first")  # type: ignore[attr-defined] # it is a mapping
            if first is None or _is_count(first):
                return Mark(tries, solved, first)
    return None


def _tally(entry: object) -> Tally | None:
    match entry:
        case {"played": int(played), "won": int(won), "lost": int(lost)}:
            if all(map(_is_count, (played, won, lost))) and won + lost <= played:
                return Tally(played, won, lost)
    return None


def _joined(one: Any, other: Any) -> Any:  # noqa: ANN401 - any JSON
    """Put two pieces of JSON together, whichever comes first: the same twice is the same."""
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return max(one, other, key=_rank)
    for understood, keys in ((_mark, _MARK), (_tally, _TALLY)):
        if understood(one) and understood(other):
            return _whole(one, other, keys)
    return {
        key: _joined(one[key], other[key]) if key in one and key in other else value
        for key, value in ({**other, **one}).items()
    }


def _whole(one: Json, other: Json, keys: tuple[str, ...]) -> Json:
    """Take the better of two as one piece: half of each would be what nobody has done."""
    better = max(one, other, key=_rank)
    every = {
        key: _joined(one[key], other[key]) if key in one and key in other else value
        for key, value in ({**other, **one}).items()
        if key not in keys
    }
    return {**every, **{key: better[key] for key in keys if key in better}}


def _rank(piece: object) -> tuple[object, ...]:
    """Order pieces of JSON: what is solved, and in fewer tries, is worth more."""
    mark = _mark(piece)
    if mark:
        worth = -mark.tries if mark.solved else mark.tries
        return (2, mark.solved, worth, -1 if mark.first is None else mark.first)
    tally = _tally(piece)
    if tally:
        return (2, tally.played, tally.won, tally.lost)
    if _is_count(piece):
        return (1, piece)
    return (0, json.dumps(piece, sort_keys=True))
