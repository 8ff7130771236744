"""What a cell answers in words, shown so that words stay whole.

JupyterLab breaks printed text wherever a line is full, in the middle of words too.
"""

from __future__ import annotations

import sys
from html import escape
from typing import Any

from gold_widgets.engine.pages import AS_WRITTEN

_STYLE = "white-space: pre-wrap; word-break: normal; overflow-wrap: break-word; line-height: 1.45"


def say(text: str) -> None:
    """Show lines of text below a cell; outside a notebook they are printed."""
    if notebook() is None:
        print(text)  # noqa: T201 - a cell's answer
        return
    from IPython.display import display

    shown = {"text/plain": text, "text/html": _html(text)}
    display(shown, raw=True)  # type: ignore[no-untyped-call]


def notebook() -> Any | None:  # noqa: ANN401 - IPython has no types
    """Return the shell of the notebook that this is, if it is one."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return None if getattr(shell, "kernel", None) is None else shell


def _html(text: str) -> str:
    return f'<div class="{AS_WRITTEN}" style="{_STYLE}">{escape(text)}</div>'
