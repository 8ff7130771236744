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
