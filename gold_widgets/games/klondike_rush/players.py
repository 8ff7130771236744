"""Computer opponents. They are given views, never games: each sees only what its seat may see.

Each is a pure function of what it sees: the same view at the same moment of a game gets the same
choice, also after an undo.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gold_widgets.engine import playing
from gold_widgets.engine.players import Explaining, Player, any_of, called, coin
from gold_widgets.engine.recall import Perfect, Recall
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.bots import choose
from gold_widgets.games.klondike_rush.judging import Traits
from gold_widgets.games.klondike_rush.reasons import reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.views import View

Opponent = Player["View"]
"""Chooses a move from a view."""


@dataclass(frozen=True)
class RandomPlayer:
    """Makes any move."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything is kept, and nothing used."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick any move."""
        return any_of(view.legal(), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say that there is no reason."""
        pattern = translations(language).gettext("Do anything, such as {move}, without thinking.")
        return pattern.format(move=self.choose(view))


@dataclass(frozen=True)
class ThinkingPlayer:
    """Weighs what a move brings in dollars at the end of the game, as its traits tell it."""

    traits: Traits = field(default_factory=Traits)
    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything that was paid is kept in mind."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Make the move that it finds best."""
        return choose(view, self.traits, self._noise(view)).move

    def why(self, view: View, language: str | None = None) -> str:
        """Give the numbers that speak for it."""
        return reason(choose(view, self.traits, self._noise(view)), view, language)

    def _noise(self, view: View) -> float:
        if not self.traits.noise:
            return 0.0
        return self.traits.noise * (2 * coin(view, self.seed) - 1)


TRAITS = {
    "beginner": Traits(
        sold=0.2,
        second=0.0,
        income=60,
        spite=0.0,
        cash_in=0.7,
        noise=0.5,
        ways=0.0,
        rich=0.0,
    ),
    "casual": Traits(sold=0.5, second=0.3, spite=0.2, cash_in=0.5, noise=0.3),
    "sharp": Traits(budget=1.6, ways=0.3),
    "expert": Traits(second=1.0, cash_in=-1.0, broke=4, deter=True, saves=0.5, reserve=0.9),
}
"""Level → how it thinks. Sharp shares its money out among the cards to come: without, whoever bids
two dollars at most beats a table of sharps. The expert keeps its profit card, which pays most in
the end (KR16), and money for late cards: without, it loses to those who do. However many mines
wait, it has a dollar for a good card: without, three experts may leave the last five to nobody."""


def _thinking(level: str) -> Callable[[int], Explaining[View]]:
    return lambda seed: ThinkingPlayer(TRAITS[level], seed)


LEVELS: dict[str, Callable[[int], Explaining[View]]] = {level: _thinking(level) for level in TRAITS}
"""From weak to strong."""

OPPONENTS: dict[str, Callable[[int], Explaining[View]]] = {"random": RandomPlayer, **LEVELS}
"""Everybody who can be called by a name."""


def opponent(level: str | float, seed: int = 0) -> Explaining[View]:
    """Return the opponent of this name.

    >>> opponent("random", seed=7)
    RandomPlayer(seed=7)
    """
    return called(level, OPPONENTS)(seed)


def play_out(game: Game, players: Sequence[str | float | Opponent]) -> Game:
    """Let computers finish a game, each seeing only its own view."""
    return playing.play_out(game, players)
