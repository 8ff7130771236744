"""A move as a word, `[seat/]verb[-detail…][@place]`, and how presses narrow down to one.

`c4`, `R12`, `on@R9`, `bid-5`, `green@c4` and `2/order-7` are moves. Whatever lies between the marks
is a part of the move. What is pressed on a screen is a part too, or several: the moves that are
left have all the parts pressed so far, and what else they have can be pressed next.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from gold_widgets.engine.errors import IllegalMove, NotationError
from gold_widgets.engine.sentences import Sentence, brief

LONGEST = 100
"""Characters of a move: whatever is longer is none."""
_PART = r"[^\s,/@-]+"
_WORD = re.compile(
    rf"(?:(?P<seat>0|[1-9][0-9]?)/)?(?P<verb>{_PART})(?P<details>(?:-{_PART})*)(?:@(?P<place>{_PART}))?"
)
_NUMBER = re.compile(r"[0-9]{1,18}")


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


def read(word: str, *examples: str) -> Move:
    """Read a move; what is none is refused with examples of the game's own.

    >>> read("2/build-green@c7")
    Move(verb='build', details=('green',), place='c7', seat=2)
    """
    match = _WORD.fullmatch(word) if isinstance(word, str) and len(word) <= LONGEST else None
    if match is None:
        problem = Sentence("{word} is not written like a move.", word=shortened(word))
        if examples:
            problem += Sentence(" Moves are words such as {moves}.", moves=", ".join(examples))
        raise NotationError(problem)
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
    """Cut several moves apart, which spaces or commas stand between; there may be none.

    >>> split("a1 b1, c1")
    ['a1', 'b1', 'c1']
    """
    if isinstance(moves, str):
        return moves.replace(",", " ").split()
    words = list(moves) if isinstance(moves, Iterable) else [moves]
    for word in words:
        if not isinstance(word, str):
            raise IllegalMove(Sentence("{word!r} is no move: a move is a word.", word=brief(word)))
    return words


def parts(word: str) -> tuple[str, ...]:
    """Return the parts of a word; what cannot be read is one part.

    >>> parts("2/build-green@c7"), parts("no move")
    (('build', 'green', 'c7'), ('no move',))
    """
    return _parts(word) if len(word) <= LONGEST else (word,)


@lru_cache(maxsize=4096)
def _parts(word: str) -> tuple[str, ...]:
    try:
        return read(word).parts
    except NotationError:
        return (word,)


class Draft(NamedTuple):
    """What was pressed so far, and the moves that are left."""

    picked: tuple[str, ...] = ()
    """What was pressed, in order."""
    moves: tuple[str, ...] = ()
    """The moves that have all of it."""

    @property
    def move(self) -> str | None:
        """The move that is meant: the only one left."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def next(self) -> tuple[str, ...]:
        """What can be pressed next: parts, and whole moves that have no other part.

        Several moves may be left of which one is whole already, or of the same parts in another
        order (`close-0-1` and `close-1-0`); only the whole word tells these apart.
        """
        pressed = _parts_of(self.picked)
        return tuple(
            dict.fromkeys(part for move in self.moves for part in _rest(move, pressed) or (move,))
        )

    @property
    def numbers(self) -> tuple[int, ...]:
        """The whole numbers among what can be pressed next, ascending: what can be bid, say."""
        return tuple(sorted(int(part) for part in self.next if _NUMBER.fullmatch(part)))

    def missing(self, part: str) -> str | None:
        """Return the move that this would have completed, so that it can be asked why not.

        That is a word of several parts as it is; else, a move that lacked one part, with this one.
        A verb that nobody pressed goes without saying.
        """
        if len(parts(part)) > 1:
            return part
        pressed = _parts_of(self.picked)
        for move in self.moves:
            rest = _rest(move, pressed)
            if len(rest) == 2 and rest[0] == read(move).verb:
                rest = rest[1:]
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
    if not picked:
        return Draft(picked, tuple(legal))
    *before, last = picked
    whole = [last] if last in legal else [move for move in legal if move.endswith("/" + last)]
    if before:
        wanted = _parts_of(before)
        whole = [move for move in whole if _has(move, wanted)]
    if whole:
        return Draft(picked, tuple(whole))
    wanted = _parts_of(picked)
    return Draft(picked, tuple([move for move in legal if _has(move, wanted)]))


def _parts_of(picked: Iterable[str]) -> Counter[str]:
    return Counter(part for word in picked for part in parts(word))


def _has(move: str, wanted: Counter[str]) -> bool:
    """Say whether a move has all these parts, as often as each is wanted."""
    there = parts(move)
    for part, times in wanted.items():  # noqa: SIM110 - asked of hundreds of moves a press
        if there.count(part) < times:
            return False
    return True


def _rest(move: str, pressed: Counter[str]) -> tuple[str, ...]:
    """Return the parts of a move that were not pressed, in their order."""
    if not pressed:
        return parts(move)
    left, rest = pressed.copy(), []
    for part in parts(move):
        if left[part]:
            left[part] -= 1
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
