"""The lab: what chance and memory do over a million games, and players against each other.

Whatever is asked for is loaded then. What only one game has is asked of its own room here, where
nobody says which: of the game that is meant where none is named.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gold_widgets.lab.faults import TournamentError
    from gold_widgets.lab.standings import Standings
    from gold_widgets.lab.tournaments import tournament

_NAMES = {"Standings": "standings", "TournamentError": "faults", "tournament": "tournaments"}
_ITS_OWN = ("MemoryCurve", "Simulation", "memory_curve", "simulate")

__all__ = [
    "MemoryCurve",
    "Simulation",
    "Standings",
    "TournamentError",
    "memory_curve",
    "simulate",
    "tournament",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - of any kind
    """Load what was asked for."""
    if name in _NAMES:
        return getattr(import_module(f"{__name__}.{_NAMES[name]}"), name)
    if name in _ITS_OWN:
        from gold_widgets.engine.rooms import room, usual

        return getattr(room(usual(), "lab"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})
