"""Showdown at the table: hands that others must not see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Picture, Rect, Text, Tile
from gold_widgets.tables import staging
from gold_widgets.tables.pieces import Spot
from gold_widgets.tables.staging import Look
from tests.games.showdown import Game, View, explain


class Places(NamedTuple):
    """One row of cards."""

    width: float = 420
    height: float = 120


class Telling(staging.Telling[Game]):
    """Showdown in words."""

    def __init__(self, language: str) -> None:
        self.language = language

    def headline(self, game: Game) -> str:
        return " · ".join(f"{seat} {game.scores[seat.number]}" for seat in game.seats)

    def status(self, game: Game, *, ask: bool, stage: int = 0) -> str:
        return " ".join(f"{explain(event, self.language)} ({event.rule})" for event in game.events)

    def line(self, game: Game, number: int) -> Iterator[str]:
        for event in game.events:
            yield f"{number}. {explain(event, self.language)}"

    def describe(self, view: View, spots: Sequence[Spot]) -> Iterator[str]:
        yield from (spot["label"] for spot in spots)


class Staging(staging.Staging[Game, View, Places]):
    """The hand of whoever looks; to nobody in particular, none."""

    def layout(self, game: Game) -> Places:
        return Places()

    def scene(self, view: View, at: Places, look: Look) -> Picture:
        tiles = (
            Tile(str(card), 60 + 100 * n, 60, 80, 100, _card(card, card == view.chosen))
            for n, card in enumerate(view.hand)
        )
        return Picture(at.width, at.height, palette.FELT, tuple(tiles))

    def spots(self, view: View, at: Places, look: Look) -> list[Spot]:
        return [
            {"id": str(card), "label": f"card {card}", "at": ((20 + 100 * n) / 4.2, 8, 19, 84, 0)}
            for n, card in enumerate(view.hand)
        ]

    def words(self, language: str) -> Telling:
        return Telling(language)


def _card(number: int, chosen: bool) -> tuple[Rect, Text]:
    card = Rect(3, 3, 74, 94, palette.PAPER, 8, palette.GOLD if chosen else palette.PAPER_LINE, 5)
    return card, Text(40, 50, str(number), 34, palette.PAPER_INK, bold=True)
