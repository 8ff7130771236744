"""Moves as words: they read back, and presses narrow them down to one that is legal."""

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from gold_widgets.engine.errors import IllegalMove, NotationError
from gold_widgets.engine.moves import LONGEST, Draft, Move, narrow, parts, read, shortened, split

letters = st.text(st.characters(exclude_categories=["Z", "C"], exclude_characters=",/@-"))
part = letters.filter(bool)
seats = st.none() | st.integers(0, 99)
any_moves = st.builds(
    Move, part, st.lists(part, max_size=3).map(tuple), st.just("") | part, seats
).filter(lambda move: len(str(move)) <= LONGEST)

# Few words, so that moves share parts, repeat them, and are parts of each other.
few = st.sampled_from(["bid", "c4", "5", "7"])
small_moves = st.builds(
    Move, few, st.lists(few, max_size=3).map(tuple), st.just("") | few, st.sampled_from([None, 2])
)
legal_moves = st.lists(small_moves.map(str), min_size=1, max_size=8, unique=True)

MOVES = {
    "c4": Move("c4"),
    "R12": Move("R12"),
    "on@R9": Move("on", (), "R9"),
    "bid-5": Move("bid", ("5",)),
    "green@c4": Move("green", (), "c4"),
    "2/order-7": Move("order", ("7",), "", 2),
    "0/build-green@c7": Move("build", ("green",), "c7", 0),
    "close-0-2-1": Move("close", ("0", "2", "1")),
    "$3": Move("$3"),
}


@pytest.mark.parametrize(("word", "move"), MOVES.items())
def test_a_move_is_read_in_its_parts_and_written_again(word, move):
    assert read(word) == move
    assert str(move) == word


@given(any_moves)
def test_whatever_is_written_reads_back(move):
    assert read(str(move)) == move
    assert parts(str(move)) == move.parts
    assert split(f"{move} {move}, {move}") == [str(move)] * 3


@given(
    st.text(max_size=12) | st.lists(st.sampled_from(["2", "/", "-", "@", "c4", "bid"])).map("".join)
)
def test_whatever_reads_is_written_as_it_was(word):
    try:
        move = read(word)
    except NotationError:
        assert parts(word) == (word,)
    else:
        assert str(move) == word


NO_MOVES = ["", " ", "a1 b1", "-", "-1", "a-", "@c4", "a@", "a@b@c", "/a", "100/a", "02/a", "1/2/a"]
NO_MOVES += ["a,b", "a@c-4", "a\n", "x" * (LONGEST + 1), "y" * 10**6]


@pytest.mark.parametrize("word", [*NO_MOVES, None, 7, ["a1"]], ids=shortened)
def test_what_is_no_move_is_refused_in_few_words(word):
    with pytest.raises(NotationError, match="is not written like a move") as refusal:
        read(word)
    assert len(str(refusal.value)) < 150


def test_what_is_no_move_is_refused_with_moves_of_the_game():
    with pytest.raises(NotationError, match=r"Moves are words such as pass, bid-5\.$"):
        read("a@", "pass", "bid-5")


@pytest.mark.parametrize("moves", [None, 7, b"a1", ["a1", 7]])
def test_moves_are_words(moves):
    with pytest.raises(IllegalMove, match="is no move: a move is a word"):
        split(moves)


@pytest.mark.parametrize(
    ("moves", "words"),
    [("a1 b1, c1", ["a1", "b1", "c1"]), ("", []), (" ,, ", []), (["a1", "b1"], ["a1", "b1"])],
)
def test_several_moves_are_cut_apart(moves, words):
    assert split(moves) == words


# Narrowing


def walk(legal, choose):
    """Press what is offered until a move is meant; return all that was drafted on the way."""
    drafts = [narrow(legal, [])]
    while drafts[-1].move is None:
        drafts.append(narrow(legal, (*drafts[-1].picked, choose(drafts[-1].next))))
        assert len(drafts) < 10
    return drafts


@given(legal_moves, st.data())
def test_pressing_what_is_offered_always_ends_in_a_legal_move(legal, data):
    drafts = walk(legal, lambda offered: data.draw(st.sampled_from(offered)))
    assert drafts[-1].move in legal
    for earlier, later in pairwise(drafts):
        assert set(later.moves) <= set(earlier.moves)


@given(legal_moves, st.data())
def test_just_the_parts_that_lead_to_a_move_are_offered(legal, data):
    drafts = walk(legal, lambda offered: data.draw(st.sampled_from(offered)))
    for draft in drafts[:-1]:
        for one in ("bid", "c4", "5", "7", "9"):
            leads = bool(narrow(legal, (*draft.picked, one)).moves)
            assert leads == (one in draft.next or one in legal_wholes(draft))
        assert all(narrow(legal, (*draft.picked, one)).moves for one in draft.next)


def legal_wholes(draft):
    """The moves that are left, also without the seat, which may be pressed at any time."""
    return {move.rpartition("/")[2] for move in draft.moves} | set(draft.moves)


