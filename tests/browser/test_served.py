"""The course on a server as `make play` starts it: pictures at once, and the next day."""

import json
import os
import re
import signal

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, Response, expect

from gold_widgets.launch.course import files, find_course
from tests.browser.lab import Course
from tests.browser.notebook import wait_for_paint
from tests.browser.table import cell

SVG = "image/svg+xml"
WIDGET = "application/vnd.jupyter.widget-view+json"
UNTOUCHED = ("00_start_here.ipynb", "gold/02_digger_finds_gold.ipynb", "gold/08_play.ipynb")
FRONT = ".jp-NotebookPanel:not(.lm-mod-hidden)"
PICTURE = f'{FRONT} .jp-OutputArea-output[data-mime-type="{SVG}"]'
LIVE = f"{FRONT} .jp-OutputArea-output .gold-table canvas"
TROUBLE = re.compile("model not found|Loading widget")
# What the tests cause, Notebook 7 says of itself, and Jupyter says without a kernel.
NOT_OURS = re.compile(
    r"getImageData|Menu entry for command|yjs#509|reading 'schema'|open-path' not registered"
    r"|of null \(reading 'kernel'\)|Connection lost, reconnecting|restore the debugger state"
)
NOTEBOOK = "jupyterapp.shell.currentWidget"
OPENED = f"() => window.jupyterapp?.restored && {NOTEBOOK}?.context?.isReady"
IS_DIRTY = f"() => {NOTEBOOK}.context.model.dirty"
RUN = "() => jupyterapp.commands.execute('notebook:run-all-cells')"
CLONE = "() => jupyterapp.commands.execute('docmanager:clone').then(() => null)"
OPEN_WITHOUT_KERNEL = """(path) => jupyterapp.commands
  .execute("docmanager:open", { path, kernelPreference: { shouldStart: false } })
  .then(({ sessionContext }) => sessionContext.ready)
  .then(() => null)"""
COUNT_ENDS = """() => {
  rig.ends = 0;
  rig.kernel.statusChanged.connect((_, now) => void (rig.ends += now === "autorestarting"));
}"""
CHANGE_KERNEL = f"(name) => {NOTEBOOK}.sessionContext.changeKernel({{ name }}).then(() => null)"
SAVE = f"() => {NOTEBOOK}.context.save()"
# In an <img> or as it is; and no picture until it has a size on the screen.
PAINTED = """(output) => {
  const image = output.querySelector("img, svg");
  const isLoaded = image && (image.complete ?? true) && image.naturalWidth !== 0;
  return isLoaded && image.getBoundingClientRect().width > 100;
}"""
# Nobody has scrolled: a good part of it is in the part of the notebook that the window shows.
IN_SIGHT = """(output) => {
  const page = output.closest(".jp-NotebookPanel").getBoundingClientRect();
  const { top, bottom } = output.getBoundingClientRect();
  return Math.min(bottom, page.bottom, innerHeight) - Math.max(top, page.top) >= 200;
}"""
# Until this file is there, the kernel is busy and answers nothing.
BUSY = """
import time; from pathlib import Path
print("busy")
while not Path("go_on").exists():
    time.sleep(0.02)
"""


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = Course(
        tmp_path_factory.mktemp("course"), "--JupyterNotebookApp.expose_app_in_browser=True"
    )
    yield course
    course.stop()


@pytest.fixture
def visit(course, windows):
    """Open a notebook in a window of its own; by the end of the test no page has complained."""
    pages, problems = [], []

    def complain(problem: str) -> None:
        if not NOT_OURS.search(problem):
            problems.append(problem)

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def visit(name: str, app: str = "lab/tree", **wishes: object) -> Page:
        page = windows.open(**wishes)
        pages.append(page)
        page.on("pageerror", lambda error: complain(f"pageerror: {error}"))
        page.on("console", hear)
        fresh = "reset&" if app.startswith("lab") else ""
        page.goto(f"{course.url}/{app}/{name}?{fresh}token={course.token}")
        page.wait_for_function(OPENED)
        return page

    yield visit
    for page in pages:
        windows.close(page)
    course.end_kernels()
    assert not problems


@pytest.fixture
def played(course, visit):
    """A notebook that was run and saved; the page it was run in is still open."""
    name = course.write(cell(), "'the end'")
    page = visit(name)
    page.wait_for_function("() => rig.ready()")
    page.evaluate(RUN)
    is_live(page)
    page.evaluate(SAVE)
    [output] = stored(course, name)
    assert {SVG, WIDGET} <= output.keys()
    return name, page


