"""What a player has, in two lines: money, cards in hand and tokens; investments and mines."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.canvas.scaling import Shapes, small
from gold_widgets.canvas.shapes import Path, Rect, Shape, Text, Tile
from gold_widgets.games.klondike_rush.settling import winners
from gold_widgets.tables.klondike_rush import art
from gold_widgets.tables.klondike_rush.arrangement import WIDTH, Box
from gold_widgets.tables.klondike_rush.money import in_dollars

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.klondike_rush.arrangement import Places

_kept = lru_cache(maxsize=2048)
LINE = 29
NAME = 134
MONEY = 66
CELL = 33
"""How wide the places of the profit card, the last-bid card and the orders are."""
KINDS_LEFT = 4 + NAME + MONEY + 3 * CELL + 8
TOKEN = 25
"""How wide a token is: six kinds stand in a line, each with its count."""
COUNT_INK, MONEY_INK = "#ffffff", "#ffe08a"


class Person(NamedTuple):
    """What is told of a player in the first place of a strip."""

    name: str
    is_active: bool
    is_asked: bool
    has_won: bool


def tiles(view: View, at: Places, language: str) -> Iterator[Tile]:
    """Draw what every player has."""
    data, state = view.data, view.state
    best = winners(view.state)
    for seat in view.seats:
        number = seat.number
        person = Person(
            seat.name,
            number == view.active and not view.is_over,
            number == view.to_move and not view.is_over,
            number in best,
        )
        yield _name(number, at, person)
        yield from _purse(view, at, number, language)
        for kind, count in enumerate(state.tokens[number]):
            if count:
                box = token_box(at, number, kind)
                yield _token(f"token{number} {kind}", box, kind)
                yield _count(f"tokens{number} {kind}", box, count, TOKEN + 2, 16)
        for company, count in enumerate(state.investments(number)):
            if count:
                box = share_box(at, number, company)
                yield _share(f"share{number} {company}", box, data, company, language)
                yield _count(f"shares{number} {company}", box, count)
        for company, count in enumerate(state.unused[number]):
            if count:
                box = piece_box(at, number, company)
                yield _piece(f"piece{number} {company}", box, data, company, language)
                yield _count(f"pieces{number} {company}", box, count)


def stamps(at: Places, data: Data, language: str) -> Iterator[Tile]:
    """Return what comes and goes on strips while mines are built."""
    for kind in range(6):
        yield _token("", token_box(at, 0, kind), kind)
    for company in range(len(data.companies)):
        yield _piece("", piece_box(at, 0, company), data, company, language)


def _purse(view: View, at: Places, seat: int, language: str) -> Iterator[Tile]:
    """Draw money, and the cards that are in hand."""
    money = view.money[seat]
    yield _money(seat, at, "?" if money is None else in_dollars(money, language))
    if view.has_profit[seat]:
        yield _profit(seat, at)
    if view.has_last_bid[seat]:
        yield _last_bid(seat, at)
    if view.order_counts[seat]:
        yield _orders(seat, at, view.order_counts[seat])


def name_box(at: Places, seat: int) -> Box:
    """Return where a player's name stands, with money and cards."""
    strip = at.strip(seat)
    return Box(strip.left, strip.top, NAME + MONEY + 3 * CELL, LINE + 2)


def token_box(at: Places, seat: int, kind: int) -> Box:
    """Return where a player's tokens of a kind lie."""
    wide = (WIDTH - 6 - KINDS_LEFT) / 6
    return Box(KINDS_LEFT + kind * wide, at.strip(seat).top + 2, wide - 2, LINE)


def share_box(at: Places, seat: int, company: int) -> Box:
    """Return where a player's investments in a company lie."""
    wide = (WIDTH - 16) / 2 / max(at.companies, 4)
    return Box(8 + company * wide, at.strip(seat).top + LINE + 4, wide - 3, LINE)


def piece_box(at: Places, seat: int, company: int) -> Box:
    """Return where a player's mines of a company lie that are not built yet."""
    wide = (WIDTH - 16) / 2 / max(at.companies, 4)
    return Box(WIDTH / 2 + 4 + company * wide, at.strip(seat).top + LINE + 4, wide - 3, LINE)


