"""What a simulation shows: figures with their errors, as text, as HTML and as a plot."""

import math
import re
import statistics
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gold_widgets import gold
from gold_widgets.lab import Simulation, simulate
from gold_widgets.lab.columns import Columns
from tests.golden import check
from tests.lab.gold.kernels import RANDOM, fast, game_of

GOLDEN = Path(__file__).with_name("golden")
FOUND = simulate(500, 3, ["random", 0.5, "perfect"], seed=1, cores=1)


def test_means_and_errors_are_those_of_the_games():
    games = [game_of(fast, 1, number, 2, [RANDOM] * 2, gold.Rules()) for number in range(40)]
    ends = [game.start.play([spot for _, spot in game.flips]) for game in games]
    found = simulate(40, 2, seed=1, cores=1)
    for seat in range(2):
        scores = [end.scores[seat] for end in ends]
        wins = [(seat in end.winners) / len(end.winners) for end in ends]
        assert found.points[seat] == pytest.approx(statistics.mean(scores))
        assert found.point_errors[seat] == pytest.approx(statistics.stdev(scores) / 40**0.5)
        assert found.win_rates[seat] == pytest.approx(statistics.mean(wins))
        assert found.win_errors[seat] == pytest.approx(statistics.stdev(wins) / 40**0.5)
    turns = [sum(not past.face_up for past in end.history[1:]) for end in ends]
    assert found.turns == pytest.approx(statistics.mean(turns))
    assert found.turns_error == pytest.approx(statistics.stdev(turns) / 40**0.5)
    assert found.lengths == {length: turns.count(length) for length in sorted(set(turns))}


def test_one_game_has_no_error():
    one = simulate(1, 2, cores=1)
    assert all(map(math.isnan, (*one.win_errors, *one.point_errors, one.turns_error)))
    assert "±" not in str(one)


def test_results_add_up_exactly():
    both = FOUND + simulate(300, 3, ["random", 0.5, "perfect"], seed=2, cores=1)
    assert both.games == 800
    assert both.seeds == (1, 2)
    assert all(isinstance(number, int) for number in both.sums)
    other = simulate(300, 3, ["random", 0.5, "perfect"], seed=2, cores=1)
    assert both.sums == tuple(a + b for a, b in zip(FOUND.sums, other.sums, strict=True))
    assert both == other + FOUND


def test_the_same_games_are_not_counted_twice():
    with pytest.raises(gold.SetupError, match="Seed 1 is in both"):
        FOUND + simulate(10, 3, ["random", 0.5, "perfect"], seed=1)


@pytest.mark.parametrize(
    "other", [{"policy": "random"}, {"policy": FOUND.policies, "rules": gold.Rules(5)}]
)
def test_games_of_another_kind_do_not_add_up(other):
    with pytest.raises(gold.SetupError, match="do not add up"):
        FOUND + simulate(10, 3, seed=2, **other)


def test_a_result_is_small_and_cannot_be_changed():
    assert len(FOUND.sums) == len(simulate(5000, 2, cores=1).sums) < 1000
    with pytest.raises(AttributeError):
        FOUND.games = 1


def test_the_text_has_a_line_for_each_seat():
    lines = str(FOUND).split("\n")
    assert lines[0] == "Games: 500, players: 3, seed: 1"
    assert lines[1].split("  ")[-1] == "points a game"
    assert re.fullmatch(r" +0 +at random +\d+\.\d\d ± \d\.\d\d +\d+\.\d\d ± \d\.\d\d", lines[2])
    assert len(lines) == 7
    assert repr(FOUND) == str(FOUND)


class Cells(HTMLParser):
    """Collects the texts of a table's cells."""

    def __init__(self, html):
        super().__init__()
        self.cells, self.tags = [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)

    def handle_data(self, text):
        if self.tags[-1] in ("td", "th"):
            self.cells.append(text)


def test_the_html_has_the_same_cells():
    table = FOUND.table()
    assert Cells(FOUND._repr_html_()).cells == [
        *table.heads,
        *(c for row in table.rows for c in row),
    ]


def test_nothing_in_a_table_is_taken_for_html():
    html = Columns("<i>", ("<b>",), (("<script>",),), ("a & b",)).html()
    assert {"i", "b", "script"}.isdisjoint(Cells(html).tags)
    assert "a &amp; b" in html


@pytest.mark.parametrize(("language", "seat"), [("fr", "place"), ("de", "Sitz")])
def test_tables_speak_the_reader_s_language(language, seat):
    shown = simulate(500, 3, ["random", 0.5, "perfect"], seed=1, language=language)
    assert seat in str(shown)
    assert "0,50" in str(shown)
    assert "points a game" not in str(shown)
    assert shown.sums == FOUND.sums


def test_a_plot_shows_wins_points_lengths_and_gold():
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: no plots to look at")
    wins, points, lengths, gold_ends = FOUND.plot().axes
    assert wins.get_title() == "wins in %"
    assert points.get_xticklabels()[2].get_text() == "2\nmemory\n1.00"
    assert sum(bar.get_height() for bar in lengths.patches) == FOUND.games
    assert [bar.get_width() for bar in gold_ends.patches] == list(FOUND.gold.values())


def test_a_title_is_nearer_to_its_own_plot_than_to_the_one_above():
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: no plots to look at")
    figure = FOUND.plot()
    figure.draw_without_rendering()
    above, _, below, _ = figure.axes
    lowest = min(label.get_window_extent().y0 for label in above.get_xticklabels())
    title = below.title.get_window_extent()
    assert lowest - title.y1 > 2 * (title.y0 - below.bbox.y1)


def test_one_game_can_be_plotted():
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: no plots to look at")
    assert len(simulate(1, 2, cores=1).plot().axes) == 4


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_without_matplotlib_a_chart_shows_the_same(language, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    chart = simulate(500, 3, ["random", 0.5, "perfect"], seed=1, language=language).plot()
    check(GOLDEN / f"plot_{language}.txt", f"{chart}\n")
    check(GOLDEN / f"plot_{language}.svg", chart._repr_svg_())


def test_without_matplotlib_one_game_and_none_can_be_plotted(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "<circle" in simulate(1, 2, cores=1).plot().svg
    nothing = replace(FOUND, games=0, sums=(0,) * len(FOUND.sums)).plot()
    assert "nan" not in nothing.svg


def test_the_name_at_the_door():
    from gold_widgets import lab

    assert isinstance(FOUND, lab.Simulation)
    assert lab.Simulation is Simulation
