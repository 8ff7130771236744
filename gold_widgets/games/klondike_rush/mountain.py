"""The mines on the mountain, and what it costs to build the next one (K3, KR12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.games.klondike_rush.data import Data

FREE = -1
"""Stands for no mine on a space."""
FAR = 1_000_000
"""Further than any way is long."""


class Path(NamedTuple):
    """One path of a way: where it leads, what is printed on it, and what it costs."""

    start: str
    end: str
    printed: int
    dollars: int

    @property
    def is_reduced(self) -> bool:
        """Whether it costs 1 because there is a mine at both ends (K3)."""
        return self.dollars < self.printed


class Cost(NamedTuple):
    """What a mine costs on some space: the cheapest way there from a mine of its company."""

    dollars: int
    way: tuple[Path, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        """The spaces of the way, the new mine's last."""
        return (self.way[0].start, *(path.end for path in self.way)) if self.way else ()


class Mountain:
    """Which mine stands where, and how far every space is from each company's mines.

    Distances only ever shrink as mines are built: a new mine is a new start for its company, and
    makes paths cheaper for all. So one routine serves a new mountain and one more mine: `_shrink`.
    """

    __slots__ = ("data", "mines", "reach")

    def __init__(self, data: Data, mines: tuple[int, ...], reach: list[list[int]]) -> None:
        """Hold the parts; `Mountain.of` and `build` are the ways to get one."""
        self.data = data
        self.mines = mines
        """Space → the company of its mine, `FREE`, or for the town the number of companies."""
        self.reach = reach
        """Company and space → dollars of the cheapest way; shared, so never changed."""

    @classmethod
    def of(cls, data: Data, town: int, mines: dict[int, int] | None = None) -> Mountain:
        """Put the town and some mines on the empty mountain."""
        companies = len(data.companies)
        at = [FREE] * len(data.spaces)
        at[town] = companies
        for space, company in (mines or {}).items():
            at[space] = company
        reach = [[FAR] * len(at) for _ in range(companies)]
        for company, far in enumerate(reach):
            starts = [space for space, mine in enumerate(at) if mine in (company, companies)]
            for space in starts:
                far[space] = 0
            _shrink(far, starts, at, data)
        return cls(data, tuple(at), reach)

    def build(self, company: int, space: int) -> Mountain:
        """Return the mountain with one mine more."""
        at = list(self.mines)
        at[space] = company
        mined = [other for other, _ in self.data.neighbors[space] if at[other] != FREE]
        reach = []
        for number, before in enumerate(self.reach):
            far = before.copy()
            if number == company:
                far[space] = 0
            _shrink(far, [space, *mined], at, self.data)
            reach.append(far)
        return Mountain(self.data, tuple(at), reach)

    def dollars(self, company: int, space: int) -> int:
        """Return what a mine of this company costs on a free space."""
        return self.reach[company][space]

    def cost(self, company: int, space: int) -> Cost:
        """Return the price of a mine, and the way that makes it up."""
        far, spaces = self.reach[company], self.data.spaces
        way, here = [], space
        while far[here]:
            for other, printed in self.data.neighbors[here]:
                paid = self.price(here, other, printed)
                if far[other] + paid == far[here]:
                    way.append(Path(spaces[other].id, spaces[here].id, printed, paid))
                    here = other
                    break
        return Cost(far[space], tuple(reversed(way)))

    def price(self, one: int, other: int, printed: int) -> int:
        """Return what a path costs: 1 between two mines, whoever's they are."""
        return 1 if self.mines[one] != FREE and self.mines[other] != FREE else printed

    def __eq__(self, other: object) -> bool:
        """Compare where the mines are: distances follow from it."""
        if not isinstance(other, Mountain):
            return NotImplemented
        return self.mines == other.mines and self.data == other.data

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self.mines)

    def __repr__(self) -> str:
        """Show the mines; distances follow from them."""
        return f"Mountain({self.mines})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel without the distances."""
        return _again, (self.data, self.mines)


def _shrink(far: list[int], changed: Iterable[int], mines: Sequence[int], data: Data) -> None:
    """Carry shorter distances on from the spaces around which something has changed."""
    edge, neighbors = list(changed), data.neighbors
    for here in edge:
        base, is_mined = far[here], mines[here] != FREE
        for other, printed in neighbors[here]:
            through = base + (1 if is_mined and mines[other] != FREE else printed)
            if through < far[other]:
                far[other] = through
                edge.append(other)  # which is looked at again, later in this very loop


def _again(data: Data, mines: tuple[int, ...]) -> Mountain:
    town = mines.index(len(data.companies))
    built = {
        space: company for space, company in enumerate(mines) if company != FREE and space != town
    }
    return Mountain.of(data, town, built)
