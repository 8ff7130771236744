"""Tells whoever wants to know of games that people have played to their end.

Tables know no lessons: the front door says who listens.
"""

from __future__ import annotations

from collections.abc import Callable

Hearer = Callable[[str, bool | None], str]
"""Takes the game's folder and whether the one person at the screen has won; None: several are.

What it returns is said beside the table: nothing, if all is well."""

_hearer: Hearer | None = None


def lend(hearer: Hearer | None) -> None:
    """Say who is told; None for nobody."""
    global _hearer  # noqa: PLW0603 - there is one front door
    _hearer = hearer


def tell(game: str, won: bool | None) -> str:
    """Tell of a game that is over, and return what there is to say about that."""
    return _hearer(game, won) if _hearer else ""
