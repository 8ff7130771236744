"""A whole game as one line to copy and paste.

    gold1-312-pcozgyxx…-3f9a1c07

The name, how many characters follow, the packed game, a checksum. Nothing but letters and digits
of one case, so that chats, mails and word processors leave it alone; where a mail was wrapped or
capitals crept in, it still reads. Packed also means that pasting it tells nobody where cards lie.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from gold_widgets.engine.errors import GameError, NotationError
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.notation import draw, parse

NAME = "gold1"
_LINE = re.compile(NAME + r"-(?P<count>[0-9]{1,6})-(?P<packed>[a-z2-7]*)")
_INVISIBLE = re.compile(r"[\s\u00ad\u200b-\u200f\u2060\ufeff]")
_MOST = 1_000_000
"""More text than any game has: a guard against a line that unpacks without end."""


def save(game: Game | Record[Game]) -> str:
    """Write a game, from its start to its last flip, as one line; `load` is the way back."""
    end = game.end if isinstance(game, Record) else game
    text = f"{draw(end.history[0])}\n{''.join(end.flips)}"
    packed = base64.b32encode(zlib.compress(text.encode(), 9)).decode().rstrip("=").lower()
    return f"{NAME}-{len(packed)}-{packed}-{_checksum(packed)}"


def is_line(text: str) -> bool:
    """Tell whether a text holds a one-line game, whole or broken."""
    return bool(_LINE.search(_Place(text).visible)) and not text.lstrip().startswith("players:")


def read(text: str) -> Game:
    """Read the game that a text holds as one line, whatever stands around it."""
    place = _Place(text)
    match = _LINE.search(place.visible)
    if match is None:
        raise place.wrong(
            0,
            Sentence(
                "there is no game here: one begins with {name}-, a number and a -.", name=NAME
            ),
        )
    start = match.start()
    count, packed = int(match["count"]), match["packed"][: int(match["count"])]
    if len(packed) < count:
        raise place.wrong(
            match.start("packed") + len(packed),
            Sentence(
                "this game breaks off: {here} of its {count} characters are here.",
                here=len(packed),
                count=count,
            ),
        )
    check = place.visible[match.start("packed") + count :].removeprefix("-")[:8]
    if check != _checksum(packed):
        problem = Sentence(
            "a character of this game was changed or lost: its checksum does not fit."
        )
        raise place.wrong(start, problem)
    try:
        position, _, flips = _unpack(packed).rpartition("\n")
        return parse(position).play(" ".join(re.findall("..?", flips)))
    except (GameError, ValueError, zlib.error) as error:
        why = error.said if isinstance(error, GameError) else str(error)
        raise place.wrong(start, Sentence("this line holds no game: {why}", why=why)) from None


class _Place:
    """A text without what cannot be seen, that still knows where each character stood."""

    def __init__(self, text: str) -> None:
        spots = [
            (character, line, column)
            for line, row in enumerate(text.split("\n"), start=1)
            for column, character in enumerate(row, start=1)
            if not _INVISIBLE.match(character)
        ]
        self._spots = spots
        # One character each: a few capitals of the world have two as their small letter.
        self.visible = "".join(character.lower()[:1] for character, _, _ in spots)

    def wrong(self, index: int, problem: Sentence) -> NotationError:
        """Return the error that points at a visible character, or behind the last."""
        _, line, column = (
            self._spots[min(index, len(self._spots) - 1)] if self._spots else ("", 1, 1)
        )
        again = Sentence(" Copy it again, from {name} to its end.", name=NAME)
        return NotationError(problem + again, line, column)


def _unpack(packed: str) -> str:
    padded = packed.upper() + "=" * (-len(packed) % 8)
    unpacker = zlib.decompressobj()
    text = unpacker.decompress(base64.b32decode(padded), _MOST)
    if not unpacker.eof:
        raise GameError(Sentence("it has no end."))
    return text.decode()


def _checksum(packed: str) -> str:
    return f"{binascii.crc32(packed.encode()):08x}"
