"""What must be so for a goal on a table of Klondike Rush to be reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.events import MineBuilt, OrderFilled, ProfitTaken, Sold
from gold_widgets.games.klondike_rush.naming import name_company
from gold_widgets.lessons.aims import Condition, Points, Rivals
from gold_widgets.lessons.klondike_rush.happened import all_of

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.game import Game


@dataclass(frozen=True)
class Money(Points):
    """At least so much money for a player."""

    def words(self, game: Game, language: str) -> str:  # type: ignore[override] # of this game
        """Say who must have how much."""
        sentence = translations(language).gettext("Let {player} have at least ${money}.")
        return sentence.format(player=game.seats[self.seat], money=self.least)


@dataclass(frozen=True)
class RivalMoney(Rivals):
    """At most so much money for all others together."""

    def words(self, game: Game, language: str) -> str:  # type: ignore[override] # of this game
        """Say how little the others may have."""
        sentence = translations(language).gettext("All others together may have at most ${money}.")
        return sentence.format(money=self.most)


@dataclass(frozen=True)
class Lead(Condition["Game"]):
    """So many dollars more than anybody else."""

    seat: int
    least: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Compare with the richest of the others."""
        others = [money for seat, money in enumerate(game.money) if seat != self.seat]
        return game.money[self.seat] - max(others) >= self.least

    def words(self, game: Game, language: str) -> str:
        """Say how far ahead."""
        sentence = translations(language).gettext(
            "Let {player} be at least ${lead} ahead of everybody else."
        )
        return sentence.format(player=game.seats[self.seat], lead=self.least)


@dataclass(frozen=True)
class Built(Condition["Game"]):
    """A mine must be built: on a space, for a company, at a price, each if it is said."""

    seat: int
    company: str
    space: str
    most: int | None

    def is_met(self, start: Game, game: Game) -> bool:
        """Look for such a mine."""
        return any(map(self._fits, all_of(start, game, MineBuilt)))

    def _fits(self, built: MineBuilt) -> bool:
        return (
            built.by.number == self.seat
            and self.company in ("", built.company)
            and self.space in ("", built.space)
            and (self.most is None or built.dollars <= self.most)
        )

    def is_broken(self, start: Game, game: Game) -> bool:
        """Tell whether the town or another mine stands there now, or it was too dear."""
        is_taken = self.space in (game.town, *game.mines)
        return is_taken or super().is_broken(start, game)

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        gettext = translations(language).gettext
        patterns = {
            (True, True): gettext("Build a mine for {company} on {space}."),
            (False, True): gettext("Build a mine on {space}."),
            (True, False): gettext("Build a mine for {company}."),
            (False, False): gettext("Build a mine."),
        }
        dear = {
            (True, True): gettext("Build a mine for {company} on {space} for at most ${most}."),
            (False, True): gettext("Build a mine on {space} for at most ${most}."),
            (True, False): gettext("Build a mine for {company} for at most ${most}."),
            (False, False): gettext("Build a mine for at most ${most}."),
        }
        pattern = (patterns if self.most is None else dear)[bool(self.company), bool(self.space)]
        color = name_company(self.company, language)
        return pattern.format(company=color, space=self.space, most=self.most)


@dataclass(frozen=True)
class Value(Condition["Game"]):
    """An investment in a company must be worth so much."""

    company: str
    least: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Look at the track."""
        return game.values.get(self.company, 0) >= self.least

    def is_broken(self, start: Game, game: Game) -> bool:
        """Tell whether the track ends before it."""
        return self.least > max(game.data.track) or super().is_broken(start, game)

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        sentence = translations(language).gettext(
            "Raise the value of {company} to ${value} or more."
        )
        return sentence.format(company=name_company(self.company, language), value=self.least)


@dataclass(frozen=True)
class Filled(Condition["Game"]):
    """Orders must be filled: so many, or a certain one."""

    seat: int
    count: int
    order: str

    def is_met(self, start: Game, game: Game) -> bool:
        """Count them."""
        done = [
            each.order
            for each in all_of(start, game, OrderFilled)
            if each.by.number == self.seat and self.order in ("", each.order)
        ]
        return len(done) >= self.count

    def words(self, game: Game, language: str) -> str:
        """Ask for them."""
        catalogue, player = translations(language), game.seats[self.seat]
        if self.order:
            sentence = catalogue.gettext("Let {player} fill the order {order}.")
            return sentence.format(player=player, order=self.order)
        sentence = catalogue.ngettext(
            "Let {player} fill {count} order.", "Let {player} fill {count} orders.", self.count
        )
        return sentence.format(player=player, count=self.count)


@dataclass(frozen=True)
class Bought(Condition["Game"]):
    """A card must be bought, perhaps for at most so much."""

    seat: int
    card: str
    most: int | None

    def is_met(self, start: Game, game: Game) -> bool:
        """Look at what was sold."""
        return any(
            each.to.number == self.seat
            and (not self.card or self.card in each.cards)
            and (self.most is None or each.price <= self.most)
            for each in all_of(start, game, Sold)
        )

    def is_broken(self, start: Game, game: Game) -> bool:
        """Tell whether the card is gone: to another player, out of the game, or for too much."""
        if not self.card:
            return super().is_broken(start, game)
        is_here = self.card in game.on_sale or self.card in game.deck
        return not is_here and not self.is_met(start, game)

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        gettext = translations(language).gettext
        if self.card and self.most is None:
            pattern = gettext("Let {player} buy {card}.")
        elif self.card:
            pattern = gettext("Let {player} buy {card} for at most ${most}.")
        else:
            pattern = gettext("Let {player} buy a company card for at most ${most}.")
        return pattern.format(player=game.seats[self.seat], card=self.card, most=self.most)


@dataclass(frozen=True)
class CashedIn(Condition["Game"]):
    """The profit card must pay at least so much."""

    seat: int
    least: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Look at what it paid."""
        return any(
            each.by.number == self.seat and each.dollars >= self.least
            for each in all_of(start, game, ProfitTaken)
        )

    def is_broken(self, start: Game, game: Game) -> bool:
        """Tell whether it is used up."""
        return not game.has_profit[self.seat] and not self.is_met(start, game)

    def words(self, game: Game, language: str) -> str:
        """Ask for it."""
        sentence = translations(language).gettext(
            "Let the profit card of {player} pay at least ${dollars}."
        )
        return sentence.format(player=game.seats[self.seat], dollars=self.least)


@dataclass(frozen=True)
class Beasts(Condition["Game"]):
    """At least so many snow beasts."""

    seat: int
    least: int

    def is_met(self, start: Game, game: Game) -> bool:
        """Count them."""
        return game.tokens[self.seat].get("beast", 0) >= self.least

    def words(self, game: Game, language: str) -> str:
        """Ask for them."""
        sentence = translations(language).ngettext(
            "Let {player} hold at least {count} snow beast.",
            "Let {player} hold at least {count} snow beasts.",
            self.least,
        )
        return sentence.format(player=game.seats[self.seat], count=self.least)
