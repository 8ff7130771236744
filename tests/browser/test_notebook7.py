"""Jupyter Notebook 7 hears keys before anybody else does; a table's are the table's there too."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab
from tests.browser.table import cell

CELLS = ".jp-Notebook .jp-Cell"
FOCUS = "() => document.activeElement.dataset.spot ?? document.activeElement.tagName"


@pytest.fixture
def page(lab: Lab, windows):
    """A table in Notebook 7, and a cell below it."""
    name = lab.write(cell(), "'another cell'")
    lab.start_kernel(name)
    page = windows.open()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{lab.url}/notebooks/{name}?token={lab.token}")
    page.locator(CELLS).first.click()
    expect(page.locator(".jp-Notebook-ExecutionIndicator").first).to_be_visible()
    page.keyboard.press("Shift+Enter")
    page.locator('[data-spot="a1"]').wait_for()
    problems.clear()  # those of Notebook's own while it opens
    yield page
    windows.close(page)
    lab.end_kernels()
    assert not problems


def test_a_game_is_played_by_keyboard_and_no_key_acts_on_the_notebook(page):
    keys = page.keyboard
    page.locator('[data-spot="a1"]').focus()
    for key, spot in (("ArrowRight", "b1"), ("ArrowDown", "b2"), ("End", "d2"), ("Home", "a2")):
        keys.press(key)
        assert page.evaluate(FOCUS) == spot, key
    for key in "ddxzmyabj":
        keys.press(key)
    keys.press("Shift+D")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.locator('[data-spot="a1"]')).to_have_attribute("aria-label", "a1, red digger 4")
    keys.press("ArrowRight")
    keys.press("Space")
    expect(page.locator(".gold-status")).to_contain_text("3 points for Ann")
    page.locator('[data-do="hint"]').focus()
    keys.type("ddx")
    keys.press("ArrowRight")
    keys.press("Escape")
    expect(page.locator(CELLS)).to_have_count(2)
    expect(page.locator(".jp-CodeCell")).to_have_count(2)
    expect(page.locator(".jp-Dialog")).to_have_count(0)


def test_shift_enter_still_runs_the_cell(page):
    page.locator('[data-spot="a1"]').click()
    expect(page.locator('[data-spot="a1"]')).to_have_attribute("aria-label", "a1, red digger 4")
    page.locator('[data-spot="b1"]').focus()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-InputPrompt").first).to_have_text("[2]:")
    expect(page.locator('[data-spot="a1"]')).to_have_attribute("aria-label", "a1, face down")
