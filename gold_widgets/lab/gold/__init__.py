"""GOLD in the lab: a compiled kernel for millions of games, and what came of them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gold_widgets.lab.gold.memory import MemoryCurve, memory_curve
    from gold_widgets.lab.gold.results import Simulation
    from gold_widgets.lab.gold.simulations import simulate

__all__ = ["MemoryCurve", "Simulation", "memory_curve", "simulate"]

_NAMES = {
    "MemoryCurve": "memory",
    "Simulation": "results",
    "memory_curve": "memory",
    "simulate": "simulations",
}


def __getattr__(name: str) -> object:
    """Load what was asked for: the rest of the lab needs none of it."""
    if name not in _NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_NAMES[name]}"), name)


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})
