"""One JupyterLab and one browser for all tests in here; a notebook and a kernel for each test.

The fixtures last as long as this folder's tests, no longer: while Playwright is there, an event
loop is running, which other tests need not know.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.lab import Lab
from tests.browser.notebook import Notebook

HERE = Path(__file__).parent
PATIENCE_MS = 60_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let these tests come last, because they are the slow ones, and skip them if told to."""
    items.sort(key=_is_here)
    if chromium.unwanted():
        for item in filter(_is_here, items):
            item.add_marker(pytest.mark.skip(reason="BROWSER=none"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it aloud when they were skipped."""
    if chromium.unwanted():
        terminalreporter.write_line("The browser tests were left out: BROWSER=none.", yellow=True)


def _is_here(item: pytest.Item) -> bool:
    return HERE in item.path.parents


@pytest.fixture(scope="package")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    lab = Lab(tmp_path_factory.mktemp("lab"))
    yield lab
    lab.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if not path:
        pytest.fail("No Chromium or Chrome was found: make test installs one.")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


class Windows:
    """Browser windows. Opening JupyterLab takes seconds, so one window is used again and again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._usual: Page | None = None

    def open(self, *, width: int = 1200, height: int = 900, **wishes: object) -> Page:
        """Open a new window, which shares nothing with others."""
        context = self._browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(path=HERE / "rig.js")
        return context.new_page()

    def usual(self) -> Page:
        """Return the window that is used again, which the caller leaves as it was found."""
        self._usual = self._usual or self.open()
        return self._usual

    def close(self, page: Page | None) -> None:
        """Close a window; if it is the usual one, another takes its place."""
        if page:
            page.context.close()
        if page is self._usual:
            self._usual = None

    def close_all(self) -> None:
        self.close(self._usual)


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser)
    yield windows
    windows.close_all()


@pytest.fixture
def show(
    lab: Lab, windows: Windows, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook with these cells and run them: `show(cell, ..., width=360, has_touch=True)`.

    The `Path` of a notebook instead of cells opens and runs a copy of it; a `Notebook` is opened
    once more, in another browser window. Whoever wishes for anything special gets a window of its
    own. No page may have raised an error or complained on its console by the end of the test.
    """
    shown: list[Notebook] = []
    failed_before = request.session.testsfailed

    def show(*cells: str | Path | Notebook, **wishes: object) -> Notebook:
        page = windows.open(**wishes) if wishes or shown else windows.usual()
        if isinstance(cells[0], Notebook):
            shown.append(Notebook(lab, page, cells[0].name))
        else:
            name = lab.copy(cells[0]) if isinstance(cells[0], Path) else lab.write(*cells)
            lab.start_kernel(name)
            shown.append(Notebook(lab, page, name))
            shown[-1].run()
        return shown[-1]

    yield show
    problems = [problem for notebook in shown for problem in notebook.problems]
    failed = problems or request.session.testsfailed > failed_before
    for notebook in shown:
        # A window in which something went wrong is not used again.
        if failed or notebook.page is not windows.usual() or not notebook.leave():
            windows.close(notebook.page)
    lab.end_kernels()
    lab.forget_progress()
    assert not problems
