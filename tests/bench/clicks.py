"""From a press of the mouse to changed pixels, in JupyterLab and Chromium, way by way."""

import random
import time
from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from tests.bench.report import Goal, Report, middle_half
from tests.bench.ways import ECHO, OURS, WAYS
from tests.bench.windows import PROMPT, STOCK, Unmeasured, opened
from tests.browser.notebook import Frame, Notebook

TURNS = 8
PRESSES = 12
"""Presses on each way in each turn."""
SCROLL_MS = 100
FRAME = 1 / 60
MOVES = 100


class Press(NamedTuple):
    """What one press took."""

    ms: float
    received: int
    sent: int


Found = dict[tuple[str, str], list[Press]]
"""Server and way → its presses."""


def measure(players: int, rounds: int) -> Report:
    """Presses every way on a prompt server and a stock one, in turns so that drift hits all."""
    try:
        with opened(*(way.code for way in WAYS), connections=(PROMPT, STOCK)) as notebooks:
            pages = dict(zip(("prompt", "stock"), notebooks, strict=True))
            found = _press_all(pages)
            moved = len(_move(pages["prompt"]))
            problems = [problem for page in notebooks for problem in page.problems]
    except Unmeasured as why:
        return Report("Press to pixels", (), (), notes=(str(why),))
    return _report(found, moved, problems)


def _press_all(pages: dict[str, Notebook]) -> Found:
    found: Found = {(server, way.name): [] for server in pages for way in WAYS}
    order = [(server, cell) for server in pages for cell in range(len(WAYS))]
    for turn in range(-1, TURNS):  # the first one warms up
        random.Random(turn).shuffle(order)
        for server, cell in order:
            pages[server].py(f"table.new({turn + 1})")
            presses = list(_press(pages[server], cell, turn))
            if turn >= 0:
                found[server, WAYS[cell].name] += presses
    return found


def _press(notebook: Notebook, cell: int, turn: int) -> Iterator[Press]:
    page, way, chance = notebook.page, WAYS[cell], random.Random(turn)
    page.bring_to_front()
    page.wait_for_function("(aim) => bench.reveal(...aim)", arg=[cell, way.pressed])
    page.wait_for_timeout(SCROLL_MS)
    aims = [[cell, way.pressed, 11 * number + turn + 1, way.event] for number in range(PRESSES)]
    point = page.evaluate("(aim) => bench.aim(...aim)", aims[0])
    for following in (*aims[1:], None):
        start = len(settle(notebook))
        # The screen may be at any point of its next frame.
        time.sleep(chance.uniform(0, FRAME))
        page.mouse.click(*point)
        ms, point = page.evaluate("(next) => bench.answer(next)", following)
        frames = settle(notebook)[start:]
        yield Press(ms, received(frames), sum(each.size for each in frames) - received(frames))


def settle(notebook: Notebook) -> list[Frame]:
    """Wait until everything that widgets sent is answered: the kernel says "busy", then "idle"."""
    while True:
        asked = sum(frame.kind == "comm_msg" and frame.way == "sent" for frame in notebook.frames)
        told = sum(
            frame.kind == "status" and frame.cause == "comm_msg" for frame in notebook.frames
        )
        if told == 2 * asked:
            return notebook.frames
        notebook.page.wait_for_timeout(1)


def received(frames: Sequence[Frame]) -> int:
    """Add up the bytes that a page received."""
    return sum(frame.size for frame in frames if frame.way == "received")


def _move(notebook: Notebook) -> list[Frame]:
    """What goes over the wire while the mouse moves over our table."""
    notebook.page.locator(".gold-table").scroll_into_view_if_needed()
    box = notebook.page.locator(".gold-table").bounding_box()
    assert box
    notebook.page.mouse.move(box["x"] + 1, box["y"] + 1)  # away from anything that listens
    with notebook.traffic() as frames:
        for step in range(MOVES):
            part = (step + 0.5) / MOVES
            notebook.page.mouse.move(
                box["x"] + part * box["width"], box["y"] + part * box["height"]
            )
    return frames


def _report(found: Found, moved: int, problems: list[str]) -> Report:
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
            f"{len(flips)} presses each, in {TURNS} turns on two servers side by side.",
            "From the event that is answered to the first frame that shows something else.",
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )


def _at_most(most: float, value: float, unit: str, text: str) -> Goal:
    return Goal(text, value, most, unit, at_least=False)


def _sizes(presses: Sequence[Press]) -> tuple[list[int], list[int]]:
    return [press.received for press in presses], [press.sent for press in presses]
