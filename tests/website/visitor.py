"""Somebody who visits the site, with one browser that keeps what browsers keep."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Locator, Page, Playwright, Request

from tests.browser import chromium
from website.serve import Server

PATIENCE_MS = 60_000
START = "00_start_here.ipynb"


class Host:
    """A web host that serves a folder, at the same address for as long as the tests run."""

    def __init__(self, folder: Path) -> None:
        self.port = 0
        self.server: Server
        self.start(folder)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def sent(self) -> int:
        """Bytes sent since it was last asked."""
        count, self.server.sent = self.server.sent, 0
        return count

    def start(self, folder: Path) -> None:
        """Serve a folder; nothing is old enough to be asked for again, as on a public host."""
        self.server = Server(folder, self.port)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Visitor:
    """One browser with a profile of its own."""

    def __init__(self, playwright: Playwright, profile: Path, host: Host) -> None:
        self.host = host
        self.problems: list[str] = []
        self.elsewhere: list[str] = []
        path = chromium.find()
        assert path, "No Chromium or Chrome was found: make test installs one."
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=path,
            args=chromium.FLAGS,
            viewport={"width": 1200, "height": 900},
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("request", self._see)

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.host.url, "data:", "blob:")):
            self.elsewhere.append(request.url)

    def open(self, path: str = "", wait_until: Literal["load", "commit"] = "load") -> Page:
        """Open a page of the site in a new tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"{path}: {error}"))
        page.goto(self.host.url + path, wait_until=wait_until)
        return page

    def keep_all(self) -> None:
        """Have the browser keep the whole site, as it does by itself in a quiet moment."""
        page = self.open()
        said = page.evaluate(FILL)
        page.close()
        assert said == "kept"

    @contextmanager
    def lesson(self, path: str = START) -> Iterator[Lesson]:
        """Open a notebook in JupyterLab, and close it in the end."""
        page = self.open(f"lab/index.html?path={path}")
        try:
            yield Lesson(page)
        finally:
            page.close()


class Lesson:
    """A notebook in JupyterLab."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def table(self) -> Locator:
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .gold-table").first

    @property
    def picture(self) -> Locator:
        return self.page.locator(".jp-RenderedSVG img").first

    @property
    def first_picture(self) -> Locator:
        """The first one to be seen: in a still of the lesson, or in JupyterLab."""
        return self.page.locator("#gold-still img, .jp-RenderedSVG img").first

    def wait_for_python(self) -> None:
        """Wait until the line is gone that says how far Python is."""
        self.page.locator("#gold-start").wait_for(state="detached")

    def wait_for_table(self) -> None:
        """Wait until a table is alive: it has spots to press."""
        self.table.locator("button").first.wait_for()

    def run(self) -> None:
        """Run every cell, to the end."""
        self.page.evaluate("() => jupyterapp.commands.execute('notebook:run-all-cells')")

    def outputs(self) -> list[dict[str, object]]:
        """Return the cells as the notebook has them now."""
        cells: list[dict[str, object]] = self.page.evaluate(
            "() => jupyterapp.shell.currentWidget.content.model.toJSON().cells"
        )
        return cells

    def errors(self) -> list[str]:
        """Return what went wrong in cells."""
        return [
            str(output["evalue"])
            for cell in self.outputs()
            for output in cell.get("outputs", [])  # type: ignore[attr-defined]
            if output["output_type"] == "error"
        ]

    def python(self, code: str) -> str:
        """Run Python in the notebook's kernel, and return what it prints."""
        said: str = self.page.evaluate(PYTHON, code)
        return said

    def save(self) -> None:
        """Save the notebook into the browser's storage."""
        self.page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")


FILL = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data.gold === "kept" || data.gold === "not kept") resolve(data.gold);
    });
    active.postMessage({ gold: "fill" });
  });
}"""
PYTHON = """async (code) => {
  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
  const run = kernel.requestExecute({ code, store_history: false });
  let said = "";
  run.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream") said += content.text;
    if (header.msg_type === "error") said += content.traceback?.join("\\n") ?? content.evalue;
  };
  await run.done;
  return said.trimEnd();
}"""
