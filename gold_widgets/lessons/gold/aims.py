"""What a goal on a table of GOLD can ask for besides points and victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import Card, card
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.aims import Aim, Condition
from gold_widgets.lessons.arguments import number, text

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


@dataclass(frozen=True)
class Gone(Condition["Game"]):
    """Cards that must leave the table."""

    cards: tuple[Card, ...]

    def is_met(self, start: Game, game: Game) -> bool:
        """Look for them on the table."""
        return set(self.cards).isdisjoint(game.table.values())

    def words(self, game: Game, language: str) -> str:
        """Name the cards."""
        sentence = translations(language).ngettext(
            "Make this card leave the table: {cards}.",
            "Make these cards leave the table: {cards}.",
            len(self.cards),
        )
        return sentence.format(cards=", ".join(name_card(each, language) for each in self.cards))


@dataclass(frozen=True)
class Left(Condition["Game"]):
    """At most so many cards on the table."""

    most: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Count the cards."""
        return len(game.table) <= self.most

    def words(self, game: Game, language: str) -> str:
        """Say how many."""
        sentence = translations(language).ngettext(
            "Leave at most {count} card on the table.",
            "Leave at most {count} cards on the table.",
            self.most,
        )
        return sentence.format(count=self.most)


class Rush(Condition["Game"]):
    """The gold rush must begin."""

    def is_met(self, start: Game, game: Game) -> bool:
        """Tell whether it has; a game that is over has been through it."""
        return game.rush or game.is_over

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        return translations(language).gettext("Start the gold rush.")


@dataclass(frozen=True, kw_only=True)
class GoldAim(Aim):
    """What is to be reached in GOLD.

    Args:
        gone: Codes of cards that must leave the table: `"Y5 **"`.
        left: At most so many cards may be left on the table.
        rush: Whether the gold rush must begin.
    """

    POINTS_FALL = False

    gone: str = ""
    left: int | None = None
    rush: bool = False

    def __post_init__(self) -> None:
        """Refuse what is no card and no number."""
        super().__post_init__()
        if self.left is not None:
            number("left", self.left)
        for code in text("gone", self.gone).split():
            card(code)

    def own(self) -> list[Condition[Any]]:
        """Return what is asked of cards, and of the gold rush."""
        made: list[Condition[Any]] = []
        if cards := tuple(map(card, self.gone.split())):
            made.append(Gone(cards))
        if self.left is not None:
            made.append(Left(self.left))
        if self.rush:
            made.append(Rush())
        return made
