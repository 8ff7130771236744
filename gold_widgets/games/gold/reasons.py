"""Why a flip is a good one, and what it costs, in words for a reader of twelve: no figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.explain import as_object, as_subject
from gold_widgets.games.gold.rules import resolve

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.views import View


def reasons(view: View, spots: Sequence[str], language: str | None = None) -> Iterator[str]:
    """Say what comes of flipping these spots, as far as it is known."""
    teller = _Reasons(view, language)
    cards = [*view.face_up.values(), *(view.known.get(spot) for spot in spots)]
    match cards:
        case [None] if view.rush:
            yield teller.gettext("You know of no gold here: try your luck.")
        case [card] if view.rush and card is not None:
            yield teller.rushed(card)
        case [None]:
            yield teller.gettext(
                "Nothing that you remember brings you more. "
                "Look at this card first: the second one you can still choose."
            )
        case [card, None] if card is not None:
            yield from teller.hoped(card)
        case [first, second] if first is not None and second is not None:
            yield from teller.sure(first, second)


def costs_me(view: View, spots: Sequence[str]) -> bool:
    """Tell whether these flips are known to take a digger of mine, and to bring no gold for it."""
    known = (view.known.get(spot) for spot in spots)
    cards = [*view.face_up.values(), *(card for card in known if card is not None)]
    if view.rush or len(cards) != 2 or len(view.face_up) + len(spots) != 2:
        return False
    outcome, teller = resolve(*cards), _Reasons(view, None)
    leaving = zip(cards, (outcome.first_leaves, outcome.second_leaves), strict=True)
    return outcome.gold is None and any(leaves and teller.is_mine(card) for card, leaves in leaving)


class _Reasons:
    """The sentences for one seat, in one language."""

    def __init__(self, view: View, language: str | None) -> None:
        self.view, self.language = view, language
        catalogue = translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def is_mine(self, card: Card) -> bool:
        """Tell whether a digger works for me only."""
        owner = self.view.setup.owners.get(card.color)
        return card.is_digger and owner is not None and owner.number == self.view.seat

    def rushed(self, card: Card) -> str:
        """Say what a known card does in the gold rush (G9)."""
        if card.is_gold:
            return self._mine(card)
        return self.gettext("You know of nothing better here: it only leaves the table.")

    def hoped(self, first: Card) -> Iterator[str]:
        """Say what can be hoped of a second card that is not known, and feared."""
        owner = self.view.setup.owners.get(first.color)
        if first.is_gold:
            yield self.gettext("A digger of yours may turn up and carry out {gold}.").format(
                gold=self._object(first)
            )
        elif not first.is_digger:
            yield self.gettext("Dynamite takes the next card along: better one that you need less.")
        elif owner is not None and owner.number != self.view.seat:
            if not any(_takes(card, first) for card in self.view.unseen):
                yield self.gettext("Nothing that you know is better.")
                return
            yield self.gettext(
                "It may take {digger} off the table, which digs for {player}."
            ).format(digger=self._object(first), player=owner)
        else:
            yield self.gettext("It may be gold that {digger} can carry out for you.").format(
                digger=self._subject(first)
            )
            if self.is_mine(first) and any(_takes(card, first) for card in self.view.unseen):
                yield self.gettext("But it may also cost you {digger}: {rules}.").format(
                    digger=self._object(first), rules=self._dangers(first)
                )

    def sure(self, first: Card, second: Card) -> Iterator[str]:
        """Say what two known cards do, and what of it hurts."""
        outcome = resolve(first, second)
        if outcome.rule == "G8":
            yield self.gettext("Nothing happens then, but nothing that you know is better.")
        elif outcome.gold and outcome.digger:
            yield self._struck(outcome.digger, outcome.gold)
        elif outcome.digger:
            yield self._chased(second if outcome.digger is first else first)
        else:
            yield from self._blown_up(first, second)

    def _struck(self, digger: Card, gold: Card) -> str:
        owner = self.view.setup.owners.get(digger.color)
        if owner is None or owner.number == self.view.seat:
            return self._mine(gold)
        pattern = self.gettext("{player} gets {gold} then, but nothing that you know is better.")
        return pattern.format(player=owner, gold=self._object(gold))

    def _mine(self, gold: Card) -> str:
        pattern = self.ngettext(
            "You get {gold}: {points} point.", "You get {gold}: {points} points.", gold.value
        )
        return pattern.format(gold=self._object(gold), points=gold.value)

    def _chased(self, loser: Card) -> str:
        owner = self.view.setup.owners.get(loser.color)
        if self.is_mine(loser):
            pattern = self.gettext("This chases away your own digger, {digger}.")
        elif owner is not None:
            pattern = self.gettext("This chases away {digger}, which digs for {player}.")
        else:
            pattern = self.gettext("This chases away {digger}, which digs for nobody.")
        return pattern.format(digger=self._object(loser), player=owner)

    def _blown_up(self, first: Card, second: Card) -> Iterator[str]:
        cards = [card for card in (first, second) if card.is_digger or card.is_gold]
        if not cards:
            yield self.gettext("Two dynamites are gone then, which spares the other cards.")
        for card in cards:
            if self.is_mine(card):
                pattern = self.gettext("This blows up your own digger, {card}.")
            elif card.is_gold:
                pattern = self.gettext("This blows up {card}: nobody gets it.")
            else:
                pattern = self.gettext("This blows up {card}, which is not yours.")
            yield pattern.format(card=self._object(card))

    def _dangers(self, digger: Card) -> str:
        """Name what can take a digger away, of what is still hidden."""
        hidden = self.view.unseen
        stronger = any(card.is_digger and card.value > digger.value for card in hidden)
        dynamite = any(not card.is_digger and not card.is_gold for card in hidden)
        if stronger and dynamite:
            return self.gettext("a stronger digger or dynamite is still hidden")
        if stronger:
            return self.gettext("a stronger digger is still hidden")
        return self.gettext("dynamite is still hidden")

    def _subject(self, card: Card) -> str:
        return as_subject(card, self.language)

    def _object(self, card: Card) -> str:
        return as_object(card, self.language)


def _takes(card: Card, digger: Card) -> bool:
    """Tell whether a card takes a digger off the table without giving anything for it."""
    outcome = resolve(digger, card)
    return outcome.first_leaves and outcome.gold is None
