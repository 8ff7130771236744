"""Records: a game with its past and its undone future."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.records import Record
from tests.games.nim import Nim

START = Nim(20)
GAME = START.play("1 2 3 1")


def test_a_record_of_a_game_looks_at_its_end():
    record = Record.of(GAME)
    assert (len(record), record.at) == (4, 4)
    assert record.game is record.end is GAME
    assert record.start is START
    assert record.line == GAME.history


def test_undo_looks_one_move_back():
    assert Record.of(GAME).undo().game is GAME.before


def test_undo_at_the_start_stays_there():
    record = Record.of(START)
    assert record.undo() == record
    assert len(record) == 0


def test_redo_looks_one_move_on():
    assert Record.of(GAME).undo().undo().redo().game is GAME.before


def test_redo_at_the_end_stays_there():
    record = Record.of(GAME)
    assert record.redo() == record


@pytest.mark.parametrize("point", range(5))
def test_go_looks_at_any_point(point):
    record = Record.of(GAME).go(point)
    assert record.game is GAME.history[point]
    assert record.end is GAME


@pytest.mark.parametrize("point", [-1, 5, "2", 2.0, None])
def test_there_is_no_other_point(point):
    with pytest.raises(GameError, match=r"There is no point .*: this record runs from 0 to 4\."):
        Record.of(GAME).go(point)


def test_a_record_is_not_made_at_a_point_off_its_line():
    with pytest.raises(GameError, match="There is no point 9"):
        Record(GAME, 9)
    with pytest.raises(GameError, match="There is no point 9"):
        Record(GAME, 0, {9: "what move?"})


def test_play_goes_on_from_the_end():
    record = Record.of(GAME).play("2 3")
    assert (len(record), record.at) == (6, 6)
    assert record.line[:5] == GAME.history


def test_play_after_undo_forgets_the_future():
    record = Record.of(GAME).undo().undo().play("1")
    assert len(record) == 3
    assert record.game == START.play("1 2 1")
    assert record.redo() == record


def test_play_after_undo_forgets_the_future_s_comments():
    record = Record(GAME, 2, {0: "the start", 2: "good", 3: "undone"})
    assert dict(record.play("1").comments) == {0: "the start", 2: "good"}


def test_a_refused_move_leaves_the_record_as_it_was():
    record = Record.of(GAME).undo()
    with pytest.raises(GameError):
        record.play("7")
    assert (record.at, record.end) == (3, GAME)


def test_a_comment_belongs_to_the_point_looked_at():
    record = Record.of(GAME).go(2).comment("why two?").go(4).comment("the end")
    assert dict(record.comments) == {2: "why two?", 4: "the end"}


def test_a_comment_is_kept_on_one_line():
    assert Record.of(GAME).comment("  two\n\tlines ").comments[4] == "two lines"
    assert Record(GAME, 0, {1: "two\nlines"}).comments[1] == "two lines"


def test_a_new_comment_replaces_the_old_one():
    assert Record.of(GAME).comment("old").comment("new").comments[4] == "new"


def test_an_empty_comment_takes_the_old_one_away():
    assert dict(Record.of(GAME).comment("old").comment("  ").comments) == {}


def test_comments_cannot_be_changed_from_outside():
    given_comments = {1: "mine"}
    record = Record(GAME, 0, given_comments)
    given_comments[1] = "changed"
    assert record.comments[1] == "mine"
    with pytest.raises(TypeError):
        record.comments[1] = "changed"


def test_a_record_can_be_sent():
    record = Record.of(GAME).go(2).comment("here")
    sent = pickle.loads(pickle.dumps(record))
    assert sent == record
    assert sent.line == record.line


steps = st.one_of(
    st.sampled_from(["undo", "redo"]).map(lambda name: (name,)),
    st.tuples(st.just("go"), st.integers(0, 30)),
    st.tuples(st.just("play"), st.sampled_from("123")),
    st.tuples(st.just("comment"), st.text(max_size=5)),
)


@given(st.lists(steps, max_size=30))
def test_a_record_does_what_a_list_of_games_and_a_cursor_do(actions):
    games, at, comments = [Nim(100)], 0, {}
    record = Record.of(games[0])
    for name, *values in actions:
        if name == "go" and values[0] >= len(games):
            continue
        match name:
            case "undo":
                at = max(0, at - 1)
            case "redo":
                at = min(len(games) - 1, at + 1)
            case "go":
                [at] = values
            case "play":
                games = [*games[: at + 1], games[at].play(*values)]
                comments = {point: text for point, text in comments.items() if point <= at}
                at += 1
            case "comment":
                comments[at] = " ".join(values[0].split())
        record = getattr(record, name)(*values)
        assert (record.at, record.game) == (at, games[at])
        assert record.line == tuple(games)
        assert record.comments == {point: text for point, text in comments.items() if text}