def _tile(key: str, box: Box, shapes: Shapes) -> Tile:
    x, y = box.middle
    return Tile(key, x, y, box.width, box.height, shapes)


@_kept
def _name(seat: int, at: Places, person: Person) -> Tile:
    strip = at.strip(seat)
    box = Box(strip.left + 2, strip.top + 2, NAME - 4, LINE)
    shapes: list[Shape] = []
    ink = COUNT_INK
    if person.is_asked or person.has_won:
        shapes.append(Rect(1, 1, box.width - 2, LINE - 2, art.GOLD, 6))
        ink = art.INK
    left = 8
    if person.is_active:
        shapes += small(art.token(5), 25 / 40, 2, 2)
        left = 32
    if person.has_won:
        shapes += small(art.token(4), 25 / 40, 2, 2)
        left = 32
    shapes.append(Text(left, LINE / 2, person.name, 19, ink, True, "left", box.width - left - 3))
    return _tile(f"name{seat}", box, tuple(shapes))


@_kept
def _money(seat: int, at: Places, dollars: str) -> Tile:
    strip = at.strip(seat)
    box = Box(strip.left + NAME, strip.top + 2, MONEY - 2, LINE)
    return _tile(
        f"money{seat}",
        box,
        (Text(MONEY / 2 - 1, LINE / 2, dollars, 21, MONEY_INK, True, "center", MONEY - 4),),
    )


def _card_box(at: Places, seat: int, place: int) -> Box:
    strip = at.strip(seat)
    return Box(strip.left + NAME + MONEY + place * CELL, strip.top + 2, CELL - 2, LINE)


@_kept
def _profit(seat: int, at: Places) -> Tile:
    return _tile(f"profit{seat}", _card_box(at, seat, 0), small(art.profit_card(), 0.94))


@_kept
def _last_bid(seat: int, at: Places) -> Tile:
    shapes: Shapes = (
        Path("M 8 25 L 18 14", "", "#d9a866", 4),
        Path("M 13 7 L 24 17", "", "#d9a866", 9),
    )
    return _tile(f"last{seat}", _card_box(at, seat, 1), shapes)


@_kept
def _orders(seat: int, at: Places, count: int) -> Tile:
    shapes: Shapes = (
        Rect(5, 2, 20, 25, "#d9a866", 3, art.INK, 1.5),
        Text(15, 14.5, str(count), 17, art.INK, bold=True, most=18),
    )
    return _tile(f"orders{seat}", _card_box(at, seat, 2), shapes)


@_kept
def _token(key: str, box: Box, kind: int) -> Tile:
    place = Box(box.left, box.top, TOKEN, LINE)
    return _tile(key, place, small(art.token(kind), TOKEN / 40, 0, 2))


@_kept
def _share(key: str, box: Box, data: Data, company: int, language: str) -> Tile:
    drawn = art.share(art.fill(data, company), art.letter(data, company, language))
    return _icon(key, box, small(drawn, 0.72, 0, 0))


@_kept
def _piece(key: str, box: Box, data: Data, company: int, language: str) -> Tile:
    drawn = art.mine(art.fill(data, company), company, art.letter(data, company, language))
    return _icon(key, box, small(drawn, 0.58, 1, 1))


def _icon(key: str, box: Box, shapes: Shapes) -> Tile:
    """Draw what something is, apart from how many there are: it comes, goes, and is copied."""
    return _tile(key, Box(box.left, box.top, LINE, LINE), shapes)


@_kept
def _count(key: str, box: Box, count: int, after: float = LINE + 2, size: int = 17) -> Tile:
    """Say how many there are of what is drawn in the first `after` pixels of a box."""
    width = box.width - after
    shapes = (Text(1, LINE / 2, f"×{count}", size, COUNT_INK, True, "left", width - 1),)
    return _tile(key, Box(box.left + after, box.top, width, LINE), shapes)
