"""A match of any game. What it counts and who wins it is tested with GOLD's (G11)."""

import pickle

import pytest

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.match import Match
from gold_widgets.engine.playing import play_out
from gold_widgets.engine.sentences import Sentence
from tests.games import nim, showdown
from tests.games.nim import Nim

START = nim.deal(["Ann", "Bob"], seed=7)


def played(game):
    return play_out(game, ["random"] * len(game.seats))


def refused(match, game):
    """Return the words in which a game is refused."""
    with pytest.raises(SetupError) as refusal:
        match.add(game)
    assert isinstance(refusal.value.said, Sentence)
    return str(refusal.value)


def test_the_first_game_is_the_one_that_the_match_was_made_of():
    assert Match.of(START).deal() is START


def test_the_next_games_are_dealt_from_the_next_seeds_and_begun_by_the_next_players():
    match = Match.of(showdown.deal(["Ann", "Bob", "Cy"], seed=7, starter="Bob"))
    games = []
    while not match.is_over:
        games.append(match.deal())
        match = match.add(played(games[-1]))
    assert [game.seed for game in games] == [7, 8, 9]
    assert [game.to_move for game in games] == [1, 2, 0]
    assert match.again().deal().seed == 10


def test_a_match_of_a_start_without_a_seed_still_deals_the_same_twice():
    match = Match.of(Nim(20))
    match = match.add(played(match.deal()))
    assert match.deal() == match.deal()


def test_a_match_begins_with_a_start_that_was_dealt_by_the_book():
    with pytest.raises(SetupError, match="has begun already"):
        Match.of(START.play("1"))
    with pytest.raises(SetupError, match="not played from a full table"):
        Match.of(Nim(3))


def test_other_games_are_not_counted():
    match = Match.of(START)
    assert "not over yet" in refused(match, START)
    assert "played by others" in refused(match, played(nim.deal(["Ann", "Cy"], seed=7)))
    assert "not played from a full table" in refused(match, played(Nim(3)))
    late = played(nim.deal(["Ann", "Bob"], seed=8, starter=1))
    assert refused(match, late) == "This game was started by Bob, but it is Ann's turn to start."
    over = match.add(played(match.deal()))
    over = over.add(played(over.deal()))
    assert refused(over, played(START)) == "This match is over: all 2 games are played."
    with pytest.raises(SetupError, match="all 2 games are played"):
        over.deal()


def test_a_match_is_a_value():
    match = Match.of(START)
    counted = match.add(played(START))
    assert (match.results, counted.results) == ((), (played(START).scores,))
    assert pickle.loads(pickle.dumps(counted)) == counted != match
