"""Klondike Rush's lessons: all are there, and each rule is taught in the same rhythm."""

import pytest

from tests.notebooks.course import FOLDER, LESSONS, check_rhythm

KLONDIKE = FOLDER / "klondike_rush"
RULES = {"02": "K3", "03": "K4", "04": "K2", "05": "K6", "06": "K9", "07": "K11"}


def test_the_course_of_klondike_rush_is_complete():
    assert [path.stem for path in LESSONS[KLONDIKE]] == [
        "01_the_mountain",
        "02_building",
        "03_value_and_profit",
        "04_auctions",
        "05_orders_and_trades",
        "06_the_end",
        "07_two_players",
        "08_play",
        "09_scenario_lab",
        "10_opponents",
    ]


@pytest.mark.parametrize(("number", "rule"), RULES.items())
def test_a_rule_is_predicted_tried_solved_and_edited(number, rule):
    [path] = KLONDIKE.glob(f"{number}_*.ipynb")
    check_rhythm(path, rule)
