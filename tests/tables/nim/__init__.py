"""Nim at the same table as every other game: all that it has to bring along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Picture, Rect, Text, Tile
from gold_widgets.tables import staging
from gold_widgets.tables.pieces import Spot, Step
from gold_widgets.tables.staging import Look
from tests.games.nim import Nim, View, explain

WORDS = {
    "en": ("{player}'s turn · {count} stones", "Take one, two or three.", "take {count}", "Over."),
    "fr": ("À {player} · {count} pierres", "Prends-en une à trois.", "en prendre {count}", "Fin."),
    "de": ("{player} ist dran · {count} Steine", "Nimm einen bis drei.", "{count} nehmen", "Aus."),
}
STONE, CARD = 26, 90


class Places(NamedTuple):
    """A heap above three cards."""

    width: float = 420
    height: float = 250


class Telling(staging.Telling[Nim]):
    """Nim in words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.turn, self.ask, self.take, self.over = WORDS[language]

    def headline(self, game: Nim) -> str:
        if game.is_over:
            return self.over
        return self.turn.format(player=game.seats[game.to_move], count=game.stones)

    def status(self, game: Nim, *, ask: bool, stage: int = 0) -> str:
        told = [f"{explain(event, self.language)} ({event.rule})" for event in game.events]
        return " ".join([*told, self.ask] if ask else told)

    def line(self, game: Nim, number: int) -> Iterator[str]:
        for event in game.events:
            yield f"{number}. {explain(event, self.language)}"

    def describe(self, view: View, spots: Sequence[Spot]) -> Iterator[str]:
        yield from (spot["label"] for spot in spots)


class Staging(staging.Staging[Nim, View, Places]):
    """A heap of stones, and three cards that say how many to take."""

    def layout(self, game: Nim) -> Places:
        return Places()

    def scene(self, view: View, at: Places, look: Look) -> Picture:
        heap = (
            Circle(15 + STONE * (n % 15), 15 + STONE * (n // 15), 11, palette.ROCK)
            for n in range(min(view.stones, 45))
        )
        cards = (
            Tile(str(n), _middle(n), 185, CARD, CARD, _card(n, str(n) in look.marked))
            for n in (1, 2, 3)
        )
        tiles = (Tile("heap", 210, 60, 400, 90, tuple(heap)), *cards)
        return Picture(at.width, at.height, palette.FELT, tiles)

    def spots(self, view: View, at: Places, look: Look) -> list[Spot]:
        take = WORDS[look.language][2]
        return [
            {
                "id": str(n),
                "label": take.format(count=n),
                "at": ((_middle(n) - 45) / 4.2, 56, CARD / 4.2, 36, 0),
                "empty": n > view.stones,
            }
            for n in (1, 2, 3)
        ]

    def effects(self, game: Nim, stage: int = 0) -> list[Step]:
        return [{"kind": "glow", "spots": game.moves[-1:]}] if game.before else []

    def words(self, language: str) -> Telling:
        return Telling(language)


def _middle(number: int) -> int:
    return 210 + 120 * (number - 2)


def _card(number: int, marked: bool) -> tuple[Rect, Text]:
    edge = palette.GOLD if marked else palette.PAPER_LINE
    card = Rect(4, 4, CARD - 8, CARD - 8, palette.PAPER, 10, edge, 6)
    return card, Text(CARD / 2, CARD / 2, str(number), 40, palette.PAPER_INK, bold=True)
