"""Klondike Rush: how quick its rules are, and how much better than sharp its expert plays.

By itself, for it takes a while: `python -m tests.bench.klondike`.
"""

import argparse
import gc
from random import Random
from statistics import median
from time import perf_counter, process_time

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.records import Record
from gold_widgets.lab import tournament
from tests.bench import loops, machine
from tests.bench.loops import Choose, Playout
from tests.bench.playouts import KUHN
from tests.bench.report import Goal, Report, markdown
from tests.bench.rounds import steps_per_second

GAMES = 2_000
FAIR = {4: 30.0, 3: 40.0}
"""Players at a table → percent of games that one expert among sharps is to win."""


def playout(players: int) -> Playout:
    """Klondike Rush through its public interface."""

    def play(seed: int, choose: Choose) -> int:
        steps, game = 0, klondike.deal(players, seed)
        while not game.is_over:
            game = game.play(choose(game.legal()))
            steps += 1
        return steps

    return play


def speed(rounds: int = 20) -> Report:
    """Measures random playouts beside python_kuhn_poker, and a game of computers played again."""
    ours = "Klondike Rush, 4 players"
    contenders = {ours: playout(4)}
    notes = ["A step is: list the legal moves, choose one by a seed, make it, ask if it is over."]
    try:
        contenders[KUHN] = loops.open_spiel("python_kuhn_poker")
    except ImportError as error:
        notes.append(f"{KUHN} was not measured ({error}): `pip install open_spiel`.")
    speeds = steps_per_second(contenders, rounds)
    ratio = None
    if KUHN in speeds:
        ratio = median(a / b for a, b in zip(speeds[ours], speeds[KUHN], strict=True))
    return Report(
        title="Klondike Rush: speed",
        columns=("game", "steps/s"),
        rows=tuple((name, f"{median(found):,.0f}") for name, found in speeds.items()),
        goals=(
            Goal(f"{ours}, against {KUHN}", ratio, 0.2, "x"),
            Goal("a game of computers played again", _refold_ms(), 30, " ms", at_least=False),
        ),
        notes=tuple(notes),
    )


def _refold_ms(games: int = 10) -> float:
    """Milliseconds to play the moves of computers again."""
    ended = [klondike.play_out(klondike.deal(4, seed), ["sharp"] * 4) for seed in range(games)]
    gc.collect()
    times = []
    for end in ended:
        start, moves = end.history[0], " ".join(end.moves)
        began = process_time()
        record = Record.of(start).play(moves)
        times.append(1000 * (process_time() - began))
        if record.game != end:
            raise AssertionError("Played again, it was another game.")
    return median(times)


def strength(players: int, games: int = GAMES) -> Report:
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


def answers(games: int = 10) -> Report:
    """Times every answer of the expert in games of five that go on at random."""
    expert, times = klondike.opponent("expert"), []
    for seed in range(games):
        game, luck = klondike.deal(5, seed, last_bid=True), Random(seed)
        while not game.is_over:
            view = klondike.view(game, game.to_move)
            began = perf_counter()
            expert.choose(view)
            times.append(perf_counter() - began)
            game = game.play(luck.choice(game.legal()))
    return Report(
        title="Klondike Rush: how long the expert thinks",
        columns=("answers", "median ms", "slowest ms"),
        rows=((f"{len(times):,}", f"{1000 * median(times):.2f}", f"{1000 * max(times):.2f}"),),
        goals=(Goal("the slowest answer", 1000 * max(times), 300, " ms", at_least=False),),
    )


def prices(players: int, games: int = 200, auctions: int = 8) -> Report:
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench.klondike", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    options = parser.parse_args()
    print(machine.describe(()))
    for report in (speed, answers):
        print(markdown(report()), flush=True)
    for count in (3, 4, 5):
        print(markdown(prices(count)), flush=True)
    for count in FAIR:
        print(markdown(strength(count, options.games)), flush=True)
