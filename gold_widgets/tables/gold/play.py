"""One line to play: you against computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.games.gold.dealing import deal
from gold_widgets.tables.gold.table import GoldTable
from gold_widgets.tables.gold.words import Words

if TYPE_CHECKING:
    from typing import Any

    from gold_widgets.games.gold.players import Opponent
    from gold_widgets.games.gold.rules import Rules


def play(
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    *,
    opponents: str | float | Opponent | Sequence[str | float | Opponent] = "forgetful",
    colors: Sequence[str] | None = None,
    starter: int | str = 0,
    rules: Rules | None = None,
    language: str = "en",
    **options: Any,  # noqa: ANN401 - whatever GoldTable takes
) -> GoldTable:
    """Open a table at which you play against computers.

    Args:
        players: How many play, or their names; you have the first seat.
        seed: The same seed deals the same cards, to everybody.
        opponents: One for all, or one each: `"random"`, or from weak to strong `"beginner"`,
            `"casual"`, `"sharp"`, `"perfect"`, `"expert"`, or a memory from 0 to 1.
        colors: As for `gold.deal`.
        starter: As for `gold.deal`.
        rules: As for `gold.deal`.
        language: `"en"`, `"fr"` or `"de"`.
        options: Anything else that a `GoldTable` takes.
    """
    game = deal(players, seed, colors=colors, starter=starter, rules=rules)
    if isinstance(players, int):
        names = Words(language).names(players)
        starts = game.to_move
        game = deal(names, game.setup.seed, colors=colors, starter=starts, rules=rules)
    others = len(game.seats) - 1
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * others
    if len(opponents) != others:
        raise SetupError(f"You have {others} rivals, but opponents names {len(opponents)}.")
    return GoldTable(game, seats=["person", *opponents], language=language, **options)
