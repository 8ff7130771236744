"""What a card brings: how computers look at a layout, without a game around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.cards import SILVER
from gold_widgets.games.mine_for_gold.closing import put_together, shortest, tear, torn_rows
from gold_widgets.games.mine_for_gold.corridors import cells_of, corridors, is_complete_at
from gold_widgets.games.mine_for_gold.laying import places, put
from gold_widgets.games.mine_for_gold.layout import CORRIDOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.closing import Torn
    from gold_widgets.games.mine_for_gold.laying import Place
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout, Row


class Result(NamedTuple):
    """What comes of a move: cards taken, and the layout that is left."""

    gain: int
    layout: Layout


def lay(layout: Layout, card: Card) -> Result:
    """Lay a card where it brings most at once."""
    options = places(layout, card)
    if len(options) == 1:
        return lay_at(layout, card, options[0])
    return max((lay_at(layout, card, place) for place in options), key=_gain)


def lay_at(layout: Layout, card: Card, place: Place) -> Result:
    """Lay a card in a place, and take all that this completes."""
    after, row, pile = put(layout, card, place)
    return _take(after) if is_complete_at(after, row, pile) else Result(0, after)


def close(gaps: Grid, starts: Sequence[int]) -> Result:
    """Close gaps in a way, and take what that completes."""
    return _close(torn_rows(gaps), starts)


def _close(rows: Sequence[Torn], starts: Sequence[int]) -> Result:
    after = put_together(rows, starts)
    if len(after) == CORRIDOR and corridors(after):
        return _take(after)
    return Result(0, after)


def _take(layout: Layout) -> Result:
    taken, rows = tear(layout, cells_of(corridors(layout)))
    gain, after = max((_close(rows, way.starts) for way in shortest(rows)), key=_gain)
    return Result(len(taken) + gain, after)


def _gain(result: Result) -> int:
    return result.gain


class Prospects:
    """What each card would take at once: made once a layout, and asked for every card."""

    __slots__ = ("_by_color", "_layout", "_rows", "is_quiet")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._by_color: dict[str, list[_Ends]] = {}
        self._rows: list[_Ends] = []
        self.is_quiet = len(layout) < CORRIDOR - 1
        """Whether no card at all takes anything."""
        for row in layout:
            ends = _ends(layout, row)
            self._rows.append(ends)
            self._by_color.setdefault(row.color, []).append(ends)
            if ends.left or ends.right or ends.full:
                self.is_quiet = False

    def of(self, card: Card) -> int:
        """Return how many cards a card would take."""
        if self.is_quiet:
            return 0
        color, number = card.color, card.number
        rows = self._by_color.get(color) or self._by_color.get("")
        if color == SILVER:
            rows = self._rows
        if rows is not None:
            return max([_gain_in_row(ends, number) for ends in rows], default=0)
        if len(self._layout) == CORRIDOR - 1:
            return _gain_of_new_row(self._layout, number)
        return 0

    def gains(self, cards: Iterable[Card]) -> list[int]:
        """Return what each of some cards would take, where that is anything."""
        if self.is_quiet:
            return []
        return [gain for card in cards if (gain := self.of(card))]


class _Ends(NamedTuple):
    """What a row has to offer at its ends, and on piles that lack one card."""

    low: int
    high: int
    left: int
    right: int
    full: tuple[int, ...]
    """The visible numbers of piles that lack one card."""
    tops: tuple[int, ...]


def _ends(layout: Layout, row: Row) -> _Ends:
    _, at, piles = row
    tops = tuple([pile[-1].number for pile in piles])
    full = tuple([pile[-1].number for pile in piles if len(pile) == CORRIDOR - 1])
    whole = 1 + sum(map(len, piles)) if len(piles) == CORRIDOR - 1 else 0
    left = right = whole
    if len(layout) == CORRIDOR:
        before, behind = _stack(layout, at - 1, row), _stack(layout, at + len(piles), row)
        left = before + (whole or 1) if before else whole
        right = behind + (whole or 1) if behind else whole
    return _Ends(tops[0], tops[-1], left, right, full, tops)


def _gain_in_row(ends: _Ends, number: int) -> int:
    low, high, left, right, full, tops = ends
    if number > high:
        return right
    if number < low:
        return left
    if not full:
        return 0
    nearest = min([abs(top - number) for top in tops])
    return CORRIDOR * any(abs(top - number) == nearest for top in full)


def _gain_of_new_row(layout: Layout, number: int) -> int:
    nearest, best = 99, 0
    for row in (layout[0], layout[-1]):
        for at, pile in enumerate(row.piles):
            distance = abs(pile[-1].number - number)
            if distance > nearest:
                continue
            others = _stack(layout, row.at + at, None)
            gain = 1 + others if others else 0
            best = gain if distance < nearest else max(best, gain)
            nearest = distance
    return best


def _stack(layout: Layout, column: int, without: Row | None) -> int:
    """Count the cards in a column, if every row but one has a pile there."""
    count = 0
    for row in layout:
        if row is without:
            continue
        place = column - row.at
        if not 0 <= place < len(row.piles):
            return 0
        count += len(row.piles[place])
    return count


def expected_best(gains: Iterable[int], chances: Sequence[float]) -> float:
    """Return what the best card of a hand brings on average, if it could be any of these.

    `chances[k]` is how likely a hand has none of k given cards.
    """
    ordered = sorted(gains, reverse=True)
    total = 0.0
    for rank, gain in enumerate(ordered):
        if not gain:
            break
        total += gain * (chances[rank] - chances[rank + 1])
    return total


def none_of(cards: int, hand: int) -> list[float]:
    """Return for k = 0, 1, … how likely a hand of some cards holds none of k given ones.

    >>> none_of(4, 2)
    [1.0, 0.5, 0.16666666666666666, 0.0, 0.0]
    """
    hand = min(hand, cards)
    chances = [1.0]
    for known in range(cards):
        rest = cards - known
        chances.append(chances[-1] * max(rest - hand, 0) / rest)
    return chances
