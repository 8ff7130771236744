"""Pictures of results: what they show, and who draws them.

The `plots` extra brings matplotlib. Where it is not, as in a page, `charts` draws the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from typing import TYPE_CHECKING

from gold_widgets.engine.words import spoken

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from gold_widgets.lab.charts import Chart

COLOR, FAINT = "#0072b2", "#999999"


@dataclass(frozen=True, slots=True)
class Points:
    """Figures, each a point with two standard errors either side."""

    title: str
    """What the figures are."""
    names: Sequence[str]
    """Whose they are."""
    values: Sequence[float]
    """The figures."""
    errors: Sequence[float]
    """Their standard errors; nan where there is none."""
    fair: float | None = None
    """A line to compare them with."""
    label: str = ""
    """What the names are, written below them."""

    @property
    def spreads(self) -> list[float]:
        """How far the whiskers go from each point."""
        return [0 if isnan(error) else 2 * error for error in self.errors]


@dataclass(frozen=True, slots=True)
class Bars:
    """One bar a name, the first on top."""

    title: str
    """What they are of."""
    bars: Mapping[str, float]
    """How long each is."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How often each number came."""

    title: str
    """What the numbers are."""
    counts: Mapping[int, int]
    """Number → how often."""


Plot = Points | Bars | Counts


def draw(*plots: Plot, columns: int = 1, language: str | None = None) -> Figure | Chart:
    """Draw plots in so many columns; a notebook shows the picture where a cell ends with it."""
    try:
        from matplotlib import pyplot
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        from gold_widgets.lab.charts import Chart  # which knows the plots

        return Chart(plots, columns, spoken(language))
    rows = -(-len(plots) // columns)
    size = (4.5 * columns, 3 * rows)
    # Far enough apart that nobody takes a title for what the plot above it is about.
    apart = ConstrainedLayoutEngine(h_pad=0.12)
    figure, axes = pyplot.subplots(rows, columns, figsize=size, layout=apart, squeeze=False)
    pyplot.close(figure)  # or a notebook would show it a second time
    for each, plot in zip(axes.flat, plots, strict=True):
        each.set_title(plot.title)
        _draw(each, plot)
    return figure


def _draw(axes: Axes, plot: Plot) -> None:
    if isinstance(plot, Points):
        if plot.fair is not None:
            axes.axhline(plot.fair, color=FAINT, linestyle="--", linewidth=1)
        places = range(len(plot.names))
        axes.errorbar(places, plot.values, plot.spreads, fmt="o", color=COLOR, capsize=4)
        axes.set_xticks(places, plot.names)
        axes.margins(x=0.2)
        axes.set_xlabel(plot.label)
    elif isinstance(plot, Bars):
        axes.barh(list(plot.bars), list(plot.bars.values()), color=COLOR)
        axes.invert_yaxis()
    else:
        axes.bar(list(plot.counts), list(plot.counts.values()), width=1, color=COLOR)
