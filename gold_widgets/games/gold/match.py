"""Several games of GOLD, each started by another player, added up (G11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from gold_widgets.engine import match
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.rules import Rules


@dataclass(frozen=True)
class Match(match.Match[Game]):
    """As many games as players. `match.deal()` lays the next one, `match.add(game)` counts it."""

    @classmethod
    def between(
        cls,
        players: int | Sequence[str] = 2,
        seed: int | None = None,
        *,
        colors: Sequence[str] | None = None,
        starter: int | str = 0,
        rules: Rules | None = None,
        results: Sequence[tuple[int, ...]] = (),
    ) -> Self:
        """Begin a match, or go on with one; the arguments are those of `deal`, and the scores."""
        start = deal(players, seed, colors=colors, starter=starter, rules=rules)
        return replace(cls.of(start), results=tuple(results))

    @property
    def rules(self) -> Rules:
        """The rule values of every game."""
        return self.start.rules
