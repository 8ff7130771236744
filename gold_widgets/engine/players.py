"""Who decides for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from gold_widgets.engine.recall import Recall

V = TypeVar("V", contravariant=True)


class Player(Protocol[V]):
    """Chooses moves from a view, and never sees the game itself: it cannot cheat."""

    @property
    def recall(self) -> Recall:
        """How this player remembers; its views are seen through it."""

    def choose(self, view: V, /) -> str:
        """Return one of the view's legal moves."""
