"""The lines `key: value` that stand in front of a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.headers import keyed, one, read_seat, read_seed, seat_named, value_of
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.mine_for_gold.setup import seat_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.headers import Parts
    from gold_widgets.engine.seats import Seat
    from gold_widgets.engine.text import Line, Word

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
    heads = dict(keyed(lines, KEYS))
    seats = value_of(heads.get("players"), _players, seat_players(2))

    def lists(key: str) -> Lists:
        return value_of(heads.get(key), lambda parts: _lists(parts, seats), [[] for _ in seats])

    def named(parts: Parts) -> int:
        return read_seat(parts, seats, "player")

    return Headers(
        lines=len(heads),
        seats=seats,
        silver=value_of(heads.get("silver"), _yes, False),
        seed=value_of(heads.get("seed"), read_seed, None),
        first=value_of(heads.get("first"), named, 0),
        aside=value_of(heads.get("aside"), lambda parts: parts[0], []),
        hands=lists("hands"),
        chosen=lists("chosen"),
        treasure=lists("treasure"),
        laying=value_of(heads.get("laying"), lambda parts: _laying(parts, seats), []),
        closing=value_of(
            heads.get("closing"), lambda parts: read_seat(parts, seats, "player"), None
        ),
        at={key: line.words[0] for key, line in heads.items()},
    )


def _players(parts: Parts) -> tuple[Seat, ...]:
    for part in parts:
        if len(part) != 1:
            raise part[1].wrong(
                Sentence("a player is one word. Longer names go in quotation marks.")
            )
    return seat_players([part[0].text for part in parts])


def _yes(parts: Parts) -> bool:
    word = one(parts, Sentence("this is one word too many: here stands yes or no."))
    if word.text not in ("yes", "no"):
        raise word.wrong(Sentence("{word!r} is neither yes nor no.", word=brief(word.text)))
    return word.text == "yes"


def _lists(parts: Parts, seats: Sequence[Seat]) -> Lists:
    """Read cards for every player."""
    if len(parts) != len(seats):
        raise parts[-1][0].wrong(
            Sentence(
                "there are {players} players, and cards for {count}. "
                "Write some for each, - for none, with commas between.",
                players=len(seats),
                count=len(parts),
            )
        )
    return [[] if [word.text for word in part] == ["-"] else part for part in parts]


def _laying(parts: Parts, seats: Sequence[Seat]) -> list[tuple[int, Word]]:
    for part in parts:
        if len(part) != 2:
            raise part[0].wrong(Sentence("who lays what is a name and a card, such as Ann R12."))
    return [(seat_named(name, seats, "player"), card) for name, card in parts]
