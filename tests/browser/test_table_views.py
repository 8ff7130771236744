"""Wherever a table is shown, it shows the same game, and works."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table, cell, whole_deck

WIDGETS = "len(__import__('ipywidgets').widgets.widget._instances)"


def test_after_a_reload_a_table_shows_the_same_and_goes_on(show):
    table = Table(show(cell()))
    table.press("a1")
    table.sees("a1", "red digger 4")
    before = table.picture
    table.notebook.reload()
    table.ready()
    table.shows(before)
    table.sees("a1", "red digger 4")
    table.press("b1")
    table.says("3 points for Ann")
    table.is_right()


def test_a_notebook_that_is_closed_and_opened_again_shows_the_same_and_goes_on(show):
    table = Table(show(cell()))
    table.press("a1")
    table.sees("a1", "red digger 4")
    before = table.picture
    table.notebook.reopen()
    table.ready()
    table.shows(before)
    table.press("b1")
    table.says("3 points for Ann")
    table.is_right()


def test_two_views_of_a_table_show_one_game(show):
    notebook = show(cell(), "table")
    above, below = Table(notebook, 0), Table(notebook, 1)
    above.press("a1")
    below.sees("a1", "red digger 4")
    assert above.picture == below.picture
    below.press("b1")
    above.says("3 points for Ann")
    above.use("continue")
    below.sees("a1", "empty")
    assert above.picture == below.picture
    below.is_right()
    above.is_right()


def test_two_tables_in_a_notebook_do_not_disturb_each_other(show):
    notebook = show(cell(), cell("$1 $2 Y3", name="other"))
    table, other = Table(notebook, 0), Table(notebook, 1)
    untouched = other.picture
    table.press("a1")
    table.sees("a1", "red digger 4")
    assert other.picture == untouched
    notebook.reload()
    table.ready()
    other.ready()
    other.shows(untouched)
    other.press("a1")
    other.sees("a1", "gold 1")
    table.sees("a1", "red digger 4")
    table.is_right()
    other.is_right("other")


def test_two_browser_windows_show_one_game(show):
    here = Table(show(cell()))
    here.press("a1")
    here.sees("a1", "red digger 4")
    here.notebook.save()
    there = Table(show(here.notebook))
    there.sees("a1", "red digger 4")
    there.shows(here.picture)
    there.press("b1")
    here.says("3 points for Ann")
    here.use("continue")
    there.sees("a1", "empty")
    there.shows(here.picture)
    here.is_right()
    there.is_right()


def test_after_a_restart_of_the_kernel_nothing_pretends_to_work(show):
    table = Table(show(cell()))
    table.press("a1")
    table.sees("a1", "red digger 4")
    table.notebook.restart()
    expect(table.alert).to_contain_text("This table is asleep")
    expect(table.spot("b1")).to_have_attribute("aria-disabled", "true")
    expect(table.tool("undo")).to_have_attribute("aria-disabled", "true")
    with table.notebook.traffic() as frames:
        table.spot("b1").click(force=True)
        table.tool("undo").click(force=True)
    assert not frames
    table.notebook.run()
    again = Table(table.notebook)
    again.press("a1")
    again.sees("a1", "red digger 4")
    expect(again.alert).to_be_empty()


@pytest.mark.parametrize("gap_ms", [0, 100])
def test_a_cell_that_runs_fifty_times_in_a_row_leaves_one_table(show, gap_ms):
    table = Table(show(cell()))
    widgets = table.notebook.value(WIDGETS)
    table.notebook.run_again(50, gap_ms)
    table = Table(table.notebook)
    table.page.wait_for_function(
        "([code, count]) => rig.ask(code).then(([text]) => Number(text) === count)",
        arg=[f"print({WIDGETS})", widgets],
    )
    expect(table.page.locator(".gold-table")).to_have_count(1)
    table.press("a1")
    table.sees("a1", "red digger 4")
    table.is_right()


def test_a_table_that_opens_is_told_of_once(show):
    table = Table(show(cell()))
    with table.notebook.traffic() as frames:
        table.notebook.run_again(1, 500)
        table = Table(table.notebook)
        table.settle()
    told = [frame for frame in frames if (frame.way, frame.kind) == ("sent", "comm_msg")]
    assert len(told) == 1


def test_a_window_whose_connection_was_lost_is_drawn_anew(show):
    table = Table(show(cell()))
    link = "([state]) => rig.kernel._updateConnectionStatus(state)"
    table.page.evaluate(link, ["connecting"])
    expect(table.alert).to_contain_text("connection to the kernel is lost")
    # What the kernel draws now does not arrive; neither does what the page would tell it.
    table.page.evaluate(
        "() => rig.cells[0].node.querySelector('.gold-table canvas').getContext('2d').reset()"
    )
    table.page.set_viewport_size({"width": 700, "height": 700})
    table.page.evaluate(link, ["connected"])
    expect(table.alert).to_be_empty()
    table.ready()
    table.is_right()
    table.press("a1")
    table.sees("a1", "red digger 4")


def test_a_window_that_is_reloaded_smaller_is_drawn_as_small(show):
    table = Table(show(whole_deck(), width=1400, height=1000))
    table.page.set_viewport_size({"width": 800, "height": 640})
    table.notebook.reload()
    table.ready()
    assert table.notebook.value("len(table._painter._windows)") == 1
    table.is_right()


def test_what_a_page_is_told_of_its_layout_moves_no_card_off_its_button(show):
    table = Table(show(cell()))
    table.notebook.py("table.layout.border = '10px solid red'")
    table.notebook.py("table.layout.padding, table.layout.min_height = '20px', '900px'")
    expect(table.root).to_have_css("padding-left", "20px")
    board, canvas = table.grid.bounding_box(), table.canvas.bounding_box()
    assert all(abs(board[side] - canvas[side]) < 1 for side in board)


def test_tables_that_were_closed_leave_a_page_next_to_nothing(show):
    # JupyterLab keeps every widget of a kernel that was ever closed: whole, unless it is emptied.
    table = Table(show(whole_deck()))
    memory = Memory(table.page)
    nodes, pixels = memory.nodes, memory.pixels
    for _ in range(5):
        table.notebook.run_again(1, 500)
    Table(table.notebook).is_right()
    assert memory.pixels <= 1.1 * pixels
    assert memory.nodes - nodes < 5 * 40


class Memory:
    """What a page holds on to, seen or not."""

    def __init__(self, page):
        self._ask = page.context.new_cdp_session(page).send
        self._ask("Performance.enable")

    @property
    def nodes(self):
        self._ask("HeapProfiler.collectGarbage")
        metrics = self._ask("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "Nodes")

    @property
    def pixels(self):
        """Those of all its canvases."""
        kind = self._ask("Runtime.evaluate", {"expression": "HTMLCanvasElement.prototype"})
        found = self._ask("Runtime.queryObjects", {"prototypeObjectId": kind["result"]["objectId"]})
        count = "function () { return this.reduce((sum, c) => sum + c.width * c.height, 0); }"
        told = self._ask(
            "Runtime.callFunctionOn",
            {"objectId": found["objects"]["objectId"], "functionDeclaration": count},
        )
        return told["result"]["value"]
