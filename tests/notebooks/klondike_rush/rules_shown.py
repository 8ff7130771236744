"""Which rules of Klondike Rush are shown by what the cells of a lesson make happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gold_widgets import klondike_rush
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.events import (
    BeastReward,
    BidMade,
    CardsDrawn,
    Done,
    GameOver,
    LastTurnsBegan,
    MineBuilt,
    NoOrderLeft,
    OrderFilled,
    PaidOut,
    Passed,
    PiecesGone,
    PiecesTaken,
    ProfitTaken,
    SettlingBegan,
    Sold,
    Traded,
    TurnPassed,
    Unsold,
)
from tests.notebooks.cases import Case, has


def _is_dealt(case: Case) -> bool:
    """Whether it begins as every game does: a token on each space but the town, and so on."""
    start = case.before
    return (
        set(start.money) == {30}
        and all(len(orders) == 2 for orders in start.orders)
        and all(start.has_profit)
        and len(start.board) == len(start.data.spaces) - 1
        and start.town not in start.board
        and not start.mines
    )


def _lacks_cash(case: Case) -> bool:
    """Whether a bid or a mine is dearer than the cash in hand, and refused or helped by a trade."""
    for game in case.games:
        for event in game.events:
            if isinstance(event, MineBuilt | BidMade):
                dollars = event.dollars if isinstance(event, MineBuilt) else event.bid
                held = game.before.money[event.by.number]
                if dollars > held - _traded_just_before(game):
                    return True
    verb, _, detail = case.refused.partition("-")
    held = case.after.money[case.after.to_move] if case.refused else 0
    if verb == "build":
        company, _, space = detail.partition("@")
        return klondike_rush.cost(case.after, company, space).dollars > held
    return verb == "bid" and int(detail) > held


def _traded_just_before(game: klondike_rush.Game) -> int:
    """Return what the mover of a game got for tokens right before the move."""
    got, past = 0, game.before
    while past is not None and past.before is not None:
        found = [event.dollars for event in past.events if isinstance(event, Traded | OrderFilled)]
        if not found:
            break
        got, past = got + sum(found), past.before
    return got


def _is_heard(case: Case) -> bool:
    """Whether somebody paid more than once, and others know what is left without being told."""
    paid: Counter[int] = Counter()
    times: Counter[int] = Counter()
    for event in case.events:
        if isinstance(event, Sold | MineBuilt):
            seat = (event.to if isinstance(event, Sold) else event.by).number
            paid[seat] += event.price if isinstance(event, Sold) else event.dollars
            times[seat] += 1
    return any(
        count > 1 and view.money[seat] == case.before.money[seat] - paid[seat]
        for seat, count in times.items()
        for view in [klondike_rush.view(case.after, (seat + 1) % len(case.after.seats))]
    )


def _bank_was_empty(case: Case) -> bool:
    """Whether the bank paid, and all together have more than the box holds."""
    box = sum(int(worth) * count for worth, count in case.before.data.raw["money_cards"].items())
    return bool(case.of(Traded) or case.of(OrderFilled) or case.of(ProfitTaken)) and (
        sum(case.after.money) > box
    )


def _kept_the_real_thing(case: Case) -> bool:
    """Whether a wild token paid for something that its owner kept."""
    for game in case.games:
        for event in game.events:
            if isinstance(event, OrderFilled) and "wild" in event.tokens:
                order = game.data.orders[game.data.order_numbers[event.order]]
                wants = dict(zip(KINDS, order.wants, strict=False))
                paid, held = Counter(event.tokens), game.tokens[event.by.number]
                if any(held.get(kind, 0) and paid[kind] < wants[kind] for kind in KINDS[:4]):
                    return True
    return False


def _out_of_turn(case: Case) -> bool:
    """Whether a seat filled an order or traded while another one was to move."""
    return any(
        event.by.number != game.before.to_move
        for game in case.games
        for event in game.events
        if isinstance(event, OrderFilled | Traded)
    )


SHOWN: dict[str, Callable[[Case], bool]] = {
    "K1": _is_dealt,
    "K2": has(Sold, rule="K2"),
    "K3": has(MineBuilt),
    "K4": has(ProfitTaken),
    "K5": has(TurnPassed),
    "K6": has(OrderFilled),
    "K7": has(Traded),
    "K8": has(LastTurnsBegan, rule="K8"),
    "K9": has(PaidOut),
    "K10": has(GameOver),
    "K11": has(CardsDrawn, BidMade, rule="K11"),
    "K12": has(BidMade, rule="K12"),
    "KR1": has(Unsold),
    "KR2": has(OrderFilled, rule="KR2"),
    "KR3": has(PiecesGone),
    "KR4": has(Passed, rule="KR4"),
    "KR5": has(Sold, rule="KR5"),
    "KR6": has(Passed, rule="KR6"),
    "KR7": has(LastTurnsBegan, rule="KR7"),
    "KR8": has(CardsDrawn, rule="KR8"),
    "KR9": has(NoOrderLeft),
    "KR10": _lacks_cash,
    "KR11": has(Sold, rule="KR11"),
    "KR12": lambda case: any(len(event.way) > 1 for event in case.of(MineBuilt)),
    "KR13": _out_of_turn,
    "KR14": has(SettlingBegan, Done),
    "KR15": lambda case: sum(event.dollars > 0 for event in case.of(PaidOut)) > 1,
    "KR16": lambda case: any(event.rule == "KR16" and event.dollars for event in case.of(PaidOut)),
    "KR17": has(BeastReward, rule="KR17"),
    "KR18": _is_heard,
    "KR19": has(PiecesTaken, rule="KR19"),
    "KR20": has(GameOver, rule="KR20"),
    "KR21": _bank_was_empty,
    "KR22": _kept_the_real_thing,
}
"""Rule or ruling → whether a case is an example of it."""
