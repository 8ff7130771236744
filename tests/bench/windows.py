"""Notebooks to measure in: JupyterLabs as we start them or as anybody does, and one browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from gold_widgets.launch.prompt import SETTING
from tests.browser import chromium
from tests.browser.lab import Lab
from tests.browser.notebook import Notebook

PROMPT = ""
"""The connection that `make play` chooses, because nobody chose one."""
STOCK = "jupyter_server.services.kernels.connection.channels.ZMQChannelsWebsocketConnection"
"""The connection that jupyter_server chooses by itself."""

SCRIPTS = (Path(chromium.__file__).with_name("rig.js"), Path(__file__).with_name("windows.js"))
PATIENCE_MS = 60_000
SIZE = {"width": 1200, "height": 900}


class Unmeasured(Exception):
    """This cannot be measured here; says why."""


@contextmanager
def opened(*cells: str, connections: tuple[str, ...] = (PROMPT,)) -> Iterator[list[Notebook]]:
    """Open a notebook with these cells, all of them run, on a server for each connection."""
    path = chromium.find()
    if not path:
        raise Unmeasured("No Chromium or Chrome was found: `make test` installs one.")
    with sync_playwright() as playwright, TemporaryDirectory() as home:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        labs: list[Lab] = []
        try:
            for number, connection in enumerate(connections):
                labs.append(_start(Path(home, str(number)), connection))
            yield [_open(lab, browser, cells) for lab in labs]
        finally:
            browser.close()
            for lab in labs:
                lab.stop()


def _start(home: Path, connection: str) -> Lab:
    home.mkdir()
    return Lab(home, *([f"--ServerApp.{SETTING}={connection}"] if connection else []))


def _open(lab: Lab, browser: Browser, cells: tuple[str, ...]) -> Notebook:
    context = browser.new_context(viewport=SIZE)
    context.set_default_timeout(PATIENCE_MS)
    for script in SCRIPTS:
        context.add_init_script(path=script)
    name = lab.write(*cells)
    lab.start_kernel(name)
    notebook = Notebook(lab, context.new_page(), name)
    notebook.run()
    return notebook
