"""Golden playthroughs: whole games told as text, in a folder of their own."""

import re
from pathlib import Path

from tests.golden import check


def check_told(folder: Path, name: str, text: str) -> None:
    """Compare a game as it is told with its golden file."""
    check(folder / f"playthrough_{name}.txt", text)


def names_in(folder: Path) -> set[str]:
    """The games that have a golden file."""
    return {path.stem.removeprefix("playthrough_") for path in folder.glob("playthrough_*.txt")}


def rules_in(folder: Path, rule: str) -> set[str]:
    """The rules, of ids like `rule`, that some line of a golden file begins with."""
    return {
        found
        for path in folder.glob("playthrough_*.txt")
        for found in re.findall(rf"^  ({rule}) ", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
