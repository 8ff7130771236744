"""What holds at every point of every game."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.closing import is_closed, torn_rows
from gold_widgets.games.mine_for_gold.corridors import corridors
from gold_widgets.games.mine_for_gold.events import Chosen, Closed, Taken
from gold_widgets.games.mine_for_gold.layout import cards_in


@st.composite
def games(draw):
    """Any game, played by chance to its end."""
    players, silver = draw(st.sampled_from(mine.PLAYERS)), draw(st.booleans())
    game = mine.deal(players, draw(st.integers(0, 10**6)), silver=silver)
    luck = random.Random(draw(st.integers(0, 10**6)))
    while not game.is_over:
        moves = [move for seat in game.seats for move in game.legal(seat.number)]
        game = game.play(luck.choice(moves if luck.random() < 0.2 else game.legal()))
    return game


def all_cards(game):
    """Return every card of a game, wherever it is."""
    yield from cards_in(game.rows)
    for cards in (*game.hands, *game.treasure):
        yield from cards
    for _, card in game.queue:
        yield card


@settings(max_examples=60, deadline=None)
@given(games())
def test_cards_are_conserved_and_scores_add_up(end):
    start = Counter(all_cards(end.history[0]))
    for game in end.history:
        assert Counter(all_cards(game)) == start
        assert max(start.values()) == 1
        assert game.scores == tuple(len(cards) for cards in game.treasure)
    taken = [event for game in end.history for event in game.events if isinstance(event, Taken)]
    assert sum(end.scores) == sum(len(event.cards) for event in taken)
    assert sum(end.scores) + len(list(cards_in(end.rows))) == 12 * len(end.seats) + 2


@settings(max_examples=60, deadline=None)
@given(games())
def test_rows_are_whole_connected_of_one_color_and_ascending(end):
    for game in end.history:
        assert sum(any(line) for line in game.rows) <= 4
        colors = []
        for line in game.rows:
            piles = [pile for pile in line if pile]
            tops = [pile[-1].number for pile in piles]
            assert tops == sorted(set(tops))
            assert all(1 <= len(pile) <= 3 for pile in piles)
            color = {card.color for pile in piles for card in pile} - {"S"}
            assert len(color) <= 1
            colors += color
        assert len(set(colors)) == len(colors)
        if game.asks != "close":
            assert is_closed(torn_rows(game.rows))
            assert not corridors(game.layout)
            assert all(any(line) for line in game.rows)
            assert not game.rows or any(line[0] for line in game.rows)


@settings(max_examples=40, deadline=None)
@given(games())
def test_the_game_asks_only_where_there_is_a_choice(end):
    for game in end.history[:-1]:
        assert game.asks in ("choose", "lay", "close")
        assert game.asks == "choose" or len(game.legal()) > 1
        assert game.laying is None or game.asks == "lay"
        if game.asks == "close":
            assert len({(way.cards, way.steps) for way in mine.closings(game)}) == 1


@settings(max_examples=40, deadline=None)
@given(games())
def test_no_event_names_a_card_before_it_is_turned_up(end):
    for game in end.history[1:]:
        if game.asks == "choose" and any(game.chosen):
            assert [type(event) for event in game.events] == [Chosen]
        for event in game.events:
            if isinstance(event, Closed):
                assert event.cards == sum(len(shift.pile) for shift in event.shifts)


@settings(max_examples=25, deadline=None)
@given(games())
def test_text_lines_and_files_read_back(end):
    for game in end.history[::5]:
        assert mine.parse(str(game)) == game
        assert str(mine.parse(str(game))) == str(game)
    assert mine.load(mine.save(end)).game.history == end.history
    record = mine.load(mine.transcript(end))
    assert record.game.moves == end.moves
    assert record.game.history == end.history
