"""The game on a table as a text that a page can keep, and go on with another day.

A game's own line says what was played. What it leaves out is here: the point that somebody looks
at, and the games of the match before this one.
"""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.match import Match
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from gold_widgets.engine.records import Record
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.tables.table import Table


DAMAGED = Sentence("What was kept is not whole, or was changed.")
OTHERS = Sentence("The match that was kept with it is not one of these players.")


class Kept(NamedTuple):
    """What was kept of a table."""

    record: Record[Any]
    match: Match[Any] | None
    """The match before this game, if it belongs to one that has begun."""


def write(table: Table) -> str:
    """Write what is on a table. Raises GameError if the game is too long for a line."""
    sitting = table._sitting
    kept: dict[str, object] = {"line": sitting.book.save(sitting.record), "at": sitting.record.at}
    if match := sitting.earlier:
        start = sitting.book.save(match.start)
        kept["match"] = {"start": start, "seed": match.seed, "results": match.results}
    return json.dumps(kept)


def read(book: Rulebook[Any, Any], text: str) -> Kept:
    """Read what `write` wrote. Raises GameError for anything else."""
    try:
        kept = json.loads(text)
        record = book.load(kept["line"]).go(kept["at"])
        match = _match(book, kept["match"], len(record.start.seats)) if "match" in kept else None
    except GameError:
        raise
    except (LookupError, TypeError, AttributeError, RecursionError, ValueError) as error:
        raise GameError(DAMAGED) from error
    return Kept(record, match)


def lay(table: Table, kept: Kept) -> None:
    """Put on a table what was kept of one."""
    table._put(lambda: table._sitting.put(kept.record, kept.match))


def _match(book: Rulebook[Any, Any], told: dict[str, Any], seats: int) -> Match[Any]:
    start, seed = book.load(told["start"]).start, told["seed"]
    results = tuple(map(tuple, told["results"]))
    is_whole = len(start.seats) == seats and all(len(scores) == seats for scores in results)
    are_numbers = all(type(each) is int for each in (seed, *chain(*results)))  # no bool is one
    if not are_numbers or not is_whole or len(results) > seats:
        raise GameError(OTHERS)
    return Match(start, seed, results)
