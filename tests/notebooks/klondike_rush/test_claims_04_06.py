"""What lessons 04 to 06 of Klondike Rush say in prose, found out by trying."""

import re
from contextlib import redirect_stdout
from io import StringIO
from itertools import combinations_with_replacement, product
from random import Random
from statistics import mean

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.errors import GameError
from gold_widgets.games.klondike_rush.events import BeastReward, NoOrderLeft, PaidOut
from tests.notebooks.lessons import Lessons, chance, solved_by

KLONDIKE = Lessons("klondike_rush")
DATA = klondike.DATA
CARDS = {card.id: card for card in DATA.cards}
ORDERS = {order.id: order for order in DATA.orders}
WANTED = klondike.KINDS[:4]
"""The kinds that an order can ask for."""
THREE = "players: Ann, Bob, Cy\n"
SETTLING = THREE + "to move: Cy\nasks: settle\nturns left: 1\nprofit: no, no, no\n"


def edited(number, *edits):
    """The position after the cell to edit, once a pupil has edited it."""
    table, moves = KLONDIKE.edited(number, *edits)
    return klondike.parse(table).play(moves)


def answered(game, level="sharp"):
    """The game once the computers have spoken in an auction."""
    while game.asks == "bid":
        view = klondike.view(game, game.to_move)
        game = game.play(klondike.opponent(level).choose(view))
    return game


def events(game, kind):
    return [event for each in game.history for event in each.events if isinstance(event, kind)]


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
        ("06.1", "Bob, Cy, Ann"),
        ("06.2", "A last turn, without an auction"),
        ("06.3", "Ann and Bob: $12 each"),
        ("06.4", "$30"),
        ("06.5", "Ann"),
    ],
)
def test_the_answers_are_those_that_the_prose_explains(name, answer):
    assert KLONDIKE.asked(name)._question.answer == answer


@pytest.mark.parametrize("number", ["04", "06"])
def test_a_puzzle_can_be_solved_but_hardly_by_chance(number):
    goal = KLONDIKE.goal(number)
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


def wants(order):
    """What an order asks for, kind by kind."""
    counts = zip(WANTED, ORDERS[order].wants, strict=True)
    return [kind for kind, count in counts for _ in range(count)]


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


# -- 06: the end -----------------------------------------------------------------------------


def test_06_everybody_has_one_last_turn_without_an_auction_bought_or_not():
    for name in ("06.1", "06.2"):
        start = KLONDIKE.asked(name)._game
        assert (start.on_sale, start.deck) == (("R5",), ())
        game, turns = KLONDIKE.asked(name)._after, []
        while game.asks == "act":
            turns.append(game.seats[game.active].name)
            game = game.play("end")
        assert turns == ["Bob", "Cy", "Ann"]
        assert (game.asks, game.is_over) == ("settle", False)


def test_06_in_the_last_turn_one_builds_and_then_may_use_the_profit_card():
    game = klondike.parse(THREE + "unused: red 1, -, -\ncards: R5, -, -\nturns left: 3")
    built = game.play("build-red@b6")
    assert {"profit", "end"} <= set(built.legal())
    assert built.play("profit").money[0] == built.money[0] + 2


def test_06_all_settle_once_in_turn_order_and_then_it_is_too_late():
    goal = KLONDIKE.goal("06")
    game, spoke = goal.record.start, []
    while not game.is_over:
        spoke.append(game.seats[game.to_move].name)
        game = game.play("done")
    assert spoke == ["Ann", "Bob", "Cy"]
    assert game.tokens[0]["fish"] == 2
    assert game.legal(0) == game.legal(1) == ()


def test_06_ann_is_paid_twice_for_three_red_ones_and_bob_once_at_the_same_values():
    start, after = KLONDIKE.asked("06.4")._game, KLONDIKE.asked("06.4")._after
    reds = sum(CARDS[card].investments[0] for card in start.cards[0])
    assert (reds, list(start.mines.values())) == (3, ["red"] * 4)
    assert CARDS["W1"].investments[1] == 2
    assert (start.has_profit, start.values["red"]) == ((True, False, False), 5)
    paid = [(event.to.name, event.dollars, event.rule) for event in events(after, PaidOut)]
    assert paid == [("Ann", 2 * 15, "KR16"), ("Bob", 2, "K9"), ("Cy", 0, "K9")]
    assert after.money == (60, 32, 30)


