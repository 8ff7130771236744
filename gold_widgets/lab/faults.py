"""What goes wrong in a tournament: who is to blame, for what, and in which position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError

if TYPE_CHECKING:
    from gold_widgets.engine.sentences import Sentence
    from gold_widgets.lab.standings import Standings


class Blame(Exception):
    """Ends a game through a player's fault."""

    def __init__(self, player: str, said: Sentence, trace: str = "") -> None:
        """Keep who it was, what it did, and where in its code."""
        super().__init__(said)
        self.player, self.said, self.trace = player, said, trace


@dataclass(frozen=True)
class Fault:
    """What a player did wrong, in the position in which it did it."""

    player: str
    """Its name, or nothing if no single one is to blame."""
    number: int
    """The number of the game."""
    said: Sentence
    """What went wrong."""
    line: str
    """The game up to there, as one line for the game's `load`."""
    trace: str = ""
    """Where in the player's code, if it raised an error."""


class TournamentError(GameError):
    """A tournament that could not be played to its end."""

    def __init__(self, said: str, so_far: Standings, player: str = "", line: str = "") -> None:
        """Keep what has been played."""
        super().__init__(said)
        self.so_far = so_far
        """The standings of the games that were played to their end."""
        self.player = player
        """Who is to blame, if somebody is."""
        self.line = line
        """The game in which it happened, up to there: the game's `load` reads it."""

    def __reduce__(self) -> tuple[type[TournamentError], tuple[object, ...]]:
        """Travel between processes with everything."""
        return type(self), (self.said, self.so_far, self.player, self.line)
