"""The final count as a sheet on the map: what everybody had, was paid, and has in all (K9, K10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.canvas.shapes import Rect, Shape, Text, Tile
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.events import BeastReward, GameOver, PaidOut
from gold_widgets.tables.klondike_rush import art
from gold_widgets.tables.klondike_rush.arrangement import MAP_HEIGHT, MAP_TOP, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gold_widgets.games.klondike_rush.events import Event
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.staging import Look

STAGES = 3
"""Payouts, then snow beasts, then who has won."""


class Line(NamedTuple):
    """What the count brings a player; what has not been counted yet is None."""

    player: str
    cash: int
    paid: int
    twice: bool
    beasts: int | None
    total: int | None
    has_won: bool


def has_count(look: Look) -> bool:
    """Say whether the last move led to the count."""
    return any(isinstance(event, GameOver) for event in look.events)


def lines(events: Iterable[Event], players: Sequence[str], stage: int = STAGES - 1) -> list[Line]:
    """Return what is counted for every player, as far as a stage shows it."""
    paid: dict[int, PaidOut] = {}
    beast = over = None
    for event in events:
        match event:
            case PaidOut():
                paid[event.to.number] = event
            case BeastReward():
                beast = event
            case GameOver():
                over = event
    if over is None:
        return []
    found = []
    winners = {seat.number for seat in over.winners}
    for seat, player in enumerate(players):
        payout = paid[seat].dollars if seat in paid else 0
        reward = beast.dollars if beast and seat in [to.number for to in beast.to] else 0
        found.append(
            Line(
                player,
                over.money[seat] - payout - reward,
                payout,
                seat in paid and paid[seat].rule == "KR16",
                reward if stage >= 1 else None,
                over.money[seat] if stage >= STAGES - 1 else None,
                stage >= STAGES - 1 and seat in winners,
            )
        )
    return found


def titles(language: str) -> list[str]:
    """Name the columns."""
    gettext = translations(language).gettext
    return [
        gettext("Player"),
        gettext("In hand"),
        gettext("Investments"),
        gettext("Snow beasts"),
        gettext("Sum"),
    ]


def rows(found: Sequence[Line], language: str) -> list[list[str]]:
    """Write the count as a table: its numbers add up from left to right."""
    made = [titles(language)]
    for line in found:
        twice = " (2 ×)" if line.twice else ""
        made.append(
            [
                line.player,
                str(line.cash),
                f"+{line.paid}{twice}",
                "…" if line.beasts is None else f"+{line.beasts}",
                "…" if line.total is None else f"{'★ ' if line.has_won else ''}{line.total}",
            ]
        )
    return made


def columns(found: Sequence[Line], language: str) -> list[list[str]]:
    """Write it with a column for each player: the sums are at the foot."""
    return [list(column) for column in zip(*rows(found, language), strict=True)]


def sheet(view: View, look: Look) -> Tile:
    """Draw the sheet."""
    names = [seat.name for seat in view.seats]
    table = tuple(map(tuple, rows(lines(look.events, names, look.stage), look.language)))
    title = translations(look.language).gettext("The final count")
    return _sheet(table, title)


def hides(sheet: Tile, tile: Tile) -> bool:
    """Say whether the sheet lies on a tile, or too close to it."""
    across = abs(sheet.x - tile.x) - (sheet.width + tile.width * tile.scale) / 2
    down = abs(sheet.y - tile.y) - (sheet.height + tile.height * tile.scale) / 2
    return max(across, down) < 2


_COLUMNS = (0.02, 0.4, 0.6, 0.8, 0.97)
"""Where columns end, the first: where it begins."""


@lru_cache(maxsize=64)
def _sheet(table: tuple[tuple[str, ...], ...], title: str) -> Tile:
    width, step = WIDTH - 40, 46
    height = 72 + step * len(table)
    shapes: list[Shape] = [
        Rect(2, 2, width - 4, height - 4, art.PAPER, 14, art.WOOD, 4),
        Text(width / 2, 34, title, 30, art.INK, bold=True, most=width - 40),
    ]
    for number, row in enumerate(table):
        y = 84 + number * step
        is_head = number == 0
        if row[-1].startswith("★"):
            shapes.append(Rect(10, y - 20, width - 20, 40, "#ffe69a", 8))
        if not is_head:
            shapes.append(Rect(14, y - step / 2 - 1, width - 28, 1, art.PAPER_LINE))
        size = 17 if is_head else 23
        for column, (text, end) in enumerate(zip(row, _COLUMNS, strict=True)):
            room = (0.13 if column == 1 else 0.18) * width
            if column == 0:
                shapes.append(Text(14, y, text, size, art.INK, True, "left", 0.25 * width))
            else:
                is_sum = column == len(row) - 1
                shapes.append(
                    Text(round(end * width), y, text, size, art.INK, is_sum, "right", round(room))
                )
    return Tile("count", WIDTH / 2, MAP_TOP + MAP_HEIGHT / 2, width, height, tuple(shapes))
