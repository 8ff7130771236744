"""A move of several stages: how it ended is told once it has been shown, now and looking back."""

import pytest

from gold_widgets.tables.table import Table
from tests.games import nim
from tests.tables.nim import Places, Staging

STAGES = 3


@pytest.fixture(autouse=True)
def slow_moves(monkeypatch):
    """Show a move of nim in three stages."""
    monkeypatch.setattr(Staging, "stages", lambda _, game: STAGES if game.before else 1)


@pytest.fixture
def table():
    return Table(nim.deal(["Ann", "Bob"], seed=7, stones=10), pace=0)


def told(table):
    frame = table._frame
    return frame.headline, frame.banner, len(frame.log)


def play(table, *moves):
    for move in moves:
        table.press(move)
        while table._sitting.is_held:
            table.go_on()


def test_headline_and_log_follow_with_the_last_stage(table):
    table.press("3")
    for _ in range(STAGES - 1):
        assert told(table) == ("Ann's turn · 10 stones", "", 0)
        table.go_on()
    assert told(table) == ("Bob's turn · 7 stones", "", 1)


def test_the_winner_is_named_with_the_last_stage(table):
    play(table, "3", "3", "3")
    table.press("1")
    assert table.game.is_over
    for _ in range(STAGES - 1):
        assert (table._frame.banner, table._frame.headline) == ("", "Bob's turn · 1 stones")
        assert "match" not in table._frame.status
        assert not [each for each in table._frame.buttons if each["id"] == "scores"]
        table.go_on()
    assert (table._frame.banner, table._frame.headline) == ("Winner: Bob", "Over.")
    assert "The match after game 1 of 2: Ann 0, Bob 1." in table._frame.status
    assert [each for each in table._frame.buttons if each["id"] == "scores"]


def test_one_person_s_victory_is_enjoyed_with_the_last_stage():
    start = nim.deal(["Ann", "Bob"], seed=7, stones=10)
    table = Table(start.play("3 3 2"), seats=["random", "person"], pace=0)
    table.press("2")
    seen = []
    for _ in range(STAGES - 1):
        seen.append((table._frame.mood, table._frame.effects["steps"][-1]["kind"]))
        table.go_on()
    assert seen == [("", "glow")] * (STAGES - 1)
    assert (table._frame.mood, table._frame.effects["steps"][-1]["kind"]) == ("won", "won")


def test_looking_back_continue_shows_every_stage_of_every_move(table):
    play(table, "3", "2", "1")
    table.go(0)
    seen = []
    while table._sitting.is_past or table._sitting.is_held:
        table.go_on()
        seen.append((table.record.at, table._sitting.stage))
    assert seen == [(point, stage) for point in (1, 2, 3) for stage in range(STAGES)]


def test_a_game_may_say_when_it_is_told(monkeypatch, table):
    monkeypatch.setattr(Staging, "told_from", lambda *_: 1)
    table.press("3")
    assert told(table)[0] == "Ann's turn · 10 stones"
    table.go_on()
    assert told(table)[0] == "Bob's turn · 7 stones"
    assert table._sitting.is_held


def test_a_game_may_lie_otherwise_at_each_stage(monkeypatch, table):
    monkeypatch.setattr(Staging, "laid_out", lambda _, game, stage: Places(420 + stage, 250))
    table.press("3")
    widths = []
    for _ in range(STAGES):
        widths.append(table._frame.width)
        table.go_on()
    assert widths == [420, 421, 422]
