"""What the module of a game offers, so that whatever stands beside it need know none by name.

A game is a module: whatever stands in `gold_widgets.games` satisfies `Rulebook`. Tables,
lessons and the lab are handed games, ask each for its `rulebook`, and go on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from gold_widgets.engine.game import Event
    from gold_widgets.engine.players import Explaining
    from gold_widgets.engine.recall import Recall
    from gold_widgets.engine.records import Record

G = TypeVar("G")
V = TypeVar("V")


class Memory(Protocol):
    """What a seat remembers, carried from event to event without going back to the start."""

    def after(self, events: Iterable[Any], /) -> Self:
        """Return the memory once these events have been watched."""


class Hint(NamedTuple):
    """A move to make, and the reason for it."""

    spots: tuple[str, ...]
    """What to press, in this order: parts of a move, and where it can be planned of the next."""
    words: str
    """What to do, why, and what it costs, in plain words."""
    numbers: str = ""
    """The same in figures, such as chances, for those who want them."""


class Rule(NamedTuple):
    """A rule of the book, or a ruling where the book is silent."""

    id: str
    """What events, sentences and lessons call it, such as `G5`."""
    name: str
    """Its name in a word or two."""
    words: str
    """The rule itself, in a sentence or two for a reader of twelve."""
    example: str = ""
    """A position that shows it, as text that the game's `parse` reads."""
    moves: str = ""
    """The moves to play there."""
    lesson: str = ""
    """The notebook that teaches it: its path from the top of the course, without an ending."""


def illustrated(
    rules: Iterable[Rule],
    examples: Mapping[str, tuple[str, str]],
    folder: str,
    lessons: Mapping[str, str],
) -> tuple[Rule, ...]:
    """Add to each rule what shows it, and the notebook that teaches it.

    Args:
        rules: The rules as they are told.
        examples: Rule → a position, and the moves to play there; not every rule has one.
        folder: Where the notebooks are.
        lessons: Notebook → the rules that are taught there, with blanks between.
    """
    taught = {rule: notebook for notebook, ids in lessons.items() for rule in ids.split()}
    return tuple(
        rule._replace(example=example, moves=moves, lesson=f"{folder}/{taught[rule.id]}")
        for rule in rules
        for example, moves in (examples.get(rule.id, ("", "")),)
    )


class Rulebook(Protocol[G, V]):
    """The rules of one game."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of a module
        """What the game is called in English; `words.game_name` says it to a reader."""

    @property
    def TAG(self) -> str:  # noqa: N802
        """What a game that is written as one line begins with."""

    @property
    def PLAYERS(self) -> range:  # noqa: N802
        """How many can play it."""

    @property
    def HAS_SECRETS(self) -> bool:  # noqa: N802
        """Whether a seat may see what others may not."""

    @property
    def OUT_OF_TURN(self) -> bool:  # noqa: N802
        """Whether a seat may act although the game does not wait for it."""

    @property
    def HAS_STARTER(self) -> bool:  # noqa: N802
        """Whether one player starts, so that in a match another one does each time."""

    @property
    def LEVELS(self) -> Collection[str]:  # noqa: N802
        """The computer opponents that have a name, from weak to strong."""

    @property
    def OPPONENTS(self) -> Collection[str]:  # noqa: N802
        """Every name that `opponent` knows, those of the levels too."""

    def deal(self, players: int | Sequence[str] = 2, seed: int | None = None) -> G:
        """Begin a game; the same seed begins the same one."""

    def deal_again(self, start: G, seed: int | None = None, starter: int | None = None) -> G:
        """Begin another game like one that began so: the same players and rules, other luck."""

    def is_whole(self, start: G) -> bool:
        """Tell whether a game that began so was dealt by the book, and counts in a match."""

    def parse(self, text: str) -> G:
        """Read a position that `str(game)` wrote."""

    def save(self, game: G | Record[Any]) -> str:
        """Write a whole game as one line."""

    def load(self, text: str) -> Record[Any]:
        """Read a game, written by `save` or as a file for people."""

    def view(
        self,
        game: G,
        seat: int | str | None = None,
        recall: Recall | None = None,
        *,
        memory: Any = None,  # noqa: ANN401 - of the game's own kind
    ) -> V:
        """Show a game to a seat; without one, what everybody may see."""

    def watch(self, game: G, recall: Recall | None = None) -> Any:  # noqa: ANN401
        """Return the `Memory` of all that was shown from the start up to now."""

    def rules(self, language: str | None = None) -> Sequence[Rule]:
        """Return every rule and ruling, in the order of the book."""

    def explain(self, event: Event, language: str | None = None) -> str:
        """Tell an event in a sentence."""

    def opponent(self, level: str | float, seed: int = 0) -> Explaining[V]:
        """Return the computer opponent of a name, or of a strength from 0 to 1 if there is one."""

    def hint(self, view: V, language: str | None = None, level: str | None = None) -> Hint:
        """Say what a good player would do, and why.

        It looks as far ahead as the computer opponent of that level; by default as the game likes.
        A view of somebody who has nothing to choose is refused.
        """
