"""Names: a player may be called anything, and every way of writing a game keeps it."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gold_widgets import gold
from tests.games.gold.strategies import told
from tests.games.gold.tables import played_out

ODD = [
    '"',
    "\\",
    'say "hi"',
    "a,b",
    "a\nb",
    "a\r\nb\tc",
    "#1",
    "x # y",
    ":",
    "players:",
    "to move: Ann",
    "1.",
    "-",
    "=",
    "..",
    "$3",
    "gold1-3-abc",
    "gold1-0--00000000",
    "{player}",
    "%s",
    "\\u0041",
    "a\x00b",
    "a\u200bb",
    "\ufeffAnn",
    "a\u2028b",
    "שלום",
    "\u202eAnn",
    "👩\u200d🚀",
    "e\u0301",
    "é",
    "İ",
    "ß",
    " Ann ",
    "null",
    "True",
]
anything = st.text(max_size=29)
names = st.one_of(
    st.builds("{}{}{}".format, anything, st.sampled_from("aé7ß€漢😀"), anything),
    st.sampled_from(ODD),
)
pairs = st.lists(names, min_size=2, max_size=5, unique=True)


@given(pairs)
@example(ODD[:5])
def test_a_drawing_keeps_every_name(players):
    game = gold.deal(players, seed=7, starter=1).play("a1")
    assert gold.parse(str(game)) == game
    assert all(line.isprintable() for line in str(game).split("\n"))


@given(pairs)
def test_one_line_keeps_every_name(players):
    game = gold.deal(players, seed=7).play("a1 b1 c1")
    assert told(gold.load(gold.save(game)).game) == told(game)


@given(pairs)
def test_a_transcript_keeps_every_name(players):
    game = gold.deal(players, seed=7).play("a1 b1 c1 d1 e1")
    assert told(gold.load(gold.transcript(game)).game) == told(game)


@pytest.mark.parametrize("name", ODD, ids=ascii)
def test_odd_names_play_whole_games(name):
    game = played_out(gold.deal([name, "Bob"], seed=7))
    assert told(gold.load(gold.save(game)).game) == told(game)
    assert told(gold.load(gold.transcript(game)).game) == told(game)
    assert gold.parse(str(game)) == game
    assert all(gold.explain(event) for point in game.history for event in point.events)


@given(st.text(st.characters(categories=["Cs"]), min_size=1), st.text())
def test_a_name_with_half_a_character_in_it_is_refused(half, rest):
    """Python can hold one, but no file or network can."""
    with pytest.raises(gold.SetupError, match="half a character"):
        gold.deal(["Ann", half + rest])


def test_names_that_look_alike_stay_apart():
    game = gold.deal(["é", "e\u0301", "Ann", "ann", "Ann "], seed=7, starter=3)
    assert gold.parse(str(game)).to_move == 3
    assert len({seat.name for seat in gold.load(gold.save(game)).game.seats}) == 5
