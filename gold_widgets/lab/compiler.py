"""Compiles the kernel with numba where the `fast` extra is installed; elsewhere it runs as it is.

A compiled kernel works on arrays of 64-bit numbers, plain Python on lists: to read and to write
them looks the same, and so nothing needs numpy where there is no compiler (Pyodide).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])
Numbers = list[int]
"""What the kernel counts in; an array where it is compiled."""

# Without Python's lock, so that threads run side by side.
OPTIONS: dict[str, Any] = {"cache": True, "nogil": True}

try:
    from numba import njit
    from numba.core.options import DefaultOptions
except ImportError:
    IS_COMPILED = False
else:
    IS_COMPILED = True
    # Without counting who holds which array, as the kernel makes none and drops none: that would be
    # a fifth of its time. The option is numba's own secret, known to every version so far.
    if hasattr(DefaultOptions, "_nrt"):
        OPTIONS["_nrt"] = False


def compiled(function: Function) -> Function:
    """Compile a function when it is first called; without numba it is slow, and the same."""
    if not IS_COMPILED:
        return function
    return cast("Function", njit(**OPTIONS)(function))


@contextmanager
def announcing(say: Callable[[], object]) -> Iterator[None]:
    """Say so, once, if anything is compiled meanwhile; what was kept from before is only loaded."""
    if not IS_COMPILED:
        yield
        return
    from numba.core import event

    class Once(event.Listener):
        has_said = False

        def on_start(self, event: object) -> None:
            if not self.has_said:
                self.has_said = True
                say()

        def on_end(self, event: object) -> None:
            """Wait for the rest."""

    with event.install_listener("numba:compile", Once()):
        yield


def numbers(values: Iterable[int]) -> Numbers:
    """Make numbers that the kernel can work on."""
    if not IS_COMPILED:
        return list(values)
    import numpy  # comes with numba

    return cast("Numbers", numpy.fromiter(values, numpy.int64))


def zeros(count: int) -> Numbers:
    """Make room for so many numbers."""
    return numbers([0] * count)
