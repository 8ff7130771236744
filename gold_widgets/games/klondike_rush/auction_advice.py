"""Why to bid so much or to pass, and what that costs, in words for a reader of twelve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.games.klondike_rush.advice import Advice
from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.bots import after_me

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.bots import Choice
    from gold_widgets.games.klondike_rush.judging import Judge


class AuctionAdvice(Advice):
    """What to say in an auction."""

    def __init__(self, choice: Choice, judge: Judge, language: str | None) -> None:
        super().__init__(choice, judge, language)
        self.cards = listed(judge.view.on_sale, language)
        self.low = lowest(judge.state, judge.view.setup)

    def bid(self) -> Iterator[str]:
        """Say what is bought, why for so much, and what is left then."""
        bid = int(self.details[0])
        pattern = self.gettext("Bid ${bid} for {cards}.")
        if self.choice.reason == "last":
            pattern = self.gettext("Play your last-bid card, and bid ${bid} for {cards}.")
        yield pattern.format(bid=bid, cards=self.cards)
        yield from self._bought()
        yield self._why_so_much(bid)
        yield self._leaves(self.money - bid)

    def _bought(self) -> Iterator[str]:
        """Say what is best about the cards, and whom they help besides."""
        held = self.judge.held[self.me]
        mines, shares = self._on_sale("mines"), self._on_sale("investments")
        growing = max(mines, key=lambda company: held[company], default=None)
        if growing is not None and held[growing]:
            yield self.ngettext(
                "Once built, the mine for {company} makes your investment there worth more.",
                "Once built, the mine for {company} makes your {count} investments there worth "
                "more.",
                held[growing],
            ).format(company=self.company(growing), count=held[growing])
            yield from self.helped(growing, held[growing] + shares.get(growing, 0))
        elif shares:
            best = max(shares, key=self.state.value)
            yield self.gettext(
                "An investment in {company} pays what {company} is worth in the end: ${value} now, "
                "more with every mine."
            ).format(company=self.company(best), value=self.state.value(best))
        else:
            yield self.gettext("What is on it brings you more than that.")

    def _on_sale(self, symbol: str) -> dict[int, int]:
        """Return companies, and how often a symbol of theirs is on sale."""
        counts = [sum(column) for column in zip(*self._symbols(symbol), strict=True)]
        return {company: count for company, count in enumerate(counts) if count}

    def _symbols(self, symbol: str) -> list[tuple[int, ...]]:
        return [getattr(card, symbol) for card in self.judge.on_sale]

    def _why_so_much(self, bid: int) -> str:
        """Say why neither more nor less is bid."""
        match self.choice.reason:
            case "last":
                return self.gettext("Nobody can answer, but you can play that card only once.")
            case "worth":
                return self.gettext("Everybody bids only once: bid as much as it is worth to you.")
            case "raise" if self.state.high is None and self.me != self.state.active:
                pattern = self.gettext("{player} has passed, so nobody can answer.")
                return pattern.format(player=self.view.seats[self.state.active])
            case "raise":
                pattern = self.gettext(
                    "Bid the least: if {player} goes higher, you can still answer."
                )
                return pattern.format(player=self.view.seats[self.state.after(self.me)])
        after = after_me(self.judge)
        if self._may_bid_last(self.me):
            return self.gettext("Somebody may still beat that with a last-bid card.")
        if not after:
            return self.gettext("Nobody bids after you, so this is enough.")
        purses = [self.view.money[seat] for seat in after]
        if all(purse is not None and purse <= bid for purse in purses):
            return self.gettext("Nobody who bids after you has more money than that.")
        if bid < int(self.choice.cost + 0.5):
            return self.gettext("Those who bid after you will hardly want to pay more.")
        return self.gettext("Do not go higher: you will want other cards, too.")

    def _may_bid_last(self, high: int) -> bool:
        """Tell whether a rival has a last-bid card still that can beat the highest bid (KR11)."""
        has = self.state.has_last_bid
        return self.view.setup.last_bid and any(
            has[seat] for seat in self.judge.seats if seat not in (self.me, high)
        )

    def _leaves(self, left: int) -> str:
        """Say what a bid leaves of one's money."""
        if not left:
            return self.gettext("That takes all your money.")
        if not self.judge.left:
            return self.gettext("That leaves you ${left} to build with.").format(left=left)
        return self.ngettext(
            "That leaves you ${left} for {count} more card.",
            "That leaves you ${left} for {count} more cards.",
            self.judge.left,
        ).format(left=left, count=self.judge.left)

    def passed(self) -> Iterator[str]:
        """Say why nothing is bid, and who may have it then."""
        low, left = self.low, self.judge.left
        if low > self.money:
            pattern = self.gettext(
                "Pass: a bid has to be at least ${low} now, and you have ${money}."
            )
        elif low > self.choice.gain:
            pattern = self.gettext("Pass: ${low} is more than {cards} will bring you.")
        elif left:
            pattern = self.ngettext(
                "Pass: ${low} is too much for {cards}. {count} card is still to come, and you have "
                "${money} in all.",
                "Pass: ${low} is too much for {cards}. {count} cards are still to come, and you "
                "have ${money} in all.",
                left,
            )
        else:
            pattern = self.gettext(
                "Pass: ${low} is too much for {cards}. You need your ${money} to build mines."
            )
        yield pattern.format(low=low, money=self.money, cards=self.cards, count=left)
        yield from self._strange()
        yield self._goes_to()

    def _strange(self) -> Iterator[str]:
        """Say that one has nothing of these companies yet, if that is so."""
        companies = {**self._on_sale("investments"), **self._on_sale("mines")}
        if companies and not any(self.judge.held[self.me][company] for company in companies):
            names = listed(map(self.company, sorted(companies)), self.language)
            yield self.ngettext(
                "You have no investment in {companies} yet.",
                "You have no investments in {companies} yet.",
                len(companies),
            ).format(companies=names)

    def _goes_to(self) -> str:
        """Say who gets what one does not bid for."""
        high, is_open = self.state.high, self._is_open()
        if high is None:
            if is_open:
                pattern = self.gettext("Then somebody else may get {cards} for little money.")
            else:
                pattern = self.gettext("Then nobody gets {cards}.")
            return pattern.format(cards=self.cards)
        pattern = self.gettext("Then {player} gets {cards} for ${high}.")
        if is_open:
            pattern = self.gettext("Then {player} may get {cards} for ${high}.")
        return pattern.format(player=self.view.seats[high[0]], cards=self.cards, high=high[1])

    def _is_open(self) -> bool:
        """Tell whether others may still bid after a pass."""
        if self.view.setup.is_for_two:  # KR5, KR6
            return self.state.high is None and self.me == self.state.active
        if self.view.asks == "bid" and after_me(self.judge):
            return True
        return self._may_bid_last(self.state.high[0] if self.state.high else self.me)

    def kept(self) -> Iterator[str]:
        """Say why the last-bid card is kept."""
        yield self.gettext(
            "Pass, and keep your last-bid card: here it would save you little, and you can play it "
            "only once."
        )
        yield self._goes_to()
