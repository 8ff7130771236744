"""What a card brings: how computers look at a layout, without a game around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.games.mine_for_gold.cards import SILVER
from gold_widgets.games.mine_for_gold.closing import closed, closings
from gold_widgets.games.mine_for_gold.corridors import corridors, is_complete_at, take
from gold_widgets.games.mine_for_gold.laying import places, put
from gold_widgets.games.mine_for_gold.layout import CORRIDOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
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
    after = closed(gaps, starts)
    if len(after) == CORRIDOR and corridors(after):
        return _take(after)
    return Result(0, after)


def _take(layout: Layout) -> Result:
    taken, gaps = take(layout, corridors(layout))
    gain, after = max((close(gaps, way.starts) for way in closings(gaps)), key=_gain)
    return Result(len(taken) + gain, after)


def _gain(result: Result) -> int:
    return result.gain


def first_gain(layout: Layout, card: Card) -> int:
    """Return how many cards a card would take at once, before any chain: quick, for every lay."""
    if not layout:
        return 0
    color, number = card.color, card.number
    if color == SILVER:
        return max(_gain_in_row(layout, row, number) for row in layout)
    waiting = None
    for row in layout:
        if row.color == color:
            return _gain_in_row(layout, row, number)
        if not row.color:
            waiting = max(waiting or 0, _gain_in_row(layout, row, number))
    if waiting is not None:
        return waiting
    return _gain_of_new_row(layout, number) if len(layout) == CORRIDOR - 1 else 0


def _gain_in_row(layout: Layout, row: Row, number: int) -> int:
    _, at, piles = row
    if number > piles[-1][-1].number:
        column = at + len(piles)
    elif number < piles[0][-1].number:
        column = at - 1
    else:
        if all(len(pile) < CORRIDOR - 1 for pile in piles):
            return 0
        nearest = min(abs(pile[-1].number - number) for pile in piles)
        full = (pile for pile in piles if len(pile) == CORRIDOR - 1)
        return CORRIDOR * any(abs(pile[-1].number - number) == nearest for pile in full)
    gain = 0
    if len(piles) == CORRIDOR - 1:
        gain = 1 + sum(map(len, piles))
    if len(layout) == CORRIDOR:
        others = _stack(layout, column, row)
        if others:
            gain = others + (gain or 1)
    return gain


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
