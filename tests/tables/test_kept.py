"""What a page keeps of a table: all of the game, and nothing that would hurt if it is damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import Table, gold, klondike_rush, mine_for_gold, play
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.words import LANGUAGES, tell
from gold_widgets.tables import kept
from tests.games import nim
from tests.tables.pages import act

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def heap(stones=10):
    return Table(nim.deal(["Ann", "Bob"], 7, stones=stones), pace=0)


def assert_refused(damaged):
    """Nobody can read it, and in every language a sentence says so."""
    with pytest.raises(GameError) as refused:
        kept.read(nim, json.dumps(damaged))
    assert len({tell(refused.value, language) for language in LANGUAGES}) == len(LANGUAGES)


def again(table):
    """Keep a table, and lay what was kept on another."""
    known = kept.read(table._sitting.book, kept.write(table))
    other = Table(known.record, pace=0)
    kept.lay(other, known)
    return other


@pytest.mark.parametrize("book", [gold, mine_for_gold, klondike_rush])
def test_a_game_is_kept_with_all_its_moves(book):
    table = play(book, players=3, seed=7, pace=0, opponents="random")
    for _ in range(12):
        table.go_on()
        if table._sitting.askable and not table._sitting.is_held:
            table._do(lambda: table._sitting.play(table.game.legal(0)[0]))
    assert len(table.record) > 2
    other = again(table)
    assert other.game == table.game
    assert other.game.moves == table.game.moves


def test_what_was_undone_can_still_be_made_again():
    table = heap()
    for move in "112":
        act(table, press=move)
    table.undo()
    other = again(table)
    assert other.game.stones == table.game.stones == 8
    other.redo()
    assert other.game.stones == 6


def test_a_match_goes_on():
    table = heap()
    for move in "3331":
        act(table, press=move)
    act(table, do="rematch")
    act(table, press="1")
    other = again(table)
    assert other._frame.headline == table._frame.headline
    assert other._frame.headline.endswith("game 2 of 2")
    assert other._sitting.earlier == table._sitting.earlier


@pytest.mark.parametrize(
    "change",
    [
        {"line": "nim1-3-abc-00000000"},
        {"line": None},
        {"at": 99},
        {"at": "0"},
        {"match": {}},
        {"match": {"start": "", "seed": 1, "results": []}},
        {"match": []},
    ],
)
def test_what_is_damaged_is_refused(change):
    assert_refused({**json.loads(kept.write(heap())), **change})


@pytest.mark.parametrize(
    "change",
    [
        {"seed": True},
        {"seed": 1.5},
        *({"results": [[each, 1]]} for each in (1e999, True, "3", 0.5)),
    ],
    ids=str,
)
def test_a_match_that_is_damaged_is_refused(change):
    table = heap()
    for move in "3331":
        act(table, press=move)
    act(table, do="rematch")
    whole = json.loads(kept.write(table))
    assert kept.read(nim, json.dumps(whole)).match is not None
    assert_refused({**whole, "match": {**whole["match"], **change}})


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_whatever_else_a_browser_kept_is_refused(text):
    with pytest.raises(GameError):
        kept.read(nim, text)


def test_whoever_wants_to_keep_a_game_hears_of_every_change_once():
    table = heap()
    heard = []
    table.on_change(lambda: heard.append(table.record.at))
    act(table, press="1")
    act(table, press="9")  # refused
    act(table, do="undo")
    act(table, do="sound")
    act(table, form="new", value="3")
    assert heard == [1, 0, 0]
