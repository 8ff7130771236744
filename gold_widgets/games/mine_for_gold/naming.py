"""Cards, places and ways of piles, named in the reader's language: as a label, as advice, as words.

Each is a whole pattern, for a translator may have to turn it round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.mine_for_gold.cards import BY_CODE, name_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.events import Shift


def name_card(card: Card, language: str | None = None) -> str:
    """Name a card, as a label does.

    >>> from gold_widgets import mine_for_gold as mine
    >>> name_card(mine.card("R12")), name_card(mine.card("R12"), "de")
    ('red 12', 'rote 12')
    """
    return tell(name_of(card), language)


def name_cards(cards: Iterable[Card], language: str | None = None) -> str:
    """Name several cards in a sentence."""
    return listed([name_card(card, language) for card in cards], language)


def name_kind(kind: str, language: str | None = None) -> str:
    """Name a corridor of a kind.

    >>> name_kind("pile")
    'Four cards in one pile'
    """
    gettext = translations(language).gettext
    names = {
        "row": gettext("Four piles side by side"),
        "column": gettext("Four colors in a column"),
        "pile": gettext("Four cards in one pile"),
    }
    return names[kind]


def name_place(word: str, language: str | None = None) -> str:
    """Name the place of a move.

    >>> name_place("on@R9"), name_place("start")
    ('Onto the red 9', 'In the empty center')
    """
    gettext = translations(language).gettext
    patterns = {
        "on": gettext("Onto the {card}"),
        "left": gettext("Left of the {card}"),
        "right": gettext("Right of the {card}"),
        "above": gettext("Above the {card}"),
        "below": gettext("Below the {card}"),
        "start": gettext("In the empty center"),
    }
    verb, _, code = word.partition("@")
    return patterns[verb].format(card=name_card(BY_CODE[code], language) if code else "")


def advise_place(word: str, language: str | None = None) -> str:
    """Tell somebody to lay a card in a place.

    >>> advise_place("on@R9")
    'Lay your card onto the red 9.'
    """
    gettext = translations(language).gettext
    patterns = {
        "on": gettext("Lay your card onto the {card}."),
        "left": gettext("Lay your card to the left of the {card}."),
        "right": gettext("Lay your card to the right of the {card}."),
        "above": gettext("Lay your card above the {card}."),
        "below": gettext("Lay your card below the {card}."),
    }
    verb, _, code = word.partition("@")
    return patterns[verb].format(card=name_card(BY_CODE[code], language))


def label_place(card: Card, word: str, language: str | None = None) -> str:
    """Say where a card would be laid, and what decides it.

    >>> from gold_widgets import mine_for_gold as mine
    >>> label_place(mine.card("B8"), "above@R9")
    'Begin a row with the blue 8 above the red 9, distance 1'
    """
    gettext = translations(language).gettext
    patterns = {
        "on": gettext("Lay the {card} onto the {anchor}, distance {distance}"),
        "left": gettext("Lay the {card} left of the {anchor}, as the lowest number"),
        "right": gettext("Lay the {card} right of the {anchor}, as the highest number"),
        "above": gettext("Begin a row with the {card} above the {anchor}, distance {distance}"),
        "below": gettext("Begin a row with the {card} below the {anchor}, distance {distance}"),
        "start": gettext("Start with the {card} in the empty center"),
    }
    verb, _, code = word.partition("@")
    anchor = BY_CODE.get(code)
    return patterns[verb].format(
        card=name_card(card, language),
        anchor=name_card(anchor, language) if anchor else "",
        distance=abs(card.number - anchor.number) if anchor else 0,
    )


def name_shifts(shifts: Iterable[Shift], language: str | None = None) -> str:
    """Tell which piles go where, as a part of a sentence."""
    return listed([_shift(shift, language) for shift in shifts], language)


def _shift(shift: Shift, language: str | None) -> str:
    gettext = translations(language).gettext
    card, way = name_card(shift.pile[-1], language), name_way(shift, language)
    if len(shift.pile) == 1:
        return gettext("the {card} goes {way}").format(card=card, way=way)
    return gettext("the pile with the {card} goes {way}").format(card=card, way=way)


def name_way(shift: Shift, language: str | None = None) -> str:
    """Tell which way a pile goes, and how far: sideways, then up or down."""
    gettext = translations(language).gettext
    legs = {
        gettext("{steps} to the right"): shift.right,
        gettext("{steps} to the left"): -shift.right,
        gettext("{steps} down"): shift.down,
        gettext("{steps} up"): -shift.down,
    }
    return listed(
        [pattern.format(steps=steps) for pattern, steps in legs.items() if steps > 0], language
    )
