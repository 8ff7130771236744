"""What a move made happen, told from the game before it and the game after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gold_widgets.engine.moves import read
from gold_widgets.games.klondike_rush import free, settling
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.events import (
    BeastReward,
    BidMade,
    CardsDrawn,
    Done,
    Event,
    GameOver,
    LastTurnsBegan,
    MineBuilt,
    NoOrderLeft,
    OrderDrawn,
    OrderFilled,
    PaidOut,
    Passed,
    PiecesGone,
    PiecesTaken,
    ProfitTaken,
    SettlingBegan,
    Share,
    Sold,
    TokenTaken,
    Traded,
    TurnPassed,
    Unsold,
    ValueUp,
)
from gold_widgets.games.klondike_rush.state import NONE

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.state import State


def what_happened(before: Game | None, move: str | None, after: Game) -> tuple[Event, ...]:
    """Tell one move, or, of a game that has none yet, how it begins."""
    if before is None or move is None:
        return tuple(_start(after))
    state, verb = before.state, move.partition("-")[0].rpartition("/")[2]
    if verb in ("bid", "pass"):
        return tuple(_said(before, move, after))
    if verb == "build":
        return tuple(_built(before, move, after))
    if verb in ("order", "trade"):
        return (_freely(before, move),)
    if verb == "done":
        return tuple(_done(before, after))
    profit = () if verb != "profit" else (_profit(before),)
    return (*profit, *_passed_on(state, after))


def _start(game: Game) -> Iterator[Event]:
    if game.is_over:
        yield _over(game)
    elif game.asks == "settle":
        yield SettlingBegan(game.seats[game.to_move])
    elif game.turns_left:
        yield LastTurnsBegan(game.seats[game.to_move])
    elif game.on_sale:
        yield _drawn(game)


def _drawn(game: Game) -> CardsDrawn:
    rule = "K2"
    if game.setup.is_for_two:  # the last one of an odd deck is sold alone
        rule = "K11" if len(game.on_sale) == game.setup.cards_a_turn else "KR8"
    return CardsDrawn(game.seats[game.active], game.on_sale, len(game.state.deck), rule, game.data)


def _said(before: Game, move: str, after: Game) -> Iterator[Event]:
    """Tell a bid or a pass, and the sale if it was the last."""
    by, is_last, two = before.seats[before.to_move], before.asks == "last", before.setup.is_for_two
    if move == "pass":
        final = "KR6" if two else "K2"
        yield Passed(by, "KR4" if is_last else final)
        high = before.high
    else:
        dollars = int(move.partition("-")[2])
        yield BidMade(by, dollars, "K12" if is_last else "K11" if two else "K2")
        high = before.to_move, dollars
    if after.asks != "act":
        return
    if high is None:
        yield Unsold(before.on_sale)
        return
    to = before.seats[high[0]]
    rule = "KR11" if is_last and move != "pass" else "KR5" if two else "K2"
    yield Sold(to, before.on_sale, high[1], rule)
    yield from _came_with(before, high[0])


def _came_with(before: Game, seat: int) -> Iterator[Event]:
    """Tell what a card brings: pieces and orders."""
    data, by = before.data, before.seats[seat]
    left = [before.state.supply(company) for company in range(len(data.companies))]
    orders = len(before.state.order_deck)
    for number in before.state.on_sale:
        card = data.cards[number]
        is_double = sum(map(bool, card.investments)) > 1
        for company, count in enumerate(card.mines):
            taken = min(count, max(left[company], 0))
            left[company] -= taken
            if taken:
                rule = "KR19" if is_double else "K2"
                yield PiecesTaken(by, data.companies[company], taken, rule)
            if count > taken:
                yield PiecesGone(by, data.companies[company], count - taken)
        drawn = min(card.crates, orders)
        orders -= drawn
        if drawn:
            yield OrderDrawn(by, drawn)
        if drawn < card.crates:
            yield NoOrderLeft(by)


def _built(before: Game, move: str, after: Game) -> Iterator[Event]:
    company, space = before.data.build_numbers[move]
    by, name = before.seats[before.active], before.data.companies[company]
    place, token = before.data.spaces[space].id, before.state.board[space]
    cost = before.state.mountain.cost(company, space)
    yield MineBuilt(by, name, place, cost.dollars, cost.way)
    if token != NONE:
        yield TokenTaken(by, KINDS[token], place)
    yield ValueUp(name, after.state.value(company), after.state.built[company])


def _freely(before: Game, move: str) -> Event:
    made = read(move)
    by = before.seats[before.to_move if made.seat is None else made.seat]
    data = before.data
    if made.verb == "trade":
        rule: str = "K7" if made.seat is None else "KR13"
        return Traded(by, _canonical(made.details), data.trade_three, rule)  # type: ignore[arg-type]
    order = data.orders[data.order_numbers[made.details[0]]]
    tokens = _canonical(made.details[1:])
    return OrderFilled(by, order.id, tokens, order.pays, "KR2" if "wild" in tokens else "K6")


def _canonical(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the very words of `KINDS`, so that equal events are alike to the last byte."""
    return tuple(KINDS[free.NUMBERS[kind]] for kind in kinds)


def _shares(state: State, seat: int) -> tuple[Share, ...]:
    companies = state.mountain.data.companies
    return tuple(
        Share(companies[company], count, state.value(company))
        for company, count in enumerate(state.investments(seat))
        if count
    )


def _profit(before: Game) -> ProfitTaken:
    state, seat = before.state, before.active
    return ProfitTaken(before.seats[seat], _shares(state, seat), state.profit(seat))


def _passed_on(before: State, after: Game) -> Iterator[Event]:
    """Tell how the figure goes on, and what begins."""
    to = after.seats[after.active]
    yield TurnPassed(to)
    if after.asks == "bid":
        yield _drawn(after)
    elif after.asks == "settle":
        yield SettlingBegan(to)
    elif not before.turns_left:
        yield LastTurnsBegan(to, "KR7" if _last_was_unsold(after) else "K8")


def _last_was_unsold(game: Game) -> bool:
    """Tell whether the last card of the deck left the game unsold, as far as is known."""
    past: Game | None = game
    while past is not None:
        if past.before is not None and past.before.on_sale and not past.on_sale:
            return past.state.unsold != past.before.state.unsold
        past = past.before
    return False


def _done(before: Game, after: Game) -> Iterator[Event]:
    yield Done(before.seats[before.to_move])
    if not after.is_over:
        return
    state, counted = before.state, settling.count(before.state)
    for seat in after.seats:
        twice = counted.twice[seat.number]
        payout = counted.payouts[seat.number] * (2 if twice else 1)
        yield PaidOut(seat, _shares(state, seat.number), payout, "KR16" if twice else "K9")
    to = tuple(after.seats[seat] for seat in counted.rewarded)
    yield BeastReward(
        to, max(counted.beasts), counted.reward, "K9" if len(counted.rewarded) == 1 else "KR17"
    )
    yield _over(after)


def _over(game: Game) -> GameOver:
    ranks = settling.ranks(game.state)
    money, tokens, investments = (tuple(column) for column in zip(*ranks, strict=True))
    winners = tuple(game.seats[seat] for seat in game.winners)
    rivals = [held for held, dollars in zip(tokens, money, strict=True) if dollars == max(money)]
    by_tokens = len(rivals) > 1 and rivals.count(max(rivals)) == 1
    return GameOver(winners, money, tokens, investments, "KR20" if by_tokens else "K10")
