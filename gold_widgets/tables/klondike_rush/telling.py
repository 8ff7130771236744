"""Everything that a table of Klondike Rush says of the game, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.moves import read
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.events import (
    BeastReward,
    Done,
    GameOver,
    LastTurnsBegan,
    PaidOut,
    TurnPassed,
)
from gold_widgets.games.klondike_rush.explain import explain
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.naming import (
    name_cards,
    name_company,
    name_kind,
    name_space,
    name_tokens,
)
from gold_widgets.tables import staging
from gold_widgets.tables.klondike_rush import acting
from gold_widgets.tables.klondike_rush.band import shares
from gold_widgets.tables.klondike_rush.money import in_dollars
from gold_widgets.tables.klondike_rush.spots import PLAYER, SALE, possessions, standing

if TYPE_CHECKING:
    from gold_widgets.engine.moves import Draft
    from gold_widgets.games.klondike_rush.events import Event
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.pieces import Spot


class KlondikeTelling(staging.Telling["Game"]):
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        catalogue = translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def headline(self, game: Game) -> str:
        """Say whose turn it is, who is asked, and how many cards are left."""
        if game.is_over:
            return self.gettext("The game is over.")
        turn = self.gettext("{player}'s turn").format(player=game.seats[game.active])
        asked = game.seats[game.to_move]
        match game.asks:
            case "bid":
                doing = self.gettext("{player} bids").format(player=asked)
            case "last":
                doing = self.gettext("{player}: last bid?").format(player=asked)
            case "act":
                doing = self.gettext("building")
            case _:
                return self.gettext("The end · {player} settles").format(player=asked)
        if game.turns_left:
            left = self.gettext("last turns")
        else:
            count = len(game.state.deck)
            left = self.ngettext("{count} card left", "{count} cards left", count).format(
                count=count
            )
        return f"{turn} · {doing} · {left}"

    def banner(self, game: Game) -> str:
        """Name the winner, or the last turns."""
        if any(isinstance(event, LastTurnsBegan) for event in game.events) and game.before:
            return self.gettext("Last turns!")
        return super().banner(game)

    def status(self, game: Game, *, ask: bool, stage: int = 0) -> str:
        """Say what the last move made happen, with the rules, and what to do now."""
        told = [self._sentence(event) for event in self._at_stage(game.events, stage)]
        if ask and not game.is_over:
            told.append(self._ask(game))
        return " ".join(told)

    def _at_stage(self, events: Sequence[Event], stage: int) -> list[Event]:
        """Return what a stage of the count tells: payouts, then snow beasts, then the winner."""
        if not any(isinstance(event, PaidOut) for event in events):
            return [event for event in events if not isinstance(event, TurnPassed)]
        kinds: tuple[type, ...] = ((Done, PaidOut), (BeastReward,), (GameOver,))[min(stage, 2)]
        return [event for event in events if isinstance(event, kinds)]

    def _ask(self, game: Game) -> str:
        player, seat = game.seats[game.to_move], game.to_move
        money = game.money[seat]
        match game.asks:
            case "bid" | "last" if (low := lowest(game.state, game.setup)) > money:
                asked = self.gettext(
                    "{player}, a bid has to be at least ${low} now, and you have ${money}: pass."
                ).format(player=player, low=low, money=money)
                return f"{asked} {acting.handing_in(game, self.language)}".strip()
            case "bid":
                return self.gettext("{player}, you have ${money}: bid or pass.").format(
                    player=player, money=money
                )
            case "last":
                return self.gettext(
                    "{player}, play your last-bid card, or pass. You have ${money}."
                ).format(player=player, money=money)
            case "settle":
                return self.gettext(
                    "{player}, fill orders and trade tokens for the last time, then say done."
                ).format(player=player)
        return acting.ask(game, self.language)

    def line(self, game: Game, number: int) -> Iterator[str]:
        """Tell what one move adds to the log."""
        first = True
        for event in game.events:
            if isinstance(event, TurnPassed):
                continue
            sentence = self._sentence(event)
            yield f"{number}. {sentence}" if first else sentence
            first = False

    def describe(self, view: View, spots: Sequence[Spot]) -> Iterator[str]:
        """Tell values, what is on sale, players, spaces, and the orders of whoever looks."""
        yield self.gettext("Values: {values}.").format(
            values=", ".join(
                f"{name_company(company, self.language)} {in_dollars(value, self.language)}"
                for company, value in view.values.items()
            )
        )
        for spot in spots:
            if spot["id"].startswith((PLAYER, SALE)) or spot["id"] in view.data.order_numbers:
                yield spot["label"]
        rows: dict[int, list[str]] = {}
        for spot in spots:
            if spot["id"] in view.data.space_numbers:
                rows.setdefault(spot.get("row", 0), []).append(spot["label"])
        yield from (" · ".join(row) for row in rows.values())

    def about(self, game: Game, part: str, view: View | None = None) -> str:
        """Say what a player has, what is on sale, or what a space is."""
        if part == SALE and game.on_sale:
            cards = name_cards(game.on_sale, self.language, game.data)
            return self.gettext("On sale: {cards}").format(cards=cards) + "."
        number = part.removeprefix(PLAYER)
        if part.startswith(PLAYER) and number.isdigit() and int(number) < len(game.seats):
            seat = int(number)
            money, orders = (view or game).money[seat], len(game.state.orders[seat])
            return possessions(game, seat, self.language, money, orders) + "."
        if part in game.data.space_numbers:
            return self._space(game, part, view)
        if part in game.data.order_numbers:
            return f"{self._order(game, part)} {self.gettext('Some are still missing.')}"
        if part in game.data.company_numbers:
            return self._mine(game, part, view)
        if part in KINDS:
            return self.gettext(
                "One of your hunt tokens: {kind}. Any three bring ${dollars} (K7)."
            ).format(kind=name_kind(part, self.language), dollars=game.data.trade_three)
        return ""

    def begun(self, game: Game, draft: Draft) -> str:
        """Say what else to press for an order, a trade or a mine."""
        for part in draft.picked:
            if part in game.data.order_numbers:
                return f"{self._order(game, part)} {self.gettext('Press the tokens to pay with.')}"
        laid = [part for part in draft.picked if part in KINDS]
        if laid:
            return self._tray(game, laid, {read(move).verb for move in draft.moves})
        if any(part in game.data.company_numbers for part in draft.picked):
            return self.gettext("Choose a space to build on.")
        if any(part in game.data.space_numbers for part in draft.picked):
            return self.gettext("Choose a mine to build there.")
        return ""

    def _tray(self, game: Game, laid: Sequence[str], verbs: Collection[str]) -> str:
        """Say what lies on the tray, and what it can be handed in for."""
        left = 3 - len(laid)
        told = [self.gettext("Chosen: {tokens}.").format(tokens=name_tokens(laid, self.language))]
        if "trade" in verbs and not left:
            told.append(self.gettext("Press “Trade three tokens” to do so (K7)."))
        elif "trade" in verbs:
            pattern = self.ngettext(
                "Press {count} more token to trade three for ${dollars} (K7).",
                "Press {count} more tokens to trade three for ${dollars} (K7).",
                left,
            )
            told.append(pattern.format(count=left, dollars=game.data.trade_three))
        if "order" in verbs:
            told.append(self.gettext("Press an order to fill it with such tokens (K6)."))
        return " ".join(told)

    def _order(self, game: Game, part: str) -> str:
        order = game.data.orders[game.data.order_numbers[part]]
        wants = [KINDS[kind] for kind, count in enumerate(order.wants) for _ in range(count)]
        return self.gettext("The order {order} wants {tokens} and pays ${dollars} (K6).").format(
            order=part, tokens=name_tokens(wants, self.language), dollars=order.pays
        )

    def _mine(self, game: Game, part: str, view: View | None) -> str:
        """Say why a mine that waits cannot be built, to those who may know."""
        company, seat = game.data.company_numbers[part], game.active
        waits = game.asks == "act" and game.state.unused[seat][company]
        if not waits or not _is_told(game, view):
            return ""
        dear = acting.too_dear(game, [company], self.language)
        return f"{dear} {acting.handing_in(game, self.language)}".strip() if dear else ""

    def _space(self, game: Game, part: str, view: View | None) -> str:
        """Say what a space is, and why nothing is built there now."""
        number = game.data.space_numbers[part]
        told = self.gettext("{space}, {name}: {what}.").format(
            space=part,
            name=name_space(game.data.spaces[number].name, self.language),
            what=standing(game, number, self.language),
        )
        return f"{told} {self._why_not_here(game, part, view)}".strip()

    def _why_not_here(self, game: Game, part: str, view: View | None) -> str:
        """Say why no mine can be built on a space; what somebody has, to those who may know."""
        if game.asks != "act":
            return "" if game.is_over else self.gettext("Mines are built after the auction (K3).")
        player, mountain = game.seats[game.active], game.state.mountain
        pieces, space = game.unused[game.active], game.data.space_numbers[part]
        if not pieces:
            return self.gettext("{player} has no mine to build.").format(player=player)
        prices = {each: mountain.dollars(game.data.company_numbers[each], space) for each in pieces}
        cheapest = min(prices, key=prices.__getitem__)
        if mountain.mines[space] != FREE or _is_told(game, view):
            return tell(game.why_not(f"build-{cheapest}@{part}") or "", self.language)
        money = None if view is None else view.money[game.active]
        if money is None or prices[cheapest] <= money:
            return ""
        return self.gettext("{space} costs ${dollars}, and {player} has ${money}.").format(
            space=part, dollars=prices[cheapest], player=player, money=money
        )

    def part(self, part: str) -> tuple[str, str]:
        """Word the buttons below the table."""
        gettext = self.gettext
        known = {
            "bid": (gettext("Bid"), gettext("Offer so many dollars (K2)")),
            "pass": (gettext("Pass"), gettext("Bid nothing for this card (K2)")),
            "build": (gettext("Build"), gettext("Build a mine (K3)")),
            "profit": (gettext("Use the profit card"), gettext("Every investment pays now (K4)")),
            "end": (gettext("End the turn"), gettext("The snow beast figure goes left (K5)")),
            "order": (gettext("Fill an order"), gettext("With these tokens (K6)")),
            "trade": (gettext("Trade three tokens"), gettext("For dollars of the bank (K7)")),
            "done": (gettext("Done"), gettext("No more orders and trades (KR14)")),
        }
        if part in KINDS:
            return name_kind(part, self.language), ""
        return known.get(part, (part, ""))

    def offer(self, game: Game, part: str) -> tuple[str, str]:
        """Say with numbers what a button brings now: "Take $28 now"."""
        if part == "profit" and not game.is_over:
            state, seat = game.state, game.to_move
            made = shares(game, seat, self.language)
            text = self.gettext("Take ${dollars} now: {shares}") if made else None
            text = text or self.gettext("Take ${dollars} now")
            why = self.gettext("Use the profit card (K4): {shares}").format(shares=made or "0")
            return text.format(dollars=state.profit(seat), shares=made), why
        if part == "trade":
            text = self.gettext("Trade three tokens: ${dollars}")
            return text.format(dollars=game.data.trade_three), self.part(part)[1]
        return self.part(part)

    def is_main(self, part: str) -> bool:
        """Keep the profit card from being used by the way: it is for once in a game (K4)."""
        return part != "profit"

    def leaves(self, game: Game, verb: str) -> tuple[int, str] | None:
        """Say what a bid is paid from."""
        if verb != "bid" or game.is_over:
            return None
        return game.money[game.to_move], self.gettext("leaves ${left}")

    def number(self, verb: str, low: int, high: int) -> str:
        """Name a bid, the one number that is chosen here."""
        return self.gettext("Your bid, {low} to {high}").format(low=low, high=high)

    def buttons(self) -> Mapping[str, tuple[str, str]]:
        """Say of the tools what they do here."""
        gettext = self.gettext
        return {
            "review": (gettext("Final count"), gettext("How everybody's money adds up")),
            "new": (gettext("New game"), gettext("Shuffle and deal anew")),
        }

    def _sentence(self, event: Event) -> str:
        return f"{explain(event, self.language)} ({event.rule})"


def _is_told(game: Game, view: View | None) -> bool:
    """Say whether the active player is spoken to: alone, or where all look on at open money."""
    if view is None:
        return True
    return view.money[game.active] is not None and view.seat in (None, game.active)
