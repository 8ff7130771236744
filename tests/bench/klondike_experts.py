"""Klondike Rush: how much better than sharp its expert plays, how long it thinks, early prices."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from gold_widgets import klondike_rush as klondike
from gold_widgets.lab import tournament
from tests.bench.report import Goal, Report

GAMES = 2_000
FAIR = {4: 30.0, 3: 40.0}
"""Players at a table → percent of games that one expert among sharps is to win."""


def measure(games: int | None) -> Iterator[Report]:
    """Plays the matches on all cores, and times the expert's answers."""
    yield _answers()
    for count in (3, 4, 5):
        yield _prices(count)
    for count in FAIR:
        yield _strength(count, games or GAMES)


def _strength(players: int, games: int) -> Report:
    """Lets one expert play sharps, in every seat equally often."""
    entrants = {"expert": "expert"} | {f"sharp {n}": "sharp" for n in range(1, players)}
    standings = tournament(entrants, games, game=klondike, progress=False)
    return Report(
        title=f"Klondike Rush: an expert among {players - 1} sharps",
        columns=("player", "games", "won", "standard error", "dollars"),
        rows=tuple(
            (
                name,
                f"{standings[name].games:,}",
                f"{100 * standings[name].win_rate.value:.1f}%",
                f"{100 * standings[name].win_rate.error:.1f}%",
                f"{standings[name].points_a_game.value:.1f}",
            )
            for name in standings.players
        ),
        goals=(
            Goal(
                "games that the expert wins",
                100 * standings["expert"].win_rate.value,
                FAIR[players],
                "%",
            ),
        ),
        notes=("A shared victory counts in parts.",),
    )


def _answers(games: int = 10) -> Report:
    """Times every answer of the expert in games of five that go on at random."""
    expert, times = klondike.opponent("expert"), []
    for seed in range(games):
        game, luck = klondike.deal(5, seed, last_bid=True), Random(seed)
        while not game.is_over:
            view = klondike.view(game, game.to_move)
            began = process_time()
            expert.choose(view)
            times.append(process_time() - began)
            game = game.play(luck.choice(game.legal()))
    return Report(
        title="Klondike Rush: how long the expert thinks",
        columns=("answers", "median ms", "slowest ms"),
        rows=((f"{len(times):,}", f"{1000 * median(times):.2f}", f"{1000 * max(times):.2f}"),),
        goals=(Goal("the slowest answer", 1000 * max(times), 300, " ms", at_least=False),),
        notes=("CPU time, in games of five that go on at random.",),
    )


def _prices(players: int, games: int = 200, auctions: int = 8) -> Report:
    """Counts what sharps pay in the first auctions, against what the book calls average: 4 to 5."""
    paid: list[list[int]] = [[] for _ in range(auctions)]
    for seed in range(games):
        end = klondike.play_out(klondike.deal(players, seed), ["sharp"] * players)
        sold = [e.price for past in end.history for e in past.events if hasattr(e, "price")]
        for at, price in enumerate(sold[:auctions]):
            paid[at].append(price)
    averages = [sum(each) / len(each) for each in paid]
    return Report(
        title=f"Klondike Rush: early prices of {players} sharps",
        columns=("auction", *(str(number + 1) for number in range(auctions)), "all"),
        rows=(
            (
                "dollars",
                *(f"{price:.1f}" for price in averages),
                f"{sum(averages) / auctions:.1f}",
            ),
        ),
        notes=("The book calls 4 to 5 average in the early game, 6 to 7 high.",),
    )
