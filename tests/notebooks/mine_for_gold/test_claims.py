"""What the lessons of Mine for Gold say in prose about their puzzles, found out by trying all."""

import pytest

from gold_widgets import mine_for_gold
from gold_widgets.games.mine_for_gold.layout import MOST_ROWS
from tests.notebooks.lessons import Lessons, chance

MINE = Lessons("mine_for_gold")
REDS = [card for card in mine_for_gold.BASIC_DECK if card.color == "R"]


def is_sure(goal, game):
    """Whether Ann reaches the aim, whatever Bob chooses."""
    if goal.is_decided(game):
        return goal.is_reached(game)
    seat = game.actors[0]
    found = (is_sure(goal, game.play(move)) for move in game.legal(seat))
    return any(found) if seat == 0 else all(found)


@pytest.mark.parametrize("lesson", ["01", "02", "03", "04", "05", "06", "07", "09"])
def test_a_puzzle_can_be_solved_whatever_bob_does_but_hardly_by_chance(lesson):
    goal = MINE.goal(lesson)
    start = goal.record.start
    assert is_sure(goal, start)
    assert chance(goal, start) <= 1 / 5


def first_cards(lesson):
    """With which card Ann may begin, if she wants to be sure."""
    goal = MINE.goal(lesson)
    start = goal.record.start
    return [str(card) for card in start.legal(0) if is_sure(goal, start.play(card))]


@pytest.mark.parametrize(
    ("lesson", "cards"),
    [("01", ["R3"]), ("02", ["R14"]), ("03", ["Y17"]), ("04", ["B17"]), ("05", ["G8"])],
)
def test_only_one_card_is_the_right_one_to_begin_with(lesson, cards):
    assert first_cards(lesson) == cards


def test_04_two_of_the_six_cards_complete_a_corridor():
    goal = MINE.goal("04")
    start = goal.record.start
    taken = {card: start.play(card).play("Y1").scores[0] for card in start.legal(0)}
    assert sorted(taken.values()) == [0, 0, 0, 0, 4, 7]


def test_02_five_red_cards_go_onto_the_12():
    found = [
        card.number
        for card in REDS
        if card.number not in (5, 12, 18)
        and [place.word for place in mine_for_gold.placements("R5 R12 R18", card)] == ["on@R12"]
    ]
    assert found == [9, 10, 11, 13, 14]


def test_02_nine_cards_out_of_ten_have_one_place():
    lays = []
    for seed in range(40):
        game = mine_for_gold.play_out(mine_for_gold.deal(2, seed=seed), ["random"] * 2)
        lays += [event.ways for each in game.history for event in each.events if _is_lay(event)]
    assert 0.85 < lays.count(1) / len(lays) < 0.95


def _is_lay(event):
    return hasattr(event, "place")


def test_03_there_are_as_many_rows_as_colors():
    assert len({card.color for card in mine_for_gold.BASIC_DECK}) == MOST_ROWS
