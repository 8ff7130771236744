"""Every ruling, by its id: where the book is silent."""

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush import events
from tests.games.klondike_rush.test_rules import END, happened, three, two


def test_KR1_when_all_pass_the_card_leaves_the_game():
    game = three("on sale: R3\nunused: red 1, -, -", "pass pass pass")
    assert game.unsold == ("R3",)
    assert (game.asks, game.to_move, game.money) == ("act", 0, (30, 30, 30))
    assert game.play("build-red@b6").mines["b6"] == "red"


def test_KR2_wild_stands_for_anything_but_beasts_fill_nothing():
    game = three("tokens: pelt wild 2 beast 2, -, -\norders: o04, -, -")
    assert game.play("order-o04-pelt-wild").money[0] == 37
    assert game.play("order-o04-wild-wild").money[0] == 37
    assert "KR2" in game.why_not("order-o04-pelt-beast")
    assert [move for move in game.legal() if "order" in move] == [
        "order-o04-pelt-wild",
        "order-o04-wild-wild",
    ]


def test_KR3_without_pieces_a_symbol_gives_none():
    mines = "mines: red a1 a2 a4 a5 a6 b1 b2 b3 b4\nunused: -, red 1, -"
    game = three("on sale: R4\n" + mines)
    assert "red" not in game.supply
    after = game.play("bid-1 pass pass")
    assert after.cards[0] == ("R4",)
    assert dict(after.unused[0]) == {}
    assert happened(after, events.PiecesGone) == [events.PiecesGone(after.seats[0], "red", 2)]


def test_KR3_the_last_piece_is_given():
    game = three("on sale: R4\nmines: red a1 a2 a4 a5 a6 b1 b2 b3 b4", "bid-1 pass pass")
    assert dict(game.unused[0]) == {"red": 1}


def test_KR4_the_last_bid_goes_round_from_the_active_player():
    game = three("rules: last_bid\non sale: R3\nto move: Bob\nactive: Bob", "pass bid-2 bid-3")
    assert [game.to_move, game.play("pass").to_move] == [1, 2]
    assert game.play("pass pass").cards[0] == ("R3",)


def test_KR5_an_auction_of_two_ends_when_a_pass_answers_a_bid():
    game = two("on sale: R3 W2", "bid-3 pass")
    assert game.cards[0] == ("R3", "W2")


def test_KR6_a_pass_of_two_is_final():
    game = two("on sale: R3 W2", "pass")
    assert game.legal()[:2] == ("pass", "bid-1")
    assert game.play("bid-1").cards == ((), ("R3", "W2"))
    assert game.play("pass").unsold == ("R3", "W2")
    told = klondike.explain(game.play("pass").events[1])
    assert told == "Nobody bids: R3 and W2 leave the game."


def test_KR7_the_end_begins_when_the_last_card_is_gone_bought_or_not():
    game = three("on sale: R3", "pass pass pass end")
    assert game.turns_left == 3
    (begun,) = happened(game, events.LastTurnsBegan)
    assert begun.rule == "KR7"
    bought = three("on sale: R3", "bid-1 pass pass end")
    assert happened(bought, events.LastTurnsBegan)[0].rule == "K8"


def test_KR8_the_last_card_of_an_odd_deck_is_sold_alone():
    game = two("deck: R3", "end")
    assert game.on_sale == ("R3",)
    assert game.events[-1].rule == "KR8"
    assert game.play("bid-1 pass").cards == ((), ("R3",))


def test_KR9_an_empty_order_deck_gives_nothing():
    game = three("on sale: R3\norders: -, o01, -", "bid-1 pass pass")
    assert game.orders == ((), ("o01",), ())
    assert happened(game, events.NoOrderLeft)


def test_KR10_Mary_trades_first_then_bids_9():
    game = klondike.parse(
        "players: Mary, Joe, Tim\non sale: R3\nmoney: 4, 30, 30\ntokens: fish 3, -, -"
    )
    assert game.why_not("bid-9") == "You cannot bid 9: you have 4. Trade three tokens first?"
    assert game.play("trade-fish-fish-fish bid-9").high == (0, 9)
    poor = klondike.parse("players: Mary, Joe, Tim\non sale: R3\nmoney: 4, 30, 30")
    assert poor.why_not("bid-9") == "You cannot bid 9: you have 4."


def test_KR11_all_pass_and_a_last_bid_of_1_takes_it():
    game = three("rules: last_bid\non sale: R3", "pass pass pass pass bid-1")
    assert game.cards == ((), ("R3",), ())
    assert game.has_last_bid == (True, False, True)


def test_KR11_the_highest_bidder_is_not_asked_again():
    game = three("rules: last_bid\non sale: R3", "bid-4 pass pass")
    assert game.to_move == 1
    assert game.play("pass pass").cards[0] == ("R3",)


def test_KR12_the_path_into_the_new_space_costs_what_is_printed():
    game = three("mines: red b3, white b4")
    assert klondike.cost(game, "red", "b5").way[-1].dollars == 2
    assert klondike.cost(game, "white", "c5").spaces == ("b4", "b3", "c5")


