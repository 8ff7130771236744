"""The teacher's sheet for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gold_widgets.engine.words import titled
from gold_widgets.lessons.mapping import earned
from gold_widgets.lessons.report_words import Words

if TYPE_CHECKING:
    from gold_widgets.lessons.report import ClassReport

_RISKY = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")


def stars(report: ClassReport) -> str:
    """Write a row for each pupil, a column for each exercise: stars, 0 if tried in vain."""
    gettext = report.words.gettext
    head = [Words(report).headings()["pupil"]]
    rows: list[list[object]] = [[pupil.name] for pupil in report.pupils]
    for figures in report.figures:
        game = figures.course.title(report.language)
        head += [
            titled(game, title, report.language)
            for title in (gettext("stars"), gettext("solved"), gettext("games"), gettext("won"))
        ]
        head += [f"{game} {each.name}" for each in figures.course.exercises]
        stands = zip(rows, report.standings(figures), figures.marks, strict=True)
        for row, stand, marks in stands:
            row += [stand.stars, stand.solved, stand.tally.played, stand.tally.won]
            row += [
                earned(mark) if (mark := marks.get(each.name)) else ""
                for each in figures.course.exercises
            ]
    return _written([head, *rows])


def answers(report: ClassReport) -> str:
    """Write a row for each exercise that a pupil has tried."""
    gettext = report.words.gettext
    rows: list[Iterable[object]] = [
        (
            Words(report).headings()["pupil"],
            gettext("game"),
            gettext("exercise"),
            gettext("rules"),
            gettext("tries"),
            gettext("solved"),
            gettext("first answer"),
            gettext("right answer"),
        )
    ]
    for figures in report.figures:
        game = figures.course.title(report.language)
        for pupil, marks in zip(report.pupils, figures.marks, strict=True):
            rows += [
                (
                    pupil.name,
                    game,
                    f"{game} {each.name}",
                    " ".join(each.rules),
                    mark.tries,
                    int(mark.solved),
                    figures.chosen(each, mark),
                    figures.right_answer(each),
                )
                for each in figures.course.exercises
                if (mark := marks.get(each.name))
            ]
    return _written(rows)


def _written(rows: Iterable[Iterable[object]]) -> str:
    stream = io.StringIO()
    csv.writer(stream).writerows([_safe(cell) for cell in row] for row in rows)
    return stream.getvalue()


def _safe(cell: object) -> object:
    """Let no spreadsheet take a name for a formula."""
    if isinstance(cell, str) and cell.lstrip().startswith(_RISKY):
        return f"'{cell}"
    return cell
