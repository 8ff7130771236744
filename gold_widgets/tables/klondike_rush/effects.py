"""What a move looks like as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.klondike_rush.events import (
    CardsDrawn,
    GameOver,
    LastTurnsBegan,
    MineBuilt,
    OrderFilled,
    ProfitTaken,
    Sold,
    TokenTaken,
    Traded,
)
from gold_widgets.tables.klondike_rush.spots import PLAYER, SALE

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.tables.pieces import Step


def steps_of(game: Game, stage: int, stages: int) -> list[Step]:
    """Return what is seen of the last move, one thing after the other."""
    if game.before is None:
        return []
    steps: list[Step] = []
    for event in game.events:
        match event:
            case MineBuilt():
                steps.append({"kind": "glow", "spots": (event.space,)})
            case TokenTaken():
                steps.append(_to(event.by.number, event.space))
            case Sold():
                steps.append(_to(event.to.number, SALE))
            case ProfitTaken() | OrderFilled() | Traded():
                steps.append({"kind": "glow", "spots": (f"{PLAYER}{event.by.number}",)})
            case CardsDrawn():
                steps.append({"kind": "turn", "spots": (SALE,)})
            case LastTurnsBegan():
                steps.append({"kind": "sweep"})
            case GameOver() if stage == stages - 1:
                steps.append({"kind": "shower"})
    return steps


def _to(seat: int, start: str) -> Step:
    return {"kind": "move", "spots": (f"{PLAYER}{seat}",), "from": start}
