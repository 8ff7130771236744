"""The computer opponents: how strong they are, and that each sees only its view."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.playing import luck_of
from gold_widgets.games.gold.players import (
    LEVELS,
    OPPONENTS,
    ForgetfulPlayer,
    PerfectPlayer,
    RandomPlayer,
    opponent,
    play_out,
)

NO_RUSH = gold.Rules(rush_at=0)


def wins(first, second, games):
    """Count how many of these seeded games the first wins, a shared win as a half."""
    total = 0.0
    for seed in range(games):
        over = play_out(gold.deal(2, seed, starter=seed % 2), [first(seed), second(seed)])
        total += (0 in over.winners) / len(over.winners)
    return total


def test_perfect_memory_beats_random_play_nearly_always():
    assert wins(PerfectPlayer, RandomPlayer, 100) >= 98


def test_a_better_memory_wins_more():
    assert wins(PerfectPlayer, lambda seed: ForgetfulPlayer(0.2, seed), 30) > 20


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS))[:-1])
def test_every_level_beats_the_one_below(weaker, stronger):
    """The expert and the perfect player have a longer match of their own."""
    won = wins(lambda seed: opponent(stronger, seed), lambda seed: opponent(weaker, seed), 60)
    assert won > 33


def test_the_levels_are_marks_on_one_dial():
    memories = [getattr(opponent(level).recall, "m", 1) for level in LEVELS]
    assert memories == sorted(memories) == [0.2, 0.5, 0.8, 1, 1]
    assert opponent(0.65, seed=3) == ForgetfulPlayer(0.65, seed=3)
    assert opponent(1).recall == gold.Keep(1)
    for m in (-0.1, 1.1, float("nan")):
        with pytest.raises(gold.SetupError, match="between 0 and 1"):
            opponent(m)


def test_names_play_as_they_do_at_a_table():
    game = gold.deal(2, seed=7)
    named = play_out(game, ["perfect", "random"])
    seated = play_out(game, [PerfectPlayer(luck_of(7, 0)), RandomPlayer(luck_of(7, 1))])
    assert named.flips == seated.flips


@pytest.mark.parametrize("players", ["perfect", [], ["perfect"], ["perfect"] * 3])
def test_every_seat_needs_a_player(players):
    with pytest.raises(gold.SetupError, match="each of the 2 seats"):
        play_out(gold.deal(2, seed=7), players)


def test_players_who_get_nowhere_are_stopped():
    class Stubborn:
        recall = gold.Perfect()

        def choose(self, view):
            return view.legal()[0]

    stuck = gold.scenario("$3 $4 R5", rules=gold.Rules(rush_at=0))
    with pytest.raises(gold.GameError, match="get nowhere"):
        play_out(stuck, [Stubborn(), Stubborn()])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_mix_of_opponents_comes_to_an_end(players):
    for seed in range(3):
        mix = [opponent(name, seed) for name in (*OPPONENTS, *OPPONENTS)][:players]
        assert play_out(gold.deal(players, seed), mix).is_over


@given(st.integers(0, 10**6), st.integers(0, 40))
def test_the_same_view_gets_the_same_choice(seed, flips):
    game = gold.deal(3, seed)
    for _ in range(flips):
        game = game.flip(RandomPlayer(seed).choose(gold.view(game)))
    for name in OPPONENTS:
        seen = gold.view(game, recall=opponent(name, seed).recall)
        choices = {opponent(name, seed).choose(seen) for _ in range(3)}
        assert len(choices) == 1
        assert choices <= set(game.legal())


def test_perfect_takes_what_it_has_seen_and_feeds_no_rival():
    game = gold.scenario("R4 B4 $4 G2", players=4, rules=NO_RUSH).play("a1 b1 c1 d1")
    game = game.play("a1 d1") if game.to_move else game
    seen = gold.view(game, seat=game.to_move)
    first = game.flip(PerfectPlayer().choose(seen))
    second = first.flip(PerfectPlayer().choose(gold.view(first)))
    rivals = [score for seat, score in enumerate(second.scores) if seat != game.to_move]
    assert not any(rivals)


def test_forgetful_forgets_and_refuses_what_is_no_probability():
    assert ForgetfulPlayer(0.3, seed=5).recall == gold.Keep(0.3, seed=5)
    with pytest.raises(gold.SetupError, match="between 0 and 1"):
        ForgetfulPlayer(1.5)


@given(st.integers(0, 10**6), st.integers(0, 100), st.sampled_from(list(OPPONENTS)))
def test_everybody_says_why_and_then_does_it(seed, flips, name):
    game = gold.deal(3, seed)
    for _ in range(flips):
        if not game.is_over:
            game = game.flip(RandomPlayer(seed).choose(gold.view(game)))
    player = opponent(name, seed)
    view = gold.view(game, recall=player.recall)
    if game.is_over:
        return
    choice = player.choose(view)
    said = player.why(view)
    assert f"lip {choice}" in said or f"such as {choice}" in said
    assert "On average that is worth" in said
    assert player.choose(view) == choice
    assert player.why(view) == said


def test_a_reason_has_the_chance_behind_it():
    game = gold.scenario("R4 $3 ** B2", rules=NO_RUSH).flip("a1")
    assert (
        PerfectPlayer()
        .why(gold.view(game))
        .endswith("On average that is worth +1 for your lead. The chance that you get gold is 33%.")
    )


@pytest.mark.parametrize("level", [["perfect"], None, True, "Expert"])
def test_what_is_no_level_is_refused(level):
    with pytest.raises(gold.SetupError, match="no opponent"):
        opponent(level)


def test_an_unknown_opponent_is_refused_with_a_suggestion():
    with pytest.raises(gold.SetupError, match=r"no opponent 'perfct'.*Did you mean perfect\?"):
        opponent("perfct")
