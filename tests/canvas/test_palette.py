"""Colors that people who see few colors tell apart, and inks that are read on them."""

from itertools import combinations

import pytest

from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from tests.canvas.pictures import picture

# What the eye makes of a color, by Machado, Oliveira and Fernandes (2009), at full severity.
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
OKABE_ITO = {
    "red": "#d55e00",
    "blue": "#0072b2",
    "green": "#009e73",
    "yellow": "#f0e442",
    "purple": "#cc79a7",
}


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def light(color):
    """The share of each primary that a screen really shines with."""
    parts = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(color, sight):
    seen = [min(max(part, 0), 1) for part in times(SIGHT[sight], light(color))]
    x, y, z = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (a / b for a, b in zip(times(XYZ, seen), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first, second, sight):
    pairs = zip(lab(first, sight), lab(second, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def closest(colors, sight):
    return min(distance(a, b, sight) for a, b in combinations(colors.values(), 2))


def test_white_is_white():
    assert lab("#ffffff", "full") == pytest.approx((100, 0, 0), abs=0.01)


def test_red_and_green_of_one_lightness_look_alike_to_many():
    assert distance("#c05040", "#7f7f30", "full") > 35
    assert distance("#c05040", "#7f7f30", "deuteranopia") < 12


@pytest.mark.parametrize("sight", SIGHT)
def test_any_two_colors_are_told_apart(sight):
    assert closest(palette.BRIGHT, sight) >= 30


def test_they_are_told_apart_better_than_the_palette_everybody_uses():
    assert min(closest(OKABE_ITO, sight) for sight in SIGHT) < 20


@pytest.mark.parametrize("name", palette.BRIGHT)
def test_text_is_read_on_every_color(name):
    color = palette.BRIGHT[name]
    assert palette.contrast(palette.ink(color), color) >= 4.5


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (palette.FELT_INK, palette.FELT),
        (palette.PAPER_INK, palette.PAPER),
        (palette.GOLD_DARK, palette.PAPER),
        (palette.DARK, palette.GOLD),
        (palette.BACK_LINE, palette.BACK),
        (palette.LIGHT, palette.FELT),
    ],
)
def test_text_is_read_on_felt_and_paper(text, ground):
    assert palette.contrast(text, ground) >= 4.5


@pytest.mark.parametrize("page", ["#ffffff", "#111111"], ids=["light", "dark"])
def test_the_felt_stands_out_from_the_page_in_both_themes(page):
    assert palette.contrast(palette.FELT, page) >= 2


@pytest.mark.parametrize(
    "name", [name for name in vars(palette) if name.isupper() and name != "BRIGHT"]
)
def test_every_color_can_be_drawn(name):
    check(picture(background=getattr(palette, name)))


@pytest.mark.parametrize("share", [-0.1, 1.1, float("nan")])
def test_no_more_than_all_of_a_color_is_mixed(share):
    with pytest.raises(ValueError, match="between 0 and 1"):
        palette.mix(palette.RED, palette.BLUE, share)
