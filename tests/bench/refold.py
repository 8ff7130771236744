"""How long it takes to play a whole recorded game again, as loading and replaying one does."""

import gc
import random
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

from gold_widgets import gold, mine_for_gold
from gold_widgets.engine.records import Record
from tests.bench.report import Goal, Report

GAMES = 40
GOALS_MS = {gold: 1.0, mine_for_gold: 10.0}


def _random_game(book: ModuleType, players: int, seed: int) -> tuple[Any, str]:
    """A dealt game and the moves of a random playout of it, as text."""
    start = book.deal(players=players, seed=seed)
    choose = random.Random(seed).choice
    game, moves = start, []
    while not game.is_over:
        moves.append(choose(game.legal()))
        game = game.play(moves[-1])
    return start, " ".join(moves)


def _refold_ms(start: Any, moves: str) -> float:
    """Milliseconds of CPU time to play the moves again into a record."""
    began = process_time()
    record = Record.of(start).play(moves)
    spent = process_time() - began
    if not record.game.is_over:
        raise AssertionError(f"Played again, the game did not end: {moves}")
    return spent * 1000


def measure(players: int, rounds: int) -> Report:
    """The median over several games, each played again in every round."""
    rows, goals = [], []
    for book, most in GOALS_MS.items():
        recorded = [_random_game(book, players, seed) for seed in range(GAMES)]
        gc.collect()
        times = sorted(_refold_ms(*game) for _ in range(rounds) for game in recorded)
        moves = median(len(moves.split()) for _, moves in recorded)
        what = f"{book.NAME}, {players} players, {moves:.0f} moves"
        rows.append((what, f"{median(times):.2f}", f"{times[len(times) * 9 // 10]:.2f}"))
        goals.append(Goal(f"a full game of {book.NAME}", median(times), most, " ms", False))
    return Report(
        title="Re-folding a recorded game",
        columns=("what", "median ms", "slowest tenth from"),
        rows=tuple(rows),
        goals=tuple(goals),
        notes=(f"`Record.of(start).play(moves)`: {GAMES} random games, each {rounds} times.",),
    )
