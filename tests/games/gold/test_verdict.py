"""The first sentence of a review is for newcomers: how it ended, and what mattered most."""

from types import SimpleNamespace

import pytest
from hypothesis import given, settings

from gold_widgets import gold
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games.gold.verdict import tell_verdict
from gold_widgets.tables.gold.debriefing import debrief
from tests.games.gold.strategies import games

SEATS = ("Ann", "Bob")


def verdict(scores, winners, seat=0, mine=True, language="en", **parts):
    """Tell a game that ended so, of which these parts are known."""
    end = SimpleNamespace(seats=SEATS, scores=scores, winners=winners)
    review = SimpleNamespace(
        record=SimpleNamespace(end=end), seat=seat if mine else None, language=language
    )
    amounts = dict.fromkeys(("worth", "luck", "memory", "choice", "rivals"), 0) | parts
    return tell_verdict(review, SimpleNamespace(seat=seat, **amounts))


@pytest.mark.parametrize(
    ("scores", "winners", "said"),
    [
        ((15, 38), (1,), "You lost by 23 points."),
        ((38, 15), (0,), "You won by 23 points."),
        ((16, 15), (0,), "You won by 1 point."),
        ((15, 15), (0, 1), "You share the victory."),
        ((15, 15), (0,), "You won the tie."),
        ((15, 15), (1,), "You lost the tie."),
    ],
)
def test_it_says_how_the_game_ended(scores, winners, said):
    assert verdict(scores, winners) == f"{said} Luck and mistakes hardly mattered."
    assert verdict(scores, winners, mine=False).startswith("Ann ")


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"memory": 33, "luck": -14}, "forgetting cost about 33 points."),
        ({"memory": 3, "luck": -14}, "bad luck cost about 14 points."),
        (
            {"choice": 3, "luck": 14},
            "looking at known cards instead of new ones cost about 3 points.",
        ),
        ({"worth": 9, "luck": 3, "rivals": -13}, "the turns of the others cost about 13 points."),
        ({"memory": 1, "rivals": -9}, "forgetting cost about 1 point."),
    ],
)
def test_who_lost_is_told_what_cost_most(parts, said):
    assert verdict((15, 38), (1,), **parts).endswith(f"What mattered most: {said}")


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"memory": 33, "worth": 40, "luck": 14}, "good luck brought about 14 points."),
        ({"memory": 3, "worth": 40, "luck": 14}, "good flips brought about 37 points."),
        ({"luck": 1, "rivals": -9}, "good luck brought about 1 point."),
        ({"luck": -2, "rivals": 9}, "the turns of the others brought about 9 points."),
    ],
)
def test_who_won_is_told_what_brought_most(parts, said):
    assert verdict((38, 15), (0,), **parts).endswith(f"What mattered most: {said}")


@settings(max_examples=40)
@given(games())
def test_every_review_begins_with_it_in_every_language(game):
    if not game.is_over:
        return
    told = [debrief(gold.review(game, 0, language=language)) for language in LANGUAGES]
    assert len({each.words for each in told}) == len(told)
    for each, language in zip(told, LANGUAGES, strict=True):
        review = gold.review(game, 0, language=language)
        assert each.words.startswith(tell_verdict(review, review.totals[0]))
        assert each.chart.startswith("<svg")
