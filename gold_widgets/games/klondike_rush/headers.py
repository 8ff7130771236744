"""The lines `key: value` of a position, cut up: whatever cannot be read is refused at its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.headers import keyed, parts_of, seat_named, whole_number
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import checked_seed
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import at
from gold_widgets.games.klondike_rush.data import DATA, KINDS, Data, known
from gold_widgets.games.klondike_rush.saying import unknown
from gold_widgets.games.klondike_rush.setup import (
    Setup,
    checked_last_bid,
    checked_town,
    seat_players,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gold_widgets.engine.headers import Parts
    from gold_widgets.engine.seats import Seat
    from gold_widgets.engine.text import Line, Word

KEYS = (
    "players",
    "data",
    "town",
    "rules",
    "seed",
    "active",
    "to move",
    "asks",
    "turns left",
    "high",
    "on sale",
    "deck",
    "unsold",
    "order deck",
    "mines",
    "board",
    "money",
    "tokens",
    "unused",
    "cards",
    "orders",
    "profit",
    "last bid",
)
MOST_DOLLARS = 10**12
"""As much as anybody can have in a text."""
_NOTHING = "-"


class Headers:
    """The lines of a text by their keys."""

    def __init__(
        self,
        lines: Sequence[Line],
        players: int | Sequence[str] | None = None,
        data: Data | None = None,
    ) -> None:
        """Cut the lines up; players and data may be known already."""
        self._lines: dict[str, Parts] = {}
        self.places: dict[str, Word] = {}
        """Key → the first word of its line."""
        for key, line in keyed(lines, KEYS):
            self.places[key] = line.words[0]
            self._lines[key] = parts_of(line)
        rest = lines[len(self.places) :]
        if rest:
            raise (
                rest[0]
                .words[0]
                .wrong(
                    Sentence(
                        "a line is a key, a colon and what it says, such as money: 30, 30, 30."
                    )
                )
            )
        self._players = players
        self.data: Data = data or (self._data() if "data" in self else DATA)

    def __contains__(self, key: str) -> bool:
        """Tell whether there is a line of this key."""
        return key in self.places

    def parts(self, key: str) -> Parts:
        """Return the value of a line, cut at its commas; nothing, if there is none."""
        return self._lines.get(key, [])

    def words(self, key: str) -> list[Word]:
        """Return all words of a line that has no commas."""
        parts = self.parts(key)
        if len(parts) > 1:
            raise parts[1][0].wrong(
                Sentence("no comma stands in this line: put blanks between the words.")
            )
        return [word for part in parts for word in part if word.text != _NOTHING]

    def one(self, key: str) -> Word | None:
        """Return the one word of a line."""
        words = self.words(key)
        if len(words) > 1:
            raise words[1].wrong(
                Sentence("this is one word too many: the line {key!r} has one.", key=key)
            )
        return words[0] if words else None

    def by_seat(self, key: str, seats: Sequence[Seat]) -> list[list[Word]]:
        """Return one list of words a seat."""
        parts = self.parts(key)
        if len(parts) != len(seats):
            raise self.places[key].wrong(
                Sentence(
                    "there are {players} players and {parts} entries. Write one a player, "
                    "- for nothing, with commas between.",
                    players=len(seats),
                    parts=len(parts),
                )
            )
        return [[word for word in part if word.text != _NOTHING] for part in parts]

    # -- who plays, and where -----------------------------------------------------------------

    def _data(self) -> Data:
        word = self.one("data")
        found = known(word.text) if word else None
        if found is None:
            raise self.places["data"].wrong(
                Sentence(
                    "this game is played on a board of somebody's own. Read it in first, "
                    "with klondike_rush.read_data(file)."
                )
            )
        return found

    def setup(self, town: str | None = None, last_bid: bool | None = None) -> Setup:
        """Return who plays where; arguments win."""
        seats = self._seats()
        word = self.one("town")
        if town is None and word is not None:
            place = at(word, lambda: checked_town(word.text, self.data))
        else:
            place = checked_town(town, self.data)
        has_last = self._has_last_bid() if last_bid is None else last_bid
        if last_bid is None and "rules" in self:
            has_last = at(self.places["rules"], lambda: checked_last_bid(has_last, seats))
        return Setup(seats, place, checked_last_bid(has_last, seats), self.data, self.seed)

    def _seats(self) -> tuple[Seat, ...]:
        if self._players is not None:
            return seat_players(self._players)
        if "players" not in self:
            return seat_players(3)
        for part in self.parts("players"):
            if len(part) > 1:
                raise part[1].wrong(
                    Sentence("a name is one word. Longer names go in quotation marks.")
                )
        names = [part[0].text for part in self.parts("players")]
        return at(self.places["players"], lambda: seat_players(names))

    def _has_last_bid(self) -> bool:
        for word in self.words("rules"):
            if word.text != "last_bid":
                raise word.wrong(
                    Sentence(
                        "{word!r} is no rule of this game: there is last_bid (K12).",
                        word=brief(word.text),
                    )
                    + did_you_mean(word.text, ["last_bid"])
                )
        return "rules" in self

    @property
    def seed(self) -> int | None:
        """The seed, if there is one."""
        word = self.one("seed")
        if word is None:
            return None
        number = whole_number(word)
        return at(word, lambda: checked_seed(number))

    def seat(self, key: str, seats: Sequence[Seat], otherwise: int) -> int:
        """Return the seat whose name a line holds."""
        word = self.one(key)
        if word is None:
            return otherwise
        return seat_named(word, seats, key)

    def active(self, seats: Sequence[Seat], starter: int | str = 0) -> int:
        """Return who has the figure: whoever is to move, if nothing else is said."""
        first = self.seat("to move", seats, seat_number(starter, seats))
        return self.seat("active", seats, first)

    # -- what there is --------------------------------------------------------------------------

    def used(self, key: str, numbers: Mapping[str, int]) -> set[int]:
        """Return what a line names, of things that there is one of each."""
        words = [word for part in self.parts(key) for word in part if word.text != _NOTHING]
        return {number_of(word, numbers) for word in words}

    def free_spaces(self, setup: Setup) -> set[int]:
        """Return the spaces on which no line puts a mine."""
        taken = {setup.town}
        for part in self.parts("mines"):
            taken |= {number_of(word, self.data.space_numbers) for word in part[1:]}
        return set(range(len(self.data.spaces))) - taken

    def tokens(self, setup: Setup) -> list[tuple[int, ...]]:
        """Return the tokens by seat."""
        return self.counts("tokens", setup.seats, KINDS)

    def counts(
        self, key: str, seats: Sequence[Seat], names: Sequence[str]
    ) -> list[tuple[int, ...]]:
        """Return how many of each a line gives every seat; `fish 2 wild` is two and one."""
        if key not in self:
            return [(0,) * len(names)] * len(seats)
        numbers = {name: number for number, name in enumerate(names)}
        found = []
        for words in self.by_seat(key, seats):
            counts = [0] * len(names)
            last: Word | None = None
            for word in words:
                if word.text.isdecimal() and last is not None:
                    counts[numbers[last.text]] += whole(word, 99) - 1
                    last = None
                else:
                    counts[number_of(word, numbers)] += 1
                    last = word
            found.append(tuple(max(count, 0) for count in counts))
        return found


def number_of(word: Word, numbers: Mapping[str, int]) -> int:
    """Return the number of what a word names."""
    if word.text not in numbers:
        raise word.wrong(unknown(word.text, numbers))
    return numbers[word.text]


def whole(word: Word, most: int, least: int = 0) -> int:
    """Read a whole number."""
    is_number = word.text.isascii() and word.text.isdecimal() and len(word.text) < 15
    if not is_number or not least <= int(word.text) <= most:
        raise word.wrong(
            Sentence(
                "{word!r} is not a whole number from {least} to {most}.",
                word=brief(word.text),
                least=least,
                most=most,
            )
        )
    return int(word.text)
