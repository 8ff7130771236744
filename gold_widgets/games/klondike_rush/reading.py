"""Reading a board and cards from a file, and saying what does not fit, and where."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.data import KINDS, Card, Data, Order, Space
from gold_widgets.games.klondike_rush.fitting import check_whole
from gold_widgets.games.klondike_rush.opening import misfit, opened

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,19}")
MOST = 200
"""Spaces, cards or orders that a file may have."""
HIGHEST = 1000
"""The highest number anywhere."""
STEPS, SYMBOLS, LOT = 20, 12, 3
"""As much as there is room for: steps of the track, symbols of a card, cards sold together."""
KEYS = (
    *("about", "schema", "companies", "setup", "track", "tokens", "money_cards", "board"),
    *("towns", "cards", "orders", "examples"),
)
SETUP = ("money", "orders_dealt", "pieces_per_company", "trade_three", "snow_beast", "two_players")


def read(source: str | Path | Mapping[str, Any]) -> Data:
    """Read data from a file, its text, or what is in it."""
    raw = opened(source)
    _refuse_unknown(raw, KEYS)
    companies = tuple(_ids(_part(raw, "companies"), 8))
    setup = _Numbers(_table(raw, "setup"), "setup")
    _refuse_unknown(setup.raw, SETUP, "setup.")
    two = _Numbers(_table(setup.raw, "two_players", "setup."), "setup.two_players")
    _refuse_unknown(two.raw, ("cards_removed", "cards_a_turn", "raise"), "setup.two_players.")
    board = _table(raw, "board")
    _refuse_unknown(board, ("width", "height", "peak", "spaces", "paths"), "board.")
    spaces = tuple(_spaces(board))
    cards = tuple(_cards(_part(raw, "cards"), companies))
    orders = tuple(_orders(_part(raw, "orders")))
    tokens = _counts(_table(raw, "tokens"), KINDS, "tokens")
    pieces = setup.number("pieces_per_company", 2)
    data = Data(
        text=json.dumps(raw),
        companies=companies,
        letters=tuple(_letters(raw["companies"], companies)),
        money=setup.number("money", 0),
        orders_dealt=setup.number("orders_dealt", 0),
        pieces=pieces,
        trade_three=setup.number("trade_three", 0),
        snow_beast=setup.number("snow_beast", 0),
        cards_removed=two.number("cards_removed", 0),
        cards_a_turn=two.number("cards_a_turn", 1, LOT),
        step=two.number("raise", 1),
        track=_track(_part(raw, "track"), pieces),
        tokens=tokens,
        spaces=spaces,
        paths=tuple(_paths(board, spaces)),
        peak=_peak(board, spaces),
        first_town=_town(_table(raw, "towns"), spaces),
        cards=cards,
        orders=orders,
    )
    check_whole(data)
    return data


def _refuse_unknown(raw: Mapping[str, Any], known: Collection[str], above: str = "") -> None:
    """Answer a misspelt key with the nearest: what may be left out would be missed silently."""
    for key in raw:
        if key not in known:
            raise misfit(
                above + str(key)[:40],
                Sentence("there is no such name: there are {names}.", names=", ".join(known))
                + did_you_mean(str(key), known),
            )


def _table(raw: Mapping[str, Any], key: str, above: str = "") -> Mapping[str, Any]:
    found = raw.get(key)
    if not isinstance(found, Mapping):
        raise _missing(raw, key, above)
    return found


def _part(raw: Mapping[str, Any], key: str, above: str = "") -> Sequence[Any]:
    found = raw.get(key)
    if not isinstance(found, list | tuple) or not found:
        raise _missing(raw, key, above)
    if len(found) > MOST * 5:
        raise misfit(above + key, Sentence("there are too many: {count}.", count=len(found)))
    return found


def _missing(raw: Mapping[str, Any], key: str, above: str) -> SetupError:
    if key in raw:
        return misfit(above + key, Sentence("it is empty, or not of the right form."))
    return misfit(above + key, Sentence("it is missing."))


def _whole(value: object, where: str, least: int, most: int = HIGHEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise misfit(
            where,
            Sentence(
                "{value!r} is not a whole number from {least} to {most}.",
                value=brief(value),
                least=least,
                most=most,
            ),
        )
    return value


class _Numbers:
    """A table of numbers."""

    def __init__(self, raw: Mapping[str, Any], name: str) -> None:
        self.raw, self.name = raw, name

    def number(self, key: str, least: int, most: int = HIGHEST) -> int:
        if key not in self.raw:
            raise _missing(self.raw, key, self.name + ".")
        return _whole(self.raw[key], f"{self.name}.{key}", least, most)


def _id(value: object, where: str) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise misfit(
            where,
            Sentence(
                "{value!r} is no id: a letter, then letters and digits, 20 at most.",
                value=brief(value),
            ),
        )
    return value


def _ids(parts: Sequence[Any], most: int = MOST, name: str = "companies") -> Iterator[str]:
    """Read the ids of a list of things, none of which may stand there twice."""
    if len(parts) > most:
        raise _too_many(name, len(parts), most)
    seen: dict[str, int] = {}
    for at, part in enumerate(parts):
        where = f"{name}[{at}].id"
        each = _id(part.get("id") if isinstance(part, Mapping) else part, where)
        if each in seen:
            raise misfit(
                where, Sentence("{id} stands there already, at {at}.", id=each, at=seen[each])
            )
        seen[each] = at
        yield each


def _too_many(where: str, count: int, most: int) -> SetupError:
    return misfit(
        where, Sentence("there are {count}, and at most {most} fit.", count=count, most=most)
    )


def _counts(raw: object, names: Sequence[str], where: str) -> tuple[int, ...]:
    """Read how many there are of each; what is not named is none."""
    if not isinstance(raw, Mapping):
        raise misfit(where, Sentence("it is missing, or no table."))
    _refuse_unknown(raw, names, f"{where}.")
    return tuple(_whole(raw.get(name, 0), f"{where}.{name}", 0) for name in names)


def _letters(parts: Sequence[Any], companies: Sequence[str]) -> Iterator[str]:
    """Read the letters that stand for companies; by default the first ones of their ids."""
    for at, (part, company) in enumerate(zip(parts, companies, strict=True)):
        letter = company[0].upper()
        if isinstance(part, Mapping):
            _refuse_unknown(part, ("id", "letter"), f"companies[{at}].")
            letter = part.get("letter", letter)
        if not isinstance(letter, str) or not 1 <= len(letter) <= 2 or not letter.isprintable():
            raise misfit(
                f"companies[{at}].letter",
                Sentence("{value!r} is no letter, nor two of them.", value=brief(letter)),
            )
        yield letter


def _spaces(board: Mapping[str, Any]) -> Iterator[Space]:
    parts = _part(board, "spaces", "board.")
    for at, each in enumerate(_ids(parts, name="board.spaces")):
        part, where = parts[at], f"board.spaces[{at}]."
        if not isinstance(part, Mapping):
            part = {}
        _refuse_unknown(part, ("id", "name", "x", "y", "area"), where)
        x, y = (_coordinate(part.get(axis), where + axis) for axis in "xy")
        yield Space(each, str(part.get("name", each))[:60], x, y, str(part.get("area", ""))[:60])


def _coordinate(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > HIGHEST:
        raise misfit(
            where,
            Sentence(
                "{value!r} is no number from {least} to {most}.",
                value=brief(value),
                least=-HIGHEST,
                most=HIGHEST,
            ),
        )
    return float(value)


def _peak(board: Mapping[str, Any], spaces: Sequence[Space]) -> tuple[float, float] | None:
    """Read where the mountain is drawn: anywhere among the spaces, by default in the middle."""
    if "peak" not in board:
        return None
    peak = _table(board, "peak", "board.")
    _refuse_unknown(peak, ("x", "y", "name"), "board.peak.")
    x, y = (_coordinate(peak.get(axis), f"board.peak.{axis}") for axis in "xy")
    across, down = [space.x for space in spaces], [space.y for space in spaces]
    if not (min(across) <= x <= max(across) and min(down) <= y <= max(down)):
        raise misfit("board.peak", Sentence("it does not lie among the spaces."))
    return x, y


def _paths(board: Mapping[str, Any], spaces: Sequence[Space]) -> Iterator[tuple[int, int, int]]:
    numbers = {space.id: number for number, space in enumerate(spaces)}
    seen: set[frozenset[int]] = set()
    for at, part in enumerate(_part(board, "paths", "board.")):
        where = f"board.paths[{at}]"
        if not isinstance(part, list | tuple) or len(part) != 3:
            raise misfit(where, Sentence("a path is two spaces and a price."))
        for end in part[:2]:
            if not isinstance(end, str) or end not in numbers:
                raise misfit(
                    where,
                    Sentence("there is no space {space!r}.", space=brief(end))
                    + did_you_mean(str(end), numbers),
                )
        one, other = numbers[part[0]], numbers[part[1]]
        if one == other or frozenset((one, other)) in seen:
            raise misfit(
                where, Sentence("this path leads nowhere new: there is one, or it is a loop.")
            )
        seen.add(frozenset((one, other)))
        yield one, other, _whole(part[2], where, 1)


def _track(parts: Sequence[Any], pieces: int) -> tuple[int, ...]:
    track = tuple(_whole(value, f"track[{at}]", 0) for at, value in enumerate(parts))
    if len(track) > STEPS:
        raise _too_many("track", len(track), STEPS)
    if len(track) < pieces - 1:
        raise misfit(
            "track",
            Sentence(
                "it has {steps} steps, but a company may have {mines} mines on the board.",
                steps=len(track),
                mines=pieces - 1,
            ),
        )
    return track


def _town(towns: Mapping[str, Any], spaces: Sequence[Space]) -> int:
    _refuse_unknown(towns, ("first_game", "others"), "towns.")
    ids = [space.id for space in spaces]
    first = towns.get("first_game")
    if first not in ids:
        raise misfit(
            "towns.first_game",
            Sentence("there is no space {space!r}.", space=brief(first))
            + did_you_mean(str(first), ids),
        )
    return ids.index(str(first))


def _cards(parts: Sequence[Any], companies: Sequence[str]) -> Iterator[Card]:
    for at, each in enumerate(_ids(parts, name="cards")):
        where = f"cards[{at}] ({each})"
        part = parts[at] if isinstance(parts[at], Mapping) else {}
        _refuse_unknown(part, ("id", "investments", "mines", "crates", "four_plus"), f"{where}.")
        four_plus = part.get("four_plus", False)
        if not isinstance(four_plus, bool):
            raise misfit(f"{where}.four_plus", Sentence("it is true or false."))
        card = Card(
            each,
            _counts(part.get("investments"), companies, f"{where}.investments"),
            _counts(part.get("mines"), companies, f"{where}.mines"),
            _whole(part.get("crates", 0), f"{where}.crates", 0),
            four_plus,
        )
        symbols = sum(card.investments) + sum(card.mines) + card.crates
        if symbols > SYMBOLS:
            raise _too_many(where, symbols, SYMBOLS)
        yield card


def _orders(parts: Sequence[Any]) -> Iterator[Order]:
    for at, each in enumerate(_ids(parts, name="orders")):
        where = f"orders[{at}] ({each})"
        part = parts[at] if isinstance(parts[at], Mapping) else {}
        _refuse_unknown(part, ("id", "wants", "pays"), f"{where}.")
        wants = _counts(part.get("wants"), KINDS[:4], f"{where}.wants")
        if not 1 <= sum(wants) <= 8:
            raise misfit(f"{where}.wants", Sentence("an order wants 1 to 8 tokens."))
        yield Order(each, wants, _whole(part.get("pays"), f"{where}.pays", 0))
