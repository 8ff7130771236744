"""Where everything lies on the board: players above, the center in the middle, one's hand below.

All is in pixels of the picture. Cards have the same size everywhere, so that one drawing of each
serves for all places; only a center wider than the field is drawn smaller.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.course import Cell, Wave, cells_of, course
from gold_widgets.tables.mine_for_gold import art

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from gold_widgets.games.mine_for_gold.game import Game

GAP = 6
ACROSS, DOWN = art.WIDTH + GAP, art.HEIGHT + GAP
"""From one card to the next."""
COLUMNS, LINES = 8, 5
"""The room of the center: four rows and one that may begin."""
MARGIN = 12
STRIP = 112
"""The height of the part with the players, above the center."""
HAND_COLUMNS, HAND_LINES, HAND_SCALE = 6, 2, 1.2
HAND_ACROSS, HAND_DOWN = 90, 97
"""From one card in hand to the next: they are larger, for fingers."""
WIDTH = COLUMNS * ACROSS + 2 * MARGIN
FIELD_TOP = STRIP + 4
FIELD_HEIGHT = LINES * DOWN
TRAY_TOP = FIELD_TOP + FIELD_HEIGHT + 14
HEIGHT = TRAY_TOP + HAND_LINES * HAND_DOWN + 12
FAR = 1.0, 1.0
"""How many columns and lines the center may be off the middle before it is put there again."""

Rectangle = tuple[float, float, float, float, float]
"""Left, top, width and height in percent of the board, and the angle."""


class Origin(NamedTuple):
    """Where the cell 0, 0 lies: so many columns and lines from the field's own corner."""

    column: float
    line: float
    scale: float = 1
    """How large a card is drawn."""


class Frame(NamedTuple):
    """One stage of a move: what has happened, and where the center lies meanwhile."""

    wave: Wave
    origin: Origin
    was: Origin
    """Where the center lay just before."""
    is_moved: bool = False
    """Whether nothing happens but that the center is put in the middle again."""

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        line, column = cell
        _, _, scale = self.origin
        x = MARGIN + (self.origin.column + column + 0.5) * ACROSS * scale
        y = FIELD_TOP + (self.origin.line + line + 0.5) * DOWN * scale
        return round(x, 1), round(y, 1)

    def at(self, cell: Cell) -> Rectangle:
        """Return where a cell can be pressed."""
        scale = self.origin.scale
        return around(*self.middle(cell), art.WIDTH * scale, art.HEIGHT * scale)


@dataclass(frozen=True, eq=False)
class Places:
    """A board: its size, and what is to be seen of the center stage by stage."""

    frames: tuple[Frame, ...]
    rest: Origin | None
    """Where the center lies once all is shown, if there is one."""
    width: int = WIDTH
    height: int = HEIGHT

    def frame(self, stage: int) -> Frame:
        """Return what a stage shows; the last one, if there are not as many."""
        return self.frames[min(stage, len(self.frames) - 1)]


def places(game: Game, start: Origin | None) -> Places:
    """Lay out a board, on which the center lay so before the last move."""
    waves = course(game)
    last = waves[-1]
    was = start or _ahead(waves)
    frames: list[Frame] = []
    for number, wave in enumerate(waves):
        origin = was if _has_room(wave.cells, was) else _ahead(waves[number:])
        frames.append(Frame(wave, origin, was))
        was = origin
    if not _is_at_rest(last.cells, was):
        origin = centered(last.cells)
        still = Wave(last.events, last.cells, last.queue, last.first, last.scores)
        # Where nothing was to be seen before, nothing need be left where it was.
        frames = (
            [Frame(still, origin, origin)]
            if game.before is None
            else [*frames, Frame(still, origin, was, is_moved=True)]
        )
    return Places(tuple(frames), _rest(last, frames[-1].origin, game))


