"""A whole game as a file to read: the start, then one turn a line, with room for comments.

1. Ann: bid-4 pass pass build-red@b6 end   # R2 for four dollars
2. Bob: pass bid-3 bid-5 end
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import too_long, too_many_moves
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import LONGEST_TEXT, Line, quoted, read_lines
from gold_widgets.games.klondike_rush.notation import draw, read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.engine.text import Word
    from gold_widgets.games.klondike_rush.game import Game

_NUMBER = re.compile(r"[0-9]+\.")
_ENDING = ("end", "profit", "done")
"""The moves after which the next player's turn begins."""
_FORM = Sentence(" A turn reads: 1. Ann: bid-4 pass pass end")


def transcript(game: Game | Record[Game]) -> str:
    """Write a game as a file; `load` is the way back, comments included."""
    record = game if isinstance(game, Record) else Record.of(game)
    end = record.end
    standing = ", ".join(
        f"{quoted(seat.name)} {dollars}" for seat, dollars in zip(end.seats, end.money, strict=True)
    )
    closing = f"# {'over' if end.is_over else 'so far'}: {standing}"
    start = draw(record.start) + _comment(record, 0)
    text = "\n".join([start, "", *_turns(record), closing, ""])
    if len(record) > MOST_MOVES or len(text) > LONGEST_TEXT:
        raise GameError(too_long(len(record)))
    return text


def read(text: str) -> Record[Game]:
    """Read a file that `transcript` wrote, or a person in the same way."""
    lines = read_lines(text)
    first = next((at for at, line in enumerate(lines) if _is_turn(line)), len(lines))
    game, number, point = read_position(lines[:first]), 1, 0
    comments = {0: lines[first - 1].comment}
    for line in lines[first:]:
        moves = _read_turn(line, number, game)
        for at, word in enumerate(moves):
            if point == MOST_MOVES:
                raise word.wrong(too_many_moves())
            if problem := game.why_not(word.text):
                raise word.wrong(problem)
            game, point = game.play(word.text), point + 1
            if word.text in _ENDING:
                number += 1
                if at + 1 < len(moves):
                    raise moves[at + 1].wrong(
                        Sentence("here the next turn begins, on its own line.")
                    )
        comments[point] = line.comment
    return Record(game, point, comments)


def _turns(record: Record[Game]) -> Iterator[str]:
    number, moves = 1, []
    for point, (move, game) in enumerate(zip(record.end.moves, record.line[1:], strict=True), 1):
        assert game.before is not None
        moves.append(move)
        comment = _comment(record, point)
        # A comment ends the line; the rest of the turn gets a line of its own.
        if move not in _ENDING and not comment and point < len(record):
            continue
        yield f"{number}. {quoted(game.seats[game.before.active].name)}: {' '.join(moves)}{comment}"
        moves = []
        number += move in _ENDING


def _comment(record: Record[Game], point: int) -> str:
    return f"   # {record.comments[point]}" if point in record.comments else ""


def _is_turn(line: Line) -> bool:
    return bool(_NUMBER.fullmatch(line.words[0].text))


def _read_turn(line: Line, number: int, game: Game) -> list[Word]:
    """Return the moves of a turn, once its number and its player are right."""
    words = line.words
    if len(words) < 4 or not _is_turn(line) or not words[2].is_mark(":"):
        raise words[0].wrong(Sentence("this is no turn.") + _FORM)
    if words[0].text != f"{number}.":
        found = brief(words[0].text.rstrip("."))
        raise words[0].wrong(
            Sentence("here comes turn {number}, not {found}.", number=number, found=found)
        )
    if game.is_over:
        raise words[0].wrong(Sentence("the game is over; no turn can follow."))
    active = game.seats[game.active].name
    if words[1].text != active:
        raise words[1].wrong(
            Sentence(
                "it is {player}'s turn, not {found}'s.",
                player=active,
                found=brief(words[1].text),
            )
        )
    return [word for word in words[3:] if not word.is_mark(",")]
