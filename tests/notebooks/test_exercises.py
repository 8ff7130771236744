"""The list of exercises is what the notebooks ask, and running them as they are notes nothing."""

import json
import runpy
from contextlib import redirect_stdout
from io import StringIO

import pytest

from gold_widgets import check, progress
from gold_widgets.lessons import asked, index
from gold_widgets.lessons.progress import FILE
from gold_widgets.tables import shelf
from gold_widgets.tables.links import START
from tests.notebooks.course import FIRST, FOLDER, LESSONS, cells, name, run

ROOT = FOLDER.parent


MAKE = str(ROOT / ".make" / "exercises.py")


@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)
def test_the_list_is_what_the_notebooks_ask(folder):
    stored = json.loads(
        (ROOT / "gold_widgets" / "lessons" / folder.name / index.FILE).read_text(encoding="utf-8")
    )
    assert runpy.run_path(MAKE)["listed"](folder) == stored, "run `make exercises`"


@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)
def test_it_has_every_lesson_and_every_exercise_that_has_a_name(folder):
    course = index.course_of(folder.name)
    assert [lesson.path for lesson in course.lessons] == [name(path) for path in LESSONS[folder]]
    for lesson, path in zip(course.lessons, LESSONS[folder], strict=True):
        named = {each for each in run(path).names if each}
        assert {each.name for each in lesson.exercises} == named


def test_every_right_answer_is_the_engines():
    for course in index.courses():
        for each in course.exercises:
            if each.kind == "predict":
                question = asked.question(course.game, each, "en")
                assert question.choices[each.answer] == question.answer
                assert len(question.choices) == each.choices


@pytest.mark.parametrize(
    "path",
    [FIRST, *(path for lessons in LESSONS.values() for path in lessons if path.stem < "10")],
    ids=name,
)
def test_running_a_notebook_as_it_is_leaves_no_file(path, tmp_path, monkeypatch):
    home = tmp_path / path.parent.relative_to(FOLDER)
    home.mkdir(exist_ok=True)
    (tmp_path / START).touch()
    monkeypatch.chdir(home)
    monkeypatch.setattr(progress, "_file", None)
    boards = []
    monkeypatch.setattr(shelf, "put", boards.append)
    with redirect_stdout(StringIO()):
        names = {"__name__": "__main__"}
        for cell in cells(path):
            if cell.is_code:
                exec(compile(cell.text, path.name, "exec"), names)
    for board in boards:
        board.close()
    assert not list(tmp_path.rglob(FILE))
    assert not progress.notes


def test_a_cell_to_edit_counts_once_it_was_edited(capsys):
    stored = index.exercise("gold", "02.6")

    def cell(table, moves=stored.moves):
        check(table, moves, name="02.6", **stored.options)

    cell(stored.position)
    assert not progress.notes
    cell("R4 $4")
    cell("R4 $4")
    assert progress.notes.marks["gold", "02.6"].tries == 1
    cell("B4 $4")
    assert progress.done == {"02.6": 2}


TOLD = {
    "gold": {"G1", "G2", "G3", "G4", "G11", "G12", "R2", "R3", "R4"},
    "mine_for_gold": {
        *("M1", "M8", "MR1", "MR3", "MR4", "MR5", "MR6", "MR8", "MR10", "MR11", "MR13", "MR14"),
    },
    "klondike_rush": {
        *("K1", "K9", "KR3", "KR4", "KR6", "KR9", "KR10", "KR12", "KR13", "KR14", "KR15", "KR18"),
        *("KR19", "KR21", "KR22"),
    },
}
"""Rules that their lesson tells and shows, but asks nothing about."""


@pytest.mark.parametrize("game", TOLD)
def test_a_lesson_asks_about_each_of_its_rules_that_is_not_only_told(game):
    asks = {
        lesson.path: {rule for each in lesson.exercises for rule in each.rules}
        for lesson in index.course_of(game).lessons
    }
    unasked = {
        rule.id for rule in asked.rules(game, "en").values() if rule.id not in asks[rule.lesson]
    }
    assert unasked == TOLD[game]


@pytest.mark.parametrize(
    ("game", "exercise", "rules"),
    [
        ("gold", "02.2", "G5"),  # Who gets gold now?
        ("gold", "06.2", "G9"),  # What comes next? No gold rush yet.
        ("gold", "06.6", "R1"),  # What comes next? Nothing can be done any more.
        ("gold", "03.4", "G6 G5"),  # A puzzle: duels first, then gold.
        ("gold", "07.5", "G10"),  # A cell to edit, until Bob wins.
        ("mine_for_gold", "01.2", "M2"),  # Who lays the first card?
        ("mine_for_gold", "02.5", "M3"),  # Where is the red 9 laid?
        ("mine_for_gold", "03.3", "M4"),  # Where is the green 7 laid, which begins a row?
        ("mine_for_gold", "03.4", "MR2"),  # Where, if the nearest card lies between rows?
        ("mine_for_gold", "03.6", "M4"),  # A cell to edit, until a card begins a row.
        ("mine_for_gold", "04.3", "M5"),  # Which corridor is complete?
        ("mine_for_gold", "04.6", "MR12"),  # How many cards are taken, of two corridors at once?
        ("mine_for_gold", "05.2", "M6"),  # How do the gaps close?
        ("mine_for_gold", "05.5", "M6"),  # How many cards are moved to close the gaps?
        ("mine_for_gold", "06.2", "M7"),  # How many cards are taken, with a chain reaction?
        ("mine_for_gold", "07.5", "MR9"),  # Which corridor is complete, with a row of silver?
        ("klondike_rush", "01.5", "K3"),  # A cell to edit, until a mine costs $2.
        ("klondike_rush", "02.3", "K3"),  # What does it cost to build a mine?
        ("klondike_rush", "03.4", "K5"),  # What comes next? The figure goes on.
        ("klondike_rush", "04.3", "K2"),  # What is the least that Bob can bid now?
        ("klondike_rush", "04.4", "KR1"),  # Who gets the card, if all pass?
        ("klondike_rush", "05.4", "K6 K2"),  # A puzzle: an order pays for a card.
        ("klondike_rush", "06.5", "KR20"),  # Who wins? There is a tie.
        ("klondike_rush", "07.2", "K11"),  # What is the least that Bob can bid now, of two?
    ],
)
def test_an_exercise_is_about_the_rule_that_a_teacher_would_name(game, exercise, rules):
    assert " ".join(index.exercise(game, exercise).rules) == rules
