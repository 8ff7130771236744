"""Errors for pupils: a sentence instead of a stack of frames."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import GameError

if TYPE_CHECKING:
    from types import TracebackType


def sentence(error: BaseException) -> str:
    """Say what went wrong in a cell, in one or two sentences.

    >>> print(sentence(NameError("name 'gmae' is not defined")))
    Python does not know this name: name 'gmae' is not defined. Is it spelled right, \
and has the cell that makes it been run?
    """
    said = str(error) or type(error).__name__
    match error:
        case GameError():
            return said
        case SyntaxError():
            where = f"line {error.lineno}" if error.lineno else "this cell"
            return f"Python cannot read {where}: {error.msg}. Look for a missing quote or bracket."
        case NameError():
            return (
                f"Python does not know this name: {said}. "
                "Is it spelled right, and has the cell that makes it been run?"
            )
        case _:
            return f"{type(error).__name__}: {said}"


def install() -> None:
    """Show every error of this notebook as a sentence; outside a notebook, do nothing."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None:
        return

    def show(
        _shell: object,
        _kind: type[BaseException],
        error: BaseException,
        _frames: TracebackType,
        **_: Any,  # noqa: ANN401 - IPython's own options
    ) -> None:
        print(f"✗ {sentence(error)}", file=sys.stderr)  # noqa: T201 - a cell's answer

    shell.set_custom_exc((Exception,), show)
    shell.showsyntaxerror = lambda *_, **__: show(
        shell,
        SyntaxError,
        sys.exc_info()[1] or SyntaxError("it is not finished"),
        None,  # type: ignore[arg-type]
    )
