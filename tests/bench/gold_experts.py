"""GOLD's expert against a perfect memory, 20,000 games, and how long it takes for a flip."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from gold_widgets import gold
from gold_widgets.games.gold.expert import ExpertPlayer
from gold_widgets.lab import tournament
from tests.bench.report import Goal, Report

GAMES = 20_000
VIEWS = 20
"""Games of five players whose every flip is timed."""


def measure(games: int | None) -> Iterator[Report]:
    """Plays the match on all cores, half of it with either beginning."""
    standings = tournament(["expert", "perfect"], games or GAMES, progress=False)
    rate = standings["expert"].win_rate
    slowest, number = _slowest()
    yield Report(
        title="GOLD: the expert against a perfect memory",
        columns=("player", "games", "won", "standard error", "points"),
        rows=tuple(
            (
                name,
                f"{standings[name].games:,}",
                f"{100 * standings[name].win_rate.value:.2f}%",
                f"{100 * standings[name].win_rate.error:.2f}%",
                f"{standings[name].points_a_game.value:.2f}",
            )
            for name in standings.players
        ),
        goals=(
            Goal(
                "games that the expert wins, less two standard errors",
                100 * (rate.value - 2 * rate.error),
                50,
                "%",
            ),
            Goal("the slowest flip", 1000 * slowest, 100, " ms", at_least=False),
        ),
        notes=(
            "Two players, everyone in every seat equally often; a shared victory counts as half.",
            f"Flips: all {number:,} views of {VIEWS} games of five players who flip at random.",
            "Each is timed three times, and the quickest is taken.",
        ),
    )


def _slowest() -> tuple[float, int]:
    """Seconds for the flip that takes longest, and how many were timed."""
    times = []
    for seed in range(VIEWS):
        game, luck = gold.deal(5, seed), Random(seed)
        while not game.is_over:
            view = gold.view(game)
            times.append(min(_seconds(view) for _ in range(3)))
            game = game.flip(luck.choice(game.legal()))
    return max(times), len(times)


def _seconds(view: gold.View) -> float:
    began = perf_counter()
    ExpertPlayer().choose(view)
    return perf_counter() - began
