"""The teacher's sheet as a page: in a notebook, or by itself to print and to project."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from gold_widgets.engine.pages import NOTE
from gold_widgets.lessons.report_words import OPEN, TRIED, Words

if TYPE_CHECKING:
    from gold_widgets.lessons.figures import Figures
    from gold_widgets.lessons.report import ClassReport
    from gold_widgets.lessons.report_words import Row

_GROUND = {
    "3": "background-color:rgba(46,160,67,.55)",
    "2": "background-color:rgba(46,160,67,.35)",
    "1": "background-color:rgba(46,160,67,.16)",
    TRIED: "background-color:rgba(219,100,0,.35);font-weight:bold",
    OPEN: "opacity:.5",
}
_CELL = "text-align:center;padding:.1em .15em"
# A sheet is wider than most screens: who it is about stays in sight.
_NAME = (
    "text-align:left;white-space:nowrap;padding:.1em .4em;position:sticky;left:0;"
    "background-color:var(--jp-layout-color0,Canvas)"
)
_EDGE = ";border-left:2px solid rgba(128,128,128,.6)"
_PAGE = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 15px/1.5 system-ui, sans-serif; margin: 1.5em; }}
table {{ border-collapse: collapse; }}
th, td {{ padding: .1em .4em; }}
tr {{ break-inside: avoid; }}
@media print {{ body {{ font-size: 10px; margin: 0; print-color-adjust: exact; }} }}
@page {{ size: A4 landscape; margin: 12mm; }}
</style></head><body>{body}</body></html>
"""


def page(report: ClassReport) -> str:
    """Write a page of its own."""
    title = escape(Words(report).headings()["title"])
    return _PAGE.format(language=report.language, title=title, body=html(report))


def html(report: ClassReport) -> str:
    """Write it for a notebook."""
    words = Words(report)
    heads = {name: escape(said) for name, said in words.headings().items()}
    parts = [f"<h2>{heads['title']}</h2><p>{escape(report.summary)}</p>"]
    if report.problems:
        listed = _list(report.problems)
        parts.append(f'<div style="{NOTE}"><b>{heads["unread"]}</b>{listed}</div>')
    if report.remarks:
        parts.append(f'<div style="{NOTE}">{_list(report.remarks)}</div>')
    for figures in report.figures:
        name = figures.course.title(report.language)
        parts += [f"<h3>{escape(name)}</h3>", _table(report, figures, words)]
        parts += _below(figures, words, heads)
    return f'<div lang="{report.language}">{"".join(parts)}</div>'


def _below(figures: Figures, words: Words, heads: dict[str, str]) -> list[str]:
    """Write what the answers have in common."""
    return [
        f"<h4>{heads[name]}</h4><ul>{''.join(map(_row, rows))}</ul>"
        for name, rows in words.parts(figures).items()
    ]


def _row(row: Row) -> str:
    bar = "" if row.share is None else _bar(row.share)
    lead = f"<b>{escape(row.lead)}</b> " if row.lead else ""
    return f"<li>{lead}{escape(row.said)}{bar}</li>"


def _table(report: ClassReport, figures: Figures, words: Words) -> str:
    heads = {name: escape(said) for name, said in words.headings().items()}
    lessons = [lesson for lesson in figures.course.lessons if lesson.exercises]
    groups = "".join(
        f'<th scope="colgroup" colspan="{len(lesson.exercises)}" '
        f'title="{escape(lesson.title(report.language))}" style="{_CELL}{_EDGE}">'
        f"{lesson.number}</th>"
        for lesson in lessons
    )
    names = "".join(
        f'<th scope="col" style="{_CELL}{_edge(number)}">{escape(each.name.partition(".")[2])}</th>'
        for lesson in lessons
        for number, each in enumerate(lesson.exercises)
    )
    four = "".join(
        f'<th scope="col" rowspan="2" style="{style}">{heads[name]}</th>'
        for name, style in (
            ("pupil", _NAME),
            *((name, "text-align:left;padding:.1em .4em") for name in ("stars", "solved", "games")),
        )
    )
    rows = []
    for pupil, stand, marks in zip(
        report.pupils, report.standings(figures), figures.marks, strict=True
    ):
        cells = "".join(
            f'<td style="{_CELL}{_edge(number)};{_GROUND[shown]}">{shown}</td>'
            for lesson in lessons
            for number, each in enumerate(lesson.exercises)
            for shown in [words.cell(marks.get(each.name))]
        )
        games = escape(words.games(stand.tally.played, stand.tally.won))
        rows.append(
            f'<tr><th scope="row" style="{_NAME}">{escape(pupil.name)}</th>'
            f'<td style="text-align:right">{stand.stars}</td>'
            f'<td style="text-align:right">{stand.solved}</td>'
            f'<td style="white-space:nowrap">{games}</td>{cells}</tr>'
        )
    return (
        f'<p>{heads["legend"]}</p><div style="overflow-x:auto"><table>'
        f"<thead><tr>{four}{groups}</tr><tr>{names}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _edge(number: int) -> str:
    return _EDGE if number == 0 else ""


def _bar(share: float) -> str:
    return (
        '<div aria-hidden="true" style="height:.5em;max-width:20em;border-radius:1em;'
        'background-color:rgba(219,100,0,.35)"><div style="height:.5em;border-radius:1em;'
        f'width:{round(100 * share)}%;background-color:#2ea043"></div></div>'
    )


def _list(told: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in told)}</ul>"
