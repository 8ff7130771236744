"""Who shows somebody a game at the table itself: what to press, and what came of it.

What is here can guide through any game. A game may have a `Guide` of its own, which inherits from
this one: it knows what is worth showing first, and says why things happen in simple words.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from gold_widgets.engine.words import spoken, translations

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rulebook

G = TypeVar("G", bound="Game")
_END = re.compile(r"[.!?](?=\s|$)")
_MOST_SENTENCES = 2
_LONG = 140
"""So many letters are read at a glance."""
PUPIL = 0
"""The seat of whoever is guided."""


class Guide(Generic[G]):
    """Leads one person through the first turns of a game against computers."""

    TURNS: ClassVar[int] = 3
    """After so many turns of their own, people are let go."""
    TELLS_LAST: ClassVar[bool] = False
    """Whether also the last stage of a turn shows something that is to be told."""
    PLAYERS: ClassVar[tuple[str, ...]] = ("Ann", "Bob")
    """Who plays, the one who is guided first."""

    def __init__(self, rulebook: Rulebook[G, Any], language: str | None = None) -> None:
        self.rulebook = rulebook
        self.language = spoken(language)
        self.gettext = translations(self.language).gettext

    @property
    def rival(self) -> str:
        """Who plays against a newcomer: the weakest there is."""
        return next(iter(self.rulebook.LEVELS))

    def lay(self, seed: int | None) -> G:
        """Lay a table for a first game."""
        return self.rulebook.deal(self.PLAYERS, seed)

    def is_turn(self, before: G, after: G) -> bool:
        """Tell whether what was finished so was a turn of the pupil's."""
        return before.to_move == PUPIL

    def shows(self, turn: G) -> str:
        """Name what a finished turn has shown, so that the next ones show something else."""
        return " ".join(event.rule for event in turn.events)

    def pupil(self, game: G, shown: Sequence[str]) -> str:
        """Return the move to point at; `shown` is what each turn so far has shown."""
        return self.rulebook.hint(self.rulebook.view(game, game.to_move), self.language).spots[0]

    def computer(self, game: G, shown: Sequence[str]) -> str | None:
        """Return the move that a computer makes so that there is something to see, if any."""
        return None

    def prompt(self, game: G, move: str, spot: str) -> str:
        """Say what to press, and perhaps what it is good for."""
        if game.before is None:
            sentence = self.gettext("You are {player}. Press where the arrow points: {spot}.")
            return sentence.format(player=game.seats[PUPIL], spot=spot)
        return self.gettext("Your turn. Press {spot}.").format(spot=spot)

    def why(self, turn: G) -> str:
        """Say what came of a finished turn, and why."""
        return " ".join(self.rulebook.explain(event, self.language) for event in turn.events)

    def pages(self, turn: G, stage: int) -> list[str]:
        """Say the same as far as a stage of it shows, little by little: Continue turns the page."""
        return [self.why(turn)]

    def farewell(self) -> str:
        """Let go."""
        return self.gettext("Your turn! Now you are on your own: press whatever you like.")


def in_pages(said: Iterable[str]) -> list[str]:
    """Put what is said on pages: one thing on each, or two that are short.

    Each stays whole, as it was said: a full stop may also belong to somebody's name.
    """
    pages: list[str] = []
    for each in filter(None, said):
        both = f"{pages[-1]} {each}" if pages else each
        if pages and len(both) <= _LONG and len(_END.findall(both)) <= _MOST_SENTENCES:
            pages[-1] = both
        else:
            pages.append(each)
    return pages
