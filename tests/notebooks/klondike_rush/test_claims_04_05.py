"""What lessons 04 and 05 of Klondike Rush say in prose, found out by trying."""

import re
from contextlib import redirect_stdout
from io import StringIO
from itertools import combinations_with_replacement, product
from random import Random
from statistics import mean

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.errors import GameError
from gold_widgets.games.klondike_rush.events import NoOrderLeft
from tests.notebooks.klondike_rush.claims import (
    CARDS,
    DATA,
    KLONDIKE,
    ORDERS,
    THREE,
    WANTED,
    edited,
    events,
    wants,
)
from tests.notebooks.lessons import chance


def answered(game, level="sharp"):
    """The game once the computers have spoken in an auction."""
    while game.asks == "bid":
        view = klondike.view(game, game.to_move)
        game = game.play(klondike.opponent(level).choose(view))
    return game


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("04.1", "Cy"),
        ("04.2", "$24"),
        ("04.3", "$5"),
        ("04.4", "Nobody"),
        ("05.1", "o04: 2 × pelt"),
        ("05.2", "fish and wild"),
        ("05.3", "snow beast"),
    ],
)
def test_the_answers_are_those_that_the_prose_explains(name, answer):
    assert KLONDIKE.asked(name)._question.answer == answer


def test_a_puzzle_can_be_solved_but_hardly_by_chance():
    goal = KLONDIKE.goal("04")
    assert 0 < chance(goal, goal.record.start) <= 1 / 5


# -- 04: auctions ----------------------------------------------------------------------------


def test_04_ann_bids_first_then_bob_then_cy_and_each_speaks_once():
    game, spoke = KLONDIKE.asked("04.1")._game, []
    assert (game.on_sale, set(game.money)) == (("R3",), {30})
    for bid in ("bid-4", "bid-5", "bid-6"):
        spoke.append(game.seats[game.to_move].name)
        game = game.play(bid)
    assert spoke == ["Ann", "Bob", "Cy"]
    assert game.asks == "act"


def test_04_a_bid_is_at_least_a_dollar_more_than_the_last_and_never_more_than_they_have():
    opened = KLONDIKE.asked("04.3")._game
    for game, least in ((KLONDIKE.asked("04.1")._game, 1), (opened, 5)):
        fine = [bid for bid in range(40) if not game.why_not(f"bid-{bid}")]
        assert fine == list(range(least, 31))


def test_04_the_buyer_gets_investments_mine_pieces_and_a_secret_order():
    start = klondike.scenario("on sale: R3", players=["Ann", "Bob", "Cy"], seed=1)
    after = start.play("bid-4 bid-6 pass")
    assert after.money == (30, 24, 30)
    assert after.cards[1] == ("R3",)
    assert klondike.profit(after, "Bob") == 1
    assert after.unused[1] == {"red": 1}
    [drawn] = set(after.orders[1]) - set(start.orders[1])
    assert drawn == start.order_deck[0]
    assert klondike.view(after, "Bob").orders == after.orders[1]
    assert drawn in klondike.view(after, "Ann").unseen_orders


def test_04_every_mine_on_a_card_gives_a_piece():
    start = KLONDIKE.made("04").live[0].record.start
    assert start.on_sale == ("R4",)
    assert start.play("bid-1 pass pass").unused[0]["red"] == CARDS["R4"].mines[0] == 2


def test_04_RW_is_an_investment_in_red_one_in_white_and_a_red_mine():
    red_and_white = (1, 1, 0, 0)
    assert (CARDS["RW"].investments, CARDS["RW"].mines) == (red_and_white, (1, 0, 0, 0))
    after = klondike.parse(THREE + "on sale: RW\ndeck: R1").play("bid-1 pass pass")
    assert after.unused[0] == {"red": 1}
    assert klondike.profit(after, "Ann") == 2


