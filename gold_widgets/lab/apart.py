"""Players in processes of their own: each is handed its views, and gives back words.

A new Python is started for each, not a copy of this one, so that there is nothing to be found in
it: no game, no seed of a deal, no other player.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from io import BytesIO
from queue import Empty, SimpleQueue
from threading import Thread
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any, Self, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.limits import out_of_time
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab.entrants import Sealed
from gold_widgets.lab.faults import Blame
from gold_widgets.lab.guards import TRUSTED
from gold_widgets.lab.inside import HEAD, behind_a_proxy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.engine.players import Player
    from gold_widgets.engine.recall import Recall
    from gold_widgets.lab.plans import Plan

T = TypeVar("T")
START = (
    "import sys, json; sys.path[:] = json.loads(sys.stdin.buffer.readline()); "
    "from gold_widgets.lab.inside import serve; serve()"
)
READY = 60.0
"""Seconds in which a new process must have loaded its player."""
LONGEST = 1_000_000
"""Bytes that an answer may have; a trace can be long."""
RECALLS = {recall.__name__: recall for recall in TRUSTED}


class Rooms:
    """A process for each player of a plan, for game after game."""

    def __init__(self, plan: Plan) -> None:
        self._rooms: list[Room] = []
        self._plan = plan

    def seat(self, player: int, luck: int) -> Player[Any]:
        """Let the player of a number sit down to a new game."""
        return Away(self._rooms[player], luck)

    def __enter__(self) -> Self:
        for entrant in self._plan.entrants:
            assert isinstance(entrant.entry, Sealed)
            self._rooms.append(Room(entrant.name, entrant.entry, self._plan.timeout))
        return self

    def __exit__(self, *_: object) -> None:
        for room in self._rooms:
            room.close()


class Room:
    """One player's process, as its host sees it."""

    def __init__(self, name: str, sealed: Sealed, seconds: float | None) -> None:
        self.name, self._sealed, self._seconds = name, sealed, seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[bytes] = SimpleQueue()

    def ask(self, *question: object) -> dict[str, Any]:
        """Return the answer, or blame the player for there being none."""
        if self._process is None:
            self._process = self._start()
            self._ask(READY, "enter", self._sealed.packed)
        return self._ask(self._seconds, *question)

    def close(self) -> None:
        """End the process, whatever it is doing, and those that it started."""
        process, self._process = self._process, None
        if process is not None:
            _end(process)
            assert process.stdin is not None
            with suppress(OSError):  # what it would not read any more
                process.stdin.close()

    def _start(self) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                [sys.executable, "-c", START], stdin=pipe, stdout=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:  # in Pyodide, for one
            raise SetupError(
                Sentence("No process can be started here, so no player can be kept apart.")
            ) from error
        assert process.stdin is not None
        process.stdin.write(json.dumps(sys.path).encode() + b"\n")
        self._answers = SimpleQueue()
        Thread(target=_listen, args=(process.stdout, self._answers), daemon=True).start()
        return process

    def _ask(self, seconds: float | None, *question: object) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        written = _written(question)
        try:
            self._process.stdin.write(len(written).to_bytes(HEAD, "big") + written)
            self._process.stdin.flush()
            line = self._answers.get(timeout=seconds)
        except Empty:
            self.close()
            raise Blame(self.name, out_of_time(self.name, seconds or 0)) from None
        except OSError:
            line = b""
        return self._read(line)

    def _read(self, line: bytes) -> dict[str, Any]:
        if not line:
            self.close()
            raise Blame(self.name, Sentence("{name} ended its own process.", name=self.name))
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self.nonsense()
        if "raised" in answer:
            said = Sentence(
                "{name} raised an error: {what}.", name=self.name, what=str(answer["raised"])
            )
            raise Blame(self.name, said, str(answer.get("trace", "")))
        return answer

    def nonsense(self) -> Blame:
        """Blame the player for an answer that is none."""
        self.close()
        said = Sentence("{name} sent something that is no answer.", name=self.name)
        return Blame(self.name, said)


class Away:
    """A player that is elsewhere."""

    def __init__(self, room: Room, luck: int) -> None:
        """Let it sit down, and ask how it remembers."""
        self._room = room
        answer = room.ask("sit", luck)
        self.recall: Recall = _Elsewhere(room)
        if answer.get("recall") is not None:
            try:
                self.recall = RECALLS[answer["recall"]](**answer["options"])
            except (KeyError, TypeError, ValueError):
                raise room.nonsense() from None

    def choose(self, view: Any, /) -> str:  # noqa: ANN401 - of any game
        """Send it the view, and wait for a word."""
        answer = self._room.ask("choose", view)
        move: Any = answer.get("move", Strange(answer.get("strange")))
        return move  # type: ignore[no-any-return] # the game checks it


class Strange:
    """Stands for what was no word."""

    def __init__(self, kind: object) -> None:
        self.kind = kind


class _Elsewhere:
    """A player's own way to remember, elsewhere too: it says which places it keeps in mind."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Let it remember; what it was not shown it cannot have kept."""
        kept = self._room.ask("saw", dict(memory), place, thing, moment).get("kept")
        shown = {**memory, place: thing}
        if not isinstance(kept, list):
            raise self._room.nonsense()
        return {where: shown[where] for where in kept if where in shown}


class _Pickler(pickle.Pickler):
    """Writes views, in which what cannot be changed may lie behind a proxy."""

    dispatch_table = {MappingProxyType: lambda shown: (behind_a_proxy, (dict(shown),))}  # noqa: RUF012


def _written(question: object) -> bytes:
    text = BytesIO()
    _Pickler(text, pickle.HIGHEST_PROTOCOL).dump(question)
    return text.getvalue()


def _listen(pipe: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    """Pass on what a process says, and at last that it says no more."""
    with pipe:
        while line := pipe.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # it has ended by itself
            os.killpg(process.pid, signal.SIGKILL)  # of the session that it leads
    process.kill()
    process.wait()
