"""What travels: the front page is small, and the whole site comes once something is alive."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.website.newcomer import Newcomer
from tests.website.visitor import FILL, Lesson
from website.pages import words

MB = 1_000_000
ACTIVE = "async () => { await navigator.serviceWorker.ready; }"
BEGUN = "async () => (await caches.keys()).filter((name) => name.startsWith('gold_widgets-'))"
KEPT = """async () => {
  while (!(await caches.match("/complete"))) await new Promise((go) => setTimeout(go, 200));
}"""
CALM_MS = 1500
CONTROLLED = "() => navigator.serviceWorker.controller"
FETCHED = "async (path) => (await fetch(path)).text()"
SAME_NAME = (
    "api/contents/all.json",
    "course.json",
    "extensions/gold-widgets-site/static/remoteEntry.js",
    "files/help.ipynb",
    "kernel.js",
    "play/play.js",
    "play/tables.bin",
    "play/worker.js",
    "static/pyodide/early.js",
    "static/pyodide/packages.bin",
    "static/pyodide/pyodide-lock.json",
    "static/pyodide/unpack.js",
    "stills/fr/gold/01_setup.html",
    "words.js",
)
"""What is another file in another version, under the same name."""
WASM = "/static/pyodide/pyodide.asm.wasm"
NEVER_CALM = (
    """Object.defineProperty(navigator.serviceWorker, "ready", { value: new Promise(() => {}) });"""
)
"""So that the page has nothing kept by itself."""
HAS = "async (path) => Boolean(await caches.match(path))"
PAGES = ("lab/index.html", "play/index.html", "de/index.html")
OLD = "gold-widgets/play/game/gold:3:casual:"
"""Where a game was kept before each copy of the site had a place of its own."""
OLD_GAME = f"localStorage.setItem('{OLD}', '{{}}')"
ONE = "gold-widgets/one/play/game/gold:2:casual:"
GAMES = "() => Object.keys(localStorage)"


def alive(page: Page) -> None:
    """Wait until the table of the page with nothing but a table is alive."""
    expect(page.locator("#progress")).to_have_text("The table is ready.")


def test_the_front_page_alone_fetches_next_to_nothing(newcomer: Newcomer) -> None:
    page = newcomer.open("work/")
    page.evaluate(ACTIVE)
    page.clock.install()
    page.goto(newcomer.host.url)
    expect(page.locator(".game img")).to_have_count(3)
    page.evaluate(ACTIVE)
    page.clock.run_for(600_000)  # long after anything that it may have put off
    page.wait_for_timeout(CALM_MS)
    assert page.evaluate(BEGUN) == []
    assert newcomer.host.sent < MB


def test_after_a_table_was_alive_all_of_the_site_needs_no_network(newcomer: Newcomer) -> None:
    page = newcomer.open()
    page.get_by_role("link", name="Play GOLD").click()
    alive(page)
    page.evaluate(KEPT)
    newcomer.host.stop()
    alive(newcomer.another("play/index.html?game=klondike_rush&lang=en"))
    Lesson(
        newcomer.another("lab/index.html?path=klondike_rush/01_the_mountain.ipynb")
    ).wait_for_table()
    expect(newcomer.another("fr/").locator("h1")).to_contain_text("or")


def test_pages_and_scripts_of_two_versions_are_not_mixed_before_all_is_kept(
    newcomer: Newcomer, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    newcomer.host.stop()
    newcomer.host.start(tmp_path)
    page = newcomer.open("work/")
    page.wait_for_function(CONTROLLED)
    for path in SAME_NAME:
        assert page.evaluate(FETCHED, f"../{path}") != "newer", path
        (tmp_path / path).write_text("newer", encoding="utf-8")
        assert page.evaluate(FETCHED, f"../{path}") == "newer", path
    for path in PAGES:
        for version in ("old", "new"):
            (tmp_path / path).write_text(f"<p>{version}</p>", encoding="utf-8")
            page.goto(newcomer.host.url + path)
            expect(page.locator("p")).to_have_text(version)
            page.goto(newcomer.host.url + "icon.svg")


def test_a_lesson_leaves_python_where_its_machine_code_is_kept_for_the_next_one(
    newcomer: Newcomer,
) -> None:
    page = newcomer.open("lab/index.html?path=gold/01_setup.ipynb", script=NEVER_CALM)
    Lesson(page).wait_for_table()
    assert page.evaluate(HAS, WASM)
    assert not page.evaluate(HAS, "/complete")


def test_a_full_disk_is_said_once_and_quietly(newcomer: Newcomer) -> None:
    page = newcomer.open("work/")
    page.evaluate(ACTIVE)
    origin = newcomer.host.url.rstrip("/")
    window = page.context.new_cdp_session(page)
    window.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 2 * MB})
    assert page.evaluate(FILL) == "not kept"
    bar = page.locator(".gold-bar")
    expect(bar).to_contain_text(words()["en"]["noRoom"])
    bar.get_by_role("button").click()
    expect(bar).to_have_count(0)


def test_two_copies_in_two_folders_of_one_host_leave_each_other_alone(
    newcomer: Newcomer, site: Path, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        shutil.copytree(site, tmp_path / name)
    newcomer.host.stop()
    newcomer.host.start(tmp_path)
    page = newcomer.open("one/play/index.html?game=gold&lang=en", script=OLD_GAME)
    alive(page)
    assert OLD.replace("play", "one/play") in page.evaluate(GAMES)
    page.locator('[data-spot="c4"]').click()
    page.wait_for_function("(slot) => localStorage.getItem(slot).includes('c4')", arg=ONE)
    assert page.evaluate(FILL) == "kept"
    first = page.evaluate(BEGUN)
    page = newcomer.another("two/play/index.html?game=gold&lang=en")
    alive(page)
    expect(page.locator('[data-spot="c4"]')).to_have_attribute("aria-label", "c4, face down")
    assert page.evaluate(FILL) == "kept"
    assert len(first) == 1
    assert {*first} < {*page.evaluate(BEGUN)}
    newcomer.host.stop()
    Lesson(newcomer.another("one/lab/index.html?path=gold/01_setup.ipynb")).wait_for_table()
