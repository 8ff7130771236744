"""Why a move is not legal: a sentence for whatever a person may ask, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import NotationError, did_you_mean
from gold_widgets.engine.moves import Move, read
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.cards import BY_CODE, name_of, no_card
from gold_widgets.games.mine_for_gold.closing import cheapest, closings, hangs_together, torn_rows
from gold_widgets.games.mine_for_gold.drawing import WIDEST
from gold_widgets.games.mine_for_gold.refusing_places import why_not_there

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.layout import Grid
    from gold_widgets.games.mine_for_gold.position import Position


def refusal(game: Position, move: str) -> str | None:
    """Say why a move cannot be made now, or None if it can."""
    if isinstance(move, str) and move in _legal(game, move):
        return None
    if game.is_over:
        return Sentence("{move!r} comes too late: the game is over.", move=brief(move))
    try:
        made = read(move, *_examples(game))
    except NotationError as error:
        return error.problem
    if made.seat is not None:
        problem = _wrong_seat(game, made)
        if problem is not None:
            return problem
    if game.gaps is not None:
        return why_not_so(game.gaps, str(made._replace(seat=None)))
    if game.laying is not None:
        _, card = game.laying
        return why_not_there(game.layout, card, str(made._replace(seat=None)))
    return _why_not_card(game, made)


def _legal(game: Position, move: str) -> tuple[str, ...]:
    """Return the moves of the seat that a move names."""
    mark, slash, _ = move.partition("/")
    seats = [str(seat.number) for seat in game.seats]
    if slash:
        return game.legal(int(mark)) if mark in seats else ()
    return game.legal()


def _examples(game: Position) -> tuple[str, ...]:
    """Return moves as they are written now; never a hand, which others may not see."""
    return ("R12", "1/R12") if game.asks == "choose" else game.legal()[:2]


def _wrong_seat(game: Position, made: Move) -> Sentence | None:
    seat = made.seat
    assert seat is not None
    if seat >= len(game.seats):
        return Sentence(
            "There is no seat {seat} at this table: seats are 0 to {last}.",
            seat=seat,
            last=len(game.seats) - 1,
        )
    if seat == game.to_move:
        return Sentence(
            "It is {player}'s turn anyway: write {move} without {seat}/.",
            player=game.seats[seat].name,
            move=brief(str(made._replace(seat=None))),
            seat=seat,
        )
    if game.asks == "choose":
        return None
    player, other = game.seats[game.to_move].name, game.seats[seat].name
    if game.asks == "lay":
        return Sentence(
            "Now {player} lays a card. {other} has to wait (M2).", player=player, other=other
        )
    return Sentence(
        "Now {player} closes the gaps. {other} has to wait (M6).", player=player, other=other
    )


def _why_not_card(game: Position, made: Move) -> Sentence:
    """Say why a card cannot be chosen; of others' hands, nothing is told."""
    seat = game.to_move if made.seat is None else made.seat
    word = str(made._replace(seat=None))
    card = BY_CODE.get(word)
    if card is None:
        if made.verb in ("on", "left", "right", "above", "below", "start", "close"):
            return Sentence(
                "Nothing is laid yet: now everybody chooses a card from their hand (M2)."
            )
        return no_card(word)
    player = game.seats[seat].name
    if game.chosen[seat] is card:
        return Sentence(
            "{player} has chosen the {card} already. Choose another card, or leave it (M2).",
            player=player,
            card=name_of(card),
        )
    return Sentence(
        "The {card} is not in {player}'s hand. Choose a card from the hand (M2).",
        card=name_of(card),
        player=player,
    )


def why_not_so(gaps: Grid, word: str) -> Sentence | None:
    """Say why gaps cannot be closed so, or None if they can: what it costs, and what is better."""
    ways, rows = closings(gaps), torn_rows(gaps)
    if any(way.word == word for way in ways):
        return None
    best = ways[0]
    made = read(word, best.word)
    if made.verb != "close" or made.place:
        return Sentence(
            "{move!r} closes no gaps. Now choose how, such as {way} (M6).",
            move=brief(word),
            way=best.word,
        ) + did_you_mean(word, [way.word for way in ways])
    if len(made.details) != len(rows):
        return Sentence(
            "{move!r} does not name a column for each row. Say where each row begins, from top to "
            "bottom, such as {way}.",
            move=brief(word),
            way=best.word,
        )
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in made.details):
        return _no_columns(word, best.word)
    starts = [int(part) for part in made.details]
    if min(starts) or max(starts) > WIDEST or made.details != tuple(map(str, starts)):
        return _no_columns(word, best.word)
    if not hangs_together(rows, starts):
        return Sentence(
            "After {move} not all cards would hang together: each row must share a column with "
            "the next, and corners do not count (M6).",
            move=word,
        )
    meant = cheapest(rows, starts)
    return Sentence(
        "{move} is not the shortest way: {costs}, but {way}: {less} (M6, MR3).",
        move=word,
        costs=moving(meant.cards, meant.steps),
        way=best.word,
        less=moving(best.cards, best.steps),
    )


def moving(cards: int, steps: int) -> Sentence:
    """Name what a closing costs."""
    if cards == 1 and steps == 1:
        return Sentence("1 card moves 1 step")
    if cards == 1:
        return Sentence("1 card moves {steps} steps", steps=steps)
    return Sentence("{cards} cards move {steps} steps in all", cards=cards, steps=steps)


def _no_columns(word: str, way: str) -> Sentence:
    return Sentence(
        "{move!r} does not say where rows begin: columns are counted from 0, and the leftmost row "
        "begins there, such as {way}.",
        move=brief(word),
        way=way,
    )
