"""The band between the map and the players: the auction, or what a turn can bring."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.canvas.shapes import Rect, Shape, Text, Tile
from gold_widgets.engine.words import translations
from gold_widgets.tables.klondike_rush import art
from gold_widgets.tables.klondike_rush.arrangement import BAND_HEIGHT, BAND_TOP, WIDTH, Box
from gold_widgets.tables.klondike_rush.money import in_dollars

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.position import Position
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.staging import Look

_kept = lru_cache(maxsize=1024)
DECK = 60
_NO_BREAK = "\u00a0"
_Y = BAND_TOP + BAND_HEIGHT / 2


def tiles(view: View, look: Look) -> Iterator[Tile]:
    """Draw the deck, and what is going on."""
    yield _deck(view.deck_left)
    if view.asks in ("bid", "last"):
        for number, card in enumerate(view.state.on_sale):
            yield _lot(number, card, view.data, look.language)
        yield from _bidders(view, look.language)
    elif not view.is_over:
        yield _words(_telling(view, look))


def lot_box(count: int) -> Box:
    """Return where the cards on sale lie."""
    return Box(10 + DECK, BAND_TOP + 2, (art.LOT[0] + 4) * max(count, 1), BAND_HEIGHT - 4)


@_kept
def _deck(left: int) -> Tile:
    return Tile("deck", 8 + DECK / 2, _Y, DECK, 64, art.deck(left))


@_kept
def _lot(number: int, card: int, data: Data, language: str) -> Tile:
    wide, high = art.LOT
    x = 12 + DECK + number * (wide + 4) + wide / 2
    return Tile(f"lot{number}", x, _Y, wide, high, art.lot(data.cards[card], data, language))


# -- who bids ----------------------------------------------------------------------------------


def bidders(view: View) -> list[tuple[int, str]]:
    """Return the seats as they bid in turn, and how each stands: high, asked, out, later.

    >>> from gold_widgets import klondike_rush as klondike
    >>> bidders(klondike.view(klondike.deal(3, seed=7).play("bid-2")))
    [(0, 'high'), (1, 'asked'), (2, 'later')]
    """
    count = len(view.seats)
    found = []
    is_past = True
    for place in range(count):
        seat = (view.active + place) % count
        if seat == view.to_move:
            is_past = False
        if view.high and view.high[0] == seat:
            state = "high"
        elif seat == view.to_move:
            state = "asked"
        elif is_past or (view.asks == "last" and not view.has_last_bid[seat]):
            state = "out"
        else:
            state = "later"
        found.append((seat, state))
    return found


def _bidders(view: View, language: str) -> Iterator[Tile]:
    left = 14 + DECK + len(view.on_sale) * (art.LOT[0] + 4)
    order = bidders(view)
    wide = min((WIDTH - 8 - left) / len(order), 130)
    for place, (seat, state) in enumerate(order):
        bid = view.high[1] if view.high and state == "high" else 0
        yield _bidder(left + place * wide, wide - 3, view.seats[seat].name, state, bid, language)


@_kept
def _bidder(left: float, width: float, name: str, state: str, bid: int, language: str) -> Tile:
    gettext = translations(language).gettext
    height = BAND_HEIGHT - 8
    fill = {"high": art.PAPER, "asked": art.GOLD}.get(state, "#3c566f")
    ink = art.INK if state in ("high", "asked") else "#d5e2ec"
    text = {
        "high": in_dollars(bid, language),
        "asked": gettext("bid?"),
        "out": "–",
        "later": "…",
    }[state]
    width = round(width, 1)
    shapes: list[Shape] = [
        Rect(
            1,
            1,
            width - 2,
            height - 2,
            fill,
            8,
            art.INK if state == "high" else "",
            2 if state == "high" else 0,
        ),
        Text(width / 2, 17, name, 17, ink, most=width - 8),
        Text(width / 2, 41, text, 23 if state == "high" else 19, ink, bold=True, most=width - 8),
    ]
    return Tile(f"bidder {left:.0f}", left + width / 2, _Y, width, height, tuple(shapes))


# -- what a turn can bring ---------------------------------------------------------------------


def _telling(view: View, look: Look) -> tuple[str, str]:
    """Return a big line and a small one."""
    words = translations(look.language)
    seat, state = view.active, view.state
    name = view.seats[seat].name
    if view.asks == "settle":
        return words.gettext("{player} settles").format(player=name), words.gettext(
            "Fill orders, trade three tokens, then say done."
        )
    profit = shares(view, seat, look.language)
    if not look.works_out:
        return words.gettext("{player} builds").format(player=name), ""
    if not view.has_profit[seat]:
        return words.gettext("{player} builds").format(player=name), words.gettext(
            "The profit card has been used."
        )
    return (
        words.gettext("Profit card: ${dollars}").format(dollars=state.profit(seat)),
        profit or words.gettext("no investments yet"),
    )


def shares(position: Position, seat: int, language: str) -> str:
    """Say how a profit is made up, "2 × 4 R + 1 × 3 W": a line never ends within a product."""
    data, state = position.data, position.state
    return " + ".join(
        f"{count}{_NO_BREAK}×{_NO_BREAK}{state.value(company)}{_NO_BREAK}"
        f"{art.letter(data, company, language)}"
        for company, count in enumerate(state.investments(seat))
        if count
    )


@_kept
def _words(told: tuple[str, str]) -> Tile:
    big, small = told
    width, height = WIDTH - 24 - DECK, BAND_HEIGHT - 8
    shapes = (
        Text(6, 19, big, 23, "#ffe08a", True, "left", width - 12),
        Text(6, 45, small, 18, "#e6eef4", False, "left", width - 12),
    )
    return Tile("words", 14 + DECK + width / 2, _Y, width, height, shapes)
