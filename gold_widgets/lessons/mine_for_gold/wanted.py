"""What a cell about Mine for Gold can be asked for besides rules, cards taken and winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.cards import card
from gold_widgets.games.mine_for_gold.events import Chain, Completed
from gold_widgets.games.mine_for_gold.explain import name_card
from gold_widgets.games.mine_for_gold.layout import cards_in
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.mine_for_gold.aims import checked_kind, happened
from gold_widgets.lessons.wanted import Wanted

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.game import Game


@dataclass(frozen=True, kw_only=True)
class MineWanted(Wanted):
    """What an exercise of Mine for Gold asks for.

    Args:
        cards: Codes of cards that should still lie in the center at the end.
        corridor: The kind of corridor that should be completed: `"row"`, `"column"`, `"pile"`.
        chain: Whether there should be a chain reaction.
    """

    cards: str = ""
    corridor: str = ""
    chain: bool = False

    def __post_init__(self) -> None:
        """Refuse what is no card and no corridor."""
        super().__post_init__()
        checked_kind(self.corridor)
        for code in text("cards", self.cards).split():
            card(code)

    def own(self, start: Game, end: Game, language: str) -> list[str]:
        """Name the cards that are gone, and what did not happen."""
        gettext = translations(language).gettext
        events = list(happened(start, end))
        kinds = list(dict.fromkeys(each.kind for each in events if isinstance(each, Completed)))
        missing = []
        if self.corridor and self.corridor not in kinds:
            found = ", ".join(kinds) or gettext("no corridor")
            sentence = gettext("Wanted: a corridor that is a {kind}. Found: {found}.")
            missing.append(sentence.format(kind=self.corridor, found=found))
        if self.chain and not any(isinstance(each, Chain) for each in events):
            missing.append(gettext("Wanted: a chain reaction. Found: none."))
        left = list(cards_in(end.rows))
        sentence = gettext("Wanted: this card still in the center: {card}.")
        missing += [
            sentence.format(card=name_card(each, language))
            for each in map(card, self.cards.split())
            if each not in left
        ]
        return missing
