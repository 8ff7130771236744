"""Mine for Gold's lessons: all are there, and each rule is taught in the same rhythm."""

import pytest

from tests.notebooks.course import FOLDER, LESSONS, check_rhythm

MINE = FOLDER / "mine_for_gold"
RULES = {"02": "M3", "03": "M4", "04": "M5", "05": "M6", "06": "M7", "07": "M10"}


def test_the_course_of_mine_for_gold_is_complete():
    assert [path.stem for path in LESSONS[MINE]] == [
        "01_first_round",
        "02_rows_and_piles",
        "03_new_rows",
        "04_corridors",
        "05_closing_gaps",
        "06_chain_reactions",
        "07_silver",
        "08_play",
        "09_scenario_lab",
        "10_opponents",
    ]


@pytest.mark.parametrize(("number", "rule"), RULES.items())
def test_a_rule_is_predicted_tried_solved_and_edited(number, rule):
    [path] = MINE.glob(f"{number}_*.ipynb")
    check_rhythm(path, rule)
