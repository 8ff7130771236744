"""Mine for Gold in tournaments: its levels and a pupil's player, wherever they play."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.lab import TournamentError, hosting, tournament


class Careful:
    """Avoids the third of anything, as the lesson's player does."""

    recall = mine.Perfect()

    def choose(self, view):
        if view.asks == "choose" and view.layout:
            return max(view.legal(), key=lambda move: -(self.size(view, move) == 3))
        return view.legal()[0]

    @staticmethod
    def size(view, move):
        place = mine.placements(view, move.rpartition("/")[2])[0]
        row = view.layout[place.row].piles
        sizes = {"on": len(row[place.pile]), "left": len(row), "right": len(row)}
        return 1 + sizes.get(place.verb, len(view.layout))


WHO = {"beginner": "beginner", "half": 0.5, "sharp": "sharp", "ours": Careful}


def play(games=8, **options):
    return tournament(WHO, games, game=mine, seed=3, progress=False, **options)


@pytest.mark.parametrize("silver", [False, True], ids=["basic", "silver"])
@pytest.mark.parametrize("where", ["threads", "processes", "apart", "cores"])
def test_it_is_the_same_on_any_executor(where, silver, monkeypatch):
    monkeypatch.setattr(hosting, "ALONE", 600)
    here = play(silver=silver)
    assert here.game == "Mine for Gold"
    assert {tally.games for row in here.tallies for tally in row} == {2}
    if where == "threads":
        with ThreadPoolExecutor(2) as threads:
            assert play(silver=silver, executor=threads) == here
    elif where == "processes":
        with ProcessPoolExecutor(2, get_context("spawn")) as processes:
            assert play(silver=silver, executor=processes) == here
    elif where == "apart":
        assert play(silver=silver, apart=True) == here
    else:
        monkeypatch.setattr(hosting, "ALONE", 0)
        assert play(silver=silver) == here


def test_every_level_plays_with_two_and_with_six():
    two = tournament(["casual", "expert"], 2, game=mine, progress=False)
    assert two["expert"].games == 2
    six = tournament(["random", *mine.LEVELS, 0.9], 6, game=mine, silver=True, progress=False)
    assert {tally.games for row in six.tallies for tally in row} == {1}


def test_who_thinks_wins_more_often_than_who_does_not():
    found = tournament({"sharp": "sharp", "any": "random"}, 60, game=mine, progress=False)
    assert found["sharp"].win_rate.value > 0.7


def test_a_player_that_lays_what_it_does_not_hold_is_told_on():
    class Cheat(Careful):
        def choose(self, view):
            foreign = next(card for card in mine.BASIC_DECK if card not in view.hand)
            return foreign.code if view.asks == "choose" else view.legal()[0]

    with pytest.raises(TournamentError, match="Cheat chose") as caught:
        tournament([Cheat, "random"], 2, game=mine, progress=False)
    assert mine.load(caught.value.line).end.moves == ()
