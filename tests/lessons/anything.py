"""Whatever a pupil may write where a lesson expects something else."""

from hypothesis import strategies as st

from gold_widgets import gold, klondike_rush
from tests.games.gold import strategies as gold_strategies

spots = st.from_regex(r"[a-j][0-9]", fullmatch=True)
words = st.one_of(
    st.text(),
    st.lists(spots | gold_strategies.codes, max_size=8).map(" ".join),
    st.lists(gold_strategies.codes | st.just(".."), min_size=1, max_size=8).map(" ".join),
    st.sampled_from(["", "G5", "g5", "Ann", "Player 1", "R4 $3", "a1 b1", "a1,b1", "fr", "leaves"]),
    st.just("players: Ann R, Bob B\nR4 $3"),
    st.sampled_from(["R9 - R12", "row", "on@R9", "0/R7", "players: Ann, Bob\nR9"]),
    st.sampled_from(["green 4", "c7", "green@c7", "o04", "fish 2 wild", "bid-4", "money: 1, 2, 3"]),
    st.sampled_from(["green " + "9" * 5000, "fish " + "9" * 5000, "c7 " * 3000]),
)
numbers = st.one_of(st.integers(), st.floats(), st.booleans(), st.none(), st.complex_numbers())
things = st.one_of(
    words,
    numbers,
    st.binary(),
    gold_strategies.games(),
    st.lists(words | numbers, max_size=3),
    st.dictionaries(st.text(max_size=3), numbers, max_size=2),
    st.sampled_from(
        [
            gold,
            klondike_rush,
            gold.Game,
            gold.card,
            gold.card("R4"),
            gold.Rules(),
            object(),
            ...,
            print,
        ]
    ),
)
"""Text of all kinds, numbers, games, lists, modules, functions: nothing is too strange."""


def arguments(*names):
    """Anything for each of these arguments."""
    return st.fixed_dictionaries(dict.fromkeys(names, things))


def each_and_all(edits):
    """Yield the arguments together, and each of them alone."""
    yield edits
    for key, value in edits.items():
        yield {key: value}
