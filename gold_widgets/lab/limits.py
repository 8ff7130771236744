"""Time limits for players that may never return.

In the main thread of a process an alarm signal interrupts nearly everything, sleeping included. In
any other thread, and on Windows, a watcher throws an exception into the thread: that ends a loop
in Python, but not a call into C that never comes back. Where there are no threads (Pyodide), there
is no limit.
"""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class TimeUp(BaseException):
    """Thrown into a player that takes too long; no `except Exception` of its own stops it."""


class Limit(Protocol):
    """Something that watches one call after another."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Throw `TimeUp` into what takes longer than the limit."""


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

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Set the alarm, and turn it off again."""
        # Again and again: a player may have caught the first.
        signal.setitimer(signal.ITIMER_REAL, self.seconds, self.seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


class Watcher:
    """Watches one thread from another."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._thread = threading.get_ident()
        self._lock = threading.Lock()
        self._deadline: float | None = None
        self._has_thrown = False
        self._over = threading.Event()
        threading.Thread(target=self._watch, name="time limit", daemon=True).start()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Name the deadline, and take it back."""
        self._deadline = monotonic() + self.seconds
        try:
            yield
        finally:
            with self._lock:
                self._deadline = None
                is_on_its_way = self._has_thrown
                self._has_thrown = False
            # What was thrown arrives a moment later: wait for it here rather than meet it anywhere.
            # It does not, if the player caught it; its time is up all the same.
            if is_on_its_way:
                self._await_it()
                raise TimeUp

    def close(self) -> None:
        """Stop watching."""
        self._over.set()

    def _watch(self) -> None:
        while not self._over.wait(min(self.seconds / 4, 0.1)):
            with self._lock:
                if self._deadline is not None and monotonic() > self._deadline:
                    # Again and again: a player may have caught the first.
                    self._deadline, self._has_thrown = monotonic() + self.seconds, True
                    _throw(self._thread)

    @staticmethod
    def _await_it() -> None:
        for _ in range(100):
            sleep(0.001)


def _throw(thread: int) -> None:
    import ctypes  # not every Python has it

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TimeUp))


@contextmanager
def limit(seconds: float | None) -> Iterator[Limit]:
    """Return what watches calls in this thread."""
    if seconds is None:
        yield NoLimit()
    elif threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        before = signal.signal(signal.SIGALRM, _ring)
        try:
            yield Alarm(seconds)
        finally:
            signal.signal(signal.SIGALRM, before)
    else:
        try:
            watcher = Watcher(seconds)
        except RuntimeError:  # no thread can be started here
            yield NoLimit()
            return
        try:
            yield watcher
        finally:
            watcher.close()


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TimeUp
