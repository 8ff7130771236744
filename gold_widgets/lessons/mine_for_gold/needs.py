"""What would have to be true for a card to go where it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.naming import name_card

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Layout, Row


def need_of_place(layout: Layout, card: Card, right: str, wrong: str, language: str) -> str:
    """Say what a wrong place for a card would take, without telling which one is right."""
    gettext = translations(language).gettext
    verb, _, code = wrong.partition("@")
    row, top = _found(layout, code)
    joined = _joined(layout, right)
    if verb in ("above", "below"):
        said = _new_row(layout, card, joined, verb, row, language)
    elif row is not joined and not card.is_silver:
        said = gettext("For that, the {card} and the {top} would have to be of one color.")
    else:
        said = _within(row, card, verb, top, language)
    return said.format(card=name_card(card, language), top=name_card(top, language))


def _new_row(
    layout: Layout, card: Card, joined: Row | None, verb: str, row: Row, language: str
) -> str:
    """Say what would have to be true for a card to begin a row there."""
    gettext = translations(language).gettext
    if card.is_silver:
        return gettext("For that, the card would have to have a color: silver begins no row.")
    if joined is not None and not joined.color:
        return gettext("For that, no row of silver could be waiting for a color.")
    if joined is not None:
        return gettext("For that, there could be no row of this color yet.")
    if verb == "above" and row is not layout[0]:
        return gettext("For that, the {top} would have to lie in the top row.")
    if verb == "below" and row is not layout[-1]:
        return gettext("For that, the {top} would have to lie in the bottom row.")
    return gettext("For that, no other number could be nearer than the {top}.")


def _within(row: Row, card: Card, verb: str, top: Card, language: str) -> str:
    """Say what would have to be true for a card to go there in a row that it may join."""
    gettext = translations(language).gettext
    tops = [pile[-1] for pile in row.piles]
    if verb == "right":
        if top is tops[-1]:
            return gettext("For that, the {card} would have to be higher than the {top}.")
        return gettext("For that, the {top} would have to lie at the right end of its row.")
    if verb == "left":
        if top is tops[0]:
            return gettext("For that, the {card} would have to be lower than the {top}.")
        return gettext("For that, the {top} would have to lie at the left end of its row.")
    numbers = [each.number for each in tops]
    nearest = min(numbers, key=lambda number: abs(number - card.number))
    if top.number == nearest and not min(numbers) <= card.number <= max(numbers):
        return gettext(
            "For that, there would have to be a lower and a higher number than the {card} in the "
            "row."
        )
    return gettext("For that, no other number could be nearer than the {top}.")


def _joined(layout: Layout, place: str) -> Row | None:
    """Return the row that a card joins at a place; None if it begins one."""
    verb, _, code = place.partition("@")
    return _found(layout, code)[0] if verb in ("on", "left", "right") else None


def _found(layout: Layout, code: str) -> tuple[Row, Card]:
    """Return the visible card of that name, and its row."""
    return next((row, pile[-1]) for row in layout for pile in row.piles if pile[-1].code == code)