def test_KR12_without_a_free_space_pieces_stay_unused():
    free = [space.id for space in klondike.DATA.spaces if space.id != "a3"]
    mines = ", ".join(
        f"{company} {' '.join(free[at * 9 : at * 9 + 9])}"
        for at, company in enumerate(klondike.DATA.companies)
    )
    game = three(f"mines: {mines}\nunused: red 1, -, -")
    assert game.legal() == ("profit", "end")


def test_KR13_free_actions_are_open_to_every_seat_and_change_nobodys_move():
    game = three("on sale: R3\ntokens: -, fish 3, pelt 2\norders: -, -, o04")
    assert game.legal(1) == ("1/trade-fish-fish-fish",)
    assert game.legal(2) == ("2/order-o04-pelt-pelt",)
    after = game.play("2/order-o04-pelt-pelt 1/trade-fish-fish-fish")
    assert (after.to_move, after.asks, after.money) == (0, "bid", (30, 35, 37))
    assert "KR13" in game.why_not("1/bid-5")
    assert "leave out" in game.why_not("0/trade-fish-fish-fish")


def test_KR14_everybody_settles_in_turn_and_done_is_done():
    game = three("asks: settle\nactive: Bob\ntokens: fish 3, fish 3, -")
    assert (game.to_move, game.turns_left) == (1, 3)
    game = game.play("done done")
    assert game.to_move == 0
    assert game.legal(1) == ()
    assert "done" in game.why_not("1/trade-fish-fish-fish")
    assert game.play("trade-fish-fish-fish done").is_over


def test_KR15_payouts_are_at_final_values():
    game = three(END + "mines: red a2 b6\ncards: R1, R2, -", "done")
    paid = happened(game, events.PaidOut)
    assert [event.dollars for event in paid] == [6, 6, 0]
    assert {share.value for event in paid for share in event.shares} == {3}


def test_KR16_an_unused_profit_card_pays_twice():
    text = "to move: Cy\nasks: settle\nturns left: 1\ncards: R1, R2, -\nprofit: yes, no, no\n"
    game = three(text, "done")
    assert game.money == (34, 32, 30)
    assert [event.rule for event in happened(game, events.PaidOut)] == ["KR16", "K9", "K9"]


@pytest.mark.parametrize(
    ("tokens", "money"),
    [("-, -, -", (30, 30, 30)), ("beast, beast, -", (42, 42, 30)), ("beast, -, -", (55, 30, 30))],
)
def test_KR17_only_beasts_still_held_count(tokens, money):
    assert three(END + f"tokens: {tokens}", "done").money == money


def test_KR17_a_beast_that_was_traded_is_gone():
    game = three(END + "tokens: beast, -, beast fish 2", "trade-fish-fish-beast done")
    assert game.money == (55, 30, 35)


def test_KR18_money_follows_from_what_everybody_hears():
    game = three("on sale: R3\nunused: -, red 1, -\ndeck: W1 W2", "pass bid-5 pass end")
    game = game.play("pass pass pass build-red@b6")
    assert game.money[1] == 22
    assert klondike.watch(game).remembered == game.money
    hidden = klondike.view(game, 0, open_money=False)
    assert hidden.money == (30, None, None)
    assert hidden.remembered == (30, 22, 30)


def test_KR19_a_card_of_two_companies_gives_the_piece_of_its_mine():
    game = three("on sale: RW", "bid-2 pass pass")
    assert dict(game.unused[0]) == {"red": 1}
    assert dict(game.investments[0]) == {"red": 1, "white": 1}


def test_KR20_the_tie_break_counts_tokens_held_beasts_included():
    game = three(END + "money: 90, 90, 20\ntokens: fish 2, moose, -", "done")
    assert game.winners == (0,)
    assert game.events[-1].rule == "KR20"
    assert "hunt tokens" in klondike.explain(game.events[-1])


def test_KR21_the_bank_never_runs_out():
    game = three(END + "money: 9999, 9999, 9999\ncards: R1, -, -", "done")
    assert game.money == (10001, 9999, 9999)
    assert klondike.parse(str(game)) == game


def test_KR21_riches_make_no_endless_list_of_bids():
    game = three("on sale: R1\nmoney: 123456789, 0, 0")
    assert len(game.legal()) == 10_000
    assert game.why_not("bid-10000") == "A bid is 9999 dollars at most."


def test_KR22_wild_may_pay_even_if_the_real_kind_is_held():
    game = three("tokens: pelt 2 wild, -, -\norders: o04, -, -", "order-o04-pelt-wild")
    assert dict(game.tokens[0]) == {"pelt": 1}


def test_every_rule_and_ruling_has_a_test_here():
    from tests.games.klondike_rush import test_rules

    tested = " ".join([*vars(test_rules), *globals()])
    for rule in klondike.rules():
        assert f"test_{rule.id}_" in tested or f"_{rule.id}_" in tested, rule.id