def stored(course: Course, name: str) -> list[dict]:
    """What the file holds: those outputs that have a picture."""
    notebook = json.loads((course.folder / name).read_text(encoding="utf-8"))
    outputs = [output for each in notebook["cells"] for output in each.get("outputs", ())]
    return [output["data"] for output in outputs if SVG in output.get("data", {})]


def is_painted(output: Locator) -> None:
    output.evaluate("(output) => output.scrollIntoView({ block: 'center' })")
    output.page.wait_for_function(PAINTED, arg=output.element_handle())


def is_in_sight(output: Locator) -> None:
    for so in (PAINTED, IN_SIGHT):
        output.page.wait_for_function(so, arg=output.element_handle())


def is_live(page: Page) -> None:
    """The table is there and answers."""
    wait_for_paint(page.locator(LIVE))
    spot = page.locator(f'{FRONT} [data-spot="a1"]')
    spot.click()
    expect(spot).to_have_attribute("aria-label", "a1, red digger 4")
    expect(page.locator(PICTURE)).to_have_count(0)


def is_a_picture(page: Page) -> None:
    is_painted(page.locator(PICTURE))
    expect(page.locator(FRONT)).not_to_contain_text(TROUBLE)
    expect(page.locator(LIVE)).to_have_count(0)


@pytest.mark.parametrize("name", UNTOUCHED)
def test_an_untouched_notebook_shows_its_pictures_the_first_without_scrolling(course, visit, name):
    page = visit(name)
    pictures = page.locator(PICTURE)
    is_in_sight(pictures.first)
    expect(pictures).to_have_count(len(stored(course, name)))
    shown = " ".join(page.locator(f"{FRONT} .jp-OutputArea-output").all_text_contents())
    assert not TROUBLE.search(shown)


def test_a_notebook_that_was_only_opened_has_nothing_to_save(course, visit):
    page = visit(UNTOUCHED[-1])
    page.wait_for_function("() => rig.ready()")
    page.wait_for_function(f"() => {NOTEBOOK}.context.model.getMetadata('language_info')?.version")
    assert not page.evaluate(IS_DIRTY)
    page.evaluate(f"() => {NOTEBOOK}.content.activeCell.model.sharedModel.setSource('mine')")
    page.wait_for_function(IS_DIRTY)


def test_a_kernel_that_somebody_chose_is_to_be_saved(course, visit):
    course.add_kernel("other")
    page = visit(UNTOUCHED[-1])
    page.wait_for_function("() => rig.ready()")
    page.wait_for_function(f"() => {NOTEBOOK}.context.model.getMetadata('language_info')?.version")
    assert not page.evaluate(IS_DIRTY)
    page.evaluate(CHANGE_KERNEL, "other")
    page.wait_for_function(IS_DIRTY)
    noted = page.evaluate(f"() => {NOTEBOOK}.context.model.getMetadata('kernelspec')")
    assert noted["name"] == "other"


