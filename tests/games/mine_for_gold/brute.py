"""MR3 by trying everything: no bounds, no search, so that nothing can be overlooked."""

from itertools import pairwise, product

FAR = 6
"""How far beyond all cards everything is tried."""


def best_closings(lines):
    """Return the best arrangements, as columns from the leftmost, with their cards and steps."""
    rows = [
        (number, [(column, len(pile)) for column, pile in enumerate(line) if pile])
        for number, line in enumerate(lines)
        if any(line)
    ]
    if not rows:
        return set(), (0, 0)
    prices = _prices(rows, len(lines), len(lines[0]))
    widths = [len(cells) for _, cells in rows]
    best, found = (10**9, 0), set()
    for steps in product(*(range(1 - below, above) for above, below in pairwise(widths))):
        starts = [sum(steps[:index]) for index in range(len(rows))]
        for shift, top in product(range(-FAR, len(lines[0]) + FAR), range(-FAR, len(lines) + 1)):
            try:
                each = [
                    prices[index][start + shift, top + index] for index, start in enumerate(starts)
                ]
            except KeyError:
                continue  # beyond all that is tried
            price = (sum(cards for cards, _ in each), sum(far for _, far in each))
            if price < best:
                best, found = price, set()
            if price == best:
                found.add(tuple(start - min(starts) for start in starts))
    return found, best


def _prices(rows, lines, columns):
    """Return for each row what it costs to begin in a column of a line."""
    return [
        {
            (start, line): _price(number, cells, start, line)
            for start in range(-FAR - 4, columns + FAR + 4)
            for line in range(-FAR, lines + 4)
        }
        for number, cells in rows
    ]


def _price(number, cells, start, line):
    steps = [
        (count, abs(start + place - column) + abs(line - number))
        for place, (column, count) in enumerate(cells)
    ]
    moved = [(count, far) for count, far in steps if far]
    return sum(count for count, _ in moved), sum(count * far for count, far in moved)
