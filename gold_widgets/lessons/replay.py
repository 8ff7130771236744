"""A turn that is played on a board by itself: move by move, each in its stages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from gold_widgets.canvas.threads import alone
from gold_widgets.tables.clock import Clock

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.tables.staging import Staging

MOVE_S, HELD_S = 1.0, 2.0
"""Seconds that a move is seen before the next one, and before what came of the last one."""


class Scene(NamedTuple):
    """What is seen at a time."""

    game: Game
    stage: int
    is_held: bool
    """Whether more stages of this move are to come."""


class Replay:
    """Goes through the scenes of a turn, as often as one likes; `show` is called for each."""

    def __init__(
        self,
        start: Game,
        end: Game,
        staging: Staging[Any, Any, Any],
        show: Callable[[], object],
        fail: Callable[[BaseException], object],
    ) -> None:
        """Part the way from one game to another into scenes.

        Args:
            start: The game before the turn.
            end: The game after it.
            staging: In how many stages each move is shown.
            show: Draws the scene that it is now.
            fail: Says what went wrong in that, where nobody else hears it.
        """
        self._scenes = [
            Scene(game, stage, stage < count - 1)
            for game in end.history[len(start.history) :]
            for count in [staging.stages(game)]
            for stage in range(count)
        ]
        self._show, self._fail = show, fail
        self._clock = Clock(self._tick)
        self._at: int | None = None

    @property
    def now(self) -> Scene | None:
        """What is seen now; None before it was begun."""
        return None if self._at is None else self._scenes[self._at]

    @property
    def last(self) -> Scene:
        """How it ends."""
        return self._scenes[-1]

    @property
    def is_over(self) -> bool:
        """Whether all of it has been seen."""
        return self._at == len(self._scenes) - 1

    def play(self) -> None:
        """Begin, also once more; where no clock can ring, show the end at once."""
        self._at = 0 if self._clock.can_ring else len(self._scenes) - 1
        self._go_on()

    def stop(self) -> None:
        """Leave it at what is seen now."""
        self._clock.stop()

    def _go_on(self) -> None:
        self._show()
        if self.now and not self.is_over:
            self._clock.start(HELD_S if self.now.is_held else MOVE_S)

    @alone
    def _tick(self) -> None:
        try:
            if self._at is not None and not self.is_over:
                self._at += 1
                self._go_on()
        except Exception as error:  # noqa: BLE001 - a clock has nobody who would hear it
            self._fail(error)
