"""One site, built before, on one host, and one visitor who comes again and again.

The tests of a file come one after the other, as visits do: cold first, then warm, then without a
network. No file minds what other files have visited, so they may run side by side.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import chromium
from tests.website.newcomer import Newcomer
from tests.website.visitor import PATIENCE_MS, Host, Visitor
from website.places import SITE


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests if told to."""
    if chromium.unwanted():
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="BROWSER=none"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium.unwanted():
        terminalreporter.write_line("The site was not opened: BROWSER=none.", yellow=True)


@pytest.fixture(scope="session")
def site() -> Path:
    """The site that `make site` has built."""
    assert (SITE / "service-worker.js").exists(), "There is no site: run make site first."
    return SITE


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def visitor(
    playwright: Playwright, host: Host, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    visitor = Visitor(playwright, tmp_path_factory.mktemp("profile"), host)
    yield visitor
    visitor.context.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """For those who come once, and keep nothing."""
    browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def newcomer(browser: Browser, site: Path) -> Iterator[Newcomer]:
    """Somebody who was never here, on a host of their own."""
    newcomer = Newcomer(browser, site)
    yield newcomer
    newcomer.leave()
    assert not newcomer.problems


@pytest.fixture(autouse=True)
def _calm(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page raises an error, and none asks another host for anything."""
    yield
    if "visitor" in request.fixturenames:
        visitor: Visitor = request.getfixturevalue("visitor")
        problems, visitor.problems = visitor.problems, []
        elsewhere, visitor.elsewhere = visitor.elsewhere, []
        assert not problems
        assert not elsewhere
