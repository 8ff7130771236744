"""The computer opponents of Mine for Gold against each other, and how long the expert takes."""

from collections.abc import Iterator
from math import sqrt
from time import process_time

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.playing import play_out
from tests.bench.report import Goal, Report

GAMES = 2_000
VIEWS = 6
"""Games of each size whose every choice of the expert is timed."""
MATCHES = (
    ("sharp", "random", 2, False, 84.5),
    ("sharp", "random", 4, False, 62.0),
    ("expert", "sharp", 2, False, 60.0),
    ("expert", "sharp", 4, False, 38.0),
    ("expert", "sharp", 2, True, 55.0),
)
"""Who, against whom in all other seats, how many players, with silver or not, and the goal."""


def won(name: str, rival: str, players: int, silver: bool, games: int) -> float:
    """Returns the share of games that one player wins in every seat equally often."""
    total = 0.0
    for number in range(games):
        seat = number % players
        names = [rival] * players
        names[seat] = name
        end = play_out(mine.deal(players, number // players, silver=silver), names)
        if seat in end.winners:
            total += 1 / len(end.winners)
    return total / games


def measure(games: int | None) -> Iterator[Report]:
    """Plays all matches, one after the other, and times the expert."""
    yield _matches(games or GAMES)
    yield _thinking()


def _matches(games: int) -> Report:
    rows, goals = [], []
    for name, rival, players, silver, goal in MATCHES:
        rate = won(name, rival, players, silver, games)
        error = sqrt(rate * (1 - rate) / games)
        what = f"{name} against {players - 1} {rival}{' with silver' if silver else ''}"
        rows.append((what, f"{games:,}", f"{100 * rate:.1f}%", f"{100 * error:.1f}%"))
        goals.append(Goal(what, 100 * rate, goal, "%"))
    return Report(
        title="Mine for Gold: the opponents",
        columns=("match", "games", "won", "standard error"),
        rows=tuple(rows),
        goals=tuple(goals),
        notes=("Everyone in every seat equally often; a shared victory counts as its share.",),
    )


def _thinking() -> Report:
    slowest, number = _slowest()
    return Report(
        title="Mine for Gold: how long the expert thinks",
        columns=("views", "slowest ms"),
        rows=((f"{number:,}", f"{1000 * slowest:.1f}"),),
        goals=(Goal("the expert's slowest move", 1000 * slowest, 200, " ms", at_least=False),),
        notes=(
            "Views of games that are played at random, with 2 to 6 players.",
            "Each is timed three times, by CPU time, and the quickest is taken.",
        ),
    )


def _slowest() -> tuple[float, int]:
    """Seconds for the move that takes longest, and how many were timed."""
    times = []
    for seed in range(VIEWS):
        for players in mine.PLAYERS:
            game = mine.deal(players, seed, silver=bool(seed % 2))
            anybody = mine.opponent("random", seed)
            while not game.is_over:
                view = mine.view(game, game.to_move)
                times.append(min(_seconds(view) for _ in range(3)))
                game = game.play(anybody.choose(view))
    return max(times), len(times)


def _seconds(view: mine.View) -> float:
    began = process_time()
    mine.ExpertPlayer().choose(view)
    return process_time() - began
