"""A whole game as one line to copy and paste, whichever game it is.

    nim1-312-pcozgyxx…-3f9a1c07

A name, how many characters follow, the packed game, a checksum. Nothing but letters and digits of
one case, so that chats, mails and word processors leave it alone; where a mail was wrapped or
capitals crept in, it still reads. Packed also means that pasting it tells nobody where cards lie.

What is packed is a text that reads as well by itself: the start, as `str` writes it, and the moves.
The text of every game begins with the line `players:`, which tells it from a line.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Generic, NoReturn, TypeVar

from gold_widgets.engine.errors import GameError, NotationError
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence, brief, said_game
from gold_widgets.engine.text import LONGEST_TEXT, checked_text, place_in

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game

G = TypeVar("G", bound="Game")
_INVISIBLE = re.compile(r"[\s\u00ad\u200b-\u200f\u2060\ufeff]+")
_FILE = re.compile(r"(?:\s|#.*\n)*+players:")
_ANY_LINE = re.compile(r"(?<![a-z0-9])([a-z]{2,20}[0-9]{1,2})-[0-9]{1,6}-[a-z2-7]")
_MOVES = re.compile(r"^moves:", re.MULTILINE)
_WORD = re.compile(r"[^\s,]+")


class Saves(Generic[G]):
    """How the games of one kind are written as lines, and read."""

    def __init__(
        self,
        tag: str,
        game: str,
        parse: Callable[[str], G],
        *,
        older: Mapping[str, Callable[[str], G]] | None = None,
        read_file: Callable[[str], Record[G]] | None = None,
    ) -> None:
        """Say how a line begins, such as `nim1`, and how a start is read.

        Args:
            tag: What a line begins with: letters that name the game, and a digit for the form.
            game: What the game is called.
            parse: Reads a position that `str(game)` wrote.
            older: What lines of before begin with, and how each is read once it is unpacked.
            read_file: Reads a game that is written as a file, where a game has such files.
        """
        self.tag, self._game, self._read_file = tag, game, read_file
        self._readers = {tag: lambda text: read_text(text, parse), **(older or {})}
        tags = "|".join(map(re.escape, self._readers))
        self._begun = re.compile(rf"(?P<tag>{tags})-")
        self._line = re.compile(rf"(?P<tag>{tags})-(?P<count>[0-9]{{1,6}})-(?P<packed>[a-z2-7]*)")

    def save(self, game: G | Record[G]) -> str:
        """Write a game, from its start to its last move, as one line; `load` is the way back."""
        end = game.end if isinstance(game, Record) else game
        text = write_text(end).encode()
        if len(text) > LONGEST_TEXT:
            raise GameError(too_long(len(end.moves)))
        packed = base64.b32encode(zlib.compress(text, 9)).decode().rstrip("=").lower()
        return f"{self.tag}-{len(packed)}-{packed}-{_checksum(packed)}"

    def load(self, text: str) -> Record[G]:
        """Read a game that is written as one line, as the text that a line packs, or as a file."""
        text = checked_text(text)
        if self.holds(text):
            return Record.of(self.read(text))
        if self._read_file is not None and not _MOVES.search(text):
            return self._read_file(text)
        return Record.of(self._readers[self.tag](text))

    def holds(self, text: str) -> bool:
        """Tell whether a text holds a one-line game, whole or broken, be it of another kind."""
        if _FILE.match(text):
            return False
        visible = _visible(text)
        if self._line.search(visible) or self._begun.match(visible):
            return True
        is_short = "\n" not in text.strip() and self._begun.search(visible)
        return bool(is_short or _ANY_LINE.search(text.lower()))

    def read(self, text: str) -> G:
        """Read the game that a text holds as one line, whatever stands around it."""
        text = checked_text(text)
        visible = _visible(text)
        match = self._line.search(visible)
        if match is None:
            self._refuse_other(text, visible)
        start, tag = match.start(), match["tag"]
        count, packed = int(match["count"]), match["packed"][: int(match["count"])]
        if len(packed) < count:
            problem = Sentence(
                "this game breaks off: {here} of its {count} characters are here.",
                here=len(packed),
                count=count,
            )
            raise _wrong(text, match.start("packed") + len(packed), problem, tag)
        check = visible[match.start("packed") + count :].removeprefix("-")[:8]
        if check != _checksum(packed):
            problem = Sentence(
                "a character of this game was changed or lost: its checksum does not fit."
            )
            raise _wrong(text, start, problem, tag)
        try:
            return self._readers[tag](_unpack(packed))
        except (GameError, ValueError, zlib.error) as error:
            why = error.said if isinstance(error, GameError) else brief(str(error))
            problem = Sentence("this line holds no game: {why}", why=why)
            raise _wrong(text, start, problem, tag) from None

    def _refuse_other(self, text: str, visible: str) -> NoReturn:
        """Say what a text without a line of ours holds instead."""
        begun, other = self._begun.search(visible), _ANY_LINE.search(text.lower())
        if begun:
            problem = Sentence(
                "this line is incomplete or damaged: "
                "behind {name}- come a number, a -, the game and its checksum.",
                name=begun["tag"],
            )
            raise _wrong(text, begun.start(), problem, begun["tag"])
        if other:
            problem = Sentence(
                "this line is of another game: it begins with {other}-, and one of {game} "
                "with {name}-.",
                other=other[1],
                game=said_game(self._game),
                name=self.tag,
            )
            raise NotationError(problem, *place_in(text, other.start()))
        problem = Sentence(
            "there is no game here: one begins with {name}-, a number and a -.", name=self.tag
        )
        raise _wrong(text, 0, problem, self.tag)


def write_text(game: Game) -> str:
    """Write a whole game as text: the start, then its moves."""
    moves = game.moves
    if len(moves) > MOST_MOVES:
        raise GameError(too_long(len(moves)))
    return f"{game.history[0]}\nmoves: {' '.join(moves)}"


def read_text(text: str, parse: Callable[[str], G]) -> G:
    """Read a game that `write_text` wrote, or a person; without moves, it is at its start."""
    text = checked_text(text)
    marks = list(_MOVES.finditer(text))
    if not marks:
        return parse(text)
    start, end = marks[-1].span()
    return play_words(parse(text[:start]), _WORD.finditer(text, end))


def play_words(game: G, words: Iterable[re.Match[str]]) -> G:
    """Make the moves that were found in a text; whatever is refused is refused at its place."""
    for count, word in enumerate(words):
        if count == MOST_MOVES:
            raise NotationError(too_many_moves(), *place_in(word.string, word.start()))
        try:
            game = game.play(word[0])
        except GameError as error:
            raise NotationError(error.said, *place_in(word.string, word.start())) from None
    return game


def too_many_moves() -> Sentence:
    """Say of a move in a text that it is more than can be read."""
    return Sentence("this is one move too many: at most {most} can be read.", most=MOST_MOVES)


def too_long(moves: int) -> Sentence:
    """Say of a game that it could not be read again if it were written."""
    return Sentence(
        "This game is too long to be written: it has {count} moves. At most {most} moves and "
        "{characters} characters can be read again.",
        count=moves,
        most=MOST_MOVES,
        characters=LONGEST_TEXT,
    )


def _visible(text: str) -> str:
    """Return a text without what cannot be seen, in small letters, one for each."""
    seen = _INVISIBLE.sub("", text)
    small = seen.lower()
    # A few capitals of the world have two characters as their small letter.
    return small if len(small) == len(seen) else "".join(each.lower()[:1] for each in seen)


def _wrong(text: str, index: int, problem: Sentence, tag: str) -> NotationError:
    """Return the error that points at a visible character of a text, or at the last."""
    again = Sentence(" Copy it again, from {name} to its end.", name=tag)
    seen = [at for at, character in enumerate(text) if not _INVISIBLE.match(character)] or [0]
    return NotationError(problem + again, *place_in(text, seen[min(index, len(seen) - 1)]))


def _unpack(packed: str) -> str:
    padded = packed.upper() + "=" * (-len(packed) % 8)
    unpacker = zlib.decompressobj()
    text = unpacker.decompress(base64.b32decode(padded), LONGEST_TEXT)
    if not unpacker.eof:
        raise GameError(Sentence("it has no end."))
    return text.decode()


def _checksum(packed: str) -> str:
    return f"{binascii.crc32(packed.encode()):08x}"
