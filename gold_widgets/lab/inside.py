"""The inside of a player's own process: questions come in, words go out, and no game is here.

What comes in was pickled by the host, which trusts itself. What goes out is plain text (JSON), so
that nothing a player sends can do anything to its host.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import traceback
from dataclasses import asdict
from io import StringIO
from queue import SimpleQueue
from threading import Thread
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any

from gold_widgets.lab.guards import TRUSTED
from gold_widgets.lab.plans import opened

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gold_widgets.engine.players import Player

HEAD = 8
"""Bytes that say how long a question is."""
LONGEST = 100
"""Characters of a move that are sent back, as no game has longer ones."""
Answer = dict[str, object]


def serve() -> None:
    """Answer one question after the other, until the host is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the host decides what Ctrl-C means
    inbox, outbox = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a player prints is for people, and no answer
    sys.stdin = StringIO()  # nobody is there to type
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(inbox, questions), daemon=True).start()
    seat = _Seat()
    while True:
        answer = seat.answer(questions.get())
        outbox.write(json.dumps(answer).encode() + b"\n")
        outbox.flush()


def behind_a_proxy(shown: dict[str, object]) -> Mapping[str, object]:
    """Return what a view shows again as it was there: nobody can change it."""
    return MappingProxyType(shown)


def _listen(inbox: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Pass on what the host asks; when it is gone, so is this process, whatever it is doing."""
    while head := inbox.read(HEAD):
        questions.put(inbox.read(int.from_bytes(head, "big")))
    os._exit(0)


class _Seat:
    """Where a player sits, in game after game."""

    def __init__(self) -> None:
        self._book: Any = None
        self._entrant: Any = None
        self._player: Any = None

    def answer(self, question: bytes) -> Answer:
        """Do what is asked; whatever a player's code raises is an answer too."""
        try:
            what, *about = pickle.loads(question)
            answers: dict[str, Callable[..., Answer]] = {
                "enter": self._enter,
                "sit": self._sit,
                "choose": self._choose,
                "saw": self._saw,
            }
            return answers[what](*about)
        except BaseException as error:  # noqa: BLE001 - SystemExit too
            return {"raised": _told(error), "trace": traceback.format_exc()}

    def _enter(self, entrant: bytes) -> Answer:
        name, self._entrant = pickle.loads(entrant)
        self._book = opened(name)
        return {"is": "ready"}

    def _sit(self, luck: int) -> Answer:
        player: Player[Any] = self._entrant.make(self._book, luck)
        self._player, recall = player, player.recall
        if type(recall) in TRUSTED:
            return {"recall": type(recall).__name__, "options": asdict(recall)}  # type: ignore[call-overload]
        return {"recall": None}

    def _choose(self, view: object) -> Answer:
        move = self._player.choose(view)
        if isinstance(move, str):
            return {"move": str.__str__(move)[: LONGEST + 1]}
        return {"strange": type(move).__name__}

    def _saw(self, memory: Mapping[str, object], *what: object) -> Answer:
        kept = self._player.recall.saw(memory, *what)
        if not isinstance(kept, dict):
            raise TypeError(f"recall.saw returned a {type(kept).__name__}, not a dict")
        return {"kept": [str(place) for place in kept]}


def _told(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}".rstrip(": ")
    except Exception:  # noqa: BLE001 - even its text may be the player's own code
        return type(error).__name__
