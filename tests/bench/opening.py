"""From running a cell to all cards on the screen: our tables beside a bare canvas."""

from statistics import median

from gold_widgets import Table, gold, mine_for_gold
from gold_widgets.tables.gold.arrangement import places
from tests.bench.report import Goal, Report, middle_half
from tests.bench.windows import Unmeasured, opened
from tests.browser.notebook import Notebook

TIMES = 20
CALM_MS = 200
IMPORTS = """
import ipycanvas, anywidget
from gold_widgets import GoldTable, Table, gold, mine_for_gold
"""

BARE = """
canvas = ipycanvas.Canvas(width=480, height=480)
with ipycanvas.hold_canvas():
    canvas.fill_style = "#0072b2"
    for card in range(64):
        canvas.fill_rect(card % 8 * 60 + 4, card // 8 * 60 + 4, 52, 52)
canvas
"""
TABLE = """
table = GoldTable(gold.deal(players=2, seed=1))
table
"""

MINE_TABLE = """
mine = Table(mine_for_gold.deal(players=2, seed=1), seats=["person", "random"])
mine
"""

OURS, MINE, FLOOR = "GoldTable", "Table of Mine for Gold", "a bare ipycanvas, 64 rectangles"
CELLS = {FLOOR: 1, OURS: 2, MINE: 3}


def measure(players: int, rounds: int) -> Report:
    """Runs all cells again and again, in turns."""
    found: dict[str, list[float]] = {name: [] for name in CELLS}
    cards = {FLOOR: _in_square(), OURS: _on_table(), MINE: _in_mine()}
    try:
        with opened(IMPORTS, BARE, TABLE, MINE_TABLE) as (notebook,):
            for time in range(TIMES + 1):
                for name, cell in CELLS.items():
                    ms = _open(notebook, cell, cards[name])
                    if time:  # the first one warms up
                        found[name].append(ms)
    except Unmeasured as why:
        return Report("Opening a table", (), (), notes=(str(why),))
    middle = {name: median(times) for name, times in found.items()}
    return Report(
        title="Opening a table",
        columns=("cell", "median ms", "middle half"),
        rows=tuple(
            (name, f"{middle[name]:.0f}", middle_half(times)) for name, times in found.items()
        ),
        goals=(
            *(
                Goal(
                    f"{name} against a bare canvas", middle[name] / middle[FLOOR], most, "x", False
                )
                for name, most in ((OURS, 1.7), (MINE, 1.8))
            ),
        ),
        notes=(
            f"From running a cell to all its cards on the screen, {TIMES} times each in turns.",
        ),
    )


def _in_square() -> list[tuple[float, float]]:
    """The middles of 8 by 8 cards, as parts of a canvas."""
    return [((card % 8 + 0.5) / 8, (card // 8 + 0.5) / 8) for card in range(64)]


def _on_table() -> list[tuple[float, float]]:
    board = places(gold.deal(players=2, seed=1).setup, "grid", 1)
    return [
        ((left + width / 2) / 100, (top + height / 2) / 100)
        for left, top, width, height, _ in board.at.values()
    ]


def _in_mine() -> list[tuple[float, float]]:
    """The middles of the cards in the hand and in the center."""
    dealt = mine_for_gold.deal(players=2, seed=1)
    table = Table(dealt, seats=["person", "random"])
    _, spots = table._view_and_spots()
    table.close()
    cards = {card.code for card in mine_for_gold.DECK}
    boxes = [spot["at"] for spot in spots if spot["id"] in cards]
    return [
        ((left + width / 2) / 100, (top + height / 2) / 100)
        for left, top, width, height, *_ in boxes
    ]


def _open(notebook: Notebook, cell: int, cards: list[tuple[float, float]]) -> float:
    """Runs a cell as if for the first time."""
    notebook.py("table.close(); mine.close(); canvas.close()")
    notebook.page.evaluate("(cell) => bench.clear(cell)", cell)
    notebook.page.wait_for_timeout(CALM_MS)
    ms: float = notebook.page.evaluate("(given) => bench.run(...given)", [cell, cards])
    return ms
