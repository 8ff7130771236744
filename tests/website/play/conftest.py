"""The page with nothing but a table, from a plain static server, in windows of a real browser."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import lab, show, windows
from tests.website.play.page import Opened
from website.serve import Server

__all__ = ["lab", "show", "windows"]


@pytest.fixture(scope="package")
def server(site: Path) -> Iterator[Server]:
    server = Server(site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Callable[..., Opened]]:
    """Open a page: `opened("?game=gold", width=360)`. Nothing may have gone wrong by the end."""
    pages: list[Opened] = []

    def opened(query: str = "", **wishes: object) -> Opened:
        pages.append(Opened(browser, server.url, query, **wishes))
        return pages[-1]

    yield opened
    problems = [problem for page in pages for problem in page.problems]
    for page in pages:
        page.page.context.close()
    assert not problems
