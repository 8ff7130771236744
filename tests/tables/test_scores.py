"""The score sheet of a match, for any game."""

from gold_widgets.engine.match import Match
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.scores import score_sheet
from gold_widgets.tables.table import Table
from tests.games import nim, showdown

NAMES = ["Ann", "Bob", "Cy"]


def sheet(match, language="en"):
    [entry] = score_sheet(match, Phrases(language), "N9")["entries"]
    return entry


def of(book, *results):
    start = book.deal(NAMES, 7, starter=1)
    return Match(start, 7, results)


def test_every_game_has_its_row_with_who_started_and_the_sums_are_last():
    entry = sheet(of(nim, (0, 1, 0), (1, 0, 0)))
    assert entry["rows"] == [
        ["Game", *NAMES],
        ["1, started by Bob", "0", "1", "0"],
        ["2, started by Cy", "1", "0", "0"],
        ["3, started by Ann", "–", "–", "–"],
        ["Total", "★ 1", "★ 1", "0"],
    ]
    assert entry["text"] == "The match after game 2 of 3 (N9): Ann 1, Bob 1, Cy 0."


def test_at_the_end_the_star_is_the_winner_s():
    match = of(nim, (1, 0, 0), (0, 1, 0), (0, 1, 0))
    assert sheet(match)["rows"][-1] == ["Total", "1", "★ 2", "0"]
    tied = of(nim, (3, 0, 0), (0, 1, 0), (0, 2, 0))
    assert tied.winners == (1,), "the last game decides"
    assert sheet(tied)["rows"][-1] == ["Total", "3", "★ 3", "0"]


def test_where_nobody_starts_nobody_is_named():
    assert sheet(of(showdown, (3, 6, 3)))["rows"][1] == ["1", "3", "6", "3"]


def test_it_speaks_the_language_of_the_table():
    assert sheet(of(nim, (0, 1, 0)), "de")["rows"][1][0] == "1, angefangen von Bob"


def test_a_table_offers_it_once_a_game_of_a_match_is_over():
    table = Table(nim.deal(["Ann", "Bob"], seed=7, stones=10), pace=0)

    def offered():
        return any(button["id"] == "scores" for button in table._frame.buttons)

    for move in "3331":
        assert not offered()
        table.press(move)
    assert offered()
    table._frame._handle_custom_msg({"do": "scores"}, [])
    assert table._frame.panel["kind"] == "scores"
    table.rematch()
    assert table._frame.panel == {}
    assert offered(), "the match goes on"


def test_a_game_that_counts_for_no_match_has_none():
    table = Table(nim.Nim(3), pace=0)
    table.press("3")
    assert table.game.is_over
    assert not any(button["id"] == "scores" for button in table._frame.buttons)
