"""What happened, in a sentence, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.figures import listed
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush import events as e
from gold_widgets.games.klondike_rush.naming import (
    name_cards,
    name_company,
    name_kind,
    name_tokens,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def explain(event: e.Event, language: str | None = None) -> str:
    r"""Tell an event in a sentence.

    >>> from gold_widgets import klondike_rush as klondike
    >>> text = "players: Mary, Joe, Tim\nmines: green a2, red b4\nunused: green 1, -, -"
    >>> explain(klondike.parse(text).play("build-green@c7").events[-1])
    'The company green has 3 mines: an investment is worth $3.'
    """
    return _Teller(language).sentence(event)


class _Teller:
    """The sentences of one language. Whole sentences, so that a translator can turn them round."""

    def __init__(self, language: str | None) -> None:
        self.language, catalogue = language, translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def sentence(self, event: e.Event) -> str:
        """Find the sentence for an event."""
        if type(event) not in _TELLERS:
            raise GameError(
                Sentence(
                    "{event!r} is no event of this game: try game.events[-1].", event=brief(event)
                )
            )
        tell: Callable[[_Teller, e.Event], str] = _TELLERS[type(event)]
        return tell(self, event)

    def company(self, company: str) -> str:
        return name_company(company, self.language)

    def drawn(self, event: e.CardsDrawn) -> str:
        pattern = self.ngettext(
            "{player} turns up {cards}. {left} card is left in the deck.",
            "{player} turns up {cards}. {left} cards are left in the deck.",
            event.left,
        )
        cards = name_cards(event.cards, self.language, event.data)
        return pattern.format(player=event.by, cards=cards, left=event.left)

    def bid(self, event: e.BidMade) -> str:
        pattern = self.gettext("{player} bids ${bid}.")
        if event.rule == "K12":
            pattern = self.gettext("{player} plays the last-bid card and bids ${bid}.")
        return pattern.format(player=event.by, bid=event.bid)

    def passed(self, event: e.Passed) -> str:
        pattern = self.gettext("{player} passes.")
        if event.rule == "KR4":
            pattern = self.gettext("{player} keeps the last-bid card.")
        return pattern.format(player=event.by)

    def sold(self, event: e.Sold) -> str:
        return self.gettext("Sold: {player} pays ${price} and takes {cards}.").format(
            player=event.to, price=event.price, cards=listed(event.cards, self.language)
        )

    def unsold(self, event: e.Unsold) -> str:
        return self.ngettext(
            "Nobody bids: {cards} leaves the game.",
            "Nobody bids: {cards} leave the game.",
            len(event.cards),
        ).format(cards=listed(event.cards, self.language))

    def pieces(self, event: e.PiecesTaken) -> str:
        return self.ngettext(
            "{player} gets {count} mine of {company} to build.",
            "{player} gets {count} mines of {company} to build.",
            event.number,
        ).format(player=event.by, count=event.number, company=self.company(event.company))

    def no_pieces(self, event: e.PiecesGone) -> str:
        return self.gettext(
            "No mine pieces of {company} are left: {player} goes without {count}."
        ).format(player=event.by, count=event.number, company=self.company(event.company))

    def order_drawn(self, event: e.OrderDrawn) -> str:
        return self.ngettext(
            "{player} draws {count} order card.",
            "{player} draws {count} order cards.",
            event.number,
        ).format(player=event.by, count=event.number)

    def no_order(self, event: e.NoOrderLeft) -> str:
        return self.gettext("There are no more order cards for {player}.").format(player=event.by)

    def built(self, event: e.MineBuilt) -> str:
        reduced = self.gettext("{path} {dollars} (not {printed}: mines at both ends)")
        way = [
            reduced.format(path=name, dollars=path.dollars, printed=path.printed)
            if path.is_reduced
            else f"{name} {path.dollars}"
            for path, name in ((path, f"{path.start}–{path.end}") for path in event.way)
        ]
        return self.gettext(
            "{player} builds a mine for {company} on {space} for ${dollars}: {way}."
        ).format(
            player=event.by,
            company=self.company(event.company),
            space=event.space,
            dollars=event.dollars,
            way=", ".join(way),
        )

    def token(self, event: e.TokenTaken) -> str:
        return self.gettext("{player} takes the hunt token of {space}: {kind}.").format(
            player=event.by, space=event.space, kind=name_kind(event.kind, self.language)
        )

    def value_up(self, event: e.ValueUp) -> str:
        return self.gettext(
            "The company {company} has {mines} mines: an investment is worth ${value}."
        ).format(company=self.company(event.company), mines=event.mines, value=event.value)

    def shares(self, shares: Sequence[e.Share]) -> str:
        return " + ".join(
            f"{share.investments} × {share.value} ({self.company(share.company)})"
            for share in shares
        )

    def profit(self, event: e.ProfitTaken) -> str:
        if not event.shares:
            return self.gettext("{player} uses the profit card without any investment: $0.").format(
                player=event.by
            )
        return self.gettext("{player} uses the profit card: {shares} = ${dollars}.").format(
            player=event.by, shares=self.shares(event.shares), dollars=event.dollars
        )

    def filled(self, event: e.OrderFilled) -> str:
        return self.gettext(
            "{player} fills the order {order} with {tokens} and gets ${dollars}."
        ).format(
            player=event.by,
            order=event.order,
            tokens=name_tokens(event.tokens, self.language),
            dollars=event.dollars,
        )

    def traded(self, event: e.Traded) -> str:
        return self.gettext("{player} turns in {tokens} for ${dollars}.").format(
            player=event.by,
            tokens=name_tokens(event.tokens, self.language),
            dollars=event.dollars,
        )

    def turn(self, event: e.TurnPassed) -> str:
        return self.gettext("The snow beast figure goes to {player}.").format(player=event.to)

    def last_turns(self, event: e.LastTurnsBegan) -> str:
        pattern = self.gettext(
            "The last company card is gone: everybody has one last turn. {player} begins."
        )
        if event.rule == "KR7":
            pattern = self.gettext(
                "The last company card is gone, though nobody bought it: everybody has one last "
                "turn. {player} begins."
            )
        return pattern.format(player=event.first)

    def settling(self, event: e.SettlingBegan) -> str:
        return self.gettext(
            "The last turns are over. Everybody may fill orders and trade tokens once more, "
            "{player} first."
        ).format(player=event.first)

    def done(self, event: e.Done) -> str:
        return self.gettext("{player} is done.").format(player=event.by)

    def paid_out(self, event: e.PaidOut) -> str:
        if not event.shares:
            return self.gettext("{player} has no investments: $0 at the count.").format(
                player=event.to
            )
        pattern = self.gettext("{player} is paid at the count: {shares} = ${dollars}.")
        if event.rule == "KR16":
            pattern = self.gettext(
                "{player} is paid twice at the count, for the unused profit card: "
                "2 × ({shares}) = ${dollars}."
            )
        return pattern.format(
            player=event.to, shares=self.shares(event.shares), dollars=event.dollars
        )

    def beast(self, event: e.BeastReward) -> str:
        if not event.to:
            return self.gettext("Nobody holds a snow beast: the reward stays in the bank.")
        pattern = self.ngettext(
            "{players} has the most snow beasts ({beasts}) and gets ${dollars}.",
            "{players} tie for the most snow beasts ({beasts}) and get ${dollars} each.",
            len(event.to),
        )
        return pattern.format(
            players=listed(event.to, self.language), beasts=event.beasts, dollars=event.dollars
        )

    def over(self, event: e.GameOver) -> str:
        best = max(event.money)
        if len(event.winners) > 1:
            pattern = self.gettext("The game is over. {players} share the victory with ${money}.")
        elif event.money.count(best) == 1:
            pattern = self.gettext("The game is over. {players} wins with ${money}.")
        elif event.rule == "KR20":
            pattern = self.gettext(
                "The game is over. {players} wins: the tie at ${money} goes to whoever holds more "
                "hunt tokens."
            )
        else:
            pattern = self.gettext(
                "The game is over. {players} wins: the tie at ${money} goes to whoever has more "
                "investments."
            )
        return pattern.format(players=listed(event.winners, self.language), money=best)


_TELLERS: dict[type, Callable[..., str]] = {
    e.CardsDrawn: _Teller.drawn,
    e.BidMade: _Teller.bid,
    e.Passed: _Teller.passed,
    e.Sold: _Teller.sold,
    e.Unsold: _Teller.unsold,
    e.PiecesTaken: _Teller.pieces,
    e.PiecesGone: _Teller.no_pieces,
    e.OrderDrawn: _Teller.order_drawn,
    e.NoOrderLeft: _Teller.no_order,
    e.MineBuilt: _Teller.built,
    e.TokenTaken: _Teller.token,
    e.ValueUp: _Teller.value_up,
    e.ProfitTaken: _Teller.profit,
    e.OrderFilled: _Teller.filled,
    e.Traded: _Teller.traded,
    e.TurnPassed: _Teller.turn,
    e.LastTurnsBegan: _Teller.last_turns,
    e.SettlingBegan: _Teller.settling,
    e.Done: _Teller.done,
    e.PaidOut: _Teller.paid_out,
    e.BeastReward: _Teller.beast,
    e.GameOver: _Teller.over,
}
