"""Results in columns, as text and as HTML."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from html import escape
from math import isnan

from gold_widgets.engine.pages import as_written
from gold_widgets.engine.words import translations


@dataclass(frozen=True)
class Columns:
    """A table to show: cells are texts, ready for the reader."""

    caption: str
    """What it is a table of, in one line."""
    heads: tuple[str, ...]
    """One above each column."""
    rows: tuple[tuple[str, ...], ...]
    """One cell for each column."""
    notes: tuple[str, ...] = ()
    """Lines below it."""

    def text(self) -> str:
        """Line the columns up, all to the right.

        >>> print(Columns("Two games", ("seat", "wins"), (("1", "50 %"),), ("No stall.",)).text())
        Two games
        seat  wins
           1  50 %
        No stall.
        """
        cells = (self.heads, *self.rows)
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = ("  ".join(map(str.rjust, row, widths)).rstrip() for row in cells)
        return "\n".join((self.caption, *lines, *self.notes))

    def html(self) -> str:
        """Write it for a notebook; nothing in a cell is taken for HTML."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
            for row in self.rows
        )
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return (
            f"<table><caption>{escape(self.caption)}</caption>"
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{notes}"
        )


class Tabled:
    """A result that shows itself as its table, in print and in a notebook."""

    @abstractmethod
    def table(self) -> Columns:
        """Lay it all out in words and figures."""

    def __str__(self) -> str:
        """Show the table as text."""
        return self.table().text()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        return as_written(self.table().html())


def figure(value: float, digits: int = 2, language: str | None = None) -> str:
    """Write a number as a language does, with marks between the thousands.

    >>> figure(1234567, 0), figure(1234.5), figure(1234.5, language="de")
    ('1,234,567', '1,234.50', '1.234,50')
    """
    pgettext = translations(language).pgettext
    between, mark = pgettext("thousands mark", ","), pgettext("decimal mark", ".")
    whole, _, part = f"{value:_.{digits}f}".partition(".")
    return whole.replace("_", between) + (mark + part if part else "")


def with_error(value: float, error: float, language: str | None = None) -> str:
    """Write a number with its standard error, if there is one.

    >>> from math import nan
    >>> with_error(13.777, 0.0051), with_error(13.777, nan)
    ('13.78 ± 0.01', '13.78')
    """
    written = figure(value, language=language)
    return written if isnan(error) else f"{written} ± {figure(error, language=language)}"
