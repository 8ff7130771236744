"""A clock that rings once after a while, on the kernel's own event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


class Clock:
    """Calls `ring` when its time has come. Where nothing runs a loop, it never does."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        # That of the cell. A press may be heard on another loop, which ends with its page.
        self._loop = _running_loop()
        self._due: object = None

    @property
    def can_ring(self) -> bool:
        """Whether a loop is there to wait on."""
        return bool(self._where())

    def start(self, delay: float) -> None:
        """Ring after so many seconds, and not at the time set before."""
        self._due = due = object()
        if loop := self._where():
            loop.call_soon_threadsafe(loop.call_later, delay, self._try, due)

    def stop(self) -> None:
        """Do not ring."""
        self._due = None

    def _where(self) -> AbstractEventLoop | None:
        loop = self._loop or _running_loop()
        return None if loop is None or loop.is_closed() else loop

    def _try(self, due: object) -> None:
        # Whoever stops it may be in another thread, where a timer cannot be taken back in time.
        if due is self._due:
            self._ring()


def _running_loop() -> AbstractEventLoop | None:
    asyncio = sys.modules.get("asyncio")  # slow to load; a kernel that runs a loop has it already
    try:
        return asyncio.get_running_loop() if asyncio else None
    except RuntimeError:
        return None
