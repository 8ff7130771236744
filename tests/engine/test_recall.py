"""Recall: ways of remembering what was shown, whichever game showed it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.recall import Keep, Last, Perfect, forget

showings = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 9)), max_size=40)
seeds = st.integers(-(10**18) + 1, 10**18 - 1)
chances = st.floats(0, 1)
recalls = st.one_of(
    st.just(Perfect()), st.builds(Keep, chances, seeds), st.builds(Last, st.integers(0, 10))
)


def remembered(recall, shown, memory=None, first_moment=0):
    memory = memory or {}
    for moment, (place, thing) in enumerate(shown, start=first_moment):
        memory = recall.saw(memory, place, thing, moment)
    return memory


@given(showings)
def test_perfect_recall_knows_what_was_last_shown_everywhere(shown):
    assert remembered(Perfect(), shown) == dict(shown)


@given(showings, seeds)
def test_keep_1_is_perfect(shown, seed):
    assert remembered(Keep(1, seed), shown) == remembered(Perfect(), shown)
    assert remembered(Keep(1.0, seed), shown) == remembered(Perfect(), shown)


@given(showings, seeds)
def test_keep_0_remembers_nothing(shown, seed):
    assert remembered(Keep(0, seed), shown) == {}


@given(showings, st.integers(0, 10))
def test_last_k_remembers_the_k_places_shown_last(shown, k):
    places = list(dict.fromkeys(place for place, _ in reversed(shown)))
    assert remembered(Last(k), shown) == {place: dict(shown)[place] for place in places[:k]}


@given(recalls, showings)
def test_nobody_remembers_what_was_not_shown(recall, shown):
    assert remembered(recall, shown).items() <= dict(shown).items()


@given(recalls, showings, st.integers(0, 40))
def test_memory_does_not_depend_on_how_often_it_is_asked(recall, shown, cut):
    first = remembered(recall, shown[:cut])
    remembered(recall, shown)
    asked_twice = remembered(recall, shown[cut:], first, first_moment=len(shown[:cut]))
    assert asked_twice == remembered(recall, shown)


@given(recalls, showings)
def test_a_memory_given_is_left_as_it_was(recall, shown):
    memory = {"a": 1}
    recall.saw(memory, "b", 2, 0)
    forget(memory, "a")
    assert memory == {"a": 1}


@given(chances, seeds, showings)
def test_keep_refreshes_what_it_remembers(m, seed, shown):
    memory = remembered(Keep(m, seed), shown, {"a": 99})
    assert memory["a"] == dict([("a", 99), *shown])["a"]


@given(chances, chances, seeds, showings)
def test_a_better_memory_keeps_all_that_a_worse_one_keeps(m, n, seed, shown):
    worse, better = (
        remembered(Keep(min(m, n), seed), shown),
        remembered(Keep(max(m, n), seed), shown),
    )
    assert worse.items() <= better.items()


def kept(recall, moment):
    return "a" in recall.saw({}, "a", 1, moment)


@pytest.mark.parametrize("m", [0.03, 0.3, 0.5, 0.9])
def test_keep_keeps_as_often_as_it_says(m):
    """Within five standard deviations, over the moments of a seed and over seeds at a moment."""
    tosses = 20_000
    allowed = 5 * (tosses * m * (1 - m)) ** 0.5
    for seed in (0, 1, 12345):
        assert abs(sum(kept(Keep(m, seed), at) for at in range(tosses)) - tosses * m) < allowed
    for at in (0, 1, 77):
        assert abs(sum(kept(Keep(m, seed), at) for seed in range(tosses)) - tosses * m) < allowed


def test_the_coins_of_neighboring_moments_and_seeds_have_nothing_to_do_with_each_other():
    tosses, allowed = 20_000, 5 * (20_000 * 0.25) ** 0.5
    coin = [kept(Keep(0.5, 0), at) for at in range(tosses + 1)]
    other = [kept(Keep(0.5, 1), at) for at in range(tosses)]
    for pairs in (pairwise(coin), zip(coin, other, strict=False)):
        assert abs(sum(one == two for one, two in pairs) - tosses / 2) < allowed


@given(st.dictionaries(st.sampled_from("abc"), st.integers()), st.sampled_from("abc"))
def test_an_emptied_place_is_forgotten(memory, place):
    assert forget(memory, place) == {where: memory[where] for where in memory if where != place}


@pytest.mark.parametrize("m", [-0.1, 1.1, float("nan"), "0.5", None, True])
def test_keep_wants_a_probability(m):
    with pytest.raises(SetupError, match="is no probability: it lies between 0 and 1"):
        Keep(m)


@pytest.mark.parametrize("seed", ["7", None, 0.5, 10**18])
def test_keep_wants_a_seed(seed):
    with pytest.raises(SetupError, match="seed"):
        Keep(0.5, seed)


@pytest.mark.parametrize("k", [-1, 2.0, "3", None, True])
def test_last_wants_a_count(k):
    with pytest.raises(SetupError, match="is no count: it is a whole number, 0 or more"):
        Last(k)
