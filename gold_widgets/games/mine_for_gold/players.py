"""Computer opponents. They are given views, never games: each sees only what its seat may see.

Each is a pure function of what it sees: the same view at the same moment of a game gets the same
choice, also after an undo.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine import playing
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.players import Explaining, Player, any_of, called, coin
from gold_widgets.engine.recall import Perfect, Recall
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.expert import ExpertPlayer
from gold_widgets.games.mine_for_gold.outlook import Outlook, options
from gold_widgets.games.mine_for_gold.reasons import (
    because,
    greedy_numbers,
    no_numbers,
    sharp_numbers,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.outlook import Option
    from gold_widgets.games.mine_for_gold.views import View

Opponent = Player["View"]
"""Chooses a move from a view."""


@dataclass(frozen=True)
class RandomPlayer:
    """Makes any move."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """There is nothing to forget."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick any move."""
        return any_of(view.legal(), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say that there is no reason."""
        return because(self.choose(view), view, no_numbers(language), language)


@dataclass(frozen=True)
class GreedyPlayer:
    """Takes as many cards as it can at once, in some of the rounds; else it does not think."""

    attention: float = 1.0
    """How often it thinks at all: 0 never, 1 always."""
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no probability."""
        if (
            isinstance(self.attention, bool)
            or not isinstance(self.attention, int | float)
            or not 0 <= self.attention <= 1
        ):
            raise SetupError(
                Sentence(
                    "{attention!r} is no strength: it lies between 0, which never thinks, and 1.",
                    attention=brief(self.attention),
                )
            )

    @property
    def recall(self) -> Recall:
        """Everything is kept."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick one of the moves that take most, or any."""
        if not self._thinks(view):
            return any_of(view.legal(), view, self.seed)
        found = options(view)
        most = max(option.result.gain for option in found.values())
        equal = [move for move, option in found.items() if option.result.gain == most]
        return any_of(equal, view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would take."""
        move = self.choose(view)
        if self._thinks(view):
            numbers = greedy_numbers(options(view)[move], language)
        else:
            numbers = no_numbers(language)
        return because(move, view, numbers, language)

    def _thinks(self, view: View) -> bool:
        return coin(view, f"attention {self.seed}") < self.attention


@dataclass(frozen=True)
class SharpPlayer:
    """Takes most cards now, and of moves that take as many, one that leaves rivals least."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything is kept."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick one of the moves of highest rank."""
        ranks = self._ranks(view, options(view))
        best = max(ranks.values())
        return any_of([move for move, rank in ranks.items() if rank == best], view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would take, and what that leaves."""
        move = self.choose(view)
        numbers = sharp_numbers(view, options(view)[move], language)
        return because(move, view, numbers, language)

    def _ranks(self, view: View, found: Mapping[str, Option]) -> dict[str, tuple[int, float]]:
        outlook = Outlook(view)
        return {move: outlook.rank(option.result) for move, option in found.items()}


LEVELS: dict[str, Callable[[int], Explaining[View]]] = {
    "beginner": lambda seed: GreedyPlayer(0.3, seed),
    "casual": lambda seed: GreedyPlayer(0.65, seed),
    "sharp": SharpPlayer,
    "expert": ExpertPlayer,
}
"""From weak to strong."""

OPPONENTS: dict[str, Callable[[int], Explaining[View]]] = {"random": RandomPlayer, **LEVELS}
"""Everybody who can be called by a name."""


def opponent(level: str | float, seed: int = 0) -> Explaining[View]:
    """Return the opponent of this name, or one that takes what it can with some attention, 0 to 1.

    >>> opponent("sharp", seed=7), opponent(0.65)
    (SharpPlayer(seed=7), GreedyPlayer(attention=0.65, seed=0))
    """
    if isinstance(level, int | float) and not isinstance(level, bool):
        return GreedyPlayer(level, seed)
    return called(level, OPPONENTS)(seed)


def play_out(game: Game, players: Sequence[str | float | Opponent]) -> Game:
    """Let computers finish a game, each seeing only its own view.

    An opponent's name will do; its luck then comes from the game's seed, as at a table.

    >>> from gold_widgets import mine_for_gold as mine
    >>> play_out(mine.deal(2, seed=7), ["sharp", "random"]).is_over
    True
    """
    return playing.play_out(game, players)
