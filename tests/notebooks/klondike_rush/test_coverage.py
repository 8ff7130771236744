"""Which lesson each rule and each ruling of Klondike Rush belongs to, and what shows it there."""

import re
from pathlib import Path

from gold_widgets import klondike_rush
from tests.golden import check
from tests.notebooks.course import FOLDER, LESSONS, cells, name
from tests.notebooks.klondike_rush.rules_shown import SHOWN, cases

GOLDEN = Path(__file__).parent / "golden" / "coverage.txt"
RULES = klondike_rush.rules("en")
PATHS = {name(path): path for path in LESSONS[FOLDER / "klondike_rush"]}
ID = re.compile(r"\bKR?\d+\b")
CODE = re.compile(r"`[^`]*`")
"""Where `K2` is not a rule but a black card."""

LEGEND = """\
Which lesson teaches which rule of Klondike Rush.
Each rule with the cells of its lesson that name it, and the exercises and tables that show it.
"""


def named(cell):
    """The rules that a cell of prose names."""
    return set(ID.findall(CODE.sub("", cell.text)))


def naming(rule):
    """The cells of prose in a rule's lesson that name it."""
    stored = cells(PATHS[rule.lesson])
    return [cell.id for cell in stored if not cell.is_code and rule.id in named(cell)]


def showing(rule):
    """What shows a rule in its lesson."""
    return [case.name for case in cases(PATHS[rule.lesson]) if SHOWN[rule.id](case)]


def drawn():
    lines = [LEGEND]
    for lesson in PATHS:
        taught = [rule for rule in RULES if rule.lesson == lesson]
        lines.append(lesson if taught else f"{lesson}: all of them together")
        for rule in taught:
            lines.append(f"  {rule.id} {rule.name}")
            lines.append(f"    named in {', '.join(naming(rule))}")
            lines.append(f"    shown in {', '.join(showing(rule))}")
        lines.append("")
    return "\n".join(lines)


def test_each_rule_and_each_ruling_belongs_to_a_lesson_as_the_golden_file_shows():
    check(GOLDEN, drawn())


def test_every_rule_and_every_ruling_has_a_lesson_that_is_there():
    assert [rule.id for rule in RULES if rule.lesson not in PATHS] == []
    assert {rule.id for rule in RULES} == set(SHOWN)


def test_a_lesson_names_its_rules_and_shows_them():
    there = [rule for rule in RULES if rule.lesson in PATHS]
    assert [rule.id for rule in there if not naming(rule)] == []
    assert [rule.id for rule in there if not showing(rule)] == []


def test_the_lessons_name_no_rule_that_is_none():
    ids = {rule.id for rule in RULES}
    for path in PATHS.values():
        for cell in cells(path):
            if not cell.is_code:
                assert named(cell) <= ids, cell.id
