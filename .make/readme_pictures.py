"""Draws the games' tables for README, each in the middle of a game that computers play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gold_widgets import Table, gold, klondike_rush, mine_for_gold
from gold_widgets.engine.playing import play_out

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".github/images"
NAMES = ["Ann", "Bob", "Cy"]
TAKEN = ((gold, 7, 45), (mine_for_gold, 8, 20), (klondike_rush, 7, 99))
"""Game, seed, and after how many moves its picture is taken: a moment with much to see."""


def drawn(rulebook: ModuleType, seed: int, moves: int) -> str:
    """Return a table as SVG, as Ann sees it."""
    game = play_out(rulebook.deal(NAMES, seed=seed), ["casual"] * len(NAMES))
    table = Table(game.history[moves], seats=["person", "casual", "casual"], pace=0)
    picture = str(table._repr_mimebundle_()["image/svg+xml"])
    table.close()
    return picture


def pictures() -> dict[Path, str]:
    """Return file and content of each picture."""
    return {
        FOLDER / f"{rulebook.__name__.rpartition('.')[2]}.svg": drawn(rulebook, seed, moves)
        for rulebook, seed, moves in TAKEN
    }


if __name__ == "__main__":
    for path, picture in pictures().items():
        path.write_text(picture, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: drawn")
