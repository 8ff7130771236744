"""The search for the shortest closing (M6, MR3) finds just what trying everything finds.

`python -m tests.games.mine_for_gold.test_closing 100000` tries more of them, by hand.
"""

import random
import sys

from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, DECK
from gold_widgets.games.mine_for_gold.closing import closed, closings, moved, torn_rows
from gold_widgets.games.mine_for_gold.corridors import corridors, is_complete_at, take
from gold_widgets.games.mine_for_gold.laying import places, put
from gold_widgets.games.mine_for_gold.layout import cards_in, grid
from tests.games.mine_for_gold.brute import best_closings

REMOVALS = 10_000


def in_play(luck):
    """Yield layouts with gaps as they come about when all cards of a deck are laid at random."""
    deck = list(DECK if luck.random() < 0.5 else BASIC_DECK)
    luck.shuffle(deck)
    layout = ()
    for card in deck:
        layout, row, pile = put(layout, card, luck.choice(places(layout, card)))
        if not is_complete_at(layout, row, pile):
            continue
        while found := corridors(layout):
            _, gaps = take(layout, found)
            yield gaps
            layout = closed(gaps, luck.choice(closings(gaps)).starts)


def torn_by_hand(luck):
    """Yield layouts from which any piles are gone, worse than any corridor leaves them."""
    deck = luck.sample(DECK, 40)
    layout = ()
    for card in deck:
        after, row, pile = put(layout, card, luck.choice(places(layout, card)))
        if is_complete_at(after, row, pile):
            continue  # as if it had not been laid, so that much is left to tear
        layout = after
        if luck.random() < 0.3:
            yield tuple(
                tuple(pile if luck.random() < 0.7 else None for pile in line)
                for line in grid(layout)
            )


def shape(lines):
    """Return all of a layout that a closing depends on."""
    return tuple(tuple(len(pile or ()) for pile in line) for line in lines)


def removals(count, seed=7):
    """Return as many layouts with gaps, three of four from play, by their shape."""
    luck, found = random.Random(seed), {}
    met = 0
    while met < count:
        for source in (in_play, in_play, in_play, torn_by_hand):
            for gaps in source(luck):
                found[shape(gaps)] = gaps
                met += 1
    return found


def check_all(count, seed=7):
    """Compare the search with trying everything, and return how many shapes there were."""
    shapes = removals(count, seed)
    for gaps in shapes.values():
        ways = closings(gaps)
        expected, price = best_closings(gaps)
        if torn_rows(gaps):
            assert {way.starts for way in ways} == expected, gaps
            assert {(way.cards, way.steps) for way in ways} == {price}, gaps
        assert [way.starts for way in ways] == sorted(way.starts for way in ways)
        for way in ways:
            check_way(gaps, way)
    return len(shapes)


def check_way(gaps, way):
    """Check that a closing makes a layout of the same cards, and moves what it says."""
    assert list(cards_in(closed(gaps, way.starts))) == list(cards_in(gaps))
    shifts = list(moved(gaps, way))
    assert sum(len(pile) for pile, _, _ in shifts) == way.cards
    assert sum(len(pile) * (abs(x) + abs(y)) for pile, x, y in shifts) == way.steps


def test_MR3_the_search_finds_what_trying_everything_finds():
    assert check_all(REMOVALS) > 1_000


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    print(
        f"{check_all(wanted, seed=wanted):,} shapes of {wanted:,} removals: all as they should be."
    )
