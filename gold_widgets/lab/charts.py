"""Plots as SVG, drawn with nothing but Python, where matplotlib is not."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite

from gold_widgets.engine.figures import apart
from gold_widgets.engine.pages import printable
from gold_widgets.engine.words import titled, translations
from gold_widgets.lab.columns import figure, with_error
from gold_widgets.lab.plots import COLOR, Bars, Counts, Plot, Points
from gold_widgets.lab.scales import Scale

WIDTH, HEIGHT = 432, 288
"""Of one plot, as matplotlib's are."""
TOP, RIGHT, GAP = 36, 16, 8
LETTER, LINE = 6.8, 15
"""How wide a letter is, about, as nothing here can measure text; how far lines are apart."""
ROOM = 64
"""For a name below a point; more names make a wider plot."""
# A notebook shows it as an image, which knows nothing of a dark page: so it brings its own paper.
PAPER, INK, AXIS, GRID = "#ffffff", "#333333", "#767676", "#e4e4e4"


@dataclass(frozen=True, repr=False)
class Chart:
    """Plots in columns, as a picture for a notebook and as a text for whoever cannot see it."""

    plots: Sequence[Plot]
    """From left to right, then down."""
    columns: int
    """How many are side by side."""
    language: str
    """Of the numbers."""

    def __str__(self) -> str:
        """Say what is to be seen, a line a plot."""
        return "\n".join(
            titled(plot.title, apart(told, self.language), self.language)
            for plot in self.plots
            if (told := list(_told(plot, self.language)))
        )

    __repr__ = __str__

    @property
    def svg(self) -> str:
        """The picture, as the text of a file."""
        width = max(WIDTH, *(_wish(plot) for plot in self.plots))
        wide, high = width * self.columns, HEIGHT * -(-len(self.plots) // self.columns)
        size = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{_escaped(', '.join(plot.title for plot in self.plots))}</title>",
            f"<desc>{_escaped(str(self))}</desc>",
            f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
            f'<g font-family="sans-serif" fill="{INK}">',
        ]
        for number, plot in enumerate(self.plots):
            row, column = divmod(number, self.columns)
            parts.append(f'<g transform="translate({width * column} {HEIGHT * row})">')
            parts += [_text(width / 2, 22, [plot.title], size=14), *_drawn(plot, width, self)]
            parts.append("</g>")
        return "\n".join([*parts, "</g>", "</svg>\n"])

    def _repr_svg_(self) -> str:
        """Show the picture in a notebook."""
        return self.svg


def _wish(plot: Plot) -> int:
    """Say how wide a plot would like to be."""
    return ROOM * len(plot.names) if isinstance(plot, Points) else WIDTH


def _told(plot: Plot, language: str) -> Iterator[str]:
    """Say what a plot shows."""
    if isinstance(plot, Points):
        for name, value, error in zip(plot.names, plot.values, plot.errors, strict=True):
            if isfinite(value):
                said = with_error(value, error, language)
                yield titled(" ".join(name.split()), said, language)
    elif isinstance(plot, Bars):
        for name, value in plot.bars.items():
            if isfinite(value):
                yield titled(name, figure(value, 1, language), language)
    elif counts := plot.counts:
        often = max(counts, key=lambda number: counts[number])
        said = translations(language).gettext("from {least} to {most}, most often {often}")
        yield said.format(least=min(counts), most=max(counts), often=often)


def _drawn(plot: Plot, width: int, chart: Chart) -> Iterator[str]:
    if isinstance(plot, Points):
        yield from _points(plot, width, chart.language)
    elif isinstance(plot, Bars):
        yield from _bars(plot, width, chart.language)
    else:
        yield from _counts(plot, width, chart.language)


def _points(plot: Points, width: int, language: str) -> Iterator[str]:
    spreads = zip(plot.values, plot.spreads, strict=True)
    reach = [end for value, spread in spreads for end in (value - spread, value + spread)]
    if plot.fair is not None:
        reach.append(plot.fair)
    letters = int((width - ROOM) / max(1, len(plot.names)) / LETTER) - 1
    names = [_lines(name, letters) for name in plot.names]
    below = LINE * (max(map(len, names), default=0) + bool(plot.label))
    scale = Scale.over(reach, HEIGHT - 14 - below, TOP)
    left, axis = _upright(scale, width, language)
    yield from axis
    if plot.label:
        yield _text((left + width - RIGHT) / 2, HEIGHT - 6, [plot.label])
    if plot.fair is not None:
        y = scale.at(plot.fair)
        yield _line(left, y, width - RIGHT, y, AXIS, ' stroke-dasharray="5 4"')
    step = (width - RIGHT - left) / max(1, len(names))
    for number, (lines, value, spread) in enumerate(
        zip(names, plot.values, plot.spreads, strict=True)
    ):
        x = left + step * (number + 0.5)
        yield _text(x, scale.start + LINE, lines)
        if isfinite(value):
            yield from _whisker(x, scale, value, spread)


