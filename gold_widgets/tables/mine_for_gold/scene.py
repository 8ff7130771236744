"""A view of the game as a picture: players, center, hand, each in tiles that change one by one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Tile
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, DECK, in_order
from gold_widgets.games.mine_for_gold.layout import color_of
from gold_widgets.games.mine_for_gold.position import best_seats
from gold_widgets.tables.mine_for_gold import art, previews, result, seats
from gold_widgets.tables.mine_for_gold.arrangement import (
    HAND_COLUMNS,
    HAND_LINES,
    HAND_SCALE,
    Panel,
    hand_place,
    panels,
)
from gold_widgets.tables.mine_for_gold.ground import ground
from gold_widgets.tables.mine_for_gold.options import Option, Way, ghosts, options, ways

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.course import Cell
    from gold_widgets.games.mine_for_gold.layout import Pile
    from gold_widgets.games.mine_for_gold.views import View
    from gold_widgets.tables.mine_for_gold.arrangement import Frame, Places
    from gold_widgets.tables.staging import Look

# From stage to stage nearly every tile stays: it is then the very same one.
_kept = lru_cache(maxsize=4096)


def scene(view: View, at: Places, look: Look) -> Picture:
    """Draw what a seat may see at a stage of the last move."""
    frame = at.frame(look.stage)
    is_settled = frame is at.frames[-1]
    tiles = [*_players(view, frame, look, is_settled), *_center(view, frame, look, is_settled)]
    if is_settled and view.is_over:
        tiles.append(result.board(view, look.language))
    elif is_settled and view.asks == "close" and look.asks:
        cells, held = frame.wave.cells, tuple(slots(view))
        tiles += previews.thumbnails(ways(view, cells), cells, held, look.marked, look.language)
    else:
        tiles += _hand(view, look)
    return Picture(at.width, at.height, palette.FELT, tuple(tiles), ground())


def stamps(silver: bool, language: str) -> Iterator[Tile]:
    """Return the tiles that are shown again and again: every face that is in play, and the back."""
    for card in DECK if silver else BASIC_DECK:
        yield Tile("", 0, 0, art.WIDTH, art.HEIGHT, art.face(card, language))
    yield Tile("", 0, 0, art.WIDTH, art.HEIGHT, art.back())


# -- the center ------------------------------------------------------------------------------


def _center(view: View, frame: Frame, look: Look, is_settled: bool) -> Iterator[Tile]:
    wave, spread, language = frame.wave, "piles" in look.on, look.language
    open_to = options(view, wave.cells) if is_settled else ()
    onto = {option.cell: option for option in open_to if option.cell in wave.cells}
    rows = _row_colors(wave.cells)
    scale = frame.origin.scale
    for cell, pile in wave.cells.items():
        middle, key, row = frame.middle(cell), pile[0].code, rows[cell[0]]
        if cell in onto:
            option = onto[cell]
            marked = option.word in look.marked
            shapes = art.lit(pile, option.reason, spread, row, marked, language)
            yield _card_tile(key, middle, shapes, scale)
        elif cell in wave.glowing:
            yield _card_tile(key, middle, art.glowing(pile, row, language), scale)
        else:
            row = row if pile[-1].is_silver else ""
            yield _pile(middle, scale, pile, spread, row, language)
    for option in open_to:
        if option.cell not in wave.cells:
            yield _ghost(option, frame.middle(option.cell), frame.origin.scale, look)
    if is_settled and view.gaps is not None:
        yield from _closing_ghosts(ways(view, wave.cells), frame, language)


def _row_colors(cells: Mapping[Cell, Pile]) -> dict[int, str]:
    """Return the color of each line; nothing, where there is only silver."""
    lines: dict[int, list[Pile]] = {}
    for (line, _), pile in cells.items():
        lines.setdefault(line, []).append(pile)
    return {line: color_of(piles) for line, piles in lines.items()}


@_kept
def _pile(
    middle: tuple[float, float], scale: float, pile: Pile, spread: bool, row: str, language: str
) -> Tile:
    return _card_tile(pile[0].code, middle, art.pile(pile, spread, row, language), scale)


def _ghost(option: Option, middle: tuple[float, float], scale: float, look: Look) -> Tile:
    shapes = art.ghost(option.card, option.reason, option.word in look.marked, look.language)
    return _card_tile(f"{option.word} ghost", middle, shapes, scale)


def _closing_ghosts(found: Sequence[Way], frame: Frame, language: str) -> Iterator[Tile]:
    """Show where piles would lie, each place with the letters of the closings that use it."""
    for cell, piles in ghosts(found, frame.wave.cells).items():
        letters = {card: "".join(way.letter for way in used) for card, used in piles.items()}
        shapes = previews.ghost(tuple(letters.items()), language)
        key = f"closing {cell[0]} {cell[1]}"
        yield _card_tile(key, frame.middle(cell), shapes, frame.origin.scale)


def _card_tile(key: str, middle: tuple[float, float], shapes: art.Shapes, scale: float = 1) -> Tile:
    x, y = middle
    return Tile(key, x, y, art.WIDTH, art.HEIGHT, shapes, scale)


# -- the hand --------------------------------------------------------------------------------


def slots(view: View) -> dict[Card, int]:
    """Say where each card of one's hand lies: it keeps its place when others are laid."""
    if view.seat is None:
        return {}
    every = in_order([*view.hand, *view.laid[view.seat]])
    if len(every) > HAND_COLUMNS * HAND_LINES:
        every = view.hand
    spare = (HAND_COLUMNS - len(every)) // 2 if len(every) < HAND_COLUMNS else 0
    return {card: number + spare for number, card in enumerate(every) if card in view.hand}


