"""What memory is worth, as a curve."""

import pytest

from gold_widgets import lab
from gold_widgets.engine.errors import SetupError
from gold_widgets.lab.gold import simulations


def test_the_more_a_player_remembers_the_more_it_wins():
    curve = lab.memory_curve((0, 0.5, 1), games=400)
    assert curve.games == 400
    assert curve.win_rates[0] < curve.win_rates[1] < curve.win_rates[2]
    assert curve.win_rates[2] > 0.95


def test_against_its_like_a_player_wins_its_fair_share():
    curve = lab.memory_curve((0.5,), rival=0.5, games=900, players=3)
    assert abs(curve.win_rates[0] - 1 / 3) < 4 * curve.win_errors[0]


def test_the_error_shrinks_with_the_square_root_of_the_games():
    few, many = (lab.memory_curve((0.3,), games=games) for games in (400, 3600))
    assert few.win_errors[0] / many.win_errors[0] == pytest.approx(3, rel=0.15)


def test_it_shows_itself_as_text_as_html_and_as_a_plot():
    curve = lab.memory_curve((0, 1), games=100, language="de")
    assert "Siege in %" in str(curve)
    assert "<table>" in curve._repr_html_()
    assert "1,00" in str(curve)
    [axes] = curve.plot().axes
    assert [label.get_text() for label in axes.get_xticklabels()] == ["0,00", "1,00"]


@pytest.mark.parametrize(("interrupt", "memories"), [(2, ()), (7, (0,)), (11, (0, 0.5))])
def test_interrupted_it_keeps_the_memories_that_were_played_and_begins_no_other(
    monkeypatch, interrupt, memories
):
    begun = []

    def work(pile, *given):
        begun.append(pile)
        if len(begun) == interrupt:
            raise KeyboardInterrupt
        yield from played(pile, *given)

    played = simulations._work
    monkeypatch.setattr(simulations, "_work", work)
    curve = lab.memory_curve((0, 0.5, 0.7, 1), games=400, players=5)
    assert curve.memories == memories
    assert len(curve.win_rates) == len(curve.win_errors) == len(memories)
    assert curve.games == 400
    assert len(begun) == interrupt
    assert "games for each memory" in str(curve).lower()
    assert curve._repr_html_()
    curve.plot()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"memories": ()}, "are not memories"),
        ({"memories": ("random",)}, "are not memories"),
        ({"memories": (0, 1.5)}, "between 0"),
        ({"rival": "prefect"}, "perfect"),
        ({"games": 0}, "games=0"),
        ({"players": 1}, "2 to 5"),
        ({"players": "two"}, "not a number of players"),
    ],
)
def test_what_makes_no_curve_is_refused_in_words(options, words):
    with pytest.raises(SetupError, match=words):
        lab.memory_curve(**options)
