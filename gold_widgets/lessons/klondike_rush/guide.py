"""A first game of Klondike Rush: a card of one's own, a mine, and what the others bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.games.klondike_rush import events as e
from gold_widgets.games.klondike_rush.asking import cost, profit
from gold_widgets.games.klondike_rush.dealing import deal
from gold_widgets.games.klondike_rush.explain import explain
from gold_widgets.games.klondike_rush.naming import (
    name_cards,
    name_company,
    name_kind,
    name_tokens,
)
from gold_widgets.lessons import guide
from gold_widgets.lessons.guide import PUPIL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.klondike_rush.game import Game

_FIRST_BID = 4
"""An average price for a card, early in a game."""


class KlondikeGuide(guide.Guide["Game"]):
    """Lets a newcomer buy the first card for an average price, build, and see what comes of it."""

    PLAYERS = ("Ann", "Bob", "Cy")

    def lay(self, seed: int | None) -> Game:
        """Deal for three, with the town in the middle of the mountain, as for any first game."""
        return deal(self.PLAYERS, seed)

    def pupil(self, game: Game, shown: Sequence[str]) -> str:
        """Point at an average bid first, then at cheap mines, then at what a good player does."""
        legal = game.legal()
        if game.asks == "bid" and game.active == PUPIL and not shown:
            return next((bid for bid in (f"bid-{_FIRST_BID}",) if bid in legal), "pass")
        builds = [move for move in legal if move.startswith("build-")]
        if builds and not shown:
            return min(builds, key=lambda move: (self._price(game, move), move))
        return super().pupil(game, shown)

    def computer(self, game: Game, shown: Sequence[str]) -> str | None:
        """Let the newcomer have the first card; after that, computers play by themselves."""
        first = game.active == PUPIL and not shown and game.asks == "bid"
        return "pass" if first else None

    def prompt(self, game: Game, move: str, spot: str) -> str:
        """Say what to press, and what it is good for."""
        verb, _, details = move.partition("-")
        match verb:
            case "bid":
                said = self._bid(game, int(details))
            case "pass":
                said = self._pass(game)
            case "build":
                said = self._build(game, move, spot)
            case "order":
                said = self._order(details, spot)
            case "trade":
                said = self.gettext("Any three tokens bring ${dollars}: press {spot}.").format(
                    dollars=game.data.trade_three, spot=self._part(spot)
                )
            case "profit":
                said = self.gettext(
                    "Your investments would pay ${dollars} now: use the profit card."
                ).format(dollars=profit(game, PUPIL))
            case _:
                said = self._end(game)
        if game.before is None:
            begin = self.gettext("You are {player}, and have ${money} like everybody.")
            seat = game.seats[PUPIL]
            return f"{begin.format(player=seat, money=game.money[PUPIL])} {said}"
        return said

    def pages(self, turn: Game, stage: int) -> list[str]:
        """Tell what a move came to, in short sentences; of what others get, only the gist."""
        idle: tuple[type[e.Event], ...] = (e.CardsDrawn, e.BidMade, e.Passed, e.TurnPassed)
        if turn.before is not None and turn.before.active != PUPIL:
            idle = (*idle, e.TokenTaken, e.OrderDrawn)
        told = [
            explain(event, self.language) for event in turn.events if not isinstance(event, idle)
        ]
        if turn.asks == "bid" and any(isinstance(event, e.TurnPassed) for event in turn.events):
            now = self.gettext("The snow beast figure goes on: it is {player}'s turn.")
            told.append(now.format(player=turn.seats[turn.active]))
        return guide.in_pages([*told, *map(self._reason, turn.events)])

    def _reason(self, event: e.Event) -> str:
        match event:
            case e.Sold(to=seat) if seat.number == PUPIL:
                return self.gettext("The card is yours: its investments pay you in the end.")
            case e.Unsold():
                return self.gettext("That happens, and the turn goes on.")
        return ""

    # -- what to press ---------------------------------------------------------------------------

    def _bid(self, game: Game, dollars: int) -> str:
        cards = name_cards(game.on_sale, self.language, game.data)
        if game.active == PUPIL:
            said = self.gettext("Press Bid: ${dollars} is a good price for {cards}.")
        else:
            said = self.gettext("Everybody may bid for {cards}. Press Bid for ${dollars}.")
        return said.format(cards=cards, dollars=dollars)

    def _pass(self, game: Game) -> str:
        cards = listed(game.on_sale, self.language)
        if game.high:
            return self.gettext("${bid} is a lot for {cards}: press Pass.").format(
                bid=game.high[1], cards=cards
            )
        return self.gettext("{cards} brings you little: press Pass.").format(cards=cards)

    def _build(self, game: Game, move: str, spot: str) -> str:
        company, space = move.removeprefix("build-").split("@")
        color = name_company(company, self.language)
        if spot == company:
            said = self.gettext("You have a mine for {company} to build: press it.")
            return f"{self._lost(game)} {said.format(company=color)}".strip()
        dollars = self._price(game, move)
        if kind := game.board.get(space):
            return self.gettext(
                "Build your mine on {space}: press it. It costs ${dollars}, you get a hunt token "
                "({kind}), and {company} is worth more."
            ).format(
                space=space, dollars=dollars, kind=name_kind(kind, self.language), company=color
            )
        return self.gettext(
            "Build your mine on {space}: press it. It costs ${dollars}, and {company} is worth "
            "more."
        ).format(space=space, dollars=dollars, company=color)

    def _order(self, details: str, spot: str) -> str:
        order, *kinds = details.split("-")
        return self.gettext("You can fill {order} with {tokens}: press {spot}.").format(
            order=order, tokens=name_tokens(kinds, self.language), spot=self._part(spot)
        )

    def _end(self, game: Game) -> str:
        if lost := self._lost(game):
            return f"{lost} {self.gettext('Press End the turn.')}"
        if game.has_profit[PUPIL]:
            return self.gettext(
                "Press End the turn. Your profit card would pay ${dollars} now: it waits, and will "
                "pay more."
            ).format(dollars=profit(game, PUPIL))
        return self.gettext("Press End the turn.")

    def _lost(self, game: Game) -> str:
        """Name who has just outbid the pupil.

        A page says so, too, but whoever presses Continue for the last bid may turn it unread.
        """
        for event in game.events:
            if isinstance(event, e.Sold) and event.to.number != PUPIL:
                said = self.gettext("{player} has bought {cards} for ${dollars}.")
                cards = listed(event.cards, self.language)
                return said.format(player=event.to, cards=cards, dollars=event.price)
        return ""

    def _part(self, spot: str) -> str:
        """Name a part of a move as the table does."""
        return name_tokens([spot], self.language) or spot

    @staticmethod
    def _price(game: Game, move: str) -> int:
        company, space = move.removeprefix("build-").split("@")
        return cost(game, company, space).dollars
