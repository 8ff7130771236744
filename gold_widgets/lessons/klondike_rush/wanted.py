"""What a cell about Klondike Rush can be asked for besides rules, dollars won and winners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.events import (
    MineBuilt,
    OrderFilled,
    ProfitTaken,
    Sold,
    TurnPassed,
)
from gold_widgets.games.klondike_rush.naming import name_company, name_tokens
from gold_widgets.lessons.arguments import number, text
from gold_widgets.lessons.klondike_rush.happened import all_of
from gold_widgets.lessons.klondike_rush.written import Worth, tokens
from gold_widgets.lessons.wanted import Wanted
from gold_widgets.tables.klondike_rush.money import in_dollars

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.game import Game

_NUMBERS = ("cost", "money", "profit", "price")


@dataclass(frozen=True, kw_only=True)
class KlondikeWanted(Wanted):
    """What an exercise of Klondike Rush asks for.

    Args:
        cost: What the last mine should have cost.
        way: The way that should have been paid for it: `"a2 b4 c6 c7"`.
        value: What an investment should be worth in the end: `"green 4"`.
        money: What `player` should have in the end; without a player, the first one.
        profit: What the profit card should have paid.
        price: What the last card should have been sold for.
        buyer: Who should have bought it.
        order: The order that should have been filled.
        tokens: What `player` should hold in the end: `"fish 2 wild"`, `"-"` for none.
    """

    RULES = (
        *(f"K{number}" for number in range(2, 13)),
        *(f"KR{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 16, 17, 19, 20)),
    )

    ABOUT = MappingProxyType(
        {
            "cost": "K3",
            "way": "KR12",
            "value": "K3",
            "profit": "K4",
            "price": "K2",
            "buyer": "K2",
            "order": "K6",
            "winner": "K10",
        }
    )

    cost: int | None = None
    way: str = ""
    value: str = ""
    money: int | None = None
    profit: int | None = None
    price: int | None = None
    buyer: str = ""
    order: str = ""
    tokens: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be read."""
        super().__post_init__()
        for name in _NUMBERS:
            if getattr(self, name) is not None:
                number(name, getattr(self, name))
        for name in ("way", "buyer", "order"):
            text(name, getattr(self, name))
        if text("value", self.value):
            Worth.read("value", self.value)
        tokens("tokens", self.tokens)

    def settled(self, end: Game) -> Sequence[str]:
        """Return the rules of all that happened in the last turn, finished or not."""
        games: list[Game] = []
        game: Game | None = end
        while game is not None and game.before is not None:
            if games and any(isinstance(event, TurnPassed) for event in game.events):
                break
            games.insert(0, game)
            game = game.before
        return list(dict.fromkeys(event.rule for each in games for event in each.events))

    def words(self, language: str, rules: Mapping[str, str] = MappingProxyType({})) -> list[str]:
        """Say also what is asked of mines, money and orders."""
        gettext = translations(language).gettext
        who = gettext("The first player") if self.player is None else str(self.player)
        patterns = {
            "cost": gettext("The mine costs {wanted}."),
            "way": gettext("This way is paid: {wanted}."),
            "value": gettext("An investment is worth: {wanted}."),
            "money": gettext("{player} has {wanted} in the end."),
            "profit": gettext("The profit card pays {wanted}."),
            "price": gettext("The card is sold for {wanted}."),
            "buyer": gettext("{wanted} buys the card."),
            "order": gettext("This order is filled: {wanted}."),
            "tokens": gettext("{player} holds in the end: {wanted}."),
        }
        return [
            *super().words(language, rules),
            *(
                pattern.format(player=who, wanted=self._written(name, language))
                for name, pattern in patterns.items()
                if self._asks(name)
            ),
        ]

    def _written(self, name: str, language: str) -> str:
        """Write what is wanted."""
        wanted = getattr(self, name)
        if name in _NUMBERS:
            return in_dollars(wanted, language)
        if name == "way":
            return "–".join(self._spaces())
        if name == "value":
            company, worth = Worth.read("value", self.value)
            return f"{name_company(company, language)} {in_dollars(worth, language)}"
        if name == "tokens":
            return _held(tokens("tokens", self.tokens), language)
        return str(wanted)

    def _spaces(self) -> list[str]:
        return self.way.replace("–", " ").replace("-", " ").replace(",", " ").split()

    def own(self, start: Game, end: Game, language: str) -> list[str]:
        """Say of all that is otherwise what was wanted and what was found."""
        gettext = translations(language).gettext
        sentences = {
            "cost": gettext("Wanted: a mine for {wanted}. Found: {found}."),
            "way": gettext("Wanted: the way {wanted}. Found: {found}."),
            "value": gettext("Wanted as the value: {wanted}. Found: {found}."),
            "money": gettext("Wanted in the end: {wanted}. Found: {found}."),
            "profit": gettext("Wanted from the profit card: {wanted}. Found: {found}."),
            "price": gettext("Wanted: a card sold for {wanted}. Found: {found}."),
            "buyer": gettext("Wanted as the buyer: {wanted}. Found: {found}."),
            "order": gettext("Wanted: this order filled: {wanted}. Found: {found}."),
            "tokens": gettext("Wanted as tokens in the end: {wanted}. Found: {found}."),
        }
        found = dict(self._found(start, end, language))
        nothing = gettext("nothing of the kind")
        missing = []
        for name, sentence in sentences.items():
            if self._asks(name):
                wanted, there = self._written(name, language), found.get(name, [])
                if wanted not in there:
                    said = ", ".join(there) or nothing
                    missing.append(sentence.format(wanted=wanted, found=said))
        return missing

    def _found(self, start: Game, end: Game, language: str) -> Iterator[tuple[str, list[str]]]:
        """Yield what there is of each kind that can be asked for."""
        seat = 0 if self.player is None else seat_number(self.player, end.seats, "player")
        for built in all_of(start, end, MineBuilt)[-1:]:
            yield "cost", [in_dollars(built.dollars, language)]
            yield "way", ["–".join((built.way[0].start, *(path.end for path in built.way)))]
        if self.value:
            company = Worth.read("value", self.value).company
            if company in end.values:
                worth = in_dollars(end.values[company], language)
                yield "value", [f"{name_company(company, language)} {worth}"]
        yield "money", [in_dollars(end.money[seat], language)]
        paid = all_of(start, end, ProfitTaken)
        yield "profit", [in_dollars(each.dollars, language) for each in paid]
        for sold in all_of(start, end, Sold)[-1:]:
            yield "price", [in_dollars(sold.price, language)]
            yield "buyer", [sold.to.name]
        yield "order", [each.order for each in all_of(start, end, OrderFilled)]
        yield "tokens", [_held(end.tokens[seat], language)]


def _held(counts: Mapping[str, int], language: str) -> str:
    """Name some tokens, or say that there are none."""
    kinds = [kind for kind, count in counts.items() for _ in range(count)]
    return name_tokens(kinds, language) or translations(language).pgettext("hunt token", "None")
