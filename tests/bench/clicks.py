"""From a press of the mouse to changed pixels, in JupyterLab and Chromium, way by way."""

import random
from collections.abc import Sequence
from statistics import median

from tests.bench.pressing import MOVES, Aim, Press, mouse_over, press, reveal
from tests.bench.report import Goal, Report, middle_half
from tests.bench.ways import ECHO, OURS, WAYS
from tests.bench.windows import PROMPT, STOCK, Unmeasured, opened
from tests.browser.notebook import Notebook

MOST_TURNS = 8
PRESSES = 12
"""Presses on each way in each turn."""

Found = dict[tuple[str, str], list[Press]]
"""Server and way → its presses."""


def measure(players: int, rounds: int) -> Report:
    """Presses every way on a prompt server and a stock one, in turns so that drift hits all."""
    turns = min(rounds, MOST_TURNS)
    try:
        with opened(*(way.code for way in WAYS), connections=(PROMPT, STOCK)) as notebooks:
            pages = dict(zip(("prompt", "stock"), notebooks, strict=True))
            found = _press_all(pages, turns)
            prompt = pages["prompt"]
            moved = len(mouse_over(prompt, prompt.page.locator(".gold-table")))
            problems = [problem for page in notebooks for problem in page.problems]
    except Unmeasured as why:
        return Report("Press to pixels", (), (), notes=(str(why),))
    return _report(found, turns, moved, problems)


def _press_all(pages: dict[str, Notebook], turns: int) -> Found:
    found: Found = {(server, way.name): [] for server in pages for way in WAYS}
    order = [(server, cell) for server in pages for cell in range(len(WAYS))]
    for turn in range(-1, turns):  # the first one warms up
        random.Random(turn).shuffle(order)
        for server, cell in order:
            notebook, way = pages[server], WAYS[cell]
            aim, chance = Aim(cell, way.pressed, way.event), random.Random(turn)
            notebook.py(f"table.new({turn + 1})")
            reveal(notebook, aim)
            presses = [
                press(notebook, aim, 11 * number + turn + 1, chance) for number in range(PRESSES)
            ]
            if turn >= 0:
                found[server, way.name] += presses
    return found


def _report(found: Found, turns: int, moved: int, problems: list[str]) -> Report:
    middle = {key: median(press.ms for press in presses) for key, presses in found.items()}
    flips = found["prompt", OURS]
    return Report(
        title="Press to pixels",
        columns=("way", "server", "median ms", "middle half", "× echo", "received", "sent"),
        rows=tuple(
            (
                name,
                server,
                f"{middle[server, name]:.1f}",
                middle_half([press.ms for press in presses]),
                f"{middle[server, name] / middle[server, ECHO]:.2f}",
                *(f"{sum(sizes) / len(sizes) / 1000:.2f} kB" for sizes in _sizes(presses)),
            )
            for (server, name), presses in found.items()
        ),
        goals=(
            _at_most(
                1.15,
                middle["prompt", OURS] / middle["prompt", ECHO],
                "x",
                "prompt, our table against the echo",
            ),
            _at_most(
                0.5,
                middle["prompt", OURS] / middle["stock", OURS],
                "x",
                "our table, prompt against stock",
            ),
            *(
                _at_most(
                    most,
                    sum(sizes) / len(sizes) / 1000,
                    " kB",
                    f"a flip, {way} (largest {max(sizes) / 1000:.2f} kB)",
                )
                for way, most, sizes in zip(
                    ("received", "sent"), (3.5, 1), _sizes(flips), strict=True
                )
            ),
            _at_most(0, moved, " frames", f"{MOVES} moves of the mouse over the table"),
        ),
        notes=(
            f"{len(flips)} presses each, in {turns} turns on two servers side by side.",
            "From the event that is answered to the first frame that shows something else.",
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )


def _at_most(most: float, value: float, unit: str, text: str) -> Goal:
    return Goal(text, value, most, unit, at_least=False)


def _sizes(presses: Sequence[Press]) -> tuple[list[int], list[int]]:
    return [press.received for press in presses], [press.sent for press in presses]
