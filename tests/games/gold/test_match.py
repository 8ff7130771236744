"""G11: as many games as players, each started by another, added up."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from tests.games.gold.tables import NAMES, each_number_of_players, played_out, player_counts

ANN_AND_BOB = ["Ann", "Bob"]


def played(match):
    """Play a match by random flips."""
    while not match.is_over:
        match = match.add(played_out(match.deal(), seed=len(match.results)))
    return match


def with_results(*results):
    """A match of two or more that ended in these scores, one tuple a game."""
    match = gold.Match.between(NAMES[: len(results[0])], seed=1)
    return replace(match, results=results)


@each_number_of_players
def test_G11_there_are_as_many_games_as_players(players):
    match = gold.Match.between(players, seed=1)
    for games in range(players):
        assert (len(match.results), match.is_over, match.winners) == (games, False, ())
        match = match.add(played_out(match.deal()))
    assert match.is_over
    assert match.winners


@each_number_of_players
def test_G11_each_game_is_started_by_another_player(players):
    for first in range(players):
        match = gold.Match.between(players, seed=1, starter=first)
        starters = []
        while not match.is_over:
            game = match.deal()
            starters.append(game.to_move)
            match = match.add(played_out(game))
        assert starters == [(first + turn) % players for turn in range(players)]


def test_G11_the_first_starter_may_be_named():
    assert gold.Match.between(ANN_AND_BOB, starter="Bob").next_starter == 1


@given(player_counts, st.integers(0, 1000))
def test_G11_the_totals_are_the_points_of_all_games(players, seed):
    match = gold.Match.between(players, seed)
    scores = []
    while not match.is_over:
        game = played_out(match.deal(), seed)
        scores.append(game.scores)
        match = match.add(game)
        assert match.totals == tuple(map(sum, zip(*scores, strict=True)))
    assert match.results == tuple(scores)


@pytest.mark.parametrize(
    ("results", "winners"),
    [
        pytest.param([(20, 10), (10, 15)], [0], id="the highest total wins"),
        pytest.param([(5, 4, 0), (5, 4, 0), (0, 9, 1)], [1], id="points count, not games won"),
        pytest.param([(20, 10), (5, 15)], [1], id="a tie goes to the last game"),
        pytest.param([(10, 20), (15, 5)], [0], id="a tie goes to the last game, the other way"),
        pytest.param([(12, 12), (9, 9)], [0, 1], id="still tied is shared"),
        pytest.param([(0, 0), (0, 0)], [0, 1], id="without any gold all share"),
        pytest.param(
            [(9, 8, 0), (9, 9, 0), (2, 3, 19)], [1], id="only tied players look at the last game"
        ),
        pytest.param([(9, 9, 1), (9, 9, 1), (5, 5, 9)], [0, 1], id="two of three share"),
        pytest.param([(5, 5, 5)] * 3, [0, 1, 2], id="three share"),
        pytest.param([(1, 2, 3, 4), (4, 3, 2, 1)] * 2, [0], id="four players"),
        pytest.param([(3, 3, 3, 3, 4)] * 5, [4], id="five players"),
    ],
)
def test_G11_the_winner(results, winners):
    assert with_results(*results).winners == tuple(winners)


@given(
    player_counts.flatmap(
        lambda players: st.lists(
            st.tuples(*[st.integers(0, 4)] * players), min_size=players, max_size=players
        )
    )
)
def test_G11_winners_are_those_whom_nobody_beats(results):
    match = with_results(*results)

    def beats(one, other):
        if match.totals[one] != match.totals[other]:
            return match.totals[one] > match.totals[other]
        return results[-1][one] > results[-1][other]

    seats = range(len(results[0]))
    assert match.winners == tuple(
        seat for seat in seats if not any(beats(other, seat) for other in seats)
    )


def test_every_game_has_the_setup_of_the_match_and_a_table_of_its_own():
    rules = gold.Rules(rush_at=6, stall="end")
    match = gold.Match.between(["Ann", "Bob", "Cy"], 7, colors=["P", "RB", "G"], rules=rules)
    games = []
    while not match.is_over:
        games.append(match.deal())
        match = match.add(played_out(games[-1]))
    assert [game.setup.seed for game in games] == [7, 8, 9]
    assert all((game.seats, game.rules) == (match.seats, rules) for game in games)
    assert len({tuple(game.table.values()) for game in games}) == 3


def test_the_same_seed_lays_the_same_match():
    assert played(gold.Match.between(3, seed=5)) == played(gold.Match.between(3, seed=5))
    assert gold.Match.between(3, seed=5).deal() == gold.Match.between(3, seed=5).deal()


def test_dealing_counts_nothing():
    match = gold.Match.between(seed=5)
    assert match.deal() == match.deal()
    assert match.results == ()


def refused(match, game):
    """Return the words in which a match refuses a game, and see that it stays as it was."""
    before = replace(match)
    with pytest.raises(gold.SetupError) as refusal:
        match.add(game)
    assert match == before
    return str(refusal.value)


def test_G11_a_game_with_the_wrong_starter_is_refused():
    match = gold.Match.between(ANN_AND_BOB, seed=1)
    game = played_out(gold.deal(ANN_AND_BOB, starter="Bob"))
    assert refused(match, game) == ("This game was started by Bob, but it is Ann's turn to start.")


def test_G11_the_same_game_does_not_count_twice():
    match = gold.Match.between(ANN_AND_BOB, seed=1)
    game = played_out(match.deal())
    assert "it is Bob's turn to start" in refused(match.add(game), game)


def test_an_unfinished_game_is_refused():
    match = gold.Match.between(ANN_AND_BOB, seed=1)
    words = "This game is not over yet. Play it to its end, then add it."
    assert refused(match, match.deal()) == words
    assert refused(match, match.deal().flip("a1")) == words


@pytest.mark.parametrize(
    "others",
    [
        {"players": ["Ann", "Cy"]},
        {"players": ["Bob", "Ann"]},
        {"players": ["Ann", "Bob", "Cy"]},
        {"players": ANN_AND_BOB, "colors": ["R", "B"]},
    ],
    ids=str,
)
def test_a_game_of_other_players_or_colors_is_refused(others):
    game = played_out(gold.deal(**others))
    words = refused(gold.Match.between(ANN_AND_BOB, seed=1), game)
    assert words == "This game was played by others. Get the match's games from deal()."


def test_a_match_that_is_over_takes_and_deals_no_more():
    match = played(gold.Match.between(ANN_AND_BOB, seed=1))
    words = "This match is over: all 2 games are played."
    assert refused(match, played_out(gold.deal(ANN_AND_BOB))) == words
    with pytest.raises(gold.SetupError) as refusal:
        match.deal()
    assert str(refusal.value) == words