def test_04_a_card_that_all_pass_leaves_the_game_and_the_turn_goes_on():
    after = KLONDIKE.asked("04.4")._after
    assert "R3" not in (*after.on_sale, *after.deck, *sum(after.cards, ()))
    assert (after.asks, after.seats[after.active].name) == ("act", "Ann")


def test_04_whoever_bids_last_is_another_one_next_turn():
    game, last = KLONDIKE.asked("04.1")._game, []
    for _ in range(2):
        last.append(game.play("pass pass").to_move)
        game = game.play("pass pass pass end")
    assert last == [2, 0]


def test_04_three_tokens_are_worth_5_dollars_and_bob_would_have_9():
    short = klondike.parse(
        THREE + "on sale: R3\nactive: Ann\nto move: Bob\nhigh: Ann 4\n"
        "money: 30, 4, 30\ntokens: -, fish 2 pelt, -\ndeck: R1 W1"
    )
    assert short.why_not("bid-5") == KLONDIKE.made("04").answers["why-not"]
    traded = short.play("trade-fish-fish-pelt")
    assert traded.money[1] == 9
    assert not traded.why_not("bid-9")


def test_04_two_red_investments_pay_twice_red_with_the_profit_card_and_again_at_the_end():
    assert CARDS["R1"].investments == (2, 0, 0, 0)
    dealt = klondike.deal(3, seed=1)
    assert set(dealt.values.values()) == {1}
    for mines in ("a1", "a1 a2 b1"):
        game = klondike.parse(THREE + f"mines: red {mines}\ncards: R1, -, -\nturns left: 1")
        twice = 2 * game.values["red"]
        used = game.play("profit")
        assert used.money[0] == 30 + twice
        assert used.play("done done done").money[0] == 30 + twice + twice


def test_04_the_better_a_computer_the_more_it_expects_and_the_best_bids_least():
    first = klondike.deal(["Ann", "Bob", "Cy"], seed=7)
    assert first.on_sale == ("R1",)
    assert CARDS["R1"].crates == 1
    told = KLONDIKE.made("04").answers["whys"].splitlines()
    bids, hopes = zip(*(map(int, re.findall(r"\$(\d+)", line)[:2]) for line in told), strict=True)
    assert max(hopes) > 3 * min(hopes)
    assert list(hopes) == sorted(hopes)
    assert "the best of them bids least" in KLONDIKE.prose("04")
    assert bids[-1] < min(bids[:-1])
    assert max(bids) < min(hopes), "nobody bids all that it may be worth"


def jars():
    """The names of the cell with the jar of 10 dollars."""
    names = {}
    with redirect_stdout(StringIO()):
        exec(KLONDIKE.cell("04", "jar").text, names)
    return names


def test_04_the_winner_of_the_jar_loses_more_than_2_dollars_and_it_helps_to_be_shy():
    gain = jars()["gain"]
    assert gain() < -2
    assert gain() < gain(shy=2) < 0 < gain(shy=3)
    assert gain(people=5) < gain()


def test_04_guesses_at_the_jar_are_right_on_average_but_the_highest_is_mostly_too_high():
    luck = Random(1)
    rows = [[10 + luck.randint(-4, 4) for _ in range(3)] for _ in range(10_000)]
    assert "10 + luck.randint(-4, 4) for _ in range(people)" in KLONDIKE.cell("04", "jar").text
    assert mean(map(mean, rows)) == pytest.approx(10, abs=0.05)
    assert mean(max(row) > 10 for row in rows) > 0.8


def test_04_there_is_exactly_one_bid_that_bob_cannot_beat_and_that_leaves_5():
    start = KLONDIKE.goal("04").record.start
    assert start.money == (8, 3, 2)
    assert klondike.cost(start, "green", "c7").dollars == 5
    assert (CARDS["G5"].investments, CARDS["G5"].mines) == ((0, 0, 1, 0), (0, 0, 1, 0))
    sure = [
        bid
        for bid in range(1, 9)
        if start.play(f"bid-{bid}").legal() == ("pass",) and start.money[0] - bid >= 5
    ]
    assert sure == [3]
    for bid in (1, 2):
        assert answered(start.play(f"bid-{bid}")).cards[1] == ("G5",)


