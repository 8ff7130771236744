"""The quick way to the best flip finds what the exact odds say."""

from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.choosing import favorites
from gold_widgets.games.gold.players import RandomPlayer


def slowly(view):
    """The favorites by the definition: highest rank, and among equals the unknown cards."""
    odds = gold.odds(view)
    top = max(flip.rank for flip in odds.values())
    best = tuple(spot for spot in view.face_down if odds[spot].rank == top)
    unknown = tuple(spot for spot in best if spot not in view.known)
    return unknown or tuple(spot for spot in view.known if spot in best)


@given(
    st.integers(2, 5),
    st.integers(0, 10**6),
    st.integers(0, 80),
    st.sampled_from([0, 0.3, 0.8, 1]),
    st.booleans(),
)
def test_favorites_are_the_spots_of_highest_rank(players, seed, flips, m, is_mine):
    game = gold.deal(players, seed)
    for _ in range(flips):
        if not game.is_over:
            game = game.flip(RandomPlayer(seed).choose(gold.view(game)))
    seat = game.to_move if is_mine else 0
    view = gold.view(game, seat, gold.Keep(m, seed))
    if not game.is_over:
        assert favorites(view) == slowly(view)


@given(
    st.lists(st.sampled_from(["$1", "$4", "R2", "R5", "B3", "P4", "**"]), min_size=1, max_size=5)
)
def test_favorites_of_small_tables_are_the_spots_of_highest_rank(codes):
    game = gold.scenario(" ".join(codes), rules=gold.Rules(0, "play_on"), strict=False)
    for spot in [*game.legal()[:3], *game.legal()[:2]]:
        view = gold.view(game)
        if game.is_over or spot not in game.legal():
            return
        assert favorites(view) == slowly(view)
        game = game.flip(spot)
