"""What things are worth to a computer: investments, cards, tokens, dollars in hand.

Everything is weighed in dollars at the end of the game. A dollar in hand is worth more than that as
long as there are more good cards to come than money to buy them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from gold_widgets.games.klondike_rush.data import BEAST, WILD
from gold_widgets.games.klondike_rush.free import payments

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Card, Data
    from gold_widgets.games.klondike_rush.state import Counts
    from gold_widgets.games.klondike_rush.views import View

_PLAIN_TOKEN = 1.7
"""A third of what three tokens bring (K7)."""


@dataclass(frozen=True)
class Traits:
    """How a computer thinks; found by letting many kinds play each other."""

    sold: float = 0.85
    """Which part of the mines to come it thinks will be built."""
    second: float = 0.7
    """What an unused profit card adds to the worth of an investment."""
    income: float = 14.0
    """Dollars that it thinks everybody will earn before the end, at the start of the game."""
    crate: float = 4.0
    """What an order to be drawn is worth."""
    token: float = 2.6
    """What a hunt token is worth that no order wants."""
    beast: float = 5.0
    """What a snow beast is worth."""
    spite: float = 0.5
    """How much a rival's gain hurts; 1 is as much as if it were lost by oneself."""
    saves: float = 0.0
    """Which part of a price it keeps back, with the whole deck to come: late cards are cheap for
    whoever still has money."""
    reserve: float = 1.0
    """Which part of all money it thinks is kept for ways, at most, however many mines wait."""
    deter: bool = False
    """Whether it bids no more than it takes to keep those who come after from bidding."""
    cash_in: float = 0.34
    """With this part of the deck left, it uses the profit card; below 0, it waits for the end."""
    mine: float = 0.5
    """Which part of a step of the track it counts for a piece that is not built yet."""
    ways: float = 0.5
    """How much dearer than in the end a dollar is when it pays for a way."""
    rich: float = 0.5
    """How much more it pays who has more money than others."""
    broke: int = -1
    """With so many dollars or fewer it uses the profit card before that, if cards are to come."""
    patience: float = 0.5
    """Which part of what a step of the track brings it leaves for later, while it can."""
    noise: float = 0.0
    """By how much its prices are off, at most."""


