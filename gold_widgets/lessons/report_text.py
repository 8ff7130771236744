"""The teacher's sheet as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.lessons.report_words import Words

if TYPE_CHECKING:
    from gold_widgets.lessons.figures import Figures
    from gold_widgets.lessons.report import ClassReport


def text(report: ClassReport) -> str:
    """Tell a report in lines."""
    from gold_widgets.lessons.report import MOST_ROWS

    words = Words(report)
    heads = words.headings()
    lines = [f"{heads['title']}: {report.summary}"]
    if report.problems:
        lines += ["", heads["unread"], *(f"  {each}" for each in report.problems)]
    lines += [f"  {each}" for each in report.remarks]
    for figures in report.figures:
        lines += ["", figures.course.name, heads["legend"], *_table(report, figures, words)]
        parts = {
            "hard": [
                f"{each.name}  {words.asked(figures, each)}: {words.hard(figures, each)}"
                for each in figures.hard()[:MOST_ROWS]
            ],
            "rules": [
                f"{words.rule(figures, rule)}: {words.share(hardness)}"
                for rule, hardness in figures.by_rule.items()
            ],
            "shared": [words.shared(each) for each in figures.shared()[:MOST_ROWS]],
            "stuck": [words.stuck(*each) for each in figures.stuck()],
        }
        for name, told in parts.items():
            if told:
                lines += ["", heads[name], *(f"  {each}" for each in told)]
    return "\n".join(lines)


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
