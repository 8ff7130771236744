"""Standings: exact sums, honest errors, tables that show them."""

import sys
from math import isnan, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.lab import Standings

PLAYERS = ("Ann", "Bob", "Cy")


def played(games):
    standings = Standings(PLAYERS)
    for seating, winners, scores, moves in games:
        standings = standings.after(seating, winners, scores, moves)
    return standings


one_game = st.tuples(
    st.permutations(range(3)),
    st.sets(st.integers(0, 2), min_size=1).map(tuple),
    st.tuples(*[st.integers(0, 60)] * 3),
    st.integers(64, 200),
)


@given(st.lists(one_game, min_size=2, max_size=12), st.integers(0, 12))
def test_standings_add_up_to_the_standings_of_all_games(games, cut):
    parts = played(games[:cut]), played(games[cut:])
    assert parts[0] + parts[1] == parts[1] + parts[0] == played(games)


@given(st.lists(one_game, min_size=2, max_size=12))
def test_means_and_errors_are_those_of_the_games_one_by_one(games):
    standings = played(games)
    for player, name in enumerate(PLAYERS):
        seats = [seating.index(player) for seating, *_ in games]
        wins = [
            (seat in winners) / len(winners)
            for seat, (_, winners, _, _) in zip(seats, games, strict=True)
        ]
        points = [scores[seat] for seat, (_, _, scores, _) in zip(seats, games, strict=True)]
        for found, values in (
            (standings[name].win_rate, wins),
            (standings[name].points_a_game, points),
        ):
            assert found.value == pytest.approx(mean(values))
            assert found.error == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-9)
    assert standings.length.value == pytest.approx(mean(moves for *_, moves in games))


def test_one_game_alone_has_no_error():
    one = played([((0, 1, 2), (1,), (20, 30, 10), 100)])
    assert one["Bob"].win_rate.value == 1
    assert isnan(one["Bob"].win_rate.error)
    assert "±" not in str(one)


def test_a_shared_victory_is_shared_out():
    shared = played([((2, 0, 1), (0, 1, 2), (20, 20, 20), 100)])
    assert [shared[name].win_rate.value for name in PLAYERS] == [pytest.approx(1 / 3)] * 3


def test_seats_are_told_apart():
    seats = played([((0, 1, 2), (0,), (9, 0, 0), 90), ((1, 2, 0), (0,), (7, 0, 0), 90)]).seats
    assert [seat.win_rate.value for seat in seats] == [1, 0, 0]
    assert seats[0].points == 16


def test_the_tables_escape_names_and_speak_languages():
    odd = Standings(("<b>", "Bob")).after((0, 1), (0,), (32, 28), 90)
    assert "&lt;b&gt;" in odd._repr_html_()
    assert "<b>" not in odd._repr_html_()
    assert odd.text("fr") != odd.text("en")
    assert odd.html("de") != odd.html("en")


def test_standings_of_others_do_not_add_up():
    with pytest.raises(gold.SetupError, match="must be the same"):
        Standings(("Ann", "Bob")) + Standings(("Ann", "Cy"))
    with pytest.raises(gold.SetupError, match="'Dan' did not play"):
        Standings(PLAYERS)["Dan"]


def test_a_plot_shows_every_player():
    [axes] = (
        played([((0, 1, 2), (0,), (9, 0, 0), 90), ((1, 2, 0), (0,), (7, 0, 0), 90)]).plot().axes
    )
    assert [label.get_text() for label in axes.get_xticklabels()] == list(PLAYERS)


def test_without_matplotlib_a_chart_shows_every_player(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    shown = played([((0, 1, 2), (0,), (9, 0, 0), 90), ((1, 2, 0), (0,), (7, 0, 0), 90)]).plot("de")
    assert str(shown) == "Siege in %: Ann: 50,00 ± 50,00; Bob: 50,00 ± 50,00; Cy: 0,00 ± 0,00"
