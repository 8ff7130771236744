"""What a flip looks like as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.events import (
    Duel,
    Explosion,
    Flipped,
    GameOver,
    RushBegan,
    RushTaken,
    Strike,
)

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game
    from gold_widgets.tables.pieces import Step


def steps_of(game: Game) -> list[Step]:
    """Return the card that turns, and then the biggest thing that came of it."""
    if game.before is None:
        return []
    flipped, *happened = game.events
    assert isinstance(flipped, Flipped)
    turn: Step = {"kind": "turn", "spots": (flipped.spot,)}
    biggest: list[Step] = []
    for event in happened:
        match event:
            case Strike():
                biggest = [{"kind": "glow", "spots": (event.digger_spot, event.gold_spot)}]
            case RushTaken():
                biggest = [{"kind": "glow", "spots": (event.spot,)}]
            case Duel():
                biggest = [{"kind": "clash", "spots": (event.winner_spot, event.loser_spot)}]
            case Explosion():
                biggest = [{"kind": "blast", "spots": event.spots}]
            case RushBegan():
                biggest = [*biggest, {"kind": "sweep"}]
            case GameOver():
                biggest = [*biggest, {"kind": "shower"}]
    return [turn, *biggest]
