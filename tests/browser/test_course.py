"""00 and 02 to 05 of the course, gone through as a pupil does, with real presses and real keys."""

from typing import NamedTuple

import nbformat
import pytest
from playwright.sync_api import expect

from gold_widgets.launch.course import FIRST, copy_course
from gold_widgets.lessons.keeping import FILE
from tests.browser.course import (
    GOLD,
    NOTEBOOKS,
    OPEN,
    answer,
    cell,
    play_in_vain,
    play_turns,
    rewrite,
    table,
)
from tests.browser.notebook import Notebook
from tests.notebooks import course
from tests.notebooks.test_markdown import MARKDOWN

STRIKE, DUEL = "The digger carries out the gold", "The weaker digger is chased away"
BANG, NOTHING = "Both cards leave the game", "Nothing: both are turned face down again"


class Lesson(NamedTuple):
    """What a pupil answers wrong and right, tries in vain and solves, and edits."""

    predictions: dict[str, tuple[str, str, str]]
    vain: str
    solution: str
    edit: tuple[str, str, str]
    demo: tuple[str, ...] = ()


LESSONS = {
    "02_digger_finds_gold": Lesson(
        {
            "predict-1": (BANG, STRIKE, "3 points for Ann. (G5)"),
            "predict-2": ("Ann", "Bob", "4 points for Bob. (G5)"),
            "predict-3": ("Nobody", "Ann", "belongs to nobody, so Ann gets the gold 2: 2 points."),
            "predict-4": ("0", "3", "3 points for Ann. (G5)"),
        },
        "a1 b1 c1 d1 a2 b2",
        "a1 d1 c2 b1 a2 b2",
        ("your-table", '"R4 $3"', '"Y5 $4"'),
    ),
    "03_digger_duel": Lesson(
        {
            "predict-1": ("Both", "red digger 2 (a1)", "turned face down again on b1"),
            "predict-2": (
                "yellow digger 5 (c1)",
                "green digger 3 (d1)",
                "on c1. Remember it! (G6)",
            ),
            "predict-3": (NOTHING, DUEL, "The red digger 5 chases away the red digger 3"),
        },
        "a1 c1 a2 b2 a2 c2 b1 b2",
        "a1 b1 a1 b2 a1 c1 a2 c2",
        ("your-table", "B5", "B3"),
        # What a turn came to has two stages: its cards open, and then taken away.
        ("Ann flips c1", "chases away", "chases away", "Bob flips b2", "4 points for Bob. (G5)"),
    ),
    "04_dynamite": Lesson(
        {
            "predict-1": ("dynamite (a1)", "Both", "Nobody gets the 4 points. (G7)"),
            "predict-2": (NOTHING, BANG, "the blue digger 5 and the dynamite are gone. (G7)"),
            "predict-3": ("Ann", "Nobody", "Nobody gets the 1 point. (G7)"),
            "predict-4": ("Neither", "Both", "both dynamites are gone. (G7)"),
        },
        "a1 b2 a2 c1 b1 c2",
        "a1 b1 a2 b2 a2 c1",
        ("your-flips", "a1 b1 c1 d1", "a1 d1 c1 b1"),
    ),
    "05_no_effect": Lesson(
        {
            "predict-1": (DUEL, NOTHING, "are equally strong"),
            "predict-2": ("Both", "Neither", "Two golds and no digger to carry them"),
            "predict-3": ("Bob", "Nobody", "The yellow digger 2 is too weak for the gold 3"),
            "predict-4": (STRIKE, NOTHING, "The red digger 3 is too weak for the gold 4"),
        },
        "a1 b1 a2 b2 c1 c2 c1 c2",
        "c1 c2 a1 b1 c1 c2 a2 b2",
        ("your-card", '"R4 $3"', '"R4 P4"'),
    ),
}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_predicted_tried_missed_solved_and_edited(show, name):
    number, lesson = name[:2], LESSONS[name]
    notebook = show(GOLD / f"{name}.ipynb")
    for question, (wrong, right, why) in lesson.predictions.items():
        answer(notebook, question, wrong, right, why)

    if lesson.demo:
        demo = table(notebook, "demo")
        demo.press("a1")
        demo.says("This is a demonstration.")
        for said in lesson.demo:
            demo.use("continue")
            demo.says(said)

    live = table(notebook, "live")
    live.press("a1")
    live.press("b1")
    expect(live.log).to_have_count(1)

    goal = table(notebook, "goal")
    goal.says("You have")
    play_in_vain(goal, lesson.vain)
    expect(goal.banner).to_have_text("Not reached")
    goal.use("rematch")
    goal.says("You have")
    play_turns(goal, lesson.solution)
    expect(goal.banner).to_contain_text("Solved!")
    goal.says("Well done: the aim is reached.")

    edited, old, new = lesson.edit
    expect(cell(notebook, edited)).to_contain_text("✗")
    expect(rewrite(notebook, edited, old, new)).to_contain_text("✓ That is it.")

    tried = {f"{number}.{count}": 2 for count in range(1, len(lesson.predictions) + 1)}
    solved = {f"{number}.{len(tried) + 1}": 2, f"{number}.{len(tried) + 2}": 1}
    assert notebook.value("__import__('gold_widgets').progress.done") == tried | solved


