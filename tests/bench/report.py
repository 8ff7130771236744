"""What a bench found, and how it reads in a terminal and in RESULTS.md."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """A promise with a number: `value` is None when it could not be measured."""

    text: str
    value: float | None
    target: float
    unit: str
    at_least: bool = True

    @property
    def verdict(self) -> str:
        """PASS, MISS, or NOT MEASURED."""
        if self.value is None:
            return "NOT MEASURED"
        met = self.value >= self.target if self.at_least else self.value <= self.target
        return "PASS" if met else "MISS"

    def __str__(self) -> str:
        measured = "" if self.value is None else f"{self.value:.3g}{self.unit}, "
        bound = "at least" if self.at_least else "at most"
        return f"{self.verdict}: {self.text}: {measured}goal {bound} {self.target:g}{self.unit}"


@dataclass(frozen=True)
class Report:
    """One bench's figures, the goals they answer, and what a reader should know."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    goals: tuple[Goal, ...] = ()
    notes: tuple[str, ...] = ()


def middle_half(values: Sequence[float]) -> str:
    """The middle half of some figures, so that a reader sees how noisy the machine was."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    return f"{ordered[quarter]:,.3g} to {ordered[-1 - quarter]:,.3g}"


def _table(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """Markdown rows, padded so that they also read well in a terminal."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    for row in (cells[0], rule, *cells[1:]):
        figures = map(str.rjust, row[1:], widths[1:])
        yield f"| {' | '.join([row[0].ljust(widths[0]), *figures])} |"


def markdown(report: Report) -> str:
    """The report as a Markdown section, which is also what the terminal shows."""
    parts = [f"## {report.title}"]
    if report.rows:
        parts.append("\n".join(_table([report.columns, *report.rows])))
    if report.goals:
        parts.append("\n".join(f"- {goal}" for goal in report.goals))
    if report.notes:
        parts.append("\n".join(f"- {note}" for note in report.notes))
    return "\n\n".join(parts) + "\n"
