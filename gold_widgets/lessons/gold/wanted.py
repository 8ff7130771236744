"""What a cell about GOLD can be asked for besides rules, points and winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import card
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.wanted import Wanted

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


@dataclass(frozen=True, kw_only=True)
class GoldWanted(Wanted):
    """What an exercise of GOLD asks for.

    Args:
        cards: Codes of cards that should still be on the table at the end.
    """

    RULES = ("G5", "G6", "G7", "G8", "G9", "R2")
    ABOUT = MappingProxyType({"points": "G5", "winner": "G10"})

    cards: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no card."""
        super().__post_init__()
        for code in text("cards", self.cards).split():
            card(code)

    def settled(self, end: Game) -> Sequence[str]:
        """Return the one rule that settled the last turn."""
        return [end.events[1].rule] if end.before and not end.face_up else []

    def words(self, language: str, rules: Mapping[str, str] = MappingProxyType({})) -> list[str]:
        """Say also which cards are to stay."""
        sentence = translations(language).gettext("This card is still on the table: {card}.")
        stay = [name_card(card(code), language) for code in self.cards.split()]
        return [*super().words(language, rules), *(sentence.format(card=each) for each in stay)]

    def own(self, start: Game, end: Game, language: str) -> list[str]:
        """Name the cards that are gone."""
        sentence = translations(language).gettext("Wanted: this card still on the table: {card}.")
        left = list(end.table.values())
        cards = map(card, self.cards.split())
        return [
            sentence.format(card=name_card(each, language)) for each in cards if each not in left
        ]
