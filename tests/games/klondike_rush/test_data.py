"""Boards and cards of one's own: what fits is played, what does not is told what and where."""

import copy
import json
import pickle

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush.data import FILE


def raw():
    return copy.deepcopy(dict(klondike.DATA.raw))


def changed(change):
    data = raw()
    change(data)
    return data


def test_the_file_of_the_package_is_the_data():
    assert json.loads(FILE.read_text(encoding="utf-8")) == klondike.DATA.raw
    assert klondike.read_data(FILE) is klondike.DATA
    assert klondike.DATA.key == ""


def test_a_board_of_ones_own_is_played_and_told_apart(tmp_path):
    def dearer(data):
        data["board"]["paths"][0][2] = 9
        data["setup"]["money"] = 40

    path = tmp_path / "own.json"
    path.write_text(json.dumps(changed(dearer)), encoding="utf-8")
    own = klondike.read_data(path)
    assert own == klondike.read_data(str(path)) == klondike.read_data(changed(dearer))
    assert own == klondike.read_data(path.read_text(encoding="utf-8"))
    game = klondike.play_out(klondike.deal(3, seed=7, data=own), ["sharp"] * 3)
    assert game.history[0].money == (40, 40, 40)
    assert klondike.parse(str(game)) == game
    assert klondike.load(klondike.save(game)).game == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert game != klondike.deal(3, seed=7)


def test_a_text_of_an_unknown_board_says_what_to_do():
    with pytest.raises(klondike.NotationError, match="read_data"):
        klondike.parse("players: Ann, Bob\ndata: 12345678")


BAD = {
    "no JSON": ("{", "Line 1 in these data: this is no JSON"),
    "no table": ("[{}]", "Everything in these data: it is list"),
    "no such file": ("nowhere.json", "'nowhere.json' in these data: the file cannot be read"),
    "nothing": ({}, "companies in these data: it is missing."),
}


@pytest.mark.parametrize(("source", "said"), BAD.values(), ids=BAD)
def test_what_is_no_data_at_all_is_refused(source, said):
    with pytest.raises(klondike.SetupError) as refusal:
        klondike.read_data(source)
    assert str(refusal.value).startswith(said)


WRONG = {
    "a key misspelt": (
        lambda d: d.update(card=d.pop("cards")),
        "cards in these data: it is missing. Did you mean card?",
    ),
    "a price of nothing": (
        lambda d: d["board"]["paths"].__setitem__(3, ["a2", "a3", 0]),
        "board.paths[3] in these data: 0 is no whole number from 1 to 1000.",
    ),
    "a path to nowhere": (
        lambda d: d["board"]["paths"].__setitem__(3, ["a2", "b13", 4]),
        "board.paths[3] in these data: there is no space 'b13'. Did you mean b3?",
    ),
    "a path twice": (
        lambda d: d["board"]["paths"].append(["a2", "a1", 4]),
        "board.paths[60] in these data: this path leads nowhere new",
    ),
    "a path without a price": (
        lambda d: d["board"]["paths"].append(["a2", "a1"]),
        "board.paths[60] in these data: a path is two spaces and a price.",
    ),
    "an island": (
        lambda d: d["board"].update(paths=[p for p in d["board"]["paths"] if "a2" not in p]),
        "board.paths in these data: no way leads from a1 to a2.",
    ),
    "a space twice": (
        lambda d: d["board"]["spaces"][5].update(id="a1"),
        "board.spaces[5].id in these data: a1 stands there already, at 0.",
    ),
    "a space with a blank": (
        lambda d: d["board"]["spaces"][5].update(id="a 6"),
        "board.spaces[5].id in these data: 'a 6' is no id",
    ),
    "a space nowhere": (
        lambda d: d["board"]["spaces"][5].update(x=None),
        "board.spaces[5].x in these data: None is no number.",
    ),
    "too few tokens": (
        lambda d: d["tokens"].update(fish=2),
        "tokens in these data: there are 29 for 35 spaces without the town: 6 too few.",
    ),
    "an unknown token": (
        lambda d: d["tokens"].update(fihs=2),
        "tokens.fihs in these data: there is no such name",
    ),
    "a short track": (
        lambda d: d.update(track=[1, 2, 3]),
        "track in these data: it has 3 steps, but a company may have 11 mines on the board.",
    ),
    "an unknown company": (
        lambda d: d["cards"][0].update(mines={"rad": 1}),
        "cards[0] (R1).mines.rad in these data: there is no such name: there is red",
    ),
    "money in words": (
        lambda d: d["setup"].update(money="thirty"),
        "setup.money in these data: 'thirty' is no whole number from 0 to 1000.",
    ),
    "no raise": (
        lambda d: d["setup"]["two_players"].pop("raise"),
        "setup.two_players.raise in these data: it is missing.",
    ),
    "an order of beasts": (
        lambda d: d["orders"][3].update(wants={"beast": 2}),
        "orders[3] (o04).wants.beast in these data: there is no such name",
    ),
    "an order of nothing": (
        lambda d: d["orders"][3].update(wants={}),
        "orders[3] (o04).wants in these data: an order wants 1 to 8 tokens.",
    ),
    "a town off the board": (
        lambda d: d["towns"].update(first_game="z1"),
        "towns.first_game in these data: there is no space 'z1'.",
    ),
    "no cards to sell": (
        lambda d: d["setup"]["two_players"].update(cards_removed=32),
        "cards in these data: two players have none left to sell.",
    ),
    "too few orders": (
        lambda d: d["setup"].update(orders_dealt=7),
        "orders in these data: five players cannot get 7 each.",
    ),
}


@pytest.mark.parametrize(("change", "said"), WRONG.values(), ids=WRONG)
def test_what_does_not_fit_is_told_what_and_where(change, said):
    with pytest.raises(klondike.SetupError) as refusal:
        klondike.read_data(changed(change))
    assert str(refusal.value).startswith(said)


def test_the_data_agree_with_the_book():
    data = klondike.DATA
    assert (len(data.cards), len(data.orders), sum(data.tokens)) == (36, 32, 35)
    assert sum(card.four_plus for card in data.cards) == 4
    assert (data.pieces, data.money, data.trade_three, data.snow_beast) == (12, 30, 5, 25)
    assert len(data.spaces) == 36
