"""The errors a person meets: each says what was wrong, where, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable


class GameError(ValueError):
    """Anything that a game refuses; nothing has changed when it is raised."""

    @property
    def said(self) -> str:
        """The message: a `Sentence`, for `words.tell`, wherever a player may meet it."""
        return self.args[0] if self.args else ""


class SetupError(GameError):
    """A game cannot be set up like this: players, colors, seeds or rule values."""


class IllegalMove(GameError):
    """The rules do not allow this move in this position."""


class NotationError(GameError):
    """A text cannot be read; `line` and `column` count from 1 and say where."""

    def __init__(self, problem: str, line: int = 1, column: int = 1) -> None:
        """Put the place in front of the problem."""
        super().__init__(
            Sentence(
                "line {line}, column {column}: {problem}",
                line=line,
                column=column,
                problem=problem,
            )
        )
        self.problem, self.line, self.column = problem, line, column

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, int, int]]:
        """Travel between processes with the place intact."""
        return type(self), (self.problem, self.line, self.column)


_LONGEST_GUESS = 60
"""Characters of a word that may be a known one misspelt; comparing longer ones takes too long."""


def in_short(error: BaseException) -> str:
    """Name an error that somebody else's code raised, with its message if it has one.

    >>> in_short(KeyError("a1")), in_short(SystemExit())
    ("KeyError: 'a1'", 'SystemExit')
    """
    name = type(error).__name__
    try:
        return f"{name}: {str(error)[:200]}".removesuffix(": ")
    except Exception:  # noqa: BLE001 - even its text may be somebody's own code
        return name


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ' Did you mean …?' for the closest known word, or nothing.

    >>> did_you_mean("r4", ["R4", "$3"])
    ' Did you mean R4?'
    """
    if len(word) > _LONGEST_GUESS:
        return ""
    by_fold = {name.casefold(): name for name in known}
    match = by_fold.get(word.casefold()) or by_fold.get(word.casefold()[::-1])
    if not match:
        from difflib import get_close_matches  # needed once in a while

        close = get_close_matches(word.casefold(), by_fold, n=1, cutoff=0.5)
        if not close:
            return ""
        match = by_fold[close[0]]
    return Sentence(" Did you mean {word}?", word=match)


def refuse_unknown(given: Iterable[str], known: Iterable[str], whose: str) -> None:
    """Answer a misspelt option with the nearest name."""
    known = tuple(dict.fromkeys(known))
    for name in given:
        if name not in known:
            raise SetupError(
                Sentence(
                    "{whose} takes no option {name!r}. There are {known}.",
                    whose=whose,
                    name=name,
                    known=", ".join(known),
                )
                + did_you_mean(name, known)
            )
