"""The kernel's dice: numbers below 2**62, the same ones compiled and as plain Python.

A product may overflow when compiled and does not in Python, but its low bits are the same.
"""

from __future__ import annotations

from gold_widgets.lab.compiler import compiled


@compiled
def next_luck(luck: int) -> int:
    """Step the generator (Knuth's); its high bits are the good ones."""
    return (luck * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x3FFFFFFFFFFFFFFF


@compiled
def first_luck(seed: int, game: int) -> int:
    """Return where the generator starts for one game: far apart for neighbors."""
    luck = (seed * 0x1D8E4E27C47D124F + (game + 1) * 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
    luck = ((luck ^ (luck >> 29)) * 0x19E3779B97F4A7C1) & 0x3FFFFFFFFFFFFFFF
    luck = ((luck ^ (luck >> 32)) * 0x2127599BF4325C37) & 0x3FFFFFFFFFFFFFFF
    return luck ^ (luck >> 29)


@compiled
def high(luck: int, choices: int) -> int:
    """Choose a number below `choices` by the upper 24 bits."""
    return ((luck >> 38) * choices) >> 24


@compiled
def low(luck: int, choices: int) -> int:
    """Choose another one, by the next 24 bits."""
    return (((luck >> 14) & 0xFFFFFF) * choices) >> 24
