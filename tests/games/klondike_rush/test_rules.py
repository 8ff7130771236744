"""Every rule of the book, by its id."""

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.words import tell
from gold_widgets.games.klondike_rush import events

THREE = "players: Ann, Bob, Cy\n"
END = "to move: Cy\nasks: settle\nturns left: 1\nprofit: no, no, no\n"


def three(text, moves=""):
    return klondike.parse(THREE + text).play(moves)


def happened(game, kind):
    return [event for past in game.history for event in past.events if isinstance(event, kind)]


# -- K1: setup ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 28), (3, 32), (4, 36), (5, 36)])
def test_K1_the_deck_depends_on_the_number_of_players(players, cards):
    game = klondike.deal(players, seed=7)
    assert len(game.deck) + len(game.on_sale) == cards
    four_plus = {"R6", "W6", "G6", "K6"}
    assert four_plus <= {*game.deck, *game.on_sale} or players < 4
    assert players > 3 or not four_plus & {*game.deck, *game.on_sale}


def test_K1_everybody_has_30_dollars_two_orders_and_a_profit_card():
    game = klondike.deal(4, seed=7)
    assert game.money == (30,) * 4
    assert [len(orders) for orders in game.orders] == [2] * 4
    assert game.has_profit == (True,) * 4
    assert len(game.order_deck) == 24
    assert not any(game.has_last_bid)


@pytest.mark.parametrize("town", ["a3", "c13", "b5"])
def test_K1_a_token_lies_on_every_space_but_the_town(town):
    game = klondike.deal(3, seed=7, town=town)
    assert game.town == town
    assert set(game.board) == {space.id for space in klondike.DATA.spaces} - {town}
    kinds = list(game.board.values())
    assert {kind: kinds.count(kind) for kind in klondike.KINDS} == klondike.DATA.raw["tokens"]


def test_K1_every_company_starts_at_1_with_a_mine_in_town():
    game = klondike.deal(3, seed=7)
    assert dict(game.values) == {"red": 1, "white": 1, "green": 1, "black": 1}
    assert dict(game.mines) == {}
    assert dict(game.supply) == dict.fromkeys(game.values, 10)


# -- K2: auction ----------------------------------------------------------------------------------


def test_K2_the_active_player_draws_and_bids_first():
    game = klondike.deal(["Ann", "Bob", "Cy"], seed=7, starter="Bob")
    assert (game.active, game.to_move, game.asks) == (1, 1, "bid")
    assert game.events == (events.CardsDrawn(game.seats[1], game.on_sale, 31),)


def test_K2_everybody_bids_once_and_the_highest_pays_and_takes_the_card():
    game = three("on sale: R3\norder deck: o01 o02", "bid-4 pass bid-5")
    assert game.money == (30, 30, 25)
    assert game.cards == ((), (), ("R3",))
    assert dict(game.unused[2]) == {"red": 1}
    assert game.orders[2] == ("o01",)
    assert (game.asks, game.to_move) == ("act", 0)


def test_K2_a_bid_is_higher_than_the_last_and_never_0():
    game = three("on sale: R3")
    assert game.legal()[:3] == ("pass", "bid-1", "bid-2")
    assert "too low" in game.why_not("bid-0")
    game = game.play("bid-4")
    assert game.legal()[:2] == ("pass", "bid-5")
    assert game.why_not("bid-4") == (
        "A bid of 4 is too low: Ann has bid 4, so bid at least 5, or pass."
    )


def test_K2_nobody_bids_more_than_they_own():
    game = three("on sale: R3\nmoney: 3, 30, 30")
    assert game.legal() == ("pass", "bid-1", "bid-2", "bid-3")
    assert game.why_not("bid-4") == "You cannot bid 4: you have 3."


def test_K2_an_order_is_drawn_by_somebody_but_which_is_not_told():
    game = three("on sale: R1\norder deck: o01", "bid-1 pass pass")
    (drawn,) = happened(game, events.OrderDrawn)
    assert drawn == events.OrderDrawn(game.seats[0], 1)
    assert "o01" not in klondike.explain(drawn)


# -- K3: building ---------------------------------------------------------------------------------


def test_K3_Mary_pays_5_by_the_way_of_the_book():
    mary = klondike.DATA.raw["examples"]["mary"]
    game = klondike.parse(
        "players: Mary, Joe, Tim\nmines: green a2, red b4\nboard: fish c7\nunused: green 1, -, -"
    )
    cost = klondike.cost(game, "green", "c7")
    assert cost.dollars == mary["cost"] == 5
    assert list(cost.spaces) == mary["way"]
    assert [path.printed for path in cost.way] == mary["printed"]
    assert [path.dollars for path in cost.way] == mary["paid"]
    assert [path.is_reduced for path in cost.way] == [True, False, False]
    after = game.play("build-green@c7")
    assert after.money[0] == 25
    assert dict(after.tokens[0]) == {"fish": 1}
    assert "c7" not in after.board
    assert after.mines["c7"] == "green"
    assert (game.values["green"], after.values["green"]) == (2, 3)