def test_04_cy_buys_for_5_and_bob_for_6_once_the_bids_are_changed():
    assert edited("04").cards[2] == ("R3",)
    assert edited("04").money == (30, 30, 25)
    for bids in ("bid-4 bid-6 pass", "pass bid-6 pass"):
        after = edited("04", ("bid-4 pass bid-5", bids))
        assert after.cards[1] == ("R3",)
        assert after.money == (30, 24, 30)


# -- 05: orders and trades -------------------------------------------------------------------


def held(tokens, orders="-"):
    """A game in which Ann has these tokens and orders."""
    counts = " ".join(f"{kind} {tokens.count(kind)}" for kind in klondike.KINDS if kind in tokens)
    return klondike.parse(THREE + f"tokens: {counts}, -, -\norders: {orders}, -, -\ndeck: R1")


def fills(game):
    return [move for move in game.legal(0) if "order-" in move]


def test_05_orders_are_secret_and_anns_want_two_pelts_and_two_moose():
    bag = KLONDIKE.asked("05.1")._game
    assert [wants(order) for order in bag.orders[0]] == [["pelt"] * 2, ["moose"] * 2]
    assert klondike.view(bag, "Ann").orders == bag.orders[0]
    assert klondike.view(bag, "Bob").orders == ()


def test_05_any_three_tokens_bring_5_dollars():
    every = list(combinations_with_replacement(klondike.KINDS, 3))
    for three in every:
        after = held(three).play(f"trade-{'-'.join(three)}")
        assert after.money[0] == 35
        assert not any(after.tokens[0].values())


@pytest.mark.parametrize("order", ORDERS)
def test_05_a_wild_token_stands_for_any_that_an_order_wants_and_a_snow_beast_for_none(order):
    wanted = wants(order)
    for missing in range(len(wanted)):
        others = wanted[:missing] + wanted[missing + 1 :]
        [move] = fills(held([*others, "wild"], order))
        after = held([*others, "wild"], order).play(move)
        assert after.money[0] == 30 + ORDERS[order].pays
        assert after.orders[0] == ()
        assert not fills(held([*others, *["beast"] * 3], order))


def test_05_a_wild_token_may_pay_although_the_real_thing_is_there():
    game = held([*wants("o04"), "wild"], "o04")
    assert fills(game) == ["order-o04-pelt-pelt", "order-o04-pelt-wild"]


def test_05_a_crate_gives_nothing_when_the_order_cards_are_used_up():
    start = klondike.parse(THREE + "on sale: R3\ndeck: R1")
    after = start.play("bid-1 pass pass")
    assert start.order_deck == ()
    assert CARDS["R3"].crates == 1
    assert events(after, NoOrderLeft)
    assert after.orders[0] == ()


def test_05_emeralds_pay_best_and_two_fish_3_each_and_a_trade_less_than_2():
    assert len(DATA.orders) == 32
    a_token = {order: ORDERS[order].pays / len(wants(order)) for order in ORDERS}
    best = max(a_token.values())
    assert {kind for order in ORDERS if a_token[order] == best for kind in wants(order)} == {
        "emerald"
    }
    assert min(DATA.raw["tokens"][kind] for kind in WANTED) == DATA.raw["tokens"]["emerald"]
    fish = [order for order in ORDERS if wants(order) == ["fish"] * 2]
    assert {a_token[order] for order in fish} == {3}
    assert DATA.raw["setup"]["trade_three"] / 3 < 2
    assert min(a_token.values()) > 2, "every order is better than a trade"


def test_05_lesson_09_shows_how_to_change_prices_and_those_of_orders_can_be():
    assert 'print(raw["orders"][0])' in KLONDIKE.cell("09", "parts").text
    first, *others = DATA.raw["orders"]
    own = klondike.read_data({**DATA.raw, "orders": [{**first, "pays": 9}, *others]})
    assert [order.pays for order in own.orders[:2]] == [9, DATA.orders[1].pays]


