"""Where the center lies on the board, wave by wave: what nobody moves stays where it is."""

from itertools import pairwise

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.tables.mine_for_gold.arrangement import COLUMNS, LINES, _has_room
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from gold_widgets.tables.staging import Look
from tests.games.mine_for_gold.games import played

GAMES = [(2, 1, False), (3, 5, False), (6, 2, False), (2, 8, True), (4, 3, True)]
each_game = pytest.mark.parametrize("which", GAMES, ids=str)


def frames(staging, game):
    """Return what is seen before a move, and then stage by stage."""
    return [staging.layout(game.before).frames[-1], *staging.layout(game).frames]


def lying(frame):
    """Return where each card lies, also one that is covered."""
    return {card: frame.at(cell) for cell, pile in frame.wave.cells.items() for card in pile}


def places_before(steps, spots):
    """Return where the spots that glide come from, by where they lie."""
    at = {spot["id"]: tuple(spot["at"]) for spot in spots}
    found = {}
    for step in steps:
        for name in step["spots"] if step["kind"] == "glide" else ():
            x, y, *size = at[name]
            by = step.get("by", (0, 0))
            found[at[name]] = step.get("from") or (x + by[0], y + by[1], *size)
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whatever_comes_to_lie_elsewhere_glides_there_from_where_it_lay(players, seed):
    staging = MineStaging()
    start = mine.deal(players, seed=seed, silver=seed % 2 == 1)
    for game in mine.play_out(start, ["casual"] * players).history[1:]:
        seen = mine.view(game)
        for stage, (old, new) in enumerate(pairwise(frames(staging, game))):
            look = Look(stage=stage, events=game.events)
            spots = staging.spots(seen, staging.layout(game), look)
            came = places_before(staging.effects(game, stage), spots)
            was, now = lying(old), lying(new)
            for card in was.keys() & now.keys():
                if was[card] != now[card]:
                    assert came[now[card]] == pytest.approx(was[card], abs=0.03)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_before_anything_has_happened_nothing_is_moved(players):
    staging = MineStaging()
    for seed in range(10):
        game = mine.play_out(mine.deal(players, seed=seed), ["casual"] * players)
        for past in game.history[1:]:
            before, first, *_ = frames(staging, past)
            if not first.wave.laid and not first.wave.moved:
                assert lying(first) == lying(before)


@each_game
def test_a_pile_that_is_not_moved_stays_where_the_eye_left_it_while_there_is_room(which):
    staging = MineStaging()
    for game in played(*which).history[1:]:
        for old, new in pairwise(frames(staging, game)):
            moved = {card for cell in new.wave.moved for card in new.wave.cells[cell]}
            was, now = lying(old), lying(new)
            stayed = [card for card in was if card in now and card not in moved]
            has_room = _has_room(new.wave.cells, new.was)
            if has_room and not new.is_moved:
                assert all(was[card] == now[card] for card in stayed)


def test_a_card_that_is_laid_where_the_next_may_lie_comes_from_its_player():
    game = mine.scenario("R7", hands=["R11 Y1", "R9 Y2"], players=["Ann", "Bob"])
    game = game.play("R11 R9")
    assert game.asks == "lay"
    staging = MineStaging()
    stages = range(staging.stages(game))
    names = [name for n in stages for step in staging.effects(game, n) for name in step["spots"]]
    assert "on@R11" in names


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
