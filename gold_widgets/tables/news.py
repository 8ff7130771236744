"""Only what changes in a long list travels: what to change in the old list to get the new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

News = (
    tuple[int, dict[int, Any]]
    | tuple[int, dict[int, Any], list[int]]
    | tuple[int, dict[int, Any], list[int], list[int]]
)
"""How long the list becomes, and by index the items that differ: of a mapping only the entries that
differ, None for those that went. Then, if there are any, the items of the old list that go first of
all, by index; and last, where items come between those that stay. model.js reads it."""

_ID = itemgetter("id")
_MOST_LINES_GONE = 50
"""A log is cut off at its beginning little by little."""


def news(old: Sequence[Any], new: Sequence[Any]) -> News:
    """Say what to change.

    >>> news(["a", "b"], ["a", "B", "c"])
    (3, {1: 'B', 2: 'c'})
    >>> news([{"id": "a", "off": True}, {"id": "b"}, {"id": "c"}], [{"id": "a"}, {"id": "c"}])
    (2, {0: {'off': None}}, [1])
    >>> news([{"id": "a"}, {"id": "c"}], [{"id": "a"}, {"id": "b"}, {"id": "c"}])
    (3, {1: {'id': 'b'}}, [], [1])
    """
    gone = _gone(old, new)
    if gone:
        left = set(gone)
        old = [item for index, item in enumerate(old) if index not in left]
    is_longer = old and len(new) > len(old)
    come = _come(old, new) if is_longer and isinstance(old[0], Mapping) else []
    for index in come:
        old = [*old[:index], {}, *old[index:]]
    changed = {}
    for index, item in enumerate(new):
        if index >= len(old):
            changed[index] = item
        elif item != old[index]:
            changed[index] = _part(old[index], item)
    if come:
        return len(new), changed, gone, come
    return (len(new), changed, gone) if gone else (len(new), changed)


def _gone(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """Find the items that are no longer there, so that those behind them need not travel again."""
    if not old or not new:
        return []
    if isinstance(old[0], Mapping):
        # Asked at every press, mostly for nothing: without a step of Python for each item.
        before, after = list(map(_ID, old)), list(map(_ID, new))
        if before == after[: len(before)]:
            return []
        there = set(after)
        return [index for index, name in enumerate(before) if name not in there]
    for count in range(min(len(old), _MOST_LINES_GONE)):
        if old[count] == new[0] and old[count:] == new[: len(old) - count]:
            return list(range(count))
    return []


def _come(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """Find where items come between those that stay in their order, each of which was named."""
    before, after = list(map(_ID, old)), list(map(_ID, new))
    there = set(before)
    if before == after[: len(before)] or before != [name for name in after if name in there]:
        return []
    return [index for index, name in enumerate(after) if name not in there]


def _part(old: object, new: object) -> object:
    """Give only the entries that differ, to be merged into `old`; None for those that went."""
    if not (isinstance(old, Mapping) and isinstance(new, Mapping)):
        return new
    gone = {key: None for key in old if key not in new}
    return gone | {key: value for key, value in new.items() if old.get(key) != value}
