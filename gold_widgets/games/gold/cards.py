"""The 64 table cards of GOLD: 25 kinds, each with a code of two characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from unicodedata import category

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Word

Kind = Literal["gold", "digger", "dynamite"]

COLORS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "purple"}
"""The five colors, letter and name, in the order in which seats get them."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One kind of table card. There is one object a kind, so equal cards are the same object."""

    code: str
    """Two characters: `$3`, `R4`, `**`."""
    kind: Kind
    """Gold, digger or dynamite."""
    value: int
    """Points of gold, strength of a digger, 0 for dynamite."""
    color: str
    """A digger's color letter, `""` for the others."""
    is_gold: bool
    """Whether it is worth points."""
    is_digger: bool
    """Whether it can carry gold and fight."""

    def __repr__(self) -> str:
        """Show the code, as `card()` takes it."""
        return f"card({self.code!r})"

    def __str__(self) -> str:
        """Show the bare code."""
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copy and unpickle to the one object of the kind."""
        return card, (self.code,)


def _gold(value: int) -> Card:
    return Card(f"${value}", "gold", value, "", is_gold=True, is_digger=False)


def _digger(color: str, value: int) -> Card:
    return Card(f"{color}{value}", "digger", value, color, is_gold=False, is_digger=True)


DYNAMITE = Card("**", "dynamite", 0, "", is_gold=False, is_digger=False)

COPIES: dict[Card, int] = {
    **{_gold(value): copies for value, copies in ((1, 5), (2, 7), (3, 7), (4, 5))},
    **{
        _digger(color, value): copies
        for color in COLORS
        for value, copies in ((2, 2), (3, 2), (4, 2), (5, 1))
    },
    DYNAMITE: 5,
}
"""How often each card is in the deck."""

CARDS: tuple[Card, ...] = tuple(COPIES)
"""The 25 kinds in their fixed order: gold 1 to 4, diggers by color and value, dynamite."""

DECK: tuple[Card, ...] = tuple(kind for kind, copies in COPIES.items() for _ in range(copies))
"""All 64 table cards."""

EMPTY = ".."
"""Stands in a drawing for a spot without a card."""

_BY_CODE = {kind.code: kind for kind in CARDS}


def card(code: str | Card) -> Card:
    """Return the card with this code.

    >>> card("R4").color, card("R4").value, card("$3").is_gold
    ('R', 4, True)
    """
    return code if isinstance(code, Card) else read_card(Word(str(code), 1, 1))


def read_card(word: Word) -> Card:
    """Read a card's code where it stands in a text."""
    if word.text not in _BY_CODE:
        raise word.wrong(
            Sentence(
                "{word!r} is not a card. Cards are $1 to $4 (gold), R2 to P5 (diggers: R red, "
                "B blue, G green, Y yellow, P purple) and ** (dynamite); {empty} is an empty spot.",
                word=brief(word.text),
                empty=EMPTY,
            )
            + did_you_mean(_nearest(word.text), _BY_CODE)
        )
    return _BY_CODE[word.text]


def _nearest(text: str) -> str:
    """Guess at a card of the same family: `£3` is gold 3, and the nearest to `R9` is `R5`."""
    sign, value = text[:1], text[1:]
    if sign and category(sign) == "Sc":
        sign = "$"
    family = [code for code in _BY_CODE if code[0] == sign.upper() and code[1].isdigit()]
    if not family or len(value) > 2 or not value.isdecimal():
        return text
    return min(family, key=lambda code: abs(int(code[1]) - int(value)))
