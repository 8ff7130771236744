"""Computer opponents. They are given views, never games, so they cannot cheat.

Each is a pure function of what it sees: the same view at the same moment of a game gets the same
choice, also after an undo.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.recall import Keep, Perfect, Recall
from gold_widgets.games.gold.odds import odds

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gold_widgets.games.gold.views import View


class Opponent(Protocol):
    """Chooses a spot from a view, seen through its own recall."""

    @property
    def recall(self) -> Recall:
        """How it remembers."""

    def choose(self, view: View, /) -> str:
        """Return the spot to flip."""


@dataclass(frozen=True)
class RandomPlayer:
    """Flips any card, and remembers none."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Nothing is kept."""
        return Keep(0)

    def choose(self, view: View) -> str:
        """Pick any spot."""
        return _any_of(view.legal(), view, self.seed)


@dataclass(frozen=True)
class PerfectPlayer:
    """Remembers every card, and makes the flip that adds most to its lead this turn."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything is kept."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick one of the best spots."""
        return _best(view, self.seed)


@dataclass(frozen=True)
class ForgetfulPlayer:
    """Plays like the perfect one, but keeps each card it sees only with probability `m`."""

    m: float = 0.5
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no probability."""
        Keep(self.m)

    @property
    def recall(self) -> Recall:
        """Some is kept."""
        return Keep(self.m, self.seed)

    def choose(self, view: View) -> str:
        """Pick one of the spots that look best."""
        return _best(view, self.seed)


OPPONENTS: dict[str, Callable[..., Opponent]] = {
    "random": RandomPlayer,
    "forgetful": ForgetfulPlayer,
    "perfect": PerfectPlayer,
}


def opponent(name: str, seed: int = 0) -> Opponent:
    """Return the opponent of this name."""
    if name not in OPPONENTS:
        raise SetupError(
            f"There is no opponent {name!r}. There is {', '.join(OPPONENTS)}."
            + did_you_mean(str(name), OPPONENTS)
        )
    return OPPONENTS[name](seed=seed)


def _best(view: View, seed: int) -> str:
    flips = odds(view)
    known = {spot: flips[spot].rank for spot in view.known}
    top = max(known.values(), default=None)
    # Among equals, a card not seen before: it may be worth knowing, and the game gets on.
    if view.unknown and (top is None or flips[view.unknown[0]].rank >= top):
        return _any_of(view.unknown, view, seed)
    return _any_of([spot for spot, rank in known.items() if rank == top], view, seed)


def _any_of(spots: Sequence[str], view: View, seed: int) -> str:
    """Pick one by a coin that depends on the seed, the seat and the moment alone."""
    coin = random.Random(f"{seed} {view.seat} {view.moment}")
    return spots[int(coin.random() * len(spots))]
