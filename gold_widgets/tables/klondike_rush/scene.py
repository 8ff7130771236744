"""A view of the game as a picture: track, mountain, auction, players, orders."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.canvas.scaling import Shapes, moved, small
from gold_widgets.canvas.shapes import Circle, Picture, Rect, Shape, Text, Tile
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.state import NONE
from gold_widgets.tables.klondike_rush import art, band, result, strips
from gold_widgets.tables.klondike_rush.arrangement import (
    LABEL,
    LABEL_DOWN,
    MINE,
    MINE_UP,
    SPACE,
    TOKEN,
    TOKEN_UP,
    TOWN,
    Box,
    Places,
    Point,
)
from gold_widgets.tables.klondike_rush.ground import NUMBER, TABLE, ground, step_box
from gold_widgets.tables.klondike_rush.money import in_dollars
from gold_widgets.tables.klondike_rush.planning import can_fill, chosen, in_tray, money_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.staging import Look

# From move to move nearly every tile stays: it is then the very same one.
_kept = lru_cache(maxsize=4096)

TOKEN_SCALE, MINE_SCALE, TOWN_SCALE = TOKEN / art.KIND, MINE / art.PIECE, TOWN / art.PIECE
CHEAP, DEAR = "#1d6b43", "#8f2b23"
"""What can be paid, and what cannot: the latter has a line through it."""
CROWDED = 0.7
"""Below this size, a token and its label have no room between them."""
CUT = "#ffe9a8"
"""A path that costs 1 by now."""
MARKERS = 26, 20, 17
"""How large the mines on the value track are: alone on a step, two of them, more."""


def scene(view: View, at: Places, look: Look) -> Picture:
    """Draw what a seat may see."""
    tiles = [
        *_track(view, look.language),
        *strips.tiles(view, at, look.language),
        *band.tiles(view, look),
    ]
    if view.is_over and result.has_count(look):
        sheet = result.sheet(view, look)
        around = [*_spaces(view, at, look), *_paths(view, at)]
        tiles += [sheet, *(tile for tile in around if not result.hides(sheet, tile))]
    else:
        tiles += _spaces(view, at, look)
        tiles += _paths(view, at)
    tiles += _hand(view, at, look)
    return Picture(at.width, at.height, TABLE, tuple(tiles), ground(view.data, at))


def stamps(data: Data, at: Places, language: str) -> Iterator[Tile]:
    """Return the tiles that are shown again and again: mines, what costs 1, what players have."""
    for company in range(len(data.companies)):
        yield _mine(0, at, data, company, False, language)
        for size in MARKERS:
            yield _marker("", Point(0, 0), data, company, size, language)
    for number, badge in enumerate(at.badges):
        if badge:
            yield _badge(number, at, badge)
    yield from strips.stamps(at, data, language)


# -- the mountain ------------------------------------------------------------------------------


def _spaces(view: View, at: Places, look: Look) -> Iterator[Tile]:
    data, state = view.data, view.state
    company = None if look.live else chosen(view, look)
    money = money_for(view)
    colors = tuple(art.fill(data, number) for number in range(len(data.companies)))
    for space, mine in enumerate(state.mountain.mines):
        name = data.spaces[space].id
        marked = name in look.marked
        if space == view.setup.town:
            yield _town(space, at, colors)
        elif mine != FREE:
            yield _mine(space, at, data, mine, marked, look.language)
        else:
            label = None
            if company is not None:
                price = state.mountain.dollars(company, space)
                written = in_dollars(price, look.language)
                label = _price(space, at, written, money is None or price <= money, marked)
            elif marked and chosen(view, look) is None:
                label = _name(space, at, name)
            yield from _free(space, at, state.board[space], label)


def _free(space: int, at: Places, kind: int, label: Tile | None) -> Iterator[Tile]:
    """Draw what lies on a free space: its token, and a label where there is more than its name."""
    if label and kind != NONE and at.size < CROWDED:
        yield _both(space, at, kind, label.shapes)
        return
    if kind != NONE:
        yield _token(space, at, kind)
    if label:
        yield label


@_kept
def _town(space: int, at: Places, colors: tuple[str, ...]) -> Tile:
    x, y = at.spaces[space]
    return Tile(f"space{space}", x, y, art.PIECE, art.PIECE, art.town(colors), TOWN_SCALE * at.size)


@_kept
def _mine(space: int, at: Places, data: Data, company: int, marked: bool, language: str) -> Tile:
    x, y = at.spaces[space]
    y -= MINE_UP * at.size
    shapes = art.mine(art.fill(data, company), company, art.letter(data, company, language))
    if marked:
        shapes = (Circle(24, 24, 22, "", art.GOLD, 4), *shapes)
    return Tile(f"space{space}", x, y, art.PIECE, art.PIECE, shapes, MINE_SCALE * at.size)


@_kept
def _token(space: int, at: Places, kind: int) -> Tile:
    return _token_tile(f"token{space}", at, space, kind)


def _token_tile(key: str, at: Places, space: int, kind: int) -> Tile:
    x, y = at.spaces[space]
    y -= TOKEN_UP * at.size
    return Tile(key, x, y, art.KIND, art.KIND, art.token(kind), TOKEN_SCALE * at.size)


@_kept
def _both(space: int, at: Places, kind: int, label: Shapes) -> Tile:
    """Draw a token and what is below it as one: on a crowded board they are too close for two."""
    x, y = at.spaces[space]
    token = small(
        art.token(kind), TOKEN_SCALE, (SPACE - TOKEN) / 2, SPACE / 2 - TOKEN_UP - TOKEN / 2
    )
    below = moved(label, (SPACE - LABEL[0]) / 2, SPACE / 2 + LABEL_DOWN - LABEL[1] / 2)
    return Tile(f"label{space}", x, y, SPACE, SPACE, (*token, *below), at.size)


def _label(space: int, at: Places, shapes: Shapes) -> Tile:
    x, y = at.spaces[space]
    return Tile(f"label{space}", x, y + LABEL_DOWN * at.size, *LABEL, shapes, at.size)


@_kept
def _name(space: int, at: Places, name: str) -> Tile:
    """Draw a name that a hint points at; the others are on the map itself."""
    shapes = Rect(1, 1, 32, 15, art.GOLD, 6), Text(17, 8, name, 14, art.INK, bold=True, most=30)
    return _label(space, at, shapes)


@_kept
def _price(space: int, at: Places, price: str, can_pay: bool, marked: bool) -> Tile:
    edge = art.GOLD if marked else "#ffffff"
    shapes: list[Shape] = [
        Rect(1, 1, 32, 15, CHEAP if can_pay else "#d9cfcb", 6, edge, 2),
        Text(17, 8.5, price, 15, "#ffffff" if can_pay else DEAR, bold=True, most=25),
    ]
    if not can_pay:
        shapes.append(Rect(5, 8, 24, 2, DEAR))
    return _label(space, at, tuple(shapes))


def _paths(view: View, at: Places) -> Iterator[Tile]:
    """Draw the paths anew that cost 1 by now."""
    mines = view.state.mountain.mines
    for number, (one, other, printed) in enumerate(view.data.paths):
        badge = at.badges[number]
        if badge and printed > 1 and mines[one] != FREE and mines[other] != FREE:
            yield _badge(number, at, badge)


@_kept
def _badge(number: int, at: Places, box: Box) -> Tile:
    (x, y), wide, high = box.middle, box.width / at.size, box.height / at.size
    shapes = (
        Rect(wide / 2 - 9, 1, 18, high - 2, CUT, 8, art.INK, 2),
        Text(wide / 2, high / 2, "1", 14, art.INK, bold=True),
    )
    return Tile(f"path{number}", x, y, wide, high, shapes, at.size)


# -- the value track ---------------------------------------------------------------------------


def _track(view: View, language: str) -> Iterator[Tile]:
    """Draw each company's mine on its step; the steps are a part of the table."""
    state, data = view.state, view.data
    for step in range(len(data.track)):
        here = [company for company, built in enumerate(state.built) if built == step + 1]
        columns = (len(here) + 1) // 2
        box = step_box(step, len(data.track))
        size = MARKERS[min(len(here), len(MARKERS)) - 1]
        if here:
            size = min(size, int(box.width / columns) - 2)  # many companies, or many steps
        x, y = box.left + NUMBER + (box.width - NUMBER) / 2, box.middle.y
        for number, company in enumerate(here):
            across, down = divmod(number, 2)
            at = Point(
                round(x + (across - (columns - 1) / 2) * (size + 2), 1),
                round(y + (down - (min(len(here), 2) - 1) / 2) * (size + 2), 1),
            )
            yield _marker(f"value{company}", at, data, company, size, language)


