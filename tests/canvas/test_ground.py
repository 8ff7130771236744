"""A ground below the tiles: drawn once, out of sight, and copied wherever a tile is erased."""

import pytest

from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.painter import Painter
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from gold_widgets.canvas.svg import svg
from tests.canvas.conftest import open_window
from tests.canvas.pictures import BACK, FACE, MAP, picture, table, tile

RED = "#ff0000"
COPY = ["save", "beginPath", "rect", "clip", "drawImage", "restore"]


def on_map(*tiles, **changes):
    return picture(*tiles, ground=MAP, **changes)


def name(layer):
    return f"IPY_MODEL_{layer.canvas.model_id}"


# --- where it is drawn


def test_the_first_picture_is_drawn_straight_so_that_it_is_seen_soon(painter, sent):
    painter.show(on_map(tile()))
    [message] = sent
    assert painter._ground.canvas is None
    assert message.arguments("switchCanvas") == [[name(painter)]]
    assert message.arguments("fillRect")[0] == [0, 0, 1280, 1440]
    assert message.arguments("setTransform")[0] == [2, 0, 0, 2, 0, 0]
    assert message.arguments("fillText")[0][0] == "Titan"
    assert "drawImage" not in message.names


def test_whatever_follows_a_picture_that_was_drawn_straight_has_a_ground_to_copy(painter, sent):
    painter.show(on_map(tile()))
    sent.clear()
    painter.show(on_map())
    ground, message = sent
    assert "Titan" in str(ground.commands)
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]]


def test_a_first_picture_with_a_faint_tile_has_a_ground_to_fade_it_with(painter, sent):
    painter.show(on_map(tile(opacity=0.5)))
    ground, message = sent
    assert "Titan" in str(ground.commands)
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]] * 2


def test_a_ground_is_drawn_on_a_canvas_of_its_own_and_copied_from_there(painter, sent):
    painter.show(on_map(tile()))
    sent.clear()
    painter.redraw()
    ground, message = sent
    assert ground.arguments("switchCanvas") == [[name(painter._ground)]]
    assert ground.arguments("fillRect")[0] == [0, 0, 1280, 1440]
    assert ground.arguments("setTransform") == [[2, 0, 0, 2, 0, 0]]
    assert ground.arguments("fillText")[0][0] == "Titan"
    assert message.names[:3] == ["switchCanvas", "resetTransform", "drawImage"]
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]]
    assert "Titan" not in str(message.commands)


def test_a_ground_has_just_as_many_pixels_as_the_canvas(painter, sent):
    painter.show(on_map())
    for pixels in (1280, 900, 1333):
        open_window(painter, pixels)
        ground = painter._ground.canvas
        assert (ground.width, ground.height) == (painter.canvas.width, painter.canvas.height)
        assert ground.width == pixels
    scale = sent[-2].arguments("setTransform")[0]
    assert scale == pytest.approx([1333 / 640, 0, 0, 1333 / 640, 0, 0], abs=1e-6)


def test_a_ground_is_drawn_once(update):
    for after in (on_map(tile(x=400)), on_map(tile(shapes=FACE)), on_map()):
        [message] = update(on_map(tile()), after)
        assert "fillText" not in message.names or "Titan" not in str(message.commands)


def test_every_window_is_sent_the_ground(painter, sent):
    painter.show(on_map(tile()))
    for window in ("first", "second"):
        sent.clear()
        painter.meet(window, 1280, is_new=True)
        assert "Titan" in str(sent[0].commands)
        assert len(sent) == 2


@pytest.mark.parametrize("ground", [MAP[:2], (), (*MAP[1:], MAP[0])], ids=["less", "none", "order"])
def test_another_ground_draws_everything(update, ground):
    *_, message = update(table()._replace(ground=MAP), table()._replace(ground=ground))
    assert len(message.arguments("setTransform")) == 64


def test_a_picture_without_a_ground_makes_no_canvas_for_it_and_leaves_it_no_pixels(painter):
    painter.show(table())
    assert painter._ground.canvas is None
    painter.show(on_map())
    painter.show(table())
    assert (painter._ground.canvas.width, painter._ground.canvas.height) == (1, 1)


# --- what is copied from it


def test_a_card_that_is_gone_is_covered_with_the_ground(painter, update):
    [message] = update(on_map(tile()), on_map())
    assert message.names == ["switchCanvas", "resetTransform", *COPY]
    # From 40 - 70 / 2 at two pixels each, and a pixel more on every side.
    assert message.arguments("rect") == [[9, 8, 142, 165]]
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]]


def test_a_turned_card_is_covered_as_it_lies_without_mixing_colors(painter, update):
    [message] = update(on_map(tile(angle=10)), on_map())
    assert message.names == [
        "switchCanvas", "setTransform", "save", "beginPath", "rect", "clip", "resetTransform",
        "set", "drawImage", "set", "drawImage", "restore",
    ]  # fmt: skip
    assert message.arguments("rect") == [[-2, -2, 144, 166.4]]
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]] * 2
    modes = [value for name, value in message.settings if name == "global_composite_operation"]
    assert modes == ["lighten", "darken"]


