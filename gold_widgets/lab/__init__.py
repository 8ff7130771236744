"""Simulations: what chance and memory do over a million games."""

from gold_widgets.lab.results import Simulation
from gold_widgets.lab.simulate import simulate

__all__ = ["Simulation", "simulate"]
