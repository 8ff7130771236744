"""Klondike Rush as a widget, without a browser: presses, orders, looks, undo, the front door."""

import json
from random import Random

import pytest

from gold_widgets import Table, klondike_rush, play
from gold_widgets.engine.moves import parts
from gold_widgets.engine.recall import Last, Perfect
from tests.games.klondike_rush.games import dealt, mary
from tests.tables.pages import act, button, frame, ids

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def test_the_front_door():
    one = play(klondike_rush, players=4, seed=7, pace=0)
    assert len(one.game.seats) == 4
    assert Table(klondike_rush.deal(["Ann", "Bob", "Cy"], seed=5), pace=0).game == dealt()
    assert "<svg" in dealt()._repr_mimebundle_()["image/svg+xml"]


def test_a_bid_is_chosen_as_a_number_and_says_what_it_leaves():
    one = Table(dealt(), pace=0)
    chooser = frame(one).number
    assert (chooser["min"], chooser["max"], chooser["ok"]) == (1, 30, "Bid")
    assert (chooser["of"], chooser["left"]) == (30, "leaves ${left}")
    act(one, number=4)
    assert one.game.high == (0, 4)
    assert frame(one).number["min"] == 5
    act(one, do="part pass")
    act(one, do="part pass")
    assert one.game.asks == "act"
    assert frame(one).number == {}


def test_a_piece_is_built_by_choosing_it_and_a_space_in_any_order():
    game = klondike_rush.parse("players: A, B, C\nunused: green 1 red 1, -, -")
    for presses in (("green", "b6"), ("b6", "green")):
        one = Table(game, pace=0)
        for part in presses:
            act(one, press=part)
        assert one.game.mines == {"b6": "green"}


def test_with_one_kind_of_piece_a_space_is_enough_and_undo_takes_it_back():
    one = Table(mary(), pace=0)
    act(one, press="c7")
    assert one.game.mines["c7"] == "green"
    act(one, do="undo")
    assert "c7" not in one.game.mines


def test_undo_does_not_pass_another_players_decision():
    one = Table(dealt(), pace=0)
    act(one, number=4)
    assert button(one, "undo")["off"]


def test_whoever_looks_at_a_space_sees_the_way_and_whoever_goes_does_not():
    one = Table(mary(), pace=0)
    act(one, look="c7")
    assert list(frame(one).trail["spots"]) == ["a2", "b4", "c6", "c7"]
    act(one, look="")
    assert frame(one).trail == {}


def test_what_is_too_dear_says_so_with_numbers():
    game = klondike_rush.parse("players: A, B, C\nunused: green 1 red 1, -, -\nmoney: 4, 5, 5")
    one = Table(game, pace=0)
    act(one, press="green")
    act(one, press="c18")
    assert frame(one).status == "c18 costs 16 and you have 4."
    assert one.game is game


def test_orders_are_shown_to_whom_asks_and_hidden_once_used():
    one = Table(mary(), pace=0)
    assert not {"o29", "o01", "o04"} & set(ids(one))
    act(one, do="show 2")
    assert "o04" in ids(one)
    assert button(one, "show 2")["on"]
    act(one, press="o04")
    assert one.game.money[2] == 16
    assert one.game.to_move == 0
    assert not {"o29", "o01", "o04"} & set(ids(one))


def test_orders_can_be_put_away_again_without_using_them():
    one = Table(mary(), pace=0)
    act(one, do="show 0")
    assert "o29" in ids(one)
    act(one, do="show 0")
    assert "o29" not in ids(one)
    act(one, press="c7")
    assert one.game.mines["c7"] == "green"


def seen_by_all(orders, *presses):
    """All that a table among people shows before anybody looks at the own orders."""
    text = "players: A, B, C\ntokens: fish 2 pelt, fish 2, -\norder deck: o02\n"
    one = Table(klondike_rush.parse(f"{text}orders: {orders}"), pace=0)
    for part in presses:
        act(one, press=part)
    told = frame(one)
    return told.spots, told.buttons, told.status, told.draft, told.number, one.picture()


@pytest.mark.parametrize("presses", [(), ("fish",), ("fish", "fish"), ("pelt", "fish")])
def test_nothing_on_a_table_of_all_tells_who_could_fill_an_order(presses):
    nobody = seen_by_all("o32, o31, o30", *presses)
    assert seen_by_all("o01, o31, o30", *presses) == nobody
    assert seen_by_all("o32, o01, o30", *presses) == nobody
    assert [each["id"] for each in nobody[1][:3]] == ["show 0", "show 1", "show 2"]


def curtains(text, **options):
    one = Table(klondike_rush.parse(f"players: Ann, Bob, Cy\n{text}"), pace=0, **options)
    return [each["id"] for each in frame(one).buttons if each["id"].startswith("show ")]


def test_who_has_nothing_to_look_at_and_nothing_to_trade_is_not_asked_to_look():
    assert curtains("unused: red 1, -, -") == []
    assert curtains("tokens: fish 2, fish 3, -") == ["show 1"]
    assert curtains("orders: -, -, o01") == ["show 2"]
    assert curtains("", open_money=False) == ["show 0", "show 1", "show 2"]


