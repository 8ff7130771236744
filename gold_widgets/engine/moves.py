"""A move as a word, `[seat/]verb[-detail…][@place]`, and how presses narrow down to one.

`c4`, `R12`, `on@R9`, `bid-5`, `green@c4` and `2/order-7` are moves. Whatever lies between the marks
is a part of the move. What is pressed on a screen is a part too, or several: the moves that are
left have all the parts pressed so far, and what else they have can be pressed next.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.sentences import Sentence, brief

LONGEST = 100
"""Characters of a move: whatever is longer is none."""
_WORD = re.compile(
    r"(?:(?P<seat>[0-9]{1,2})/)?(?P<verb>[^\s/@-]+)(?P<details>(?:-[^\s/@-]+)*)(?:@(?P<place>[^\s/@]+))?"
)


class Move(NamedTuple):
    """A move in its parts."""

    verb: str
    details: tuple[str, ...] = ()
    place: str = ""
    seat: int | None = None
    """Whose move it is, where that is not the seat to move."""

    def __str__(self) -> str:
        """Write the word."""
        seat = "" if self.seat is None else f"{self.seat}/"
        place = f"@{self.place}" if self.place else ""
        return seat + "-".join([self.verb, *self.details]) + place

    @property
    def parts(self) -> tuple[str, ...]:
        """All that can be pressed for it, one after the other."""
        return (self.verb, *self.details, *([self.place] if self.place else []))


def read(word: str) -> Move:
    """Read a move.

    >>> read("2/build-green@c7")
    Move(verb='build', details=('green',), place='c7', seat=2)
    """
    match = _WORD.fullmatch(word) if isinstance(word, str) and len(word) <= LONGEST else None
    if match is None:
        raise NotationError(
            Sentence(
                "{word} is not written like a move, such as c4, bid-5 or green@c4.",
                word=shortened(word),
            )
        )
    details = tuple(match["details"].split("-")[1:])
    seat = int(match["seat"]) if match["seat"] else None
    return Move(match["verb"], details, match["place"] or "", seat)


def shortened(word: object) -> str:
    """Quote what somebody wrote, or the beginning of it.

    >>> shortened("a1"), shortened("x" * 1000)
    ("'a1'", "'xxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    return repr(brief(word))


def split(moves: str | Iterable[str]) -> list[str]:
    """Cut several moves apart, which spaces or commas stand between.

    >>> split("a1 b1, c1")
    ['a1', 'b1', 'c1']
    """
    return moves.replace(",", " ").split() if isinstance(moves, str) else list(moves)


def parts(word: str) -> tuple[str, ...]:
    """Return the parts of a word; what cannot be read is one part."""
    try:
        return read(word).parts
    except NotationError:
        return (word,)


@dataclass(frozen=True)
class Draft:
    """What was pressed so far, and the moves that are left."""

    picked: tuple[str, ...] = ()
    """What was pressed, in order."""
    moves: tuple[str, ...] = ()
    """The moves that have all of it."""

    @property
    def move(self) -> str | None:
        """The move that is meant: the only one left, or the one that has no other part."""
        if len(self.moves) == 1:
            return self.moves[0]
        whole = [move for move in self.moves if not _rest(move, self.picked)]
        return whole[0] if len(whole) == 1 and not self.next else None

    @property
    def next(self) -> tuple[str, ...]:
        """The parts that can be pressed next."""
        return tuple(
            dict.fromkeys(part for move in self.moves for part in _rest(move, self.picked))
        )

    def missing(self, part: str) -> str | None:
        """Return the move that this part would have completed, if it were legal.

        Of the moves that are left, all but the last part is known: so it can be asked why not.
        """
        for move in self.moves:
            rest = _rest(move, self.picked)
            if len(rest) == 1:
                return _with(move, rest[0], part)
        return None


def narrow(legal: Sequence[str], picked: Sequence[str]) -> Draft:
    """Keep the moves that have all parts of what was pressed; a whole move is that move alone.

    >>> narrow(["pass", "bid-4", "bid-5"], ["bid"]).next
    ('4', '5')
    >>> narrow(["red@c4", "red@c7", "green@c4"], ["c4", "red"]).move
    'red@c4'
    """
    picked = tuple(picked)
    if len(picked) == 1:
        for move in legal:
            if move == picked[0] or (("/" in move) and move.partition("/")[2] == picked[0]):
                return Draft(picked, (move,))
    wanted = _parts_of(picked)
    return Draft(picked, tuple(move for move in legal if not wanted - Counter(parts(move))))


def _parts_of(picked: Iterable[str]) -> Counter[str]:
    return Counter(part for word in picked for part in parts(word))


def _rest(move: str, picked: Iterable[str]) -> tuple[str, ...]:
    """Return the parts of a move that were not pressed, in their order."""
    pressed, rest = _parts_of(picked), []
    for part in parts(move):
        if pressed[part]:
            pressed[part] -= 1
        else:
            rest.append(part)
    return tuple(rest)


def _with(move: str, old: str, new: str) -> str:
    """Put another part in the place of one; the last that is called so, as places come last."""
    made = read(move)
    if made.place == old:
        return str(made._replace(place=new))
    details = list(made.details)
    if old in details:
        details[len(details) - 1 - details[::-1].index(old)] = new
        return str(made._replace(details=tuple(details)))
    return str(made._replace(verb=new))
