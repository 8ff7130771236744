"""What a goal on a table of GOLD can ask for besides points and victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import Card, card
from gold_widgets.games.gold.events import (
    Duel,
    Explosion,
    GameOver,
    RushBegan,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
)
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.aims import Aim, Condition
from gold_widgets.lessons.arguments import number, text

if TYPE_CHECKING:
    from gold_widgets.games.gold.events import Event
    from gold_widgets.games.gold.game import Game


_TWO = 2
"""Cards that can leave the table in a turn, at most."""


@dataclass(frozen=True)
class Gone(Condition["Game"]):
    """Cards that must leave the table."""

    cards: tuple[Card, ...]

    def is_met(self, start: Game, game: Game) -> bool:
        """Look for them on the table."""
        return set(self.cards).isdisjoint(game.table.values())

    def is_out_of_reach(self, start: Game, game: Game, turns: int) -> bool:
        """Count those that are still there."""
        return sum(card in self.cards for card in game.table.values()) > _TWO * turns

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

    def is_out_of_reach(self, start: Game, game: Game, turns: int) -> bool:
        """Count those that have to go."""
        return len(game.table) - self.most > _TWO * turns

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

    def turns_on(self, event: Event) -> bool:
        """Tell what cards do from the turns that bring it about."""
        told = (Strike, Duel, Explosion, TurnedBack, RushTaken, RushRemoved)
        if self.rush and isinstance(event, RushBegan):
            return True
        return isinstance(event, told) or (self.win and isinstance(event, GameOver))

    def winnable(self, game: Game, seat: int, turns: int) -> float:
        """Add up the gold that a player can get at best: a card a turn, if it can be carried."""
        seats, rules = len(game.seats), game.setup.rules
        own_turns = sum((game.to_move + turn) % seats == seat for turn in range(turns))
        golds = sorted((card.value for card in game.table.values() if card.is_gold), reverse=True)
        if game.rush:  # a turn is one flip, and whoever flips gold keeps it (G9)
            return sum(golds[:own_turns])
        if rules.rush_at == 0 and rules.stall != "rush":  # so diggers have to carry it (G5)
            golds = _carried(golds, _diggers(game, seat, has_turn=own_turns > 0))
        return sum(golds[:turns])


def _diggers(game: Game, seat: int, *, has_turn: bool) -> list[int]:
    """Return the diggers that can pay a player: the own ones, and in an own turn nobody's."""
    owners = game.setup.owners
    payers = {game.seats[seat], None} if has_turn else {game.seats[seat]}
    return [
        card.value
        for card in game.table.values()
        if card.is_digger and owners.get(card.color) in payers
    ]


def _carried(golds: list[int], diggers: list[int]) -> list[int]:
    """Return the gold that diggers can carry, one each: from heavy to light, the strongest first.

    >>> _carried([4, 4, 3, 1], [4, 2, 3])
    [4, 3, 1]
    """
    left = sorted(diggers)
    return [gold for gold in golds if left and left[-1] >= gold and left.pop()]
