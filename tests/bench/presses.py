"""The tables of our other games: from a press to pixels beside an echo, and what travels."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from playwright.sync_api import Locator

from tests.bench import pressing
from tests.bench.cases import SPOT, TABLES, Case, GameTable, Walk
from tests.bench.pressing import MOVES, Aim, Press
from tests.bench.report import Goal, Report, middle_half
from tests.bench.ways import ECHO, ECHO_CODE
from tests.bench.windows import Unmeasured, opened
from tests.browser.notebook import Frame, Notebook, largest_answer

TITLE = "Press to pixels on our other tables"
MOST_TURNS = 8
PRESSES = 6
"""Presses of each kind in each turn."""
TABLE_CODE = """
from gold_widgets import Table, {folder}

{folder}_table = Table({folder}.parse({text!r}), seats={seats!r}, pace=0)
{folder}_table
"""
CONTINUE = '[data-do="continue"]'
TRAIL = ".gold-trail:not([hidden])"


@dataclass
class Found:
    """What was measured of one kind of press."""

    presses: list[Press] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)
    """Bytes received for what the mouse showed before it pressed."""
    waves: list[list[int]] = field(default_factory=list)
    """For each press, bytes received each time that Continue was pressed."""


class Seen:
    """A game's table in the notebook, and the positions that can be put on it."""

    def __init__(self, notebook: Notebook, cell: int, table: GameTable, saves: dict[str, str]):
        """Find the table of this cell."""
        self.notebook, self.cell, self.table = notebook, cell, table
        self._saves = saves
        self.root: Locator = notebook.page.locator(".gold-table").nth(cell - 1)

    def put(self, position: str, before: tuple[str, ...]) -> None:
        """Lay a position out, with what is pressed before."""
        pressing.away(self.notebook)
        self.notebook.py(f"{self.table.folder}_table.load({self._saves[position]!r})")
        for spot in before:
            self.root.locator(SPOT.format(spot)).click()
            pressing.away(self.notebook)

    def press(self, case: Case, chance: random.Random, found: Found) -> None:
        """Put the position on the table, press once, and go on to the end of it."""
        aim = Aim(self.cell, case.pressed, words=case.words)
        self.put(case.position, case.before)
        pressing.reveal(self.notebook, aim)
        if case.look is not None:
            found.looks.append(largest_answer(self._looks(case)))
        found.presses.append(pressing.press(self.notebook, aim, 0, chance))
        found.waves.append([largest_answer(self._go_on()) for _ in case.waves])

    def _looks(self, case: Case) -> list[Frame]:
        start = len(pressing.settle(self.notebook))
        self.root.locator(case.pressed).hover()
        self.root.locator(TRAIL).wait_for()
        return pressing.settle(self.notebook)[start:]

    def _go_on(self) -> list[Frame]:
        start = len(pressing.settle(self.notebook))
        self.root.locator(CONTINUE).click()
        return pressing.settle(self.notebook)[start:]

    def walk(self, walk: Walk) -> list[Frame]:
        """Move the focus over the table."""
        self.put(walk.position, walk.before)
        return pressing.focus_over(self.notebook, self.root, walk.first, walk.keys)

    def moved_over(self) -> list[Frame]:
        """Move the mouse over the table."""
        self.put(self.table.quiet, ())
        return pressing.mouse_over(self.notebook, self.root)


def measure(players: int, rounds: int) -> Report:
    """Presses an echo and everything else in turns, so that drift hits all."""
    turns = min(rounds, MOST_TURNS)
    positions = [table.positions() for table in TABLES]
    codes = [
        TABLE_CODE.format(folder=table.folder, text=str(first), seats=list(table.seats))
        for table, (first, *_) in zip(TABLES, (each.values() for each in positions), strict=True)
    ]
    try:
        with opened(ECHO_CODE, *codes) as (notebook,):
            seen = [
                Seen(notebook, number, table, {n: g.rulebook.save(g) for n, g in laid.items()})
                for number, (table, laid) in enumerate(zip(TABLES, positions, strict=True), 1)
            ]
            echo, found = _press_all(notebook, seen, turns)
            goals = [goal for each in seen for goal in _travel_goals(each)]
            problems = list(notebook.problems)
    except Unmeasured as why:
        return Report(TITLE, (), (), notes=(str(why),))
    return _report(echo, found, goals, problems)


