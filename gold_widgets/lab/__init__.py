"""The lab: what chance and memory do over a million games, and players against each other.

Its door, and so the one place here where a game has a name: whatever is asked for is loaded then.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gold_widgets.lab.gold.memory import MemoryCurve, memory_curve
    from gold_widgets.lab.gold.results import Simulation
    from gold_widgets.lab.gold.simulations import simulate
    from gold_widgets.lab.standings import Standings
    from gold_widgets.lab.tournaments import TournamentError, tournament

__all__ = [
    "MemoryCurve",
    "Simulation",
    "Standings",
    "TournamentError",
    "memory_curve",
    "simulate",
    "tournament",
]

FIRST_GAME = "gold_widgets.games.gold"
"""What a tournament plays if nobody says what."""

_LATER = {
    "MemoryCurve": "gold_widgets.lab.gold.memory",
    "Simulation": "gold_widgets.lab.gold.results",
    "Standings": "gold_widgets.lab.standings",
    "TournamentError": "gold_widgets.lab.tournaments",
    "memory_curve": "gold_widgets.lab.gold.memory",
    "simulate": "gold_widgets.lab.gold.simulations",
    "tournament": "gold_widgets.lab.tournaments",
}


def __getattr__(name: str) -> object:
    """Load what was asked for."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *_LATER})
