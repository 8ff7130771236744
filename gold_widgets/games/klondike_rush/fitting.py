"""What must hold between the parts of a board and its cards, to be played and drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.klondike_rush.data import KINDS, VERBS, Data, Space
from gold_widgets.games.klondike_rush.opening import misfit

APART = 64
"""Spaces lie apart by at least this part of the board's width or height."""
TAKEN = re.compile("|".join((*KINDS, *VERBS, "sale", "seat[0-9]+")))
"""What means something else at a table already."""


def check_whole(data: Data) -> None:
    """Check what holds between the parts."""
    _check_names(data)
    _check_apart(data.spaces)
    missing = len(data.spaces) - 1 - sum(data.tokens)
    if missing > 0:
        raise misfit(
            "tokens",
            Sentence(
                "there are {tokens} for {spaces} spaces without the town: {missing} too few.",
                tokens=sum(data.tokens),
                spaces=len(data.spaces) - 1,
                missing=missing,
            ),
        )
    reached, edge = {0}, [0]
    while edge:
        for other, _ in data.neighbors[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for number, space in enumerate(data.spaces):
        if number not in reached:
            raise misfit(
                "board.paths",
                Sentence(
                    "no way leads from {one} to {other}.", one=data.spaces[0].id, other=space.id
                ),
            )
    if len(data.cards) - sum(card.four_plus for card in data.cards) <= data.cards_removed:
        raise misfit("cards", Sentence("two players have none left to sell."))
    if len(data.orders) < 5 * data.orders_dealt:
        raise misfit("orders", Sentence("five players cannot get {n} each.", n=data.orders_dealt))


def _check_names(data: Data) -> None:
    """Refuse a name that means two things at a table: there it is pressed by itself."""
    seen: dict[str, str] = {}
    named = {"companies": data.companies, "board.spaces": [space.id for space in data.spaces]}
    named["orders"] = [order.id for order in data.orders]
    for part, names in named.items():
        for at, name in enumerate(names):
            where = f"{part}[{at}]"
            if TAKEN.fullmatch(name):
                raise misfit(
                    where, Sentence("{name} means something else in this game.", name=name)
                )
            if name in seen:
                raise misfit(
                    where, Sentence("{id} stands there already, at {at}.", id=name, at=seen[name])
                )
            seen[name] = where


def _check_apart(spaces: Sequence[Space]) -> None:
    """Refuse spaces that would be drawn in one place."""
    across, down = [space.x for space in spaces], [space.y for space in spaces]
    wide, high = max(across) - min(across) or 1, max(down) - min(down) or 1
    for at, one in enumerate(spaces):
        for other in spaces[:at]:
            if abs(one.x - other.x) * APART < wide and abs(one.y - other.y) * APART < high:
                raise misfit(
                    f"board.spaces[{at}]",
                    Sentence("{one} lies on {other}, or nearly.", one=one.id, other=other.id),
                )
