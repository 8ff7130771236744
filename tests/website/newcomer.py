"""Somebody who comes for the first time, perhaps with a browser that lacks something."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.website.visitor import PATIENCE_MS, Host


class Newcomer:
    """One window that shares nothing with others, and the host it visits."""

    def __init__(self, browser: Browser, site: Path) -> None:
        self.host = Host(site)
        self.problems: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def open(self, path: str = "", *, script: str = "", **wishes: object) -> Page:
        """Open a page; `script` runs before any of its own."""
        context = self._browser.new_context(**wishes)  # type: ignore[arg-type]
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.on("request", self._see)
        if script:
            context.add_init_script(script)
        return self.another(path)

    def another(self, path: str = "") -> Page:
        """Open a page in the window that was opened last, in a new tab."""
        page = self._contexts[-1].new_page()
        page.on("pageerror", lambda error: self.problems.append(f"{path}: {error}"))
        page.goto(self.host.url + path)
        return page

    def leave(self) -> None:
        """Close everything."""
        for context in self._contexts:
            context.close()
        self.host.stop()

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.host.url, "data:", "blob:")):
            self.problems.append(f"asked elsewhere: {request.url}")
