"""Ways to a space that somebody might take for the cheapest one (K3, KR12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.klondike_rush.mountain import FREE, Cost, Path

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from gold_widgets.games.klondike_rush.mountain import Mountain

_LONGEST = 7
"""Paths of a way that anybody would think of, at most."""
_DEARER = 6
"""Dollars that such a way costs more than the cheapest, at most."""


def starts_of(mountain: Mountain, company: int) -> set[int]:
    """Return where ways of a company begin: its mines, and the town."""
    town = len(mountain.data.companies)
    return {space for space, mine in enumerate(mountain.mines) if mine in (company, town)}


def foreign(mountain: Mountain, company: int) -> set[int]:
    """Return the mines of all other companies."""
    own = starts_of(mountain, company)
    return {space for space, mine in enumerate(mountain.mines) if mine != FREE and space not in own}


def ways(mountain: Mountain, starts: Collection[int], space: int, least: int) -> list[Cost]:
    """Return ways from some spaces to another, cheapest first."""
    found = list(_ways(mountain, starts, space, least + _DEARER))
    return sorted(found, key=lambda way: (way.dollars, len(way.way), way.spaces))


def _ways(mountain: Mountain, starts: Collection[int], space: int, most: int) -> Iterator[Cost]:
    """Walk back from the space, over every path once, as long as it is not too dear."""
    spaces, neighbors = mountain.data.spaces, mountain.data.neighbors
    open_ways: list[tuple[int, tuple[Path, ...], frozenset[int], int]] = [
        (space, (), frozenset({space}), 0)
    ]
    while open_ways:
        here, way, seen, spent = open_ways.pop()
        for other, printed in neighbors[here]:
            paid = mountain.price(here, other, printed)
            if other in seen or spent + paid > most or len(way) == _LONGEST:
                continue
            longer = (Path(spaces[other].id, spaces[here].id, printed, paid), *way)
            if other in starts:
                yield Cost(spent + paid, longer)
            else:
                open_ways.append((other, longer, seen | {other}, spent + paid))


def shortest(found: Collection[Cost]) -> Cost | None:
    """Return the way with the fewest paths: what the eye takes for the cheapest."""
    return min(found, key=lambda way: (len(way.way), way.dollars, way.spaces), default=None)


def named(way: Cost) -> str:
    """Write the spaces of a way.

    >>> named(Cost(5, (Path("a2", "b4", 4, 1), Path("b4", "c6", 3, 3))))
    'a2–b4–c6'
    """
    return "–".join(way.spaces)


def added(way: Cost) -> str:
    """Write what a way costs, path by path.

    >>> added(Cost(4, (Path("a2", "b4", 4, 1), Path("b4", "c6", 3, 3))))
    '1 + 3'
    """
    return " + ".join(str(path.dollars) for path in way.way)
