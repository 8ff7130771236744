"""Every game there is, each with starts to play from and with how its secrets are shuffled."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import gold_widgets.games
from gold_widgets.games import gold, klondike_rush, mine_for_gold
from tests.games import nim, showdown
from tests.games.gold import conforming as gold_case
from tests.games.klondike_rush import conforming as klondike_case
from tests.games.mine_for_gold import conforming as mine_case
from tests.games.nim import conforming as nim_case
from tests.games.showdown import conforming as showdown_case


@dataclass(frozen=True)
class Case:
    """A game in the list."""

    book: ModuleType
    starts: dict[str, Any]
    """Where games begin, by what is special about it."""
    alike: Callable[[Any, int | None, int], Any]
    """Game, seat and seed → a game that the seat cannot tell from this one."""


CASES = {
    "gold": Case(gold, gold_case.STARTS, gold_case.alike),
    "klondike_rush": Case(klondike_rush, klondike_case.STARTS, klondike_case.alike),
    "mine_for_gold": Case(mine_for_gold, mine_case.STARTS, mine_case.alike),
    "nim": Case(nim, nim_case.STARTS, nim_case.alike),
    "showdown": Case(showdown, showdown_case.STARTS, showdown_case.alike),
}


def missing(folder: Path = Path(gold_widgets.games.__path__[0])) -> set[str]:
    """Return the games in a folder that are not in the list."""
    return {path.parent.name for path in folder.glob("*/__init__.py")} - set(CASES)
