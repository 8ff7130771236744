"""Klondike Rush as a widget, without a browser: presses, orders, looks, undo, the front door."""

import json
from random import Random

import pytest

from gold_widgets import Table, klondike_rush, play
from tests.tables.klondike_rush.games import dealt, mary
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
    game = klondike_rush.parse("players: A, B, C\nunused: green 1 red 1, -, -\nmoney: 1, 5, 5")
    one = Table(game, pace=0)
    act(one, press="green")
    act(one, press="c18")
    assert frame(one).status == game.why_not("build-green@c18") or "1" in frame(one).status
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


def test_the_buttons_do_not_tell_who_could_fill_an_order():
    for seat in range(3):
        one = Table(mary(), pace=0)
        assert button(one, f"show {seat}")


def test_three_tokens_are_traded_one_by_one():
    one = Table(mary(), pace=0)
    for count in (1, 2):
        act(one, press="fish")
        assert one._draft.picked == ("fish",) * count
    act(one, press="fish")
    assert one.game.tokens[0] == {"pelt": 1}
    assert one.game.money[0] == 17


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
