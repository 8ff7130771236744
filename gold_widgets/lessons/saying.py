"""What a cell answers in words, shown so that words stay whole.

JupyterLab breaks printed text wherever a line is full, in the middle of words too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.pages import AS_WRITTEN
from gold_widgets.engine.words import titled

if TYPE_CHECKING:
    from gold_widgets.engine.rulebook import Rule

_BRACKETS = re.compile(r"\(([^()]*)\)")
_ID = re.compile(r"[A-Z]+[0-9]+[a-z]?")

_STYLE = "white-space: pre-wrap; word-break: normal; overflow-wrap: break-word; line-height: 1.45"


def say(text: str, rules: Mapping[str, Rule] | None = None) -> None:
    """Show lines of text below a cell; outside a notebook they are printed.

    Args:
        text: The lines.
        rules: Those whose ids may stand in brackets there: each tells what it says.
    """
    if notebook() is None:
        print(text)  # noqa: T201 - a cell's answer
        return
    from IPython.display import display

    shown = {"text/plain": text, "text/html": _html(text, rules or {})}
    display(shown, raw=True)  # type: ignore[no-untyped-call]


def notebook() -> Any | None:  # noqa: ANN401 - IPython has no types
    """Return the shell of the notebook that this is, if it is one."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return None if getattr(shell, "kernel", None) is None else shell


def _html(text: str, rules: Mapping[str, Rule]) -> str:
    said = _BRACKETS.sub(lambda found: f"({_told(found[1], rules)})", escape(text))
    return f'<div class="{AS_WRITTEN}" style="{_STYLE}">{said}</div>'


def _told(ids: str, rules: Mapping[str, Rule]) -> str:
    """Let each id of a rule tell the rule to a pointer, and to the keyboard's focus."""
    return _ID.sub(lambda found: _abbr(rules[found[0]]) if found[0] in rules else found[0], ids)


def _abbr(rule: Rule) -> str:
    told = escape(titled(f"{rule.id} {rule.name}", rule.words))
    return f'<abbr tabindex="0" title="{told}" aria-label="{told}">{escape(rule.id)}</abbr>'
