"""Whatever is written, it is read or refused in a sentence: soon, and at its place."""

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.sentences import Sentence
from tests.games.klondike_rush.conforming import STARTS

TEXTS = [str(start) for start in STARTS.values()]
WORDS = ["-", ",", ":", "R1", "o01", "fish", "red", "a3", "99", "Ann", "yes", "\n", "bid", "deck:"]


def read(reader, text):
    """Read a text, or check that it is refused as texts are."""
    refusal = None
    try:
        return reader(text)
    except klondike.NotationError as error:
        refusal = error
    assert isinstance(refusal.said, Sentence)
    assert len(refusal.said) < 600
    assert refusal.line >= 1
    return None


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(TEXTS), st.integers(0, 2000), st.integers(0, 9), st.sampled_from(WORDS))
def test_a_position_with_something_wrong_in_it(text, at, gone, word):
    at %= len(text)
    game = read(klondike.parse, text[:at] + word + text[at + gone :])
    if game is not None:
        assert klondike.parse(str(game)) == game
        assert game.is_over or game.legal()
        assert all(game.why_not(move) is None for move in game.legal()[:50])


@settings(deadline=None, max_examples=200)
@given(st.lists(st.sampled_from([*WORDS, " ", "players: Ann, Bob\n"]), max_size=30))
def test_words_thrown_together(words):
    for reader in (klondike.parse, klondike.scenario, klondike.load):
        read(reader, " ".join(words))


@pytest.mark.parametrize(
    "text",
    [
        "players: Ann, Bob\nmoney: " + "9, " * 60_000,
        "players: Ann, Bob\ndeck: " + "R1 " * 60_000,
        "players: Ann, Bob\ntokens: " + "fish 2 " * 25_000 + ", -",
        "players: Ann, Bob\n" + "town: a3\n" * 20_000,
        str(klondike.deal(3, seed=7)) + "\n1. x: " + "pass " * 30_000,
    ],
)
def test_a_long_text_is_refused_soon(text):
    began = process_time()
    assert read(klondike.load, text) is None
    assert process_time() - began < 3
