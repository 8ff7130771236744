"""Stars for few tries: how many an exercise earns, and how they are written."""

from __future__ import annotations

MOST = 3
"""As many stars as one exercise can earn."""


def stars(tries: int) -> int:
    """Return how many stars a solution earns: 3 for the first try, 2 for the second, then 1.

    >>> [stars(tries) for tries in (1, 2, 3, 12)]
    [3, 2, 1, 1]
    """
    return max(1, MOST + 1 - max(1, tries))


def written(earned: int) -> str:
    """Write stars, with the outlines of those that were not earned.

    >>> written(stars(2)), written(0)
    ('★★☆', '☆☆☆')
    """
    return "★" * earned + "☆" * (MOST - earned)
