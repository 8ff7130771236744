"""Why a card may not be laid in some place: the rule, and where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.moves import read
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.cards import BY_CODE, name_of, no_card, row_name
from gold_widgets.games.mine_for_gold.laying import VERBS, in_row, places
from gold_widgets.games.mine_for_gold.layout import cards_in, find

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.laying import Place
    from gold_widgets.games.mine_for_gold.layout import Layout, Row


def name_of_place(place: Place) -> Sentence:
    """Name a place in a sentence that can be translated.

    >>> from gold_widgets import mine_for_gold as mine
    >>> name_of_place(mine.placements("R7 R9", "R12")[0])
    'to the right of the red 9'
    """
    if place.anchor is None:
        return Sentence("in the empty center")
    card = name_of(place.anchor)
    match place.verb:
        case "left":
            return Sentence("to the left of the {card}", card=card)
        case "right":
            return Sentence("to the right of the {card}", card=card)
        case "above":
            return Sentence("above the {card}", card=card)
        case "below":
            return Sentence("below the {card}", card=card)
    return Sentence("onto the {card}", card=card)


def why_not_there(layout: Layout, card: Card, word: str) -> Sentence | None:
    """Say why a card may not be laid so, or None if it may.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R7 R9 R14", hands=["R12", "B1"])
    >>> print(why_not_there(game.layout, mine.card("R12"), "on@R9"))
    The red 12 is 3 away from the red 9, but only 2 from the red 14: it goes onto the nearest (M3).
    """
    options = places(layout, card)
    if any(place.word == word for place in options):
        return None
    made = read(word, options[0].word)
    if made.verb == "start" and not made.place and not made.details:
        return _why_not_start(card)
    if made.verb not in VERBS or made.details or not made.place:
        return Sentence(
            "{move!r} is no place. Now the {card} is laid: write {place} to lay it {where}.",
            move=brief(word),
            card=name_of(card),
            place=options[0].word,
            where=name_of_place(options[0]),
        ) + did_you_mean(word, [place.word for place in options])
    if not layout:
        return Sentence(
            "There is nothing in the center: the {card} simply starts a row (M8).",
            card=name_of(card),
        )
    anchor = BY_CODE.get(made.place)
    if anchor is None:
        return no_card(made.place)
    at = find(layout, anchor)
    if at is None:
        return _not_visible(layout, anchor)
    if made.verb in ("above", "below"):
        return _why_no_new_row(layout, card, made.verb, at, options)
    return _why_not_in_row(layout, card, made.verb, at)


def _why_not_start(card: Card) -> Sentence:
    if card.is_silver:
        return _no_silver_row(card)
    return Sentence(
        "The {card} cannot simply start a row: that is for an empty center (M8).",
        card=name_of(card),
    )


def _no_silver_row(card: Card) -> Sentence:
    return Sentence(
        "The {card} may not start a row while cards lie in the center: "
        "silver joins a row that is there (M10).",
        card=name_of(card),
    )


def _not_visible(layout: Layout, anchor: Card) -> Sentence:
    if anchor in cards_in(layout):
        return Sentence(
            "The {card} lies under other cards: only the top of a pile counts (MR1, MR6).",
            card=name_of(anchor),
        )
    return Sentence("The {card} does not lie in the center.", card=name_of(anchor))


def _why_no_new_row(
    layout: Layout, card: Card, verb: str, at: tuple[int, int], options: tuple[Place, ...]
) -> Sentence:
    """Say why a card may not begin a row there."""
    if card.is_silver:
        return _no_silver_row(card)
    row, pile = at
    if any(each.color == card.color for each in layout):
        return Sentence(
            "The {card} cannot begin a row: {row} is there already, and a color has only one (M3).",
            card=name_of(card),
            row=row_name(card.color),
        )
    if any(not each.color for each in layout):
        return Sentence(
            "The {card} cannot begin a row: a row of silver waits for a color, "
            "so it belongs there (M11).",
            card=name_of(card),
        )
    anchor = layout[row].piles[pile][-1]
    if row != (0 if verb == "above" else len(layout) - 1):
        beside = (
            Sentence("above the {card} lies another row", card=name_of(anchor))
            if verb == "above"
            else Sentence("below the {card} lies another row", card=name_of(anchor))
        )
        return Sentence(
            "Not there: {beside}. A new row goes above the top row or below the bottom one (MR2).",
            beside=beside,
        )
    return _nearer(card, anchor, options[0].anchor, "M4")


def _why_not_in_row(layout: Layout, card: Card, verb: str, at: tuple[int, int]) -> Sentence:
    """Say why a card may not be laid at this card of a row."""
    row, pile = layout[at[0]], at[1]
    if not card.is_silver and row.color != card.color:
        problem = _why_not_this_row(layout, card, row)
        if problem is not None:
            return problem
    return _why_not_so_in(row, card, verb, pile, in_row(row, at[0], card.number))


def _why_not_this_row(layout: Layout, card: Card, row: Row) -> Sentence | None:
    if any(each.color == card.color for each in layout):
        return Sentence(
            "The {card} belongs in {own}, not in {row}: a row has one color (M3).",
            card=name_of(card),
            own=row_name(card.color),
            row=row_name(row.color),
        )
    if not row.color:
        return None  # it may join, but not so
    if any(not each.color for each in layout):
        return Sentence(
            "The {card} belongs in a row of silver, which waits for a color, not in {row} (M11).",
            card=name_of(card),
            row=row_name(row.color),
        )
    return Sentence(
        "The {card} cannot lie in {row}: a row has one color. It begins a row of its own (M4).",
        card=name_of(card),
        row=row_name(row.color),
    )


def _why_not_so_in(
    row: Row, card: Card, verb: str, pile: int, options: tuple[Place, ...]
) -> Sentence:
    """Say where in its row a card belongs: at an end, or onto the nearest (M3, MR7)."""
    right = options[0]
    anchor, other = row.piles[pile][-1], right.anchor
    assert other is not None
    if right.verb == "right":
        return Sentence(
            "The {card} is higher than all visible numbers of this row: it goes to the right end, "
            "to the right of the {other} (M3).",
            card=name_of(card),
            other=name_of(other),
        )
    if right.verb == "left":
        return Sentence(
            "The {card} is lower than all visible numbers of this row: it goes to the left end, "
            "to the left of the {other} (M3).",
            card=name_of(card),
            other=name_of(other),
        )
    if card.number == other.number:
        return Sentence(
            "The {card} has the same number as the {other}: it goes onto that pile (MR7).",
            card=name_of(card),
            other=name_of(other),
        )
    if verb != "on":
        return _between(card, options)
    return _nearer(card, anchor, other, "M3")


def _between(card: Card, options: tuple[Place, ...]) -> Sentence:
    """Say onto which number a card goes that is not for an end, or that there are two as near."""
    near = [name_of(place.anchor) for place in options if place.anchor]
    if len(near) == 1:
        return Sentence(
            "The {card} is neither the highest nor the lowest of its row: it goes onto the nearest "
            "number, the {other} (M3).",
            card=name_of(card),
            other=near[0],
        )
    return Sentence(
        "The {card} is neither the highest nor the lowest of its row: it goes onto one of the "
        "nearest numbers, the {other} or the {another} (M3).",
        card=name_of(card),
        other=near[0],
        another=near[1],
    )


def _nearer(card: Card, anchor: Card, other: Card | None, rule: str) -> Sentence:
    """Compare two distances: the one asked about, and the one that decides."""
    assert other is not None
    values = {
        "card": name_of(card),
        "anchor": name_of(anchor),
        "far": abs(card.number - anchor.number),
        "near": abs(card.number - other.number),
        "other": name_of(other),
    }
    if rule == "M4":
        return Sentence(
            "The {card} is {far} away from the {anchor}, but only {near} from the {other}: "
            "a new row begins at the nearest (M4).",
            **values,
        )
    return Sentence(
        "The {card} is {far} away from the {anchor}, but only {near} from the {other}: "
        "it goes onto the nearest (M3).",
        **values,
    )
