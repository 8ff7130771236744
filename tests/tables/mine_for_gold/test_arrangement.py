"""Where the center lies on the board, wave by wave: what nobody moves stays where it is."""

import pytest

from gold_widgets.tables.mine_for_gold.arrangement import COLUMNS, LINES
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from tests.tables.mine_for_gold.games import played

GAMES = [(2, 1, False), (3, 5, False), (6, 2, False), (2, 8, True), (4, 3, True)]
each_game = pytest.mark.parametrize("which", GAMES, ids=str)


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
