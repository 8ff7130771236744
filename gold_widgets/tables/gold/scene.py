"""A view of the game as a picture: a tile for each spot, and four for each player."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Text, Tile
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.explain import name_card
from gold_widgets.games.gold.rules import points, winners
from gold_widgets.tables.gold import art, entrances, overlays, podium
from gold_widgets.tables.gold.arrangement import LINE_NAMES

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.gold.arrangement import Places, Rectangle
    from gold_widgets.tables.pieces import Spot

Heat = Mapping[str, tuple[float, str]]
"""Spot → how good it is to flip it, from -1 to 1, and the same in words as short as "+1.3"."""

_NOTHING: Mapping[str, Card] = MappingProxyType({})


def scene(
    view: View,
    places: Places,
    *,
    open: Mapping[str, Card] = _NOTHING,  # noqa: A002 - cards are open, or face up
    faint: bool = False,
    heat: Heat | None = None,
    marked: Collection[str] = (),
    show_scores: bool = True,
    language: str = "en",
) -> Picture:
    """Draw what a seat may see.

    Args:
        view: What the seat knows.
        places: Where everything lies.
        open: Cards of the turn just settled, which stay in sight until the player goes on.
        faint: Whether the cards that the seat remembers are noted on their backs.
        heat: Odds to be shown on backs.
        marked: Spots that a hint points at.
        show_scores: Whether points are shown before the game is over (G12).
        language: Of the letters that the colors have.
    """
    up = {**open, **view.face_up}
    known = view.known if faint else _NOTHING
    down = frozenset(view.face_down)
    mines = _mines(view, places, show_scores or view.is_over, language)
    if view.is_over and not up and not down:
        result = _podium(view, places, language)
        return Picture(places.width, places.height, palette.FELT, (*mines, result))
    tiles = []
    for spot in places.cards:
        if spot in up:
            tile = _card(spot, places, up[spot], language)
        elif spot not in down:
            tile = _gap(spot, places)
        elif heat and spot in heat:
            tile = _tile(spot, places, overlays.odds(*heat[spot], known.get(spot), language))
        elif spot in known:
            tile = _note(spot, places, known[spot], language)
        else:
            tile = _back(spot, places)
        if spot in marked:
            tile = tile._replace(shapes=(*tile.shapes, overlays.ring()))
        tiles.append(tile)
    tiles += _names_of_lines(places)
    tiles += mines
    return Picture(places.width, places.height, palette.FELT, tuple(tiles))


# From flip to flip nearly every tile stays: it is then the very same one.
_kept = lru_cache(maxsize=4096)


@_kept
def _card(spot: str, places: Places, card: Card, language: str) -> Tile:
    return _tile(spot, places, art.face(card, language))


@_kept
def _note(spot: str, places: Places, card: Card, language: str) -> Tile:
    return _tile(spot, places, overlays.note(card, language))


@_kept
def _back(spot: str, places: Places) -> Tile:
    return _tile(spot, places, art.back(_name_on(spot, places)))


@_kept
def _gap(spot: str, places: Places) -> Tile:
    return _tile(spot, places, art.empty())


def _tile(spot: str, places: Places, shapes: art.Shapes) -> Tile:
    x, y, angle = places.cards[spot]
    return Tile(spot, x, y, art.WIDTH, art.HEIGHT, shapes, places.scale, angle)


def spots(
    view: View,
    places: Places,
    open: Mapping[str, Card],  # noqa: A002 - as in `scene`
    faint: bool,
    language: str,
) -> list[Spot]:
    """Return spot by spot, in reading order, where it can be pressed and what lies there."""
    up = {**open, **view.face_up}
    down = set(view.face_down)
    known = view.known if faint else _NOTHING
    columns = view.setup.columns
    return [
        _spot(
            spot,
            number // columns,
            up[spot] if spot in up else known.get(spot),
            "up" if spot in up else "down" if spot in down else "empty",
            language,
            places.at[spot],
        )
        for number, spot in enumerate(view.setup.spots)
    ]


@_kept
def _spot(spot: str, row: int, card: Card | None, lies: str, language: str, at: Rectangle) -> Spot:
    """Return one spot; most stay as they are from flip to flip, and are the same object."""
    made: Spot = {
        "id": spot,
        "label": f"{spot}, {name_face(card, lies, language)}",
        "at": at,
        "row": row,
    }
    if lies == "empty":
        made["empty"] = True
    return made


def name_face(card: Card | None, lies: str, language: str) -> str:
    """Say what lies on a spot: a card that is up, one that is down and may be noted, or none."""
    gettext = translations(language).gettext
    if lies == "empty":
        return gettext("empty")
    if card is None:
        return gettext("face down")
    name = name_card(card, language)
    return name if lies == "up" else gettext("face down (noted: {card})").format(card=name)


def stamps(cards: Iterable[Card], places: Places, language: str = "en") -> list[Tile]:
    """Return the tiles that these cards will be shown with again and again: faces and backs."""
    looks = {art.face(card, language) for card in cards}
    looks |= {art.back(_name_on(spot, places)) for spot in places.cards} | {art.empty()}
    return [Tile("", 0, 0, art.WIDTH, art.HEIGHT, shapes, places.scale) for shapes in looks]


def _name_on(spot: str, places: Places) -> str:
    """Return what stands on a back: in rows, the edges name the spots."""
    return "" if places.arrangement == "grid" else spot


@lru_cache(maxsize=16)
def _names_of_lines(places: Places) -> tuple[Tile, ...]:
    """Name the columns above the cards and the rows beside them, where there are any."""
    return tuple(_line_names(places))


def _line_names(places: Places) -> Iterator[Tile]:
    if places.arrangement != "grid":
        return
    size, ink = LINE_NAMES, palette.mix(palette.FELT_INK, palette.FELT, 0.8)
    deep = size + 3  # a "g" reaches below its line
    away = 3 + size / 2
    left = min(card.x for card in places.cards.values()) - art.WIDTH * places.scale / 2 - away
    top = min(card.y for card in places.cards.values()) - art.HEIGHT * places.scale / 2 - away - 1
    for spot, card in places.cards.items():
        column, row = spot[0], spot[1:]
        if row == "1":
            name = (Text(size / 2, size / 2, column, size, ink),)
            yield Tile(column, card.x, top, size, deep, name)
        if column == "a":
            name = (Text(size / 2, size / 2, row, size, ink),)
            yield Tile(row, left, card.y, size, size, name)


def _podium(view: View, places: Places, language: str) -> Tile:
    """Put the result where the cards were."""
    scores = [points(mine) for mine in view.mines]
    shapes = podium.podium(view.setup.seats, scores, winners(view.mines), language)
    width, height = podium.WIDTH, podium.height(len(scores))
    top = max(y for _, y, _ in places.mines) + entrances.HEIGHT
    room = places.height - top
    scale = round(min(1, 0.9 * places.width / width, 0.95 * room / height), 3)
    y = top + max(0.4 * room, scale * height / 2)
    return Tile("podium", places.width / 2, y, width, height, shapes, scale)


def _mines(view: View, places: Places, show_scores: bool, language: str) -> list[Tile]:
    best = winners(view.mines) if view.is_over else ()
    turn = None if view.is_over else view.to_move
    tiles: list[Tile] = []
    for seat, mine in zip(view.setup.seats, view.mines, strict=True):
        state = "won" if seat.number in best else "turn" if seat.number == turn else ""
        worth = points(mine) if show_scores else None
        told = (state, len(mine), worth, language)
        tiles += _mine(seat.number, places, seat.name, seat.colors, *told)
    return tiles


@_kept
def _mine(
    number: int,
    places: Places,
    name: str,
    colors: str,
    state: str,
    cards: int,
    worth: int | None,
    language: str,
) -> tuple[Tile, ...]:
    """Draw a player's entrance with all that is told about it."""
    x, y, _ = places.mines[number]
    slot, width, height = entrances.SLOT, entrances.WIDTH, entrances.HEIGHT
    left, right, wide = x - slot / 2, x + slot / 2, entrances.TALLY_WIDTH
    drawing = entrances.entrance(colors, worth is not None, language)
    tally = entrances.tally(cards, worth)
    return (
        Tile(f"name{number}", x, y - 33, slot, entrances.NAME_HEIGHT, entrances.name(name)),
        Tile(f"turn{number}", x, y - 18, slot, entrances.MARK_HEIGHT, entrances.mark(state)),
        Tile(f"mine{number}", left + width / 2, y + 15, width, height, drawing),
        Tile(f"won{number}", right - wide / 2, y + 15, wide, height, tally),
    )
