"""A whole game as a file to read: the start, then one round a line, with room for comments.

1. Ann R12, Bob B3, Ann above@R9 = M2 M4 M3   # that went well
2. Ann Y4, Bob G20 = M2 M3 M3 M5 M6
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Line, Word, quoted
from gold_widgets.engine.transcripts import Replay, is_numbered, told_in_lines, write
from gold_widgets.games.mine_for_gold.events import Chosen, GameOver, RoundBegan
from gold_widgets.games.mine_for_gold.notation import read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.engine.records import Record
    from gold_widgets.games.mine_for_gold.game import Game

_FORM = Sentence(" A round reads: 1. Ann R12, Bob B3, Ann above@R9 = M2 M4 M3")


def transcript(game: Game | Record[Game]) -> str:
    """Write a game as a file; `load` is the way back, comments included."""
    return write(game, _write_rounds)


def read(text: str) -> Record[Game]:
    """Read a file that `transcript` wrote, or a person in the same way."""
    replay = Replay(text, read_position)
    number = 1
    for line in replay.lines:
        part = _read_part(line)
        _check_number(part, number, replay.game)
        rules: list[str] = []
        for name, word in part.moves:
            replay.play(word, _move(replay.game, name, word))
            rules += _rules(replay.game)
        _check_rules(part, rules)
        number += _ends_round(replay.game)
        replay.end_line(line)
    return replay.record


class _Part(NamedTuple):
    """The words of one line: a round, or a part of one."""

    number: Word
    moves: list[tuple[Word, Word]]
    """Whose, and which."""
    rules: list[Word]


def _write_rounds(record: Record[Game]) -> Iterator[str]:
    for number, made, comment in told_in_lines(record, lambda _, game: _ends_round(game)):
        moves = [_named(move, game) for move, game in made]
        rules = [rule for _, game in made for rule in _rules(game)]
        happened = f" = {' '.join(rules)}" if rules else ""
        yield f"{number}. {', '.join(moves)}{happened}{comment}"


def _named(move: str, game: Game) -> str:
    """Write a move with the player who made it in front."""
    assert game.before is not None
    mark, _, word = move.rpartition("/")
    seat = int(mark) if mark else game.before.to_move
    return f"{quoted(game.seats[seat].name)} {word}"


def _rules(game: Game) -> list[str]:
    """Return the rules of all that a move made happen, but for choices and for what comes next."""
    return [event.rule for event in game.events if not isinstance(event, Chosen | RoundBegan)]


def _ends_round(game: Game) -> bool:
    return isinstance(game.events[-1], RoundBegan | GameOver)


def _read_part(line: Line) -> _Part:
    words = line.words
    if len(words) < 3 or not is_numbered(line):
        raise words[0].wrong(Sentence("this is no round.") + _FORM)
    number, *rest = words
    rules: list[Word] = []
    for at, word in enumerate(rest):
        if word.text == "=" and not word.is_quoted:
            rest, rules = rest[:at], rest[at + 1 :]
            break
    moves = []
    for at in range(0, len(rest), 3):
        move = rest[at : at + 3]
        is_last = at + 3 > len(rest)
        if len(move) < 2 or (not is_last and (not move[2].is_mark(",") or at + 3 == len(rest))):
            raise move[0].wrong(Sentence("this is no list of moves.") + _FORM)
        moves.append((move[0], move[1]))
    return _Part(number, moves, rules)


def _check_number(part: _Part, number: int, game: Game) -> None:
    if part.number.text != f"{number}.":
        found = brief(part.number.text.rstrip("."))
        raise part.number.wrong(
            Sentence("here comes round {number}, not {found}.", number=number, found=found)
        )
    if game.is_over:
        raise part.number.wrong(Sentence("the game is over; no round can follow."))


def _move(game: Game, name: Word, word: Word) -> str:
    """Return a move as the player who is named in front of it has to write it."""
    seats = {seat.name: seat.number for seat in game.seats}
    if name.text not in seats:
        raise name.wrong(
            Sentence("{name!r} is nobody at this table.", name=brief(name.text)) + _FORM
        )
    seat = seats[name.text]
    return word.text if seat == game.to_move else f"{seat}/{word.text}"


def _check_rules(part: _Part, rules: list[str]) -> None:
    found = [word.text for word in part.rules]
    if found and found != rules:
        raise part.rules[0].wrong(
            Sentence(
                "{rules} happens here, not {found}.",
                rules=" ".join(rules) or "-",
                found=brief(" ".join(found)),
            )
        )
