"""perft: how many ways the first n flips of a small table can look.

Given are the cards of a table, but not where they lie. A path is what a watcher writes down: the
spot flipped and the card shown, flip after flip. perft(n) is the number of different paths of
exactly n flips, over every way to lay the cards down and every legal way to flip them; a game
that ends earlier has none. Beside it stands how many of these paths end the game.

Each number is found in two ways that share no code: one lays down every different deal, plays
every line of it with the package and collects the paths; the other counts with multisets of codes
and with rules of its own (counting.py). The numbers are kept in golden/perft.txt.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from gold_widgets import gold
from tests.games.gold.counting import count_paths
from tests.games.gold.tables import drawing
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden" / "perft.txt"


class Table(NamedTuple):
    """A table by its cards, and how deep to look."""

    columns: int
    codes: str
    rush_at: int
    stall: str
    depth: int

    @property
    def name(self) -> str:
        words = self.codes.split()
        size = f"{self.columns} x {len(words) // self.columns}"
        return f"{size}: {self.codes}, rush_at {self.rush_at}, stall {self.stall}"


TABLES = [
    Table(1, "R3", 0, "play_on", 4),
    Table(1, "R3", 0, "rush", 2),
    Table(2, "R3 $3", 0, "rush", 3),
    Table(2, "R2 B4", 0, "rush", 4),
    Table(2, "R2 B4", 0, "play_on", 5),
    Table(2, "R4 $3 ** B2", 0, "rush", 6),
    Table(2, "R4 $3 ** B2", 2, "rush", 5),
    Table(2, "R4 $3 ** B2", 10, "rush", 5),
    Table(2, "R3 B3 $3 $4", 0, "rush", 5),
    Table(2, "R2 B3 $4 $4", 0, "end", 5),
    Table(2, "R3 B3 $4 $4", 0, "play_on", 5),
    Table(2, "R3 B3 $4 $4", 0, "rush", 5),
    Table(3, "R5 B3 $4 $4 ** **", 2, "rush", 4),
    Table(3, "R2 B2 R2 $1 $1 $1", 0, "rush", 5),
    Table(3, "R4 R4 $3 $3 $3 $3", 3, "end", 5),
    Table(3, "$1 $1 $1 $1 $1 $1 R2 R2 **", 5, "rush", 3),
    Table(3, "$1 $1 $1 $1 $1 $1 $1 $1 R2", 0, "rush", 4),
    Table(3, "$4 $4 $4 $4 $4 $4 $4 ** R5", 9, "rush", 3),
]

each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def deals(codes: list[str]) -> Iterator[list[str]]:
    """Lay cards down in every different order."""
    if not codes:
        yield []
    for code in dict.fromkeys(codes):
        rest = list(codes)
        rest.remove(code)
        for others in deals(rest):
            yield [code, *others]


def play_paths(table: Table) -> list[tuple[int, int]]:
    """Play every line of every deal; return paths and ends for 1, 2, 3 … flips."""
    found: list[dict[tuple, bool]] = [{} for _ in range(table.depth + 1)]

    def collect(game: gold.Game, path: tuple) -> None:
        found[len(path)][path] = game.is_over
        if len(path) < table.depth:
            for spot in game.legal():
                collect(game.flip(spot), (*path, (spot, game.table[spot])))

    rules = gold.Rules(table.rush_at, table.stall)
    for deal in deals(table.codes.split()):
        text = drawing(" ".join(deal), table.columns)
        collect(gold.scenario(text, rules=rules, strict=False), ())
    return [(len(paths), sum(paths.values())) for paths in found[1:]]


def golden_numbers() -> dict[str, list[tuple[int, int]]]:
    """Read the golden file."""
    numbers: dict[str, list[tuple[int, int]]] = {}
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        if " x " in line:
            rows = numbers.setdefault(line, [])
        elif line[:3].strip().isdigit():
            _, paths, ends = line.split()
            rows.append((int(paths), int(ends)))
    return numbers


def test_paths_counted_by_multisets_are_the_golden_ones():
    lines = ["How many different paths the first n flips can take, and how many end the game.", ""]
    for table in TABLES:
        lines += [table.name, f"{'n':>3} {'paths':>9} {'over':>9}"]
        for flips in range(1, table.depth + 1):
            counted = count_paths(table.codes.split(), table.rush_at, table.stall, flips)
            lines.append(f"{flips:3} {counted[0]:9} {counted[1]:9}")
        lines.append("")
    check(GOLDEN, "\n".join(lines))


@each_table
def test_paths_played_with_the_package_are_the_golden_ones(table):
    assert play_paths(table) == golden_numbers()[table.name]


def test_a_first_flip_shows_any_kind_of_card_on_any_spot():
    assert count_paths([card.code for card in gold.DECK], 10, "rush", 1) == (64 * 25, 0)
