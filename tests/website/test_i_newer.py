"""A newer version of the site: it waits for other tabs, and for nobody who is gone."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.website.newcomer import Newcomer
from tests.website.visitor import FILL
from website import worker
from website.pages import words

TOLD = words()["en"]
LEFT_OUT = ("api", "build", "doc", "extensions", "files", "lab", "pictures", "static", "stills")
UPDATE = "async () => (await navigator.serviceWorker.getRegistration()).update()"
VERSION = "async () => Object.keys(await (await fetch('/course.json')).json())"
GIVEN_UP = "gold_widgets-given-up"
NOTE_GIVING_UP = f"""ServiceWorkerRegistration.prototype.unregister = async () => {{
  localStorage.setItem("{GIVEN_UP}", "yes");
}};"""
ASK_FOR_A_FILE = """() => {
  const ask = `fetch("${location.origin}/api/drive", { method: "POST", body: "{}" })`;
  const code = `${ask}; postMessage("asked");`;
  const asking = new Worker(URL.createObjectURL(new Blob([code])));
  return new Promise((resolve) => { asking.onmessage = resolve; });
}"""
"""As Python does; where no lesson is open, nobody answers."""

Publish = Callable[[str], None]


@pytest.fixture
def publish(newcomer: Newcomer, site: Path, tmp_path: Path) -> Publish:
    """Have the host serve a version of the site that is small: the pages around the lessons."""

    def publish(version: str) -> None:
        folder = tmp_path / version
        shutil.copytree(site, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (folder / "course.json").write_text(json.dumps({version: version}), encoding="utf-8")
        (folder / "lite-worker.js").replace(folder / worker.NAME)
        worker.write(folder)
        newcomer.host.stop()
        newcomer.host.start(folder)

    return publish


def offered(page: Page) -> Locator:
    """Look for a newer version, and return the line that offers it."""
    page.evaluate(UPDATE)
    bar = page.locator(".gold-bar")
    expect(bar).to_contain_text(TOLD["newer"])
    return bar


def take(page: Page, bar: Locator) -> None:
    with page.expect_navigation():
        bar.get_by_role("button", name=TOLD["reload"]).click()


def test_other_tabs_are_to_be_closed_first_and_go_on_with_their_version(
    newcomer: Newcomer, publish: Publish
) -> None:
    publish("old")
    page = newcomer.open()
    assert page.evaluate(FILL) == "kept"
    other = newcomer.another("fr/work/")
    publish("new")
    bar = offered(page)
    bar.get_by_role("button", name=TOLD["reload"]).click()
    expect(bar).to_contain_text(TOLD["others"])
    assert other.evaluate(VERSION) == page.evaluate(VERSION) == ["old"]
    other.close()
    take(page, bar)
    assert page.evaluate(VERSION) == ["new"]


def test_a_page_that_was_closed_while_python_asked_for_a_file_holds_nothing_up(
    newcomer: Newcomer, publish: Publish
) -> None:
    publish("old")
    page = newcomer.open("work/", script=NOTE_GIVING_UP)
    assert page.evaluate(FILL) == "kept"
    closing = newcomer.another("work/")
    closing.evaluate(ASK_FOR_A_FILE)
    closing.close()
    publish("new")
    take(page, offered(page))
    assert page.evaluate(VERSION) == ["new"]
    assert page.evaluate(f"() => localStorage.getItem('{GIVEN_UP}')") is None
