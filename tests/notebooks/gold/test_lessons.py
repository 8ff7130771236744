"""GOLD's lessons: all are there, and each of its rules is taught in the same rhythm."""

import pytest

from tests.notebooks.course import FOLDER, LESSONS, check_rhythm

GOLD = FOLDER / "gold"
RULES = {"02": "G5", "03": "G6", "04": "G7", "05": "G8", "06": "G9"}


def test_the_course_of_gold_is_complete():
    assert [path.stem for path in LESSONS[GOLD]] == [
        "01_setup",
        "02_digger_finds_gold",
        "03_digger_duel",
        "04_dynamite",
        "05_no_effect",
        "06_gold_rush",
        "07_scoring_and_match",
        "08_play",
        "09_scenario_lab",
        "10_strategy",
        "11_opponents",
        "12_a_million_games",
        "13_review_your_game",
    ]


@pytest.mark.parametrize(("number", "rule"), RULES.items())
def test_a_rule_is_predicted_tried_solved_and_edited(number, rule):
    [path] = GOLD.glob(f"{number}_*.ipynb")
    check_rhythm(path, rule)
