"""What a goal can ask for: conditions, each with a sentence of its own.

What is here can be asked of any game. A game may have an `Aim` of its own, which inherits from this
one: its fields are the named arguments that a `Goal` of this game takes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeVar

from gold_widgets.engine.words import translations
from gold_widgets.lessons.arguments import number

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game

G = TypeVar("G", bound="Game", contravariant=True)
State = Literal["met", "open", "broken"]
Winnable = Callable[[Any, int, int], float]
"""Game, seat, turns → the most points that the seat can still win in so many turns."""


class Condition(Protocol[G]):
    """One thing that must be so."""

    MUST_LAST: ClassVar[bool] = False
    """Whether it is so from the start, and must stay so: then it is kept only at the end."""

    def is_met(self, start: G, game: G, /) -> bool:
        """Tell whether it is so, in a game that went on from `start`."""

    def is_broken(self, start: G, game: G, /) -> bool:
        """Tell whether it cannot come true any more, however the game goes on."""
        return game.is_over and not self.is_met(start, game)

    def is_out_of_reach(self, start: G, game: G, turns: int, /) -> bool:
        """Tell whether so many more turns are too few for it, as far as that is sure."""
        return False

    def words(self, game: G, language: str, /) -> str:
        """Say it in a sentence."""

    def state(self, start: G, game: G, turns: int | None = None, /) -> State:
        """Return how it stands, if so many more turns may be played."""
        if self.is_met(start, game):
            return "met"
        is_lost = turns is not None and self.is_out_of_reach(start, game, turns)
        return "broken" if is_lost or self.is_broken(start, game) else "open"


@dataclass(frozen=True)
class Points(Condition["Game"]):
    """At least so many points for a player."""

    seat: int
    least: int
    winnable: Winnable

    def is_met(self, start: Game, game: Game) -> bool:
        """Compare the points."""
        return game.scores[self.seat] >= self.least

    def is_out_of_reach(self, start: Game, game: Game, turns: int) -> bool:
        """Add up what can still be won."""
        return game.scores[self.seat] + self.winnable(game, self.seat, turns) < self.least

    def words(self, game: Game, language: str) -> str:
        """Say who needs how many."""
        sentence = translations(language).ngettext(
            "Give {player} at least {points} point.",
            "Give {player} at least {points} points.",
            self.least,
        )
        return sentence.format(player=game.seats[self.seat], points=self.least)


@dataclass(frozen=True)
class Rivals(Condition["Game"]):
    """At most so many points for all others together."""

    MUST_LAST = True

    seat: int
    most: int
    can_fall: bool
    """Whether points can be lost again."""

    def is_met(self, start: Game, game: Game) -> bool:
        """Add up the points of the others."""
        return sum(game.scores) - game.scores[self.seat] <= self.most

    def is_broken(self, start: Game, game: Game) -> bool:
        """Tell whether what the others have is theirs for good."""
        return not self.is_met(start, game) and (game.is_over or not self.can_fall)

    def words(self, game: Game, language: str) -> str:
        """Say how little the others may get."""
        catalogue = translations(language)
        if not self.most:
            return catalogue.gettext("Nobody else may get any.")
        sentence = catalogue.ngettext(
            "All others together may get at most {points} point.",
            "All others together may get at most {points} points.",
            self.most,
        )
        return sentence.format(points=self.most)


@dataclass(frozen=True)
class Victory(Condition["Game"]):
    """A player wins alone."""

    seat: int
    winnable: Winnable

    def is_met(self, start: Game, game: Game) -> bool:
        """Look at the winners."""
        return game.winners == (self.seat,)

    def is_out_of_reach(self, start: Game, game: Game, turns: int) -> bool:
        """Tell whether somebody cannot be caught up with any more."""
        most = game.scores[self.seat] + self.winnable(game, self.seat, turns)
        return most < max(game.scores)

    def words(self, game: Game, language: str) -> str:
        """Say who must win."""
        return (
            translations(language).gettext("Let {player} win.").format(player=game.seats[self.seat])
        )


@dataclass(frozen=True, kw_only=True)
class Aim:
    """What is to be reached, all of it; `Goal` says what each means."""

    POINTS_FALL: ClassVar[bool] = True
    """Whether points can be lost again in this game."""
    POINTS: ClassVar[type[Points]] = Points
    """How points are asked for: a game may have a better word for them."""
    RIVALS: ClassVar[type[Rivals]] = Rivals
    """How the points of others are limited, in the same words."""

    player: int = 0
    points: int | None = None
    rivals: int | None = None
    win: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be asked for."""
        for name in ("points", "rivals"):
            if getattr(self, name) is not None:
                number(name, getattr(self, name))

    @property
    def conditions(self) -> tuple[Condition[Any], ...]:
        """All that must be so, in the order in which it is said."""
        made: list[Condition[Any]] = []
        if self.points is not None:
            made.append(self.POINTS(self.player, self.points, self.winnable))
        if self.rivals is not None:
            made.append(self.RIVALS(self.player, self.rivals, self.POINTS_FALL))
        made += self.own()
        if self.win:
            made.append(Victory(self.player, self.winnable))
        return tuple(made)

    def rules(self, start: Game, end: Game) -> tuple[str, ...]:
        """Return the rules that a way to it turns on, by their ids: each once, as they came."""
        games = end.history[len(start.history) :]
        found = (event for game in games for event in game.events)
        return tuple(dict.fromkeys(event.rule for event in found if self.turns_on(event)))

    def turns_on(self, event: Any) -> bool:  # noqa: ANN401 - of this game
        """Tell whether something that happened on the way is what it was about."""
        return True

    def check(self, game: Any) -> None:  # noqa: ANN401 - of this game
        """Refuse what there is not in a game."""

    def own(self) -> list[Condition[Any]]:
        """Return the conditions that only this game knows."""
        return []

    def winnable(self, game: Any, seat: int, turns: int) -> float:  # noqa: ANN401 - of this game
        """Return the most points that a seat can still win in so many turns, if that is sure.

        Only for a game in which points are never lost again, and whoever has most of them wins.
        """
        return math.inf

    def states(self, start: Game, game: Game, turns: int) -> list[State]:
        """Return how each condition stands, if so many more turns may be played."""
        return [each.state(start, game, turns) for each in self.conditions]

    def is_reached(self, start: Game, game: Game) -> bool:
        """Tell whether all of it is so, in a game that went on from `start`."""
        return all(each.is_met(start, game) for each in self.conditions)

    def words(self, game: Game, language: str) -> str:
        """Say the aim, a sentence for each condition."""
        return " ".join(each.words(game, language) for each in self.conditions)