def test_a_notebook_that_somebody_else_made_is_not_trusted(course, visit):
    notebook = json.loads((course.folder / UNTOUCHED[0]).read_text(encoding="utf-8"))
    notebook["cells"].pop()
    (course.folder / "stranger.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    page = visit("stranger.ipynb")
    words = page.locator(f'{FRONT} .jp-OutputArea-output[data-mime-type="text/plain"]')
    expect(words.first).to_contain_text("a1 face down")
    expect(page.locator(PICTURE)).to_have_count(0)


def test_the_next_day_pictures_are_there_and_tables_when_they_are_run_again(
    course, visit, windows, played
):
    name, page = played
    windows.close(page)
    course.end_kernels()
    page = visit(name)
    is_a_picture(page)
    # A kernel started with the notebook, and knows nothing.
    page.wait_for_function("() => rig.ready()")
    is_a_picture(page)
    assert not page.evaluate(IS_DIRTY)
    page.evaluate(RUN)
    is_live(page)


def test_without_a_kernel_pictures_are_there(course, visit, windows, played):
    name, page = played
    windows.close(page)
    course.end_kernels()
    page = visit(UNTOUCHED[0])
    page.evaluate(OPEN_WITHOUT_KERNEL, name)
    page.wait_for_function(f"(path) => {NOTEBOOK}.context.path === path", arg=name)
    is_a_picture(page)
    assert page.evaluate("() => rig.session.isReady && !rig.kernel")
    assert not page.evaluate(IS_DIRTY)


def test_where_the_kernel_lives_on_the_table_does_too(visit, played):
    name, page = played
    page.reload()
    page.wait_for_function(OPENED)
    is_alive_still(page)
    assert not page.evaluate(IS_DIRTY)
    page.evaluate("() => rig.leave()")
    page.evaluate("(path) => rig.open(path).then(() => null)", name)
    is_alive_still(page)
    page.wait_for_function("() => rig.ready()")
    page.evaluate(CLONE)
    expect(page.locator(LIVE)).to_have_count(2)


def is_alive_still(page: Page) -> None:
    wait_for_paint(page.locator(LIVE))
    spot = page.locator(f'{FRONT} [data-spot="a1"]')
    expect(spot).to_have_attribute("aria-label", "a1, red digger 4")
    expect(page.locator(PICTURE)).to_have_count(0)


def test_while_the_kernel_is_busy_there_is_a_picture_and_then_the_table(course, visit, played):
    _, page = played
    go_on = course.folder / "go_on"
    page.evaluate("(code) => void rig.kernel.requestExecute({ code })", BUSY)
    page.wait_for_function("() => rig.kernel.status === 'busy'")
    page.reload()
    page.wait_for_function(OPENED)
    is_a_picture(page)
    page.wait_for_function("() => rig.kernel?.connectionStatus === 'connected'")
    is_a_picture(page)
    go_on.touch()
    is_alive_still(page)
    go_on.unlink()


def test_a_kernel_that_ends_leaves_the_screen_as_it_is(course, visit, played):
    _, page = played
    pid = page.evaluate("() => rig.ask('import os; print(os.getpid())')")[0]
    page.evaluate(COUNT_ENDS)
    os.kill(int(pid), signal.SIGKILL)
    page.wait_for_function("() => rig.ends > 0 && rig.ready()")
    expect(page.locator(LIVE)).to_have_count(1)
    page.reload()
    page.wait_for_function(OPENED)
    page.wait_for_function("() => rig.ready()")
    is_a_picture(page)
    page.evaluate(CLONE)
    expect(page.locator(PICTURE)).to_have_count(2)
    is_painted(page.locator(PICTURE).last)
    expect(page.locator(LIVE)).to_have_count(0)


def test_in_notebook_7_it_is_the_same(course, visit, windows, played):
    name, page = played
    windows.close(page)
    page = visit(name, "notebooks")
    is_alive_still(page)
    windows.close(page)
    course.end_kernels()
    page = visit(name, "notebooks")
    is_a_picture(page)
    page.wait_for_function("() => rig.ready()")
    is_a_picture(page)
    page.evaluate(RUN)
    is_live(page)


def test_on_a_phone_the_notebook_has_the_width(visit):
    page = visit(UNTOUCHED[0], width=360, height=740)
    page.wait_for_function("() => jupyterapp.shell.leftCollapsed")
    assert page.locator(FRONT).bounding_box()["width"] > 270
    is_painted(page.locator(PICTURE).first)
    is_whole = "(output) => output.firstElementChild.clientWidth <= output.clientWidth"
    assert page.locator(PICTURE).first.evaluate(is_whole)


def test_a_stored_picture_is_put_into_words(course, visit):
    page = visit(UNTOUCHED[0])
    is_painted(page.locator(PICTURE).first)
    words = "".join(stored(course, UNTOUCHED[0])[0]["text/plain"])
    assert "a1 face down" in words
    image = page.locator(PICTURE).first.get_by_role("img")
    expect(image).to_have_accessible_name(" ".join(words.split()))


def test_a_file_browser_that_somebody_opened_is_open_the_next_time(visit):
    page = visit(UNTOUCHED[0])
    page.wait_for_function("() => jupyterapp.shell.leftCollapsed")
    with page.expect_response(lambda said: "/api/workspaces" in said.url and is_open(said)):
        page.evaluate("() => jupyterapp.shell.expandLeft()")
    page.reload()
    page.wait_for_function(OPENED)
    page.wait_for_function("() => rig.ready()")
    assert not page.evaluate("() => jupyterapp.shell.leftCollapsed")


def is_open(said: Response) -> bool:
    """Whether this is the page's note that the left side is open."""
    note = said.request.post_data
    return bool(note) and '"left":{"collapsed":false' in note


def test_the_terminal_is_quiet(windows, tmp_path):
    course = Course(tmp_path)
    page = windows.open()
    page.goto(f"{course.url}/lab/tree/{UNTOUCHED[0]}?token={course.token}")
    page.wait_for_function("() => rig.ready()")
    said = course.said.splitlines()
    windows.close(page)
    course.stop()
    assert said == [
        f"The course is in {course.folder}",
        f"  New: {len(list(files(find_course())))} files",
        "Opening it in JupyterLab. Press Ctrl-C twice here to stop.",
    ]
