"""One JupyterLab and one browser for all tests in here; windows of its own for each test.

The fixtures last as long as this folder's tests, no longer: while Playwright is there, an event
loop is running, which other tests need not know.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

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


@pytest.fixture
def show(lab: Lab, browser: Browser) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook with these cells and run them: `show(cell, ..., width=360, touch=True)`.

    The `Path` of a notebook instead of cells opens and runs a copy of it; a `Notebook` is opened
    once more, in another browser window. No page may have raised an error or complained on its
    console by the end of the test.
    """
    windows = []
    contexts = []

    def show(
        *cells: str | Path | Notebook, width: int = 1200, height: int = 900, **wishes
    ) -> Notebook:
        context = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(path=HERE / "rig.js")
        page = context.new_page()
        if isinstance(cells[0], Notebook):
            windows.append(Notebook(lab, page, cells[0].name))
        else:
            name = lab.copy(cells[0]) if isinstance(cells[0], Path) else lab.write(*cells)
            lab.start_kernel(name)
            windows.append(Notebook(lab, page, name))
            windows[-1].run()
        return windows[-1]

    yield show
    problems = [problem for window in windows for problem in window.problems]
    for context in contexts:
        context.close()
    lab.end_kernels()
    assert not problems
