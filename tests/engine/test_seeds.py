"""Seeds: luck that can be repeated. A teacher who notes a seed is promised the same table."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden" / "shuffles.txt"
LONGEST = 10**18 - 1


@given(st.lists(st.integers()), st.integers(-LONGEST, LONGEST))
def test_shuffled_loses_and_adds_nothing(things, seed):
    assert Counter(shuffled(things, seed)) == Counter(things)


@given(st.lists(st.integers()), st.integers(-LONGEST, LONGEST))
def test_shuffled_leaves_the_things_given_alone_and_gives_the_same_order_again(things, seed):
    before = list(things)
    assert shuffled(things, seed) == shuffled(iter(things), seed)
    assert things == before


def test_a_seed_s_order_never_changes():
    lines = ["The order in which a seed lays the numbers 0 to 63. It may never change:"]
    lines += ["who noted a seed is promised the same table.", ""]
    for seed in (0, 1, 7, 2024, 999_999, LONGEST):
        order = shuffled(range(64), seed)
        rows = [" ".join(f"{n:2}" for n in order[start : start + 16]) for start in range(0, 64, 16)]
        lines += [f"seed {seed}", *rows, ""]
    check(GOLDEN, "\n".join(lines))


def test_every_order_is_equally_likely():
    """Chi-squared with 23 degrees of freedom: above 57.1 it would be chance once in 10,000."""
    tosses = 24_000
    counts = Counter("".join(shuffled("abcd", seed)) for seed in range(tosses))
    expected = tosses / 24
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 57.1


@given(st.integers(-LONGEST, LONGEST))
def test_a_given_seed_is_kept(seed):
    assert seed_or_fresh(seed) == seed


def test_a_fresh_seed_has_six_digits():
    seeds = {seed_or_fresh(None) for _ in range(50)}
    assert len(seeds) > 1
    assert all(100_000 <= seed <= 999_999 for seed in seeds)


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7]])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(SetupError, match=r"is not a whole number\. Try seed=7\."):
        seed_or_fresh(seed)


@pytest.mark.parametrize(
    "seed", [LONGEST + 1, -LONGEST - 1, 10**5000], ids=["long", "below zero", "endless"]
)
def test_a_seed_is_short_enough_to_be_written_down(seed):
    with pytest.raises(SetupError, match="at most 18 digits"):
        seed_or_fresh(seed)
