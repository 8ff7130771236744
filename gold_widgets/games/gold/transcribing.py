"""A whole game as a file to read: the start, then one turn a line, with room for comments.

1. Ann: a1 R4, b1 $3 = G5   # that went well
2. Bob: c1 **, d2 B2 = G7
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Line, Word, quoted
from gold_widgets.engine.transcripts import Replay, check_turn, is_numbered, told_in_lines, write
from gold_widgets.games.gold.cards import read_card
from gold_widgets.games.gold.notation import read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.engine.records import Record
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game

_FORM = Sentence(" A turn reads: 1. Ann: a1 R4, b1 $3 = G5")


def transcript(game: Game | Record[Game]) -> str:
    """Write a game as a file; `load` is the way back, comments included."""
    return write(game, _write_turns)


def read(text: str) -> Record[Game]:
    """Read a file that `transcript` wrote, or a person in the same way."""
    replay = Replay(text, read_position)
    number = 1
    for line in replay.lines:
        turn = _read_turn(line)
        _check_turn(turn, number, replay.game)
        for spot, card in turn.flips:
            replay.play(spot)
            _check_card(replay.game, spot, card)
        _check_rule(turn, replay.game)
        number += not replay.game.face_up
        replay.end_line(line)
    return replay.record


class _Turn(NamedTuple):
    """The words of one turn line."""

    number: Word
    name: Word
    flips: list[tuple[Word, Word | None]]
    rule: Word | None


def _write_turns(record: Record[Game]) -> Iterator[str]:
    for number, made, comment in told_in_lines(record, lambda _, game: not game.face_up):
        flips = [f"{spot} {_flipped(game, spot)}" for spot, game in made]
        (_, first), (_, last) = made[0], made[-1]
        assert first.before is not None
        mover = quoted(first.seats[first.before.to_move].name)
        rule = "" if last.face_up else f" = {last.events[1].rule}"
        yield f"{number}. {mover}: {', '.join(flips)}{rule}{comment}"


def _flipped(game: Game, spot: str) -> Card:
    """Return the card that the last flip has turned up."""
    assert game.before is not None
    return game.before.table[spot]


def _read_turn(line: Line) -> _Turn:
    words = line.words
    if len(words) < 4 or not is_numbered(line) or not words[2].is_mark(":"):
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
    check_turn(turn.number, turn.name, number, game, game.to_move)
    if len(turn.flips) > (1 if game.rush or game.face_up or len(game.table) == 1 else 2):
        raise turn.flips[-1][0].wrong(Sentence("this is one flip too many for this turn."))


def _check_card(game: Game, spot: Word, card: Word | None) -> None:
    """Refuse a card that is not the one that was turned up."""
    there = _flipped(game, spot.text)
    if card and read_card(card) is not there:
        raise card.wrong(
            Sentence(
                "{spot} holds {card}, not {found}.",
                spot=spot.text,
                card=there,
                found=brief(card.text),
            )
        )


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
