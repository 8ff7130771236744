"""The lines `key: value` that stand in front of a drawing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.errors import GameError, NotationError, did_you_mean
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.setup import seat_players

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gold_widgets.engine.seats import Seat
    from gold_widgets.engine.text import Line, Word

T = TypeVar("T")
KEYS = (
    *("players", "silver", "seed", "first", "aside"),
    *("hands", "chosen", "treasure", "laying", "closing"),
)
Lists = list[list["Word"]]
"""Words, one list a seat."""


@dataclass(frozen=True)
class Headers:
    """What the header lines say; what they leave out is empty."""

    lines: int
    """How many lines they are."""
    seats: tuple[Seat, ...]
    silver: bool
    seed: int | None
    first: int
    aside: list[Word]
    hands: Lists
    chosen: Lists
    treasure: Lists
    laying: list[tuple[int, Word]]
    closing: int | None
    at: dict[str, Word]
    """Where each line begins."""


def read(lines: Sequence[Line]) -> Headers:
    """Read the header lines that the text begins with."""
    heads: dict[str, Line] = {}
    for line in lines:
        key = _key(line)
        if key is None:
            break
        if key in heads:
            raise line.words[0].wrong(
                Sentence("{key} stands here for the second time. Keep one of them.", key=repr(key))
            )
        heads[key] = line
    seats = _read(heads.get("players"), _players, seat_players(2))

    def lists(key: str) -> Lists:
        return _read(heads.get(key), lambda parts: _lists(parts, seats), [[] for _ in seats])

    return Headers(
        lines=len(heads),
        seats=seats,
        silver=_read(heads.get("silver"), _yes, False),
        seed=_read(heads.get("seed"), _seed, None),
        first=_read(heads.get("first"), lambda parts: _seat(parts, seats), 0),
        aside=_read(heads.get("aside"), lambda parts: parts[0], []),
        hands=lists("hands"),
        chosen=lists("chosen"),
        treasure=lists("treasure"),
        laying=_read(heads.get("laying"), lambda parts: _laying(parts, seats), []),
        closing=_read(heads.get("closing"), lambda parts: _seat(parts, seats), None),
        at={key: line.words[0] for key, line in heads.items()},
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


def _read(line: Line | None, reader: Callable[[Lists], T], default: T) -> T:
    """Read the value of a line; whatever is refused is refused at its place."""
    return default if line is None else at(line.words[0], lambda: reader(_parts(line)))


def at(word: Word, make: Callable[[], T]) -> T:
    """Make something of a word, and let what is refused without a place be refused here."""
    try:
        return make()
    except NotationError:
        raise
    except GameError as error:
        raise word.wrong(error.said) from None


def _parts(line: Line) -> Lists:
    """Cut the value of a line at its commas."""
    colon = next(index for index, word in enumerate(line.words) if word.is_mark(":"))
    parts: Lists = [[]]
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


def _one(parts: Lists, too_many: Sentence) -> Word:
    """Take a value that is a single word."""
    (word, *more), *others = parts
    if more or others:
        raise (more or others[0])[0].wrong(too_many)
    return word


def _players(parts: Lists) -> tuple[Seat, ...]:
    for part in parts:
        if len(part) != 1:
            raise part[1].wrong(
                Sentence("a player is one word. Longer names go in quotation marks.")
            )
    return seat_players([part[0].text for part in parts])


def _yes(parts: Lists) -> bool:
    word = _one(parts, Sentence("this is one word too many: here stands yes or no."))
    if word.text not in ("yes", "no"):
        raise word.wrong(Sentence("{word!r} is neither yes nor no.", word=brief(word.text)))
    return word.text == "yes"


def _seed(parts: Lists) -> int:
    word = _one(parts, Sentence("this is one word too many: here stands a seed."))
    if not re.fullmatch(r"-?[0-9]{1,18}", word.text):
        raise word.wrong(
            Sentence("{word!r} is not a whole number of at most 18 digits.", word=brief(word.text))
        )
    return int(word.text)


def _seat(parts: Lists, seats: Sequence[Seat]) -> int:
    too_many = Sentence("this is one word too many: here stands one player's name.")
    return _named(_one(parts, too_many), seats)


def _named(word: Word, seats: Sequence[Seat]) -> int:
    return at(word, lambda: seat_number(word.text, seats, "player"))


def _lists(parts: Lists, seats: Sequence[Seat]) -> Lists:
    """Read cards for every player."""
    if len(parts) != len(seats):
        raise parts[-1][0].wrong(
            Sentence(
                "there are {players} players and {count} lists of cards. "
                "Write one a player, - for none, with commas between.",
                players=len(seats),
                count=len(parts),
            )
        )
    return [[] if [word.text for word in part] == ["-"] else part for part in parts]


def _laying(parts: Lists, seats: Sequence[Seat]) -> list[tuple[int, Word]]:
    for part in parts:
        if len(part) != 2:
            raise part[0].wrong(Sentence("who lays what is a name and a card, such as Ann R12."))
    return [(_named(name, seats), card) for name, card in parts]
