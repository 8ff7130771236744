"""Which effect an event gets on the screen."""

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
    from gold_widgets.tables.frame import Effects, Step


def effect_of(game: Game, number: int, still: bool) -> Effects | None:
    """Return what the last flip looks like as it happens: its biggest moment."""
    if game.before is None:
        return None
    flipped = game.events[0]
    assert isinstance(flipped, Flipped)
    kind = ""
    spots: tuple[str, ...] = (flipped.spot,)
    for event in game.events[1:]:
        match event:
            case Strike():
                kind, spots = "glow", (event.digger_spot, event.gold_spot)
            case RushTaken():
                kind = "glow"
            case Duel():
                kind, spots = "clash", (event.winner_spot, event.loser_spot)
            case Explosion():
                kind, spots = "blast", event.spots
            case RushBegan():
                kind = "sweep"
            case GameOver():
                kind = "shower"
    steps: list[Step] = [{"kind": "turn", "spots": (flipped.spot,)}]
    if kind:
        steps.append({"kind": kind, "spots": spots})
    return {"n": number, "steps": steps, "still": still}
