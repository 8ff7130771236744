"""A notebook of the course, as a pupil goes through it: its cells, its tables, its questions."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from gold_widgets.engine.words import translations
from tests.browser.notebook import Notebook, wait_for_paint
from tests.browser.table import Table

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
GOLD = NOTEBOOKS / "gold"
OPEN = "(path) => jupyterapp.shell.currentWidget?.context?.path === path"
WHERE = "(id) => rig.cells.findIndex((cell) => cell.model.id === id)"


def cell(notebook: Notebook, name: str) -> Locator:
    """Find a cell by its id."""
    found = notebook.page.locator(".jp-Cell").nth(notebook.page.evaluate(WHERE, name))
    found.scroll_into_view_if_needed()
    return found


def table(notebook: Notebook, name: str) -> Table:
    """Find the table that a cell shows."""
    cell(notebook, name)
    before = notebook.page.evaluate(
        """(index) => rig.cells.slice(0, index)
          .reduce((count, cell) => count + cell.node.querySelectorAll('.gold-table').length, 0)""",
        notebook.page.evaluate(WHERE, name),
    )
    return Table(notebook, before)


def answer(
    notebook: Notebook, name: str, wrong: str, right: str, why: str, language: str = "en"
) -> None:
    """Answer a prediction wrong, then right, and read what it says to each.

    The answers are given in English; on the screen they are in the notebook's language.
    """
    gettext = translations(language).gettext
    wrong, right = (_said(each, language) for each in (wrong, right))
    board = cell(notebook, name).locator(".gold-table")
    wait_for_paint(board.locator("canvas"))
    status = board.locator(".gold-status")
    board.get_by_role("button", name=wrong, exact=True).click()
    expect(status).to_contain_text(gettext("Not quite."))
    expect(board.get_by_role("button", name=f"✗ {wrong}")).to_be_disabled()
    board.get_by_role("button", name=right, exact=True).click()
    expect(status).to_contain_text(gettext("Right!"))
    expect(status).to_contain_text(why)


def _said(choice: str, language: str) -> str:
    """Say an answer in a language; an amount is written as it is there."""
    gettext = translations(language).gettext
    if choice.startswith("$"):
        return gettext("${dollars}").format(dollars=choice.removeprefix("$"))
    return gettext(choice)


def rewrite(notebook: Notebook, name: str, old: str, new: str) -> Locator:
    """Edit a cell with the keyboard, run it, and return what it answers."""
    found = cell(notebook, name)
    source = notebook.page.evaluate(
        "(id) => rig.cells.find((c) => c.model.id === id).model.sharedModel.source", name
    )
    assert old in source
    found.locator(".cm-content").click()
    notebook.page.keyboard.press("ControlOrMeta+a")
    notebook.page.keyboard.insert_text(source.replace(old, new))
    notebook.page.wait_for_function(
        "([id, text]) => rig.cells.find((c) => c.model.id === id).model.sharedModel.source == text",
        arg=[name, source.replace(old, new)],
    )
    notebook.page.keyboard.press("Shift+Enter")
    return found.locator(".jp-OutputArea-output")


def play_in_vain(table: Table, flips: str) -> None:
    """Press two cards a turn until the table says that the aim is out of reach."""
    spots = flips.split()
    for first, second in zip(spots[::2], spots[1::2], strict=True):
        table.press(first)
        expect(table.status).to_contain_text(f"flips {first}")
        table.press(second)
        expect(table.status).not_to_contain_text(f"flips {first}")
        if table.banner.text_content():
            return
        table.use("continue")


def play_turns(table: Table, flips: str) -> None:
    """Press two cards a turn, and Continue between turns, until it has ended."""
    spots = flips.split()
    for number, spot in enumerate(spots, start=1):
        table.press(spot)
        is_open = number % 2 == 0
        expect(table.tool("continue")).to_be_enabled(enabled=is_open)
        if table.banner.get_attribute("data-ending"):
            return
        if is_open and number < len(spots):
            table.use("continue")


def play(goal: Table, moves: str) -> None:
    """Do what a person does, and Continue until it is asked again, or the puzzle has ended.

    A move is the name of a spot, or else of a button below.
    """
    for move in moves.split():
        if goal.spot(move).count():
            goal.press(move)
        else:
            goal.use(f"part {move}")
        goal.settle()
        while goal.tool("continue").get_attribute("aria-disabled") != "true":
            if goal.banner.get_attribute("data-ending"):
                return
            goal.use("continue")
            goal.settle()
