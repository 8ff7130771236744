"""What cannot be there when Python runs in a page: said in a sentence, and made up for.

A page has one process and no thread, and nothing can interrupt it from outside. Long work therefore
pauses now and then: the page's messages come in, and one of them may ask to stop.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import monotonic
from typing import Any

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell

IN_A_PAGE = sys.platform == "emscripten"
"""Whether Python runs in a browser."""
STOP = "gold_widgets.stop"
"""What a page calls its wish to stop what runs, before the name of the kernel that is meant."""
NO_PROCESS = Sentence(
    "In a page there is one process only, so no player can have one of its own: leave out apart."
)

SLOW = Sentence("Python in a page is slower than on a computer of its own: this takes a moment.")

STRETCH = 0.2
"""Seconds of work between two pauses: nobody waits longer to be heard, and little time is lost."""
MOMENT = 0.01
"""Seconds of a pause: long enough for messages that wait."""
BREAK = 2.0
"""Seconds without a pause after which it is other work: an older wish is not meant for it."""

_wish: list[float] = []
_last: list[float] = []
_ears: list[object] = []


def nothing_to_install(names: Sequence[str]) -> str:
    """Say that packages cannot be had."""
    return tell(
        Sentence(
            "Nothing can be installed while Python runs in this page, so there is no {names}. "
            "The course needs nothing more; on a computer with Python, pip install works.",
            names=", ".join(names),
        )
    )


def pause() -> None:
    """Let the page's messages in, if it is time; raise KeyboardInterrupt if one asked to stop."""
    if not IN_A_PAGE or (_last and monotonic() - _last[0] < STRETCH):
        return
    import asyncio

    from pyodide.ffi import can_run_sync, run_sync

    _listen()
    if not _last or monotonic() - _last[0] > BREAK:
        _wish.clear()
    if can_run_sync():  # not in every browser: there it runs to its end
        run_sync(asyncio.sleep(MOMENT))
    _last[:] = [monotonic()]
    if _wish:
        _wish.clear()
        raise KeyboardInterrupt


def _listen() -> None:
    """Hear the wish to stop from now on: past the kernel's own messages, which wait for a cell."""
    if not _ears:
        from js import BroadcastChannel
        from pyodide.ffi import create_proxy

        channel = BroadcastChannel.new(f"{STOP}.{_asker()}")

        def hear(event: Any) -> None:  # noqa: ANN401 - a browser's
            if event.data == "stop":
                _wish.append(monotonic())
                channel.postMessage("heard")  # else the page says that nobody listens

        channel.onmessage = create_proxy(hear)
        _ears.append(channel)


def _asker() -> str:
    """Return what the page calls its end of the line to this kernel."""
    ipython: Any = sys.modules.get("IPython")  # the lab itself needs no Jupyter
    shell = ipython and ipython.get_ipython()
    return str(shell.kernel.get_parent()["header"]["session"]) if shell else ""
