"""How long an import takes, beside that of the packages that any such table needs."""

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.report import Goal, Report, middle_half

MOST_TIMES = 15
OURS, FLOOR = "from gold_widgets import GoldTable", "import ipycanvas, anywidget"
CODE = "from time import process_time as now; began = now(); {}; print(1000 * (now() - began))"


def measure(players: int, rounds: int) -> Report:
    """Imports both again and again, each time in a new Python, in turns."""
    times = min(rounds, MOST_TIMES)
    found: dict[str, list[float]] = {FLOOR: [], OURS: []}
    with TemporaryDirectory() as compiled:
        for time in range(times + 1):
            for statement, each in found.items():
                ms = _import(statement, compiled)
                if time:  # the first one compiles
                    each.append(ms)
    ratio = median(ours / floor for ours, floor in zip(found[OURS], found[FLOOR], strict=True))
    return Report(
        title="Import",
        columns=("statement", "median ms", "middle half"),
        rows=tuple(
            (f"`{statement}`", f"{median(each):.0f}", middle_half(each))
            for statement, each in found.items()
        ),
        goals=(Goal("our import against theirs", ratio, 1.2, "x", at_least=False),),
        notes=(f"CPU time without Python's own start, {times} times each in turns.",),
    )


def _import(statement: str, compiled: str) -> float:
    """Milliseconds, with everything compiled as it is once a package has been installed."""
    settings = os.environ | {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", CODE.format(statement)]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=True)
    return float(done.stdout)
