"""A review as a picture: the lead of each seat, turn by turn, and what luck and mistakes did to it.

Luck, memory and choice have a lane each, and marks of their own form: no color needs to be known.
It lies on felt, as tables do: neither glaring in a dark theme nor a hole in a light one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Shape, Text, Tile
from gold_widgets.canvas.svg import svg
from gold_widgets.engine.figures import signed
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.debrief import name_part, tell_total, title
from gold_widgets.games.gold.judging import Part
from gold_widgets.tables.gold import art, entrances

if TYPE_CHECKING:
    from gold_widgets.games.gold.reviewing import Review, Total

WIDTH = 760
_LEFT, _RIGHT = 112, 704
"""Where the turns begin and end."""
_HEAD, _LINE, _BAR, _GAP = 52, 120, 36, 14
"""The heights of a name, of the lead and of the longest bar, and what is left free."""
_LANES: dict[Part, int] = {
    "luck": _HEAD + _LINE + _BAR,
    "memory": _HEAD + _LINE + 2 * _BAR + _GAP,
    "choice": _HEAD + _LINE + 3 * _BAR + 2 * _GAP,
}
"""Where bars begin: those of luck go up and down, costs go down."""
PANEL = _HEAD + _LINE + 4 * _BAR + 3 * _GAP
_AXIS = 30
_INK = palette.FELT_INK
_FAINT = palette.mix(palette.FELT_INK, palette.FELT, 0.35)
_FILLS: dict[Part, str] = {
    "luck": palette.mix(palette.BLUE, palette.LIGHT, 0.45),
    "memory": palette.mix(palette.RED, palette.LIGHT, 0.45),
    "choice": palette.mix(palette.YELLOW, palette.LIGHT, 0.85),
}


def chart(review: Review) -> Picture:
    """Draw a review: a panel for its seat, or one for each, above the numbers of the turns."""
    seats = range(len(review.totals)) if review.seat is None else (review.seat,)
    scale = _Scale.of(review, seats)
    tiles = []
    for row, seat in enumerate(seats):
        shapes = tuple(_Panel(review, review.totals[seat], scale).shapes())
        middle = row * (PANEL + _GAP) + PANEL / 2
        tiles.append(Tile(f"seat{seat}", WIDTH / 2, middle, WIDTH, PANEL, shapes))
    height = len(seats) * (PANEL + _GAP)
    axis = tuple(_axis(review, scale))
    tiles.append(Tile("turns", WIDTH / 2, height + _AXIS / 2, WIDTH, _AXIS, axis))
    return Picture(WIDTH, height + _AXIS, palette.FELT, tuple(tiles))


def draw_review(review: Review, _language: str | None = None) -> str:
    """Draw a review as SVG, in the language that it was written in."""
    totals = [tell_total(review, total) for total in review.totals]
    return svg(chart(review), " ".join([f"{title(review)}.", *totals]))


@dataclass(frozen=True)
class _Scale:
    """How turns and points become places; the same for every seat, so that they compare."""

    turns: int
    low: float
    high: float
    most: float
    """The most that one part did in one turn."""

    @classmethod
    def of(cls, review: Review, seats: Sequence[int]) -> _Scale:
        leads = [float(turn.leads[seat]) for turn in review.turns for seat in seats]
        leads += [float(review.totals[seat].start) for seat in seats]
        amounts = [abs(float(turn.amount(part))) for turn in review.turns for part in _LANES]
        low, high = min([0.0, *leads]), max([0.0, *leads])
        return cls(max(1, len(review.turns)), low, max(high, low + 1), max([1.0, *amounts]))

    @property
    def step(self) -> float:
        return (_RIGHT - _LEFT) / self.turns

    def x(self, turn: int) -> float:
        return round(_LEFT + turn * self.step, 1)

    def y(self, lead: float) -> float:
        return round(_HEAD + 14 + (_LINE - 28) * (self.high - lead) / (self.high - self.low), 1)


class _Panel:
    """One seat's part of the picture."""

    def __init__(self, review: Review, total: Total, scale: _Scale) -> None:
        self.review, self.total, self.scale = review, total, scale
        self.language = review.language
        self.mine = [turn for turn in review.turns if turn.seat == total.seat]

    def shapes(self) -> Iterator[Shape]:
        yield from self._head()
        yield from self._moments()
        yield from self._lead()
        for part, base in _LANES.items():
            yield from self._lane(part, base)

    def _head(self) -> Iterator[Shape]:
        seat = self.review.record.end.seats[self.total.seat]
        for number, color in enumerate(seat.colors):
            yield from art.badge(color, 18 + 26 * number, 17, 10, self.language)
        left = 14 + 26 * len(seat.colors)
        name = seat.name
        if len(name) > entrances.LONGEST:
            name = name[: entrances.LONGEST - 1] + "…"
        yield Text(left, 17, name, 16, _INK, bold=True, align="left", most=WIDTH - left - 20)

    def _lead(self) -> Iterator[Shape]:
        scale, seat = self.scale, self.total.seat
        word = translations(self.language).gettext("Lead")
        yield from self._label(word, scale.y(0))
        yield _level(scale.y(0))
        leads = [self.total.start, *(turn.leads[seat] for turn in self.review.turns)]
        spots = [f"{scale.x(turn):g} {scale.y(float(lead)):g}" for turn, lead in enumerate(leads)]
        if len(spots) > 1:
            yield Path("M " + " L ".join(spots), "", _INK, 2)
        end = scale.y(float(leads[-1]))
        yield Circle(scale.x(len(leads) - 1), end, 4, _INK)
        yield self._number(self.total.lead, end)

    def _lane(self, part: Part, base: float) -> Iterator[Shape]:
        yield from self._label(name_part(part, self.language), base)
        yield _level(base)
        for turn in self.mine:
            length = round(-_BAR * float(turn.amount(part)) / self.scale.most, 1)
            if abs(length) >= 0.5:
                yield from self._mark(part, self.scale.x(turn.number), base, length)
        amount = sum((turn.amount(part) for turn in self.mine), start=Fraction())
        yield self._number(amount, base)

    def _mark(self, part: Part, x: float, base: float, length: float) -> Iterator[Shape]:
        """Draw a bar for luck, a wedge for memory, a pin for choice."""
        half, fill = round(min(4.0, max(1.0, 0.8 * self.scale.step)), 1), _FILLS[part]
        match part:
            case "luck":
                top = min(base, base + length)
                yield Rect(round(x - half, 1), round(top, 1), 2 * half, abs(length), fill)
            case "memory":
                left, right, tip = round(x - half, 1), round(x + half, 1), round(base + length, 1)
                yield Path(f"M {left:g} {base:g} L {right:g} {base:g} L {x:g} {tip:g} Z", fill)
            case _:
                yield Rect(round(x - 0.75, 1), base, 1.5, length, fill)
                yield Circle(x, round(base + max(half, length) - half, 1), half, fill)

    def _moments(self) -> Iterator[Shape]:
        """Number the moments that mattered most, each in a gold coin above its turn."""
        numbered = enumerate(self.review.moments(), start=1)
        mine = [(flip.turn, number) for number, flip in numbered if flip.seat == self.total.seat]
        free = 0.0  # coins stand side by side where turns are too close
        for turn, number in sorted(mine):
            x = self.scale.x(turn)
            middle = max(x, free)
            free = middle + 20
            yield Path(f"M {x:g} {_HEAD} L {x:g} {PANEL - 2}", "", palette.GOLD, 1)
            yield Circle(middle, _HEAD - 10, 9, palette.GOLD, palette.GOLD_DARK, 1)
            yield Text(middle, _HEAD - 10, str(number), 13, palette.DARK, bold=True)

    def _label(self, text: str, y: float) -> Iterator[Shape]:
        yield Text(_LEFT - 10, y, text, 13, _INK, align="right", most=_LEFT - 18)

    def _number(self, amount: Fraction, y: float) -> Shape:
        text = signed(amount, self.language)
        return Text(_RIGHT + 10, y, text, 13, _INK, bold=True, align="left", most=38)


def _level(y: float) -> Shape:
    return Path(f"M {_LEFT} {y:g} L {_RIGHT} {y:g}", "", _FAINT, 1)


def _axis(review: Review, scale: _Scale) -> Iterator[Shape]:
    """Number the turns: every one of a short game, else some."""
    word = translations(review.language).gettext("Turn")
    yield Text(_LEFT - 10, 12, word, 13, _INK, align="right", most=_LEFT - 18)
    every = next(step for step in (1, 2, 5, 10, 20, 50, 10_000) if scale.turns <= 20 * step)
    for turn in range(every, len(review.turns) + 1, every):
        yield Path(f"M {scale.x(turn):g} 1 L {scale.x(turn):g} 4", "", _FAINT, 1)
        yield Text(scale.x(turn), 13, str(turn), 12, _INK)
