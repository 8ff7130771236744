"""What the first lessons of Klondike Rush say in prose, found out by trying and counting."""

import re
from collections import Counter

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush.events import PiecesGone, PiecesTaken
from tests.notebooks.klondike_rush.claims import DATA, KLONDIKE, THREE, edited
from tests.notebooks.lessons import chance, solved_by, ways

RAW = DATA.raw


# -- puzzles ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["01", "02", "03"])
def test_a_puzzle_can_be_solved_but_hardly_by_chance(number):
    goal = KLONDIKE.goal(number)
    assert 0 < chance(goal, goal.record.start) <= 1 / 5


def test_01_of_seven_snow_beasts_only_one_is_within_6_dollars():
    start = KLONDIKE.goal("01").record.start
    beasts = [space for space, kind in start.board.items() if kind == "beast"]
    assert len(beasts) == 7
    assert [space for space in beasts if klondike.cost(start, "red", space).dollars <= 6] == ["a5"]
    assert solved_by(KLONDIKE.goal("01")) == {("build-red@a5",)}


def test_02_three_mines_for_6_dollars_begin_with_b6_and_c9():
    assert solved_by(KLONDIKE.goal("02")) == {
        ("build-green@b6", "build-green@c9", "build-green@c8"),
        ("build-green@b6", "build-green@c9", "build-green@c10"),
    }


def test_03_28_dollars_take_the_two_cheapest_red_mines_and_no_white_one():
    assert solved_by(KLONDIKE.goal("03")) == {
        ("build-red@a5", f"build-red@{last}", "profit") for last in ("b9", "b10")
    }
    goal = KLONDIKE.goal("03")
    ends = [goal.record.start.play(line).money[0] for line in ways(goal, goal.record.start)]
    assert max(ends) == 28


def test_03_a_white_mine_costs_more_than_it_brings_and_a_red_one_less():
    start = KLONDIKE.goal("03").record.start
    cards = {card.id: card for card in DATA.cards}
    own = [
        sum(column) for column in zip(*(cards[c].investments for c in start.cards[0]), strict=True)
    ]
    red, white = own[:2]
    least = {
        company: min(cost.dollars for cost in klondike.costs(start, company).values())
        for company in ("red", "white")
    }
    assert (red, white) == (5, 2)
    assert least["white"] > white
    assert least["red"] < red


# -- 01: the map and the box -----------------------------------------------------------------


def test_01_rings_of_6_12_and_18_leave_35_spaces_for_35_tokens():
    rings = Counter(space.id[0] for space in DATA.spaces)
    assert rings == {"a": 6, "b": 12, "c": 18}
    assert len(DATA.spaces) - 1 == sum(DATA.tokens) == 35
    assert {space.id[0]: space.area for space in DATA.spaces} == {
        "a": "summit",
        "b": "slopes",
        "c": "foothills",
    }


def test_01_the_numbers_go_round_like_a_clock():
    at = {space.id: space for space in DATA.spaces}
    peak = RAW["board"]["peak"]
    for top in ("a6", "b12", "c18"):
        assert abs(at[top].x - peak["x"]) < 0.2
        assert at[top].y < peak["y"]
    assert at["b3"].x == max(space.x for space in DATA.spaces if space.id[0] == "b")
    assert abs(at["b6"].x - peak["x"]) < 0.2
    assert at["b6"].y > peak["y"]


def test_01_the_paths_that_it_names_have_these_prices():
    paths = {frozenset(path[:2]): path[2] for path in RAW["board"]["paths"]}
    assert paths[frozenset(("a4", "a5"))] == 2
    assert paths[frozenset(("a3", "b5"))] == 5
    assert paths[frozenset(("a3", "a4"))] == 4
    assert paths[frozenset(("a3", "b6"))] == 3
    assert paths[frozenset(("b6", "c9"))] == 2


def test_01_emeralds_are_rarer_than_fish_and_pay_better():
    tokens, pays = RAW["tokens"], {}
    for order in RAW["orders"]:
        pays[tuple(order["wants"].items())] = order["pays"]
    assert tokens["emerald"] < tokens["fish"] == max(tokens.values())
    for count in (2, 3):
        assert pays[("emerald", count),] > pays[("fish", count),]


def test_01_the_box_holds_what_the_prose_says():
    assert (len(DATA.cards), len(DATA.orders)) == (36, 32)
    assert DATA.pieces * len(DATA.companies) == 48
    assert sum(card.four_plus for card in DATA.cards) == 4
    assert sum(int(worth) * count for worth, count in RAW["money_cards"].items()) == 824
    assert sum(KLONDIKE.asked("01.3")._game.money) == 824
    for players, cards in ((3, 32), (4, 36), (5, 36)):
        game = klondike.deal(players, seed=1)
        assert len(game.deck) + len(game.on_sale) == cards


def test_01_the_first_table_is_the_game_of_the_first_question_and_the_puzzle():
    dealt = klondike.deal(["Ann", "Bob", "Cy"], seed=7)
    assert dealt.board == KLONDIKE.asked("01.1")._game.board
    assert dealt.board == KLONDIKE.goal("01").record.start.board


