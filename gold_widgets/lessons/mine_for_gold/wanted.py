"""What a cell about Mine for Gold can be asked for besides rules, cards taken and winners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.cards import card
from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.events import Chain, Closed, Completed, Laid
from gold_widgets.games.mine_for_gold.layout import cards_in
from gold_widgets.games.mine_for_gold.naming import name_card, name_kind, name_place
from gold_widgets.lessons.arguments import number, text
from gold_widgets.lessons.mine_for_gold.aims import checked_kind, happened
from gold_widgets.lessons.wanted import Wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.game import Game


@dataclass(frozen=True, kw_only=True)
class MineWanted(Wanted):
    """What an exercise of Mine for Gold asks for.

    Args:
        cards: Codes of cards that should still lie in the center at the end.
        corridor: The kind of corridor that should be completed: `"row"`, `"column"`, `"pile"`.
        chain: Whether there should be a chain reaction.
        place: Where the first card should be laid, as a move says it: `"on@R9"`.
        ways: How many ways there should be to close the first gaps.
        moved: How many cards should be moved to close them.
    """

    ABOUT = MappingProxyType(
        {
            "points": "M5",
            "corridor": "M5",
            "chain": "M7",
            "place": "M3",
            "ways": "M6",
            "moved": "M6",
            "winner": "M9",
        }
    )

    cards: str = ""
    corridor: str = ""
    chain: bool = False
    place: str = ""
    ways: int | None = None
    moved: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is no card and no corridor."""
        super().__post_init__()
        checked_kind(self.corridor)
        for code in text("cards", self.cards).split():
            card(code)
        if text("place", self.place):
            card(self.place.partition("@")[2])
        for name in ("ways", "moved"):
            if getattr(self, name) is not None:
                number(name, getattr(self, name))

    def rules(self) -> tuple[str, ...]:
        """Return also the rule of a new row, which a place above or below others is."""
        is_new = self.place.startswith(("above@", "below@"))
        return tuple("M4" if is_new and rule == "M3" else rule for rule in super().rules())

    def words(self, language: str, rules: Mapping[str, str] = MappingProxyType({})) -> list[str]:
        """Say also what only this game knows."""
        words = translations(language)
        gettext, ngettext = words.gettext, words.ngettext
        found = super().words(language, rules)
        corridors = {
            "row": gettext("A row becomes a corridor."),
            "column": gettext("A column becomes a corridor."),
            "pile": gettext("A pile becomes a corridor."),
        }
        if self.corridor:
            found.append(corridors[self.corridor])
        if self.chain:
            found.append(gettext("There is a chain reaction."))
        stay = gettext("This card is still in the center: {card}.")
        found += [stay.format(card=name_card(card(code), language)) for code in self.cards.split()]
        if self.place:
            laid = gettext("The first card is laid here: {place}.")
            found.append(laid.format(place=name_place(self.place, language)))
        if self.ways is not None:
            close = ngettext(
                "There is {count} way to close the gaps.",
                "There are {count} ways to close the gaps.",
                self.ways,
            )
            found.append(close.format(count=self.ways))
        if self.moved is not None:
            move = ngettext(
                "{count} card is moved to close the gaps.",
                "{count} cards are moved to close the gaps.",
                self.moved,
            )
            found.append(move.format(count=self.moved))
        return found

    def own(self, start: Game, end: Game, language: str) -> list[str]:
        """Name the cards that are gone, and what did not happen."""
        gettext = translations(language).gettext
        events = list(happened(start, end))
        kinds = list(dict.fromkeys(each.kind for each in events if isinstance(each, Completed)))
        missing = []
        if self.corridor and self.corridor not in kinds:
            names = [name_kind(kind, language) for kind in kinds]
            sentence = gettext("Wanted, as a corridor: {kind}. Found: {found}.")
            found = ", ".join(names) or gettext("no corridor")
            missing.append(sentence.format(kind=name_kind(self.corridor, language), found=found))
        if self.chain and not any(isinstance(each, Chain) for each in events):
            missing.append(gettext("Wanted: a chain reaction. Found: none."))
        left = list(cards_in(end.rows))
        sentence = gettext("Wanted: this card still in the center: {card}.")
        missing += [
            sentence.format(card=name_card(each, language))
            for each in map(card, self.cards.split())
            if each not in left
        ]
        missing += self._elsewhere(end, events, language)
        return [*missing, *self._otherwise(end, events, language)]

    def _elsewhere(self, end: Game, events: Sequence[Event], language: str) -> list[str]:
        """Say where the first card lies instead."""
        laid = next((each.place for each in events if isinstance(each, Laid)), "")
        if not self.place or laid == self.place:
            return []
        gettext = translations(language).gettext
        found = gettext("no card that is laid")
        if laid:
            found = name_place(laid, language)
        elif end.asks == "lay":
            found = gettext("a choice of several places")
        sentence = gettext("Wanted: {place}. Found: {found}.")
        return [sentence.format(place=name_place(self.place, language), found=found)]

    def _otherwise(self, end: Game, events: Sequence[Event], language: str) -> list[str]:
        """Say how the first gaps close instead; nobody need have chosen yet."""
        gettext = translations(language).gettext
        closed = next((each for each in events if isinstance(each, Closed)), None)
        found = {}
        if closed:
            found = {"ways": closed.ways, "moved": closed.cards}
        elif end.gaps is not None:
            best = closings(end.gaps)
            found = {"ways": len(best), "moved": best[0].cards}
        sentences = {
            "ways": gettext("Wanted, as ways to close the gaps: {wanted}. Found: {found}."),
            "moved": gettext("Wanted, as cards that are moved: {wanted}. Found: {found}."),
        }
        return [
            sentence.format(wanted=wanted, found=found.get(name, gettext("no gaps")))
            for name, sentence in sentences.items()
            if (wanted := getattr(self, name)) not in (None, found.get(name))
        ]
