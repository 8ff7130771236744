"""What a stage of a move looks like as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.mine_for_gold.events import Chain, GameOver, Laid, Revealed
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import around, panels
from gold_widgets.tables.mine_for_gold.spots import PLAYER

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.course import Cell
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.tables.mine_for_gold.arrangement import Frame, Places
    from gold_widgets.tables.pieces import Step


def steps_of(game: Game, at: Places, stage: int) -> list[Step]:
    """Return what turns, flies, glides and glows at a stage."""
    if game.before is None or stage >= len(at.frames):
        return []
    frame = at.frames[stage]
    if frame.is_moved:
        return _recentered(at.frames[stage - 1], frame)
    steps: list[Step] = []
    wave = frame.wave
    for event in wave.events:
        match event:
            case Revealed():
                seats = tuple(f"{PLAYER}{seat}" for seat, _ in wave.queue)
                steps.append({"kind": "turn", "spots": seats})
            case Chain():
                steps.append({"kind": "sweep"})
            case GameOver():
                steps.append({"kind": "shower"})
    if wave.laid is not None:
        steps.insert(0, _laid(game, frame, wave.laid))
    steps[:0] = _moved(frame)
    if wave.taken:
        steps += _taken(frame)
    if wave.glowing:
        glowing = [_name(frame, cell) for cell in sorted(wave.glowing)]
        steps.append({"kind": "glow", "spots": glowing, "keep": True})
    return steps


def _name(frame: Frame, cell: Cell) -> str:
    return frame.wave.cells[cell][-1].code


def _laid(game: Game, frame: Frame, cell: Cell) -> Step:
    """Let a card come from the player who had it."""
    [by] = [event.by for event in frame.wave.events if isinstance(event, Laid)]
    x, y = panels(len(game.seats))[by.number].slot
    start = around(x, y + 4, art.WIDTH, art.HEIGHT)
    step: Step = {"kind": "glide", "spots": (_name(frame, cell),), "from": start}
    if len(frame.wave.cells[cell]) > 1:
        step["over"] = True
    return step


def _moved(frame: Frame) -> list[Step]:
    """Let piles come from where they lay before the gaps closed."""
    steps: list[Step] = [
        {"kind": "glide", "spots": (_name(frame, new),), "from": frame.at(old), "with": True}
        for new, old in frame.wave.moved.items()
    ]
    return steps


def _taken(frame: Frame) -> list[Step]:
    """Let every pile of the corridors fly to the treasure."""
    to = (f"{PLAYER}{frame.wave.to}",)
    steps: list[Step] = [
        {"kind": "fly", "spots": to, "from": frame.at(cell), "with": True}
        for cell in frame.wave.taken
    ]
    return [*steps, {"kind": "glow", "spots": to}]


def _recentered(before: Frame, frame: Frame) -> list[Step]:
    """Let all piles glide to the middle together."""
    cells = list(frame.wave.cells)
    if cells and before.origin.scale == frame.origin.scale:
        old, new = before.at(cells[0]), frame.at(cells[0])
        by = round(old[0] - new[0], 2), round(old[1] - new[1], 2)
        return [{"kind": "glide", "spots": [_name(frame, cell) for cell in cells], "by": by}]
    return [
        {"kind": "glide", "spots": (_name(frame, cell),), "from": before.at(cell), "with": True}
        for cell in cells
    ]
