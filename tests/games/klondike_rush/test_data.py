"""Boards and cards of one's own: what fits is played, what does not is told what and where."""

import json
import math
import pickle
import re

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.words import tell
from gold_widgets.games.klondike_rush.data import FILE


def changed(change):
    data = klondike.DATA.raw
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


def test_what_is_in_the_data_can_be_scribbled_on_and_read_as_something_new():
    scribbled = klondike.DATA.raw
    scribbled["setup"]["money"] = 99
    assert klondike.DATA.raw["setup"]["money"] == 30
    own = klondike.read_data(scribbled)
    assert own != klondike.DATA
    assert klondike.deal(2, seed=1, data=own).money == (99, 99)


def test_what_was_read_stays_as_it_was_read():
    mine = klondike.DATA.raw
    mine["setup"]["money"] = 98
    own = klondike.read_data(mine)
    key = own.key
    mine["setup"]["money"] = 7
    mine["board"]["spaces"].clear()
    assert own.raw["setup"]["money"] == own.money == 98
    assert klondike.read_data(own.raw) is own
    assert own.key == key
    assert pickle.loads(pickle.dumps(own)) is own


NO_JSON = {
    "a comma missing": ('{"about": 1\n "setup": 2}', "Line 2, column 2", "a comma or a bracket"),
    "a comma too many": ('{"about": 1,\n}', "Line ", "a comma is too many."),
    "a key without quotes": ("{about: 1}", "Line 1, column 2", "a key in quotation marks"),
    "a colon missing": ('{"about" 1}', "Line 1, column 10", "a colon is missing behind a key."),
    "a value missing": ('{"about": }', "Line 1, column 11", "a value is missing"),
    "no end of a text": ('{"about": "x}', "Line 1, column 11", "a text has no quotation mark"),
    "one more": ("{}\n{}", "Line 2, column 1", "something follows the last bracket."),
    "another one": ('{"about": "\t"}', "Line 1, column 12", "this is no JSON."),
    "endless brackets": ('{"about": ' + "[" * 100_000, "Everything", "this is no JSON."),
    "endless digits": ('{"about": ' + "9" * 5000 + "}", "Everything", "this is no JSON."),
}


@pytest.mark.parametrize(("text", "where", "what"), NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_JSON_says_where_and_what_is_missing(text, where, what):
    with pytest.raises(klondike.SetupError) as refusal:
        klondike.read_data(text)
    said = str(refusal.value)
    assert said.startswith(where)
    assert " in these data: this is no JSON" in said
    assert what in said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_what_is_wrong_is_said_in_the_readers_language(language):
    for text, _, _ in NO_JSON.values():
        with pytest.raises(klondike.SetupError) as refusal:
            klondike.read_data(text)
        said = tell(refusal.value, language)
        assert not re.search("this is|missing|Line|column|comma|Everything", said)


BAD = {
    "no table": ("[{}]", "Everything in these data: it is list"),
    "no such file": ("nowhere.json", "There is no file 'nowhere.json'."),
    "a folder": ("tests", "'tests' in these data: the file cannot be read"),
    "a number": (7, "Everything in these data: it is int"),
    "what is no JSON": ({"about": {1, 2}}, "Everything in these data: it holds more than tables"),
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
        "card in these data: there is no such name: there are about, schema, companies",
    ),
    "a price of nothing": (
        lambda d: d["board"]["paths"].__setitem__(3, ["a2", "a3", 0]),
        "board.paths[3] in these data: 0 is not a whole number from 1 to 1000.",
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
        "board.spaces[5].x in these data: None is no number from -1000 to 1000.",
    ),
    "a space at no number": (
        lambda d: d["board"]["spaces"][5].update(x=math.nan),
        "board.spaces[5].x in these data: nan is no number.",
    ),
    "a space in infinity": (
        lambda d: d["board"]["spaces"][5].update(y=-math.inf),
        "board.spaces[5].y in these data: -inf is no number.",
    ),
    "a space beyond all numbers": (
        lambda d: d["board"]["spaces"][5].update(y=10**400),
        "board.spaces[5].y in these data: 1000",
    ),
    "two spaces at one place": (
        lambda d: d["board"]["spaces"][5].update(
            x=d["board"]["spaces"][4]["x"] + 0.01, y=d["board"]["spaces"][4]["y"]
        ),
        "board.spaces[5] in these data: a6 lies on a5, or nearly.",
    ),
    "a space called as a token": (
        lambda d: d.update(json.loads(json.dumps(d).replace('"a6"', '"fish"'))),
        "board.spaces[5] in these data: fish means something else in this game.",
    ),
    "an order called as a space": (
        lambda d: d["orders"][3].update(id="a6"),
        "orders[3] in these data: a6 stands there already, at board.spaces[5].",
    ),
    "a peak in words": (
        lambda d: d["board"].update(peak="north"),
        "board.peak in these data: it is empty, or not of the right form.",
    ),
    "a peak without a place": (
        lambda d: d["board"].update(peak={"x": "a", "y": 1}),
        "board.peak.x in these data: 'a' is no number from -1000 to 1000.",
    ),
    "a peak off the map": (
        lambda d: d["board"].update(peak={"x": 40, "y": 1}),
        "board.peak in these data: it does not lie among the spaces.",
    ),
    "a track without end": (
        lambda d: d.update(track=[1] * 199),
        "track in these data: there are 199, and at most 20 fit.",
    ),
    "a letter of many letters": (
        lambda d: d["companies"][1].update(letter="white"),
        "companies[1].letter in these data: 'white' is no letter, nor two of them.",
    ),
    "a crowded card": (
        lambda d: d["cards"][1].update(mines={"red": 40}),
        "cards[1] (R2) in these data: there are 42, and at most 12 fit.",
    ),
    "many cards at once": (
        lambda d: d["setup"]["two_players"].update(cards_a_turn=9),
        "setup.two_players.cards_a_turn in these data: 9 is not a whole number from 1 to 3.",
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
        "cards[0] (R1).mines.rad in these data: there is no such name: there are red",
    ),
    "money in words": (
        lambda d: d["setup"].update(money="thirty"),
        "setup.money in these data: 'thirty' is not a whole number from 0 to 1000.",
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


MISSPELT = {
    "four_plus": lambda d: d["cards"][3],
    "crates": lambda d: d["cards"][3],
    "letter": lambda d: d["companies"][1],
    "peak": lambda d: d["board"],
    "area": lambda d: d["board"]["spaces"][1],
    "name": lambda d: d["board"]["spaces"][1],
    "money": lambda d: d["setup"],
    "examples": lambda d: d,
    "others": lambda d: d["towns"],
    "pays": lambda d: d["orders"][2],
}


@pytest.mark.parametrize("key", MISSPELT)
def test_a_misspelt_key_is_answered_with_the_nearest(key):
    data = klondike.DATA.raw
    table = MISSPELT[key](data)
    table[key[:-1] + "x"] = table.pop(key, 1)
    with pytest.raises(klondike.SetupError, match=rf"Did you mean {key}\?"):
        klondike.read_data(data)


def test_companies_may_be_plain_names():
    data = klondike.DATA.raw
    data["companies"] = ["red", "white", "green", "black"]
    assert klondike.read_data(data).letters == ("R", "W", "G", "B")


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
