"""Luck that can be repeated: the same seed gives the same order, on any machine, in any year."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")


def seed_or_fresh(seed: object) -> int:
    """Return the seed given, or a fresh six-digit one that is easy to read out to a class."""
    if seed is None:
        return random.SystemRandom().randrange(100_000, 1_000_000)
    return checked_seed(seed)


def checked_seed(seed: object) -> int:
    """Return the seed given, if it is one that a text can hold."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError(
            Sentence("seed={seed!r} is not a whole number. Try seed=7.", seed=brief(seed))
        )
    if abs(seed) >= 10**18:
        raise SetupError(
            Sentence("This seed is too long: a seed has at most 18 digits. Try seed=7.")
        )
    return seed


def derived(seed: int, *purpose: object) -> int:
    """Return a seed for another purpose, which has nothing to do with the first at a glance.

    Luck of one kind must never be drawn from the seed of another: a player that is handed the seed
    of its own coins could otherwise deal the cards again. A short seed can still be found by trying
    them all; whoever is not to be trusted gets one that does not hang on the deal.

    >>> derived(7, "player", 0)
    32513021573495526
    """
    from hashlib import blake2b  # slow to load, and not needed to open a table

    text = " ".join(map(str, (seed, *purpose)))
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def shuffled(things: Iterable[T], seed: int) -> list[T]:
    """Return the things in the seed's order.

    `random.shuffle` may change between Python versions; `random()` is promised not to.

    >>> shuffled("abcdef", seed=7)
    ['d', 'f', 'e', 'c', 'a', 'b']
    """
    order = list(drawn(things, seed))
    order.reverse()
    return order


def drawn(things: Iterable[T], seed: int) -> Iterator[T]:
    """Yield the things from the end of the seed's order; only what is asked for is shuffled.

    >>> "".join(drawn("abcdef", seed=7))
    'bacefd'
    """
    order = list(things)
    luck = random.Random(seed).random
    for last in range(len(order) - 1, -1, -1):
        # The last thing of all is drawn without luck.
        other = int(luck() * (last + 1)) if last else 0
        yield order[other]
        order[other] = order[last]
