"""Random playouts of Mine for Gold beside a well-known library's, and a whole game played again."""

import random
from contextlib import suppress
from functools import partial
from statistics import median
from time import process_time

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.records import Record
from tests.bench import loops
from tests.bench.report import Goal, Report
from tests.bench.rounds import SLICE, steps_per_second

KUHN = "open_spiel python_kuhn_poker"
GOALS = {2: 0.5, 4: 0.35}
"""Players → how fast, as a part of the rival's steps."""
GAMES = 20
REFOLD_MS = 10.0


def measure(players: int, rounds: int) -> Report:
    """Runs everyone in turn; a ratio is the median of the ratios round by round."""
    runs = {f"Mine for Gold, {count} players": loops.mine_for_gold(count) for count in GOALS}
    ours = list(runs)
    with suppress(ImportError):  # then the goals say that they were not measured
        runs[KUHN] = partial(loops.open_spiel, "python_kuhn_poker")()
    speeds = steps_per_second(runs, rounds)

    def ratio(name: str) -> float | None:
        if KUHN not in speeds:
            return None
        return median(a / b for a, b in zip(speeds[name], speeds[KUHN], strict=True))

    refold = median(_refold_ms(seed) for seed in range(GAMES))
    return Report(
        title="Random playouts of Mine for Gold",
        columns=("game", "steps/s"),
        rows=tuple((name, f"{median(found):,.0f}") for name, found in speeds.items()),
        goals=(
            *(
                Goal(f"{name} against {KUHN}", ratio(name), goal, "x")
                for name, goal in zip(ours, GOALS.values(), strict=True)
            ),
            Goal("a full game of four played again", refold, REFOLD_MS, " ms", at_least=False),
        ),
        notes=(
            "A step is: list the legal moves, choose one by a seed, make it, ask if it is over.",
            f"Median of {rounds} interleaved rounds of {SLICE} s of CPU time each, one thread.",
        ),
    )


def _refold_ms(seed: int) -> float:
    """Milliseconds of CPU time to play a recorded game again."""
    start, choose = mine.deal(4, seed), random.Random(seed).choice
    game = start
    while not game.is_over:
        game = game.play(choose(game.legal()))
    began = process_time()
    again = Record.of(start).play(" ".join(game.moves))
    spent = process_time() - began
    if again.game != game:
        raise AssertionError(f"Played again, it was another game: {seed}")
    return spent * 1000
