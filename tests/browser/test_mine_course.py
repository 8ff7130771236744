"""Lessons of Mine for Gold, gone through as a pupil does: predicted, played, solved, edited."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.course import NOTEBOOKS, answer, cell, rewrite, table
from tests.browser.table import Table

MINE = NOTEBOOKS / "mine_for_gold"


class Lesson(NamedTuple):
    """What a pupil answers wrong and right, presses in vain and to solve the puzzle, and edits."""

    predictions: dict[str, tuple[str, str, str]]
    vain: str
    solution: str
    edit: tuple[str, str, str]


LESSONS = {
    "01_first_round": Lesson(
        {
            "predict-1": ("Ann", "Cy", "(M2)"),
            "predict-2": ("Cy", "Bob", "(M2)"),
            "predict-3": ("Ann", "Bob", "(M9)"),
        },
        "R7 on@R5",
        "R3",
        ("your-card", "R14", "R20"),
    ),
    "02_rows_and_piles": Lesson(
        {
            "predict-1": ("Onto the red 12", "Right of the red 12", "(M3)"),
            "predict-2": ("Onto the red 5", "Left of the red 5", "(M3)"),
            "predict-3": ("Onto the red 5", "Onto the red 12", "(M3)"),
            "predict-4": ("Onto the red 12", "Onto the red 3", "(M3)"),
            "predict-5": ("Onto the red 8", "Right of the red 8", "(M3)"),
        },
        "R4 R5",
        "R14 R16 on@R14",
        ("your-card", '"R7"', '"R9"'),
    ),
    "05_closing_gaps": Lesson(
        {
            "predict-1": ("2", "1", "(M6)"),
            "predict-2": ("blue 9: 1 to the right and 1 down", "blue 9: 1 down", "(M6)"),
            "predict-3": (
                "blue 8: 2 to the right; red 7: 1 to the right",
                "blue 8: 1 to the right; red 7: 1 to the right",
                "2 cards and 2 steps",
            ),
            "predict-4": ("red 16: 1 to the left", "red 5: 1 to the right", "1 card and 1 step"),
            "predict-5": ("2", "1", "(M6)"),
        },
        "G8 close-2-0-0 Y12",
        "G8 close-2-0-1 Y12",
        ("your-drawing", "B3 .         .", "B3 B7        ."),
    ),
}


def play(goal: Table, moves: str) -> None:
    """Press what Ann does, and Continue until she is asked again."""
    for move in moves.split():
        goal.press(move)
        goal.settle()
        while goal.tool("continue").get_attribute("aria-disabled") != "true":
            goal.use("continue")
            goal.settle()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_predicted_missed_solved_and_edited(show, name):
    number, lesson = name[:2], LESSONS[name]
    notebook = show(MINE / f"{name}.ipynb")
    for question, (wrong, right, why) in lesson.predictions.items():
        answer(notebook, question, wrong, right, why)

    goal = table(notebook, "goal")
    goal.says("You have")
    play(goal, lesson.vain)
    expect(goal.banner).to_have_text("Not reached")
    goal.use("rematch")
    play(goal, lesson.solution)
    expect(goal.banner).to_contain_text("Solved!")

    edited, old, new = lesson.edit
    expect(cell(notebook, edited)).to_contain_text("✗")
    expect(rewrite(notebook, edited, old, new)).to_contain_text("✓ That is it.")

    tried = {f"{number}.{count}": 2 for count in range(1, len(lesson.predictions) + 1)}
    solved = {f"{number}.{len(tried) + 1}": 2, f"{number}.{len(tried) + 2}": 1}
    assert notebook.value("__import__('gold_widgets').progress.done") == tried | solved
