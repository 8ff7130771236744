"""What can be taken back of a game: a person's last choice, and nothing that others were shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.moves import read

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from gold_widgets.engine.records import Record
    from gold_widgets.engine.rulebook import Rulebook


def first_choice(
    points: Iterable[int], record: Record[Any], book: Rulebook[Any, Any], people: Collection[int]
) -> int | None:
    """Return the first of some points at which a person chose; anybody, where nobody plays."""
    for point in points:
        if not people or _mover(record, book, point) in people:
            return point
    return None


def last_reveal(record: Record[Any], book: Rulebook[Any, Any], floor: int) -> int:
    """Return the last point at which something secret was shown to others, or the floor."""
    if not book.HAS_SECRETS:
        return floor
    for point in range(len(record), floor, -1):
        events = record.line[point].events
        if any(getattr(event, "reveals", False) for event in events):
            return point
    return floor


def _mover(record: Record[Any], book: Rulebook[Any, Any], point: int) -> int:
    """Return the seat that made the move which follows a point."""
    game = record.line[point]
    if book.OUT_OF_TURN or len(game.actors) > 1:
        seat = read(record.end.moves[point]).seat
        if seat is not None:
            return seat
    to_move: int = game.to_move
    return to_move
