"""Who decides for a seat."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol, TypeVar

from gold_widgets.engine.errors import GameError, SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from gold_widgets.engine.recall import Recall

T = TypeVar("T")
V = TypeVar("V", contravariant=True)


class Player(Protocol[V]):
    """Chooses moves from a view: it sees what its seat may see, and is handed nothing else."""

    @property
    def recall(self) -> Recall:
        """How this player remembers; its views are seen through it."""

    def choose(self, view: V, /) -> str:
        """Return one of the view's legal moves."""


class Explaining(Player[V], Protocol):
    """A player that can say why: all that have a name."""

    def why(self, view: V, language: str | None = None) -> str:
        """Give the reason for its choice, as advice to somebody who has this view."""


class Moment(Protocol):
    """What a coin may depend on, of all that a view shows."""

    @property
    def seat(self) -> int | None:
        """Whose eyes these are."""

    @property
    def moment(self) -> int:
        """How many moves were made since the start."""


def coin(view: Moment, seed: int | str) -> float:
    """Toss a coin that depends on the seed, the seat and the moment alone: from 0 to below 1."""
    return random.Random(f"{seed} {view.seat} {view.moment}").random()


def any_of(moves: Sequence[str], view: Moment, seed: int) -> str:
    """Pick one of some moves by a coin."""
    return moves[int(coin(view, seed) * len(moves))]


def called(level: object, opponents: Mapping[str, Callable[[int], T]]) -> Callable[[int], T]:
    """Find who makes the opponent of a name; for any other, say which there are."""
    if not isinstance(level, str) or level not in opponents:
        raise SetupError(
            Sentence(
                "There is no opponent {level!r}. There are {names}.",
                level=brief(level),
                names=", ".join(opponents),
            )
            + did_you_mean(brief(level), opponents)
        )
    return opponents[level]


def checked_level(level: str | None, levels: Collection[str]) -> str | None:
    """Refuse hints of a level that a game does not have; None leaves it to the game."""
    if level is not None and level not in levels:
        raise SetupError(
            Sentence(
                "There are no hints of level {level!r}. There are {levels}.",
                level=brief(level),
                levels=", ".join(levels),
            )
            + did_you_mean(brief(level), levels)
        )
    return level


def check_asked(seat: int | None, actors: Collection[int]) -> None:
    """Refuse a hint to a seat that the game does not wait for; `actors` are those it does."""
    if not actors:
        raise GameError(Sentence("There is no hint: the game is over."))
    if seat is None:
        raise GameError(Sentence("There is no hint for everybody: show the view of one seat."))
    if seat not in actors:
        raise GameError(Sentence("There is no hint: this seat has nothing to choose now."))


def is_player(thing: object) -> bool:
    """Tell whether something can play: a class has the methods too, but nobody made one of it."""
    return (
        not isinstance(thing, type)
        and callable(getattr(thing, "choose", None))
        and hasattr(thing, "recall")
    )