@pytest.mark.parametrize(
    ("beasts", "rewards"),
    [
        ((2, 1, 0), (25, 0, 0)),
        ((2, 2, 1), (12, 12, 0)),
        ((1, 1, 1), (8, 8, 8)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_06_the_most_snow_beasts_bring_25_dollars_shared_and_rounded_down(beasts, rewards):
    bags = ", ".join(f"beast {count}" if count else "-" for count in beasts)
    after = klondike.parse(SETTLING + f"tokens: {bags}").play("done")
    assert after.money == tuple(30 + reward for reward in rewards)


def test_06_beasts_that_were_traded_away_do_not_count():
    game = klondike.parse(SETTLING + "tokens: beast, -, beast 3")
    assert game.play("done").money == (30, 30, 55)
    traded = game.play("trade-beast-beast-beast").play("done")
    assert traded.money == (55, 30, 35)
    [reward] = events(traded, BeastReward)
    assert reward.beasts == 1


def winners(game):
    """The names of those who win."""
    return {game.seats[seat].name for seat in game.winners}


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        ("money: 90, 91, 20\ntokens: fish 2, -, -", {"Bob"}),
        ("money: 90, 90, 20\ntokens: fish 2, fish, -", {"Ann"}),
        ("money: 90, 90, 20\ntokens: fish, fish 2, -\ncards: -, -, R1", {"Bob"}),
        ("money: 90, 65, 20\ntokens: fish 2, beast, -", {"Ann"}),
        ("money: 90, 65, 20\ntokens: fish, beast fish, -", {"Bob"}),
        ("money: 92, 90, 20\ncards: R3 R5, R1 W1, -", {"Bob"}),
        ("money: 92, 90, 20\ntokens: fish, -, -\ncards: R3 R5, R1 W1, -", {"Ann"}),
        ("money: 90, 90, 20\ncards: R1, W1, -", {"Ann", "Bob"}),
    ],
)
def test_06_money_wins_then_tokens_with_beasts_then_investments_then_it_is_shared(lines, names):
    assert winners(klondike.parse(SETTLING + lines).play("done")) == names


def test_06_five_dollars_are_better_than_three_tokens_in_any_tie():
    for ours, theirs in product(range(84, 97), range(5)):
        bag = f"fish {theirs}" if theirs else "-"
        lines = f"money: 20, 90, {ours}\ntokens: -, {bag}, pelt 3"
        kept = klondike.parse(SETTLING + lines)
        traded = kept.play("trade-pelt-pelt-pelt")
        if "Cy" in winners(kept.play("done")):
            assert winners(traded.play("done")) == {"Cy"}


def test_06_snow_beasts_are_worth_thinking_twice_and_two_tokens_win_a_tie():
    beasts = klondike.parse(SETTLING + "money: 20, 90, 70\ntokens: -, -, beast 3")
    assert winners(beasts.play("done")) == {"Cy"}
    assert winners(beasts.play("trade-beast-beast-beast").play("done")) == {"Bob"}
    two = klondike.parse(SETTLING + "money: 20, 90, 90\ntokens: -, -, fish 2")
    assert two.legal() == ("done",)
    assert winners(two.play("done")) == {"Cy"}


def test_06_the_winner_of_three_computers_is_ahead_by_more_than_5_dollars():
    told = KLONDIKE.made("06").answers["how-close"].splitlines()
    *_, second, first = sorted(int(line.split()[1]) for line in told)
    assert first - second > 5


def test_06_the_beasts_make_45_and_more_than_6_dollars_are_needed():
    start = KLONDIKE.goal("06").record.start
    assert start.money == (20, 51, 10)
    assert start.play("done done done").money == (45, 51, 10)
    assert solved_by(KLONDIKE.goal("06")) == {("order-o16-fish-pelt", "done", "done", "done")}
    assert wants(*start.orders[0]) == ["fish", "pelt"]
    after = start.play("order-o16-fish-pelt done done done")
    assert after.money == (45 + 7, 51, 10)


def test_06_bob_wins_the_tie_until_ann_has_more_tokens():
    before = edited("06")
    assert winners(before) == {"Bob"}
    assert before.events[-1].rule == "KR20"
    after = edited("06", ("fish, fish 2", "fish 3, fish 2"))
    assert (winners(after), after.events[-1].rule) == ({"Ann"}, "KR20")
