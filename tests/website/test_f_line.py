"""What travels: the front page is small, and the whole site comes once something is alive."""

from playwright.sync_api import Page, expect

from tests.website.newcomer import Newcomer
from tests.website.visitor import Lesson

MB = 1_000_000
ACTIVE = "async () => { await navigator.serviceWorker.ready; }"
BEGUN = "async () => (await caches.keys()).filter((name) => name.startsWith('gold_widgets-'))"
KEPT = """async () => {
  while (!(await caches.match("/complete"))) await new Promise((go) => setTimeout(go, 200));
}"""
CALM_MS = 1500


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
