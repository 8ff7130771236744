"""What cannot be there when Python runs in a page: said in a sentence, and made up for.

A page has one process and no thread, and nothing can interrupt it from outside. Long work therefore
pauses now and then: the page's messages come in, and one of them may ask to stop.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell

IN_A_PAGE = sys.platform == "emscripten"
"""Whether Python runs in a browser."""
STOP = "gold_widgets.stop"
"""What a page calls its wish to stop what runs."""
NO_PROCESS = Sentence(
    "In a page there is one process only, so no player can have one of its own: leave out apart."
)

_wish: list[str] = []


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
    """Let the page's messages in; raise KeyboardInterrupt if one of them asked to stop."""
    if not IN_A_PAGE:
        return
    import asyncio

    from pyodide.ffi import can_run_sync, run_sync

    _listen()
    if can_run_sync():  # not in every browser: there it runs to its end
        run_sync(asyncio.sleep(0))
    if _wish:
        _wish.clear()
        raise KeyboardInterrupt


def _listen() -> None:
    """Hear the wish to stop from now on."""
    from comm import get_comm_manager

    manager = get_comm_manager()
    if STOP not in manager.targets:
        manager.register_target(STOP, _hear)


def _hear(comm: Any, _message: object) -> None:  # noqa: ANN401 - whatever kind of comm there is
    _wish.append(STOP)
    comm.close()
