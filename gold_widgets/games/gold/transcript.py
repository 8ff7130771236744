"""A whole game as a file to read: the start, then one turn a line, with room for comments.

1. Ann: a1 R4, b1 $3 = G5   # that went well
2. Bob: c1 **, d2 B2 = G7
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import too_long, too_many_moves
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import LONGEST_TEXT, Line, Word, quoted, read_lines
from gold_widgets.games.gold.cards import read_card
from gold_widgets.games.gold.notation import draw, read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.gold.game import Game

_NUMBER = re.compile(r"[0-9]+\.")
_FORM = Sentence(" A turn reads: 1. Ann: a1 R4, b1 $3 = G5")


def transcript(game: Game | Record[Game]) -> str:
    """Write a game as a file; `load` is the way back, comments included."""
    record = game if isinstance(game, Record) else Record.of(game)
    end = record.end
    standing = ", ".join(
        f"{quoted(seat.name)} {score}" for seat, score in zip(end.seats, end.scores, strict=True)
    )
    closing = f"# {'over' if end.is_over else 'so far'}: {standing}"
    start = draw(record.start) + _write_comment(record, 0)
    text = "\n".join([start, "", *_write_turns(record), closing, ""])
    if len(record) > MOST_MOVES or len(text) > LONGEST_TEXT:
        raise GameError(too_long(len(record)))
    return text


def read(text: str) -> Record[Game]:
    """Read a file that `transcript` wrote, or a person in the same way."""
    lines = read_lines(text)
    first = next((index for index, line in enumerate(lines) if _is_turn(line)), len(lines))
    game = read_position(lines[:first])
    number, point = 1, 0
    comments = {0: lines[first - 1].comment}
    for line in lines[first:]:
        turn = _read_turn(line)
        _check_turn(turn, number, game)
        for flip in turn.flips:
            if point == MOST_MOVES:
                raise flip[0].wrong(too_many_moves())
            game = _flip(game, *flip)
            point += 1
        _check_rule(turn, game)
        number += not game.face_up
        comments[point] = line.comment
    return Record(game, point, comments)


class _Turn(NamedTuple):
    """The words of one turn line."""

    number: Word
    name: Word
    flips: list[tuple[Word, Word | None]]
    rule: Word | None


def _write_turns(record: Record[Game]) -> Iterator[str]:
    number, flips = 1, []
    for point, (spot, game) in enumerate(zip(record.end.moves, record.line[1:], strict=True), 1):
        assert game.before is not None
        flips.append(f"{spot} {game.before.table[spot]}")
        comment = _write_comment(record, point)
        # A comment on a turn's first flip ends the line; the second flip gets a line of its own.
        if game.face_up and not comment and point < len(record):
            continue
        mover = quoted(game.seats[game.before.to_move].name)
        rule = "" if game.face_up else f" = {game.events[1].rule}"
        yield f"{number}. {mover}: {', '.join(flips)}{rule}{comment}"
        flips = []
        number += not game.face_up


def _write_comment(record: Record[Game], point: int) -> str:
    return f"   # {record.comments[point]}" if point in record.comments else ""


def _is_turn(line: Line) -> bool:
    return bool(_NUMBER.fullmatch(line.words[0].text))


def _read_turn(line: Line) -> _Turn:
    words = line.words
    if len(words) < 4 or not _is_turn(line) or not words[2].is_mark(":"):
        raise words[0].wrong(Sentence("this is no turn.") + _FORM)
    number, name, _, *rest = words
    rule = None
    if len(rest) > 2 and rest[-2].text == "=":
        *rest, _, rule = rest
    return _Turn(number, name, _read_flips(rest), rule)


def _read_flips(words: list[Word]) -> list[tuple[Word, Word | None]]:
    """Read spots, each with its card or without, and commas between."""
    flips: list[tuple[Word, Word | None]] = []
    at = 0
    while at < len(words):
        spot, card = words[at], words[at + 1] if at + 1 < len(words) else None
        if card and card.is_mark(","):
            card = None
        flips.append((spot, card))
        at += 2 if card else 1
        if at == len(words):
            break
        if not words[at].is_mark(",") or at + 1 == len(words):
            raise spot.wrong(Sentence("this is no list of flips.") + _FORM)
        at += 1
    return flips


def _check_turn(turn: _Turn, number: int, game: Game) -> None:
    if turn.number.text != f"{number}.":
        found = brief(turn.number.text.rstrip("."))
        raise turn.number.wrong(
            Sentence("here comes turn {number}, not {found}.", number=number, found=found)
        )
    if game.is_over:
        raise turn.number.wrong(Sentence("the game is over; no turn can follow."))
    mover = game.seats[game.to_move].name
    if turn.name.text != mover:
        raise turn.name.wrong(
            Sentence(
                "it is {player}'s turn, not {found}'s.", player=mover, found=brief(turn.name.text)
            )
        )
    if len(turn.flips) > (1 if game.rush or game.face_up or len(game.table) == 1 else 2):
        raise turn.flips[-1][0].wrong(Sentence("this is one flip too many for this turn."))


def _flip(game: Game, spot: Word, card: Word | None) -> Game:
    problem = game.why_not(spot.text)
    if problem:
        raise spot.wrong(problem)
    there = game.table[spot.text]
    if card and read_card(card) is not there:
        raise card.wrong(
            Sentence(
                "{spot} holds {card}, not {found}.",
                spot=spot.text,
                card=there,
                found=brief(card.text),
            )
        )
    return game.flip(spot.text)


def _check_rule(turn: _Turn, game: Game) -> None:
    happened = None if game.face_up else game.events[1].rule
    if not turn.rule or turn.rule.text == happened:
        return
    found = brief(turn.rule.text)
    if happened:
        problem = Sentence("{rule} happens here, not {found}.", rule=happened, found=found)
    else:
        problem = Sentence("the turn is not finished, not {found}.", found=found)
    raise turn.rule.wrong(problem)
