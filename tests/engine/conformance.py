"""What every game here must do, whatever its rules: `check_game(start)` plays one and watches.

A new game calls it with a few of its starts, and may then be held by records, tables and lessons.
"""

import copy
import pickle

import pytest

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.seeds import shuffled

NONSENSE = ("", "nonsense", "a1 b1", "ä", "-1", "\n")
"""Moves of no game."""


def check_game(start, seed=0, most_moves=200):
    """Play a game from its start by the seed's luck, and hold every point of it to the protocol."""
    assert start.before is None
    assert start.history == (start,)
    line, photographs, moves = [start], [photograph(start)], []
    while not line[-1].is_over and len(moves) < most_moves:
        check_position(line[-1])
        moves.append(shuffled(line[-1].legal(), seed + len(moves))[0])
        line.append(check_move(line[-1], moves[-1]))
        photographs.append(photograph(line[-1]))
    end = line[-1]
    check_position(end)
    assert end.history == tuple(line)
    assert list(map(photograph, line)) == photographs
    replayed = start.play(" ".join(moves))
    for copied in (replayed, copy.copy(end), copy.deepcopy(end), pickle.loads(pickle.dumps(end))):
        check_equal(copied, end)
        assert list(map(photograph, copied.history)) == photographs
    return end


def check_position(game):
    """Check what holds at any point of a game."""
    legal, seats = game.legal(), range(len(game.scores))
    assert len(set(legal)) == len(legal)
    assert bool(legal) == bool(not game.is_over)
    assert game.to_move in seats
    assert set(game.winners) <= set(seats)
    assert bool(game.winners) == game.is_over
    assert [game.why_not(move) for move in legal] == [None] * len(legal)
    for move in NONSENSE:
        check_refusal(game, move)


def check_refusal(game, move):
    """Check that a move which is not legal is refused in words, and changes nothing."""
    assert move not in game.legal()
    before, problem = photograph(game), game.why_not(move)
    assert isinstance(problem, str)
    assert problem
    if move.split() == [move]:  # several moves at once, or none, are another matter
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert str(refusal.value) == problem
    assert photograph(game) == before


def check_move(game, move):
    """Check that a legal move makes the next game and leaves this one alone."""
    before = photograph(game)
    after, again = game.play(move), game.play(move)
    assert photograph(game) == before
    assert after is not game
    assert after.before is game
    assert after.history[-2:] == (game, after)
    assert after.events
    check_equal(again, after)
    return after


def check_equal(one, two):
    """Check that two games are the same value."""
    assert one == two
    assert hash(one) == hash(two)
    assert photograph(one) == photograph(two)


def photograph(game):
    """Return all that the protocol shows of one point of a game, to compare with later."""
    return (
        game.to_move,
        game.is_over,
        game.scores,
        game.winners,
        tuple(game.events),
        game.legal(),
        repr(game),
    )
