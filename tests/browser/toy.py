"""A board without a game: whatever spots, words and lights a test wants to see."""

from playwright.sync_api import Locator

from tests.browser.notebook import Notebook
from tests.browser.table import Table

TOY = """
from gold_widgets.canvas.shapes import Picture, Rect, Tile
from gold_widgets.tables.board import Board

class Toy(Board):
    def __init__(self, spots, **state):
        self.heard = []
        self._spots = spots
        self._open(400, 300, 1, spots=spots, ratio=4 / 3, label="Toy", **({"width": 400} | state))
        self._painter.show(self.picture())

    def show(self, **state):
        self._spots = state.get("spots", self._spots)
        self._painter.show(self.picture())
        self._frame.show(**state)

    def _act(self, action):
        self.heard.append(action)

    def describe(self):
        return "a toy"

    def picture(self):
        tiles = []
        for spot in self._spots:
            left, top, width, height, angle = spot["at"]
            wide, high = 4 * width, 3 * height
            x, y = 4 * left + wide / 2, 3 * top + high / 2
            card = Rect(0, 0, wide, high, "#f4ead2", 5)
            tiles.append(Tile(spot["id"], x, y, wide, high, (card,), 1, angle))
        return Picture(400, 300, "#2c5545", tuple(tiles))

def spot(name, left, top, width=14, height=22, angle=0, **more):
    at = [left, top, width, height, angle]
    return {"id": name, "label": f"{name}, a card", "at": at} | more

def rows(*lines, **more):
    return [
        spot(name, 4 + 19 * x, 4 + 32 * y, row=y)
        for y, line in enumerate(lines)
        for x, name in enumerate(line.split())
        if name != "."
    ]
"""


def toy(spots: str = 'rows("a1 b1 c1 d1", "a2 b2 c2 d2", "a3 b3 c3 d3")', **state: object) -> str:
    """Code that shows a toy with these spots."""
    given = "".join(f", {name}={value!r}" for name, value in state.items())
    return f"{TOY}\ntoy = Toy({spots}{given})\ntoy"


class Toy(Table):
    """A toy in a notebook's page."""

    def __init__(self, notebook: Notebook) -> None:
        super().__init__(notebook)
        self.number = self.root.locator(".gold-number")
        self.field = self.number.get_by_role("spinbutton")
        self.lights = self.root.locator(".gold-light")

    def show(self, **state: object) -> None:
        """Let the kernel show this; what is code in the kernel is given as `spots=Code(...)`."""
        given = ", ".join(f"{name}={value!r}" for name, value in state.items())
        self.notebook.py(f"toy.show({given})")

    @property
    def heard(self) -> list[object]:
        """What the table heard people do, from the last time on."""
        heard = self.notebook.value("toy.heard")
        self.notebook.py("toy.heard.clear()")
        return heard

    @property
    def focus(self) -> str:
        """The spot that has the focus, or what else has it."""
        return self.page.evaluate(
            "() => document.activeElement.dataset.spot ?? document.activeElement.className"
            " ?? document.activeElement.tagName"
        )

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)


class Code(str):
    """An expression of the kernel's."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)
