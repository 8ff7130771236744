"""Hints: what to do, why, and what it costs oneself, in plain words."""

from dataclasses import replace
from pathlib import Path

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games.klondike_rush.players import TRAITS
from tests import golden
from tests.games.klondike_rush.strategies import bot_game

GOLDEN = Path(__file__).parent / "golden" / "hints.txt"
TWO, THREE = "players: Ann, Bob\n", "players: Ann, Bob, Cy\n"
POSITIONS = {
    "The first card": THREE + "on sale: R2\ndeck: W1 W2 G1 G2 K1 K2",
    "A card of a company that one has": THREE + "on sale: R2\ncards: R1 R3, -, -\ndeck: W1 W2 G1",
    "A rival has more of it": THREE + "on sale: R2\ncards: R3, R1 R4 R5, -\ndeck: W1 W2 G1 K1 K2",
    "Nobody else has money": THREE + "on sale: R2\nmoney: 30, 0, 0",
    "One bids last": THREE + "on sale: R2\nto move: Ann\nactive: Bob\nhigh: Cy 2\ndeck: W1 W2",
    "No money": THREE + "on sale: R2\nmoney: 0, 9, 9\ndeck: W1",
    "Too dear": THREE + "on sale: W2\nto move: Ann\nactive: Cy\nhigh: Cy 12\ndeck: R1 R2 G1 K1 K2",
    "A trade first": THREE
    + "on sale: R1\nmoney: 0, 1, 1\ncards: R2 R3, -, -\ntokens: fish 3, -, -",
    "Two cards for two": TWO + "on sale: R2 W2\ncards: R1, W1\ndeck: G1 G2 K1 K2",
    "The other one has passed": TWO + "on sale: R2 W2\nactive: Bob\nto move: Ann\ndeck: G1 G2",
    "A last bid that pays": THREE
    + "rules: last_bid\nasks: last\nlast bid: yes, no, no\non sale: R2\nactive: Bob\nto move: Ann"
    "\nhigh: Cy 1\ncards: R1 R3, -, -",
    "A mine for one's own company": THREE
    + "turns left: 3\ncards: R1 R2, -, -\nunused: red 1, -, -",
    "A mine that helps a rival, too": THREE
    + "turns left: 3\ncards: R1 R2, R3 R4 R5 R6, -\nunused: red 1, -, -\norders: o01, -, -",
    "Nothing to build": THREE + "asks: act\ndeck: W1 W2\ncards: R1, -, -",
    "Nothing to build at the end": THREE + "turns left: 3",
    "No money to build": THREE
    + "turns left: 3\ncards: R1, -, -\nunused: red 1, -, -\nmoney: 0, 5, 5",
    "Cards to come that are better": THREE
    + "asks: act\nmoney: 9, 9, 9\ncards: R1, -, -\nunused: red 1, -, -"
    "\ndeck: W1 W2 W3 W4 G1 G2 G3 K1 K2 K3",
    "A mine that is too dear": THREE
    + "asks: act\ncards: R5, -, -\nunused: red 1, -, -\ndeck: W1 W2",
    "The profit card": THREE
    + "asks: act\nmoney: 2, 5, 5\ncards: R1 R2 R3 R4 R5, -, -\nmines: red a2, red a1, red b4"
    "\ndeck: W1 W2 W3 W4 G1 G2 G3 K1 K2 K3",
    "An order": THREE + "tokens: pelt 2, -, -\norders: o04, -, -",
    "An order with a wild token": THREE + "tokens: pelt wild, -, -\norders: o04, -, -",
    "A last trade": THREE + "asks: settle\ntokens: fish 3, -, -",
    "Snow beasts to keep": THREE + "asks: settle\ntokens: beast 3, -, -",
    "Nothing left to do": THREE + "asks: settle\ntokens: fish, -, -",
}


def view_of(text):
    game = klondike.parse(text)
    return klondike.view(game, game.to_move)


def told():
    """Tell every position: the hint in all languages, and what it says in figures."""
    for name, text in POSITIONS.items():
        view = view_of(text)
        yield f"{name}: {text.partition(chr(10))[2].replace(chr(10), '; ')}"
        for language in LANGUAGES:
            yield f"  {language}: {klondike.hint(view, language).words}"
        yield f"  in figures: {klondike.hint(view).numbers or 'nothing'}"
        yield f"  beginner: {klondike.hint(view, level='beginner').words}"
        yield ""


def test_hints_read_as_the_golden_file_shows():
    golden.check(GOLDEN, "\n".join(told()))


@pytest.mark.parametrize("level", klondike.LEVELS)
def test_a_hint_is_the_move_of_its_level_where_that_makes_no_mistakes(level):
    traits = TRAITS[level]
    for past in bot_game(3, 6).history[:-1:9]:
        view = klondike.view(past, past.to_move)
        sober = klondike.ThinkingPlayer(replace(traits, noise=0.0))
        assert klondike.hint(view, level=level).spots == (sober.choose(view),)


def test_a_hint_says_what_is_left_to_oneself_and_whom_it_helps_besides():
    words = klondike.hint(view_of(POSITIONS["A mine that helps a rival, too"])).words
    assert "that leaves you $" in words
    assert "it helps Bob" in words


def test_who_does_not_think_of_rivals_does_not_speak_of_them():
    view = view_of(POSITIONS["A mine that helps a rival, too"])
    assert "Bob" not in klondike.hint(view, level="beginner").words


def test_what_is_hidden_of_rivals_money_is_not_told():
    game = klondike.parse(POSITIONS["Nobody else has money"])
    assert "more money" in klondike.hint(klondike.view(game, 0)).words
    assert "more money" not in klondike.hint(klondike.view(game, 0, open_money=False)).words
