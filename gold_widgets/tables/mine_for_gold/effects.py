"""What a stage of a move looks like as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.mine_for_gold.events import Chain, GameOver, Laid, Revealed
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import around, panels
from gold_widgets.tables.mine_for_gold.options import options
from gold_widgets.tables.mine_for_gold.spots import PLAYER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.games.mine_for_gold.course import Cell, Wave
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.tables.mine_for_gold.arrangement import Frame, Places
    from gold_widgets.tables.pieces import Step


def steps_of(game: Game, at: Places, stage: int) -> list[Step]:
    """Return what turns, flies, glides and glows at a stage."""
    if game.before is None or stage >= len(at.frames):
        return []
    frame = at.frames[stage]
    names = _names(game, frame, is_last=stage == len(at.frames) - 1)
    if frame.is_moved:
        return _moved(frame, names)
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
    steps[:0] = _moved(frame, names)
    if wave.laid is not None:
        steps.insert(0, _laid(game, frame, wave.laid, names))
    if wave.taken:
        steps += _taken(frame)
    if wave.glowing:
        glowing = [names[cell] for cell in sorted(wave.glowing)]
        steps.append({"kind": "glow", "spots": glowing, "keep": True})
    return steps


def _names(game: Game, frame: Frame, *, is_last: bool) -> dict[Cell, str]:
    """Return the spot of every pile: at the end, those that may be laid on are places."""
    cells = frame.wave.cells
    names = {cell: pile[-1].code for cell, pile in cells.items()}
    if is_last:
        names |= {option.cell: option.word for option in options(game, cells)}
    return names


def _laid(game: Game, frame: Frame, cell: Cell, names: Mapping[Cell, str]) -> Step:
    """Let a card come from the player who had it."""
    [by] = [event.by for event in frame.wave.events if isinstance(event, Laid)]
    x, y = panels(len(game.seats))[by.number].slot
    start = around(x, y + 4, art.WIDTH, art.HEIGHT)
    step: Step = {"kind": "glide", "spots": (names[cell],), "from": start}
    if len(frame.wave.cells[cell]) > 1:
        step["over"] = True
    return step


def _moved(frame: Frame, names: Mapping[Cell, str]) -> list[Step]:
    """Let piles come from where they lay just before: as the gaps close, or all to the middle."""
    wave, before = frame.wave, frame._replace(origin=frame.was)
    steps: list[Step] = [
        {"kind": "glide", "spots": (names[new],), "from": before.at(old), "with": True}
        for new, old in wave.moved.items()
    ]
    rest = [cell for cell in wave.cells if cell not in wave.moved and _was_there(cell, wave)]
    if frame.was == frame.origin or not rest:
        return steps
    if frame.was.scale != frame.origin.scale:
        return steps + [
            {"kind": "glide", "spots": (names[cell],), "from": before.at(cell), "with": True}
            for cell in rest
        ]
    old, new = before.at(rest[0]), frame.at(rest[0])
    by = round(old[0] - new[0], 2), round(old[1] - new[1], 2)
    together: Step = {"kind": "glide", "spots": [names[cell] for cell in rest], "by": by}
    return [*steps, {**together, "with": True}]


def _was_there(cell: Cell, wave: Wave) -> bool:
    """Tell whether a pile has just been there, too: a card that is laid alone has not."""
    return cell != wave.laid or len(wave.cells[cell]) > 1


def _taken(frame: Frame) -> list[Step]:
    """Let every pile of the corridors fly to the treasure."""
    to = (f"{PLAYER}{frame.wave.to}",)
    before = frame._replace(origin=frame.was)
    steps: list[Step] = [
        {"kind": "fly", "spots": to, "from": before.at(cell), "with": True}
        for cell in frame.wave.taken
    ]
    return [*steps, {"kind": "glow", "spots": to}]
