"""A move seen wave by wave: what nobody moves stays where it is."""

import pytest

from gold_widgets.games.mine_for_gold.events import Chain, Closed, Laid, Taken
from gold_widgets.tables.mine_for_gold.arrangement import COLUMNS, LINES
from gold_widgets.tables.mine_for_gold.course import cells_of, course, grouped
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from tests.tables.mine_for_gold.games import chain, played

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


@each_game
def test_a_pile_that_is_not_moved_stays_where_the_eye_left_it(which):
    staging = MineStaging()
    for game in played(*which).history[1:]:
        before, now = staging.layout(game.before).frames[-1], staging.layout(game).frames
        seen = before
        for frame in now:
            moved = {frame.wave.cells[new][0] for new in frame.wave.moved}
            old = {pile[0]: seen.middle(cell) for cell, pile in seen.wave.cells.items()}
            if frame.is_moved or (frame is now[0] and frame.origin.scale != seen.origin.scale):
                seen = frame
                continue
            new = {pile[0]: frame.middle(cell) for cell, pile in frame.wave.cells.items()}
            stayed = [card for card in old if card in new and card not in moved]
            jumps = {
                (round(new[card][0] - old[card][0], 1), round(new[card][1] - old[card][1], 1))
                for card in stayed
            }
            # Where there is no room left at all, the whole center goes aside as one.
            assert jumps <= {(0, 0)} or (frame is now[0] and len(jumps) == 1)
            seen = frame


@each_game
def test_all_of_the_center_lies_in_the_field_and_at_rest_there_is_room_around_it(which):
    staging = MineStaging()
    for game in played(*which).history:
        for frame in staging.layout(game).frames:
            column, line, scale = frame.origin
            for at_line, at_column in frame.wave.cells:
                assert 0 <= column + at_column <= COLUMNS / scale - 1
                assert 0 <= line + at_line <= LINES / scale - 1
        lines = {at_line for at_line, _ in frame.wave.cells}
        columns = {at_column for _, at_column in frame.wave.cells}
        if lines:
            assert column + min(columns) >= 1
            assert column + max(columns) <= COLUMNS / scale - 2
            if len(lines) < 4:
                assert line + min(lines) >= 1
                assert line + max(lines) <= LINES / scale - 2


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
