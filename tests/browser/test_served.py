"""The course on a server as `make play` starts it: pictures at once, the next day, on a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Course
from tests.browser.table import cell as table_cell

WIDGET = "application/vnd.jupyter.widget-view+json"
FIRST = "00_start_here.ipynb"
UNTOUCHED = (FIRST, "gold/02_digger_finds_gold.ipynb", "gold/08_play.ipynb")
OUTPUTS = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea-output"
PICTURE = f'{OUTPUTS}[data-mime-type="image/svg+xml"]'
LIVE = f"{OUTPUTS} .gold-table canvas"
TROUBLE = ("model not found", "Loading widget", "face down")
OPENED = "() => jupyterapp?.shell.currentWidget?.context?.isReady"
IS_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
# The stored picture is in an <img>; whether there is anything in it only its pixels tell.
PAINTED = """(output) => {
    const image = output.querySelector("img");
    if (!image) return output.querySelector("svg")?.getBoundingClientRect().width > 0;
    return image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().width > 0;
}"""


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = Course(tmp_path_factory.mktemp("course"))
    yield course
    course.stop()


@pytest.fixture
def open_(course, windows):
    """Open a notebook in a window of its own; no page may complain by the end of the test."""
    pages, problems = [], []

    def complain(message) -> None:
        if message.type in ("error", "warning"):
            problems.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def open_(name: str, app: str = "lab/tree", **wishes: object) -> Page:
        page = windows.open(**wishes)
        pages.append(page)
        page.on("pageerror", lambda error: problems.append(f"pageerror: {error}"))
        page.on("console", complain)
        page.goto(f"{course.url}/{app}/{name}?token={course.token}")
        page.wait_for_function(OPENED)
        return page

    yield open_
    for page in pages:
        windows.close(page)
    course.end_kernels()
    assert not problems


def shows_pictures(page: Page) -> None:
    """Wait for the first picture to be painted, and see that nothing stands in for one."""
    first = page.locator(PICTURE).first
    first.scroll_into_view_if_needed()
    handle = first.element_handle()
    page.wait_for_function(PAINTED, arg=handle)
    text = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)").inner_text()
    assert not [trouble for trouble in TROUBLE if trouble in text]


@pytest.mark.parametrize("name", UNTOUCHED)
def test_an_untouched_notebook_shows_its_pictures(open_, name):
    page = open_(name)
    shows_pictures(page)
    page.screenshot(path=f"/tmp/launch_shots/untouched_{name.replace('/', '_')}.png")
