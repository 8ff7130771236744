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
    from gold_widgets.tables.frame import Effect


def effect_of(game: Game, number: int, still: bool) -> Effect | None:
    """Return what the last flip looks like as it happens: its biggest moment."""
    if game.before is None:
        return None
    flipped = game.events[0]
    assert isinstance(flipped, Flipped)
    kind = "flip"
    spots: tuple[str, ...] = (flipped.spot,)
    for event in game.events[1:]:
        match event:
            case Strike():
                kind, spots = "strike", (event.digger_spot, event.gold_spot)
            case RushTaken():
                kind = "strike"
            case Duel():
                kind, spots = "duel", (event.winner_spot, event.loser_spot)
            case Explosion():
                kind, spots = "explosion", event.spots
            case RushBegan():
                kind = "rush"
            case GameOver():
                kind = "win"
    return {"n": number, "kind": kind, "spots": spots, "flip": (flipped.spot,), "still": still}