def test_three_tokens_are_traded_one_by_one():
    one = Table(mary(), pace=0)
    for count in (1, 2):
        act(one, press="fish")
        assert one._draft.picked == ("fish",) * count
    act(one, press="fish")
    assert one.game.tokens[0] == {"pelt": 1}
    assert one.game.money[0] == 17


def holding(tokens, orders="-", **more):
    """A table at which the first of three players looks at these tokens and orders."""
    text = f"players: A, B, C\ntokens: {tokens}, {tokens}, -\norders: {orders}, -, -"
    one = Table(klondike_rush.parse(text), pace=0, **more)
    act(one, do="show 0")
    return one


@pytest.mark.parametrize("tokens", ["fish pelt moose", "beast 3", "fish 2 wild"])
def test_the_last_three_tokens_are_traded_only_once_all_three_are_pressed(tokens):
    one = holding(tokens)
    *first, last = parts(one.game.legal(0)[-1])[1:]
    for count, part in enumerate(first, start=1):
        act(one, press=part)
        assert one.game.moves == ()
        assert frame(one).draft
        assert f"Press {3 - count} more token" in frame(one).status
    act(one, press=last)
    assert one.game.money[0] == 35
    assert one.game.tokens[0] == {}


def test_three_tokens_that_could_also_fill_an_order_are_traded_by_the_button():
    one = holding("fish 3", "o12")
    for _ in range(3):
        act(one, press="fish")
    assert one.game.moves == ()
    assert "Press “Trade three tokens” to do so (K7). Press an order" in frame(one).status
    act(one, press="trade")
    assert one.game.money[0] == 35


def test_out_of_turn_a_press_on_one_token_trades_nothing():
    one = holding("beast 3")
    act(one, do="show 1")
    act(one, press="beast")
    assert one.game.moves == ()
    act(one, do="drop")
    assert not frame(one).draft


def test_a_press_on_a_token_fills_no_order_until_the_order_is_pressed():
    one = holding("fish 2", "o01")
    act(one, press="fish")
    assert one.game.moves == ()
    assert "Press an order to fill it" in frame(one).status
    act(one, press="o01")
    assert one.game.moves == ("order-o01-fish-fish",)


def test_an_order_that_can_be_paid_in_several_ways_says_how_to_go_on():
    one = holding("pelt 2 wild", "o04")
    act(one, press="o04")
    assert one.game.moves == ()
    assert frame(one).status.endswith(
        "wants 2 × pelt and pays $7 (K6). Press the tokens to pay with."
    )
    lit = [spot["id"] for spot in frame(one).spots if spot.get("lit")]
    assert lit == ["pelt", "wild"]
    act(one, press="wild")
    assert one.game.moves == ("order-o04-pelt-wild",)


def test_a_press_on_a_piece_builds_nothing_even_where_only_one_space_can_be_paid():
    game = klondike_rush.parse("players: A, B, C\nunused: green 1 red 1, -, -\nmoney: 3, 5, 5")
    [only] = [move for move in game.legal() if "green" in move]
    one = Table(game, pace=0)
    act(one, press="green")
    assert one.game is game
    act(one, press="c18")
    assert frame(one).status == "c18 costs 16 and you have 3."
    act(one, press=parts(only)[-1])
    assert one.game.moves == (only,)


def test_what_is_begun_says_what_to_press_next():
    game = klondike_rush.parse("players: A, B, C\nunused: green 1 red 1, -, -")
    one = Table(game, pace=0)
    act(one, press="green")
    assert frame(one).status == "Choose a space to build on."
    act(one, do="drop")
    act(one, press="b6")
    assert frame(one).status == "Choose a mine to build there."


def test_a_person_among_computers_sees_the_own_orders_all_the_time():
    one = play(klondike_rush, players=3, seed=7, pace=0)
    assert set(one.game.orders[0]) <= set(ids(one))
    others = {order for orders in one.game.orders[1:] for order in orders}
    assert not others & set(ids(one))


def test_nothing_that_a_seats_table_sends_holds_anothers_order():
    one = Table(klondike_rush.deal(["Ann", "Bob"], seed=3), pace=0)
    bob = one.seat("Bob")
    state = json.dumps(bob._frame.get_state(), default=str)
    for order in one.game.orders[0]:
        assert f'"{order}"' not in state
        assert f"order {order}" not in state
    for order in one.game.orders[1]:
        assert f'"{order}"' in state


