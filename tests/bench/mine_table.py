"""The table of Mine for Gold: from a press to pixels beside an echo, and what a lay sends."""

import random
import time
from statistics import median
from typing import NamedTuple

from tests.bench.clicks import FRAME, SCROLL_MS, Press, received, settle
from tests.bench.report import Goal, Report, middle_half
from tests.bench.ways import ECHO, ECHO_CODE
from tests.bench.windows import Unmeasured, opened
from tests.browser.notebook import Notebook

TURNS = 8
PRESSES = 6
"""Presses of each kind in each turn."""
CHOOSE = "a card is chosen"
LAY = "a lay that closes"
TABLE_CODE = '''
from gold_widgets import Table, mine_for_gold

CENTER = """
players: Ann, Bob
hands: {hands}
{round}
B3       .   .
R4/R5/R6 R10 R14
.        G9  .
"""
GAMES = {
    "choose": CENTER.format(hands="R8 Y2 G4, B1 Y3 G5", round="chosen: -, B1"),
    "lay": CENTER.format(hands="Y2 G4, Y3 G5", round="laying: Ann R8, Bob B1"),
}

def put(asks):
    table.load(mine_for_gold.save(mine_for_gold.parse(GAMES[asks])))

table = Table(mine_for_gold.parse(GAMES["choose"]), seats=["person", "random"], pace=0)
table
'''
CONTINUE = '.gold-table [data-do="continue"]'
WAVES = 2
"""How often a lay goes on: the corridor is taken, the gaps close."""


class Aim(NamedTuple):
    """What is pressed in which cell, and what is put on the table before."""

    cell: int
    pressed: str
    asks: str = ""


AIMS = {
    ECHO: Aim(0, "button"),
    CHOOSE: Aim(1, '[aria-label^="your red 8"]', "choose"),
    LAY: Aim(1, "[data-lit] [data-spot]", "lay"),
}


def measure(players: int, rounds: int) -> Report:
    """Presses an echo, a card of the hand and a place in turns, so that drift hits all."""
    title = "Mine for Gold: press to pixels"
    found: dict[str, list[Press]] = {kind: [] for kind in AIMS}
    waves: list[int] = []
    try:
        with opened(ECHO_CODE, TABLE_CODE) as (notebook,):
            for turn in range(-1, TURNS):  # the first one warms up
                for kind in random.Random(turn).sample(list(AIMS), len(AIMS)):
                    for number in range(PRESSES):
                        press = _press(notebook, AIMS[kind], random.Random(number))
                        more = _go_on(notebook) if kind == LAY else []
                        if turn >= 0:
                            found[kind].append(press)
                            waves += more
            problems = list(notebook.problems)
    except Unmeasured as why:
        return Report(title, (), (), notes=(str(why),))
    return _report(title, found, waves, problems)


def _press(notebook: Notebook, aim: Aim, chance: random.Random) -> Press:
    """Put the position on the table, and press once."""
    page = notebook.page
    page.bring_to_front()
    if aim.asks:
        notebook.py(f"put({aim.asks!r})")
    page.wait_for_function("(aim) => bench.reveal(...aim)", arg=[aim.cell, aim.pressed])
    page.wait_for_timeout(SCROLL_MS)
    point = page.evaluate("(aim) => bench.aim(...aim)", [aim.cell, aim.pressed, 0, "click"])
    start = len(settle(notebook))
    time.sleep(chance.uniform(0, FRAME))  # the screen may be at any point of its next frame
    page.mouse.click(*point)
    ms, _ = page.evaluate("() => bench.answer(null)")
    frames = settle(notebook)[start:]
    return Press(ms, received(frames), sum(each.size for each in frames) - received(frames))


def _go_on(notebook: Notebook) -> list[int]:
    """Press Continue until the gaps are closed, and return the bytes received each time."""
    sizes = []
    for _ in range(WAVES):
        start = len(settle(notebook))
        notebook.page.locator(CONTINUE).click()
        sizes.append(received(settle(notebook)[start:]))
    return sizes


def _report(
    title: str, found: dict[str, list[Press]], waves: list[int], problems: list[str]
) -> Report:
    middle = {kind: median(press.ms for press in presses) for kind, presses in found.items()}
    lays = [press.received for press in found[LAY]]
    return Report(
        title=title,
        columns=("press", "median ms", "middle half", "× echo", "received", "sent"),
        rows=tuple(
            (
                kind,
                f"{middle[kind]:.1f}",
                middle_half([press.ms for press in presses]),
                f"{middle[kind] / middle[ECHO]:.2f}",
                f"{sum(press.received for press in presses) / len(presses) / 1000:.2f} kB",
                f"{sum(press.sent for press in presses) / len(presses) / 1000:.2f} kB",
            )
            for kind, presses in found.items()
        ),
        goals=(
            *(
                Goal(f"{kind}, against the echo", middle[kind] / middle[ECHO], 1.25, "x", False)
                for kind in (CHOOSE, LAY)
            ),
            Goal(f"{LAY}, received", max(lays) / 1000, 6, " kB", False),
            Goal("the largest of its waves, received", max(waves) / 1000, 6, " kB", False),
        ),
        notes=(
            f"{TURNS * PRESSES} presses each, in turns.",
            "From the event that is answered to the first frame that shows something else.",
            "The lay makes a pile of four. Then Continue is pressed twice: taken, closed.",
            f"All of that together is {(sum(lays) + sum(waves)) / len(lays) / 1000:.2f} kB.",
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )
