"""What a table is given, checked: games, numbers, names of options, what a form says."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from gold_widgets.engine.errors import SetupError, refuse_unknown
from gold_widgets.engine.records import Record
from gold_widgets.engine.rooms import usual_folder
from gold_widgets.engine.sentences import Sentence, brief

__all__ = (
    "as_record",
    "checked_number",
    "is_game",
    "names_of",
    "parted",
    "read_seed",
    "refuse_unknown",
    "rulebook_of",
    "spelled_out",
)

F = TypeVar("F", bound=Callable[..., object])


def as_record(game: object) -> Record[Any]:
    """Take a game or a record."""
    if isinstance(game, Record):
        return game
    if is_game(game):
        return Record.of(game)
    if isinstance(game, str):
        raise SetupError(
            Sentence(
                "{text!r} is a text and not a game yet. A game's scenario(...) makes one of it: "
                "{book}.scenario({text!r}).",
                text=brief(game),
                book=usual_folder(),
            )
        )
    raise SetupError(
        Sentence(
            "{kind} is not a game. Give what a game's deal(...) or scenario(...) returns.",
            kind=type(game).__name__,
        )
    )


def is_game(thing: object) -> bool:
    """Tell whether something is a game: it says who plays it, and by which rules."""
    is_made = not isinstance(thing, type)  # the class of a game has the names, too
    return is_made and all(hasattr(thing, name) for name in ("rulebook", "seats", "history"))


def rulebook_of(thing: object) -> Any:  # noqa: ANN401 - a module
    """Return a rulebook, if that is what was given."""
    return thing if inspect.ismodule(thing) and hasattr(thing, "deal") else None


def checked_number(name: str, number: float, least: float, most: float) -> float:
    """Refuse what is no number, or out of range."""
    if (
        isinstance(number, bool)
        or not isinstance(number, int | float)
        or not least <= number <= most
    ):
        raise SetupError(
            Sentence(
                "{name}={number!r} is out of range: a number from {least} to {most}.",
                name=name,
                number=number,
                least=least,
                most=most,
            )
        )
    return number


def names_of(*takers: Callable[..., object]) -> tuple[str, ...]:
    """Return the names of the options that functions or classes take by name."""
    return tuple(
        name
        for taker in takers
        for name, parameter in inspect.signature(taker).parameters.items()
        if parameter.kind in (parameter.KEYWORD_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    )


def spelled_out(taker: Callable[..., object], *, but: str = "") -> Callable[[F], F]:
    """Let help name the options that a function passes on to another one, which checks them."""

    def decorate(function: F) -> F:
        own = inspect.signature(function)
        *mine, rest = own.parameters.values()
        passed_on = [
            each
            for name, each in inspect.signature(taker).parameters.items()
            if each.kind is each.KEYWORD_ONLY and name != but and name not in own.parameters
        ]
        signature = own.replace(parameters=[*mine, *passed_on, rest])
        function.__signature__ = signature  # type: ignore[attr-defined] # what `inspect` looks for
        return function

    return decorate


def parted(
    options: Mapping[str, Any], first: Callable[..., object]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Part options into those that the first taker knows, and the others."""
    known = names_of(first)
    return (
        {name: value for name, value in options.items() if name in known},
        {name: value for name, value in options.items() if name not in known},
    )


def read_seed(text: str) -> int | None:
    """Read the seed of a form; an empty one asks for fresh luck."""
    text = text.strip()
    if not text:
        return None
    if not text.isascii() or not text.isdigit():
        raise SetupError(
            Sentence(
                "{text!r} is not a seed. A seed is a whole number from 0 on, such as 7.",
                text=text[:40],
            )
        )
    return int(text[:40])
