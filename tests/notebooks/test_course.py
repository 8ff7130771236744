"""What holds for every notebook of the course."""

import ast
import io
import re
import tokenize
from collections import Counter
from itertools import pairwise

import pytest

from tests.notebooks.course import (
    FIRST,
    FOLDER,
    LESSONS,
    NOTEBOOKS,
    cells,
    name,
    run,
    solutions,
    solve,
)

NUMBERED = [FIRST, *(path for lessons in LESSONS.values() for path in lessons)]
MOST_CELLS = 25
ON_A_PHONE = 34
"""So many letters of what a cell prints stand side by side in a window of 390 pixels."""
HEADS = tuple(
    f"{head}:"
    for head in (
        *("players", "rules", "seed", "to move", "face up", "mines", "silver", "hands"),
        *("town", "active", "asks", "on sale", "high", "deck", "order deck", "board", "money"),
        *("tokens", "unused", "cards", "orders", "profit", "last bid", "turns left"),
    )
)
"""How a line begins that says something of a position, in any game."""

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PROSE = re.compile(r"[^\W\d_]{2,}[,.:;!?]? [^\W\d_]{2,}")
"""Two words in a row."""
MOVES = re.compile(r"(?:(?:pass|end|done|profit|\S*[-@]\S*)(?: |$))+")
"""Nothing but moves, some of which are words of English, too."""

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
each_lesson = pytest.mark.parametrize("path", NUMBERED, ids=name)


def code_of(path):
    return [cell.text for cell in cells(path) if cell.is_code]


def prose_of(path):
    return [cell.text for cell in cells(path) if not cell.is_code]


