"""Windows that come and go, kernels that go: what a page says of itself, and what it notices."""

import time

from playwright.sync_api import expect

from tests.browser.table import Table, cell, whole_deck
from tests.browser.toy import Toy, toy

NAMES = "[*getattr(table._painter._windows, '_known', table._painter._windows)]"
# As if a minute had passed; then the window is looked at again.
LATER = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
  dispatchEvent(new Event('focus'));
}"""
# What anywidget gives two seconds has none: so it is on a slow computer with many tables.
HURRY = "const wait = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = () => wait(0);"
TOO_LATE = "pageerror: [anywidget] Failed to initialize model."
# A machine so slow that it needs long to read the script, as the first table of a page makes it do.
SLOW = """(() => {
  const make = URL.createObjectURL.bind(URL);
  let isRead = false;
  URL.createObjectURL = (blob) => {
    if (!isRead && blob.type === "text/javascript" && blob.size > 3000) {
      isRead = true;
      const until = performance.now() + 3000;
      while (performance.now() < until);
    }
    return make(blob);
  };
})()"""


def test_a_table_whose_script_takes_long_to_read_hears_what_came_meanwhile_and_afterwards(show):
    notebook = show("0", width=1100)
    notebook.page.evaluate(SLOW)
    code = f"from IPython.display import display\n{cell()[:-5]}display(table)\ntable.press('a1')"
    notebook.page.evaluate("(code) => { rig.cells[0].model.sharedModel.source = code; }", code)
    notebook.run()
    table = Table(notebook)
    table.sees("a1", "red digger 4")
    table.press("b1")
    table.says("The red digger 4 carries out")
    expect(table.alert).to_be_empty()
    table.is_right()


def test_a_duplicated_tab_has_a_name_of_its_own_and_a_reloaded_one_keeps_its_own(show):
    table = Table(show(whole_deck(), width=1400, height=1000))
    notebook = table.notebook
    [name] = notebook.value(NAMES)
    notebook.save()
    # What a page opens takes its sessionStorage along, as a duplicate does.
    with notebook.page.expect_popup() as opened:
        notebook.page.evaluate("() => { window.open(location.href); }")
    opened.value.locator(".gold-table [data-spot]").first.wait_for()
    opened.value.wait_for_function("() => rig.ready()")
    names = notebook.value(NAMES)
    assert len(names) == 2, "two windows, one name"
    assert name in names
    opened.value.close()
    notebook.reload()
    table.ready()
    assert notebook.value(NAMES)[-1] == name


def test_a_window_that_is_looked_at_again_after_a_while_says_that_it_is_there(show):
    table = Table(show(cell()))
    with table.notebook.traffic() as frames:
        table.page.evaluate("() => { dispatchEvent(new Event('focus')); }")
        table.page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }")
    assert not frames
    with table.notebook.traffic() as frames:
        table.page.evaluate(LATER)
        table.page.evaluate("() => { dispatchEvent(new Event('focus')); }")
    assert [frame.kind for frame in frames if frame.way == "sent"] == ["comm_msg"]
    assert table.notebook.value(f"len({NAMES})") == 1
    table.is_right()


def test_a_table_whose_kernel_was_restarted_from_elsewhere_soon_says_so(show, lab):
    table = Table(show(cell()))
    [session] = [each for each in lab.ask("sessions") if each["path"] == table.notebook.name]
    lab.ask(f"kernels/{session['kernel']['id']}/restart", "POST", now=True)
    table.page.wait_for_function("() => rig.ready()")
    began = time.monotonic()
    table.press("a1")
    expect(table.alert).to_contain_text("This table is asleep")
    assert time.monotonic() - began < 6
    expect(table.spot("b1")).to_have_attribute("aria-disabled", "true")


def test_a_table_that_was_slow_to_come_hears_what_the_kernel_says(show):
    table = Table(show(cell(), width=1100))
    table.page.add_init_script(HURRY)
    table.notebook.reload()
    table.ready()
    table.press("a1")
    table.sees("a1", "red digger 4")
    table.press("b1")
    table.sees("b1", "gold 3")
    expect(table.log).not_to_have_count(0)
    table.is_right()
    assert set(table.notebook.problems) == {TOO_LATE}, "no table was late"
    table.notebook.problems.clear()


def test_a_press_that_changes_nothing_is_one_message_each_way(show):
    board = Toy(show(toy()))
    with board.notebook.traffic() as frames:
        board.press("a1")
    assert [frame.kind for frame in frames if frame.way == "sent"] == ["comm_msg"]
    said = [frame.kind for frame in frames if frame.way == "received"]
    assert said == ["status", "comm_msg", "status"]
    expect(board.alert).to_be_empty()
