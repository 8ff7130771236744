"""A move seen wave by wave, from the center as it was to the center as it is."""

import pytest

from gold_widgets.games.mine_for_gold.course import cells_of, course, grouped
from gold_widgets.games.mine_for_gold.events import Chain, Closed, Laid, Taken
from tests.games.mine_for_gold.games import chain, played

GAMES = [(2, 1, False), (3, 5, False), (6, 2, False), (2, 8, True), (4, 3, True)]
each_game = pytest.mark.parametrize("which", GAMES, ids=str)


def normal(cells):
    """Count cells from the top left corner of what they cover."""
    top = min((line for line, _ in cells), default=0)
    left = min((column for _, column in cells), default=0)
    return {(line - top, column - left): pile for (line, column), pile in cells.items()}


@each_game
def test_the_last_wave_is_the_center_as_the_rules_have_it(which):
    for game in played(*which).history:
        last = course(game)[-1]
        assert normal(last.cells) == normal(cells_of(game.rows))
        assert last.queue == game.queue
        assert last.scores == game.scores


def test_a_chain_is_seen_wave_by_wave():
    game = chain().play("Y10 G4")
    kinds = [[type(event).__name__ for event in group] for group in grouped(game.events)]
    assert kinds == [
        ["Chosen", "Revealed"],
        ["Laid", "Completed"],
        ["Taken"],
        ["Closed", "Chain", "Completed"],
        ["Taken"],
    ]
    turned_up, laid, taken, closed, again = course(game)
    assert [len(wave.cells) for wave in (turned_up, laid, taken, closed, again)] == [8, 9, 5, 5, 1]
    assert laid.glowing == {(0, 2), (1, 2), (2, 2), (3, 2)} == set(taken.taken)
    assert closed.moved == {(2, 1): (2, 3), (3, 1): (3, 3)}
    assert closed.glowing == set(again.taken)
    assert [wave.scores for wave in (laid, taken, closed, again)] == [
        (0, 0),
        (4, 0),
        (4, 0),
        (8, 0),
    ]


@each_game
def test_waves_are_all_that_happened_in_order(which):
    for game in played(*which).history:
        groups = grouped(game.events)
        assert [event for group in groups for event in group] == list(game.events)
        for group in groups:
            assert sum(isinstance(event, Laid | Taken | Closed) for event in group) <= 1
            assert not group or not isinstance(group[0], Chain)
