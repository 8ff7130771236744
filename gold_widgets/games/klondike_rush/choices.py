"""From words to what they do: which decision a move belongs to, and whether it is allowed now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import NotationError, did_you_mean
from gold_widgets.engine.moves import Move, read
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush import auction, building, free, profiting, settling
from gold_widgets.games.klondike_rush.data import VERBS
from gold_widgets.games.klondike_rush.state import OVER
from gold_widgets.games.klondike_rush.turns import end_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State

_WHEN = {"bid": ("bid", "last"), "pass": ("bid", "last"), "build": ("act",)} | {
    "profit": ("act",),
    "end": ("act",),
    "done": ("settle",),
}


def legal(state: State, setup: Setup, seat: int | None = None) -> tuple[str, ...]:
    """Return the moves of a seat: those of the one to move, or the free ones of another (KR13)."""
    asks, to_move = state.asks, state.to_move
    if asks == OVER:
        return ()
    if seat is not None and seat != to_move:
        if seat not in range(len(state.money)):
            return ()
        return tuple([f"{seat}/{word}" for word in free.legal(seat, state)])
    if asks == "act":
        return (*building.legal(state), *profiting.legal(state), *free.legal(to_move, state))
    if asks == "settle":
        return (*settling.LEGAL, *free.legal(to_move, state))
    return auction.legal(state, setup) + free.legal(to_move, state)


def make(word: str, state: State, setup: Setup) -> State | Sentence:
    """Make a move, or say why it cannot be made; what is quickest to tell comes first."""
    asks = state.asks
    if asks == "act" and word in setup.data.build_numbers:
        company, space = setup.data.build_numbers[word]
        return building.why_not(company, space, state) or building.build(company, space, state)
    if word in _PLAIN and asks in _WHEN[word]:
        if word == profiting.PROFIT and (problem := profiting.why_not(state)):
            return problem
        return _PLAIN[word](state, setup)
    move = _read(word, state)
    if isinstance(move, Sentence):
        return move
    return _make(move, state, setup)


def why_not(word: object, state: State, setup: Setup) -> Sentence | None:
    """Say why a move is not legal now, or None if it is."""
    if not isinstance(word, str) or word.split() != [word]:
        return Sentence("{word!r} is not one move, such as pass or bid-5.", word=brief(word))
    made = make(word, state, setup)
    return made if isinstance(made, Sentence) else None


def _read(word: str, state: State) -> Move | Sentence:
    try:
        return read(word, "pass", "bid-5", state.mountain.data.builds[0][0])
    except NotationError as error:
        problem = error.problem
        assert isinstance(problem, Sentence)
        return problem


def _make(move: Move, state: State, setup: Setup) -> State | Sentence:
    verb, seat = move.verb, state.to_move if move.seat is None else move.seat
    if state.asks == OVER:
        return Sentence("{move!r} cannot be done: the game is over.", move=brief(str(move)))
    if verb not in VERBS:
        return Sentence(
            "{verb!r} is no move of this game. There are {verbs}.",
            verb=brief(verb),
            verbs=", ".join(VERBS),
        ) + did_you_mean(verb, VERBS)
    if seat >= len(setup.seats):
        return Sentence(
            "There is no seat {seat}: seats are 0 to {last}.",
            seat=seat,
            last=len(setup.seats) - 1,
        )
    if move.seat == state.to_move:
        return Sentence("It is {player}'s move: leave out the seat.", player=_name(seat, setup))
    if verb in ("order", "trade"):
        return _free(move, seat, state)
    if move.seat is not None:
        return Sentence(
            "It is {player}'s move. Others can fill orders and trade tokens (KR13).",
            player=_name(state.to_move, setup),
        )
    if state.asks not in _WHEN[verb]:
        return _not_now(verb, state, setup)
    return _bid(move, state, setup) if verb == "bid" else _misspelt(move, state)


def _free(move: Move, seat: int, state: State) -> State | Sentence:
    if move.place:
        return Sentence("{verb} has no place: leave out what follows the @.", verb=move.verb)
    action = free.read(move.verb, move.details, state)
    if isinstance(action, Sentence):
        return action
    return free.why_not(action, seat, state) or free.do(action, seat, state)


def _bid(move: Move, state: State, setup: Setup) -> State | Sentence:
    number = "-".join(move.details)
    is_number = number.isascii() and number.isdecimal() and len(number) <= 6
    if move.place or not is_number or str(int(number)) != number:
        return Sentence("{word!r} is no bid: write bid-5 for five dollars.", word=brief(str(move)))
    return auction.why_not(int(number), state, setup) or auction.bid(int(number), state, setup)


def _misspelt(move: Move, state: State) -> Sentence:
    """Say what is wrong with a move whose verb fits, but nothing else."""
    data = state.mountain.data
    if move.verb != "build":
        return Sentence("{verb} stands alone: leave out what follows.", verb=move.verb)
    company = "-".join(move.details)
    if company not in data.company_numbers:
        return Sentence(
            "There is no company {company!r}: there are {names}.",
            company=brief(company),
            names=", ".join(data.companies),
        ) + did_you_mean(company, data.companies)
    return Sentence(
        "There is no space {space!r} on this board: write {example}.",
        space=brief(move.place),
        example=data.builds[data.company_numbers[company]][0],
    ) + did_you_mean(move.place, data.space_numbers)


def _not_now(verb: str, state: State, setup: Setup) -> Sentence:
    """Say what is to be done first."""
    player = _name(state.to_move, setup)
    if state.asks == "act":
        return Sentence(
            "{verb} cannot be done now: {player} may build, then ends the turn with "
            "profit or end (K3, K4).",
            verb=verb,
            player=player,
        )
    if state.asks == "settle":
        return Sentence(
            "{verb} cannot be done now: {player} may fill orders and trade tokens, then says "
            "done (KR14).",
            verb=verb,
            player=player,
        )
    return Sentence(
        "{verb} cannot be done now: {player} bids or passes first (K2).", verb=verb, player=player
    )


def _name(seat: int, setup: Setup) -> str:
    return setup.seats[seat].name


_PLAIN: dict[str, Callable[[State, Setup], State]] = {
    auction.PASS: auction.say_pass,
    profiting.END: end_turn,
    profiting.PROFIT: profiting.take,
    settling.DONE: lambda state, _: settling.say_done(state),
}
"""The moves of one word."""
