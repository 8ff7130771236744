"""The pen for paper: short, the same each time, and safe to show anywhere."""

import re
from pathlib import Path as File
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from gold_widgets.canvas.svg import svg
from tests.canvas.pictures import BACK, FACE, picture, table, tile
from tests.golden import check

GOLDEN = File(__file__).parent / "golden"
SVG = "{http://www.w3.org/2000/svg}"
RED = "#ff0000"


def drawn(*shapes):
    """What is drawn of shapes, as XML elements."""
    root = ElementTree.fromstring(svg(picture(tile(shapes=shapes))))
    return list(root.find(f"{SVG}g"))


def test_a_picture_reads_like_its_golden_file():
    cards = (
        tile("a1"),
        tile("b1", x=120),
        tile("c1", x=200, angle=-8),
        tile("d1", FACE, x=280),
        tile("e1", (), x=360),
        tile("f1", FACE[:2], x=440, opacity=0.35),
    )
    check(GOLDEN / "cards.svg", svg(picture(*cards, width=480, height=90), "Six cards & <more>"))


def test_a_picture_is_the_same_each_time():
    assert svg(table({"c4": FACE})) == svg(table({"c4": FACE}))


def test_a_table_is_short():
    assert len(svg(table(turned=True))) < 7_000


def test_tiles_that_look_alike_share_one_drawing():
    root = ElementTree.fromstring(svg(table({"c4": FACE})))
    [shared] = root.find(f"{SVG}defs")
    uses = root.findall(f"{SVG}use")
    assert len(uses) == 63
    assert {use.get("href") for use in uses} == {f"#{shared.get('id')}"}


def test_nothing_is_shared_that_would_grow_by_it():
    dot = (Circle(5, 5, 1, RED),)
    assert "<use" not in svg(picture(tile("a1", dot), tile("b1", dot, x=200)))


def test_a_shared_drawing_has_the_same_name_in_every_picture_and_no_other_has_it():
    alone, with_face = svg(table()), svg(table(dict.fromkeys(["a1", "b1", "c1"], FACE)))
    [back] = re.findall('<g id="(.*?)"', alone)
    names = re.findall('<g id="(.*?)"', with_face)
    assert back in names
    assert len(set(names)) == 2


def test_it_has_a_title_and_is_one_image_to_a_screen_reader():
    root = ElementTree.fromstring(svg(picture(), "A table"))
    assert root.get("role") == "img"
    assert [root[0].tag, root[0].text] == [f"{SVG}title", "A table"]


def test_no_title_is_no_title():
    assert "<title" not in svg(picture())


@given(some.text(some.characters(codec=None, exclude_categories=())))
def test_any_text_is_shown_as_text(text):
    root = ElementTree.fromstring(
        svg(picture(tile(shapes=(Text(50, 50, text, 12, RED),))), text).encode()
    )
    [element] = root.iter(f"{SVG}text")
    unwritable = r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]"
    assert (element.text or "") == re.sub(unwritable, "\ufffd", text)
    assert not list(element)


def test_a_script_in_a_name_is_text():
    text = svg(picture(tile(shapes=(Text(50, 50, "<script>x</script>", 12, RED),))), "<b>")
    assert "<script" not in text
    assert "<b>" not in text


def test_it_needs_nothing_from_elsewhere():
    text = svg(table({"c4": FACE}, turned=True), "A table")
    addresses = set(re.findall(r"https?://[^\"]*", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"class=|<style|<script|<foreignObject|<image|on\w+=|url\(", text)


def test_colors_and_numbers_are_short():
    [rect] = drawn(Rect(1.0, 2.504, 3, 4, "#ffaa00", 9))
    assert rect.attrib == {
        "x": "1", "y": "2.5", "width": "3", "height": "4", "rx": "1.5", "fill": "#fa0",
    }  # fmt: skip
    [path] = drawn(Path("M 1.10 2 L 30.0 40 Z", "", RED, 2))
    assert path.attrib == {"d": "M1.1 2L30 40Z", "stroke": "#f00", "stroke-width": "2"}


def test_text_stands_where_the_canvas_puts_it():
    [text] = drawn(Text(50, 60, "4", 10, RED))
    assert (text.get("x"), text.get("y")) == ("50", "63.6")


@pytest.mark.parametrize(("text", "squeezed"), [("Al", False), ("Alexandra the Great", True)])
def test_only_a_text_that_is_too_wide_is_squeezed(text, squeezed):
    [element] = drawn(Text(50, 60, text, 10, RED, most=50))
    assert element.get("textLength") == ("50" if squeezed else None)


@pytest.mark.parametrize(("align", "anchor"), [("left", "start"), ("right", "end")])
def test_text_is_aligned(align, anchor):
    [element] = drawn(Text(50, 60, "Al", 10, RED, align=align))
    assert element.get("text-anchor") == anchor


def test_a_turned_tile_keeps_its_middle():
    text = svg(picture(tile(shapes=BACK, x=300, y=200, angle=30)))
    a, b, c, d, e, f = map(float, re.search(r"matrix\((.*?)\)", text)[1].split())
    assert (a * 50 + c * 58 + e, b * 50 + d * 58 + f) == pytest.approx((300, 200), abs=0.05)


def test_a_bad_picture_is_refused():
    with pytest.raises(ValueError, match="Tile 'a1'"):
        svg(picture(tile(shapes=(Circle(5, 5, -1, RED),))))
