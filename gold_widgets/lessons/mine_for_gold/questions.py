"""What a prediction can ask of a round of Mine for Gold."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.mine_for_gold.closing import moved as shifts_by
from gold_widgets.games.mine_for_gold.events import Chain, Closed, Completed, Laid, Revealed, Taken
from gold_widgets.games.mine_for_gold.layout import CORRIDOR
from gold_widgets.games.mine_for_gold.naming import (
    name_card,
    name_cards,
    name_kind,
    name_place,
)
from gold_widgets.games.mine_for_gold.refusing import moving
from gold_widgets.games.mine_for_gold.refusing_places import why_not_there
from gold_widgets.lessons.mine_for_gold.aims import CORRIDORS, happened
from gold_widgets.lessons.mine_for_gold.needs import need_of_place
from gold_widgets.lessons.mine_for_gold.ways import (
    center_before,
    gaps_before,
    other_ways,
    told_shifts,
)
from gold_widgets.lessons.questions import Question

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Layout, Row
    from gold_widgets.lessons.questions import Asking

_WRONG = 3
"""Answers that are wrong, at most."""
E_ = TypeVar("E_")


def place(before: Game, after: Game, language: str) -> Question:
    """Ask where the first card goes that is laid."""
    laid = _first(before, after, Laid)
    layout = center_before(before, after, laid)
    gettext = translations(language).gettext
    wrong = list(islice(_elsewhere(layout, laid.card, laid.place), _WRONG))
    words = sorted([laid.place, *wrong])
    choices = {word: name_place(word, language) for word in words}
    needs = {
        choices[word]: need_of_place(layout, laid.card, laid.place, word, language)
        for word in wrong
    }
    _check_choice(needs)
    text = gettext("Where is the {card} laid?").format(card=name_card(laid.card, language))
    right = choices[laid.place]
    return Question(text, tuple(choices.values()), right, needs, rule=laid.rule)


def _elsewhere(layout: Layout, card: Card, right: str) -> Iterator[str]:
    """Yield places that are not allowed: in the card's own row first, at the nearest numbers."""
    words = dict.fromkeys((*_in_its_row(layout, card), *_anywhere(layout, card)))
    return (word for word in words if word != right and why_not_there(layout, card, word))


def _in_its_row(layout: Layout, card: Card) -> Iterator[str]:
    """Yield every pile of the row of a card's color, and its ends."""
    for row in layout:
        if row.color == card.color:
            tops = [pile[-1] for pile in row.piles]
            yield from (f"on@{top.code}" for top in _by_distance(tops, card)[:2])
            yield from (f"right@{tops[-1].code}", f"left@{tops[0].code}")


def _anywhere(layout: Layout, card: Card) -> Iterator[str]:
    """Yield each kind of place once, then piles that are further away."""
    tops = _by_distance([pile[-1] for row in layout for pile in row.piles], card)
    for verb in ("on", "below", "right", "above", "left"):
        for top in tops[:2]:
            word = f"{verb}@{top.code}"
            if why_not_there(layout, card, word):
                yield word
                break
    yield from (f"on@{top.code}" for top in tops[1:])


def _by_distance(tops: list[Card], card: Card) -> list[Card]:
    return sorted(tops, key=lambda top: (abs(top.number - card.number), top.order))


def order(before: Game, after: Game, language: str) -> Question:
    """Ask who lays first."""
    shown = _first(before, after, Revealed)
    gettext = translations(language).gettext
    first, best = shown.cards[0]
    needs = {}
    for seat, card in shown.cards[1:]:
        if card.number == best.number:
            need = gettext(
                "For that, {card} would have to come before {other}: of equal numbers, yellow is "
                "laid first, then red, green, blue, silver."
            )
        else:
            need = gettext("For that, {card} would have to be higher than {other}.")
        needs[seat.name] = need.format(
            card=name_card(card, language), other=name_card(best, language)
        )
    names = tuple(seat.name for seat in after.seats)
    text = gettext("Who lays the first card?")
    return Question(text, names, first.name, needs, rule=shown.rule)


def corridor(before: Game, after: Game, language: str) -> Question:
    """Ask which corridor is complete first, if any is."""
    gettext = translations(language).gettext
    found = [event for event in happened(before, after) if isinstance(event, Completed)]
    choices = {kind: name_kind(kind, language) for kind in CORRIDORS}
    choices[""] = translations(language).pgettext("corridor", "None")
    needs = {
        choices["row"]: gettext("For that, a row would have to have four piles."),
        choices["column"]: gettext("For that, four rows would have to share a column."),
        choices["pile"]: gettext("For that, four cards would have to lie on one place."),
    }
    if found:
        names = name_cards(found[0].cards, language)
        sentence = gettext("For that, this corridor could not be complete: {cards}.")
        needs[choices[""]] = sentence.format(cards=names)
    answer = choices[found[0].kind if found else ""]
    text, rule = gettext("Which corridor is complete?"), "M5"
    if found and any(not row.color for row in _rows_of(before, after, found[0])):
        rule = "MR9"
    return Question(text, tuple(choices.values()), answer, needs, rule=rule)


