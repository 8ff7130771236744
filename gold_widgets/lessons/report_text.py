"""The teacher's sheet as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import titled
from gold_widgets.lessons.report_words import Words

if TYPE_CHECKING:
    from gold_widgets.lessons.figures import Figures
    from gold_widgets.lessons.report import ClassReport
    from gold_widgets.lessons.report_words import Row


def text(report: ClassReport) -> str:
    """Tell a report in lines."""
    words = Words(report)
    heads = words.headings()
    lines = [titled(heads["title"], report.summary, report.language)]
    if report.problems:
        lines += ["", heads["unread"], *(f"  {each}" for each in report.problems)]
    lines += [f"  {each}" for each in report.remarks]
    for figures in report.figures:
        lines += [
            "",
            figures.course.title(report.language),
            heads["legend"],
            *_table(report, figures, words),
        ]
        for name, rows in words.parts(figures).items():
            lines += ["", heads[name], *(f"  {_told(row)}" for row in rows)]
    return "\n".join(lines)


def _told(row: Row) -> str:
    return f"{row.lead} {row.said}" if row.lead else row.said


def _table(report: ClassReport, figures: Figures, words: Words) -> list[str]:
    """Write a row for each pupil: a character an exercise, a gap between lessons."""
    heads = words.headings()
    lessons = [lesson for lesson in figures.course.lessons if lesson.exercises]
    rows = [
        (
            heads["pupil"],
            heads["stars"],
            heads["solved"],
            heads["games"],
            " ".join(f"{lesson.number:<{len(lesson.exercises)}}" for lesson in lessons),
        )
    ]
    stands = zip(report.pupils, report.standings(figures), figures.marks, strict=True)
    for pupil, stand, marks in stands:
        cells = (
            "".join(words.cell(marks.get(each.name)) for each in lesson.exercises).ljust(
                len(lesson.number)
            )
            for lesson in lessons
        )
        games = words.games(stand.tally.played, stand.tally.won)
        rows.append((pupil.name, str(stand.stars), str(stand.solved), games, " ".join(cells)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        f"{name:<{widths[0]}}  {stars:>{widths[1]}}  {solved:>{widths[2]}}  "
        f"{games:<{widths[3]}}  {cells}".rstrip()
        for name, stars, solved, games, cells in rows
    ]
