"""The first visit, the second, and one without a network: a lesson opens, and its table lives."""

import pytest
from playwright.sync_api import expect

from tests.website.visitor import Host, Visitor

MB = 1_000_000
FIRST = {
    "gold": "gold/01_setup.ipynb",
    "mine_for_gold": "mine_for_gold/01_first_round.ipynb",
    "klondike_rush": "klondike_rush/01_the_mountain.ipynb",
}
ASLEEP = "() => !document.querySelector('.gold-table')"


def test_cold_text_and_pictures_are_there_before_python_and_the_table_comes_alive_by_itself(
    visitor: Visitor, host: Host
) -> None:
    assert host.sent == 0
    with visitor.lesson() as lesson:
        expect(lesson.page.locator(".jp-RenderedMarkdown h1").first).to_contain_text("Start here")
        lesson.picture.wait_for()
        assert lesson.page.evaluate(ASLEEP)
        expect(lesson.page.locator("#gold-start")).to_contain_text("Python")
        lesson.wait_for_table()
        expect(lesson.page.locator("#gold-start")).to_have_count(0)
        assert host.sent < 14.5 * MB
    # The rest of the site, for days without a network.
    visitor.keep_all()


def test_warm_next_to_nothing_is_fetched(visitor: Visitor, host: Host) -> None:
    assert host.sent > 0
    with visitor.lesson() as lesson:
        lesson.wait_for_table()
    assert host.sent < 0.2 * MB


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_runs_from_top_to_bottom(visitor: Visitor, game: str) -> None:
    with visitor.lesson(FIRST[game]) as lesson:
        lesson.wait_for_python()
        lesson.run()
        lesson.python("")  # waits for all the others
        assert lesson.errors() == []
        lesson.wait_for_table()


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
