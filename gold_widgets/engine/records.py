"""A game with its past and its undone future: undo, redo, go to any point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game

G = TypeVar("G", bound="Game")


@dataclass(frozen=True)
class Record(Generic[G]):
    """A game, everything that led to it, and the point of it that is being looked at."""

    end: G
    """The game after the last move known, undone ones included."""
    at: int
    """The point looked at: 0 is the start, `len(record)` the end."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """Point → what somebody wrote about the move that led there, or about the start."""

    def __post_init__(self) -> None:
        """Refuse a point off the line; keep the comments to one line each, and from changing."""
        for point in (self.at, *self.comments):
            self._check(point)
        comments = {point: " ".join(text.split()) for point, text in self.comments.items()}
        said = {point: text for point, text in comments.items() if text}
        object.__setattr__(self, "comments", MappingProxyType(said))

    @classmethod
    def of(cls, game: G) -> Self:
        """Record a game and all that led to it."""
        return cls(game, len(game.history) - 1)

    @cached_property
    def line(self) -> tuple[G, ...]:
        """Every game from the start to the end."""
        return self.end.history

    @property
    def start(self) -> G:
        """The game before the first move."""
        return self.line[0]

    @property
    def game(self) -> G:
        """The game at the point looked at."""
        return self.line[self.at]

    def __len__(self) -> int:
        """Count the moves known."""
        return len(self.line) - 1

    def play(self, moves: str) -> Self:
        """Go on from this point; moves that had been undone are forgotten."""
        end = self.game.play(moves)
        comments = {point: text for point, text in self.comments.items() if point <= self.at}
        return type(self)(end, len(end.history) - 1, comments)

    def undo(self) -> Self:
        """Look one move back; at the start, stay there."""
        return replace(self, at=max(self.at - 1, 0))

    def redo(self) -> Self:
        """Look one move on; at the end, stay there."""
        return replace(self, at=min(self.at + 1, len(self)))

    def go(self, point: int) -> Self:
        """Look at any point from 0, the start, to the end."""
        self._check(point)
        return replace(self, at=point)

    def comment(self, text: str) -> Self:
        """Write about the move that led to this point; an empty text takes it away."""
        return replace(self, comments={**self.comments, self.at: text})

    def _check(self, point: int) -> None:
        if not isinstance(point, int) or not 0 <= point <= len(self):
            raise GameError(
                Sentence(
                    "There is no point {point!r}: this record runs from 0 to {last}.",
                    point=brief(point),
                    last=len(self),
                )
            )

    def __reduce__(self) -> tuple[type[Self], tuple[G, int, dict[int, str]]]:
        """Travel between processes; a mapping proxy cannot."""
        return type(self), (self.end, self.at, dict(self.comments))
