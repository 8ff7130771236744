"""What things are called, in the reader's language and with the game's own words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.data import DATA, KINDS
from gold_widgets.games.klondike_rush.saying import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from gettext import NullTranslations

    from gold_widgets.games.klondike_rush.data import Data


def name_company(company: str, language: str | None = None) -> str:
    """Name a company; those of a board of somebody's own are called as they are there.

    >>> name_company("green"), name_company("green", "de")
    ('green', 'Grün')
    """
    return _companies(translations(language)).get(company, company)


@cache
def _companies(words: NullTranslations) -> dict[str, str]:
    pgettext = words.pgettext
    return {
        "red": pgettext("company", "red"),
        "white": pgettext("company", "white"),
        "green": pgettext("company", "green"),
        "black": pgettext("company", "black"),
    }


def name_kind(kind: str, language: str | None = None) -> str:
    """Name a kind of hunt token.

    >>> name_kind("beast"), name_kind("pelt", "de")
    ('snow beast', 'Pelz')
    """
    if kind not in KINDS:
        raise GameError(unknown(kind, {each: number for number, each in enumerate(KINDS)}))
    return _kinds(translations(language))[kind]


@cache
def _kinds(words: NullTranslations) -> dict[str, str]:
    pgettext = words.pgettext
    return {
        "fish": pgettext("hunt token", "fish"),
        "pelt": pgettext("hunt token", "pelt"),
        "moose": pgettext("hunt token", "moose"),
        "emerald": pgettext("hunt token", "emerald"),
        "wild": pgettext("hunt token", "wild"),
        "beast": pgettext("hunt token", "snow beast"),
    }


def name_space(name: str, language: str | None = None) -> str:
    """Name a space; those of a board of somebody's own are called as they are there.

    >>> name_space("Moose Ford"), name_space("Moose Ford", "de")
    ('Moose Ford', 'Elchfurt')
    """
    return _spaces(translations(language)).get(name, name)


@cache
def _spaces(words: NullTranslations) -> dict[str, str]:
    pgettext = words.pgettext
    return {
        "Crown Ledge": pgettext("space", "Crown Ledge"),
        "Frost Chair": pgettext("space", "Frost Chair"),
        "Beast's Door": pgettext("space", "Beast's Door"),
        "Old Cairn": pgettext("space", "Old Cairn"),
        "Eagle Step": pgettext("space", "Eagle Step"),
        "Titan's Brow": pgettext("space", "Titan's Brow"),
        "Windgate": pgettext("space", "Windgate"),
        "Silver Shelf": pgettext("space", "Silver Shelf"),
        "Echo Notch": pgettext("space", "Echo Notch"),
        "Goat Stair": pgettext("space", "Goat Stair"),
        "Broken Sled": pgettext("space", "Broken Sled"),
        "Amber Gully": pgettext("space", "Amber Gully"),
        "Long Shadow": pgettext("space", "Long Shadow"),
        "Lantern Rock": pgettext("space", "Lantern Rock"),
        "Widow's Bend": pgettext("space", "Widow's Bend"),
        "Cold Kettle": pgettext("space", "Cold Kettle"),
        "Whistler": pgettext("space", "Whistler"),
        "High Camp": pgettext("space", "High Camp"),
        "Pine Landing": pgettext("space", "Pine Landing"),
        "Otter Creek": pgettext("space", "Otter Creek"),
        "Salmon Run": pgettext("space", "Salmon Run"),
        "Beaver Dam": pgettext("space", "Beaver Dam"),
        "Dawn Meadow": pgettext("space", "Dawn Meadow"),
        "Ferry Stones": pgettext("space", "Ferry Stones"),
        "Moose Ford": pgettext("space", "Moose Ford"),
        "Trapper's Rest": pgettext("space", "Trapper's Rest"),
        "Mirror Lake": pgettext("space", "Mirror Lake"),
        "Mud Flats": pgettext("space", "Mud Flats"),
        "Tinker's Hut": pgettext("space", "Tinker's Hut"),
        "Red Willow": pgettext("space", "Red Willow"),
        "Wolf Hollow": pgettext("space", "Wolf Hollow"),
        "Birch Gate": pgettext("space", "Birch Gate"),
        "Sunset Spit": pgettext("space", "Sunset Spit"),
        "Ice Bridge": pgettext("space", "Ice Bridge"),
        "Raven Point": pgettext("space", "Raven Point"),
        "North Pass": pgettext("space", "North Pass"),
    }


def name_tokens(kinds: Sequence[str], language: str | None = None) -> str:
    """Name some tokens together.

    >>> print(name_tokens(["fish", "fish", "wild"]))
    2 × fish and wild
    >>> print(name_tokens(["fish", "fish", "pelt"], "fr"))
    2 poissons et une peau
    """
    counts = {kind: list(kinds).count(kind) for kind in KINDS if kind in kinds}
    said = translations(language).npgettext
    return listed((_some(kind, count, said) for kind, count in counts.items()), language)


def _some(kind: str, count: int, npgettext: Callable[[str, str, str, int], str]) -> str:
    """Name some tokens of a kind, as they stand in a sentence."""
    match kind:
        case "fish":
            said = npgettext("some tokens", "fish", "{count} × fish", count)
        case "pelt":
            said = npgettext("some tokens", "pelt", "{count} × pelt", count)
        case "moose":
            said = npgettext("some tokens", "moose", "{count} × moose", count)
        case "emerald":
            said = npgettext("some tokens", "emerald", "{count} × emerald", count)
        case "wild":
            said = npgettext("some tokens", "wild", "{count} × wild", count)
        case _:
            said = npgettext("some tokens", "snow beast", "{count} × snow beast", count)
    return said.format(count=count)


def name_card(card: str, language: str | None = None, data: Data = DATA) -> str:
    """Name a company card by what is on it.

    >>> name_card("RW"), name_card("R3")
    ('RW (red investment, white investment, red mine)', 'R3 (red investment, red mine, order)')
    """
    if card not in data.card_numbers:
        raise GameError(unknown(card, data.card_numbers))
    return _card(card, translations(language), language, data)


@cache
def _card(card: str, words: NullTranslations, language: str | None, data: Data) -> str:
    printed, gettext = data.cards[data.card_numbers[card]], words.gettext
    parts = []
    for symbol, counts in (
        (gettext("{company} investment"), printed.investments),
        (gettext("{company} mine"), printed.mines),
    ):
        for company, count in enumerate(counts):
            name = symbol.format(company=name_company(data.companies[company], language))
            parts += [f"{count} × {name}"] if count > 1 else [name] * count
    order = words.pgettext("card", "order")
    parts += [f"{printed.crates} × {order}"] if printed.crates > 1 else [order] * printed.crates
    return f"{card} ({', '.join(parts)})"


def name_cards(cards: Sequence[str], language: str | None = None, data: Data = DATA) -> str:
    """Name several company cards."""
    return listed((name_card(card, language, data) for card in cards), language)
