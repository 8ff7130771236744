"""The sentences of the teacher's sheet, which its text and its page share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.figures import apart
from gold_widgets.engine.words import titled
from gold_widgets.lessons.mapping import earned

if TYPE_CHECKING:
    from gold_widgets.lessons.figures import Figures, Hardness, Shared
    from gold_widgets.lessons.index import Exercise
    from gold_widgets.lessons.notes import Mark
    from gold_widgets.lessons.report import ClassReport

OPEN, TRIED = "·", "✗"
MOST_ROWS = 12
"""So many of the hardest exercises are listed, and of the wrong answers that were shared."""


class Row(NamedTuple):
    """One thing that the answers of a class have in common."""

    lead: str
    """What it is about, if that stands apart."""
    said: str
    share: float | None = None
    """The part of the answers that were right at first, to be drawn."""


class Words:
    """Says what the figures mean, in the language of a report."""

    def __init__(self, report: ClassReport) -> None:
        self.gettext, self.ngettext = report.words.gettext, report.words.ngettext
        self._language = report.language

    def headings(self) -> dict[str, str]:
        """Return what the parts are called."""
        gettext = self.gettext
        return {
            "title": gettext("Class report"),
            "pupil": gettext("Pupil"),
            "stars": gettext("Stars"),
            "solved": gettext("Solved"),
            "games": gettext("Games"),
            "unread": gettext("Lines that could not be read"),
            "hard": gettext("Wrong at first, by exercise"),
            "rules": gettext("Right at first, by rule"),
            "shared": gettext("The same wrong first answer"),
            "stuck": gettext("Could do with help"),
            "legend": gettext(
                "3, 2, 1: stars; {tried}: tried, not solved; {open}: not tried"
            ).format(tried=TRIED, open=OPEN),
        }

    def parts(self, figures: Figures) -> dict[str, list[Row]]:
        """Return what the answers have in common, by its heading: first what helps at once."""
        every = {
            "stuck": [Row("", self.stuck(*each)) for each in figures.stuck()],
            "hard": [
                Row(each.name, self._titled(self.asked(figures, each), self.hard(figures, each)))
                for each in figures.hard()[:MOST_ROWS]
            ],
            "shared": [Row("", self.shared(each)) for each in figures.shared()[:MOST_ROWS]],
            "rules": [
                Row(self._titled(self.rule(figures, rule)), self.share(hardness), hardness.share)
                for rule, hardness in figures.by_rule.items()
            ],
        }
        return {name: rows for name, rows in every.items() if rows}

    def cell(self, mark: Mark | None) -> str:
        """Write how an exercise went for a pupil, in one character."""
        if mark is None:
            return OPEN
        return str(earned(mark)) if mark.solved else TRIED

    def share(self, hardness: Hardness) -> str:
        """Say how many were right at first."""
        return self.gettext("{percent} % ({count} of {tried})").format(
            percent=round(100 * hardness.share), count=hardness.at_once, tried=hardness.tried
        )

    def hard(self, figures: Figures, exercise: Exercise) -> str:
        """Say how many were wrong at first, and which answer they took instead of the right one."""
        hardness = figures.by_exercise[exercise.name]
        said = self.gettext("{wrong} of {tried} wrong at first").format(
            wrong=hardness.wrong, tried=hardness.tried
        )
        answers = figures.wrong_answers(exercise)
        if answers:
            answer, count = answers[0]
            sentence = self.ngettext(
                "{count} chose “{answer}”; right is “{right}”",
                "{count} chose “{answer}”; right is “{right}”",
                count,
            )
            right = figures.right_answer(exercise)
            more = sentence.format(count=count, answer=answer, right=right)
            said = apart([said, more], self._language)
        return said

    def asked(self, figures: Figures, exercise: Exercise) -> str:
        """Say what an exercise is about: its question, and the rules that settle it."""
        kinds = {
            "goal": self.gettext("A puzzle"),
            "check": self.gettext("A cell to edit"),
        }
        asked = figures.question(exercise) or kinds.get(exercise.kind, exercise.kind)
        rules = ", ".join(self.rule(figures, rule) for rule in exercise.rules)
        return f"{asked} ({rules})" if rules else asked

    def rule(self, figures: Figures, rule: str) -> str:
        """Name a rule."""
        known = figures.rules.get(rule)
        return f"{rule} {known.name}" if known else rule

    def _titled(self, name: str, said: str = "") -> str:
        return titled(name, said, self._language).rstrip()

    def shared(self, shared: Shared) -> str:
        """Say how often a wrong answer was given, by how many, and where."""
        sentence = self.ngettext(
            "“{answer}” to “{question}”: {times} times, by {pupils} pupil ({exercises})",
            "“{answer}” to “{question}”: {times} times, by {pupils} pupils ({exercises})",
            shared.pupils,
        )
        return sentence.format(
            answer=shared.answer,
            question=shared.question,
            times=shared.times,
            pupils=shared.pupils,
            exercises=", ".join(shared.exercises),
        )

    def stuck(self, name: str, exercise: str, tries: int) -> str:
        """Say where somebody does not get on."""
        return self.gettext("{name}: {exercise}, {tries} tries").format(
            name=name, exercise=exercise, tries=tries
        )

    def games(self, played: int, won: int) -> str:
        """Say how many games were played, and won."""
        if not played:
            return "–"
        pattern = self.ngettext("{played} ({won} won)", "{played} ({won} won)", won)
        return pattern.format(played=played, won=won)