def _rows_of(before: Game, after: Game, corridor: Completed) -> list[Row]:
    """Return the rows that a corridor goes through, as they were just before it was complete."""
    there = {pile[-1]: row for row in center_before(before, after, corridor) for pile in row.piles}
    return [there[card] for card in corridor.cards if card in there]


def takes(before: Game, after: Game, language: str) -> Question:
    """Ask how many cards are taken, by everybody together."""
    catalogue = translations(language)
    gettext = catalogue.gettext
    taken = [event for event in happened(before, after) if isinstance(event, Taken)]
    count = sum(len(event.cards) for event in taken)
    numbers = sorted({0, CORRIDOR, count, count + 1 if count else 2 * CORRIDOR - 1, 2 * CORRIDOR})
    needs = {}
    for number in numbers:
        if not number:
            need = gettext("For that, no corridor could be complete.")
        elif not count:
            need = gettext("For that, a corridor would have to be complete, and none is.")
        elif number < count:
            need = gettext(
                "For that, fewer cards would have to lie in the corridors: whole piles are taken, "
                "and all corridors at once."
            )
        else:
            need = gettext("For that, more cards would have to lie in the corridors.")
        needs[str(number)] = need
    text = gettext("How many cards are taken?")
    # At once, or one after the other: the count is the same, but not what is to be understood.
    is_chain = any(isinstance(event, Chain) for event in happened(before, after))
    corridors = sum(isinstance(event, Completed) for event in happened(before, after))
    rule = "M7" if is_chain else "MR12" if corridors > len(taken) else "M5"
    return Question(text, tuple(map(str, numbers)), str(count), needs, rule=rule)


def moved(before: Game, after: Game, language: str) -> Question:
    """Ask how many cards are moved when the gaps close."""
    gettext = translations(language).gettext
    taken = _first(before, after, Taken)
    closed = [event for event in happened(before, after) if isinstance(event, Closed)]
    count = closed[0].cards if closed else 0
    numbers = range(max(0, count - 2), max(0, count - 2) + 4)
    fewer = gettext(
        "For that, the center would have to be whole with fewer cards moved: every row without a "
        "gap, and each row sharing a column with the next."
    )
    more = gettext("For that, there could be no way with fewer cards, but there is one.")
    needs = {str(number): fewer if number < count else more for number in numbers}
    assert taken.cards
    return Question(
        gettext("How many cards are moved to close the gaps?"),
        tuple(map(str, numbers)),
        str(count),
        needs,
        rule="M6",
    )


def closing(before: Game, after: Game, language: str) -> Question:
    """Ask which piles are moved where when the gaps close, and let costs be compared."""
    gettext = translations(language).gettext
    closed = _first(before, after, Closed)
    gaps = gaps_before(before, after, closed)
    right = told_shifts(closed.shifts, language)
    needs = {}
    for way in other_ways(gaps)[:_WRONG]:
        needs[told_shifts(shifts_by(gaps, way), language)] = gettext(
            "For that, there could be no shorter way. Here {costs}; at best, {less}."
        ).format(
            costs=tell(moving(way.cards, way.steps), language),
            less=tell(moving(closed.cards, closed.steps), language),
        )
    needs.pop(right, None)
    _check_choice(needs)
    choices = tuple(sorted([right, *needs]))
    return Question(gettext("How do the gaps close?"), choices, right, needs, rule=closed.rule)


def _told(asking: Asking) -> Asking:
    """Let a question begin with the cards that are chosen: they are still to be turned up."""

    def ask(before: Game, after: Game, language: str) -> Question:
        question = asking(before, after, language)
        gettext = translations(language).gettext
        shown = [event for event in happened(before, after) if isinstance(event, Revealed)]
        if not shown:
            return question
        cards = ", ".join(
            gettext("{player} the {card}").format(player=seat, card=name_card(card, language))
            for seat, card in sorted(shown[0].cards, key=lambda turned: turned[0].number)
        )
        text = gettext("They choose: {cards}. {question}")
        return replace(question, text=text.format(cards=cards, question=question.text))

    return ask


KINDS: dict[str, Asking] = {
    "place": place,
    "order": _told(order),
    "corridor": _told(corridor),
    "takes": _told(takes),
    "moved": _told(moved),
    "closing": _told(closing),
}
"""Kind of question → what asks it."""


def _check_choice(needs: Mapping[str, str]) -> None:
    """Refuse a question to which there is but one answer."""
    if not needs:
        raise SetupError(Sentence("There is no other way here, so there is nothing to ask."))


def _first(before: Game, after: Game, kind: type[E_]) -> E_:
    """Return the first event of a kind, or say that a question needs one."""
    for event in happened(before, after):
        if isinstance(event, kind):
            return event
    raise SetupError(Sentence("This question does not fit these moves: nothing like it happens."))
