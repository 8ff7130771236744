from dataclasses import replace
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.canvas.shapes import Tile
from gold_widgets.games.gold.setup import seat_players
from gold_widgets.tables.gold import art, entrances
from gold_widgets.tables.gold.arrangement import places
from tests.canvas.outlines import closest, outline
from tests.games.gold.strategies import seeds

FULL = gold.deal(players=3, seed=7).setup
sizes = st.integers(1, 8)
arrangements = st.sampled_from(["grid", "scattered"])
setups = st.builds(
    lambda players, columns, rows: gold.Setup(seat_players(players), columns=columns, rows=rows),
    st.integers(2, 5),
    sizes,
    sizes,
)


def cards(board):
    return [
        Tile(spot, x, y, art.WIDTH, art.HEIGHT, (), board.scale, angle)
        for spot, (x, y, angle) in board.cards.items()
    ]


def check(setup, arrangement, seed):
    board = places(setup, arrangement, seed)
    assert tuple(board.cards) == setup.spots
    assert closest(cards(board)) >= 2
    corners = [corner for card in cards(board) for corner in outline(card)]
    assert all(0 <= x <= board.width for x, _ in corners)
    assert all(entrances.STRIP <= y <= board.height for _, y in corners)


@given(setups, arrangements, seeds)
def test_G2_no_card_covers_another_and_all_lie_on_the_board(setup, arrangement, seed):
    check(setup, arrangement, seed)


@pytest.mark.parametrize("arrangement", ["grid", "scattered"])
def test_G2_no_card_covers_another_on_a_table_of_any_size(arrangement):
    for columns, rows in product(range(1, 9), repeat=2):
        check(replace(FULL, columns=columns, rows=rows), arrangement, seed=0)


@given(setups, arrangements, seeds)
def test_mines_are_side_by_side_and_on_the_board(setup, arrangement, seed):
    board = places(setup, arrangement, seed)
    assert len(board.mines) == len(setup.seats)
    edges = [x - entrances.SLOT / 2 for x, _, _ in board.mines] + [board.width]
    assert edges[0] >= 0
    assert all(next_one - edge >= entrances.SLOT for edge, next_one in pairwise(edges))


@settings(max_examples=20)
@given(seeds)
def test_another_seed_strews_cards_another_way_and_leaves_rows_alone(seed):
    assert places(FULL, "scattered", seed).cards != places(FULL, "scattered", seed + 1).cards
    assert places(FULL, "grid", seed) == places(FULL, "grid", seed + 1)


def test_the_same_seed_strews_cards_the_same_way_on_every_machine():
    cards = places(FULL, "scattered", 7).cards
    assert [tuple(cards[spot]) for spot in ("a1", "d4", "h8")] == [
        (40, 128, -19),
        (280, 366, 0),
        (579, 665, -11),
    ]


def test_without_a_seed_that_of_the_deal_strews_the_cards():
    assert places(FULL, "scattered") == places(FULL, "scattered", 7)
    assert places(replace(FULL, seed=None), "scattered") == places(FULL, "scattered", 0)


@settings(max_examples=20)
@given(seeds)
def test_strewn_cards_look_strewn(seed):
    strewn, rows = places(FULL, "scattered", seed).cards, places(FULL, "grid").cards
    assert len({card.x for card in strewn.values()}) > 2 * len({card.x for card in rows.values()})
    assert sum(abs(card.angle) >= 5 for card in strewn.values()) >= 32
    assert max(abs(card.angle) for card in strewn.values()) <= 40


def test_a_full_table_fits_a_page_and_a_small_one_has_large_cards():
    full, small = places(FULL), places(replace(FULL, columns=2, rows=2))
    assert full.width == 580
    assert full.scale == 0.6
    assert small.scale == 1.2
    assert small.width < full.width


def test_an_unknown_arrangement_is_refused_in_words():
    with pytest.raises(gold.SetupError, match=r"'heap' is neither 'grid' nor 'scattered'"):
        places(FULL, "heap")
