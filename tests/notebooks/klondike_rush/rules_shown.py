"""What the cells of a lesson make happen, and which rules of Klondike Rush that shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

from gold_widgets import Goal, Predict, Table, klondike_rush
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.moves import split
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
from gold_widgets.lessons.subject import subject_of
from tests.notebooks.course import Run, cells, run, solutions

SUBJECT = subject_of(klondike_rush)


class Case:
    """A game before and after some moves: what an exercise asks about, or a table shows."""

    def __init__(
        self,
        name: str,
        before: klondike_rush.Game,
        after: klondike_rush.Game,
        refused: str = "",
    ) -> None:
        self.name, self.before, self.after = name, before, after
        self.refused = refused
        """The move that the rules did not let pass, at the end."""

    @cached_property
    def games(self) -> Sequence[klondike_rush.Game]:
        """Every game after the first one."""
        return self.after.history[len(self.before.history) :]

    @cached_property
    def events(self) -> Sequence[klondike_rush.Event]:
        """What happened; a game that was laid tells what it begins with."""
        games = self.games or (self.before,)
        return [event for game in games for event in game.events]

    def of(self, kind: type) -> list:
        return [event for event in self.events if isinstance(event, kind)]


# -- where cases come from -------------------------------------------------------------------


def cases(path: Path) -> list[Case]:
    """Return what a notebook asks, has solved, checks and plays, each under the name it has."""
    made, ids = run(path), [cell.id for cell in cells(path)]
    return [*_boards(made, ids, dict(solutions(path))), *_checks(made)]


def _boards(made: Run, ids: list[str], solved: dict[int, str]) -> Iterator[Case]:
    for number, board in made.boards:
        if isinstance(board, Predict):
            yield Case(board._name, board._after.history[0], board._after)
        elif isinstance(board, Goal):
            start = board.record.start
            yield Case(board._name, start, start.play(solved[number + 1]))
        elif isinstance(board, Table):
            yield Case(ids[number], board.record.start, board.record.go(len(board.record)).game)


def _checks(made: Run) -> Iterator[Case]:
    for _, check in made.checks:
        table, moves = check.arguments
        try:
            start = table if isinstance(table, klondike_rush.Game) else SUBJECT.read(table, 3)
        except GameError:
            continue  # a mistake to repair: nothing happens yet
        end, refused = start, ""
        for move in split(moves):
            try:
                end = end.play(move)
            except GameError:
                refused = move
                break
        yield Case(str(check.name), start, end, refused)


# -- what they are examples of ---------------------------------------------------------------


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


def _has(*kinds: type, rule: str = "") -> Callable[[Case], bool]:
    return lambda case: any(
        isinstance(event, kinds) and rule in ("", event.rule) for event in case.events
    )


SHOWN: dict[str, Callable[[Case], bool]] = {
    "K1": _is_dealt,
    "K2": _has(Sold, rule="K2"),
    "K3": _has(MineBuilt),
    "K4": _has(ProfitTaken),
    "K5": _has(TurnPassed),
    "K6": _has(OrderFilled),
    "K7": _has(Traded),
    "K8": _has(LastTurnsBegan, rule="K8"),
    "K9": _has(PaidOut),
    "K10": _has(GameOver),
    "K11": _has(CardsDrawn, BidMade, rule="K11"),
    "K12": _has(BidMade, rule="K12"),
    "KR1": _has(Unsold),
    "KR2": _has(OrderFilled, rule="KR2"),
    "KR3": _has(PiecesGone),
    "KR4": _has(Passed, rule="KR4"),
    "KR5": _has(Sold, rule="KR5"),
    "KR6": _has(Passed, rule="KR6"),
    "KR7": _has(LastTurnsBegan, rule="KR7"),
    "KR8": _has(CardsDrawn, rule="KR8"),
    "KR9": _has(NoOrderLeft),
    "KR10": _lacks_cash,
    "KR11": _has(Sold, rule="KR11"),
    "KR12": lambda case: any(len(event.way) > 1 for event in case.of(MineBuilt)),
    "KR13": _out_of_turn,
    "KR14": _has(SettlingBegan, Done),
    "KR15": lambda case: sum(event.dollars > 0 for event in case.of(PaidOut)) > 1,
    "KR16": lambda case: any(event.rule == "KR16" and event.dollars for event in case.of(PaidOut)),
    "KR17": _has(BeastReward, rule="KR17"),
    "KR18": _is_heard,
    "KR19": _has(PiecesTaken, rule="KR19"),
    "KR20": _has(GameOver, rule="KR20"),
    "KR21": _bank_was_empty,
    "KR22": _kept_the_real_thing,
}
"""Rule or ruling → whether a case is an example of it."""