def _press_all(
    notebook: Notebook, tables: list[Seen], turns: int
) -> tuple[list[Press], dict[tuple[GameTable, Case], Found]]:
    kinds = [(seen, case) for seen in tables for case in seen.table.cases]
    echo: list[Press] = []
    found = {(seen.table, case): Found() for seen, case in kinds}
    for turn in range(-1, turns):  # the first one warms up
        order = [None, *kinds]
        random.Random(turn).shuffle(order)
        for kind in order:
            for number in range(PRESSES):
                chance = random.Random(number)
                if kind is None:
                    pressing.away(notebook)
                    pressing.reveal(notebook, Aim(0, "button"))
                    pressed = pressing.press(notebook, Aim(0, "button"), 0, chance)
                    echo += [pressed] if turn >= 0 else []
                else:
                    seen, case = kind
                    seen.press(case, chance, found[seen.table, case] if turn >= 0 else Found())
    return echo, found


def _travel_goals(seen: Seen) -> Iterator[Goal]:
    """What travels while somebody only moves over the table."""
    name = seen.table.name
    moved = len(seen.moved_over())
    yield _at_most(0, moved, " frames", f"{name}: {MOVES} moves of the mouse over the table")
    for walk in seen.table.walks:
        frames = seen.walk(walk)
        what = f"{name}: {walk.name}, {len(walk.keys)} keys"
        if walk.most_kb:
            most = largest_answer(frames) / 1000
            yield _at_most(walk.most_kb, most, " kB", f"{what}, the largest look received")
        else:
            yield _at_most(0, len(frames), " frames", what)


def _report(
    echo: list[Press],
    found: dict[tuple[GameTable, Case], Found],
    travel: list[Goal],
    problems: list[str],
) -> Report:
    floor = median(press.ms for press in echo)
    rows = [(ECHO, echo)]
    goals: list[Goal] = []
    for (table, case), kind in found.items():
        name = f"{table.name}: {case.name}"
        rows.append((name, kind.presses))
        ratio = median(press.ms for press in kind.presses) / floor
        goals.append(_at_most(table.times_echo, ratio, "x", f"{name}, against the echo"))
        goals += _byte_goals(name, case, kind)
    return Report(
        title=TITLE,
        columns=("press", "median ms", "middle half", "× echo", "received", "sent"),
        rows=tuple(_row(name, presses, floor) for name, presses in rows),
        goals=(*goals, *travel),
        notes=(
            f"{len(echo)} presses each, in turns on a prompt server.",
            "From the event that is answered to the first frame that shows something else.",
            "Bytes: the largest answer of all these presses, and each Continue is one of its own.",
            *_sums(found),
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )


def _row(name: str, presses: list[Press], floor: float) -> tuple[str, ...]:
    times = [press.ms for press in presses]
    return (
        name,
        f"{median(times):.1f}",
        middle_half(times),
        f"{median(times) / floor:.2f}",
        f"{sum(press.received for press in presses) / len(presses) / 1000:.2f} kB",
        f"{sum(press.sent for press in presses) / len(presses) / 1000:.2f} kB",
    )


def _byte_goals(name: str, case: Case, found: Found) -> Iterator[Goal]:
    most = max(press.answer for press in found.presses) / 1000
    yield _at_most(case.most_kb, most, " kB", f"{name}, received")
    if case.look is not None:
        yield _at_most(case.look, max(found.looks) / 1000, " kB", f"{name}, its way, received")
    for wave, sizes in zip(case.waves, zip(*found.waves, strict=True), strict=True):
        yield _at_most(case.most_kb, max(sizes) / 1000, " kB", f"{name}, {wave}, received")


def _sums(found: dict[tuple[GameTable, Case], Found]) -> Iterator[str]:
    """Say what a press takes with all that Continue then shows."""
    for (table, case), kind in found.items():
        if case.waves:
            pairs = zip(kind.presses, kind.waves, strict=True)
            most = max(press.answer + sum(waves) for press, waves in pairs) / 1000
            steps = 1 + len(case.waves)
            yield f"{table.name}: {case.name}, its {steps} steps together: {most:.2f} kB received."


def _at_most(most: float, value: float, unit: str, text: str) -> Goal:
    return Goal(text, value, most, unit, at_least=False)
