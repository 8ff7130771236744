"""Why to build, to use the profit card, to fill orders or to trade, for a reader of twelve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.games.klondike_rush.advice import Advice
from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.bots import best_build
from gold_widgets.games.klondike_rush.data import BEAST, KINDS
from gold_widgets.games.klondike_rush.naming import name_kind, name_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator


class TurnAdvice(Advice):
    """What to say of mines, the profit card, orders and trades."""

    def built(self) -> Iterator[str]:
        """Say what a mine does for oneself, and for others."""
        company, number = self.data.build_numbers[self.choice.move]
        space, cost = self.data.spaces[number].id, int(self.choice.cost)
        pattern = self.gettext(
            "Build a mine for {company} on {space} for ${cost}: that leaves you ${left}."
        )
        left = self.money - cost
        yield pattern.format(company=self.company(company), space=space, cost=cost, left=left)
        own, track = self.judge.held[self.me][company], self.data.track
        mines = self.state.built[company]
        if own and mines < len(track):
            yield self.ngettext(
                "Your investment there is then worth ${after}, not ${before}.",
                "Your {count} investments there are then worth ${after} each, not ${before}.",
                own,
            ).format(count=own, before=track[mines - 1], after=track[mines])
        yield from self.helped(company, own)
        if token := self.view.board.get(space):
            yield self._token(KINDS.index(token))

    def _token(self, kind: int) -> str:
        if kind == BEAST:
            pattern = self.gettext(
                "You get a snow beast: whoever has most in the end gets ${reward}."
            )
            return pattern.format(reward=self.data.snow_beast)
        if self._wanted(kind):
            pattern = self.gettext("You get a hunt token that your orders want ({kind}).")
        else:
            pattern = self.gettext("You get a hunt token ({kind}).")
        return pattern.format(kind=name_kind(KINDS[kind], self.language))

    def _wanted(self, kind: int) -> bool:
        """Tell whether an order wants more of a kind than one has."""
        has = self.state.tokens[self.me]
        orders = (self.data.orders[order] for order in self.state.orders[self.me])
        return any(order.wants[kind] > has[kind] for order in orders if kind < len(order.wants))

    def ended(self) -> Iterator[str]:
        """Say why nothing is built, and why the profit card is kept."""
        yield self.gettext("End your turn.")
        yield self._why_not_build()
        if self.choice.reason == "wait":
            pattern = self.gettext(
                "Keep the profit card: used now it pays ${gain}, but in the end it makes every "
                "investment pay twice."
            )
            yield pattern.format(gain=int(self.choice.gain))
        elif self.state.has_profit[self.me]:
            yield self.gettext("Your profit card is used by itself when the money is counted.")

    def _why_not_build(self) -> str:
        if not any(self.state.unused[self.me]):
            return self.gettext("You have no mine to build.")
        if not any(move.startswith("build-") for move in self.view.legal()):
            return self.gettext("You have too little money for your mines.")
        if best_build(self.judge, 1.0) is not None:
            return self.gettext("Keep your money: the cards to come bring you more than mines now.")
        return self.gettext("Your mines would cost you more than they bring you.")

    def cashed_in(self) -> Iterator[str]:
        """Say why the profit card is used now."""
        pattern = self.gettext("Use the profit card now: it pays you ${gain}.")
        yield pattern.format(gain=int(self.choice.gain))
        yield self.ngettext(
            "You have ${money}, and {count} card is still to come that you can bid for.",
            "You have ${money}, and {count} cards are still to come that you can bid for.",
            self.judge.left,
        ).format(money=self.money, count=self.judge.left)
        yield self.gettext("But it works only once: in the end it will not pay again.")

    def filled(self) -> Iterator[str]:
        """Say what an order pays, and whether its tokens are missed."""
        order, *kinds = self.details
        pattern = self.gettext("Fill the order {order} with {tokens}: it pays ${pays}.")
        yield pattern.format(
            order=order, tokens=name_tokens(kinds, self.language), pays=int(self.choice.cost)
        )
        if self.judge.left:
            yield self.gettext("With money in hand you can bid more.")
        elif self.choice.cost > self.data.trade_three:
            yield self.gettext("To trade them would bring less.")
        yield self._missed(order, kinds)

    def _missed(self, order: str, kinds: list[str]) -> str:
        """Say what the tokens of an order could have been used for."""
        if "wild" in kinds:
            return self.gettext("That takes a wild token, which would fit other orders, too.")
        number = self.data.order_numbers[order]
        others = [self.data.orders[each] for each in self.state.orders[self.me] if each != number]
        for other in others:
            if any(other.wants[KINDS.index(kind)] for kind in kinds):
                pattern = self.gettext(
                    "But your order {order} wants some of them, too, and has to wait."
                )
                return pattern.format(order=other.id)
        return self.gettext("You need these tokens for no other order.")

    def traded(self) -> Iterator[str]:
        """Say what three tokens are turned in for."""
        tokens, pays = name_tokens(self.details, self.language), int(self.choice.gain)
        if self.view.asks != "settle":
            pattern = self.gettext(
                "Turn in {tokens} for ${pays}: then you can bid ${low} for {cards}. You need these "
                "tokens least, but they are gone then."
            )
            low = lowest(self.state, self.view.setup)
            cards = listed(self.view.on_sale, self.language)
            yield pattern.format(tokens=tokens, pays=pays, low=low, cards=cards)
            return
        pattern = self.gettext(
            "Turn in {tokens} for ${pays}: they fill no order of yours, and the game is about to "
            "end."
        )
        yield pattern.format(tokens=tokens, pays=pays)
        if KINDS[BEAST] in self.details:
            yield self.gettext("With fewer snow beasts than others, yours bring nothing.")
        else:
            yield self.gettext("Tokens that you keep count only in a tie.")

    def done(self) -> Iterator[str]:
        """Say why nothing is traded any more."""
        tokens = self.state.tokens[self.me]
        if sum(tokens) >= 3 and tokens[BEAST]:  # enough for a trade (K7)
            pattern = self.gettext(
                "Say done, and keep your snow beasts: whoever has most gets ${reward}."
            )
            yield pattern.format(reward=self.data.snow_beast)
        else:
            yield self.gettext(
                "Say done: you can fill no order, and to trade you would need three tokens."
            )
