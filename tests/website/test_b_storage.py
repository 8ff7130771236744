"""What a pupil does stays: over reloads, in a second tab, with a newer course, as one file."""

import json
import shutil
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Playwright, expect

from tests.website.newcomer import Newcomer
from tests.website.visitor import Host, Lesson, Visitor
from website import worker

LESSON = "gold/02_digger_finds_gold.ipynb"
OTHER = "gold/03_digger_duel.ipynb"
NEW = LESSON.replace(".ipynb", ".new.ipynb")
STORED = """async () => {
  const { files } = await import("/storage.js");
  return Object.fromEntries(await files());
}"""
ASKING = "gold/01_setup.ipynb"
WRONG, RIGHT = "Cy", "Ann"
FURTHER_DOWN = "scattered"
WIDGET, PICTURE = "application/vnd.jupyter.widget-view+json", "image/svg+xml"
MB = 1_000_000
KINDS = f"""(id) => {{
  const {{ cells }} = jupyterapp.shell.currentWidget.content.model.toJSON();
  const {{ data }} = cells.find((cell) => cell.id === id).outputs[0];
  return ["{WIDGET}", "{PICTURE}"].filter((kind) => kind in data);
}}"""
SHOWN = """async (id) => {
  const { content } = jupyterapp.shell.currentWidget;
  const at = content.widgets.findIndex(({ model }) => model.id === id);
  await content.scrollToItem(at, "center");
  return content.widgets[at].node;
}"""
EDIT = """(text) => {
  const { model } = jupyterapp.shell.currentWidget.content;
  model.cells.get(0).sharedModel.setSource(text);
}"""
WAITING = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
}"""
PUT = """([path, model]) => new Promise((resolve, reject) => {
  const opened = indexedDB.open("JupyterLite Storage - /");
  opened.onsuccess = () => {
    const done = opened.result.transaction("files", "readwrite").objectStore("files")
      .put(model, path);
    done.onsuccess = () => { opened.result.close(); resolve(); };
    done.onerror = () => reject(done.error);
  };
})"""
# JupyterLab makes a store first, another when the page is about to make its own, and a third.
RIVAL = """async () => {
  const name = "JupyterLite Storage - /";
  const open = IDBFactory.prototype.open;
  const make = (version, store) =>
    new Promise((resolve, reject) => {
      const opening = open.call(indexedDB, name, version);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      opening.onsuccess = () => {
        opening.result.onversionchange = () => opening.result.close();
        resolve(opening.result.version);
      };
      opening.onblocked = () => reject(new Error(`${store} has to wait`));
      opening.onerror = () => reject(opening.error);
    });
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name);
    gone.onsuccess = resolve;
    gone.onblocked = () => reject(new Error("in use"));
  });
  await make(1, "theirs");
  let rival;
  IDBFactory.prototype.open = function (...asked) {
    if (asked[1] && !rival) rival = make(asked[1], "theirs too");
    return open.apply(this, asked);
  };
  const { files } = await import("/storage.js");
  const found = [...(await files()).keys()];
  await rival;
  return [found, await make(4, "a third")];
}"""
SOLVE = """
from gold_widgets import Predict, gold
question = Predict(gold.scenario("R4 B5 $3", rules=gold.Rules(rush_at=0)), "a1 b1", name="02.1")
question.answer("The weaker digger is chased away")
"""


def edit(lesson: Lesson, text: str) -> None:
    lesson.page.locator(".jp-RenderedMarkdown h1").first.wait_for()
    lesson.page.evaluate(EDIT, text)
    lesson.save()


def test_an_edit_is_there_after_a_reload_and_in_a_second_tab(visitor: Visitor) -> None:
    with visitor.lesson(LESSON) as lesson:
        edit(lesson, "# Mine")
        lesson.page.reload()
        heading = lesson.page.locator(".jp-RenderedMarkdown h1").first
        expect(heading).to_contain_text("Mine")
        with visitor.lesson(LESSON) as second:
            expect(second.page.locator(".jp-RenderedMarkdown h1").first).to_contain_text("Mine")


TWO_TABS = """(paths) => paths.forEach((path) => window.open(`lab/index.html?path=${path}`))"""


def test_progress_is_kept_for_other_notebooks_and_other_days(visitor: Visitor) -> None:
    with visitor.lesson(LESSON) as lesson:
        lesson.wait_for_python()
        assert lesson.python(SOLVE) == ""
        assert lesson.python("import os; print(os.path.exists('../gold_progress.json'))") == "True"
    with visitor.lesson() as lesson:
        lesson.wait_for_python()
        held = lesson.python("print(open('gold_progress.json').read())")
        assert json.loads(held)["exercises"]["gold"]["02.1"]["solved"]


def test_two_tabs_may_be_opened_at_once_by_somebody_who_was_never_here(newcomer: Newcomer) -> None:
    page = newcomer.open()
    page.evaluate(TWO_TABS, [LESSON, OTHER])
    page.wait_for_timeout(500)
    for tab in page.context.pages[1:]:
        tab.bring_to_front()
        Lesson(tab).wait_for_table()
        heading(Lesson(tab)).click()  # a tab behind others has no notebook in use
        Lesson(tab).save()
    stored = page.evaluate(STORED)
    assert {LESSON, OTHER} <= set(stored)


def test_nobody_waits_when_jupyterlab_makes_its_storage_at_the_same_time(
    newcomer: Newcomer,
) -> None:
    assert newcomer.open().evaluate(RIVAL) == [[], 4]


def test_a_prediction_is_answered_by_pressing_and_every_try_is_noted(visitor: Visitor) -> None:
    with visitor.lesson(ASKING) as lesson:
        lesson.wait_for_table()
        lesson.table.get_by_role("button", name=WRONG, exact=True).click()
        expect(lesson.table.locator(".gold-status")).to_contain_text("Not quite.")
        lesson.python("")
        assert noted(lesson, "01.1") == {"tries": 1, "solved": False}
        lesson.table.get_by_role("button", name=RIGHT, exact=True).click()
        expect(lesson.table.locator(".gold-status")).to_contain_text("Right!")
        lesson.python("")
        assert noted(lesson, "01.1") == {"tries": 2, "solved": True}


def noted(lesson: Lesson, question: str) -> dict[str, object]:
    """Return what the file of progress says of a question, as the browser keeps it."""
    written = b64decode(lesson.page.evaluate(STORED)["gold_progress.json"]["content"])
    mark = json.loads(written)["exercises"]["gold"][question]
    return {key: mark[key] for key in ("tries", "solved")}


def test_a_run_lesson_that_was_saved_shows_its_pictures_when_it_is_opened_again(
    newcomer: Newcomer,
) -> None:
    lesson = Lesson(newcomer.open(f"lab/index.html?path={ASKING}"))
    lesson.wait_for_python()
    lesson.run()
    lesson.python("")
    assert lesson.page.evaluate(KINDS, FURTHER_DOWN) == [WIDGET, PICTURE]
    lesson.save()
    lesson.page.reload()
    lesson.wait_for_python()
    cell = lesson.page.evaluate_handle(SHOWN, FURTHER_DOWN).as_element()
    assert cell
    picture = cell.wait_for_selector("img")
    assert picture
    assert picture.evaluate("(image) => image.decode().then(() => image.width)") > 300
    assert "model not found" not in (lesson.page.locator(".jp-Notebook").text_content() or "")
    assert "Loading widget" not in cell.inner_text()
    assert lesson.page.evaluate(KINDS, FURTHER_DOWN) == [WIDGET, PICTURE]


def test_closing_the_browser_loses_neither_work_nor_what_was_fetched(
    playwright: Playwright, site: Path, tmp_path: Path
) -> None:
    host = Host(site)
    visitor = Visitor(playwright, tmp_path, host)
    visitor.keep_all()
    with visitor.lesson(LESSON) as lesson:
        edit(lesson, "# Mine")
        settle(lesson)
        lesson.python(SOLVE)
    visitor.context.close()
    assert host.sent > 0
    again = Visitor(playwright, tmp_path, host)
    with again.lesson(LESSON) as lesson:
        expect(heading(lesson)).to_contain_text("Mine")
        settle(lesson)
        assert noted(lesson, "02.1")["solved"]
    again.context.close()
    assert host.sent < 0.2 * MB
    assert [*visitor.problems, *again.problems, *visitor.elsewhere, *again.elsewhere] == []
    host.stop()


Publish = Callable[[str], None]


@pytest.fixture
def publish(site: Path, host: Host, visitor: Visitor, tmp_path: Path) -> Iterator[Publish]:
    """Have the host serve a newer version of the course, in which two lessons were changed."""

    def publish(version: str) -> None:
        visitor.keep_all()
        folder = tmp_path / version
        shutil.copytree(site, folder)
        versions = json.loads((folder / "course.json").read_text(encoding="utf-8"))
        versions |= {LESSON: version, OTHER: version}
        (folder / "course.json").write_text(json.dumps(versions), encoding="utf-8")
        for path in (LESSON, OTHER):
            file = folder / "files" / path
            notebook = json.loads(file.read_text(encoding="utf-8"))
            notebook["metadata"]["gold_widgets"]["version"] = version
            notebook["cells"][0]["source"] = f"# The course's {version} one"
            file.write_text(json.dumps(notebook), encoding="utf-8")
        (folder / "lite-worker.js").replace(folder / worker.NAME)
        worker.write(folder)
        host.stop()
        host.start(folder)

    yield publish
    host.stop()
    host.start(site)


def heading(lesson: Lesson) -> Locator:
    return lesson.page.locator(
        ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-RenderedMarkdown h1"
    ).first


def settle(lesson: Lesson) -> None:
    """Let Python end: a page that is closed while it reads a file holds the worker up."""
    lesson.wait_for_table()
    lesson.python("")


def take_newer(lesson: Lesson) -> None:
    """Take the newer version that is offered."""
    lesson.page.evaluate(WAITING)
    bar = lesson.page.locator(".gold-bar")
    expect(bar).to_contain_text("newer version")
    shown = lesson.page.locator(".jp-toast-message, .Toastify__toast")
    expect(shown).to_have_count(0)
    lesson.wait_for_python()
    lesson.save()
    lesson.page.on("dialog", lambda dialog: dialog.accept())
    with lesson.page.expect_navigation():
        bar.get_by_role("button", name="Reload").click()


def test_a_newer_course_is_offered_whole_and_a_changed_lesson_beside_ones_own(
    visitor: Visitor, publish: Publish
) -> None:
    with visitor.lesson(LESSON) as lesson:
        edit(lesson, "# Mine")
        settle(lesson)
    with visitor.lesson(OTHER) as lesson:
        # Run and saved, but not changed.
        settle(lesson)
        lesson.save()
        assert OTHER in lesson.page.evaluate(STORED)
    publish("new")
    with visitor.lesson(LESSON) as lesson:
        # As long as nobody asks for it, all is as it was.
        expect(heading(lesson)).to_contain_text("Mine")
        take_newer(lesson)
        expect(heading(lesson)).to_contain_text("Mine")
        lesson.page.get_by_role("button", name="Show the new one beside mine").click()
        expect(heading(lesson)).to_contain_text("The course's new one")
        lesson.wait_for_table()
        lesson.page.evaluate(EDIT, "# Tried there")
        lesson.save()
    with visitor.lesson(LESSON) as lesson:
        expect(heading(lesson)).to_contain_text("Mine")
    with visitor.lesson(OTHER) as lesson:
        expect(heading(lesson)).to_contain_text("The course's new one")
        lesson.wait_for_table()
        assert OTHER not in lesson.page.evaluate(STORED)

    publish("newest")
    with visitor.lesson(LESSON) as lesson:
        take_newer(lesson)
        lesson.page.get_by_role("button", name="Later").click()
    with visitor.lesson(LESSON) as lesson:
        lesson.page.get_by_role("button", name="Show the new one beside mine").click()
        expect(heading(lesson)).to_contain_text("The course's newest one")
        stored = lesson.page.evaluate(STORED)
        assert {LESSON, NEW, NEW.replace(".new.", ".new-2.")} <= set(stored)
        assert "# Tried there" in str(stored[NEW])


def test_everything_is_taken_along_as_one_file_and_a_lesson_is_set_back(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.open("work/")
    row = page.locator("#files li", has_text=LESSON)
    expect(row).to_be_visible()
    with page.expect_download() as download:
        page.locator("#download").click()
    file = tmp_path / "work.json"
    download.value.save_as(file)
    work = json.loads(file.read_text(encoding="utf-8"))
    assert {LESSON, "gold_progress.json"} <= set(work["files"])

    row.get_by_role("button").click()
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    page.locator("#file").set_input_files(file)
    expect(page.locator("#said")).to_contain_text("taken up")
    expect(row).to_be_visible()

    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("[1, 2", encoding="utf-8")
    page.locator("#file").set_input_files(nonsense)
    expect(page.locator("#said")).to_contain_text("not a file that was downloaded here")
    page.close()
    with visitor.lesson(LESSON) as lesson:
        expect(lesson.page.locator(".jp-RenderedMarkdown h1").first).to_contain_text("Mine")


def test_damaged_storage_is_no_blank_page(visitor: Visitor) -> None:
    page = visitor.open("work/")
    damaged = {
        "name": "gold_progress.json",
        "path": "gold_progress.json",
        "type": "file",
        "format": "text",
        "mimetype": "application/json",
        "content": '{"exercises": [1, 2',
        "created": "2026-01-01T00:00:00.000Z",
        "last_modified": "2026-01-01T00:00:00.000Z",
        "size": 19,
        "writable": True,
    }
    page.evaluate(PUT, ["gold_progress.json", damaged])
    broken = damaged | {"name": "08_play.ipynb", "path": "gold/08_play.ipynb", "type": "notebook"}
    page.evaluate(PUT, ["gold/08_play.ipynb", broken | {"format": "json", "content": None}])
    page.reload()
    expect(page.locator("#files li", has_text="gold/08_play.ipynb")).to_be_visible()
    page.close()
    with visitor.lesson() as lesson:
        lesson.wait_for_table()
        lesson.python(SOLVE)
        assert "damaged-1" in lesson.python("import os; print(os.listdir('.'))")


def test_without_a_network_lessons_still_open_and_run(visitor: Visitor, host: Host) -> None:
    visitor.keep_all()
    folder = host.server.folder
    host.stop()
    try:
        with visitor.lesson("klondike_rush/01_the_mountain.ipynb") as lesson:
            lesson.wait_for_table()
        front = visitor.open("fr/")
        expect(front.locator("h1")).to_contain_text("or")
        front.close()
    finally:
        host.start(folder)