MOMENTS = {
    "before a bid": "on sale: R3\ndeck: R1",
    "in the middle of an auction": "on sale: R3\nactive: Ann\nto move: Bob\nhigh: Ann 4\ndeck: R1",
    "while somebody builds": "unused: red 1, -, -\ncards: R3, -, -\ndeck: R1",
    "while all settle": "to move: Ann\nasks: settle\nturns left: 3",
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_05_anybody_can_fill_and_trade_at_any_moment_and_it_stays_the_same_turn(moment):
    each = "tokens: pelt 2 moose, pelt 2 moose, pelt 2 moose\norders: o04, o05, o06\n"
    game = klondike.parse(THREE + each + MOMENTS[moment])
    for seat in range(3):
        free = [move for move in game.legal(seat) if re.search("order-|trade-", move)]
        assert {re.search("order|trade", move)[0] for move in free} == {"order", "trade"}
        for move in free:
            after = game.play(move)
            assert after.money[seat] > game.money[seat]
            assert (after.to_move, after.active, after.asks, after.high) == (
                game.to_move,
                game.active,
                game.asks,
                game.high,
            )


def test_05_ann_keeps_a_pelt_and_it_is_still_bob_who_has_to_bid():
    demo, _ = KLONDIKE.made("05").live
    start, after = demo.record.start, demo.record.go(1).game
    assert start.tokens[0]["pelt"] == 2
    assert after.tokens[0]["pelt"] == 1
    assert after.orders[0] == ()
    assert (after.asks, after.seats[after.to_move].name) == ("bid", "Bob")
    told = KLONDIKE.made("05").answers["meanwhile"].splitlines()
    assert [line.split(":")[0] for line in told] == ["Bob", "Ann"]
    assert told == [
        " ".join([f"{name}:", *start.legal(seat)]) for seat, name in ((1, "Bob"), (0, "Ann"))
    ]


def test_05_at_the_table_both_orders_of_ann_can_be_filled():
    _, table = KLONDIKE.made("05").live
    start = table.record.start
    assert {move.split("-")[1] for move in fills(start)} == {"o16", "o20"} == set(start.orders[0])


def test_05_a_trade_or_the_order_lets_bob_bid_what_cy_cannot_beat():
    start = KLONDIKE.goal("05").record.start
    assert (start.money, start.high) == ((20, 4, 9), (0, 4))
    assert wants(*start.orders[1]) == ["fish", "pelt"]
    assert start.tokens[1]["fish"] == 2
    assert not any(move.startswith("bid") for move in start.legal())
    traded, filled = start.play("trade-fish-fish-pelt"), start.play("order-o16-fish-pelt")
    assert (traded.money[1], filled.money[1]) == (9, 11)
    assert traded.play("bid-9").legal() == ("pass",)
    assert {kind for kind, count in filled.tokens[1].items() if count} == {"fish"}
    assert filled.tokens[1]["fish"] == 1


def test_05_cy_wants_the_card_too_and_has_it_after_a_bid_that_is_too_low():
    start = KLONDIKE.goal("05").record.start
    for first, bid in product(("trade-fish-fish-pelt", "order-o16-fish-pelt"), (5, 6)):
        assert answered(start.play(first).play(f"bid-{bid}")).cards[2] == ("R3",)


def test_05_a_new_emerald_or_a_wild_token_fills_o28():
    assert (wants("o28"), ORDERS["o28"].pays) == (["fish", "pelt", "emerald"], 14)
    with pytest.raises(GameError):
        edited("05")
    wild = "order-o28-fish-pelt-wild"
    pays = "order-o28-fish-pelt-emerald"
    for edits in ([("moose", "emerald")], [("moose", "wild"), (pays, wild)]):
        assert edited("05", *edits).money[0] == 30 + 14
    with pytest.raises(GameError):
        edited("05", ("moose", "wild"))
