"""Positions, games as lines and files: exact, and refused at their place."""

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.records import Record
from tests.games.klondike_rush.strategies import bot_game

THREE = "players: Ann, Bob, Cy\n"

WRONG = {
    "no key": ("money 30", "line 2, column 1: a line is a key"),
    "a key misspelt": ("mone: 30, 30, 30", "line 2, column 1: 'mone' is not a key."),
    "a key twice": ("town: a3\ntown: a3", "line 3, column 1: 'town' stands here for the second"),
    "a space misspelt": ("town: d4", "line 2, column 7: town='d4' is no space"),
    "a company misspelt": ("mines: gren a2", "line 2, column 8: 'gren' is unknown here"),
    "a mine on the town": ("mines: red a3", "line 2, column 12: there is a mine on a3 already"),
    "two mines on a space": ("mines: red a2, green a2", "line 2, column 22: there is a mine"),
    "a token under a mine": (
        "mines: red a2\nboard: fish a2",
        "line 3, column 13: no token can lie on a2",
    ),
    "too many tokens": ("tokens: wild 4, -, -", "line 2, column 1: there are 4 tokens wild"),
    "too many mines": ("unused: red 11, -, -", "line 2, column 1: there are more red mines"),
    "an entry too few": ("money: 30, 30", "line 2, column 1: there are 3 players and 2 entries."),
    "no number": ("money: 30, x, 30", "line 2, column 12: 'x' is not a whole number"),
    "a mine nowhere": ("mines: red", "line 2, column 8: no space follows 'red'"),
    "one of two mines nowhere": ("mines: red b4, green", "line 2, column 16: no space follows"),
    "a token nowhere": ("board: fish", "line 2, column 8: no space follows 'fish'"),
    "a card twice": ("deck: R1\ncards: -, R1, -", "line 3, column 11: R1 is somewhere else"),
    "an order unknown": ("orders: o33, -, -", "line 2, column 9: 'o33' is unknown here"),
    "nobody": ("to move: Dan", "line 2, column 10: to move='Dan' is nobody at this table."),
    "nothing on sale": ("asks: bid", "line 2, column 7: nothing is on sale"),
    "a bid for nothing": (
        "asks: bid\ndeck: R1 W1\nactive: Ann\nto move: Bob\nhigh: Ann 3",
        "line 2, column 7: nothing is on sale",
    ),
    "a last bid for nothing": (
        "rules: last_bid\nasks: last\ndeck: R1",
        "line 3, column 7: nothing is on sale",
    ),
    "not asked": ("asks: buy", "line 2, column 7: 'buy' is nothing that is asked"),
    "too much on sale": ("on sale: R1 R2", "line 2, column 13: this is one card too many"),
    "bid without money": (
        "on sale: R1\nmoney: 3, 3, 3\nactive: Ann\nto move: Bob\nhigh: Ann 5",
        "line 6, column 11: Ann has 3 and cannot have bid 5",
    ),
    "bid before the turn": (
        "on sale: R1\nhigh: Bob 5",
        "line 3, column 7: Bob has not bid yet",
    ),
    "last bids without the cards": ("last bid: yes, no, no", "line 2, column 1: there are no"),
    "a turn out of turn": ("active: Ann\nto move: Bob", "line 3, column 1: only the active"),
    "last turns too early": ("deck: R1\nturns left: 2", "line 3, column 1: last turns begin"),
    "yes or no": ("profit: maybe, no, no", "line 2, column 9: here stands yes or no"),
    "a comma too many": ("money: 30,, 30", "line 2, column 11: there is nothing in front"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused_at_its_place(text, said):
    with pytest.raises(klondike.NotationError) as refusal:
        klondike.parse(THREE + text)
    assert str(refusal.value).startswith(said)


def test_a_suggestion_is_made_for_what_is_misspelt():
    with pytest.raises(klondike.NotationError, match=r"Did you mean green\?"):
        klondike.parse(THREE + "mines: gren a2")


def test_a_scenario_deals_what_the_text_leaves_open():
    text = "mines: green a2\nunused: green 1, -, -\ncards: G5, -, -\ntokens: wild 3, -, -"
    game = klondike.scenario(text, players=["Ann", "Bob", "Cy"], seed=7)
    assert game == klondike.scenario(text, players=["Ann", "Bob", "Cy"], seed=7)
    assert game != klondike.scenario(text, players=["Ann", "Bob", "Cy"], seed=8)
    assert len(game.deck) == 31
    assert "G5" not in game.deck
    assert "wild" not in game.board.values()
    assert len(game.board) == 32  # all tokens that nobody holds
    assert {"a2", "a3"}.isdisjoint(game.board)
    assert [len(orders) for orders in game.orders] == [2, 2, 2]
    assert klondike.parse(str(game)) == game


def test_a_scenario_can_begin_with_an_auction():
    game = klondike.scenario("asks: bid", seed=3, town="c4", last_bid=True, starter=2)
    assert (game.asks, game.active, game.town) == ("bid", 2, "c4")
    assert len(game.on_sale) == 1
    assert game.has_last_bid == (True, True, True)


@pytest.mark.parametrize("make", [klondike.parse, klondike.scenario])
def test_where_bids_are_asked_for_the_next_card_of_the_deck_is_turned_up(make):
    game = make(THREE + "asks: bid\ndeck: R1 W1\nto move: Bob")
    assert (game.on_sale, game.deck, game.active) == (("R1",), ("W1",), 1)
    assert game.play("bid-1 pass pass").cards == ((), ("R1",), ())


def test_a_scenario_turns_up_no_card_in_the_middle_of_an_auction():
    with pytest.raises(klondike.NotationError, match="nothing is on sale"):
        klondike.scenario(THREE + "asks: bid\nactive: Ann\nto move: Bob\nhigh: Ann 3", seed=7)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_reads_back_from_a_line_and_from_a_file(players):
    game = bot_game(players, 3, last_bid=players > 2)
    for text in (klondike.save(game), klondike.transcript(game)):
        again = klondike.load(text).game
        assert again == game
        assert again.moves == game.moves


def test_comments_are_kept_in_a_file():
    record = Record.of(klondike.deal(["Ann", "Bob", "Cy"], seed=7).play("bid-4 pass pass end"))
    record = record.go(1).comment("quite dear").go(4).comment("Bob is next")
    text = klondike.transcript(record)
    assert "1. Ann: bid-4   # quite dear" in text
    assert "1. Ann: pass pass end   # Bob is next" in text
    again = klondike.load(text)
    assert again.comments == {1: "quite dear", 4: "Bob is next"}
    assert again.end.moves == record.end.moves


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ("2. Ann: pass", "here comes turn 1, not 2."),
        ("1. Bob: pass", "it is Ann's turn, not Bob's."),
        ("1. Ann: pass pass pass end pass", "here the next turn begins, on its own line."),
        ("1. Ann: bid-99", "You cannot bid 99: you have 30."),
        ("1. Ann", "this is no turn."),
    ],
)
def test_a_file_that_is_wrong_is_refused_at_its_place(turn, said):
    start = str(klondike.deal(["Ann", "Bob", "Cy"], seed=7))
    with pytest.raises(klondike.NotationError, match=said):
        klondike.load(f"{start}\n\n{turn}\n")
