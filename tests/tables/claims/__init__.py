"""Claims at the table: places to press on the board, colors and bids beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Rect, Tile
from gold_widgets.tables import staging
from gold_widgets.tables.pieces import Spot
from gold_widgets.tables.staging import Look
from tests.games.claims import PLACES, Claims


class Places(NamedTuple):
    """Three places in a row."""

    width: float = 360
    height: float = 120


class Telling(staging.Telling[Claims]):
    """Claims in words."""

    def __init__(self, language: str) -> None:
        self.language = language

    def headline(self, game: Claims) -> str:
        return f"{game.seats[game.to_move]}'s turn"

    def status(self, game: Claims, *, ask: bool, stage: int = 0) -> str:
        return " ".join(f"{event.by}: {event.move}. ({event.rule})" for event in game.events)

    def line(self, game: Claims, number: int) -> Iterator[str]:
        yield from (event.move for event in game.events)

    def describe(self, view: Claims, spots: Sequence[Spot]) -> Iterator[str]:
        yield from (spot["label"] for spot in spots)

    def part(self, part: str) -> tuple[str, str]:
        return part.capitalize(), f"Choose {part}"


class Staging(staging.Staging[Claims, Claims, Places]):
    """Three fields."""

    def layout(self, game: Claims) -> Places:
        return Places()

    def scene(self, view: Claims, at: Places, look: Look) -> Picture:
        shapes = (Rect(4, 4, 92, 92, palette.PAPER, 8),)
        tiles = (Tile(p, 60 + 120 * n, 60, 100, 100, shapes) for n, p in enumerate(PLACES))
        return Picture(at.width, at.height, palette.FELT, tuple(tiles))

    def spots(self, view: Claims, at: Places, look: Look) -> list[Spot]:
        return [
            {
                "id": place,
                "label": f"place {place}",
                "at": (3 + 33 * number, 8, 28, 84, 0),
                "lit": place in look.lit,
                "picked": place in look.picked,
            }
            for number, place in enumerate(PLACES)
        ]

    def words(self, language: str) -> Telling:
        return Telling(language)