def test_a_card_that_moves_is_covered_where_it_was_before_it_is_drawn(update):
    [message] = update(on_map(tile()), on_map(tile(x=400)))
    assert message.names[:9] == ["switchCanvas", "resetTransform", *COPY, "setTransform"]
    assert message.arguments("rect") == [[9, 8, 142, 165]]


@pytest.mark.parametrize("angle", [0, 10])
def test_a_stamp_on_a_ground_lies_on_nothing_and_hides_nothing(painter, update, angle):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    [message] = update(on_map(tile(angle=angle)), on_map(tile(shapes=FACE, angle=angle)))
    copied = [canvas for canvas, *_ in message.arguments("drawImage")]
    assert copied[-1] == name(painter._stamps)
    assert set(copied[:-1]) == {name(painter._ground)}
    assert not painter._sheet.solid


def test_one_changed_card_on_a_ground_still_costs_next_to_nothing(painter, update):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    before, after = table()._replace(ground=MAP), table({"c4": FACE})._replace(ground=MAP)
    [message] = update(before, after)
    assert len(message.data) < 220


# --- faint tiles


def test_a_faint_tile_on_a_ground_is_drawn_in_full_and_the_ground_laid_thinly_over_it(
    painter, update
):
    faint = tile(shapes=(Circle(50, 50, 40, "#ffffff"), Text(50, 50, "a", 9, RED)), opacity=0.3)
    [message] = update(on_map(), on_map(faint))
    fills = [value for setting, value in message.settings if setting == "fill_style"]
    assert fills == ["#fff", "#f00"]
    assert ("global_alpha", 0.7) in message.settings
    end = message.names.index("fillText") + 1
    assert message.names[end:] == [
        "resetTransform", "save", "beginPath", "rect", "clip", "resetTransform", "set",
        "drawImage", "restore",
    ]  # fmt: skip
    assert message.arguments("drawImage") == [[name(painter._ground), 0, 0]]


def test_one_stamp_serves_tiles_however_faint_they_are(painter, update):
    open_window(painter)
    painter.prepare([tile(), tile(opacity=0.5)])
    [message] = update(on_map(), on_map(tile(opacity=0.2), tile("b1", x=200)))
    assert len(painter._sheet.places) == 1
    copied = [canvas for canvas, *_ in message.arguments("drawImage")]
    stamps, ground = name(painter._stamps), name(painter._ground)
    assert copied == [stamps, ground, stamps]
    assert [value for setting, value in message.settings if setting == "global_alpha"] == [0.8]


def test_on_a_plain_background_nothing_is_copied_to_make_a_tile_faint(update):
    [message] = update(picture(), picture(tile(shapes=(Circle(50, 50, 9, RED),), opacity=0.5)))
    assert "drawImage" not in message.names
    assert ("fill_style", palette.mix(RED, palette.FELT, 0.5)) in message.settings


# --- what is refused


@pytest.mark.parametrize(
    ("shape", "wrong"),
    [
        (Circle(50, 50, -1, RED), "has radius -1"),
        (Path("M 1 1 L nan 2", RED), "cannot be read"),
        (Rect(0, 0, 1, 1, "red"), "a color is written like"),
        (Rect(600, 0, 50, 50, RED), "outside the picture of 640 by 720"),
        (Circle(5, 50, 9, RED), "outside the picture of 640 by 720"),
        (None, "is not a Rect, Circle, Path or Text"),
    ],
    ids=repr,
)
def test_a_ground_that_is_not_fit_to_be_drawn_is_refused(painter, sent, shape, wrong):
    painter.show(on_map())
    sent.clear()
    with pytest.raises(ValueError, match=f"The ground: .*{wrong}"):
        painter.show(picture(ground=(*MAP, shape)))
    assert sent == []


def test_a_ground_that_a_smaller_picture_has_no_room_for_is_refused():
    whole = on_map()
    check(whole)
    with pytest.raises(ValueError, match="outside the picture of 500 by 720"):
        check(whole._replace(width=500), whole)


# --- on paper


def test_on_paper_the_ground_lies_between_the_background_and_the_tiles():
    lines = svg(on_map(tile(shapes=BACK))).splitlines()
    background, ground, card = lines[-4:-1]
    assert background.startswith('<path d="M0 0H640V720H0Z"')
    assert ground.count("<path") == 3
    assert ">Titan</text>" in ground
    assert card.startswith("<g transform=")


def test_a_painter_of_a_ground_that_is_closed_leaves_it_no_pixels(sent):
    painter = Painter(640, 720)
    painter.show(on_map())
    painter.redraw()
    painter.close()
    assert (painter._ground.canvas.width, painter._ground.canvas.comm) == (1, None)
