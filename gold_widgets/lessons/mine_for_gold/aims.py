"""What a goal on a table of Mine for Gold can ask for besides cards taken and victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.corridors import Kind
from gold_widgets.games.mine_for_gold.events import (
    Chain,
    Closed,
    Completed,
    GameOver,
    Laid,
    Taken,
)
from gold_widgets.lessons.aims import Aim, Condition, Points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.game import Game

CORRIDORS: tuple[str, ...] = get_args(Kind)
"""The corridors there are: row, column, pile."""


def happened(start: Game, game: Game) -> Iterator[Event]:
    """Yield what happened since `start`, an earlier point of the same game."""
    for past in game.history[len(start.history) :]:
        yield from past.events


def checked_kind(kind: object) -> str:
    """Refuse what is no kind of corridor."""
    if kind in ("", *CORRIDORS):
        return str(kind)
    raise SetupError(
        Sentence(
            "corridor={kind!r} is none. A corridor is a {kinds}.",
            kind=brief(kind),
            kinds=", ".join(CORRIDORS),
        )
        + did_you_mean(str(kind), CORRIDORS)
    )


@dataclass(frozen=True)
class CorridorOf(Condition["Game"]):
    """A player must complete a corridor of a kind."""

    seat: int
    kind: str

    def is_met(self, start: Game, game: Game) -> bool:
        """Look for one."""
        return any(
            isinstance(event, Completed)
            and event.by.number == self.seat
            and event.kind == self.kind
            for event in happened(start, game)
        )

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        gettext = translations(language).gettext
        patterns = {
            "row": gettext("Let {player} complete a corridor of four piles side by side."),
            "column": gettext("Let {player} complete a corridor of four colors in a column."),
            "pile": gettext("Let {player} complete a corridor of four cards in one pile."),
        }
        return patterns[self.kind].format(player=game.seats[self.seat])


@dataclass(frozen=True)
class ChainOf(Condition["Game"]):
    """A player must set off a chain reaction (M7)."""

    seat: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Look for one."""
        return any(
            isinstance(event, Chain) and event.by.number == self.seat
            for event in happened(start, game)
        )

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        sentence = translations(language).gettext("Let {player} set off a chain reaction.")
        return sentence.format(player=game.seats[self.seat])


@dataclass(frozen=True)
class Cards(Points):
    """At least so many cards for a player."""

    def words(self, game: Game, language: str) -> str:  # type: ignore[override] # of this game
        """Say who must take how many."""
        sentence = translations(language).ngettext(
            "Let {player} take at least {cards} card.",
            "Let {player} take at least {cards} cards.",
            self.least,
        )
        return sentence.format(player=game.seats[self.seat], cards=self.least)


@dataclass(frozen=True, kw_only=True)
class MineAim(Aim):
    """What is to be reached in Mine for Gold; points are cards taken.

    Args:
        corridor: The kind of corridor that must be completed: `"row"`, `"column"` or `"pile"`.
        chain: Whether a chain reaction must be set off.
    """

    POINTS_FALL = False
    POINTS = Cards

    corridor: str = ""
    chain: bool = False

    def __post_init__(self) -> None:
        """Refuse what is no corridor."""
        super().__post_init__()
        checked_kind(self.corridor)

    def turns_on(self, event: Event) -> bool:
        """Tell what the player's own cards did; gaps only if there was a choice."""
        if isinstance(event, GameOver):
            return self.win
        if not isinstance(event, Laid | Taken | Closed | Chain) or event.by.number != self.player:
            return False
        return not isinstance(event, Closed) or event.ways > 1

    def own(self) -> list[Condition[Any]]:
        """Return what is asked of corridors."""
        made: list[Condition[Any]] = []
        if self.corridor:
            made.append(CorridorOf(self.player, self.corridor))
        if self.chain:
            made.append(ChainOf(self.player))
        return made
