"""The lab's kernel beside random play in bare C, and what a simulation costs to start."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from gold_widgets.lab import compiler, simulate
from tests.bench.report import Goal, Report, middle_half

LIMIT = Path(__file__).with_name("limit.c")
GAMES, PERFECT_GAMES, MANY = 200_000, 20_000, 1_000_000
MOST_ROUNDS, STARTS = 15, 5
FIRST_CALL = """
import sys
from time import process_time as now
sys.modules["scipy"] = None  # numba loads it if it is there; the `fast` extra does not bring it
began = now()
from gold_widgets.lab import simulate
simulate(1000, cores=1)
print(now() - began)
"""
MEMORY = """
import resource
from gold_widgets.lab import simulate
simulate(10_000, cores=1)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
simulate(2_000_000, cores=1)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def measure(players: int, rounds: int) -> Report:
    """Runs both in turns; a ratio is the median of the ratios round by round."""
    if not compiler.IS_COMPILED:
        missing = "The kernel was not measured: `pip install numba`."
        return Report("Simulation", (), (), notes=(missing,))
    rounds = min(rounds, MOST_ROUNDS)
    with TemporaryDirectory() as folder:
        limit, notes = _compile(Path(folder))
        simulate(10, players, cores=1)  # compiles
        found: dict[str, list[float]] = {"random": [], "perfect": [], "limit.c": []}
        for seed in range(rounds):
            found["random"].append(_speed(GAMES, players, "random", seed))
            found["perfect"].append(_speed(PERFECT_GAMES, 4, "perfect", seed))
            if limit:
                found["limit.c"].append(_limit(limit, players, seed))
        if limit:
            notes = (
                f"Two runs of limit.c at once get {_free_cores(limit):.2f} of one's work done.",
            )
    ratios = [a / b for a, b in zip(found["random"], found["limit.c"], strict=False)]
    return Report(
        title="Simulation",
        columns=("games", "games/s", "middle half of rounds"),
        rows=tuple(
            (name, f"{median(speeds):,.0f}", middle_half(speeds))
            for name, speeds in found.items()
            if speeds
        ),
        goals=(
            Goal("random play against C", median(ratios) if ratios else None, 0.82, "x"),
            Goal("perfect memory, 4 players", median(found["perfect"]), 50_000, " games/s"),
            Goal("first call in a new Python", _first_call(), 1, " s", at_least=False),
            Goal("two cores against one", _two_cores(players), 1.7, "x"),
            Goal("memory for 2,000,000 games more", _memory(), 5, " MB", at_least=False),
        ),
        notes=(
            *notes,
            f"Median of {rounds} rounds in turns, CPU time, one core, {players} players if random.",
            "limit.c does nothing but shuffle and play, as bare as can be.",
            "The first call is CPU time with numba's import, once compiled and kept.",
            "Two cores are timed by the clock: on a busy machine there is no second one to be had.",
        ),
    )


def _compile(folder: Path) -> tuple[Path | None, tuple[str, ...]]:
    """The C program, or one sentence why there is none."""
    cc = shutil.which(os.environ.get("CC", "cc"))
    if cc is None:
        return None, (
            "There is no C compiler here, so random play has nothing to be held against.",
        )
    made = folder / "limit"
    subprocess.run([cc, "-O3", "-march=native", str(LIMIT), "-o", str(made)], check=True)
    return made, ()


def _speed(games: int, players: int, policy: str, seed: int) -> float:
    began = process_time()
    simulate(games, players, policy, seed, cores=1)
    return games / (process_time() - began)


def _limit(program: Path, players: int, seed: int) -> float:
    command = [str(program), str(players), str(GAMES), str(seed + 1)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[0])


def _free_cores(program: Path) -> float:
    """How much of a second core this machine has to spare just now."""
    command, seconds = [str(program), "4", str(MANY), "1"], []
    for runs in (1, 2):
        began = perf_counter()
        started = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(runs)]
        for run in started:
            run.wait()
        seconds.append(perf_counter() - began)
    return 2 * seconds[0] / seconds[1]


def _script(script: str) -> float:
    command = [sys.executable, "-c", script]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _first_call() -> float:
    _script(FIRST_CALL)
    return median(_script(FIRST_CALL) for _ in range(STARTS))


def _memory() -> float | None:
    return _script(MEMORY) if sys.platform == "linux" else None


def _two_cores(players: int) -> float | None:
    if (os.cpu_count() or 1) < 2:
        return None
    ratios = []
    for seed in range(STARTS):
        seconds = []
        for cores in (1, 2):
            began = perf_counter()
            simulate(MANY, players, seed=seed, cores=cores)
            seconds.append(perf_counter() - began)
        ratios.append(seconds[0] / seconds[1])
    return median(ratios)
