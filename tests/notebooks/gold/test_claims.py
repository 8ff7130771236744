"""What the lessons say in prose about their puzzles, found out by trying everything."""

import re
from itertools import combinations, product

import pytest

from gold_widgets import gold
from gold_widgets.tables.phrases import Phrases
from tests.notebooks.course import FOLDER, cells, run
from tests.notebooks.lessons import Lessons

GOLD = Lessons("gold")


def endings(goal, game=None):
    """Yield every way to play a puzzle to its end; which card of a turn comes first is the same."""
    game = game or goal.record.start
    if goal.is_decided(game):
        yield game
        return
    width = 1 if game.rush else 2
    for spots in combinations(game.table, min(width, len(game.table))):
        yield from endings(goal, game.play(spots))


def chance(goal, game):
    """How likely a puzzle is solved by somebody who presses any cards."""
    if goal.is_decided(game):
        return goal.is_reached(game)
    width = min(1 if game.rush else 2, len(game.table))
    turns = [game.play(spots) for spots in combinations(game.table, width)]
    return sum(chance(goal, after) for after in turns) / len(turns)


def solved(goal):
    return [end for end in endings(goal) if goal.is_reached(end)]


def turns(end):
    """What settled each turn, and who had it."""
    return [
        (after.events[1], after.seats[before.to_move].name)
        for before, after in zip(end.history, end.history[1:], strict=False)
        if not after.face_up
    ]


@pytest.mark.parametrize("lesson", ["02", "03", "04", "05"])
def test_a_puzzle_is_hardly_solved_by_chance(lesson):
    goal = GOLD.goal(lesson)
    assert 0 < chance(goal, goal.record.start) < 1 / 20


def test_help_knows_the_words_of_a_table_that_stopped_are_those_that_it_says():
    told = " ".join(cell.text for cell in cells(FOLDER / "help.ipynb"))
    for kind in ("asleep", "silent", "lost"):
        said = Phrases("en").frame[kind]
        assert f"*{re.split('[:.]', said)[0]}*" in told


def test_02_there_are_eight_ways_to_give_bob_4_points_in_a_turn_of_ann():
    start = gold.scenario("R2", players=["Ann", "Bob"])
    bob = start.seats[1]
    found = [
        (first, second)
        for first, second in product(gold.CARDS, repeat=2)
        if (outcome := gold.resolve(first, second)).rule == "G5"
        and outcome.gold.value == 4
        and outcome.digger.color in bob.colors
    ]
    assert len(found) == 8
    assert sum(first.is_digger for first, _ in found) == 4


def test_02_red_carries_the_gold_4_and_purple_works_in_turns_of_ann():
    for end in solved(GOLD.goal("02")):
        assert {(event.digger.code, event.gold.code) for event, _ in turns(end)} >= {("R4", "$4")}
        assert all(who == "Ann" for event, who in turns(end) if event.digger.color == "P")


def test_03_the_red_5_fights_first_and_digs_later():
    for end in solved(GOLD.goal("03")):
        rules = [event.rule for event, _ in turns(end) if "R5" in str(event)]
        assert rules == sorted(rules, reverse=True)
        assert "G6" in rules


def test_04_all_three_rules_are_needed():
    for end in solved(GOLD.goal("04")):
        assert {event.rule for event, _ in turns(end)} == {"G5", "G6", "G7"}


def test_05_bob_needs_turns_in_which_nothing_happens():
    for end in solved(GOLD.goal("05")):
        assert {event.rule for event, who in turns(end) if who == "Bob"} == {"G8"}


def test_pupils_can_copy_the_games_that_their_teacher_collects():
    guide = run(FOLDER / "teachers_guide.ipynb")
    [table] = [table for table in guide.live if len(table.game.table) == 64]
    assert "record" in table._allow
