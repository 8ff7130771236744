"""A browser that lacks something gets a sentence in its reader's language, never a blank page."""

import re

import pytest
from playwright.sync_api import expect

from tests.website.newcomer import Newcomer
from website.pages import words

NO_WASM = "delete window.WebAssembly;"
OLD = {
    "Promise.withResolvers": "delete Promise.withResolvers;",
    "toSorted": "delete Array.prototype.toSorted;",
}
NO_STORAGE = """
  const refuse = () => { throw new DOMException("refused", "SecurityError"); };
  IDBFactory.prototype.open = IDBFactory.prototype.databases = refuse;
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get: refuse });
"""
# One of Python's files comes bit by bit, whenever `more` is called; no Python starts meanwhile.
SLOW_LINE = """
  const bit = new Uint8Array(100_000);
  const slow = new ReadableStream({
    start(control) { globalThis.more = () => control.enqueue(bit); },
  });
  const ask = globalThis.fetch;
  globalThis.fetch = async (what, ...given) =>
    String(what).endsWith("python_stdlib.zip") ? new Response(slow) : ask(what, ...given);
  globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };
"""
PERCENT = re.compile(r"Python is on its way, \d+ %")
WITHOUT_LIVE_TABLE = "gold/10_strategy.ipynb"
TOLD = """globalThis.told = new Set();
new MutationObserver(() => {
  globalThis.told.add(document.getElementById("gold-start")?.textContent ?? "");
}).observe(document, { childList: true, subtree: true, characterData: true });"""
LESSONS = {"en": "gold/01_setup.ipynb", "fr": "fr/gold/01_setup.ipynb"}
CALM_MS = 5000
LESSONS["de"] = "de/gold/01_setup.ipynb"


@pytest.mark.parametrize("language", LESSONS)
def test_without_webassembly_a_lesson_can_be_read(newcomer: Newcomer, language: str) -> None:
    page = newcomer.open(f"lab/index.html?path={LESSONS[language]}", script=NO_WASM)
    expect(page.locator("#gold-start")).to_have_text(words()[language]["noWebAssembly"])
    expect(page.locator(".jp-RenderedMarkdown h1").first).to_be_visible()
    expect(page.locator(".jp-RenderedSVG img").first).to_be_visible()
    expect(page.locator("#gold-start")).to_be_visible()
    newcomer.problems.clear()  # Python has its own words for it


@pytest.mark.parametrize("lack", OLD)
def test_a_browser_that_is_too_old_is_told_so(newcomer: Newcomer, lack: str) -> None:
    page = newcomer.open(f"lab/index.html?path={LESSONS['fr']}", script=OLD[lack])
    expect(page.locator("#gold-start.gold-failed")).to_have_text(words()["fr"]["tooOld"])
    newcomer.problems.clear()  # JupyterLab may have words of its own for it


def test_a_slow_line_is_waited_for_as_long_as_something_comes(newcomer: Newcomer) -> None:
    page = newcomer.open("work/", script=SLOW_LINE)
    page.clock.install()
    page.goto(f"{newcomer.host.url}lab/index.html?path={LESSONS['en']}")
    line = page.locator("#gold-start")
    expect(line).to_contain_text(PERCENT)
    page.wait_for_timeout(CALM_MS)  # all else has come
    for _ in range(3):
        page.clock.fast_forward(40_000)
        page.evaluate("() => globalThis.more()")
        expect(line).to_contain_text(PERCENT)
        assert "gold-failed" not in (line.get_attribute("class") or "")
    page.clock.fast_forward(61_000)
    expect(line).to_have_text(words()["en"]["slow"])
    newcomer.problems.clear()  # JupyterLab has no Python here


def test_no_table_is_promised_that_needs_an_answer_first(newcomer: Newcomer) -> None:
    page = newcomer.open(f"lab/index.html?path={WITHOUT_LIVE_TABLE}", script=TOLD)
    page.locator("#gold-start").wait_for(state="detached")
    told = page.evaluate("() => [...globalThis.told]")
    assert words()["en"]["beginning"] in told
    assert words()["en"]["starting"] not in told


@pytest.mark.parametrize("language", LESSONS)
def test_without_storage_a_lesson_says_so_and_where_to_play(
    newcomer: Newcomer, language: str
) -> None:
    page = newcomer.open(f"lab/index.html?path={LESSONS[language]}", script=NO_STORAGE)
    expect(page.locator("#gold-start.gold-failed")).to_have_text(words()[language]["noStorage"])
    expect(page.locator("#gold-start")).to_be_visible()
    newcomer.problems.clear()  # so has JupyterLab


def test_without_storage_the_other_pages_are_whole(newcomer: Newcomer) -> None:
    page = newcomer.open("fr/", script=NO_STORAGE)
    expect(page.locator("h1")).to_have_text(words()["fr"]["title"])
    page.get_by_role("link", name=words()["fr"]["workStart"]).click()
    expect(page.locator("#said")).to_have_text(words()["fr"]["workNoStorage"])
