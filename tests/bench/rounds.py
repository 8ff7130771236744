"""Fair timing on a noisy machine: short interleaved slices of CPU time, many rounds."""

import gc
import random
from collections.abc import Mapping
from time import process_time

from tests.bench.loops import Playout

SLICE = 0.2
"""Seconds of CPU time each contender gets in a round."""


def _slice(playout: Playout, games: int, seed: int) -> float:
    """Steps per second of CPU time over `games` playouts."""
    choose = random.Random(seed).choice
    gc.collect()
    began = process_time()
    steps = sum(playout(seed + number, choose) for number in range(games))
    return steps / (process_time() - began)


def _games_per_slice(playout: Playout) -> int:
    """Warms up, and finds how many games fill a slice."""
    choose = random.Random(0).choice
    games, began = 0, process_time()
    while (spent := process_time() - began) < SLICE:
        playout(games, choose)
        games += 1
    return max(1, round(games * SLICE / spent))


def steps_per_second(playouts: Mapping[str, Playout], rounds: int) -> dict[str, list[float]]:
    """Each contender's speed in each round; one round runs all of them, so drift hits all."""
    games = {name: _games_per_slice(playout) for name, playout in playouts.items()}
    speeds: dict[str, list[float]] = {name: [] for name in playouts}
    order = list(playouts)
    for number in range(rounds):
        for name in order:
            speeds[name].append(_slice(playouts[name], games[name], seed=number * 1_000_000))
        order.append(order.pop(0))
    return speeds
