"""How long it takes to play a whole recorded game again, as loading and replaying one does."""

import gc
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from gold_widgets import gold, klondike_rush, mine_for_gold
from gold_widgets.engine.playing import play_out
from gold_widgets.engine.records import Record
from tests.bench.report import Goal, Report


class Refold(NamedTuple):
    """A kind of recorded game: how it was played, how many are played again, and the goal."""

    name: str
    played: Callable[[int, int], Any]
    games: int
    most_ms: float


def _at_random(deal: Callable[[int, int], Any]) -> Callable[[int, int], Any]:
    """Plays a game whose moves are all as likely."""

    def play(players: int, seed: int) -> Any:
        game, choose = deal(players, seed), random.Random(seed).choice
        while not game.is_over:
            game = game.play(choose(game.legal()))
        return game

    return play


def _by_computers(players: int, seed: int) -> Any:
    """Plays a game of Klondike Rush among computers, who bid and build as people do."""
    return play_out(klondike_rush.deal(players, seed), ["sharp"] * players)


KINDS = (
    Refold("GOLD at random", _at_random(gold.deal), 40, 1),
    Refold("Mine for Gold at random", _at_random(mine_for_gold.deal), 40, 10),
    Refold("Klondike Rush by computers", _by_computers, 10, 30),
)


def _refold_ms(end: Any) -> float:
    """Milliseconds of CPU time to play its moves again into a record."""
    start, moves = end.history[0], " ".join(end.moves)
    began = process_time()
    record = Record.of(start).play(moves)
    spent = process_time() - began
    if record.game != end:
        raise AssertionError(f"Played again, it was another game: {moves}")
    return spent * 1000


def measure(players: int, rounds: int) -> Report:
    """The median over several games, each played again in every round."""
    rows, goals = [], []
    for kind in KINDS:
        ended = [kind.played(players, seed) for seed in range(kind.games)]
        gc.collect()
        times = sorted(_refold_ms(end) for _ in range(rounds) for end in ended)
        moves = median(len(end.moves) for end in ended)
        rows.append(
            (
                f"{kind.name}, {players} players, {moves:.0f} moves",
                str(kind.games),
                f"{median(times):.2f}",
                f"{times[len(times) * 9 // 10]:.2f}",
            )
        )
        what = f"a full game of {kind.name}"
        goals.append(Goal(what, median(times), kind.most_ms, " ms", at_least=False))
    return Report(
        title="Re-folding a recorded game",
        columns=("what", "games", "median ms", "slowest tenth from"),
        rows=tuple(rows),
        goals=tuple(goals),
        notes=(
            f"`Record.of(start).play(moves)`: each game {rounds} times.",
            "Rules remember some of what they worked out, so a first time takes longer.",
        ),
    )
