"""The teacher's sheet as a drawing, in shapes that also tell it without colors.

It lies on felt, as tables do: neither glaring in a dark theme nor a hole in a light one.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from gold_widgets.canvas import palette
from gold_widgets.engine.words import titled
from gold_widgets.lessons.mapping import earned
from gold_widgets.lessons.report_words import Words

if TYPE_CHECKING:
    from gold_widgets.lessons.figures import Figures
    from gold_widgets.lessons.notes import Mark
    from gold_widgets.lessons.report import ClassReport

_CELL, _ROW, _GAP, _NAMES, _TOP, _BARS = 16, 18, 8, 150, 62, 60
_PLACES: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-3, 0), (3, 0)],
    3: [(-3.4, 3), (3.4, 3), (0, -3.4)],
}
"""Where the dots of so many stars lie around the middle of a cell."""
_SOLVED = palette.mix(palette.GREEN, palette.LIGHT, 0.55)
_TRIED = palette.mix(palette.RED, palette.LIGHT, 0.4)
_LINE = palette.mix(palette.FELT_INK, palette.FELT, 0.45)


def svg(report: ClassReport) -> str:
    """Draw a row for each pupil and a column for each exercise; bars below, by exercise."""
    parts, y, width = [], 0.0, 320.0
    for figures in report.figures:
        drawn, wide, high = _game(report, figures, y)
        parts.append(drawn)
        y, width = y + high, max(width, wide)
    title = escape(titled(Words(report).headings()["title"], report.summary, report.language))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {max(y, 40):g}" '
        f'width="{width:g}" height="{max(y, 40):g}" style="max-width:100%;height:auto" '
        f'role="img" aria-label="{title}" '
        'font-family="system-ui, sans-serif" font-size="12">'
        f'<title>{title}</title><rect width="100%" height="100%" fill="{palette.FELT}"/>'
        f"{''.join(parts)}</svg>"
    )


def _game(report: ClassReport, figures: Figures, y: float) -> tuple[str, float, float]:
    """Draw one game; return it with how wide and how high it is."""
    words = Words(report)
    columns = _columns(figures)
    width = max(columns.values()) + _CELL + 10
    foot = y + _TOP + _ROW * len(report.pupils)
    name = figures.course.title(report.language)
    parts = [_text(8, y + 20, f"{name} · {report.summary}", "bold", 15)]
    parts.append(_text(8, y + 38, words.gettext("dots: stars · cross: tried, not solved")))
    for lesson in figures.course.lessons:
        if lesson.exercises:
            left = columns[lesson.exercises[0].name]
            parts.append(_text(left, y + _TOP - 8, lesson.number, "bold"))
    for number, (pupil, marks) in enumerate(zip(report.pupils, figures.marks, strict=True)):
        middle = y + _TOP + _ROW * number + _ROW / 2
        parts.append(_text(8, middle + 4, _short(pupil.name)))
        for name, left in columns.items():
            parts.append(_dots(left, middle, marks.get(name)))
    parts.append(_text(8, foot + 24, words.gettext("right at first")))
    for name, left in columns.items():
        hardness = figures.by_exercise[name]
        if hardness.tried:
            parts.append(_bar(left, foot + 8, hardness.share))
    return "".join(parts), width, foot - y + _BARS


def _columns(figures: Figures) -> dict[str, float]:
    """Return where the column of each exercise begins; lessons stand apart."""
    found, left = {}, float(_NAMES)
    for lesson in figures.course.lessons:
        for each in lesson.exercises:
            found[each.name] = left
            left += _CELL
        left += _GAP * bool(lesson.exercises)
    return found


def _dots(left: float, middle: float, mark: Mark | None) -> str:
    center = left + _CELL / 2 - 2
    if mark is None:
        return f'<circle cx="{center:g}" cy="{middle:g}" r="1" fill="{_LINE}"/>'
    if not mark.solved:
        a, b, c, d = center - 4, middle - 4, center + 4, middle + 4
        return (
            f'<path d="M{a:g} {b:g}L{c:g} {d:g}M{a:g} {d:g}L{c:g} {b:g}" '
            f'stroke="{_TRIED}" stroke-width="2.5" fill="none"/>'
        )
    return "".join(
        f'<circle cx="{center + dx:g}" cy="{middle + dy:g}" r="2.7" fill="{_SOLVED}"/>'
        for dx, dy in _PLACES[earned(mark)]
    )


def _bar(left: float, top: float, share: float) -> str:
    high = 36
    filled = round(high * share, 1)
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{_CELL - 4}" height="{high}" fill="none" '
        f'stroke="{_LINE}"/><rect x="{left:g}" y="{top + high - filled:g}" width="{_CELL - 4}" '
        f'height="{filled:g}" fill="{_SOLVED}"/>'
    )


def _text(x: float, y: float, said: str, weight: str = "normal", size: int = 12) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-weight="{weight}" font-size="{size}" '
        f'fill="{palette.FELT_INK}">{escape(said)}</text>'
    )


def _short(name: str) -> str:
    return name if len(name) <= 20 else f"{name[:19]}…"
