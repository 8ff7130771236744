"""What things are called in refusals, which are put into the reader's language later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.games.klondike_rush.state import Counts

# The same words as in naming.py, where translators are told what they stand for: a sentence whose
# language is not known yet has no such context. A test keeps the two alike.
_COMPANIES = {
    "red": Sentence("red"),
    "white": Sentence("white"),
    "green": Sentence("green"),
    "black": Sentence("black"),
}
_KINDS = (
    Sentence("fish"),
    Sentence("pelt"),
    Sentence("moose"),
    Sentence("emerald"),
    Sentence("wild"),
    Sentence("snow beast"),
)


def unknown(name: object, known: Mapping[str, int]) -> Sentence:
    """Say that there is nothing of that name, and what there is."""
    shown = ", ".join(known) if len(known) < 9 else f"{next(iter(known))}, …, {list(known)[-1]}"
    return Sentence(
        "{name!r} is unknown here: there are {names}.", name=brief(name), names=shown
    ) + did_you_mean(str(brief(name)), known)


def said_company(company: str) -> str:
    """Name a company; those of a board of somebody's own are called as they are there."""
    return _COMPANIES.get(company, company)


def said_kind(kind: int) -> Sentence:
    """Name a kind of hunt token."""
    return _KINDS[kind]


def said_counts(counts: Counts) -> Sentence:
    """Name how many tokens of each kind.

    >>> said_counts((1, 2, 0, 0))
    'fish × 1, pelt × 2'
    """
    first, *rest = [_KINDS[kind] + f" × {n}" for kind, n in enumerate(counts) if n]
    for more in rest:
        first = first + ", " + more
    return first
