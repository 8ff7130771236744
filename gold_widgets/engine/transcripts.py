"""A whole game as a file to read: the start, then numbered lines, with room for comments.

How a line tells a turn or a round is each game's own; the frame around the lines is the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Generic, TypeVar

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import too_long, too_many_moves
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import LONGEST_TEXT, quoted, read_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.text import Line, Word

G = TypeVar("G", bound="Game")
_NUMBER = re.compile(r"[0-9]+\.")


def write(game: G | Record[G], tell: Callable[[Record[G]], Iterable[str]]) -> str:
    """Write a game as a file; `tell` gives the numbered lines of its record."""
    record = game if isinstance(game, Record) else Record.of(game)
    end = record.end
    standing = ", ".join(
        f"{quoted(seat.name)} {score}" for seat, score in zip(end.seats, end.scores, strict=True)
    )
    closing = f"# {'over' if end.is_over else 'so far'}: {standing}"
    start = f"{record.start}{comment_at(record, 0)}"
    text = "\n".join([start, "", *tell(record), closing, ""])
    if len(record) > MOST_MOVES or len(text) > LONGEST_TEXT:
        raise GameError(too_long(len(record)))
    return text


def comment_at(record: Record[G], point: int) -> str:
    """Return what ends a line whose last move has a comment, or nothing."""
    return f"   # {record.comments[point]}" if point in record.comments else ""


def told_in_lines(
    record: Record[G], ends: Callable[[str, G], bool]
) -> Iterator[tuple[int, list[tuple[str, G]], str]]:
    """Part a record's moves, each with the game it led to, into lines: number, moves and comment.

    A line ends where a turn does, as `ends` says; but also behind a comment, and the rest of the
    turn gets a line of its own.
    """
    number, moves = 1, []
    for point, (move, game) in enumerate(zip(record.end.moves, record.line[1:], strict=True), 1):
        moves.append((move, game))
        comment, is_end = comment_at(record, point), ends(move, game)
        if is_end or comment or point == len(record):
            yield number, moves, comment
            moves = []
            number += is_end


def is_numbered(line: Line) -> bool:
    """Tell whether a line begins with a number and a dot."""
    return bool(_NUMBER.fullmatch(line.words[0].text))


class Replay(Generic[G]):
    """A file that is being read: the game as far as its lines have been played."""

    def __init__(self, text: str, read_position: Callable[[Sequence[Line]], G]) -> None:
        """Read the start, which ends where a line has a number."""
        lines = read_lines(text)
        first = next((at for at, line in enumerate(lines) if is_numbered(line)), len(lines))
        self.lines = lines[first:]
        """The lines to be played."""
        self.game = read_position(lines[:first])
        self._point = 0
        self._comments = {0: lines[first - 1].comment}

    def play(self, word: Word, move: str = "") -> None:
        """Make the move that stands at a word, unless it is not legal, or there are too many."""
        if self._point == MOST_MOVES:
            raise word.wrong(too_many_moves())
        move = move or word.text
        if problem := self.game.why_not(move):
            raise word.wrong(problem)
        self.game = self.game.play(move)
        self._point += 1

    def end_line(self, line: Line) -> None:
        """Keep what somebody wrote behind a line, for the last move of it."""
        self._comments[self._point] = line.comment

    @property
    def record(self) -> Record[G]:
        """The game with its comments, looked at where the file ends."""
        return Record(self.game, self._point, self._comments)


def check_turn(numbered: Word, name: Word, number: int, game: Game, mover: int) -> None:
    """Refuse a turn that does not come now, or is not this player's."""
    if numbered.text != f"{number}.":
        found = brief(numbered.text.rstrip("."))
        raise numbered.wrong(
            Sentence("here comes turn {number}, not {found}.", number=number, found=found)
        )
    if game.is_over:
        raise numbered.wrong(Sentence("the game is over; no turn can follow."))
    player = game.seats[mover].name
    if name.text != player:
        raise name.wrong(
            Sentence("it is {player}'s turn, not {found}'s.", player=player, found=brief(name.text))
        )
