"""Players in this process, under guard: whatever their code does ends as a fault with a name."""

from __future__ import annotations

import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from gold_widgets.engine.errors import in_short
from gold_widgets.engine.limits import TimeUp, out_of_time
from gold_widgets.engine.recall import Keep, Last, Perfect
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab.faults import Blame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from gold_widgets.engine.limits import Limit
    from gold_widgets.engine.players import Player
    from gold_widgets.engine.recall import Recall

T = TypeVar("T")
TRUSTED = (Perfect, Keep, Last)
"""Ways to remember that are no code of the player's own."""


class Guard:
    """Watches over one player's code."""

    def __init__(self, name: str, clock: Limit, seconds: float | None) -> None:
        self.name, self._clock, self._seconds = name, clock, seconds

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Stop what takes too long, and turn whatever is raised into blame."""
        try:
            with self._clock.watching():
                yield
        except (KeyboardInterrupt, Blame):
            raise
        except TimeUp:
            raise Blame(self.name, out_of_time(self.name, self._seconds or 0)) from None
        except BaseException as error:  # a player's own code may raise anything, SystemExit too
            raise Blame(self.name, raised(self.name, error), traceback.format_exc()) from error


class Guarded:
    """A player whose every answer is waited for under guard."""

    def __init__(self, guard: Guard, make: Callable[[], Player[Any]]) -> None:
        """Have it made, and ask how it remembers."""
        self._guard = guard
        with guard.watching():
            self._player = make()
            recall = self._player.recall
        self.recall: Recall = recall if type(recall) in TRUSTED else _GuardedRecall(guard, recall)

    def choose(self, view: Any, /) -> str:  # noqa: ANN401 - of any game
        """Let it choose."""
        with self._guard.watching():
            move = self._player.choose(view)
        # A kind of string of its own could go on doing things, in the hands of the game.
        return str.__str__(move) if isinstance(move, str) else move


class _GuardedRecall:
    """A way to remember that a player brought along."""

    def __init__(self, guard: Guard, recall: Recall) -> None:
        self._guard, self._recall = guard, recall

    def saw(self, memory: Mapping[str, T], place: str, thing: T, moment: int) -> dict[str, T]:
        """Let it remember."""
        with self._guard.watching():
            kept = self._recall.saw(memory, place, thing, moment)
            if not isinstance(kept, dict):
                raise TypeError(f"recall.saw returned a {type(kept).__name__}, not a dict")
            return kept


def raised(name: str, error: BaseException) -> Sentence:
    """Say what a player raised."""
    return Sentence("{name} raised an error: {what}.", name=name, what=in_short(error))
