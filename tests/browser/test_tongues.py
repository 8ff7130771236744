"""Lessons in other languages, gone through as a pupil does; no English word is on the page.

What is pressed and read is named in English here, and looked for as the catalogues say it.
"""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from gold_widgets.engine.words import LANGUAGES, translations
from gold_widgets.launch.course import copy_course
from gold_widgets.lessons import index
from gold_widgets.lessons.keeping import FILE
from tests.browser.course import NOTEBOOKS, OPEN, answer, cell, play, rewrite, table
from tests.browser.notebook import Notebook
from tests.browser.reading import in_english, listen, shown

FOLDER = "tongues"
STRIKE, BANG = "The digger carries out the gold", "Both cards leave the game"
NAMES = {name.lower() for name in LANGUAGES.values()}
"""Each page leads to the other languages by their own names."""


CUT = """() => [...document.querySelectorAll(".gold-status")]
  .filter((line) => line.scrollHeight > line.clientHeight + 1).map((line) => line.textContent)"""


class Lesson(NamedTuple):
    """What a pupil answers wrong and right, presses in vain and to solve the puzzle, and edits."""

    predictions: dict[str, tuple[str, str, str]]
    vain: str
    solution: str
    edit: tuple[str, str, str]
    taught: str = ""
    """Where the rule of the last prediction is taught, if not here."""


LESSONS = {
    "gold/02_digger_finds_gold": Lesson(
        {
            "predict-1": (BANG, STRIKE, "G5"),
            "predict-2": ("Ann", "Bob", "G5"),
            "predict-3": ("Nobody", "Ann", "G5"),
            "predict-4": ("0", "3", "G5"),
        },
        "a1 b1 c1 d1",
        "a1 d1 c2 b1 a2 b2",
        ("your-table", '"R4 $3"', '"Y5 $4"'),
    ),
    "mine_for_gold/01_first_round": Lesson(
        {
            "predict-1": ("Ann", "Cy", "M2"),
            "predict-2": ("Cy", "Bob", "M2"),
            "predict-3": ("They share the victory", "Bob", "M9"),
        },
        "R7 on@R5",
        "R3",
        ("your-card", "R14", "R20"),
    ),
    "klondike_rush/01_the_mountain": Lesson(
        {
            "predict-1": ("moose", "snow beast", "K3"),
            "predict-2": ("$30", "$22", "K2"),
            "predict-3": ("$500", "$505", "K7"),
        },
        "b6 end",
        "a5",
        ("your-town", "a3", "b6"),
        "klondike_rush/05_orders_and_trades",
    ),
}
SPOKEN = [
    (language, path)
    for language in LANGUAGES
    for path in LESSONS
    # The other two are among the lessons that are gone through in English anyway.
    if language != "en" or path.startswith("klondike_rush")
]


@pytest.fixture
def study(lab, windows, request):
    """Open a lesson of a copy of the course and run it, with nothing solved yet."""
    failed_before, opened = request.session.testsfailed, []
    copy_course(NOTEBOOKS, lab.folder / FOLDER)

    def study(file):
        name = lab.copy(NOTEBOOKS / file, f"{FOLDER}/{file}")
        lab.start_kernel(name)
        notebook = Notebook(lab, windows.usual(), name)
        opened.append(notebook)
        listen(notebook)
        notebook.run()
        return notebook

    yield study
    failed = request.session.testsfailed > failed_before
    for notebook in opened:
        if failed or notebook.problems or not notebook.leave():
            windows.close(notebook.page)
    lab.end_kernels()
    (lab.folder / FOLDER / FILE).unlink(missing_ok=True)
    assert not [problem for notebook in opened for problem in notebook.problems]


@pytest.mark.parametrize(("language", "path"), SPOKEN)
def test_a_lesson_is_gone_through_from_top_to_bottom(lab, study, language, path):
    lesson, gettext = LESSONS[path], translations(language).gettext
    course, here = index.lesson(path)
    notebook = study(here.file(language))
    for question, (wrong, right, why) in lesson.predictions.items():
        answer(notebook, question, wrong, right, why, language)

    board = cell(notebook, question).locator(".gold-table")
    board.get_by_role("button", name=re.compile(rf"\b{why}\b")).click()
    card = board.get_by_role("region", name=re.compile(f"^{why} · "))
    expect(card).to_be_visible()
    if lesson.taught:
        _, other = index.lesson(lesson.taught)
        way = re.compile(rf"/tree/{FOLDER}/{other.file(language)}$")
        expect(card.get_by_role("link")).to_have_attribute("href", way)

    goal = table(notebook, "goal")
    play(goal, lesson.vain)
    expect(goal.banner).to_have_text(gettext("Not reached"))
    goal.use("rematch")
    play(goal, lesson.solution)
    expect(goal.banner).to_contain_text(gettext("Solved!"))

    edited, old, new = lesson.edit
    expect(cell(notebook, edited)).to_contain_text("✗")
    expect(rewrite(notebook, edited, old, new)).to_contain_text(f"✓ {gettext('That is it.')}")

    following = course.lessons[course.lessons.index(here) + 1]
    title = f"{following.number} {following.title(language)}"
    end = cell(notebook, "so-far")
    count = len(here.exercises)
    solved = translations(language).ngettext(
        "{solved} of {total} exercise solved", "{solved} of {total} exercises solved", count
    )
    expect(end).to_contain_text(solved.format(solved=count, total=count))
    end.get_by_text(gettext("The map of the whole course")).click()
    expect(end.get_by_role("link", name=title, exact=True)).to_be_visible()
    assert notebook.page.evaluate(CUT) == [], "there is room for the longest sentence"
    if language != "en":
        found = [text for text in shown(notebook) if in_english(text, language) - NAMES]
        assert not found, "\n".join(found)

    end.get_by_role("link", name=gettext("Next lesson")).click()
    notebook.page.wait_for_function(OPEN, arg=f"{FOLDER}/{following.file(language)}")
    assert [file.parent.name for file in (lab.folder / FOLDER).rglob(FILE)] == [FOLDER]
