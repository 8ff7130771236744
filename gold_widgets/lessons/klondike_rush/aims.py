"""What a goal on a table of Klondike Rush can ask for besides money and victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gold_widgets.games.klondike_rush.events import (
    GameOver,
    MineBuilt,
    OrderFilled,
    ProfitTaken,
    Sold,
    Traded,
)
from gold_widgets.lessons.aims import Aim, Condition
from gold_widgets.lessons.arguments import number, text
from gold_widgets.lessons.klondike_rush.conditions import (
    Beasts,
    Bought,
    Built,
    CashedIn,
    Filled,
    Lead,
    Money,
    RivalMoney,
    Value,
)
from gold_widgets.lessons.klondike_rush.written import Site, Worth, one_of

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.events import Event
    from gold_widgets.games.klondike_rush.game import Game

_LEAST = {"cost": 1, "price": 1, "orders": 1, "profit": 1, "beasts": 1, "lead": None}
"""Number that can be asked for → the least that is worth asking for, if there is one."""


@dataclass(frozen=True, kw_only=True)
class KlondikeAim(Aim):
    """What is to be reached in Klondike Rush; points are dollars.

    Args:
        build: Where a mine must be built, and for whom: `"c7"` or `"green@c7"`.
        cost: At most so many dollars for a mine: the one of `build`, or any.
        value: What an investment must be worth at least: `"green 4"`.
        card: A company card that must be bought: `"R3"`.
        price: At most so many dollars for it; without `card`, for any card.
        orders: So many orders must be filled.
        order: The order that must be filled: `"o04"`.
        profit: At least so many dollars from the profit card.
        beasts: At least so many snow beasts in hand.
        lead: At least so many dollars more than anybody else.
    """

    POINTS = Money
    RIVALS = RivalMoney

    build: str = ""
    cost: int | None = None
    value: str = ""
    card: str = ""
    price: int | None = None
    orders: int | None = None
    order: str = ""
    profit: int | None = None
    beasts: int | None = None
    lead: int | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be read."""
        super().__post_init__()
        for name, least in _LEAST.items():
            if getattr(self, name) is not None:
                number(name, getattr(self, name), least)
        for name in ("card", "order", "build", "value"):
            text(name, getattr(self, name))
        if self.build:
            Site.read("build", self.build)
        if self.value:
            Worth.read("value", self.value)

    def check(self, game: Game) -> None:
        """Refuse spaces, companies, cards and orders that there are not."""
        data = game.data
        if self.card:
            one_of("card", self.card, data.card_numbers)
        if self.order:
            one_of("order", self.order, data.order_numbers)
        site, worth = self._site(), Worth.read("value", self.value) if self.value else None
        for name, company in (("build", site.company), ("value", worth.company if worth else "")):
            if company:
                one_of(name, company, data.companies)
        if site.space:
            one_of("build", site.space, data.space_numbers)

    def _site(self) -> Site:
        return Site.read("build", self.build) if self.build else Site("", "")

    def turns_on(self, event: Event) -> bool:
        """Tell what the player did for it: bought, built, was paid."""
        match event:
            case GameOver():
                return self.win
            case Sold(to=seat) | MineBuilt(by=seat) | ProfitTaken(by=seat):
                return seat.number == self.player
            case OrderFilled(by=seat) | Traded(by=seat):
                return seat.number == self.player
        return False

    def own(self) -> list[Condition[Any]]:
        """Return what is asked of mines, companies, cards and orders."""
        made: list[Condition[Any]] = []
        seat = self.player
        if self.card or self.price is not None:
            made.append(Bought(seat, self.card, self.price))
        if self.build or self.cost is not None:
            site = self._site()
            made.append(Built(seat, site.company, site.space, self.cost))
        if self.value:
            made.append(Value(*Worth.read("value", self.value)))
        if self.orders is not None:
            made.append(Filled(seat, self.orders, ""))
        if self.order:
            made.append(Filled(seat, 1, self.order))
        if self.profit is not None:
            made.append(CashedIn(seat, self.profit))
        if self.beasts is not None:
            made.append(Beasts(seat, self.beasts))
        if self.lead is not None:
            made.append(Lead(seat, self.lead))
        return made
