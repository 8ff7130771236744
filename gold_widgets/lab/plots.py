"""Pictures of results, by matplotlib where the `plots` extra is installed."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab.absent import IN_A_PAGE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NO_PLOTS = Sentence("A plot needs matplotlib. Install it with: pip install 'gold-widgets[plots]'.")
NO_PLOTS_IN_A_PAGE = Sentence(
    "A plot needs matplotlib, which this page has not: print the result for its numbers. "
    "On a computer with Python, pip install 'gold-widgets[plots]' brings plots."
)
COLOR, FAINT = "#0072b2", "#999999"


def new_figure(rows: int, columns: int) -> tuple[Figure, list[Axes]]:
    """Make a figure with so many plots; a notebook shows it where a cell ends with it."""
    try:
        from matplotlib import pyplot
    except ImportError:
        raise GameError(NO_PLOTS_IN_A_PAGE if IN_A_PAGE else NO_PLOTS) from None
    size = (4.5 * columns, 3 * rows)
    figure, axes = pyplot.subplots(rows, columns, figsize=size, layout="constrained", squeeze=False)
    pyplot.close(figure)  # or a notebook would show it a second time
    return figure, list(axes.flat)


def plot_points(
    axes: Axes,
    title: str,
    names: Sequence[str],
    values: Sequence[float],
    errors: Sequence[float],
    fair: float | None = None,
) -> None:
    """Mark figures with two standard errors either side; `fair` is a line to compare with."""
    if fair is not None:
        axes.axhline(fair, color=FAINT, linestyle="--", linewidth=1)
    spread = [0 if isnan(error) else 2 * error for error in errors]
    axes.errorbar(range(len(names)), values, spread, fmt="o", color=COLOR, capsize=4)
    axes.set_xticks(range(len(names)), names)
    axes.margins(x=0.2)
    axes.set_title(title)


def plot_bars(axes: Axes, title: str, bars: Mapping[str, float]) -> None:
    """Draw one bar a name, the first on top."""
    axes.barh(list(bars), list(bars.values()), color=COLOR)
    axes.invert_yaxis()
    axes.set_title(title)


def plot_counts(axes: Axes, title: str, counts: Mapping[int, int]) -> None:
    """Draw how often each number came."""
    axes.bar(list(counts), list(counts.values()), width=1, color=COLOR)
    axes.set_title(title)
