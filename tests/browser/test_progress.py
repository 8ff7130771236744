"""The map of the course in real notebooks: it follows, it leads on, it is copied, it is kept."""

import json
import time

import pytest
from playwright.sync_api import expect

from gold_widgets.lessons import lines
from gold_widgets.lessons.progress import FILE
from gold_widgets.tables.links import START
from tests.browser.course import OPEN
from tests.browser.notebook import Notebook

ASK = """from gold_widgets import Predict, gold, progress
Predict(gold.scenario("R4 $3 B5 $4", rules=gold.Rules(rush_at=0)), "a1 b1", name="{name}")"""
RIGHT, WRONG = "The digger carries out the gold", "The weaker digger is chased away"
PRESS_AT = """([text, when]) => {
  const button = [...document.querySelectorAll("button")].find((each) =>
    each.textContent.includes(text));
  setTimeout(() => button.click(), when - Date.now());
}"""
"""Press a button at a moment to come, without waiting for it: so that two pages press at once."""


@pytest.fixture
def course(lab):
    """A folder of a course with three lessons, two of which ask something."""
    folder = lab.folder / "my_course" / "gold"
    folder.mkdir(parents=True, exist_ok=True)
    (folder.parent / START).write_bytes((lab.folder / lab.write("1")).read_bytes())
    (folder.parent / FILE).unlink(missing_ok=True)
    for name, asked in (("01_setup", "01.1"), ("02_digger_finds_gold", "02.1")):
        cells = (ASK.format(name=asked), "progress", f'progress.lesson("gold/{name}")')
        (lab.folder / lab.write(*cells)).rename(folder / f"{name}.ipynb")
    return folder.parent


def opened(lab, page, name):
    lab.start_kernel(f"my_course/gold/{name}.ipynb")
    notebook = Notebook(lab, page, f"my_course/gold/{name}.ipynb")
    notebook.run()
    return notebook


def cell(notebook, number):
    in_front = notebook.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    return in_front.locator(".jp-CodeCell").nth(number)


def test_what_two_notebooks_keep_at_the_same_moment_is_all_kept(lab, windows, course):
    pages = [windows.open(), windows.open()]
    names = {"01_setup": "01.1", "02_digger_finds_gold": "02.1"}
    notebooks = [opened(lab, page, name) for page, name in zip(pages, names, strict=True)]
    for notebook in notebooks:
        expect(cell(notebook, 0).get_by_role("button", name=RIGHT)).to_be_visible()
    soon = 1000 * time.time() + 1000
    for page in pages:
        page.evaluate(PRESS_AT, [RIGHT, soon])
    for notebook, name in zip(notebooks, names.values(), strict=True):
        expect(cell(notebook, 1).get_by_label(f"{name}: solved in 1 try")).to_be_visible()
    kept = json.loads((course / FILE).read_text())["exercises"]["gold"]
    assert {name: entry["tries"] for name, entry in kept.items()} == {"01.1": 1, "02.1": 1}
    for notebook, page in zip(notebooks, pages, strict=True):
        assert not notebook.problems
        windows.close(page)
    lab.end_kernels()


def test_two_notebooks_keep_what_is_done_and_their_maps_follow_and_lead_on(lab, windows, course):
    pages = [windows.open(), windows.open(permissions=["clipboard-read", "clipboard-write"])]
    first = opened(lab, pages[0], "01_setup")
    second = opened(lab, pages[1], "02_digger_finds_gold")
    assert not (course / FILE).exists()

    cell(first, 0).get_by_role("button", name=RIGHT).click()
    expect(cell(first, 1).get_by_label("01.1: solved in 1 try, 3 of 3 stars")).to_be_visible()
    expect(cell(first, 2)).to_contain_text("1 of 1 exercise solved")
    cell(second, 0).get_by_role("button", name=WRONG).click()
    expect(cell(second, 1).get_by_label("02.1: not solved yet, 1 try")).to_be_visible()
    cell(second, 0).get_by_role("button", name=RIGHT).click()
    expect(cell(second, 1).get_by_label("02.1: solved in 2 tries")).to_be_visible()
    expect(cell(second, 1).get_by_label("01.1: solved in 1 try")).to_be_visible()
    kept = json.loads((course / FILE).read_text())["exercises"]["gold"]
    assert {name: entry["tries"] for name, entry in kept.items()} == {"01.1": 1, "02.1": 2}

    cell(second, 1).get_by_text("My progress as one line").click()
    cell(second, 1).get_by_role("button", name="Copy").click()
    expect(cell(second, 1).get_by_role("button", name="Copied")).to_be_visible()
    copied = pages[1].evaluate("() => navigator.clipboard.readText()")
    assert len(lines.read(copied).notes.marks) == 2

    cell(first, 2).get_by_role("link", name="Next lesson: 02 A digger finds gold").click()
    pages[0].wait_for_function(OPEN, arg="my_course/gold/02_digger_finds_gold.ipynb")
    for notebook, page in zip((first, second), pages, strict=True):
        assert not notebook.problems
        windows.close(page)
    lab.end_kernels()


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1200, "dark")])
def test_the_map_fits_a_phone_and_a_projector(lab, windows, course, width, theme):
    page = windows.open(width=width, color_scheme=theme)
    notebook = opened(lab, page, "02_digger_finds_gold")
    is_light = str(theme == "light").lower()
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", is_light)
    cell(notebook, 0).get_by_role("button", name=RIGHT).click()
    area = cell(notebook, 1).locator(".jp-OutputArea-output").first
    link = area.get_by_role("link", name="Go on here").first
    expect(link).to_be_visible()
    assert area.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    end = cell(notebook, 2).locator(".jp-OutputArea-output").first
    expect(end.get_by_role("link", name="Go on here").first).to_be_hidden()
    end.get_by_text("The map of the whole course").click()
    expect(end.get_by_role("link", name="Go on here").first).to_be_visible()
    assert end.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    assert not notebook.problems
    windows.close(page)
    lab.end_kernels()


def test_the_map_by_keyboard_alone(lab, windows, course):
    page = windows.open()
    notebook = opened(lab, page, "02_digger_finds_gold")
    cell(notebook, 0).get_by_role("button", name=RIGHT).focus()
    page.keyboard.press("Enter")
    area = cell(notebook, 1).locator(".jp-OutputArea-output").first
    area.get_by_text("My progress as one line").focus()
    expect(area.get_by_role("button", name="Copy")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(area.get_by_role("button", name="Copy")).to_be_visible()
    area.get_by_role("link", name="Go on here").first.focus()
    page.keyboard.press("Tab")
    reached = page.locator(":focus")
    expect(reached).to_have_role("link")
    expect(reached).to_contain_text("01 Setup")
    page.keyboard.press("Enter")
    page.wait_for_function(OPEN, arg="my_course/gold/01_setup.ipynb")
    assert not notebook.problems
    windows.close(page)
    lab.end_kernels()
