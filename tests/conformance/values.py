"""A game is a value: its points, its moves, what it refuses. Needs a start alone."""

import copy
import pickle
import re
from functools import partial

import pytest

from gold_widgets.engine.errors import GameError, IllegalMove
from gold_widgets.engine.moves import read, shortened
from gold_widgets.engine.records import Record
from gold_widgets.engine.seats import Seat
from gold_widgets.engine.seeds import shuffled
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import LANGUAGES, tell

NONSENSE = ("", "nonsense", "a1 b1", "ä", "-1", "\n", "7/x", "x" * 100_000, "{}", "@", "99/1")
"""Moves of no game."""
NO_WORDS = (None, 7, b"a1", [7], [None, "a1"])
"""What is not even a word."""
LONGEST_REFUSAL = 500


def every_seat(game):
    return range(len(game.seats))


def every_move(game):
    """Return the moves of everybody."""
    return [move for seat in every_seat(game) for move in game.legal(seat)]


def played(start, seed=0, most_moves=200):
    """Yield the games that the seed's luck leads to, moves of seats out of turn among them."""
    game = start
    yield game
    for count in range(most_moves):
        if game.is_over:
            return
        game = game.play(shuffled(every_move(game), seed + count)[0])
        yield game


def check_game(start, seed=0, most_moves=200):
    """Play a game from its start by the seed's luck, and hold every point of it to the protocol."""
    assert start.before is None
    assert start.history == (start,)
    assert start.moves == ()
    line, photographs, moves = [start], [photograph(start)], []
    while not line[-1].is_over and len(moves) < most_moves:
        check_position(line[-1], every_move(start))
        moves.append(shuffled(every_move(line[-1]), seed + len(moves))[0])
        line.append(check_move(line[-1], moves[-1]))
        photographs.append(photograph(line[-1]))
    end = line[-1]
    check_position(end, every_move(start))
    assert end.history == tuple(line)
    assert end.moves == tuple(moves)
    assert list(map(photograph, line)) == photographs
    replayed = start.play(" ".join(moves))
    for copied in (replayed, copy.copy(end), copy.deepcopy(end), pickle.loads(pickle.dumps(end))):
        check_equal(copied, end)
        assert copied.moves == end.moves
        assert list(map(photograph, copied.history)) == photographs
    check_undo(end, photographs)
    return end


def check_undo(end, photographs):
    """Check that what was done can be taken back, step by step, and done again."""
    record = Record.of(end)
    for point in reversed(range(len(record))):
        record = record.undo()
        assert photograph(record.game) == photographs[point]
    while record.at < len(record):
        record = record.redo()
    assert record.game is end


def check_position(game, elsewhere=()):
    """Check what holds at any point of a game; `elsewhere` are moves that may be legal or not."""
    seats, before = every_seat(game), photograph(game)
    assert [seat.number for seat in game.seats] == list(seats)
    assert all(isinstance(seat, Seat) and str(seat) == seat.name for seat in game.seats)
    assert len(game.scores) == len(seats)
    assert game.to_move in seats
    assert set(game.winners) <= set(seats)
    assert bool(game.winners) == game.is_over
    check_waiting(game)
    legal = every_move(game)
    assert len(set(legal)) == len(legal)
    assert [game.why_not(move) for move in legal] == [None] * len(legal)
    assert game.play("") is game.play([]) is game
    for thing in NO_WORDS:
        assert isinstance(game.why_not(thing), Sentence)
        check_said(partial(game.play, thing), IllegalMove)
    others = {move for seat in seats for move in elsewhere_of(seat, elsewhere)}
    for move in {*NONSENSE, *shuffled(sorted(others), len(legal))[:20]} - set(legal):
        check_refusal(game, move)
    assert photograph(game) == before


def elsewhere_of(seat, moves):
    """Return moves of anybody, and others of one more or less, as moves of one seat."""
    bare = {move.rpartition("/")[2] for move in moves}
    bare |= {re.sub(r"\d+", lambda n: str(int(n[0]) + 1), move) for move in bare}
    bare |= {re.sub(r"\d+", lambda n: str(int(n[0]) - 1), move) for move in bare}
    return [*bare, *(f"{seat}/{move}" for move in bare)]


def check_waiting(game):
    """Check that a game says whom it waits for, and what they can do."""
    assert bool(game.actors) == (not game.is_over)
    assert bool(game.asks) == (not game.is_over)
    assert len(set(game.actors)) == len(game.actors)
    assert game.legal() == game.legal(game.to_move)
    if not game.is_over:
        assert game.to_move == game.actors[0]
    assert [game.legal(seat) for seat in (-1, len(game.seats), 99, "nobody")] == [()] * 4
    for seat in every_seat(game):
        legal = game.legal(seat)
        assert isinstance(legal, tuple)
        if game.is_over:
            assert legal == ()
        if seat in game.actors:
            assert legal
        for move in legal:
            assert str(read(move)) == move
            assert read(move).seat == (None if seat == game.to_move else seat)


def check_refusal(game, move):
    """Check that a move which is not legal is refused in words."""
    problem = game.why_not(move)
    assert isinstance(problem, Sentence), shortened(move)
    assert 0 < len(problem) <= LONGEST_REFUSAL
    assert all(0 < len(tell(problem, language)) <= LONGEST_REFUSAL for language in LANGUAGES)
    if move.split() == [move]:  # several moves at once, or none, are another matter
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert str(refusal.value) == problem
        assert str(pickle.loads(pickle.dumps(refusal.value))) == problem


def check_move(game, move):
    """Check that a legal move makes the next game and leaves this one alone."""
    before = photograph(game)
    after, again = game.play(move), game.play(move)
    assert photograph(game) == before
    assert after is not game
    assert type(after) is type(game)
    assert after.before is game
    assert after.history[-2:] == (game, after)
    assert after.moves == (*game.moves, move)
    assert after.rulebook is game.rulebook
    assert after.seats == game.seats
    assert after.seed == game.seed
    assert after.events
    check_equal(again, after)
    return after


def check_every_move(start, seed=0):
    """Check at some points of a game that every move of every seat can be made."""
    for game in list(played(start, seed))[::8]:
        for move in every_move(game):
            check_move(game, move)


def check_equal(one, two):
    """Check that two games are the same value."""
    assert one == two
    assert hash(one) == hash(two)
    assert photograph(one) == photograph(two)


def photograph(game):
    """Return all that the protocol shows of one point of a game, to compare with later."""
    return (
        game.seats,
        game.to_move,
        game.actors,
        game.asks,
        game.is_over,
        game.scores,
        game.winners,
        tuple(game.events),
        tuple(game.legal(seat) for seat in every_seat(game)),
        game.seed,
        str(game),
        repr(game),
    )


def check_said(refused, kind=GameError):
    """Check that something is refused in a sentence, which is no longer than it must be."""
    with pytest.raises(kind) as refusal:
        refused()
    assert isinstance(refusal.value.said, Sentence)
    assert 0 < len(refusal.value.said) <= LONGEST_REFUSAL
    return refusal.value
