"""Computer opponents. They are given views, never games, so they cannot cheat.

Each is a pure function of what it sees: the same view at the same moment of a game gets the same
choice, also after an undo.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gold_widgets.engine.errors import GameError, SetupError, did_you_mean
from gold_widgets.engine.recall import Keep, Perfect, Recall
from gold_widgets.games.gold.odds import odds
from gold_widgets.games.gold.views import view, watch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.views import View

MOST_FLIPS = 10_000
"""A hundred times what a game takes: players who need more will never finish it."""


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


def play_out(game: Game, players: Sequence[str | Opponent]) -> Game:
    """Let computers finish a game, each seeing only its own view.

    An opponent's name will do; its luck then comes from the game's seed, as at a table.

    >>> from gold_widgets import gold
    >>> play_out(gold.deal(2, seed=7), ["perfect", "random"]).scores
    (45, 13)
    """
    if isinstance(players, str) or len(players) != len(game.seats):
        raise SetupError(
            f"players={players!r} is not one entry for each of the {len(game.seats)} seats. "
            "Try players=['perfect', 'random']."
        )
    seed = game.setup.seed or 0
    seated = [
        opponent(entry, seed + number) if isinstance(entry, str) else entry
        for number, entry in enumerate(players)
    ]
    memories = [watch(game, player.recall) for player in seated]
    for _ in range(MOST_FLIPS):
        if game.is_over:
            return game
        seat = game.to_move
        game = game.flip(seated[seat].choose(view(game, seat, memory=memories[seat])))
        memories = [memory.after(game.events) for memory in memories]
    raise GameError(f"These players get nowhere: {MOST_FLIPS} flips, and the game is not over.")


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
