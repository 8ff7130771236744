"""The page with nothing but a table, as a person meets it."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect

from tests.browser.notebook import paint, wait_for_paint

RIG = Path(__file__).parent.parent.parent / "browser/rig.js"
PATIENCE_MS = 60_000


class Opened:
    """A window with the page. Whatever goes wrong in it is kept in `problems`."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        query: str,
        *,
        width: int = 1400,
        height: int = 900,
        script: str = "",
        prepare: Callable[[Page], object] | None = None,
        **wishes: object,
    ) -> None:
        """Open it; `script` runs before any of its own, `prepare` is given the empty window."""
        context = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(path=RIG)
        if script:
            context.add_init_script(script)
        self.page = context.new_page()
        self.problems: list[str] = []
        self._site = site
        self.page.on("pageerror", lambda error: self.problems.append(f"pageerror: {error}"))
        self.page.on("console", self._hear)
        context.on("request", self._ask)
        context.on("response", self._get)
        if prepare:
            prepare(self.page)
        self.page.goto(f"{site}play/index.html{query}")

    # -- what there is -----------------------------------------------------------------------

    @property
    def still(self) -> Locator:
        return self.page.locator(".still-picture")

    @property
    def root(self) -> Locator:
        return self.page.locator(".gold-table:not(.still)")

    @property
    def canvas(self) -> Locator:
        return self.root.locator(":scope > canvas")

    @property
    def headline(self) -> Locator:
        return self.root.locator(".gold-headline")

    @property
    def status(self) -> Locator:
        return self.root.locator(".gold-status")

    @property
    def log(self) -> Locator:
        return self.root.locator(".gold-log li")

    def spot(self, name: str) -> Locator:
        return self.root.locator(f'[data-spot="{name}"]')

    def tool(self, name: str) -> Locator:
        return self.root.locator(f'[data-do="{name}"]')

    def part(self, name: str) -> Locator:
        """A part of the bar above the table."""
        return self.page.locator(f'[data-part="{name}"]')

    def note(self, name: str) -> Locator:
        """A sentence above the table."""
        return self.page.locator(f'[data-note="{name}"]')

    # -- what happens ------------------------------------------------------------------------

    def alive(self) -> "Opened":
        """Wait until the table is alive."""
        expect(self.page.locator("#progress")).to_have_text("The table is ready.")
        expect(self.root).to_have_count(1)
        wait_for_paint(self.canvas)
        return self

    def reload(self) -> "Opened":
        self.page.reload()
        return self.alive()

    @property
    def picture(self) -> int:
        """A number that stands for what the canvas shows."""
        return paint(self.canvas)

    def changes(self, picture: int) -> None:
        """Wait until the canvas shows something else than this."""
        wait_for_paint(self.canvas, picture)

    def forgive(self, *words: str) -> None:
        """Drop the problems that have one of these words in them: they were asked for."""
        self.problems = [each for each in self.problems if not any(word in each for word in words)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _ask(self, request: Request) -> None:
        if not request.url.startswith((self._site, "blob:", "data:")):
            self.problems.append(f"asked elsewhere: {request.url}")

    def _get(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")