def test_K3_the_active_player_builds_whoever_won_the_card():
    game = three("on sale: R2\nunused: red 1, -, -", "pass bid-1 pass")
    assert (game.asks, game.to_move) == ("act", 0)
    assert "build-red@b6" in game.legal()


def test_K3_any_number_of_mines_can_be_built_in_a_turn():
    game = three("unused: red 2 green 1, -, -", "build-red@b6 build-red@c9 build-green@b5")
    assert game.asks == "act"
    assert dict(game.mines) == {"b6": "red", "c9": "red", "b5": "green"}
    assert not any(move.startswith("build") for move in game.legal())


def test_K3_a_space_has_one_mine():
    game = three("mines: red b6\nunused: red 1, -, -")
    assert game.why_not("build-red@b6") == (
        "There is a red mine on b6 already: choose a space without one (K3)."
    )
    assert "town" in game.why_not("build-red@a3")


def test_K3_one_builds_from_own_cards_only():
    game = three("unused: -, red 1, -")
    assert game.legal() == ("profit", "end")
    assert game.why_not("build-red@b6") == "You have no unused red mine on your cards (K3)."


def test_K3_too_dear_is_said_with_numbers_and_a_way_out():
    game = three(
        "mines: green a2, red b4\nunused: green 1, -, -\nmoney: 4, 30, 30\ntokens: fish 3, -, -"
    )
    assert game.why_not("build-green@c7") == (
        "c7 costs 5 and you have 4. Trade three tokens first?"
    )
    assert game.play("trade-fish-fish-fish build-green@c7").money[0] == 4


def test_K3_the_town_holds_a_mine_of_every_company():
    game = three("")
    for company in game.data.companies:
        assert klondike.cost(game, company, "b6").dollars == 3
        assert klondike.cost(game, company, "b6").spaces == ("a3", "b6")


# -- K4 to K7 -------------------------------------------------------------------------------------


def test_K4_Joe_collects_28():
    joe = klondike.DATA.raw["examples"]["joe"]
    game = klondike.parse(
        "players: Joe, Mary, Tim\nmines: red a1 b1 b2, white a5 b9 b10 c13 c14\n"
        "cards: R1 R2 W1, -, -"
    )
    assert dict(game.values) | {"red": 4, "white": 6} == dict(game.values)
    assert dict(game.investments[0]) == joe["investments"]
    assert klondike.profit(game, "Joe") == joe["profit"] == 28
    after = game.play("profit")
    assert after.money[0] == 58
    assert after.has_profit == (False, True, True)
    (taken,) = happened(after, events.ProfitTaken)
    assert klondike.explain(taken) == (
        "Joe uses the profit card: 4 × 4 (red) + 2 × 6 (white) = $28."
    )


def test_K4_the_profit_card_is_for_once_and_ends_the_turn():
    game = three("deck: R1 R2 R3 R4", "profit pass pass pass end pass pass pass end pass pass pass")
    assert (game.active, game.asks) == (0, "act")
    assert game.legal() == ("end",)
    assert "once" in game.why_not("profit")


def test_K5_the_figure_goes_left():
    game = three("deck: R1 R2", "end")
    assert (game.active, game.to_move, game.on_sale) == (1, 1, ("R1",))
    assert game.events[0] == events.TurnPassed(game.seats[1])


def test_K6_Tim_gets_7_for_two_pelts():
    tim = klondike.DATA.raw["examples"]["tim"]
    game = klondike.parse("players: Tim, Mary, Joe\ntokens: pelt 3, -, -\norders: o04, -, -")
    after = game.play("order-o04-pelt-pelt")
    assert after.money[0] == 30 + tim["pays"] == 37
    assert dict(after.tokens[0]) == tim["left"]
    assert after.orders[0] == ()
    assert "o04" not in after.order_deck


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("order-o05-pelt-pelt", "You do not hold the order o05 (K6)."),
        ("order-o04-fish-pelt", "These tokens do not fill o04: it wants pelt × 2 (K6)."),
        ("order-o04-pelt-pelt-pelt", "These tokens do not fill o04: it wants pelt × 2 (K6)."),
        ("order-o04-moose-moose", "You have 0 × moose, and this takes 2."),
        ("order-o99-fish", "There is no order 'o99'."),
        ("trade-fish-pelt", "A trade is three tokens, not 2 (K7)."),
        ("trade-pelt-pelt-fish", "Tokens are named in one order: write fish-pelt-pelt."),
        ("trade-fish-fish-fish", "You have 1 × fish, and this takes 3."),
        ("trade-fish-pelt-gold", "'gold' is no kind of token."),
    ],
)
def test_K6_K7_what_cannot_be_handed_in_is_refused_with_the_reason(move, why):
    game = three("tokens: fish pelt 3, -, -\norders: o04, o05, -")
    assert game.why_not(move).startswith(why)
    with pytest.raises(klondike.IllegalMove):
        game.play(move)


