"""The first visit, the second, and one without a network: a lesson opens, and its table lives."""

from time import sleep

import pytest
from playwright.sync_api import Route, expect

from tests.website.newcomer import Newcomer
from tests.website.visitor import FILL, START, Lesson, Visitor

MB = 1_000_000
FIRST = {
    "gold": "gold/01_setup.ipynb",
    "mine_for_gold": "mine_for_gold/01_first_round.ipynb",
    "klondike_rush": "klondike_rush/01_the_mountain.ipynb",
}
LATE = 8
AUTOSAVE_MS = 16_000
IS_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
STORED = "async () => [...(await (await import('/storage.js')).files()).keys()]"
WIDGET = "application/vnd.jupyter.widget-view+json"
WIDTH = "image => image.decode().then(() => image.width)"
RESTART = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
WRITE_ABOVE = """(words) => {
  const { sharedModel } = jupyterapp.shell.currentWidget.content.widgets[0].model;
  sharedModel.setSource(words);
}"""
WATCH_STILL = """new MutationObserver(() => {
  globalThis.sawStill ||= Boolean(document.getElementById("gold-still"));
}).observe(document, { childList: true, subtree: true });"""
NOTE_WORKERS = """globalThis.workers = [];
globalThis.Worker = new Proxy(Worker, {
  construct(target, given) {
    globalThis.workers.push(String(given[0]));
    return Reflect.construct(target, given);
  },
});"""
ASLEEP = "() => !document.querySelector('.gold-table')"


def test_cold_text_and_pictures_come_first_and_warm_next_to_nothing_is_fetched(
    newcomer: Newcomer,
) -> None:
    lesson = Lesson(newcomer.open(f"lab/index.html?path={START}"))
    still = lesson.page.locator("#gold-still")
    expect(still.locator("h1")).to_have_text("Start here")
    assert still.locator("img").first.evaluate(WIDTH) > 300
    assert lesson.page.evaluate(ASLEEP)
    expect(lesson.page.locator("#gold-start")).to_contain_text("Python")
    lesson.wait_for_table()
    expect(still).to_have_count(0)
    expect(lesson.page.locator(".jp-RenderedMarkdown h1").first).to_contain_text("Start here")
    expect(lesson.page.locator("#gold-start")).to_have_count(0)
    assert newcomer.host.sent < 14 * MB
    # The rest of the site, for days without a network.
    assert lesson.page.evaluate(FILL) == "kept"
    assert newcomer.host.sent > 0
    lesson.page.close()
    Lesson(newcomer.another(f"lab/index.html?path={START}")).wait_for_table()
    assert newcomer.host.sent < 0.2 * MB


def test_python_begins_before_jupyterlab_is_there_and_only_once(newcomer: Newcomer) -> None:
    page = newcomer.open(f"lab/index.html?path={FIRST['klondike_rush']}", script=NOTE_WORKERS)
    lesson = Lesson(page)
    lesson.wait_for_table()
    workers = page.evaluate("() => globalThis.workers")
    assert [url.split("/")[-1] for url in workers] == ["kernel.js?game=klondike_rush"]
    # Whoever starts Python anew gets one that was not begun.
    page.evaluate(RESTART)
    assert lesson.python("print(1 + 1)") == "2"


def test_a_still_is_of_the_course_and_not_shown_before_a_lesson_of_ones_own(
    newcomer: Newcomer,
) -> None:
    path = FIRST["mine_for_gold"]
    lesson = Lesson(newcomer.open(f"lab/index.html?path={path}", script=WATCH_STILL))
    lesson.wait_for_table()
    assert lesson.page.evaluate("() => globalThis.sawStill")
    lesson.page.evaluate(WRITE_ABOVE, "My own words")
    lesson.save()
    lesson.page.close()
    page = newcomer.another(f"lab/index.html?path={path}")
    expect(page.locator(".jp-RenderedMarkdown").first).to_contain_text("My own words")
    assert not page.evaluate("() => globalThis.sawStill")


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_runs_from_top_to_bottom(visitor: Visitor, game: str) -> None:
    with visitor.lesson(FIRST[game]) as lesson:
        lesson.wait_for_python()
        lesson.run()
        lesson.python("")  # waits for all the others
        assert lesson.errors() == []
        lesson.wait_for_table()


def test_the_first_table_of_a_lesson_comes_alive_and_no_guess_is_told(newcomer: Newcomer) -> None:
    lesson = Lesson(newcomer.open(f"lab/index.html?path={FIRST['gold']}"))
    lesson.wait_for_table()
    cells = {str(cell["id"]): cell.get("outputs") for cell in lesson.outputs()}
    assert [name for name, outputs in cells.items() if WIDGET in str(outputs)] == ["predict-1"]
    assert cells["totals"] == []
    # Nothing that ran by itself is anybody's work.
    assert lesson.page.evaluate(IS_DIRTY) is False
    lesson.page.wait_for_timeout(AUTOSAVE_MS)
    assert lesson.page.evaluate(STORED) == []


def test_a_table_comes_alive_where_jupyterlab_is_there_before_our_own_scripts(
    newcomer: Newcomer,
) -> None:
    def late(route: Route) -> None:
        sleep(LATE)
        route.continue_()

    page = newcomer.open()
    page.context.route("**/start.js", late)
    Lesson(newcomer.another(f"lab/index.html?path={FIRST['gold']}")).wait_for_table()


def test_a_table_is_played_by_mouse_and_by_keyboard(visitor: Visitor) -> None:
    with visitor.lesson() as lesson:
        lesson.wait_for_table()
        status = lesson.table.locator(".gold-status")
        before = status.text_content()
        lesson.table.get_by_role("grid").get_by_role("button").nth(2).click()
        expect(status).not_to_have_text(before or "")
        turned = status.text_content()
        lesson.page.keyboard.press("ArrowRight")
        lesson.page.keyboard.press("Enter")
        expect(status).not_to_have_text(turned or "")
        assert lesson.python("print(len(table.game.moves))") != "0"
