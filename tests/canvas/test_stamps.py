"""Where tiles lie on the sheet that they are copied from."""

from itertools import combinations

import pytest

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle
from gold_widgets.canvas.stamps import Sheet
from tests.canvas.pictures import BACK, FACE, tile

DOTS = [tile(shapes=(Circle(50, 50, radius, palette.RED),)) for radius in range(1, 27)]


def sheet(*tiles, solid=True, zoom=2):
    return Sheet(tiles, palette.FELT, zoom, solid=solid)


def test_every_look_has_a_place_wherever_its_tile_is():
    stamps = sheet(tile(), tile(shapes=FACE))
    assert len(stamps.places) == 2
    assert stamps.place(tile("h8", x=600, y=700)) == stamps.place(tile())
    assert stamps.place(tile(shapes=FACE)) != stamps.place(tile())


@pytest.mark.parametrize(
    "change", [{"scale": 0.71}, {"opacity": 0.5}, {"width": 101}, {"shapes": FACE[:3]}], ids=repr
)
def test_another_look_has_no_place(change):
    assert sheet(tile()).place(tile(**change)) is None


def test_a_tile_that_begins_like_another_is_copied_up_to_there():
    stamps = sheet(tile(), tile(shapes=FACE), tile(shapes=FACE[:1]))
    ring = Circle(50, 50, 40, stroke=palette.RED, line=4)
    assert stamps.base(tile("b2", shapes=FACE)) == (stamps.place(tile(shapes=FACE)), len(FACE))
    assert stamps.base(tile("b2", shapes=(*FACE, ring))) == stamps.base(tile(shapes=FACE))
    short = stamps.place(tile(shapes=FACE[:1]))
    assert stamps.base(tile(shapes=(*FACE[:1], ring))) == (short, 1)
    assert stamps.base(tile(shapes=(ring, *FACE))) is None
    assert stamps.base(tile(shapes=(*FACE, ring), scale=2)) is None
    assert stamps.base(tile(shapes=(*FACE, ring), opacity=0.5)) is None, "it is faded as a whole"


def test_two_tiles_that_look_alike_have_one_place():
    assert len(sheet(tile("a1"), tile("b1", x=200, angle=9)).places) == 1


def test_a_solid_copy_is_never_turned():
    assert sheet(tile(), solid=True).place(tile(angle=9)) is None
    assert sheet(tile(), solid=False).place(tile(angle=9)) is not None


def test_places_keep_a_pixel_around_each_and_lie_on_the_sheet():
    stamps = sheet(*DOTS)
    assert len(stamps.places) == 26
    for x, y in stamps.places.values():
        assert 1 <= x <= stamps.width - 141
        assert 1 <= y <= stamps.height - 164
    for (x, y), (other_x, other_y) in combinations(stamps.places.values(), 2):
        assert abs(x - other_x) >= 142 or abs(y - other_y) >= 165


def test_a_sheet_is_about_as_high_as_wide():
    stamps = sheet(*DOTS)
    assert 0.6 < stamps.width / stamps.height < 1.6


def test_too_many_tiles_are_not_kept():
    stamps = sheet(*(dot._replace(scale=10) for dot in DOTS))
    assert stamps.places == {}
    assert (stamps.width, stamps.height) == (1, 1)


def test_an_empty_tile_needs_no_place():
    assert sheet(tile(shapes=())).places == {}


@pytest.mark.parametrize(("solid", "ground"), [(True, "[41],[42,[0,"), (False, "[41],[43]")])
def test_tiles_lie_on_the_background_or_on_nothing(solid, ground):
    assert str(sheet(tile(shapes=BACK), solid=solid).message()).startswith(ground)
