"""What a game brings to the lessons: what can be asked, aimed at and looked for in it.

Each game has a `Subject` of its own, in `lessons/<game>/__init__.py`. It inherits from the one
here, which knows what holds for any game; so it only says what does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from gold_widgets.engine.rooms import room
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import titled
from gold_widgets.lessons import questions
from gold_widgets.lessons.aims import Aim
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.guide import Guide
from gold_widgets.lessons.wanted import Wanted
from gold_widgets.tables.staging import staging_of

if TYPE_CHECKING:
    from gold_widgets.engine.game import Event, Game
    from gold_widgets.engine.rulebook import Rulebook

G = TypeVar("G", bound="Game")


class Subject(Generic[G]):
    """How one game is taught."""

    QUESTIONS: ClassVar[Mapping[str, questions.Asking]] = MappingProxyType({})
    """What can be asked of a turn of this game alone: kind → what asks it, the usual one first."""
    MOVES: ClassVar[str] = "moves"
    """What this game calls its moves: lessons take them under this name, too."""
    PLAYERS: ClassVar[int] = 2
    """How many play in a cell that does not say it."""
    AIM: ClassVar[type[Aim]] = Aim
    """What a goal can ask for."""
    WANTED: ClassVar[type[Wanted]] = Wanted
    """What `check` can ask for."""
    GUIDE: ClassVar[type[Guide[Any]]] = Guide
    """Who shows the game to somebody who has never played it."""
    GOAL: ClassVar[Mapping[str, object]] = MappingProxyType({})
    """Options of its tables with which a goal opens, if nothing else is asked for."""
    WAITING: ClassVar[Sentence] = Sentence("Press Continue to see the first move.")
    UNFINISHED: ClassVar[Sentence] = Sentence(
        "This turn is not finished: a question needs all of its moves."
    )
    REACHED: ClassVar[Sentence] = Sentence(
        "This aim is reached before the first move: ask for more."
    )

    def __init__(self, rulebook: Rulebook[G, Any]) -> None:
        self.rulebook = rulebook

    def questions(self) -> Mapping[str, questions.Asking]:
        """Return what can be asked of a turn: kind → what asks it, the usual one first."""
        return {**self.QUESTIONS, "winner": self.QUESTIONS.get("winner", questions.winner)}

    def is_settled(self, game: G) -> bool:
        """Tell whether a turn is over, so that what came of it can be judged."""
        return True

    def ends_turn(self, game: G) -> bool:
        """Tell whether a turn has just ended: in most games, whenever something can be judged."""
        return self.is_settled(game)

    def begun(self, before: G, after: G) -> G:
        """Return the game in which the last turn began: if there is but one, the game before it."""
        game = after.before
        while game is not None and game is not before and not self.is_settled(game):
            game = game.before
        return game or before

    def turns(self, start: G, game: G) -> int:
        """Count the turns that were finished since `start`, an earlier point of the same game."""
        return sum(map(self.ends_turn, game.history[len(start.history) :]))

    def read(self, table: object, players: int | Sequence[str]) -> G:
        """Read the position that somebody has written in a cell."""
        return self.rulebook.parse(text("table", table))

    def steps(self, start: G, end: G) -> Iterator[tuple[str, G]]:
        """Yield each move between two games, with the game that it led to."""
        games = end.history[len(start.history) :]
        return zip(end.moves[len(start.moves) :], games, strict=True)

    def tell(self, start: G, end: G, language: str, *, to_the_end: bool) -> list[str]:
        """Tell each turn between two games in a line; if `to_the_end`, how it ended, too."""
        lines, made = [], []
        for move, game in self.steps(start, end):
            made.append(move)
            if self.is_settled(game):
                told = " ".join(self.sentence(event, language) for event in game.events)
                lines.append(titled(" ".join(made), told, language))
                made = []
        return lines

    def about(self, game: G, language: str) -> list[str]:
        """Say of a picture on paper what a table says beside it: whose turn it is, for one."""
        return [staging_of(self.rulebook)().words(language).headline(game)]

    def sentence(self, event: Event, language: str) -> str:
        """Tell an event, with the id of its rule."""
        return f"{self.rulebook.explain(event, language)} ({event.rule})"


def subject_of(rulebook: Rulebook[Any, Any]) -> Subject[Any]:
    """Return how a game is taught."""
    found: type[Subject[Any]] = room(rulebook, "lessons").Subject
    return found(rulebook)
