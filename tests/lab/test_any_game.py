"""A tournament takes the rules of any game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from gold_widgets import gold
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.recall import Perfect
from gold_widgets.lab import TournamentError, hosting, tournament
from tests.lab import pick


class Middle:
    """Picks the number between."""

    recall = Perfect()

    def choose(self, view):
        return "pick-2"


class Foreign(Middle):
    """Plays another game."""

    def choose(self, view):
        return "a1"


def test_another_game_is_played_by_its_own_levels_and_by_players_of_ones_own():
    found = tournament({"low": "low", "high": "high", "mid": Middle}, 12, game=pick, rounds=3)
    assert found.game == "Pick"
    assert found.length.value == 9
    assert [found[name].win_rate.value for name in ("low", "high", "mid")] == [0, 1, 0]
    assert found["mid"].points_a_game.value == 6
    assert "12 games of 9.00 ± 0.00 moves" in str(found)
    assert {tally.games for row in found.tallies for tally in row} == {4}


def test_six_can_share_a_victory_and_seven_can_sit_everywhere():
    shared = tournament(["low"] * 6, games=6, game=pick)
    assert [shared[name].win_rate.value for name in shared.players] == [pytest.approx(1 / 6)] * 6
    around = tournament(["any"] * 7, games=14, game=pick)
    assert {tally.games for row in around.tallies for tally in row} == {2}


@pytest.mark.parametrize("where", ["threads", "processes", "apart"])
def test_it_is_the_same_wherever_it_is_played(where, monkeypatch):
    who = {"any": "any", "other": "any", "mid": Middle}
    here = tournament(who, 30, game=pick, seed=3)
    if where == "threads":
        with ThreadPoolExecutor(2) as threads:
            assert tournament(who, 30, game=pick, seed=3, executor=threads) == here
        return
    monkeypatch.setattr(hosting, "ALONE", 0 if where == "processes" else 60)
    assert tournament(who, 30, game=pick, seed=3, apart=where == "apart") == here


def test_a_fault_is_told_with_the_game_s_own_line():
    with pytest.raises(TournamentError, match="Foreign chose 'a1', which is not allowed") as caught:
        tournament(["low", Foreign], 4, game=pick)
    assert caught.value.line == "pick1-pick-1"


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (["low"], {}, "Pick is for 2 to 7 players, not 1."),
        (["low", "sharp"], {}, "Nobody here is called 'sharp'."),
        ("low", {}, r"Try players=\['low', 'high'\]."),
        (["low", object()], {}, "or one of low, high, any."),
        (["low", "high"], {"rounds": 0}, "rounds=0 is no number of rounds."),
        (["low", "high"], {"round": 3}, "Did you mean rounds?"),
        (["low", "high"], {"rules": gold.Rules()}, "A tournament of Pick has no option 'rules'."),
    ],
)
def test_the_game_s_own_terms_are_refused_in_its_words(players, options, said):
    with pytest.raises(SetupError, match=said):
        tournament(players, 4, game=pick, **options)


def test_standings_of_two_games_do_not_add_up():
    first = tournament(["random", "random"], 2)
    other = tournament({"random": "low", "random 2": "high"}, 2, game=pick)
    with pytest.raises(SetupError, match="of GOLD and of Pick do not add up"):
        first + other
