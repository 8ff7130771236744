"""The lines `key: value` that may stand in front of a drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from gold_widgets.engine.headers import (
    keyed,
    one,
    read_seat,
    read_seed,
    twice,
    value_of,
    whole_number,
)
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import at
from gold_widgets.games.gold.cards import Card, read_card
from gold_widgets.games.gold.rules import Rules, Stall
from gold_widgets.games.gold.setup import Seat, seat_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.headers import Parts
    from gold_widgets.engine.text import Line, Word
    from gold_widgets.games.gold.position import Mines

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
    heads = dict(keyed(lines, KEYS))
    seats = value_of(heads.get("players"), _players, seat_players(2))
    return Headers(
        lines=len(heads),
        seats=seats,
        rules=value_of(heads.get("rules"), _rules, Rules()),
        seed=value_of(heads.get("seed"), read_seed, None),
        to_move=value_of(heads.get("to move"), lambda parts: read_seat(parts, seats, "to move"), 0),
        face_up=value_of(heads.get("face up"), _face_up, ()),
        mines=value_of(heads.get("mines"), lambda parts: _mines(parts, seats), ((),) * len(seats)),
    )


def _players(parts: Parts) -> tuple[Seat, ...]:
    for part in parts:
        if len(part) != 2:
            raise part[0].wrong(
                Sentence(
                    "a player is a name and colors, such as Ann R. "
                    "Longer names go in quotation marks."
                )
            )
    return seat_players([name.text for name, _ in parts], [colors.text for _, colors in parts])


def _rules(parts: Parts) -> Rules:
    given: dict[str, Word] = {}
    for part in parts:
        if len(part) != 2 or part[0].text not in ("rush_at", "stall"):
            raise part[0].wrong(
                Sentence("a rule is rush_at and a number, or stall and rush, end or play_on.")
            )
        key, value = part
        if key.text in given:
            raise key.wrong(twice(key.text))
        given[key.text] = value
    rules = Rules()  # itself refuses values that mean nothing
    if "rush_at" in given:
        number = whole_number(given["rush_at"])
        rules = at(given["rush_at"], lambda: replace(rules, rush_at=number))
    if "stall" in given:
        stall = cast(Stall, given["stall"].text)
        rules = at(given["stall"], lambda: replace(rules, stall=stall))
    return rules


def _face_up(parts: Parts) -> tuple[Word, ...]:
    return (one(parts, Sentence("this is one word too many: here stands one spot.")),)


def _mines(parts: Parts, seats: Sequence[Seat]) -> Mines:
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
