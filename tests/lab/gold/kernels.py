"""The kernel twice, compiled and as plain Python, and one game at a time out of it."""

import importlib
import sys
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

import gold_widgets
from gold_widgets import gold
from gold_widgets.games.gold.game import begin
from gold_widgets.games.gold.setup import Setup, seat_players
from gold_widgets.lab import compiler
from gold_widgets.lab.gold import facts, kernel, layout

ROOM = "gold_widgets.lab"
PARTS = {"compiler": compiler, "gold.facts": facts, "gold.kernel": kernel}
RANDOM, PERFECT, HALF = layout.RANDOM, layout.PERFECT, layout.PERFECT // 2


def _together(parts):
    return SimpleNamespace(**dict(zip(("compiler", "facts", "kernel"), parts, strict=True)))


def _without_compiler():
    """Load the room once more, as where there is no numba, and leave everything as it was."""
    names = [name for name in sys.modules if name == ROOM or name.startswith(f"{ROOM}.")]
    kept = {name: sys.modules.pop(name) for name in names}
    numba = sys.modules.get("numba")
    sys.modules["numba"] = None
    try:
        parts = [importlib.import_module(f"{ROOM}.{name}") for name in PARTS]
    finally:
        for name in [name for name in sys.modules if name == ROOM or name.startswith(f"{ROOM}.")]:
            del sys.modules[name]
        sys.modules |= kept
        gold_widgets.lab = kept[ROOM]
        gold_widgets.lab.gold = kept[f"{ROOM}.gold"]
        if numba is None:
            del sys.modules["numba"]
        else:
            sys.modules["numba"] = numba
    return _together(parts)


plain = _without_compiler()
"""The kernel as plain Python."""
fast = _together(PARTS.values())
"""The kernel as it is here: compiled, if numba is installed."""

needs_numba = pytest.mark.skipif(
    not compiler.IS_COMPILED,
    reason="numba is not installed for this Python, so there is no compiled kernel to compare",
)

each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
each_stall = pytest.mark.parametrize("stall", ["rush", "end", "play_on"])
each_policy = pytest.mark.parametrize(
    "policy",
    [
        [RANDOM] * 5,
        [PERFECT] * 5,
        [HALF] * 5,
        [0] * 5,
        [RANDOM, PERFECT, HALF, 0, layout.PERFECT // 10],
    ],
    ids=["random", "perfect", "half", "none", "mixed"],
)

NEARLY_STALLED = "R3 B3 G3 Y3 P3 R3 B3 G3 Y3 P3 $4 $4 R2 B2 $3 ** G5"
"""Many ways to come to a table on which nothing can happen, with more cards than start a rush."""


def cards(codes):
    return [gold.card(code) for code in codes.split()]


@dataclass
class Played:
    """One game of the kernel."""

    start: gold.Game
    """The same table, for the engine."""
    flips: list[tuple[int, str]]
    """Seat and spot."""
    sums: list[int]


def sums_of(parts, seed, first, games, players, keeps, rules, deck=gold.DECK):
    """Let a kernel play, and return what it counted."""
    book = parts.facts.write_book(seat_players(players), rules, keeps[:players], deck)
    zeros = parts.compiler.zeros
    sums = zeros(layout.SUMS)
    parts.kernel.play_games(seed, first, games, book, zeros(layout.TABLE), sums, zeros(0))
    return [int(number) for number in sums]


def game_of(parts, seed, number, players, keeps, rules, deck=gold.DECK):
    """Let a kernel play one game, and return it flip by flip."""
    seats = seat_players(players)
    book = parts.facts.write_book(seats, rules, keeps[:players], deck)
    zeros = parts.compiler.zeros
    table, sums, trace = zeros(layout.TABLE), zeros(layout.SUMS), zeros(20_000)
    parts.kernel.deal(parts.kernel.first_luck(seed, number), book, table)
    kinds = [int(card) & layout.KIND for card in table[: len(deck)]]
    parts.kernel.play_games(seed, number, 1, book, table, sums, trace)
    setup = Setup(seats, rules)
    dealt = zip(setup.spots, (gold.CARDS[kind] for kind in kinds), strict=False)
    flips = [divmod(int(flip), layout.MOST_CARDS) for flip in trace[1 : trace[0] + 1]]
    return Played(
        begin(setup, dict(dealt), 0),
        [(seat, setup.spots[spot]) for seat, spot in flips],
        [int(number) for number in sums],
    )
