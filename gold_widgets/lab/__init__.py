"""The lab: what chance and memory do over a million games, and players against each other."""

from gold_widgets.lab.memory import MemoryCurve, memory_curve
from gold_widgets.lab.results import Simulation
from gold_widgets.lab.simulate import simulate
from gold_widgets.lab.standings import Standings
from gold_widgets.lab.tournament import TournamentError, tournament

__all__ = [
    "MemoryCurve",
    "Simulation",
    "Standings",
    "TournamentError",
    "memory_curve",
    "simulate",
    "tournament",
]