def _ahead(waves: Sequence[Wave]) -> Origin:
    """Make room for a wave, and for those that follow, unless all would be smaller for them."""
    now = centered(waves[0].cells)
    together = centered([cell for wave in waves for cell in wave.cells])
    return together if together.scale == now.scale else now


def _rest(last: Wave, origin: Origin, game: Game) -> Origin | None:
    """Return where the center lies, counted as the next move will count its cells."""
    lies = {pile[-1]: cell for cell, pile in last.cells.items()}
    for (line, column), pile in cells_of(game.rows).items():
        was = lies[pile[-1]]
        return Origin(origin.column + was[1] - column, origin.line + was[0] - line, origin.scale)
    return None


def centered(cells: Collection[Cell]) -> Origin:
    """Put cells in the middle of the field, with a free place on every side; smaller if need be."""
    top, left, bottom, right = _box(cells)
    wide, high = right - left + 2, bottom - top + (2 if bottom - top < 4 else 0)
    scale = round(min(1, COLUMNS / wide, LINES / high), 3)
    column = (COLUMNS / scale - (right - left)) / 2 - left
    line = (LINES / scale - (bottom - top)) / 2 - top
    return Origin(round(column, 3), round(line, 3), scale)


def _box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """Return the first line and column, and those behind the last."""
    lines, columns = zip(*cells, strict=True) if cells else ((0,), (0,))
    return min(lines), min(columns), max(lines) + 1, max(columns) + 1


def _has_room(cells: Collection[Cell], origin: Origin) -> bool:
    """Tell whether all cells lie in the field."""
    top, left, bottom, right = _box(cells)
    column, line, scale = origin
    return (
        line + top >= 0
        and line + bottom <= LINES / scale
        and column + left >= 0
        and column + right <= COLUMNS / scale
    )


def _is_at_rest(cells: Collection[Cell], origin: Origin) -> bool:
    """Tell whether the center can stay where it is: not far from the middle, and free all round."""
    best = centered(cells)
    if origin.scale != best.scale:
        return False
    far, high = abs(origin.column - best.column), abs(origin.line - best.line)
    top, left, bottom, right = _box(cells)
    around = 1 if bottom - top < 4 else 0
    free = _has_room([(top - around, left - 1), (bottom - 1 + around, right)], origin)
    return free and far <= FAR[0] and high <= FAR[1]


@lru_cache(maxsize=256)
def around(x: float, y: float, width: float, height: float) -> Rectangle:
    """Return what lies around a middle, in percent of the board."""
    return (
        round((x - width / 2) / WIDTH * 100, 2),
        round((y - height / 2) / HEIGHT * 100, 2),
        round(width / WIDTH * 100, 2),
        round(height / HEIGHT * 100, 2),
        0,
    )


def hand_place(number: int) -> tuple[float, float]:
    """Return the middle of a place in one's hand, which has two rows of six."""
    line, column = divmod(number, HAND_COLUMNS)
    left = (WIDTH - HAND_COLUMNS * HAND_ACROSS) / 2
    return left + (column + 0.5) * HAND_ACROSS, TRAY_TOP + (line + 0.5) * HAND_DOWN


class Panel(NamedTuple):
    """Where a player's name, card and treasure are shown."""

    left: float
    width: float

    @property
    def slot(self) -> tuple[float, float]:
        """The middle of the card before the player."""
        return self.left + art.WIDTH / 2, 30 + art.HEIGHT / 2

    @property
    def at(self) -> Rectangle:
        """Where it can be pressed."""
        return around(self.left + self.width / 2, STRIP / 2 + 2, self.width, STRIP - 8)


@lru_cache(maxsize=8)
def panels(count: int) -> Sequence[Panel]:
    """Return a panel for each player, side by side."""
    room = (WIDTH - 2 * MARGIN) / count
    width = min(room - 2, 150)
    return tuple(Panel(round(MARGIN + room * n + (room - width) / 2), width) for n in range(count))
