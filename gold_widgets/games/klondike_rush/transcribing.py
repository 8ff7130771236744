"""A whole game as a file to read: the start, then one turn a line, with room for comments.

1. Ann: bid-4 pass pass build-red@b6 end   # R2 for four dollars
2. Bob: pass bid-3 bid-5 end
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import quoted
from gold_widgets.engine.transcripts import Replay, check_turn, is_numbered, told_in_lines, write
from gold_widgets.games.klondike_rush.notation import read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.engine.records import Record
    from gold_widgets.engine.text import Line, Word
    from gold_widgets.games.klondike_rush.game import Game

_ENDING = ("end", "profit", "done")
"""The moves after which the next player's turn begins."""
_FORM = Sentence(" A turn reads: 1. Ann: bid-4 pass pass end")


def transcript(game: Game | Record[Game]) -> str:
    """Write a game as a file; `load` is the way back, comments included."""
    return write(game, _turns)


def read(text: str) -> Record[Game]:
    """Read a file that `transcript` wrote, or a person in the same way."""
    replay = Replay(text, read_position)
    number = 1
    for line in replay.lines:
        moves = _read_turn(line, number, replay.game)
        for at, word in enumerate(moves):
            replay.play(word)
            if word.text in _ENDING:
                number += 1
                if at + 1 < len(moves):
                    raise moves[at + 1].wrong(
                        Sentence("here the next turn begins, on its own line.")
                    )
        replay.end_line(line)
    return replay.record


def _turns(record: Record[Game]) -> Iterator[str]:
    for number, made, comment in told_in_lines(record, lambda move, _: move in _ENDING):
        before = made[0][1].before
        assert before is not None
        mover = quoted(before.seats[before.active].name)
        yield f"{number}. {mover}: {' '.join(move for move, _ in made)}{comment}"


def _read_turn(line: Line, number: int, game: Game) -> list[Word]:
    """Return the moves of a turn, once its number and its player are right."""
    words = line.words
    if len(words) < 4 or not is_numbered(line) or not words[2].is_mark(":"):
        raise words[0].wrong(Sentence("this is no turn.") + _FORM)
    check_turn(words[0], words[1], number, game, game.active)
    return [word for word in words[3:] if not word.is_mark(",")]
