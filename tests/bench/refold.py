"""How long it takes to play a whole recorded game again, as loading and replaying one does."""

import gc
import random
from statistics import median
from time import process_time

from gold_widgets import gold
from gold_widgets.engine.records import Record
from tests.bench.report import Goal, Report

GAMES = 40
GOAL_MS = 1.0


def _random_game(players: int, seed: int) -> tuple[gold.Game, str]:
    """A dealt game and the flips of a random playout of it, as text."""
    start = gold.deal(players=players, seed=seed)
    choose = random.Random(seed).choice
    game, flips = start, []
    while not game.is_over:
        flips.append(choose(game.legal()))
        game = game.flip(flips[-1])
    return start, " ".join(flips)


def _refold_ms(start: gold.Game, flips: str) -> float:
    """Milliseconds of CPU time to play the flips again into a record."""
    began = process_time()
    record = Record.of(start).play(flips)
    spent = process_time() - began
    if not record.game.is_over:
        raise AssertionError(f"Played again, the game did not end: {flips}")
    return spent * 1000


def measure(players: int, rounds: int) -> Report:
    """The median over several games, each played again in every round."""
    recorded = [_random_game(players, seed) for seed in range(GAMES)]
    gc.collect()
    times = sorted(_refold_ms(*game) for _ in range(rounds) for game in recorded)
    flips = median(len(flips.split()) for _, flips in recorded)
    found = median(times)
    return Report(
        title="Re-folding a recorded game",
        columns=("what", "median ms", "slowest tenth from"),
        rows=(
            (
                f"GOLD, {players} players, {flips:.0f} flips",
                f"{found:.2f}",
                f"{times[len(times) * 9 // 10]:.2f}",
            ),
        ),
        goals=(Goal("a full game played again", found, GOAL_MS, " ms", at_least=False),),
        notes=(f"`Record.of(start).play(flips)`: {GAMES} random games, each {rounds} times.",),
    )