@_kept
def _marker(key: str, at: Point, data: Data, company: int, size: int, language: str) -> Tile:
    shapes = art.mine(art.fill(data, company), company, art.letter(data, company, language))
    return Tile(key, at.x, at.y, art.PIECE, art.PIECE, shapes, size / art.PIECE)


# -- orders ------------------------------------------------------------------------------------


def _hand(view: View, at: Places, look: Look) -> Iterator[Tile]:
    """Draw the orders of whoever looks; others' lie face down."""
    if view.seat is not None:
        own = view.state.orders[view.seat]
        for number, order in enumerate(own):
            marked = view.data.orders[order].id in look.marked
            pays = in_dollars(view.data.orders[order].pays, look.language)
            box = at.order_box(number, len(own))
            lit = look.works_out and can_fill(view, order)
            yield _order(number, box, view.data, order, pays, lit, marked)
    elif not view.is_over:
        for number in range(min(view.order_counts[view.to_move], 11)):
            yield _back(at, number)
    yield _tray(at, tuple(in_tray(look)), in_dollars(view.data.trade_three, look.language))


@_kept
def _order(
    number: int, box: Box, data: Data, order: int, pays: str, lit: bool, marked: bool
) -> Tile:
    x, y = box.middle
    shapes = art.order(data.orders[order], pays, box.width, box.height, lit, marked)
    return Tile(f"order{number}", x, y, box.width, box.height, shapes)


@_kept
def _back(at: Places, number: int) -> Tile:
    return Tile(f"order{number}", 24 + number * 38, at.hand_top + 29, 34, 46, art.order_back())


@_kept
def _tray(at: Places, kinds: tuple[int, ...], dollars: str) -> Tile:
    left, top, width, height = at.tray
    shapes: list[Shape] = [
        Circle(22 + slot * 36, height / 2, 15, "#1d2f40", "#5f7d97", 2) for slot in range(3)
    ]
    for slot, kind in enumerate(kinds[:3]):
        shapes += small(art.token(kind), 32 / 40, 6 + slot * 36, height / 2 - 16)
    shapes.append(Text(width - 28, height / 2, dollars, 20, strips.MONEY_INK, bold=True))
    return Tile(
        "tray",
        left + width / 2,
        top + height / 2,
        width - 4,
        height - 4,
        moved(tuple(shapes), -2, -2),
    )