@given(legal_moves, st.data())
def test_every_move_can_be_pressed_as_a_whole_at_any_time(legal, data):
    meant = data.draw(st.sampled_from(legal))
    order = data.draw(st.permutations(parts(meant)))
    for pressed in range(len(order) + 1):
        assert narrow(legal, [*order[:pressed], meant]).moves == (meant,)


@given(legal_moves, st.data())
def test_the_parts_of_a_move_lead_to_it_in_any_order(legal, data):
    """Unless a shorter move is whole before: then that was meant."""
    meant = data.draw(st.sampled_from(legal))
    order = data.draw(st.permutations(parts(meant)))
    for pressed in range(1, len(order) + 1):
        draft = narrow(legal, order[:pressed])
        if meant not in draft.moves:
            assert {move.rpartition("/")[2] for move in draft.moves} == {order[pressed - 1]}
            return
    if draft.move != meant:
        assert meant in draft.next


@given(legal_moves, st.lists(few, min_size=1, max_size=4))
def test_a_part_pressed_twice_is_wanted_twice(legal, picked):
    for move in narrow(legal, picked).moves:
        if move.rpartition("/")[2] != picked[-1]:
            assert not Counter(picked) - Counter(parts(move))


@given(legal_moves, st.lists(few, min_size=1, max_size=4))
def test_several_parts_at_once_are_the_same_as_one_after_the_other(legal, picked):
    together = "-".join(picked)
    assume(not {together, *picked} & {move.rpartition("/")[2] for move in legal})
    assert narrow(legal, [together]).moves == narrow(legal, picked).moves


@given(legal_moves)
def test_nothing_pressed_leaves_every_move(legal):
    assert narrow(legal, []).moves == tuple(legal)
    assert set(narrow(legal, []).next) == {one for move in legal for one in parts(move)}


def test_moves_of_the_same_parts_are_told_apart_by_the_whole_word():
    draft = narrow(["close-0-1", "close-1-0", "start"], ["close"])
    assert draft.next == ("0", "1")
    draft = narrow(draft.moves, [*draft.picked, "0", "1"])
    assert (draft.move, draft.next) == (None, ("close-0-1", "close-1-0"))
    assert narrow(draft.moves, [*draft.picked, "close-1-0"]).move == "close-1-0"


def test_a_move_that_is_whole_is_offered_beside_those_that_go_on():
    draft = narrow(["trade-fish", "trade-fish-fish"], ["trade", "fish"])
    assert (draft.move, draft.next) == (None, ("trade-fish", "fish"))


def test_a_seat_s_moves_are_meant_without_its_number():
    legal = ["2/order-7", "2/trade-fish-fish-pelt"]
    assert narrow(legal, ["order-7"]).move == "2/order-7"
    assert narrow(legal, ["pelt"]).move == "2/trade-fish-fish-pelt"
    assert narrow([*legal, "order-7"], ["order-7"]).move == "order-7"
    assert narrow(["1/pass", "2/pass"], ["pass"]).next == ("1/pass", "2/pass")
    assert narrow(["1/pass", "2/pass"], ["pass", "2/pass"]).move == "2/pass"


def test_the_numbers_that_can_be_chosen_are_told_in_order():
    legal = ["pass", "bid-10", "bid-9", "bid-11"]
    assert narrow(legal, ["bid"]).numbers == (9, 10, 11)
    assert narrow(legal, []).numbers == (9, 10, 11)
    assert narrow(["build@c4", "pass"], []).numbers == ()
    assert narrow(["1", "2"], []).numbers == (1, 2)


@pytest.mark.parametrize(
    ("legal", "picked", "pressed", "asked"),
    [
        (["a1", "b1"], [], "c1", "c1"),
        (["build-green@c7", "build-red@c7"], ["build", "green"], "c4", "build-green@c4"),
        (["2/build-green@c7", "2/pass"], ["green", "c7"], "c4", "2/c4-green@c7"),
        (["build-green@c7", "build-green@c8"], ["green"], "c4", "build-green@c4"),
        (["bid-4", "bid-5"], ["bid"], "99", "bid-99"),
        (["bid-4", "bid-5"], [], "bid-99", "bid-99"),
        (["trade-fish-fish-pelt"], ["trade", "fish", "pelt"], "elk", "trade-fish-elk-pelt"),
        (["build-green@c7"], [], "c4", None),
        ([], [], "c4", None),
    ],
)
def test_it_can_be_asked_why_a_press_completes_no_move(legal, picked, pressed, asked):
    assert Draft(tuple(picked), tuple(legal)).missing(pressed) == asked


@given(legal_moves, st.lists(few, max_size=3), few)
def test_what_is_asked_about_reads_as_a_move(legal, picked, pressed):
    asked = narrow(legal, picked).missing(pressed)
    if asked is not None:
        assert pressed in parts(asked)
        assert str(read(asked)) == asked


@example(["x" * 10**6])
@given(st.lists(st.text()))
def test_anything_may_be_pressed(picked):
    legal = ["pass", "bid-4"]
    assert set(narrow(legal, picked).moves) <= set(legal)


def test_drafts_are_values():
    draft = narrow(["bid-4", "bid-5"], ["bid"])
    assert pickle.loads(pickle.dumps(draft)) == draft == narrow(["bid-4", "bid-5"], ["bid"])