def test_01_the_mine_on_c9_costs_2_from_b6_and_from_nowhere_else():
    prices = {}
    for space in DATA.spaces:
        if space.id != "c9":
            game = klondike.parse(THREE + f"town: {space.id}")
            prices[space.id] = klondike.cost(game, "red", "c9").dollars
    assert [space for space, dollars in prices.items() if dollars == 2] == ["b6"]
    assert prices["c8"] == prices["c10"] == 1
    assert prices["a3"] == 5


def test_01_it_says_which_numbers_are_ours():
    told = KLONDIKE.prose("01")
    assert re.search(r"spaces, names, paths and prices.*orders.*tokens are our numbers", told)


# -- 02: prices ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "answer"),
    [("02.1", "b6"), ("02.2", "$6"), ("02.3", "$5"), ("02.4", "$6"), ("02.5", "$3")],
)
def test_02_the_answers_are_those_that_the_prose_explains(name, answer):
    assert KLONDIKE.asked(name)._question.answer == answer


def test_02_the_straight_way_over_b5_is_dearer_and_marys_is_1_3_1():
    paths = {frozenset(path[:2]): path[2] for path in RAW["board"]["paths"]}
    straight = paths[frozenset(("a3", "b5"))] + paths[frozenset(("b5", "c8"))]
    assert straight > klondike.cost(KLONDIKE.asked("02.2")._game, "red", "c8").dollars
    way = klondike.cost(KLONDIKE.asked("02.3")._game, "green", "c7").way
    assert [path.dollars for path in way] == [1, 3, 1]
    assert [path.printed for path in way] == [4, 3, 1]


def test_02_c8_is_cheaper_once_c7_is_built():
    [table] = [each for each in KLONDIKE.made("02").live if each.record.start.unused[0]]
    start = table.record.start
    after = start.play("build-green@c7")
    assert klondike.cost(after, "green", "c8").dollars < klondike.cost(start, "green", "c8").dollars


def test_02_python_finds_every_price_in_a_few_rounds():
    dollars, times, is_same = KLONDIKE.made("02").answers["relax"].split()
    assert (dollars, is_same) == ("5", "True")
    assert 2 <= int(times) <= 5
    told = KLONDIKE.cell("02", "relax").text
    [body] = re.findall(r"def prices.*?return", told, re.DOTALL)
    assert len(body.splitlines()) - 1 <= 10, "ten lines of Python"


def test_02_our_cards_have_eight_mines_of_each_company_and_ten_can_be_built():
    of_each = [sum(column) for column in zip(*(card.mines for card in DATA.cards), strict=True)]
    assert of_each == [8] * 4
    assert DATA.pieces - 2 == 10


def test_02_nine_red_mines_and_bobs_leave_none_for_ann():
    [table] = [each for each in KLONDIKE.made("02").live if each.record.start.on_sale]
    end = table.record.go(len(table.record)).game
    start = table.record.start
    assert len(start.mines) == 9
    assert start.unused[1]["red"] == 1
    kinds = [type(event) for game in end.history for event in game.events]
    assert PiecesGone in kinds
    assert PiecesTaken not in kinds


def test_02_a_trade_first_lets_mary_build_and_leaves_her_4():
    end = edited("02", ("build", "trade-fish-fish-fish build"))
    assert "c7" in end.mines
    assert end.money[0] == 4


# -- 03: profit ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "answer"),
    [("03.1", "$3"), ("03.2", "$28"), ("03.3", "$11"), ("03.4", "The next auction")],
)
def test_03_the_answers_are_those_that_the_prose_explains(name, answer):
    assert KLONDIKE.asked(name)._question.answer == answer


def test_03_greedy_cy_still_has_his_mine_when_the_turn_is_over():
    after = KLONDIKE.asked("03.4")._after
    assert after.unused[2]["black"] == 1
    assert after.seats[after.active].name == "Ann", "who sits to the left of Cy"


def test_03_a_red_mine_makes_joes_profit_grow_most():
    [table] = KLONDIKE.made("03").live
    start = table.record.start
    grown = {
        company: max(
            klondike.profit(start.play(move), "Joe") - klondike.profit(start, "Joe")
            for move in start.legal()
            if move.startswith(f"build-{company}@")
        )
        for company in DATA.companies
    }
    assert grown == {"red": 4, "white": 2, "green": 0, "black": 0}


def test_03_twice_the_cards_bring_more_than_three_times_the_profit():
    rows = [
        [int(each) for each in line.split()]
        for line in KLONDIKE.made("03").answers["growth"].splitlines()
    ]
    paid = {sold: dollars for sold, *_, dollars in rows}
    assert rows[0] == [8, 3, 4, 13]
    assert paid[16] > 3 * paid[8]
    assert paid[32] > 3 * paid[16]
    assert paid[16] // 5 == 8, "so many cards at 5 dollars"


def test_03_one_more_red_mine_makes_it_32_and_a_white_one_does_not():
    free = [space.id for space in DATA.spaces if space.id not in _JOES]
    for space in free:
        assert edited("03", ("red a1", f"red {space} a1")).money[0] == 30 + 32
        assert edited("03", ("white a5", f"white {space} a5")).money[0] == 30 + 30


_JOES = {"a3", "a1", "b1", "b2", "a5", "b9", "b10", "c13", "c14"}