def test_K6_a_refusal_names_things_in_the_reader_s_language():
    game = three("tokens: fish pelt 3, -, -\norders: o04, o05, -")
    said = tell(game.why_not("order-o04-pelt-pelt-pelt"), "de")
    assert said == "Diese Plättchen erfüllen o04 nicht: Er verlangt Pelz × 2 (K6)."
    said = tell(game.why_not("build-red@b6"), "fr")
    assert said == "Tu n’as pas de mine rouge inutilisée sur tes cartes (K3)."


def test_K7_any_three_tokens_bring_5():
    game = three("tokens: fish wild beast, -, -", "trade-fish-wild-beast")
    assert game.money[0] == 35
    assert dict(game.tokens[0]) == {}
    assert game.asks == "act"


# -- K8 to K12 ------------------------------------------------------------------------------------


def test_K8_everybody_has_one_last_turn_without_an_auction():
    game = three("on sale: R5\nunused: -, red 1, -", "bid-1 pass pass end")
    assert (game.active, game.asks, game.turns_left) == (1, "act", 3)
    game = game.play("build-red@b6 end end")
    assert (game.active, game.asks, game.turns_left) == (0, "act", 1)
    game = game.play("profit")
    assert (game.asks, game.active) == ("settle", 1)


def test_K9_investments_pay_once_more_and_the_most_beasts_get_25():
    game = three(END + "mines: red a2\ncards: R5, W5, -\ntokens: beast 2, beast, -", "done")
    assert game.is_over
    assert game.money == (30 + 2 + 25, 30 + 1, 30)


def test_K9_a_tie_for_the_beasts_is_split_and_rounded_down():
    game = three(END + "tokens: beast 2, beast 2, beast", "done")
    assert game.money == (42, 42, 30)


@pytest.mark.parametrize(
    ("text", "winners"),
    [
        ("money: 40, 35, 20", (0,)),
        ("money: 40, 40, 20\ntokens: -, fish, -", (1,)),
        ("money: 38, 39, 20\ncards: R1, R5, -", (0,)),
        ("money: 40, 40, 20", (0, 1)),
    ],
)
def test_K10_the_most_money_wins_then_tokens_then_investments(text, winners):
    assert three(END + text, "done").winners == winners


def test_K10_investments_break_the_last_tie():
    game = three(END + "money: 38, 39, 20\ncards: R1, R5, -", "done")
    assert game.money[:2] == (40, 40)
    assert game.events[-1].rule == "K10"
    assert "investments" in klondike.explain(game.events[-1])


def test_K10_a_victory_may_be_shared():
    over = three(END + "money: 40, 40, 20", "done").events[-1]
    assert over.rule == "K10"
    assert klondike.explain(over) == "The game is over. Ann and Bob share the victory with $40."


def test_K11_a_scenario_for_two_leaves_as_many_cards_in_the_box_as_a_deal():
    dealt, own = klondike.deal(2, seed=7), klondike.scenario("asks: bid", players=2, seed=7)
    assert len(own.deck) == len(dealt.deck) == 26
    assert len(own.on_sale) == 2


def two(text, moves=""):
    return klondike.parse("players: Ann, Bob\n" + text).play(moves)


def test_K11_two_cards_are_sold_together_by_raises_of_2():
    game = two("on sale: R3 W2\ndeck: G1 G2", "bid-1")
    assert game.legal()[:2] == ("pass", "bid-3")
    game = game.play("bid-3 bid-5 bid-9")
    assert game.to_move == 0
    game = game.play("pass")
    assert game.cards == ((), ("R3", "W2"))
    assert game.money == (30, 21)


def test_K12_a_last_bid_card_bids_a_second_time_once_a_game():
    game = three("rules: last_bid\non sale: R3\ndeck: W1", "bid-4 bid-5 pass")
    assert (game.asks, game.to_move) == ("last", 0)
    game = game.play("bid-6")
    assert game.cards[0] == ("R3",)
    assert game.has_last_bid == (False, True, True)
    game = game.play("end pass pass bid-1")
    assert (game.asks, game.to_move) == ("last", 1)


def test_K12_is_not_for_two():
    with pytest.raises(klondike.SetupError, match="K12"):
        klondike.deal(2, seed=1, last_bid=True)
