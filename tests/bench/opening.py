"""From running a cell to all cards on the screen: our tables beside a bare canvas."""

from statistics import median
from typing import NamedTuple, cast

from tests.bench.report import Goal, Report, middle_half
from tests.bench.windows import Unmeasured, opened
from tests.browser.notebook import Notebook

MOST_TIMES = 20
CALM_MS = 200
IMPORTS = """
import ipycanvas, anywidget
from gold_widgets import GoldTable, Table, gold, klondike_rush, mine_for_gold
shown = {}
"""
FLOOR = "a bare ipycanvas, 64 rectangles"
BARE = """
canvas = shown["floor"] = ipycanvas.Canvas(width=480, height=480)
with ipycanvas.hold_canvas():
    canvas.fill_style = "#0072b2"
    for card in range(64):
        canvas.fill_rect(card % 8 * 60 + 4, card // 8 * 60 + 4, 52, 52)
canvas
"""
SHOW = "shown[{name!r}] = {table}\nshown[{name!r}]"
SPOTS = "[spot['at'] for spot in shown[{name!r}]._view_and_spots()[1] if {test}]"
"""Where on a table something lies; the kernel knows."""

Places = list[tuple[float, float]]
"""Middles of what is to be seen, as parts of a canvas."""


class Opening(NamedTuple):
    """A table, which of its spots must be painted, and how often a bare canvas it may take."""

    name: str
    table: str
    most: float
    test: str = "not spot['id'].startswith('seat')"


OPENINGS = (
    Opening("GoldTable", "GoldTable(gold.deal(players=2, seed=1))", 1.7),
    Opening(
        "Table of Mine for Gold",
        "Table(mine_for_gold.deal(players=2, seed=1), seats=['person', 'random'])",
        1.8,
    ),
    Opening(
        "Table of Klondike Rush",
        "Table(klondike_rush.deal(players=4, seed=1), seats=['person', *['random'] * 3])",
        2,
    ),
)


def measure(players: int, rounds: int) -> Report:
    """Runs all cells again and again, in turns."""
    times = min(rounds, MOST_TIMES)
    names = [FLOOR, *(opening.name for opening in OPENINGS)]
    found: dict[str, list[float]] = {name: [] for name in names}
    cells = [SHOW.format(name=opening.name, table=opening.table) for opening in OPENINGS]
    try:
        with opened(IMPORTS, BARE, *cells) as (notebook,):
            places = [_in_square(), *(_on_table(notebook, opening) for opening in OPENINGS)]
            for time in range(times + 1):
                for number, name in enumerate(names):
                    ms = _open(notebook, number + 1, places[number])
                    if time:  # the first one warms up
                        found[name].append(ms)
            problems = list(notebook.problems)
    except Unmeasured as why:
        return Report("Opening a table", (), (), notes=(str(why),))
    middle = {name: median(each) for name, each in found.items()}
    return Report(
        title="Opening a table",
        columns=("cell", "median ms", "middle half"),
        rows=tuple(
            (name, f"{middle[name]:.0f}", middle_half(each)) for name, each in found.items()
        ),
        goals=tuple(
            Goal(
                f"{opening.name} against a bare canvas",
                middle[opening.name] / middle[FLOOR],
                opening.most,
                "x",
                at_least=False,
            )
            for opening in OPENINGS
        ),
        notes=(
            f"From running a cell to all its cards on the screen, {times} times each in turns.",
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )


def _in_square() -> Places:
    """The middles of 8 by 8 cards."""
    return [((card % 8 + 0.5) / 8, (card // 8 + 0.5) / 8) for card in range(64)]


def _on_table(notebook: Notebook, opening: Opening) -> Places:
    """The middles of the cards or spaces of a table that has been shown."""
    found = notebook.value(SPOTS.format(name=opening.name, test=opening.test))
    boxes = cast("list[list[float]]", found)
    return [
        ((left + width / 2) / 100, (top + height / 2) / 100)
        for left, top, width, height, *_ in boxes
    ]


def _open(notebook: Notebook, cell: int, places: Places) -> float:
    """Runs a cell as if for the first time."""
    notebook.py("for each in shown.values(): each.close()")
    notebook.page.evaluate("(cell) => bench.clear(cell)", cell)
    notebook.page.wait_for_timeout(CALM_MS)
    ms: float = notebook.page.evaluate("(given) => bench.run(...given)", [cell, places])
    return ms
