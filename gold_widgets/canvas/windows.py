"""The windows that show a canvas: how many pixels each has for it, and which are still there."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

# A window says now and then that it is there; a goodbye may get lost.
SILENCE = 180.0
"""Seconds without a word after which a window does not count, once another one speaks."""
MOST = 16
"""As many windows are remembered: those that spoke last."""


class Windows:
    """Which windows are there, and what they need."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        # Window → its pixels, and when it last spoke. The last one to speak comes last.
        self._known: dict[str, tuple[int, float]] = {}

    def __len__(self) -> int:
        return len(self._known)

    @property
    def finest(self) -> int:
        """The most pixels that a window has for the canvas's width; 0 if there is none."""
        return max([pixels for pixels, _ in self._known.values()], default=0)

    def hear(self, window: str, pixels: int) -> None:
        """Note what a window that speaks has; forget those that have been silent for long."""
        now = self._clock()
        self.forget(window)
        recent = [(name, known) for name, known in self._known.items() if now - known[1] <= SILENCE]
        self._known = {**dict(recent[1 - MOST :]), window: (pixels, now)}

    def forget(self, window: str) -> None:
        """A window is gone."""
        self._known.pop(window, None)
