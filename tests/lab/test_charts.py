"""Plots without matplotlib: true to scale, inside their picture, and told in words."""

from itertools import pairwise
from math import inf, isclose, nan
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.lab.charts import Chart
from gold_widgets.lab.plots import Bars, Counts, Points
from gold_widgets.lab.scales import MOST, Scale

SVG = "{http://www.w3.org/2000/svg}"
numbers = st.floats(-1e6, 1e6).map(lambda number: round(number, 4))


def drawn(*plots):
    return ElementTree.fromstring(Chart(plots, 1, "en").svg)


@given(st.lists(numbers | st.sampled_from([nan, inf])), st.none() | numbers)
def test_a_scale_has_room_for_every_value_and_some_round_numbers(values, base):
    scale = Scale.over(values, 300, 10, base)
    assert all(10 <= scale.at(value) <= 300 for value in values if abs(value) < inf)
    ticks, digits = scale.ticks()
    assert 2 <= len(ticks) <= MOST + 1
    assert all(9.99 <= scale.at(tick) <= 300.01 for tick in ticks)
    steps = [after - before for before, after in pairwise(ticks)]
    assert all(isclose(step, steps[0], rel_tol=1e-6) for step in steps)
    assert all(isclose(round(tick, digits), tick, abs_tol=1e-9) for tick in ticks)


@given(st.integers(0, 500), st.integers(0, 500))
def test_where_things_are_counted_every_number_is_whole(one, other):
    ticks, digits = Scale.over([one - 0.5, other + 0.5], 0, 1).ticks(whole=True)
    assert ticks
    assert digits == 0
    assert all(tick == round(tick) for tick in ticks)


def test_where_bars_stand_the_axis_begins():
    assert Scale.over([3, 7], 0, 1, base=0).at(0) == 0


def test_points_lie_in_the_order_of_their_values_with_whiskers_of_two_errors():
    picture = drawn(Points("wins in %", ["Ann", "Bob", "Cy"], [20, 50, 30], [5, 5, nan], 33.3))
    heights = [-float(point.get("cy")) for point in picture.iter(f"{SVG}circle")]
    assert sorted(range(3), key=heights.__getitem__) == [0, 2, 1]
    whiskers = list(picture.iter(f"{SVG}path"))
    assert len(whiskers) == 2  # one game alone says nothing of the spread
    unit = (heights[1] - heights[0]) / 30
    low, high = (
        float(part.split()[1].split("h")[0]) for part in whiskers[0].get("d").split("M")[1:3]
    )
    assert low - high == pytest.approx(20 * unit, abs=0.2)
    [line] = [line for line in picture.iter(f"{SVG}line") if line.get("stroke-dasharray")]
    assert -float(line.get("y1")) == pytest.approx(heights[0] + 13.3 * unit, abs=0.2)


def test_bars_are_as_long_as_what_they_show():
    picture = drawn(Bars("gold", {"own": 8, "fed": 24, "left": 0}))
    _paper, *bars = picture.iter(f"{SVG}rect")
    own, fed, left = (float(bar.get("width")) for bar in bars)
    assert fed == pytest.approx(3 * own, abs=0.2)
    assert left == 0


@given(
    st.dictionaries(st.text(min_size=1), numbers, max_size=10),
    st.dictionaries(st.integers(1, 500), st.integers(1, 10**6)),
)
def test_whatever_is_plotted_stays_inside_its_picture(bars, counts):
    names, values = list(bars), list(bars.values())
    picture = drawn(
        Points("points", names, values, [1.0] * len(names)),
        Bars("bars", {name: abs(value) for name, value in bars.items()}),
        Counts("counts", counts),
    )
    width, height = float(picture.get("width")), 288
    for part in picture.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(part.get(name, 0)) <= width
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(part.get(name, 0)) <= 3 * height


def test_a_picture_tells_in_words_what_it_shows():
    points = Points("wins in %", ["0\nat random"], [25.5], [0.25])
    counts = Counts("turns", {40: 1, 56: 3, 90: 1})
    chart = Chart((points, counts), 2, "en")
    assert str(chart) == "wins in %: 0 at random: 25.50 ± 0.25\nturns: from 40 to 90, most often 56"
    picture = ElementTree.fromstring(chart.svg)
    assert picture.find(f"{SVG}title").text == "wins in %, turns"
    assert picture.find(f"{SVG}desc").text == str(chart)


def test_names_are_taken_for_nothing_but_text():
    picture = drawn(Points("<b>", ["<script>"], [1], [0]), Bars("&", {"</svg>": 1}))
    assert {part.tag.removeprefix(SVG) for part in picture.iter()} == {
        "circle",
        "desc",
        "g",
        "line",
        "rect",
        "svg",
        "text",
        "title",
        "tspan",
    }


def test_many_names_make_a_wider_picture_and_long_ones_are_broken():
    names = ["Anna Maria von Habsburg", *"BCDEFGHIJ"]
    picture = drawn(Points("wins in %", names, range(10), [0] * 10))
    assert float(picture.get("width")) > 600
    [name] = [text for text in picture.iter(f"{SVG}text") if "Anna" in "".join(text.itertext())]
    assert [line.text for line in name] == ["Anna", "Maria", "von…"]
