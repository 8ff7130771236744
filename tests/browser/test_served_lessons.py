"""First game, puzzle and progress once more, on the server as `make play` starts it."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Course
from tests.browser.test_first_game import (
    test_the_guided_game_by_keyboard_alone,
    test_the_guided_game_by_mouse_lets_go_after_the_third_turn,
)
from tests.browser.test_lessons import BROKEN, test_a_puzzle_is_lost_at_once_tried_again_and_solved
from tests.browser.test_progress import (
    course,
    test_what_two_notebooks_keep_at_the_same_moment_is_all_kept,
)

__all__ = [
    "course",
    "test_a_puzzle_is_lost_at_once_tried_again_and_solved",
    "test_the_guided_game_by_keyboard_alone",
    "test_the_guided_game_by_mouse_lets_go_after_the_third_turn",
    "test_what_two_notebooks_keep_at_the_same_moment_is_all_kept",
]

LONG = """import gold_widgets
print("There is a great deal to be said about diggers, dynamite and determination. " * 3)"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    lab = Course(tmp_path_factory.mktemp("served"))
    yield lab
    lab.stop()


def test_words_that_are_printed_stay_whole(show):
    """Jupyter alone breaks them wherever a line ends."""
    page = show(LONG, width=390, height=740).page
    printed = page.locator(".jp-OutputArea-output pre")
    expect(printed).to_contain_text("determination")
    assert printed.evaluate(BROKEN) == []
