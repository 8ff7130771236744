"""One-line games of any kind. What a line survives and what it notices is tested with GOLD's."""

from itertools import permutations

import pytest

from gold_widgets import gold
from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.saves import Saves, write_text
from gold_widgets.engine.text import place_in
from tests.games import nim, showdown

HANDS = showdown.deal(["Ann", "Bob"], seed=7)
GAMES = {
    nim: nim.deal(["Ann", "Bob"], seed=7).play("1 2 3"),
    showdown: HANDS.play(HANDS.legal(1)[0]),
    gold: gold.deal(["Ann", "Bob"], seed=7).play("a1 b1 c1"),
}


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.NAME)
def test_a_line_is_read_by_its_own_game(book):
    game = GAMES[book]
    read = book.load(book.save(game)).game
    assert (read, read.moves, read.seed) == (game, game.moves, game.seed)


@pytest.mark.parametrize(
    ("book", "other"), list(permutations(GAMES, 2)), ids=lambda book: book.NAME
)
def test_and_by_no_other(book, other):
    with pytest.raises(NotationError, match="this line is of another game") as refusal:
        other.load(f"Look at this: {book.save(GAMES[book])}")
    assert f"begins with {book.TAG}-, and one of {other.NAME} with {other.TAG}-" in str(
        refusal.value
    )
    assert (refusal.value.line, refusal.value.column) == (1, 15)


def test_a_text_says_the_start_and_the_moves():
    text = write_text(GAMES[nim])
    assert text == f"{GAMES[nim].history[0]}\nmoves: 1 2 3"
    assert nim.load(text).game == GAMES[nim]
    assert nim.load(text.rpartition("\n")[0]).game == GAMES[nim].history[0]


def test_a_move_in_a_text_is_refused_where_it_stands():
    text = write_text(GAMES[nim]) + "\n  2, 9"
    with pytest.raises(NotationError, match="'9' cannot be taken") as refusal:
        nim.load(text)
    assert (refusal.value.line, refusal.value.column) == (text.count("\n") + 1, 6)


def test_lines_of_before_are_read_as_they_were_written():
    older = Saves("nim0", "Nim", nim.parse)
    newer = Saves("nim1", "Nim", nim.parse, older={"nim0": lambda text: nim.Nim(len(text))})
    assert newer.load(older.save(nim.Nim(5))).game.stones == len(write_text(nim.Nim(5)))
    assert newer.load(newer.save(nim.Nim(5))).game.stones == 5
    with pytest.raises(NotationError, match="of another game"):
        older.load(newer.save(nim.Nim(5)))


@pytest.mark.parametrize(
    ("text", "index", "place"),
    [("", 0, (1, 1)), ("ab", 1, (1, 2)), ("a\nb", 2, (2, 1)), ("\n\n", 2, (3, 1))],
)
def test_a_place_is_a_line_and_a_column(text, index, place):
    assert place_in(text, index) == place
