"""Which lesson each rule and each ruling of a game belongs to, and what shows it there."""

import re
from pathlib import Path

import pytest

from gold_widgets import klondike_rush, mine_for_gold
from gold_widgets.lessons.subject import subject_of
from tests.golden import check
from tests.notebooks import cases as cases_of
from tests.notebooks.course import FOLDER, LESSONS, cells, name
from tests.notebooks.klondike_rush import rules_shown as of_klondike_rush
from tests.notebooks.mine_for_gold import rules_shown as of_mine_for_gold

CODE = re.compile(r"`[^`]*`")
"""Where `K2` is not a rule but a black card."""
LEGEND = "Each rule with the cells of its lesson that name it, and the exercises and tables that show it."


class Teaching:
    """A game with its lessons, and what is an example of each of its rules."""

    def __init__(self, book, shown):
        self.subject, self.shown = subject_of(book), shown.SHOWN
        self.kind = shown.Case
        self.title, self.folder = book.NAME, book.__name__.rpartition(".")[2]
        self.rules = book.rules("en")
        self.paths = {name(path): path for path in LESSONS[FOLDER / self.folder]}
        letters = {re.match("[A-Z]", rule.id)[0] for rule in self.rules}
        self.id = re.compile(rf"\b[{''.join(letters)}]R?\d+\b")

    def named(self, cell):
        """The rules that a cell of prose names."""
        return set(self.id.findall(CODE.sub("", cell.text)))

    def naming(self, rule):
        """The cells of prose in a rule's lesson that name it."""
        stored = cells(self.paths[rule.lesson])
        return [cell.id for cell in stored if not cell.is_code and rule.id in self.named(cell)]

    def showing(self, rule):
        """What shows a rule in its lesson."""
        found = cases_of.cases(self.paths[rule.lesson], self.subject, self.kind)
        return [case.name for case in found if self.shown[rule.id](case)]

    def drawn(self):
        lines = [f"Which lesson teaches which rule of {self.title}.", LEGEND, ""]
        for lesson in self.paths:
            taught = [rule for rule in self.rules if rule.lesson == lesson]
            lines.append(lesson if taught else f"{lesson}: all of them together")
            for rule in taught:
                lines.append(f"  {rule.id} {rule.name}")
                lines.append(f"    named in {', '.join(self.naming(rule))}")
                lines.append(f"    shown in {', '.join(self.showing(rule))}")
            lines.append("")
        return "\n".join(lines)


TAUGHT = [Teaching(mine_for_gold, of_mine_for_gold), Teaching(klondike_rush, of_klondike_rush)]
each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.folder)


@each_game
def test_each_rule_and_each_ruling_belongs_to_a_lesson_as_the_golden_file_shows(game):
    check(Path(__file__).parent / game.folder / "golden" / "coverage.txt", game.drawn())


@each_game
def test_every_rule_and_every_ruling_has_a_lesson_that_is_there(game):
    assert [rule.id for rule in game.rules if rule.lesson not in game.paths] == []
    assert {rule.id for rule in game.rules} == set(game.shown)


@each_game
def test_a_lesson_names_its_rules_and_shows_them(game):
    assert [rule.id for rule in game.rules if not game.naming(rule)] == []
    assert [rule.id for rule in game.rules if not game.showing(rule)] == []


@each_game
def test_the_lessons_name_no_rule_that_is_none(game):
    ids = {rule.id for rule in game.rules}
    for path in game.paths.values():
        for cell in cells(path):
            if not cell.is_code:
                assert game.named(cell) <= ids, cell.id
