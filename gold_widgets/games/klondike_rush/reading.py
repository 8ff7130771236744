"""Reading a board and cards from a file, and saying what does not fit, and where."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import LONGEST_TEXT
from gold_widgets.games.klondike_rush.data import KINDS, Card, Data, Order, Space

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,19}")
MOST = 200
"""Spaces, cards or orders that a file may have."""
HIGHEST = 1000
"""The highest number anywhere."""


def read(source: str | Path | Mapping[str, Any]) -> Data:
    """Read data from a file, its text, or what is in it."""
    raw = _opened(source)
    companies = tuple(_ids(_part(raw, "companies"), 8))
    setup = _Numbers(_table(raw, "setup"), "setup")
    two = _Numbers(_table(setup.raw, "two_players", "setup."), "setup.two_players")
    spaces = tuple(_spaces(_table(raw, "board")))
    cards = tuple(_cards(_part(raw, "cards"), companies))
    orders = tuple(_orders(_part(raw, "orders")))
    tokens = _counts(_table(raw, "tokens"), KINDS, "tokens")
    pieces = setup.number("pieces_per_company", 2)
    data = Data(
        raw=raw,
        companies=companies,
        money=setup.number("money", 0),
        orders_dealt=setup.number("orders_dealt", 0),
        pieces=pieces,
        trade_three=setup.number("trade_three", 0),
        snow_beast=setup.number("snow_beast", 0),
        cards_removed=two.number("cards_removed", 0),
        cards_a_turn=two.number("cards_a_turn", 1),
        step=two.number("raise", 1),
        track=_track(_part(raw, "track"), pieces),
        tokens=tokens,
        spaces=spaces,
        paths=tuple(_paths(_table(raw, "board"), spaces)),
        first_town=_town(_table(raw, "towns"), spaces),
        cards=cards,
        orders=orders,
    )
    _check_whole(data)
    return data


def misfit(where: str, problem: str) -> SetupError:
    """Return the error that names a place in the file."""
    return SetupError(Sentence("{where} in these data: {problem}", where=where, problem=problem))


def _opened(source: str | Path | Mapping[str, Any]) -> Mapping[str, Any]:
    raw: object = source
    if isinstance(source, Path) or (isinstance(source, str) and "{" not in source[:1000]):
        raw = _text_of(Path(source))
    if isinstance(raw, str):
        if len(raw) > LONGEST_TEXT:
            raise misfit("1", Sentence("this text is too long to be read."))
        try:
            raw = json.loads(raw)
        except (ValueError, RecursionError) as error:
            line = getattr(error, "lineno", 1)
            raise misfit(
                Sentence("Line {line}", line=line),
                Sentence("this is no JSON: {error}.", error=brief(str(error))),
            ) from None
    if not isinstance(raw, Mapping):
        raise misfit(
            Sentence("Everything"),
            Sentence("it is {kind}, and should be a table.", kind=type(raw).__name__),
        )
    return raw


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise misfit(
            repr(brief(str(path))),
            Sentence("the file cannot be read: {error}.", error=type(error).__name__),
        ) from None


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
    like = did_you_mean(key, [str(name)[:40] for name in list(raw)[:50]])
    return misfit(above + key, Sentence("it is missing.") + like)


def _whole(value: object, where: str, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= HIGHEST:
        raise misfit(
            where,
            Sentence(
                "{value!r} is no whole number from {least} to {most}.",
                value=brief(value),
                least=least,
                most=HIGHEST,
            ),
        )
    return value


class _Numbers:
    """A table of numbers."""

    def __init__(self, raw: Mapping[str, Any], name: str) -> None:
        self.raw, self.name = raw, name

    def number(self, key: str, least: int) -> int:
        if key not in self.raw:
            raise _missing(self.raw, key, self.name + ".")
        return _whole(self.raw[key], f"{self.name}.{key}", least)


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
        raise misfit(
            name,
            Sentence("there are {count}, and at most {most} fit.", count=len(parts), most=most),
        )
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


def _counts(raw: object, names: Sequence[str], where: str) -> tuple[int, ...]:
    """Read how many there are of each; what is not named is none."""
    if not isinstance(raw, Mapping):
        raise misfit(where, Sentence("it is missing, or no table."))
    for name in raw:
        if name not in names:
            raise misfit(
                f"{where}.{str(name)[:40]}",
                Sentence("there is no such name: there is {names}.", names=", ".join(names))
                + did_you_mean(str(name), names),
            )
    return tuple(_whole(raw.get(name, 0), f"{where}.{name}", 0) for name in names)


def _spaces(board: Mapping[str, Any]) -> Iterator[Space]:
    parts = _part(board, "spaces", "board.")
    for at, each in enumerate(_ids(parts, name="board.spaces")):
        part = parts[at]
        place = []
        for axis in ("x", "y"):
            value = part.get(axis) if isinstance(part, Mapping) else None
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise misfit(
                    f"board.spaces[{at}].{axis}",
                    Sentence("{value!r} is no number.", value=brief(value)),
                )
            place.append(float(value))
        x, y = place
        yield Space(each, str(part.get("name", each))[:60], x, y, str(part.get("area", ""))[:60])


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
        four_plus = part.get("four_plus", False)
        if not isinstance(four_plus, bool):
            raise misfit(f"{where}.four_plus", Sentence("it is true or false."))
        yield Card(
            each,
            _counts(part.get("investments"), companies, f"{where}.investments"),
            _counts(part.get("mines"), companies, f"{where}.mines"),
            _whole(part.get("crates", 0), f"{where}.crates", 0),
            four_plus,
        )


def _orders(parts: Sequence[Any]) -> Iterator[Order]:
    for at, each in enumerate(_ids(parts, name="orders")):
        where = f"orders[{at}] ({each})"
        part = parts[at] if isinstance(parts[at], Mapping) else {}
        wants = _counts(part.get("wants"), KINDS[:4], f"{where}.wants")
        if not 1 <= sum(wants) <= 8:
            raise misfit(f"{where}.wants", Sentence("an order wants 1 to 8 tokens."))
        yield Order(each, wants, _whole(part.get("pays"), f"{where}.pays", 0))


def _check_whole(data: Data) -> None:
    """Check what holds between the parts."""
    missing = len(data.spaces) - 1 - sum(data.tokens)
    if missing > 0:
        raise misfit(
            "tokens",
            Sentence(
                "there are {tokens} for {spaces} spaces without the town: {missing} too few.",
                tokens=sum(data.tokens),
                spaces=len(data.spaces) - 1,
                missing=missing,
            ),
        )
    reached, edge = {0}, [0]
    while edge:
        for other, _ in data.neighbors[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for number, space in enumerate(data.spaces):
        if number not in reached:
            raise misfit(
                "board.paths",
                Sentence(
                    "no way leads from {one} to {other}.", one=data.spaces[0].id, other=space.id
                ),
            )
    if len(data.cards) - sum(card.four_plus for card in data.cards) <= data.cards_removed:
        raise misfit("cards", Sentence("two players have none left to sell."))
    if len(data.orders) < 5 * data.orders_dealt:
        raise misfit("orders", Sentence("five players cannot get {n} each.", n=data.orders_dealt))
