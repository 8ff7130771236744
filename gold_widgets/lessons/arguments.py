"""What a pupil may have written instead of text or a number, refused in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.rooms import usual
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.tables.options import rulebook_of

if TYPE_CHECKING:
    from gold_widgets.lessons.subject import Subject


def text(name: str, value: object) -> str:
    """Return what should be text, or refuse it."""
    if isinstance(value, str):
        return value
    kind = type(value).__name__
    raise SetupError(
        Sentence("{name} is of type {kind}: write it in quotes.", name=name, kind=kind)
    )


def number(name: str, value: object, least: int | None = None) -> int:
    """Return what should be a whole number, and at least so much, or refuse it."""
    if not isinstance(value, int) or isinstance(value, bool):
        kind = type(value).__name__
        raise SetupError(
            Sentence("{name} is of type {kind}: write a whole number.", name=name, kind=kind)
        )
    if least is not None and value < least:
        raise SetupError(
            Sentence(
                "{name}={value!r} is too little: ask for {least} or more.",
                name=name,
                value=brief(value),
                least=least,
            )
        )
    return value


def moves(subject: Subject[Any], given: object, own: dict[str, Any]) -> str:
    """Return the moves, which may also be among the other arguments by the game's own name."""
    return text(subject.MOVES, own.pop(subject.MOVES, given))


def book(game: object) -> Any:  # noqa: ANN401 - a module
    """Return the rules that are meant: those of a module, or the usual ones."""
    book = usual() if game is None else rulebook_of(game)
    if book is None:
        kind = type(game).__name__
        raise SetupError(Sentence("game is of type {kind}: give the module of a game.", kind=kind))
    return book
