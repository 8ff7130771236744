"""Time limits for players that may never return: at a table, or in a tournament.

In the main thread of a process an alarm signal interrupts nearly everything, sleeping included. In
any other thread, and on Windows, a watcher throws an exception into the thread: that ends a loop
in Python, but not a call into C that never comes back. Where there are no threads either (Pyodide),
Python itself looks at the clock at each turn of a loop, from version 3.12 on; it then runs at half
its speed.

>>> with limit(10) as clock, clock.watching():
...     sum(range(10))
45
"""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import contextmanager
from math import inf
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Protocol, Self

from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

AGAIN = 0.05
"""Seconds that at least pass until a player that caught the first throw meets the next one."""


class TimeUp(BaseException):
    """Thrown into a player that takes too long; no `except Exception` of its own stops it."""


class Limit(Protocol):
    """Something that watches one call after another."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Throw `TimeUp` into what takes longer than the limit, and out of it if it is caught."""


@contextmanager
def limit(seconds: float | None) -> Iterator[Limit]:
    """Return what watches calls in this thread; None lets everybody think as long as they like."""
    if seconds is None:
        yield NoLimit()
    elif threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        with Alarm(seconds) as alarm:
            yield alarm
    else:
        try:
            watcher: Watcher | Monitor = Watcher(seconds)
        except (ImportError, RuntimeError):  # no thread can be started here, or none reached
            if not Monitor.is_possible():
                yield NoLimit()
                return
            watcher = Monitor(seconds)
        try:
            yield watcher
        finally:
            watcher.close()


def out_of_time(player: str, seconds: float) -> Sentence:
    """Say whose time was up."""
    return Sentence("{name} did not answer within {seconds:g} s.", name=player, seconds=seconds)


class NoLimit:
    """Lets everybody think as long as they like."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Do nothing."""
        yield


class Alarm:
    """Watches by the alarm signal, in a main thread."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._is_watching = self._has_rung = False
        self._before: Any = None

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        # None is what it is called if it was not Python that set it.
        signal.signal(signal.SIGALRM, self._before or signal.SIG_DFL)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Set the alarm, and turn it off again."""
        self._is_watching, self._has_rung = True, False
        # Again and again: a player may have caught the first.
        again = max(self.seconds, AGAIN)
        before = signal.setitimer(signal.ITIMER_REAL, self.seconds, again)
        try:  # twice, as it may ring on the way out
            try:
                yield
            finally:
                self._is_watching = False
        finally:
            signal.setitimer(signal.ITIMER_REAL, *before)  # somebody else's, if we are in theirs
        if self._has_rung:  # and was caught: the time is up all the same
            raise TimeUp

    def _ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_watching:
            self._has_rung = True
            raise TimeUp


class Watcher:
    """Watches one thread from another."""

    def __init__(self, seconds: float) -> None:
        import ctypes  # not every Python has it

        self.seconds = seconds
        self._ctypes: Any = ctypes
        self._thread = threading.get_ident()
        self._lock = threading.Lock()
        self._deadline: float | None = None
        self._has_thrown = False
        self._over = threading.Event()
        threading.Thread(target=self._watch, name="time limit", daemon=True).start()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Name the deadline, and take it back."""
        self._deadline, self._has_thrown = monotonic() + self.seconds, False
        try:  # twice, as what is thrown may arrive on the way out
            try:
                yield
            finally:
                self._take_back()
        finally:
            # What was thrown arrives a moment later: wait for it here rather than meet it anywhere.
            # It does not, if the player caught it; its time is up all the same.
            if self._take_back():
                self._await_it()
                raise TimeUp

    def close(self) -> None:
        """Stop watching."""
        self._over.set()

    def _take_back(self) -> bool:
        with self._lock:
            self._deadline = None
            return self._has_thrown

    def _watch(self) -> None:
        while not self._over.wait(min(self.seconds / 4, 0.1)):
            with self._lock:
                if self._deadline is not None and monotonic() > self._deadline:
                    # Again and again: a player may have caught the first.
                    again = max(self.seconds, AGAIN)
                    self._deadline, self._has_thrown = monotonic() + again, True
                    self._throw()

    def _throw(self) -> None:
        thread, what = self._ctypes.c_ulong(self._thread), self._ctypes.py_object(TimeUp)
        self._ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, what)

    @staticmethod
    def _await_it() -> None:
        for _ in range(100):
            sleep(0.001)


class Monitor:
    """Watches from between the steps of the player's own code: every loop jumps, every call starts.

    Turning it on and off takes long, so it is on as long as there is a limit.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._deadline, self._has_thrown = inf, False
        monitoring = self._monitoring()
        self._tool = min(set(range(6)) - {tool for tool in range(6) if monitoring.get_tool(tool)})
        monitoring.use_tool_id(self._tool, "gold_widgets time limit")
        events = monitoring.events.JUMP, monitoring.events.PY_START
        for event in events:
            monitoring.register_callback(self._tool, event, self._look)
        monitoring.set_events(self._tool, sum(events))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Name the deadline, and take it back."""
        self._deadline, self._has_thrown = monotonic() + self.seconds, False
        try:  # twice, as it may be thrown on the way out
            try:
                yield
            finally:
                self._deadline = inf
        finally:
            self._deadline = inf
        if self._has_thrown:  # and was caught: the time is up all the same
            raise TimeUp

    def close(self) -> None:
        """Stop watching."""
        monitoring = self._monitoring()
        monitoring.set_events(self._tool, 0)
        monitoring.free_tool_id(self._tool)

    @classmethod
    def is_possible(cls) -> bool:
        """Tell whether this Python can be watched, and by us."""
        monitoring = cls._monitoring()
        return monitoring is not None and any(monitoring.get_tool(n) is None for n in range(6))

    @staticmethod
    def _monitoring() -> Any:  # noqa: ANN401 - unknown to Python 3.11
        return getattr(sys, "monitoring", None)

    def _look(self, _code: object, _offset: int, _to: int = 0) -> None:
        if monotonic() > self._deadline:
            # Again and again: a player may have caught the first.
            self._deadline, self._has_thrown = monotonic() + max(self.seconds, AGAIN), True
            raise TimeUp