def test_help_saves_a_game_as_a_line_and_brings_it_back(show):
    notebook = show(NOTEBOOKS / "help.ipynb")
    first = table(notebook, "line")
    first.press("c1")
    expect(first.slider).to_have_attribute("max", "3")
    notebook.py("line = gold.save(table.record)")
    rewrite(notebook, "again", "again", "again")
    again = table(notebook, "again")
    expect(again.slider).to_have_attribute("max", "3")
    # Not what is visible: far off the screen, JupyterLab hides a cell.
    expect(again.headline).to_have_text(first.headline.text_content())


def test_00_is_hard_to_break_and_words_stay_whole(show):
    notebook = show(NOTEBOOKS / "00_start_here.ipynb")
    said = cell(notebook, "why-not").locator(".jp-OutputArea-output")
    rewrite(notebook, "why-not", "why_not", "why_nut")
    expect(said.first).to_have_text(
        "✗ Line 1: There is no 'why_nut' in Game. Did you mean why_not?"
    )
    expect(said.last).to_have_text("AttributeError")
    # Printed text would break in the middle of words.
    breaks = "(node) => getComputedStyle(node.querySelector('[style]')).wordBreak"
    assert said.first.evaluate(breaks) == "normal"
    rewrite(notebook, "why-not", "why_nut", "why_not(")
    expect(said.first).to_contain_text("✗ Python cannot read line 1:")
    rewrite(notebook, "why-not", "why_not((", "why_not(")
    expect(said).to_contain_text("There is no spot 'z9' on this table: spots are a1 to e3.")


def test_jupyterlab_shows_the_same_links_and_folds_as_a_commonmark_reader(show, tmp_path):
    prose = [each for path in course.NOTEBOOKS for each in course.cells(path) if not each.is_code]
    texts = [nbformat.v4.new_markdown_cell(each.text) for each in prose]
    code = nbformat.v4.new_code_cell("1")
    everything = tmp_path / "everything.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[code, *texts]), everything)
    page = show(everything).page
    # Cells far down are rendered when the page has time for them.
    page.wait_for_function(
        """() => rig.cells.slice(1).every((cell) =>
          cell.node.querySelector(".jp-MarkdownOutput")?.textContent.trim())"""
    )
    links, folds = page.evaluate(
        """async () => {
          await Promise.all(rig.cells.map((cell) => cell.ready));
          const count = (cell, what) =>
            cell.node.querySelectorAll(`.jp-MarkdownOutput ${what}`).length;
          const cells = rig.cells.slice(1);
          return ["a[href]:not(.jp-InternalAnchorLink)", "details"].map((what) =>
            cells.map((cell) => count(cell, what)));
        }"""
    )
    rendered = [MARKDOWN.render(each.text) for each in prose]
    assert links == [html.count("<a href=") for html in rendered]
    assert folds == [html.count("<details>") for html in rendered]


def test_links_lead_into_a_lesson_and_back_and_progress_is_kept_on_top(lab, windows):
    copy_course(NOTEBOOKS, lab.folder / "course")
    page = windows.open()
    start = Notebook(lab, page, f"course/{FIRST}")
    cell(start, "map").locator("summary").click()
    cell(start, "map").get_by_role("link", name="01 Setup").click()
    page.wait_for_function(OPEN, arg="course/gold/01_setup.ipynb")
    lesson = Notebook(lab, page, "course/gold/01_setup.ipynb")
    # The kernel of a lesson works in the lesson's folder.
    lesson.py("from gold_widgets import progress; progress.tried('gold', '01.1', right=True)")
    course = lab.folder / "course"
    assert [path.parent for path in course.rglob(FILE)] == [course]
    in_front = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    in_front.get_by_role("link", name="00 Start here").click()
    page.wait_for_function(OPEN, arg=f"course/{FIRST}")
    assert not start.problems
    windows.close(page)
    lab.end_kernels()


def test_the_sheet_of_a_class_has_all_its_columns_in_sight(show):
    sheet = show(NOTEBOOKS / "class_report.ipynb", width=1280)
    tables = cell(sheet, "report").locator("div:has(> table)")
    expect(tables).to_have_count(3)
    fits = "(all) => all.every((each) => each.scrollWidth <= each.clientWidth + 1)"
    assert tables.evaluate_all(fits)