def test_a_hint_points_at_a_button_or_proposes_a_bid():
    one = Table(dealt(), pace=0)
    act(one, do="hint")
    [move] = one._hint.spots
    if move == "pass":
        assert button(one, "part pass")["point"]
    else:
        assert frame(one).number["value"] == int(move.removeprefix("bid-"))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_is_played_by_random_presses(players):
    luck = Random(players)
    one = Table(klondike_rush.deal(players, seed=players), pace=0)
    for _ in range(4000):
        if one.game.is_over:
            break
        if number := frame(one).number:
            act(one, number=luck.randint(number["min"], min(number["min"] + 2, number["max"])))
        parts = [each["id"] for each in frame(one).buttons if each["id"].startswith("part ")]
        spot = luck.choice(ids(one))
        act(one, press=spot)
        if parts and luck.random() < 0.7:
            act(one, do=luck.choice(parts))
        assert not frame(one).error
    assert one.game.is_over
    while not button(one, "continue").get("off"):
        act(one, do="continue")
    act(one, do="review")
    rows = frame(one).panel["entries"][0]["rows"]
    assert [int(cell.removeprefix("★ ")) for cell in rows[-1][1:]] == list(one.game.money)


def test_moving_the_look_over_the_map_sends_little():
    one = Table(mary(), pace=0)
    sent = []
    one._frame.send_state = lambda names=None: sent.append(names)
    act(one, look="c7")
    assert sent
    assert all("spots" not in (names or ()) for names in sent)


def test_hints_give_their_numbers_only_where_they_are_switched_on():
    one = Table(dealt(), seats=["person", *["random"] * (len(dealt().seats) - 1)], pace=0)
    hint = klondike_rush.hint(klondike_rush.view(one.game, 0))
    assert hint.numbers
    act(one, do="hint")
    assert frame(one).status == hint.words
    act(one, do="numbers")
    assert frame(one).status == f"{hint.words} {hint.numbers}"
    act(one, do="numbers")
    assert frame(one).status == hint.words
    one.close()


def test_KR18_a_table_may_hide_what_others_have():
    one = play(klondike_rush, players=3, seed=7, pace=0, open_money=False)
    labels = {spot["id"]: spot["label"] for spot in frame(one).spots}
    assert labels["seat0"].startswith("Player 1: $30")
    assert labels["seat1"].startswith("Computer 1: ?,")
    act(one, press="seat1")
    assert frame(one).status.startswith("Computer 1: ?,")
    act(one, press="seat0")
    assert frame(one).status.startswith("Player 1: $30")
    purses = [tile.shapes[0].text for tile in one.picture().tiles if tile.key.startswith("money")]
    assert purses == ["$30", "?", "?"]
    assert "$30" in play(klondike_rush, players=3, seed=7, pace=0).describe().split("Computer 1")[1]


def test_KR18_among_people_hidden_money_is_seen_and_spent_only_by_whoever_looks():
    one = Table(dealt(), pace=0, open_money=False)
    assert "$30" not in one.describe()
    assert frame(one).number == {}
    act(one, do="show 0")
    assert "Ann: $30" in one.describe()
    assert "Bob: ?" in one.describe()
    assert frame(one).number["max"] == 30
    act(one, number=4)
    assert one.game.high == (0, 4)
    assert "Ann: ?" in one.describe()
    bob = one.seat("Bob")
    assert "Bob: $30" in bob.describe()
    assert "Ann: ?" in bob.describe()


class Spy:
    """Passes, and keeps what it was shown of everybody's money."""

    def __init__(self, recall):
        self.recall = recall
        self.seen = []

    def choose(self, view):
        self.seen.append((view.money, view.remembered))
        return next(move for move in ("pass", "end", "done") if move in view.legal())


@pytest.mark.parametrize(
    ("recall", "open_money", "seen"),
    [
        (Last(0), True, ((26, 30, 30), (None, None, None))),
        (Last(0), False, ((None, 30, None), (None, None, None))),
        (Last(2), False, ((None, 30, None), (26, None, 30))),
        (Perfect(), False, ((None, 30, None), (26, 30, 30))),
    ],
)
def test_KR18_a_computer_is_shown_no_more_money_than_people_are(recall, open_money, seen):
    spy = Spy(recall)
    one = Table(dealt(), seats=["person", spy, Spy(Perfect())], pace=0, open_money=open_money)
    act(one, number=4)
    for _ in range(2):
        one.go_on()
    act(one, do="part end")
    one.go_on()
    assert spy.seen[-1] == seen


def test_KR18_the_final_count_is_open():
    game = klondike_rush.parse("players: A, B, C\nasks: settle\nmoney: 5, 6, 7\nturns left: 1")
    one = Table(game, pace=0, open_money=False)
    act(one, do="show 0")
    act(one, do="part done")
    assert all(
        f"{name}: ${money}" in one.describe() for name, money in zip("ABC", (5, 6, 7), strict=True)
    )


@pytest.mark.parametrize("open_money", [True, False])
def test_once_the_game_is_over_nobody_is_asked_to_look(open_money):
    game = klondike_rush.parse("players: A, B, C\nasks: settle\nturns left: 1").play("done")
    one = Table(game, pace=0, open_money=open_money)
    assert button(one, "show 0") is None
    assert "everybody may see" not in frame(one).status


def test_open_money_is_yes_or_no():
    with pytest.raises(klondike_rush.SetupError, match="open_money='no' is not True or False"):
        Table(dealt(), open_money="no")
