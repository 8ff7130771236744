"""A table in a notebook, as a person meets it."""

from playwright.sync_api import Locator, expect

from tests.browser.notebook import Notebook, paint, wait_for_paint

SMALL = """
R4 $3 ** B2
$1 Y5 $2 P3
"""

# For each pixel of the screen a whole number of the canvas's.
SHARP = """(canvas) => {
  const shown = Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
  return shown > 0 && canvas.width % shown === 0;
}"""


def cell(drawing: str = SMALL, name: str = "table", **options: object) -> str:
    """Code that puts these cards on a table. Nothing moves by itself unless `pace` says so."""
    game = f'gold.scenario("""{drawing}""", players=["Ann", "Bob"], rules=gold.Rules(rush_at=0))'
    return _cell(game, name, options)


def whole_deck(name: str = "table", players: object = ("Ann", "Bob"), **options: object) -> str:
    """Code that puts all 64 cards on a table, always the same."""
    return _cell(f"gold.deal({players!r}, seed=7)", name, options)


def _cell(game: str, name: str, options: dict[str, object]) -> str:
    chosen = "".join(f", {key}={value!r}" for key, value in ({"pace": 0} | options).items())
    return f"from gold_widgets import GoldTable, gold\n{name} = GoldTable({game}{chosen})\n{name}"


def only_window(painter: str, pixels: int) -> str:
    """Code that has a painter draw for a window with so many pixels, and for no other."""
    return f"""
from gold_widgets.canvas.windows import Windows
here = Windows()
here.hear("here", {pixels})
{painter}._windows = here
"""


class Table:
    """The table at a place in a notebook's page, counted from the top."""

    def __init__(self, notebook: Notebook, index: int = 0, *, is_empty: bool = False) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.root = self.page.locator(".gold-table").nth(index)
        self.canvas = self.root.locator(":scope > canvas")
        self.grid = self.root.get_by_role("grid")
        self.headline = self.root.locator(".gold-headline")
        self.banner = self.root.locator(".gold-banner")
        self.status = self.root.locator(".gold-status")
        self.alert = self.root.locator(".gold-alert[role=alert]")
        self.slider = self.root.get_by_role("slider")
        self.form = self.root.locator(".gold-form form")
        self.log = self.root.locator(".gold-log li")
        if is_empty:  # nothing to press yet, as behind a curtain
            self.headline.wait_for()
        else:
            self.ready()

    def ready(self) -> None:
        """Wait until cards are painted, as finely as this screen can, and can be pressed."""
        self.grid.get_by_role("button").first.wait_for()
        self.page.wait_for_function(SHARP, arg=self.canvas.element_handle())
        wait_for_paint(self.canvas)

    def spot(self, name: str) -> Locator:
        return self.root.locator(f'[data-spot="{name}"]')

    def tool(self, name: str) -> Locator:
        return self.root.locator(f'[data-do="{name}"]')

    def press(self, spot: str) -> None:
        self.spot(spot).click()

    def use(self, tool: str) -> None:
        self.tool(tool).click()

    def sees(self, spot: str, words: str) -> None:
        """Wait until a spot is called so."""
        expect(self.spot(spot)).to_have_attribute("aria-label", f"{spot}, {words}")

    def says(self, words: str) -> None:
        """Wait until the status line contains these words."""
        expect(self.status).to_contain_text(words)

    def shows(self, picture: int) -> None:
        """Wait until the canvas shows this."""
        seen = [self.canvas.element_handle(), picture]
        self.page.wait_for_function("([canvas, then]) => rig.paint(canvas) === then", arg=seen)

    def settle(self) -> None:
        """Wait until all that was done here is answered, a slider's last place included.

        A slider sends that only once it has heard of the place before.
        """
        self.notebook.py("")
        self.notebook.py("")

    @property
    def picture(self) -> int:
        """A number that stands for what the canvas shows, once the kernel has said all."""
        self.settle()
        return paint(self.canvas)

    def is_right(self, name: str = "table") -> None:
        """Check that the picture is what a full redraw would make it."""
        before = self.picture
        self.notebook.py(f"{name}._painter.redraw()")
        assert paint(self.canvas) == before
