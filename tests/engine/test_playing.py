"""Computers at a table: each is shown its own view, and held to the rules."""

import pytest

from gold_widgets.engine.errors import GameError, IllegalMove, SetupError
from gold_widgets.engine.playing import (
    Company,
    checked_move,
    computer,
    luck_of,
    play_out,
    seat_computers,
)
from gold_widgets.engine.recall import Perfect
from tests.games import nim, showdown
from tests.games.nim import Nim

START = showdown.deal(["Ann", "Bob", "Cy"], seed=7)


class Watching:
    """Plays the first card, and keeps what it was shown."""

    recall = Perfect()

    def __init__(self):
        self.views = []

    def choose(self, view):
        self.views.append(view)
        return view.legal()[0]


def test_everybody_is_asked_until_the_game_is_over():
    players = [Watching(), Watching(), Watching()]
    end = play_out(START, players)
    assert end.is_over
    assert [len(player.views) for player in players] == [4, 4, 4]


def test_a_player_is_shown_its_own_seat_alone():
    players = [Watching(), Watching(), Watching()]
    play_out(START, players)
    for seat, player in enumerate(players):
        assert {view.seat for view in player.views} == {seat}
        assert set(player.views[0].hand) == set(START.hands[seat])


def test_a_company_is_shown_what_its_views_are_to_hide(monkeypatch):
    asked = []

    def view(game, seat, *, memory, **sight):
        asked.append(sight)
        return shown(game, seat, memory=memory)

    shown = showdown.view
    monkeypatch.setattr(showdown, "view", view)
    players = [Watching(), Watching(), Watching()]
    assert Company(START, players).ask(START, 0) == Company(START, players, dim=True).ask(START, 0)
    assert asked == [{}, {"dim": True}]


@pytest.mark.parametrize("move", ["7", "", None, 3, ["1"], "x" * 10**6])
def test_a_move_that_is_not_allowed_is_told_with_who_wanted_it_and_why(move):
    with pytest.raises(IllegalMove) as refusal:
        checked_move(Nim(5), 1, move)
    said = str(refusal.value)
    assert said.startswith("Bob chose ")
    assert "which is not allowed: " in said
    assert len(said) < 300


def test_a_move_that_is_allowed_is_returned():
    assert checked_move(Nim(5), 0, "3") == "3"


def test_players_who_get_nowhere_are_stopped():
    with pytest.raises(GameError, match="get nowhere: 5 moves, and the game is not over"):
        play_out(Nim(20), ["random", "random"], most_moves=5)


@pytest.mark.parametrize("players", ["random", [], ["random"], ["random"] * 3])
def test_every_seat_needs_a_player(players):
    with pytest.raises(SetupError, match="is not one entry for each of the 2 seats"):
        seat_computers(Nim(5), players)


@pytest.mark.parametrize("entry", [None, object(), nim.RandomPlayer, ["random"], "x" * 10**6])
def test_what_cannot_play_is_refused(entry):
    with pytest.raises(SetupError) as refusal:
        computer(Nim(5), entry, 0)
    assert len(str(refusal.value)) < 300


def test_a_name_is_a_player_of_the_game_s_own():
    assert computer(Nim(5, seed=7), "perfect", 1) == nim.PerfectPlayer(luck_of(7, 1))
    assert computer(START, "bold", 1) == showdown.Opponent(luck_of(7, 1), True)


def test_the_luck_of_players_is_of_their_own():
    seeds = {luck_of(seed, seat) for seed in range(50) for seat in range(5)}
    assert len(seeds) == 250
    assert not seeds & set(range(10**6))


def test_a_company_remembers_what_was_shown_up_to_the_point_it_went_back_to():
    line = play_out(START, ["bold"] * 3).history
    company = Company(START, [showdown.Opponent(), None, showdown.Opponent()])
    for game in line[1:]:
        company.watch(game)
    after = company._memories
    assert after == Company(line[-1], company.players)._memories
    assert after[1] is None
    company.go_back(line[3])
    assert company._memories == Company(line[3], company.players)._memories != after


def test_a_computer_moves_for_its_own_seat_only():
    game = showdown.deal(["Ann", "Bob"], 7)
    theirs = game.legal(1)[0]
    with pytest.raises(IllegalMove, match=r"Ann chose '1/.*another player's move"):
        checked_move(game, 0, theirs)
