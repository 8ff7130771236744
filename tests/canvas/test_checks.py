"""What is not fit to be drawn is refused, with the name of the tile, before a pen touches it."""

import math

import pytest

from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from tests.canvas.pictures import FACE, picture, table, tile

RED = "#ff0000"


def test_a_table_of_cards_is_fit_to_be_drawn():
    check(table({"c4": FACE, "d4": None}, turned=True))


@pytest.mark.parametrize(
    "shape",
    [
        Rect(math.nan, 0, 1, 1, RED),
        Rect(0, math.inf, 1, 1, RED),
        Rect(0, 0, -1, 1, RED),
        Rect(0, 0, 1, 1, RED, -1),
        Rect(0, 0, 1, 1, "red"),
        Rect(0, 0, 1, 1, "#FF0000"),
        Rect(0, 0, 1, 1, "#ff0000 "),
        Rect(0, 0, 1, 1, "url(x)"),
        Rect("0", 0, 1, 1, RED),
        Rect(1, 1, 1, 1, "", 0, RED),
        Rect(1, 1, 1, 1, "", 0, RED, math.nan),
        Rect(1, 1, 1, 1, RED, 0, "", 1),
        Circle(5, 5, -1, RED),
        Circle(5, 5, math.nan, RED),
        Circle(5, 5, 1e9, RED),
        Path("", RED),
        Path("L 1 1", RED),
        Path("M 1", RED),
        Path("M 1 1 L 2", RED),
        Path("M 1 1 L 2 2 3 3", RED),
        Path("M 1,1 L 2,2", RED),
        Path("M 1 1 A 5 5 0 0 0 9 9", RED),
        Path("M 1 1 L nan 2", RED),
        Path("M 1 1 L 1e3 2", RED),
        Path("M 1 1 m 2 2", RED),
        Path("M 1 1 L 99999999 2", RED),
        Text(5, 5, "a", 0, RED),
        Text(5, 5, "a", -4, RED),
        Text(5, 5, "a", 8, ""),
        Text(5, 5, 7, 8, RED),
        Text(5, 5, "a", 8, RED, align="start"),
        Text(5, 5, "a", 8, RED, most=-1),
        Text(math.nan, 5, "a", 8, RED),
        (0, 0, 1, 1, RED),
        None,
    ],
    ids=repr,
)
def test_a_bad_shape_is_refused(shape):
    with pytest.raises(ValueError, match="Tile 'c4'"):
        check(picture(tile("c3"), tile("c4", (FACE[0], shape), x=200)))


@pytest.mark.parametrize(
    "shape",
    [
        Rect(-1, 0, 5, 5, RED),
        Rect(90, 0, 20, 5, RED),
        Rect(0, 0, 100, 116, "", 0, RED, 2),
        Circle(50, 110, 10, RED),
        Path("M 5 5 L 5 120", RED),
        Path("M 5 5 Q 50 -20 95 5", RED),
        Text(50, 115, "a", 8, RED),
        Text(10, 50, "a", 8, RED, most=50),
    ],
    ids=repr,
)
def test_a_shape_that_would_not_be_erased_with_its_tile_is_refused(shape):
    with pytest.raises(ValueError, match="outside its tile of 100 by 116"):
        check(picture(tile("c4", (shape,))))


@pytest.mark.parametrize(
    "change",
    [
        {"x": math.nan},
        {"y": -math.inf},
        {"width": 0},
        {"height": -3},
        {"scale": 0},
        {"angle": math.nan},
        {"opacity": 1.5},
        {"opacity": math.nan},
    ],
    ids=repr,
)
def test_a_tile_at_no_place_is_refused(change):
    with pytest.raises(ValueError, match=f"Tile 'c4' has {next(iter(change))}"):
        check(picture(tile("c4", **change)))


@pytest.mark.parametrize(
    "change", [{"width": 0}, {"height": math.nan}, {"background": "green"}], ids=repr
)
def test_a_picture_of_no_size_or_color_is_refused(change):
    with pytest.raises(ValueError, match=f"The picture has {next(iter(change))}"):
        check(picture(**change))


def test_two_tiles_of_one_name_are_refused():
    with pytest.raises(ValueError, match="Two tiles are called 'c4'"):
        check(picture(tile("c4"), tile("c4", x=200)))


def test_a_fault_is_found_each_time():
    bad = picture(tile("c4", (Circle(5, 5, -1, RED),)))
    for _ in range(2):
        with pytest.raises(ValueError, match="has radius -1"):
            check(bad)
