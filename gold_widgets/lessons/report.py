"""The teacher's sheet: who solved what, and where first answers went wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.files import problem, write
from gold_widgets.engine.pages import as_written
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import spoken, tell, translations
from gold_widgets.lessons import index, roster
from gold_widgets.lessons.figures import Figures
from gold_widgets.lessons.mapping import Standing, standing
from gold_widgets.lessons.roster import Pupil


def class_report(
    lines: str | Iterable[str] | Mapping[str, str], *, language: str | None = None
) -> ClassReport:
    """Make the sheet of a class from the lines that `progress.line()` gives its pupils.

    Nothing is sent anywhere: names are those that you paste, and stay in this notebook.

    Args:
        lines: Pasted text or a list, a line each, with or without a name before it:
            `Mia: gold-progress1-…`; or a dictionary, name → line. What cannot be read is named,
            and the others count.
        language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.

    >>> from gold_widgets import class_report, made_up_class
    >>> print(class_report(made_up_class(3, seed=7)).summary)
    3 pupils
    """
    return ClassReport(roster.read(lines), language)


class ClassReport:
    """What a class has done: `print` it, look at it in a notebook, or write it to files."""

    def __init__(self, read: roster.Roster, language: str | None = None) -> None:
        """Count what the pupils of a class have done."""
        self.language = spoken(language)
        self.words = translations(self.language)
        self.pupils: list[Pupil] = sorted(read.pupils, key=lambda pupil: pupil.name.casefold())
        self._read = read
        every = [Figures(course, self.pupils, self.language) for course in index.courses()]
        self.figures = [each for each in every if not each.is_empty]
        """For each game that somebody has done something of."""

    @property
    def problems(self) -> list[str]:
        """What could not be read, a sentence for each line."""
        pattern = self.words.gettext("Line {line}: {said}")
        return [
            pattern.format(line=each.line, said=tell(each.said, self.language))
            for each in self._read.problems
        ]

    @property
    def remarks(self) -> list[str]:
        """What one should know about lines that were read."""
        return [tell(each, self.language) for each in self._read.remarks]

    @property
    def summary(self) -> str:
        """How many pupils it is about, and how many lines could not be read."""
        ngettext = self.words.ngettext
        count, bad = len(self.pupils), len(self._read.problems)
        said = ngettext("{count} pupil", "{count} pupils", count).format(count=count)
        if bad:
            unread = ngettext("{count} line not read", "{count} lines not read", bad)
            said += f" · {unread.format(count=bad)}"
        return said

    def standings(self, figures: Figures) -> list[Standing]:
        """Say of each pupil how the lessons of a game stand."""
        return [standing(figures.course, pupil.notes) for pupil in self.pupils]

    def __str__(self) -> str:
        """Tell it as text."""
        from gold_widgets.lessons.report_text import text

        return text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from gold_widgets.lessons.report_page import html

        return as_written(html(self))

    def svg(self) -> str:
        """Draw it: a row for each pupil, a column for each exercise."""
        from gold_widgets.lessons.report_picture import svg

        return svg(self)

    def picture(self) -> Drawing:
        """Show the drawing in a notebook."""
        return Drawing(self.svg(), self.summary)

    def csv(self, what: str = "stars") -> str:
        """Return it for a spreadsheet.

        Args:
            what: `"stars"`: a row a pupil, a column an exercise. `"answers"`: a row for each
                exercise that a pupil has tried, with the tries and the first answer.
        """
        from gold_widgets.lessons.report_sheet import answers, stars

        kinds = {"stars": stars, "answers": answers}
        if what not in kinds:
            raise GameError(
                Sentence("{what!r} is no sheet. There is 'stars' and 'answers'.", what=what)
            )
        return kinds[what](self)

    def write(self, folder: str | Path = ".") -> list[Path]:
        """Write it to files: a page, a drawing, two sheets and a text; return where they are.

        All of them are written, or none.
        """
        from gold_widgets.lessons.report_page import page

        home = Path(folder)
        files = {
            "class_report.html": page(self),
            "class_report.svg": self.svg(),
            "class_report.txt": f"{self}\n",
            # With a mark by which spreadsheets know that it is UTF-8.
            "class_report.csv": "\ufeff" + self.csv(),
            "class_answers.csv": "\ufeff" + self.csv("answers"),
        }
        # Half of a character that somebody has in a name is no UTF-8.
        written = {home / name: text.encode("utf-8", "replace") for name, text in files.items()}
        try:
            write(written)
        except OSError as error:
            raise GameError(
                Sentence(
                    "The report cannot be written to {folder} ({error}). Name another folder.",
                    folder=home,
                    error=problem(error),
                )
            ) from None
        return list(written)


class Drawing:
    """An SVG that a notebook shows."""

    def __init__(self, source: str, told: str) -> None:
        self.source, self._told = source, told

    def __repr__(self) -> str:
        """Say what it is of."""
        return self._told

    def _repr_svg_(self) -> str:
        return self.source