def hand(view: View, language: str) -> Iterator[Tile]:
    """Draw the cards of one's hand, none of them chosen or marked."""
    for card, number in slots(view).items():
        yield _hand_card(card, number, False, False, language)


def _hand(view: View, look: Look) -> Iterator[Tile]:
    for card, number in slots(view).items():
        marked, chosen = card.code in look.marked, card is view.chosen
        yield _hand_card(card, number, marked, chosen, look.language)


@_kept
def _hand_card(card: Card, number: int, marked: bool, chosen: bool, language: str) -> Tile:
    shapes = art.face(card, language)
    if chosen or marked:
        shapes = (*shapes, art.ring(marked and not chosen))
    return _card_tile(f"hand {number}", hand_place(number), shapes, HAND_SCALE)


# -- the players -----------------------------------------------------------------------------


def _players(view: View, frame: Frame, look: Look, is_settled: bool) -> Iterator[Tile]:
    places = panels(len(view.seats))
    best = best_seats(view.treasure) if view.is_over and is_settled else ()
    turned = {seat: (card, n) for n, (seat, card) in enumerate(frame.wave.queue)}
    for seat, panel in zip(view.seats, places, strict=True):
        number = seat.number
        card, place = turned.get(number, (None, 0))
        order = frame.wave.first + place if card else 0
        hidden = is_settled and view.has_chosen[number]
        state = _state(view, number, best) if is_settled else ""
        if not is_settled and card and not place:
            state = "turn"
        score = frame.wave.scores[number]
        is_next = bool(card) and not place
        yield from _player(
            number, panel, seat.name, state, card, hidden, order, is_next, score, look.language
        )


def _state(view: View, seat: int, best: Iterable[int]) -> str:
    if view.is_over:
        return "won" if seat in best else ""
    if view.asks == "choose":
        return "" if view.has_chosen[seat] else "turn"
    return "turn" if seat == view.to_move else ""


@_kept
def _player(
    number: int,
    panel: Panel,
    name: str,
    state: str,
    card: Card | None,
    hidden: bool,
    order: int,
    is_next: bool,
    score: int,
    language: str,
) -> tuple[Tile, ...]:
    left, width = panel.left, int(panel.width)
    middle = left + width / 2
    if card:
        shapes = art.face(card, language)
    else:
        shapes = art.back() if hidden else art.slot(state == "turn")
    x, y = panel.slot
    side = left + art.WIDTH + (width - art.WIDTH + 2) / 2
    chest = seats.chest(score > 0)
    sign = seats.star() if state == "won" else seats.order(order, is_next)
    return (
        Tile(f"name{number}", middle, 13, width, seats.NAME_HEIGHT, seats.name(name, width)),
        Tile(f"turn{number}", middle, 27, width, seats.MARK_HEIGHT, seats.mark(state, width)),
        Tile(f"slot{number}", x, y + 4, art.WIDTH, art.HEIGHT, shapes),
        Tile(f"chest{number}", side, 46, seats.CHEST_WIDTH, seats.CHEST_HEIGHT, chest),
        Tile(f"count{number}", side, 70, seats.COUNT_WIDTH, seats.COUNT_HEIGHT, seats.count(score)),
        Tile(f"order{number}", side, 96, seats.ORDER, seats.ORDER, sign),
    )
