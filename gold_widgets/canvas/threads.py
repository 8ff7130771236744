"""One thread at a time.

No table starts a thread, but a kernel may hear a press in one (a subshell, as JupyterLab asks of
newer kernels) while it runs a cell in another. What changes a widget therefore waits its turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar

Owner = TypeVar("Owner")
Given = ParamSpec("Given")
Result = TypeVar("Result")

# One for all widgets, because they meet: a table that opens closes the one before it.
_gate = RLock()


def alone(
    method: Callable[Concatenate[Owner, Given], Result],
) -> Callable[Concatenate[Owner, Given], Result]:
    """Let no two threads into methods so marked at once, whatever the object."""

    @wraps(method)
    def waiting(self: Owner, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        with _gate:
            return method(self, *args, **kwargs)

    return waiting
