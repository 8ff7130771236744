"""What is printed on the board and the cards of Klondike Rush, and on whatever a tinkerer draws.

The printed rulebook does not say it, so the numbers are our own: `data.json` holds them, and
anybody may read in others. Inside, spaces, companies, cards, orders and kinds of tokens are
numbers: their places in these lists.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

KINDS = ("fish", "pelt", "moose", "emerald", "wild", "beast")
"""The kinds of hunt tokens, in the order in which they are written."""
WILD, BEAST = 4, 5
VERBS = ("bid", "pass", "build", "profit", "end", "order", "trade", "done")
"""How moves begin."""


class Space(NamedTuple):
    """A circle on the board."""

    id: str
    name: str
    x: float
    y: float
    area: str


class Card(NamedTuple):
    """A mining company card; investments and mines are by company."""

    id: str
    investments: tuple[int, ...]
    mines: tuple[int, ...]
    crates: int
    four_plus: bool


class Order(NamedTuple):
    """An order card: how many tokens of each kind it wants, and what it pays."""

    id: str
    wants: tuple[int, ...]
    pays: int


@dataclass(frozen=True, eq=False)
class Data:
    """A board, a deck, the orders, and the numbers of the setup; `read_data` makes one."""

    text: str
    """The file as it was read, as JSON."""
    companies: tuple[str, ...]
    letters: tuple[str, ...]
    """By company, the letter that stands for it."""
    money: int
    """Dollars that everybody starts with."""
    orders_dealt: int
    pieces: int
    """Mine pieces of each company; one stands on the track, one on the town."""
    trade_three: int
    """Dollars for any three tokens (K7)."""
    snow_beast: int
    """Dollars for the most snow beasts (K9)."""
    cards_removed: int
    """Further cards that two players do without (K11)."""
    cards_a_turn: int
    """Cards that two players sell together (K11)."""
    step: int
    """By how much two players raise a bid at least (K11)."""
    track: tuple[int, ...]
    """What an investment is worth by the mines of its company, from one mine on."""
    tokens: tuple[int, ...]
    """How many tokens there are of each kind."""
    spaces: tuple[Space, ...]
    paths: tuple[tuple[int, int, int], ...]
    """From a space to another one, and the dollars between."""
    peak: tuple[float, float] | None
    """Where the mountain is drawn, if the file says so."""
    first_town: int
    """The space of the town where none is asked for."""
    cards: tuple[Card, ...]
    orders: tuple[Order, ...]

    @cached_property
    def key(self) -> str:
        """What a text calls these data: nothing, if they are the ones of the package."""
        if self is DATA or self._sorted == DATA._sorted:
            return ""
        return f"{zlib.crc32(self._sorted.encode()):08x}"

    @property
    def raw(self) -> dict[str, Any]:
        """All that is in the file, to be read or changed: it is a copy, which `read_data` takes."""
        found: dict[str, Any] = json.loads(self.text)
        return found

    @cached_property
    def _sorted(self) -> str:
        """What was read, written in one way."""
        return json.dumps(self.raw, sort_keys=True)

    def __eq__(self, other: object) -> bool:
        """Compare what was read."""
        if not isinstance(other, Data):
            return NotImplemented
        return self is other or self._sorted == other._sorted

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self.key)

    def __repr__(self) -> str:
        """Say what it is, not all that it holds."""
        counts = f"{len(self.spaces)} spaces, {len(self.cards)} cards, {len(self.orders)} orders"
        return f"<Klondike Rush data{self.key and ' ' + self.key}: {counts}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel as the file; those of the package are at hand everywhere."""
        return _again, (self.text if self.key else None,)

    @cached_property
    def space_numbers(self) -> dict[str, int]:
        """Space → its number."""
        return {space.id: number for number, space in enumerate(self.spaces)}

    @cached_property
    def company_numbers(self) -> dict[str, int]:
        """Company → its number."""
        return {company: number for number, company in enumerate(self.companies)}

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """Card → its number."""
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def order_numbers(self) -> dict[str, int]:
        """Order → its number."""
        return {order.id: number for number, order in enumerate(self.orders)}

    @cached_property
    def neighbors(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Space → the spaces that a path leads to, each with the printed price."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.spaces]
        for one, other, price in self.paths:
            found[one].append((other, price))
            found[other].append((one, price))
        return tuple(tuple(sorted(each)) for each in found)

    @cached_property
    def builds(self) -> tuple[tuple[str, ...], ...]:
        """Company and space → the move that builds there, made once for all games."""
        return tuple(
            tuple(f"build-{company}@{space.id}" for space in self.spaces)
            for company in self.companies
        )

    @cached_property
    def build_numbers(self) -> dict[str, tuple[int, int]]:
        """The move → company and space."""
        return {
            word: (company, space)
            for company, words in enumerate(self.builds)
            for space, word in enumerate(words)
        }


FILE = Path(__file__).with_name("data.json")
_read_in: dict[str, Data] = {}


def known(key: str) -> Data | None:
    """Return the data that a text calls so, if they were read in here."""
    return _read_in.get(key)


def read_data(source: str | Path | Mapping[str, Any]) -> Data:
    """Read a board and cards of your own: a file, its text, or what is in it.

    The form is that of the package's own `data.json`, whose `schema` says what each part means.
    Whatever does not fit is refused in a sentence that says what and where.
    """
    from gold_widgets.games.klondike_rush.reading import read  # few need it a second time

    data = read(source)
    return _read_in.setdefault(data.key, data)


def _again(text: str | None) -> Data:
    return DATA if text is None else read_data(text)


def _own() -> Data:
    from gold_widgets.games.klondike_rush.reading import read

    return read(FILE)


DATA = _own()
"""The board and the cards of this package."""
_read_in[""] = DATA
