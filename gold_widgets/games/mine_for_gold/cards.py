"""The hundred cards of Mine for Gold: numbers 1 to 20 in four colors and in silver."""

from __future__ import annotations

from dataclasses import dataclass

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Word

COLORS = {"Y": "yellow", "R": "red", "G": "green", "B": "blue", "S": "silver"}
"""Letter and name, in the order in which equal numbers are laid (M2)."""
SILVER = "S"
"""The jokers' letter (M10)."""
NUMBERS = range(1, 21)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """A card. There is one object for each, so equal cards are the same object."""

    code: str
    """Letter and number: `R12`."""
    color: str
    """Its letter."""
    number: int
    """1 to 20."""
    order: int
    """Who lays first: the card whose order is the smallest (M2)."""

    def __repr__(self) -> str:
        """Show the code, as `card()` takes it."""
        return f"card({self.code!r})"

    def __str__(self) -> str:
        """Show the bare code."""
        return self.code

    @property
    def is_silver(self) -> bool:
        """Whether it is a joker."""
        return self.color == SILVER

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copy and unpickle to the one object of its kind."""
        return card, (self.code,)


DECK: tuple[Card, ...] = tuple(
    Card(f"{color}{number}", color, number, (NUMBERS[-1] - number) * len(COLORS) + rank)
    for rank, color in enumerate(COLORS)
    for number in NUMBERS
)
"""All hundred cards, sorted as a hand is: by color, then by number."""
BASIC_DECK = tuple(each for each in DECK if not each.is_silver)
"""The eighty cards of the basic game."""
EMPTY = "."
"""Stands in a drawing for a place without a pile."""

BY_CODE = {each.code: each for each in DECK}
_RANK = {each: rank for rank, each in enumerate(DECK)}


def card(code: str | Card) -> Card:
    """Return the card with this code.

    >>> card("R12").color, card("R12").number
    ('R', 12)
    """
    return code if isinstance(code, Card) else read_card(Word(str(code), 1, 1))


def read_card(word: Word) -> Card:
    """Read a card's code where it stands in a text."""
    found = BY_CODE.get(word.text)
    if found is None:
        raise word.wrong(no_card(word.text))
    return found


def no_card(code: object) -> Sentence:
    """Say that something is no card, and what cards are called."""
    problem = Sentence(
        "{word!r} is not a card. Cards are a letter and a number from 1 to 20, such as R12: "
        "Y yellow, R red, G green, B blue, S silver.",
        word=brief(code),
    )
    return problem + did_you_mean(code, BY_CODE) if isinstance(code, str) else problem


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """Sort cards as a hand is sorted."""
    return tuple(sorted(cards, key=_RANK.__getitem__))


def name_of(card: Card) -> Sentence:
    """Name a card in a sentence that can be translated.

    >>> name_of(card("R12"))
    'red 12'
    """
    return _NAMES[card.color](card.number)


_NAMES = {
    "Y": lambda number: Sentence("yellow {number}", number=number),
    "R": lambda number: Sentence("red {number}", number=number),
    "G": lambda number: Sentence("green {number}", number=number),
    "B": lambda number: Sentence("blue {number}", number=number),
    "S": lambda number: Sentence("silver {number}", number=number),
}


def row_name(color: str) -> Sentence:
    """Name a row by its color; one without, by its silver.

    >>> row_name("R")
    'the red row'
    """
    names = {
        "Y": Sentence("the yellow row"),
        "R": Sentence("the red row"),
        "G": Sentence("the green row"),
        "B": Sentence("the blue row"),
    }
    return names.get(color, Sentence("the silver row"))
