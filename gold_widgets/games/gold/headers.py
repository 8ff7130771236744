"""The lines `key: value` that may stand in front of a drawing."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar, cast

from gold_widgets.engine.errors import GameError, NotationError, did_you_mean
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.gold.cards import Card, read_card
from gold_widgets.games.gold.rules import Rules, Stall
from gold_widgets.games.gold.setup import Seat, seat_players

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gold_widgets.engine.text import Line, Word
    from gold_widgets.games.gold.position import Mines

T = TypeVar("T")
KEYS = ("players", "rules", "seed", "to move", "face up", "mines")


@dataclass(frozen=True)
class Headers:
    """What the header lines say, with the book's values for what they leave out."""

    lines: int
    """How many lines they are."""
    seats: tuple[Seat, ...]
    rules: Rules
    seed: int | None
    to_move: int
    face_up: tuple[Word, ...]
    mines: Mines


def read(lines: Sequence[Line]) -> Headers:
    """Read the header lines that the text begins with."""
    heads: dict[str, Line] = {}
    for line in lines:
        key = _key(line)
        if key is None:
            break
        if key in heads:
            raise line.words[0].wrong(_twice(repr(key)))
        heads[key] = line
    seats = _read(heads.get("players"), _players, seat_players(2))
    return Headers(
        lines=len(heads),
        seats=seats,
        rules=_read(heads.get("rules"), _rules, Rules()),
        seed=_read(heads.get("seed"), _seed, None),
        to_move=_read(heads.get("to move"), lambda parts: _seat(parts, seats), 0),
        face_up=_read(heads.get("face up"), _face_up, ()),
        mines=_read(heads.get("mines"), lambda parts: _mines(parts, seats), ((),) * len(seats)),
    )


def _key(line: Line) -> str | None:
    """Return the key of a header line, or None if the drawing begins here."""
    marks = [index for index, word in enumerate(line.words) if word.is_mark(":")]
    if not marks:
        return None
    key = " ".join(word.text for word in line.words[: marks[0]])
    if key not in KEYS:
        raise line.words[0].wrong(
            Sentence("{key!r} is not a key. There is {keys}.", key=brief(key), keys=", ".join(KEYS))
            + did_you_mean(key, KEYS)
        )
    return key


def _read(line: Line | None, reader: Callable[[list[list[Word]]], T], default: T) -> T:
    """Read the value of a line; whatever is refused is refused at its place."""
    return default if line is None else _at(line.words[0], lambda: reader(_parts(line)))


def _at(word: Word, make: Callable[[], T]) -> T:
    """Make something of a word, and let what is refused without a place be refused here."""
    try:
        return make()
    except NotationError:
        raise
    except GameError as error:
        raise word.wrong(error.said) from None


def _twice(key: str) -> Sentence:
    return Sentence("{key} stands here for the second time. Keep one of them.", key=key)


def _parts(line: Line) -> list[list[Word]]:
    """Cut the value of a line at its commas."""
    colon = next(index for index, word in enumerate(line.words) if word.is_mark(":"))
    parts: list[list[Word]] = [[]]
    mark = line.words[colon]
    for word in line.words[colon + 1 :]:
        if word.is_mark(","):
            if not parts[-1]:
                raise word.wrong(Sentence("there is nothing in front of this comma."))
            parts.append([])
            mark = word
        else:
            parts[-1].append(word)
    if not parts[-1]:
        raise mark.wrong(Sentence("there is nothing behind this mark."))
    return parts


def _one(parts: list[list[Word]], too_many: Sentence) -> Word:
    """Take a value that is a single word."""
    (word, *more), *others = parts
    if more or others:
        raise (more or others[0])[0].wrong(too_many)
    return word


def _players(parts: list[list[Word]]) -> tuple[Seat, ...]:
    for part in parts:
        if len(part) != 2:
            raise part[0].wrong(
                Sentence(
                    "a player is a name and colors, such as Ann R. "
                    "Longer names go in quotation marks."
                )
            )
    return seat_players([name.text for name, _ in parts], [colors.text for _, colors in parts])


def _rules(parts: list[list[Word]]) -> Rules:
    given: dict[str, Word] = {}
    for part in parts:
        if len(part) != 2 or part[0].text not in ("rush_at", "stall"):
            raise part[0].wrong(
                Sentence("a rule is rush_at and a number, or stall and rush, end or play_on.")
            )
        key, value = part
        if key.text in given:
            raise key.wrong(_twice(key.text))
        given[key.text] = value
    rules = Rules()  # itself refuses values that mean nothing
    if "rush_at" in given:
        number = _number(given["rush_at"])
        rules = _at(given["rush_at"], lambda: replace(rules, rush_at=number))
    if "stall" in given:
        stall = cast(Stall, given["stall"].text)
        rules = _at(given["stall"], lambda: replace(rules, stall=stall))
    return rules


def _seed(parts: list[list[Word]]) -> int:
    return _number(_one(parts, Sentence("this is one word too many: here stands a seed.")))


def _seat(parts: list[list[Word]], seats: Sequence[Seat]) -> int:
    too_many = Sentence("this is one word too many: here stands one player's name.")
    word = _one(parts, too_many)
    return _at(word, lambda: seat_number(word.text, seats, "to move"))


def _face_up(parts: list[list[Word]]) -> tuple[Word, ...]:
    return (_one(parts, Sentence("this is one word too many: here stands one spot.")),)


def _mines(parts: list[list[Word]], seats: Sequence[Seat]) -> Mines:
    if len(parts) != len(seats):
        raise parts[-1][0].wrong(
            Sentence(
                "there are {players} players and {mines} mines. "
                "Write one a player, - for an empty one, with commas between.",
                players=len(seats),
                mines=len(parts),
            )
        )
    return tuple(_mine(part) for part in parts)


def _mine(part: list[Word]) -> tuple[Card, ...]:
    if [word.text for word in part] == ["-"]:
        return ()
    golds = tuple(read_card(word) for word in part)
    for word, gold in zip(part, golds, strict=True):
        if not gold.is_gold:
            raise word.wrong(
                Sentence("{card} cannot lie in a mine: mines hold gold, $1 to $4.", card=gold)
            )
    return golds


def _number(word: Word) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", word.text):
        raise word.wrong(
            Sentence("{word!r} is not a whole number of at most 18 digits.", word=brief(word.text))
        )
    return int(word.text)
