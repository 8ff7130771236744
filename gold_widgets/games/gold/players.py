"""Computer opponents. They are given views, never games: each sees only what its seat may see.

Each is a pure function of what it sees: the same view at the same moment of a game gets the same
choice, also after an undo.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine import playing
from gold_widgets.engine.figures import signed
from gold_widgets.engine.players import Explaining, Player, any_of, called
from gold_widgets.engine.recall import Keep, Perfect, Recall
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.chances import odds
from gold_widgets.games.gold.choosing import favorites
from gold_widgets.games.gold.expert import ExpertPlayer
from gold_widgets.games.gold.hints import advice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.views import View

Opponent = Player["View"]
"""Chooses a spot from a view, seen through its own recall."""


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
        return any_of(view.legal(), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say that there is no reason, and what that is worth."""
        gettext = translations(language).gettext
        leads = [flip.lead for flip in odds(view, then="any").values()]
        what = gettext("Flip any card, such as {spot}, without thinking.")
        average = gettext("On average that is worth {lead} for your lead.")
        return " ".join(
            [
                what.format(spot=self.choose(view)),
                average.format(lead=signed(sum(leads) / len(leads), language)),
            ]
        )


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
        return any_of(favorites(view), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would flip, and the odds that speak for it."""
        return advice(view, odds(view)[self.choose(view)], language).words


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
        return any_of(favorites(view), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would flip, and the odds that speak for it, from what it remembers."""
        return advice(view, odds(view)[self.choose(view)], language).words


LEVELS: dict[str, Callable[[int], Explaining[View]]] = {
    "beginner": lambda seed: ForgetfulPlayer(0.2, seed),
    "casual": lambda seed: ForgetfulPlayer(0.5, seed),
    "sharp": lambda seed: ForgetfulPlayer(0.8, seed),
    "perfect": PerfectPlayer,
    "expert": ExpertPlayer,
}
"""From weak to strong."""

OPPONENTS: dict[str, Callable[[int], Explaining[View]]] = {
    "random": RandomPlayer,
    **LEVELS,
    "forgetful": LEVELS["casual"],
}
"""Everybody who can be called by a name."""


def opponent(level: str | float, seed: int = 0) -> Explaining[View]:
    """Return the opponent of this name, or with this much memory: 0 for none, 1 for all.

    >>> opponent("sharp", seed=7), opponent(0.65)
    (ForgetfulPlayer(m=0.8, seed=7), ForgetfulPlayer(m=0.65, seed=0))
    """
    if isinstance(level, int | float) and not isinstance(level, bool):
        return ForgetfulPlayer(level, seed)
    return called(level, OPPONENTS)(seed)


def play_out(game: Game, players: Sequence[str | float | Opponent]) -> Game:
    """Let computers finish a game, each seeing only its own view.

    An opponent's name or memory will do; its luck then comes from the game's seed, as at a table.

    >>> from gold_widgets import gold
    >>> play_out(gold.deal(2, seed=7), ["perfect", "random"]).scores
    (36, 13)
    """
    return playing.play_out(game, players)
