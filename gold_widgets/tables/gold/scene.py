"""A view of the game as a picture: a tile for each spot, and four for each player."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Text, Tile
from gold_widgets.games.gold.rules import points, winners
from gold_widgets.tables.gold import art, entrances, overlays, podium

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.gold.arrangement import Places

Heat = Mapping[str, tuple[float, str]]
"""Spot → how good it is to flip it, from -1 to 1, and the same in words as short as "+1.3"."""

DOWN, EMPTY = "?", ""
"""What `faces` says of a card that lies face down, and of a spot without a card."""
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
    """
    up = {**open, **view.face_up}
    known = view.known if faint else _NOTHING
    down = frozenset(view.face_down)
    mines = _mines(view, places, show_scores or view.is_over)
    if view.is_over and not up and not down:
        return Picture(places.width, places.height, palette.FELT, (*mines, _podium(view, places)))
    tiles = []
    for spot, (x, y, angle) in places.cards.items():
        if spot in up:
            shapes = art.face(up[spot])
        elif spot not in down:
            shapes = art.empty()
        elif heat and spot in heat:
            shapes = overlays.odds(*heat[spot], known.get(spot))
        elif spot in known:
            shapes = overlays.note(known[spot])
        else:
            shapes = art.back(_name_on(spot, places))
        if spot in marked:
            shapes = (*shapes, overlays.ring())
        tiles.append(Tile(spot, x, y, art.WIDTH, art.HEIGHT, shapes, places.scale, angle))
    tiles += _names_of_lines(places)
    tiles += mines
    return Picture(places.width, places.height, palette.FELT, tuple(tiles))


def faces(
    view: View,
    *,
    open: Mapping[str, Card] = _NOTHING,  # noqa: A002 - as in `scene`
    faint: bool = False,
) -> list[str]:
    """Say spot by spot, in reading order, what lies there: a card's code, `DOWN` or `EMPTY`.

    With `faint`, `DOWN` is followed by the code that is noted on a back.
    """
    up = {**open, **view.face_up}
    backs = dict.fromkeys(view.face_down, DOWN)
    if faint:
        backs |= {spot: DOWN + card.code for spot, card in view.known.items()}
    return [up[spot].code if spot in up else backs.get(spot, EMPTY) for spot in view.setup.spots]


def stamps(cards: Iterable[Card], places: Places) -> list[Tile]:
    """Return the tiles that these cards will be shown with again and again: faces and backs."""
    looks = {art.face(card) for card in cards}
    looks |= {art.back(_name_on(spot, places)) for spot in places.cards} | {art.empty()}
    return [Tile("", 0, 0, art.WIDTH, art.HEIGHT, shapes, places.scale) for shapes in looks]


def _name_on(spot: str, places: Places) -> str:
    """Return what stands on a back: in rows, the edges name the spots."""
    return "" if places.arrangement == "grid" else spot


def hotspots(places: Places) -> list[tuple[str, float, float, float, float, float]]:
    """Return each spot's name, its left, top, width and height in percent, and its angle.

    As for a `Frame`: the rectangle is that of the card before it is turned about its middle.
    """
    width, height = art.WIDTH * places.scale, art.HEIGHT * places.scale
    return [
        (
            spot,
            round(100 * (x - width / 2) / places.width, 2),
            round(100 * (y - height / 2) / places.height, 2),
            round(100 * width / places.width, 2),
            round(100 * height / places.height, 2),
            angle,
        )
        for spot, (x, y, angle) in places.cards.items()
    ]


def _names_of_lines(places: Places) -> Iterator[Tile]:
    """Name the columns above the cards and the rows beside them, where there are any."""
    if places.arrangement != "grid":
        return
    size, deep, ink = 10, 12, palette.mix(palette.FELT_INK, palette.FELT, 0.7)
    left = min(card.x for card in places.cards.values()) - art.WIDTH * places.scale / 2 - 7
    top = min(card.y for card in places.cards.values()) - art.HEIGHT * places.scale / 2 - 8
    for spot, card in places.cards.items():
        column, row = spot[0], spot[1:]
        if row == "1":
            # A "g" reaches below its line.
            yield Tile(column, card.x, top, size, deep, (Text(5, 5, column, size, ink),))
        if column == "a":
            yield Tile(row, left, card.y, size, size, (Text(5, 5, row, size, ink),))


def _podium(view: View, places: Places) -> Tile:
    """Put the result where the cards were."""
    scores = [points(mine) for mine in view.mines]
    shapes = podium.podium(view.setup.seats, scores, winners(view.mines))
    width, height = podium.WIDTH, podium.height(len(scores))
    top = max(y for _, y, _ in places.mines) + entrances.HEIGHT
    room = places.height - top
    scale = round(min(1, 0.9 * places.width / width, 0.95 * room / height), 3)
    y = top + max(0.4 * room, scale * height / 2)
    return Tile("podium", places.width / 2, y, width, height, shapes, scale)


def _mines(view: View, places: Places, show_scores: bool) -> Iterator[Tile]:
    best = winners(view.mines) if view.is_over else ()
    turn = None if view.is_over else view.to_move
    for seat, (x, y, _) in zip(view.setup.seats, places.mines, strict=True):
        number, mine = seat.number, view.mines[seat.number]
        state = "won" if number in best else "turn" if number == turn else ""
        slot, width, height = entrances.SLOT, entrances.WIDTH, entrances.HEIGHT
        left, right = x - slot / 2, x + slot / 2
        name = entrances.name(seat.name)
        yield Tile(f"name{number}", x, y - 33, slot, entrances.NAME_HEIGHT, name)
        mark = entrances.mark(state)
        yield Tile(f"turn{number}", x, y - 18, slot, entrances.MARK_HEIGHT, mark)
        drawing = entrances.entrance(seat.colors, show_scores)
        yield Tile(f"mine{number}", left + width / 2, y + 15, width, height, drawing)
        wide = entrances.TALLY_WIDTH
        tally = entrances.tally(len(mine), points(mine) if show_scores else None)
        yield Tile(f"won{number}", right - wide / 2, y + 15, wide, height, tally)
