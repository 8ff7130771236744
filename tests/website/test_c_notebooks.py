"""What the quick notebooks say in the browser's Python is what is stored in them.

`make site-check` does the same for every notebook.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from gold_widgets.lab.absent import SLOW
from tests.website.newcomer import Newcomer
from tests.website.runner import check
from tests.website.visitor import PYTHON, Lesson, Visitor
from website.pages import words

DUEL = "gold/03_digger_duel.ipynb"
QUICK = (
    "help.ipynb",
    DUEL,
    "gold/07_scoring_and_match.ipynb",
    "gold/09_scenario_lab.ipynb",
    "mine_for_gold/04_corridors.ipynb",
    "klondike_rush/02_building.ipynb",
    "fr/gold/13_review_your_game.ipynb",
    "de/klondike_rush/05_orders_and_trades.ipynb",
)
STOPPED = """
from gold_widgets import lab, mine_for_gold
print(lab.tournament(["random", "random"], games=10**6, game=mine_for_gold).games < 10**6)
"""
SHOW = """async (code) => {
  const { commands, shell } = jupyterapp;
  await commands.execute("notebook:insert-cell-below");
  shell.currentWidget.content.activeCell.model.sharedModel.setSource(code);
  await commands.execute("notebook:run-cell");
}"""
LONG = """
from gold_widgets import gold
rules = gold.Rules(rush_at=0, stall="play_on")
game = gold.scenario("$3 $4", players=["Ann", "Bob"], rules=rules)
for _ in range(10_000):
    game = game.play("a1 b1")
del game
print("freed")
"""
DEAF = """
from time import monotonic
end = monotonic() + 9
while monotonic() < end:
    pass
print("over")
"""
NO_WAITING = "delete WebAssembly.Suspending;"
"""As in browsers where Python cannot wait for anything while it works."""
STILL_ON = """() => Promise.race([
  globalThis.played,
  new Promise((resolve) => setTimeout(() => resolve("still on"), 3000)),
])"""
TOLD = ".Toastify__toast"


@pytest.mark.parametrize("path", QUICK)
def test_a_notebook_says_what_is_stored_in_it(visitor: Visitor, path: str) -> None:
    with visitor.lesson(path) as lesson:
        assert check(lesson, path) == []


def begin(lesson: Lesson, code: str) -> None:
    """Have Python begin with something that takes long."""
    lesson.wait_for_python()
    lesson.page.evaluate(f"(code) => {{ globalThis.played = ({PYTHON})(code) }}", code)
    lesson.page.wait_for_timeout(3000)


def stop(lesson: Lesson) -> None:
    lesson.page.evaluate("() => jupyterapp.commands.execute('notebook:interrupt-kernel')")


def test_a_tournament_is_played_in_slices_and_stopped_by_its_own_stop_button(
    visitor: Visitor,
) -> None:
    with visitor.lesson(DUEL) as lesson:
        lesson.wait_for_python()  # two tabs at once would make JupyterLab's storage twice
        with visitor.lesson() as other:
            other.wait_for_table()
            begin(lesson, STOPPED)
            stop(other)
            assert lesson.page.evaluate(STILL_ON) == "still on"
        stop(lesson)
        assert lesson.page.evaluate("() => globalThis.played") == f"{SLOW}\nTrue"
        expect(lesson.page.locator(TOLD)).to_have_count(0)


def test_code_of_ones_own_cannot_be_stopped_and_what_ends_it_is_said(visitor: Visitor) -> None:
    with visitor.lesson("de/gold/03_digger_duel.ipynb") as lesson:
        begin(lesson, DEAF)
        stop(lesson)
        expect(lesson.page.locator(TOLD)).to_contain_text(words()["de"]["cannotStop"])
        assert lesson.page.evaluate("() => globalThis.played") == "over"


def test_where_nothing_can_be_stopped_that_is_said(newcomer: Newcomer) -> None:
    lesson = Lesson(newcomer.open("lab/index.html?path=de/help.ipynb", script=NO_WAITING))
    begin(lesson, DEAF)
    stop(lesson)
    expect(lesson.page.locator(TOLD)).to_contain_text(words()["de"]["neverStop"])
    assert lesson.page.evaluate("() => globalThis.played") == "over"


@pytest.fixture(scope="module")
def lesson(visitor: Visitor) -> Iterator[Lesson]:
    """One lesson for tests that need nothing but its Python."""
    with visitor.lesson(DUEL) as lesson:
        lesson.wait_for_python()
        yield lesson


def test_a_game_of_many_thousand_moves_can_be_forgotten(lesson: Lesson) -> None:
    assert lesson.python(LONG) == "freed"


def test_a_plot_is_drawn_without_what_a_page_has_not(lesson: Lesson) -> None:
    lesson.page.evaluate(SHOW, "from gold_widgets import lab\nlab.simulate(50).plot()")
    picture = lesson.page.locator(".jp-Cell.jp-mod-active .jp-OutputArea-output img")
    expect(picture).to_be_visible()
    picture.evaluate("async (image) => { await image.decode(); }")
    assert picture.evaluate("(image) => image.naturalWidth") == 864


def test_what_cannot_be_there_says_so_in_a_sentence(lesson: Lesson) -> None:
    assert "Nothing can be installed" in lesson.python("%pip install numpy")
    assert "one process only" in lesson.python(
        "from gold_widgets import lab\nlab.tournament(['random', 'random'], apart=True)"
    )
    assert lesson.python("import sys; print('numpy' in sys.modules)") == "False"
