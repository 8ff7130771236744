"""Who decides for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from gold_widgets.engine.recall import Recall

V = TypeVar("V", contravariant=True)


class Player(Protocol[V]):
    """Chooses moves from a view: it sees what its seat may see, and is handed nothing else."""

    @property
    def recall(self) -> Recall:
        """How this player remembers; its views are seen through it."""

    def choose(self, view: V, /) -> str:
        """Return one of the view's legal moves."""


class Explaining(Player[V], Protocol):
    """A player that can say why: all that have a name."""

    def why(self, view: V, language: str | None = None) -> str:
        """Give the reason for its choice, as advice to somebody who has this view."""


def is_player(thing: object) -> bool:
    """Tell whether something can play: a class has the methods too, but nobody made one of it."""
    return (
        not isinstance(thing, type)
        and callable(getattr(thing, "choose", None))
        and hasattr(thing, "recall")
    )