def texts_in(code):
    """Everything in a cell of code that is written for people: strings and comments."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (
                line
                for line in node.value.splitlines()
                if not line.strip().startswith(HEADS) and not MOVES.fullmatch(line)
            )


def test_what_every_game_shares_lies_on_top():
    on_top = [path.name for path in NOTEBOOKS if path.parent == FOLDER]
    assert on_top == [
        "00_start_here.ipynb",
        "class_report.ipynb",
        "help.ipynb",
        "teachers_guide.ipynb",
    ]


@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)
def test_each_games_lessons_are_in_its_folder_and_counted_from_01(folder):
    numbers = [path.stem[:2] for path in LESSONS[folder]]
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]
    assert [path for path in NOTEBOOKS if path.parent == folder] == LESSONS[folder]


@each_notebook
def test_it_is_short(path):
    way_out = {"so-far", "next"}
    assert len([cell for cell in cells(path) if cell.id not in way_out]) <= MOST_CELLS


@each_notebook
def test_its_code_holds_no_prose_so_that_translations_can_share_it(path):
    found = [text for code in code_of(path) for text in texts_in(code) if PROSE.search(text)]
    assert not found


def test_prose_is_told_from_cards_and_names():
    told = 'print("Well done, Ann")\nx = "R4 $3 B2"\ny = "players: Ann R, Bob B"  # a long story'
    assert [text for text in texts_in(told) if PROSE.search(text)] == [
        "# a long story",
        "Well done, Ann",
    ]


@each_notebook
def test_its_first_cell_of_code_begins_with_one_line_that_gets_the_tools(path):
    first, *others = code_of(path)
    line, _, rest = first.partition("\n")
    assert re.fullmatch(r"from gold_widgets import [\w, ]+", line)
    assert not [code for code in others if "gold_widgets" in code]
    # In the very first notebook a table comes at once; elsewhere the tools have their own cell.
    assert bool(rest) == (path == FIRST)


@each_notebook
def test_it_opens_with_what_to_do_what_to_know_and_how_long_it_takes(path):
    title = prose_of(path)[0]
    assert title.startswith("# ")
    opening = "\n".join(prose_of(path)) if path == FIRST else title
    assert re.search(r"\*\*You will\*\*.*\*\*You need\*\*.*\*\*About\*\*", opening, re.DOTALL)


def test_the_first_notebook_opens_on_a_table_with_hardly_a_word_before_it():
    title, table, *_ = cells(FIRST)
    assert len(title.text.split()) < 40
    assert table.is_code
    assert table.is_folded
    assert [type(board).__name__ for _, board in run(FIRST).boards] == ["FirstGame"]


@each_lesson
def test_it_ends_with_what_was_solved_and_the_way_on(path):
    if path != FIRST:
        *_, so_far, following = cells(path)
        assert so_far.text == f'progress.lesson("{name(path)}")'
        assert so_far.is_folded
        assert LINK.search(following.text)


@pytest.mark.parametrize("lessons", LESSONS.values(), ids=lambda lessons: lessons[0].parent.name)
def test_each_lesson_leads_on_to_the_next(lessons):
    for lesson, following in pairwise(lessons):
        assert following.name in LINK.findall(prose_of(lesson)[-1])


def test_the_start_leads_on_to_a_first_lesson():
    firsts = {lessons[0].relative_to(FOLDER).as_posix() for lessons in LESSONS.values()}
    assert firsts & set(LINK.findall(prose_of(FIRST)[-1]))


def test_the_first_notebook_maps_all_the_others():
    linked = {target for text in prose_of(FIRST) for target in LINK.findall(text)}
    assert linked >= {path.relative_to(FOLDER).as_posix() for path in NOTEBOOKS if path != FIRST}


def test_the_map_says_how_long_each_lesson_takes():
    start, *others = NUMBERED
    rows = re.findall(r"\| \[.*\]\((.*)\) \|.*\| (\d+)", "\n".join(prose_of(start)))
    assert dict(rows) == {
        path.relative_to(FOLDER).as_posix(): re.search(
            r"\*\*About\*\* (\d+) minutes", prose_of(path)[0]
        )[1]
        for path in others
    }


@each_notebook
def test_every_prediction_has_its_right_answer_among_the_choices(path):
    for question in run(path).predictions:
        assert len(set(question.choices)) == len(question.choices) >= 2
        for choice in question.choices:
            question.answer(choice)
        assert question.is_solved
        assert re.search(r"Right! .*\([A-Z]+\d+\)", question._frame.status)


@each_notebook
def test_every_goal_has_a_folded_solution_that_solves_it(path):
    goals, folded = run(path).goals, solutions(path)
    assert len(goals) == len(folded)
    for (cell, goal), (later, flips) in zip(goals, folded, strict=True):
        assert later == cell + 1
        assert not goal.is_solved
        solve(goal, flips)
        assert goal.is_solved, f"{goal._name}: {goal._frame.status}"


@each_notebook
def test_it_tells_the_solution_of_a_goal_nowhere_else(path):
    for _, flips in solutions(path):
        assert sum(flips in cell.text for cell in cells(path) if not cell.is_code) == 1


@each_notebook
def test_bars_that_are_compared_fit_a_phone(path):
    """One that went on in the next line would look shorter than one that just fits."""
    printed = "\n".join(f"{cell.answer or ''}\n{cell.shown}" for cell in cells(path))
    assert all(len(line) <= ON_A_PHONE for line in printed.splitlines() if "█" in line)


@each_notebook
def test_every_cell_to_edit_says_what_it_found(path):
    for _, check in run(path).checks:
        assert re.search(r"^[✓✗] ", check.printed, re.MULTILINE)


@each_lesson
def test_its_exercises_are_named_after_it(path):
    names = run(path).names
    number = path.stem[:2]
    assert all(re.fullmatch(rf"{number}\.\d+", name) for name in names if name)
    asked = [name for _, board in run(path).boards for name in [getattr(board, "_name", "x")]]
    assert all(asked), "an exercise has no name"


@pytest.mark.parametrize("lessons", LESSONS.values(), ids=lambda lessons: lessons[0].parent.name)
def test_no_two_exercises_of_a_game_have_the_same_name(lessons):
    counted = Counter(name for path in lessons for name in run(path).names if name)
    assert not [name for name, count in counted.items() if count > 1]
