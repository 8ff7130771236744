"""A browser that lacks something gets a sentence in its reader's language, never a blank page."""

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
LESSONS = {"en": "gold/01_setup.ipynb", "fr": "fr/gold/01_setup.ipynb"}
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