def _whisker(x: float, scale: Scale, value: float, spread: float) -> Iterator[str]:
    low, high = scale.at(value - spread), scale.at(value + spread)
    if spread:
        path = f"M{x - 5:.1f} {low:.1f}h10M{x - 5:.1f} {high:.1f}h10M{x:.1f} {low:.1f}V{high:.1f}"
        yield f'<path d="{path}" fill="none" stroke="{COLOR}" stroke-width="1.5"/>'
    yield f'<circle cx="{x:.1f}" cy="{scale.at(value):.1f}" r="3.5" fill="{COLOR}"/>'


def _counts(plot: Counts, width: int, language: str) -> Iterator[str]:
    tall = Scale.over(plot.counts.values(), HEIGHT - 14 - LINE, TOP, base=0)
    left, axis = _upright(tall, width, language, whole=True)
    yield from axis
    ends = [end for number in plot.counts for end in (number - 0.5, number + 0.5)]
    across = Scale.over(ends, left, width - RIGHT)
    yield from _numbers(across, tall.start, language, whole=True)
    path = "".join(
        f"M{across.at(number - 0.5):.1f} {tall.start:.1f}V{tall.at(count):.1f}"
        f"H{across.at(number + 0.5):.1f}V{tall.start:.1f}"
        for number, count in plot.counts.items()
    )
    yield f'<path d="{path}" fill="{COLOR}"/>'


def _bars(plot: Bars, width: int, language: str) -> Iterator[str]:
    left = min(LETTER * max(map(len, plot.bars), default=0) + GAP + 6, width / 2)
    bottom = HEIGHT - 14 - LINE
    across = Scale.over(plot.bars.values(), left, width - RIGHT, base=0)
    for tick in across.ticks()[0]:
        yield _line(across.at(tick), TOP, across.at(tick), bottom, GRID)
    yield from _numbers(across, bottom, language)
    step = (bottom - TOP) / max(1, len(plot.bars))
    for number, (name, value) in enumerate(plot.bars.items()):
        y = TOP + step * number
        yield _text(left - GAP, y + step / 2 + 4, [name], anchor="end")
        if isfinite(value):
            size = f'width="{across.at(value) - left:.1f}" height="{step * 0.8:.1f}"'
            yield f'<rect x="{left:.1f}" y="{y + step * 0.1:.1f}" {size} fill="{COLOR}"/>'
    yield _line(left, TOP, left, bottom, AXIS)


def _upright(
    scale: Scale, width: int, language: str, *, whole: bool = False
) -> tuple[float, list[str]]:
    """Draw the axis on the left with its numbers and a line for each; say where it stands."""
    ticks, digits = scale.ticks(whole=whole)
    numbers = [figure(tick, digits, language) for tick in ticks]
    left = LETTER * max(map(len, numbers), default=0) + GAP + 10
    drawn = []
    for tick, number in zip(ticks, numbers, strict=True):
        y = scale.at(tick)
        drawn.append(_line(left, y, width - RIGHT, y, GRID))
        drawn.append(_text(left - GAP, y + 4, [number], anchor="end"))
    drawn.append(_line(left, scale.end, left, scale.start, AXIS))
    drawn.append(_line(left, scale.start, width - RIGHT, scale.start, AXIS))
    return left, drawn


def _numbers(scale: Scale, y: float, language: str, *, whole: bool = False) -> Iterator[str]:
    """Draw the axis at the foot, with its numbers."""
    ticks, digits = scale.ticks(whole=whole)
    yield _line(scale.start, y, scale.end, y, AXIS)
    for tick in ticks:
        yield _line(scale.at(tick), y, scale.at(tick), y + 4, AXIS)
        yield _text(scale.at(tick), y + LINE + 2, [figure(tick, digits, language)])


def _lines(name: str, letters: int) -> list[str]:
    """Break a name into lines of so many letters, three of them at most for each of its own."""
    wrapped = (
        textwrap.wrap(part, letters, max_lines=3, placeholder="…") for part in name.split("\n")
    )
    return [line for lines in wrapped for line in lines]


def _line(x1: float, y1: float, x2: float, y2: float, color: str, more: str = "") -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}"{more}/>'


def _text(x: float, y: float, lines: Sequence[str], anchor: str = "middle", size: int = 12) -> str:
    spans = "".join(
        f'<tspan x="{x:.1f}" y="{y + LINE * number:.1f}">{_escaped(line)}</tspan>'
        for number, line in enumerate(lines)
    )
    return f'<text text-anchor="{anchor}" font-size="{size}">{spans}</text>'


def _escaped(text: str) -> str:
    return escape("\n".join(map(printable, text.split("\n"))))