class Judge:
    """All that is weighed at one moment of a game, for one seat."""

    def __init__(self, view: View, traits: Traits) -> None:
        self.view, self.traits = view, traits
        self.state, self.data = view.state, view.setup.data
        assert view.seat is not None
        self.me = view.seat
        self.seats = range(len(view.seats))
        self.money = [self._money_of(seat) for seat in self.seats]
        self.held = [self.state.investments(seat) for seat in self.seats]
        """Seat and company → investments."""
        self.pays = [1 + traits.second * has for has in self.state.has_profit]
        """Seat → how often an investment will pay."""
        self.left = view.deck_left
        self.on_sale = [self.data.cards[card] for card in self.state.on_sale]

    def _money_of(self, seat: int) -> int:
        found = self.view.money[seat]
        if found is None:
            found = self.view.remembered[seat]
        return self.data.money if found is None else found

    @cached_property
    def to_come(self) -> tuple[list[float], list[float], float]:
        """Investments, mines and crates that are to come on cards, the first two by company."""
        sums = unseen_sums(self.view.unseen, self.data)
        share = self.left / len(self.view.unseen) if self.view.unseen else 0.0
        investments, mines, crates = sums
        return (
            [share * each for each in investments],
            [share * each for each in mines],
            share * crates,
        )

    @cached_property
    def finals(self) -> list[float]:
        """Company → what an investment will be worth in the end."""
        found = []
        coming = self.to_come[1]
        for company in range(len(self.data.companies)):
            waiting = sum([unused[company] for unused in self.state.unused])
            waiting += sum([card.mines[company] for card in self.on_sale])
            mines = self.state.built[company] + 0.95 * waiting
            found.append(_on_track(mines + self.traits.sold * coming[company], self.data.track))
        return found

    @cached_property
    def worths(self) -> list[float]:
        """Seat → what the cards on sale are worth to it in the end."""
        return [sum([self._worth(card, seat) for card in self.on_sale]) for seat in self.seats]

    def _worth(self, card: Card, seat: int) -> float:
        found = card.crates * self._crate
        pays, held = self.pays[seat], self.held[seat]
        for company, final in enumerate(self.finals):
            invested, mines = card.investments[company], card.mines[company]
            found += invested * final * pays
            if mines:
                found += mines * self._mine(company, seat, held[company] + invested)
        return found

    @property
    def _crate(self) -> float:
        return self.traits.crate * min(1.0, (self.left + 3) / 12)

    def _mine(self, company: int, seat: int, held: int) -> float:
        """Return what a piece is worth: a step of the track, a token, less the cost of a way."""
        others = sum([each[company] for each in self.held]) - self.held[seat][company]
        step = held * self.pays[seat] - self.traits.spite * others * 1.3 / (len(self.seats) - 1)
        return max(step * self.traits.mine + 1.0, 0.0)

    @cached_property
    def average(self) -> float:
        """What a card to come is worth to this seat, on average."""
        if not self.left:
            return 1.0
        investments, mines, crates = self.to_come
        found = crates * self._crate
        for company, final in enumerate(self.finals):
            found += investments[company] * final * self.pays[self.me]
            found += mines[company] * self._mine(company, self.me, self.held[self.me][company] + 1)
        return found / self.left

    @cached_property
    def dollar(self) -> float:
        """What a dollar in hand is worth in the end: what it buys."""
        sales = self.left + len(self.on_sale)
        if not sales:
            return 1.0
        income = self.traits.income * len(self.seats) * sales / len(self.data.cards)
        profits = [self.state.profit(seat) for seat in self.seats if self.state.has_profit[seat]]
        income += 0.6 * sum(profits) * min(1.0, sales / 10)
        money = sum(self.money) + income
        spent_on_ways = min(2.2 * sum(map(sum, self.state.unused)), self.traits.reserve * money)
        goods = self.average * self.left + (self.worths[self.me] if self.on_sale else 0.0)
        return max(1.0, goods / max(money - spent_on_ways, 1.0))

    def price(self, seat: int) -> float:
        """Return what a seat should pay at most for what is on sale, by its own money too."""
        cash = sum(self.money) / len(self.money)
        rich = (self.money[seat] + 6) / (cash + 6)
        worth, rivals = self.worths[seat], len(self.seats) - 1
        worth += self.traits.spite * 0.2 * (sum(self.worths) - worth) / rivals
        dollar = self.dollar / float(rich ** (self.traits.rich if self.left else 0.0))
        saved = self.traits.saves * self.left / len(self.data.cards)
        return (1 - saved) * worth / max(1.0, dollar)

    # -- tokens -------------------------------------------------------------------------------

    def token_worth(self, kind: int) -> float:
        """Return what one more token is worth to this seat."""
        tokens, orders = self.state.tokens[self.me], self.state.orders[self.me]
        if kind == BEAST:
            return self._beast_worth(tokens[BEAST])
        before = _holdings(tokens, orders, self.data)
        more = list(tokens)
        more[kind] += 1
        gain = _holdings(tuple(more), orders, self.data) - before
        return max(gain, self.traits.token + (1.0 if kind == WILD else 0.0))

    def _beast_worth(self, own: int) -> float:
        rivals = max([self.state.tokens[seat][BEAST] for seat in self.seats if seat != self.me])
        there = self.state.board.count(BEAST)
        if own > rivals + there or rivals > own + there:
            return self.traits.token * 0.7
        return self.traits.beast * (1.6 if own >= rivals - 1 else 1.0)


@lru_cache(maxsize=512)
def unseen_sums(unseen: tuple[str, ...], data: Data) -> tuple[list[int], list[int], int]:
    """Add up what is on cards: investments and mines by company, crates."""
    cards = [data.cards[data.card_numbers[card]] for card in unseen]
    companies = range(len(data.companies))
    return (
        [sum(card.investments[company] for card in cards) for company in companies],
        [sum(card.mines[company] for card in cards) for company in companies],
        sum(card.crates for card in cards),
    )


def _on_track(mines: float, track: tuple[int, ...]) -> float:
    """Return the value at a number of mines, between two steps too."""
    low = min(int(mines), len(track)) - 1
    if low + 1 >= len(track):
        return track[-1]
    return track[low] + (mines - int(mines)) * (track[low + 1] - track[low])


@lru_cache(maxsize=16384)
def _holdings(tokens: Counts, orders: Counts, data: Data) -> float:
    """Return what tokens are worth with some orders: filled ones, and hopes of others."""
    plain = _PLAIN_TOKEN * sum(tokens[:BEAST])
    best = plain + max([_hope(tokens, order, data) for order in orders], default=0.0)
    for at, order in enumerate(orders):
        card = data.orders[order]
        rest = orders[:at] + orders[at + 1 :]
        for paid in payments(card.wants, tokens)[:1]:
            left = list(tokens)
            for kind in paid:
                left[kind] -= 1
            best = max(best, card.pays + _holdings(tuple(left), rest, data))
    return best


def _hope(tokens: Counts, order: int, data: Data) -> float:
    """Return what the tokens that an order wants are worth more than others, not all there yet."""
    card = data.orders[order]
    have = sum([min(want, held) for want, held in zip(card.wants, tokens, strict=False)])
    size = sum(card.wants)
    return (card.pays - _PLAIN_TOKEN * size) * (have / size) ** 2 * 0.8
