"""What the rule card shows of Mine for Gold: each rule, and not what comes after it."""

import re

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.tables.rulecard import RuleCard

CITED = re.compile(r"\((MR?\d+)\)")
SHOWN = [rule for rule in mine.rules() if rule.moves]


def told(rule):
    """Return what the card tells of a rule's example."""
    [entry] = RuleCard(mine, "en").one(rule.id)["entries"]
    return entry["told"]


@pytest.mark.parametrize("rule", SHOWN, ids=[rule.id for rule in SHOWN])
def test_an_example_ends_with_what_its_rule_is_about(rule):
    found = CITED.findall(told(rule))
    assert {rule.id, *CITED.findall(rule.words)} & set(found)
    assert len(set(found)) == 1 or rule.id in ("M8", "M9")  # only there the game is over


def test_MR11_a_pile_goes_sideways_and_down_and_all_its_steps_count():
    [rule] = [rule for rule in SHOWN if rule.id == "MR11"]
    said = told(rule)
    assert "the pile with the blue 7 goes 1 to the right and 1 down" in said
    assert "2 cards and 4 steps" in said
