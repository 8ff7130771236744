"""The names at the front door."""

import subprocess
import sys

import pytest

from gold_widgets import klondike_rush
from gold_widgets.engine.words import LANGUAGES, tell
from gold_widgets.games import klondike_rush as the_same
from gold_widgets.games.klondike_rush.data import DATA, KINDS
from gold_widgets.games.klondike_rush.naming import name_company, name_kind
from gold_widgets.games.klondike_rush.saying import said_company, said_kind


def test_the_front_door_leads_to_the_game():
    assert klondike_rush is the_same
    assert klondike_rush.NAME == "Klondike Rush"
    assert klondike_rush.DATA.spaces[0].name == "Crown Ledge"


def test_a_deal_takes_what_the_book_leaves_open():
    game = klondike_rush.deal(players=3, seed=7, town="a3", starter=0, last_bid=False)
    assert game == klondike_rush.deal(seed=7)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"town": "z9"}, "town='z9' is no space of this board. Try town='a3'."),
        ({"last_bid": "yes"}, "last_bid='yes' is not True or False."),
        ({"starter": "Dan"}, "starter='Dan' is nobody at this table."),
        ({"players": 6}, "Klondike Rush is for 2 to 5 players"),
        ({"data": {}}, "data={} was not read: use read_data(file)."),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_a_sentence(wrong, said):
    with pytest.raises(klondike_rush.SetupError) as refusal:
        klondike_rush.deal(**{"seed": 7, **wrong})
    assert str(refusal.value).startswith(said)


def test_what_is_asked_of_a_game_by_a_wrong_name_is_refused():
    game = klondike_rush.deal(seed=7)
    with pytest.raises(klondike_rush.GameError, match="Did you mean green"):
        klondike_rush.cost(game, "gren", "c7")
    with pytest.raises(klondike_rush.GameError, match="mine on a3"):
        klondike_rush.cost(game, "green", "a3")
    with pytest.raises(klondike_rush.GameError, match="nobody"):
        klondike_rush.profit(game, "Dan")


WRONG = {
    "a number": (lambda game: game.play(5), "5 is no move: a move is a word."),
    "nothing": (lambda game: game.play(None), "None is no move: a move is a word."),
    "a card": (lambda _: klondike_rush.name_card("ZZ"), "'ZZ' is unknown here: there are R1, …"),
    "a kind": (lambda _: klondike_rush.name_kind("fihs"), "'fihs' is unknown here: there are fish"),
    "an event": (lambda _: klondike_rush.explain("x"), "'x' is no event of this game"),
}


@pytest.mark.parametrize(("ask", "said"), WRONG.values(), ids=WRONG)
def test_what_there_is_not_is_refused_in_a_sentence(ask, said):
    with pytest.raises(klondike_rush.GameError) as refusal:
        ask(klondike_rush.deal(["Ann", "Bob", "Cy"], seed=7))
    assert str(refusal.value).startswith(said)


def test_the_rules_need_only_the_standard_library():
    script = "import gold_widgets.games.klondike_rush, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"IPython", "anywidget", "ipycanvas", "ipywidgets", "numpy"}.isdisjoint(loaded)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_the_same_in_refusals_and_at_the_table(language):
    for company in DATA.companies:
        assert tell(said_company(company), language) == name_company(company, language)
    for number, kind in enumerate(KINDS):
        assert tell(said_kind(number), language) == name_kind(kind, language)
