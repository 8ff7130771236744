"""The pen for the live table: what it sends, and how little."""

import math
import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as some
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER

from gold_widgets.canvas import palette
from gold_widgets.canvas.painter import Painter
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from tests.canvas.conftest import open_window, read
from tests.canvas.pictures import BACK, FACE, MAP, picture, table, tile

RED = "#ff0000"


def drawn(sent, *shapes, **changes):
    """The commands that draw shapes, without those that select the canvas and erase it."""
    painter = Painter(640, 720)
    painter.show(picture(tile(shapes=shapes, **changes)))
    painter.close()
    names = sent[-1].names
    return sent[-1].commands[names.index("setTransform") + 1 :]


# --- what is sent


def test_a_first_picture_is_drawn_whole_in_one_message(painter, sent):
    painter.show(table())
    [message] = sent
    assert message.names[:4] == ["switchCanvas", "resetTransform", "set", "fillRect"]
    assert message.arguments("switchCanvas") == [[f"IPY_MODEL_{painter.canvas.model_id}"]]
    assert message.arguments("fillRect")[0] == [0, 0, 1280, 1440]
    assert message.settings[0] == ("fill_style", palette.FELT)
    assert len(message.arguments("setTransform")) == 64


def test_a_changed_card_is_erased_and_drawn_and_no_other(update):
    [message] = update(table(), table({"c4": FACE}))
    assert message.names[:5] == [
        "switchCanvas",
        "resetTransform",
        "set",
        "fillRect",
        "setTransform",
    ]
    # From 200 - 70 / 2 to 200 + 70 / 2 at two pixels each, and a pixel more on every side.
    assert message.arguments("fillRect")[0] == [329, 548, 142, 165]
    assert message.arguments("setTransform") == [[1.4, 0, 0, 1.4, 330, 549]]


def test_the_same_picture_again_sends_nothing(update):
    assert update(table({"c4": FACE}), table({"c4": FACE})) == []


def test_a_card_that_is_gone_is_only_erased(update):
    [message] = update(table(), table({"c4": None}))
    assert message.names == ["switchCanvas", "resetTransform", "set", "fillRect"]


def test_a_card_that_appears_is_only_drawn(update):
    [message] = update(table({"c4": None}), table())
    assert message.names[:2] == ["switchCanvas", "setTransform"]
    assert len(message.arguments("setTransform")) == 1


def test_cards_that_change_places_are_both_erased_before_either_is_drawn(update):
    first, second = tile("a1"), tile("b1", FACE, x=120)
    swapped = picture(first._replace(x=120), second._replace(x=40))
    [message] = update(picture(first, second), swapped)
    start = message.names.index("setTransform")
    assert message.names[:start].count("fillRect") == 2
    assert message.names.count("setTransform") == 2


def test_a_turned_card_is_erased_as_it_lies_without_mixing_colors(update):
    [message] = update(picture(tile(angle=10)), picture(tile(shapes=FACE, angle=10)))
    assert message.names[:9] == [
        "switchCanvas", "setTransform", "set", "save", "set", "fillRect", "set", "fillRect",
        "restore",
    ]  # fmt: skip
    assert message.arguments("fillRect")[:2] == [[-2, -2, 144, 166.4]] * 2
    modes = [value for name, value in message.settings if name == "global_composite_operation"]
    assert modes == ["lighten", "darken"]
    turn = [math.cos(math.radians(10)), math.sin(math.radians(10))]
    for_pixels, for_units = message.arguments("setTransform")
    assert for_pixels[:2] == pytest.approx(turn, abs=1e-3)
    assert for_units[:2] == pytest.approx([1.4 * part for part in turn], abs=1e-3)


def test_another_background_draws_everything(update):
    [message] = update(table(), table()._replace(background=palette.PAPER))
    assert len(message.arguments("setTransform")) == 64


def test_another_size_fits_the_canvas_and_draws_everything(painter, update):
    [message] = update(table(), table()._replace(width=700, height=730))
    assert (painter.canvas.width, painter.canvas.height) == (1400, 1460)
    assert len(message.arguments("setTransform")) == 64


def test_tiles_in_another_order_are_not_drawn_again(update):
    tiles = table({"c4": FACE}).tiles
    assert update(picture(*tiles), picture(*tiles[5:], *tiles[:5])) == []


def test_a_tile_that_comes_between_others_is_drawn_alone(update):
    tiles = table({"c4": FACE}).tiles
    [message] = update(picture(*tiles[:20], *tiles[21:]), picture(*tiles))
    assert len(message.arguments("setTransform")) == 1
    assert len(update(picture(*tiles), picture(*tiles[1:]))) == 1


def test_a_picture_too_large_to_be_drawn_finely_is_drawn_whole_each_time(update):
    # With less than a pixel for a unit, tiles would be erased with parts of others.
    before, after = (table(faces)._replace(width=5000, height=5000) for faces in ({}, {"c4": FACE}))
    [message] = update(before, after)
    assert len(message.arguments("setTransform")) == 64


@given(some.data())
def test_exactly_the_cards_that_differ_are_drawn(data):
    keys = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    faces = some.dictionaries(some.sampled_from(keys), some.sampled_from([FACE, BACK, None]))
    before, after = (table(data.draw(faces)) for _ in range(2))
    painter = Painter(640, 720)
    messages = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_CANVAS_MANAGER, "send", lambda _, buffers: messages.append(read(buffers[0])))
        painter.show(before)
        messages.clear()
        painter.show(after)
    painter.close()
    old, new = ({tile.key: tile for tile in each.tiles} for each in (before, after))
    changed = [tile for key, tile in new.items() if old.get(key) != tile]
    erased = [tile for key, tile in old.items() if new.get(key) != tile]
    assert len(messages) == bool(changed or erased)
    for message in messages:
        assert sorted(message.arguments("setTransform")) == sorted(
            [1.4, 0, 0, 1.4, round(2 * tile.x - 70), round(2 * tile.y - 81.2)] for tile in changed
        )
        over_felt = [args for args in message.arguments("fillRect") if args[2:] == [142, 165]]
        assert len(over_felt) == len(erased)


# --- how much is sent


def test_one_changed_card_costs_less_than_900_bytes(update):
    [message] = update(table(), table({"c4": FACE}))
    assert len(FACE) >= 15
    assert len(message.data) < 900


def test_one_changed_turned_card_costs_little_more(update):
    [message] = update(table(turned=True), table({"c4": FACE}, turned=True))
    assert len(message.data) < 1020


@pytest.mark.parametrize(("turned", "most"), [(False, 120), (True, 270)], ids=["rows", "turned"])
def test_one_changed_card_that_was_prepared_costs_next_to_nothing(painter, update, turned, most):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    [message] = update(table(turned=turned), table({"c4": FACE}, turned=turned))
    assert len(message.data) < most


def calls(act):
    """How many Python functions are called."""
    count = 0

    def note(_frame, event, _argument):
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("ground", [(), MAP], ids=["plain", "map"])
@pytest.mark.parametrize("turned", [False, True], ids=["rows", "turned"])
def test_to_show_a_changed_card_takes_few_calls_however_many_others_stay(painter, turned, ground):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    counts = []
    for cards in (16, 64):
        before, after = (
            table(faces, turned=turned)._replace(ground=ground) for faces in ({}, {"c2": FACE})
        )
        before, after = (each._replace(tiles=each.tiles[:cards]) for each in (before, after))
        for seen in (before, after, before):
            painter.show(seen)
        counts.append(calls(lambda seen=after: painter.show(seen)))
    assert counts[0] == counts[1] <= 80


def test_ipycanvas_would_have_sent_much_more(sent, update):
    [message] = update(picture(tile(shapes=())), picture(tile(shapes=FACE[1:])))
    canvas = Canvas()
    with hold_canvas():
        for shape in FACE[1:]:
            if isinstance(shape, Circle):
                canvas.fill_style = shape.fill
                canvas.fill_circle(*shape[:3])
            elif isinstance(shape, Path):
                canvas.stroke_style, canvas.line_width = shape.stroke, shape.line
                canvas.begin_path()
                for letter, numbers in shape.moves:
                    draw = {"M": "move_to", "L": "line_to", "Q": "quadratic_curve_to"}[letter]
                    getattr(canvas, draw)(*numbers)
                canvas.stroke()
            else:
                canvas.fill_style, canvas.font = shape.fill, f"bold {shape.size}px sans-serif"
                canvas.fill_text(shape.text, shape.x, shape.y)
    assert len(sent[-1].data) > 1.4 * len(message.data)


def test_nothing_is_set_twice(update):
    for message in update(table(), table({"c4": FACE, "d4": FACE})):
        last = {}
        for name, value in message.settings:
            assert last.get(name) != value
            last[name] = value


def test_a_line_is_one_command(sent):
    commands = drawn(sent, Path("M 2 2 L 30 40", "", RED, 3))
    assert [name for name, _ in commands] == ["set", "set", "set", "strokeLine"]
    assert commands[-1][1] == [2, 2, 30, 40]


def test_a_path_is_drawn_step_by_step(sent):
    commands = drawn(sent, Path("M 1 2 L 3 4 Q 5 6 7 8 C 9 9 8 8 7 7 Z", RED))
    assert commands == [
        ("beginPath", []),
        ("moveTo", [1, 2]),
        ("lineTo", [3, 4]),
        ("quadraticCurveTo", [5, 6, 7, 8]),
        ("bezierCurveTo", [9, 9, 8, 8, 7, 7]),
        ("set", [0, "#f00"]),
        ("fill", []),
    ]


def test_a_path_with_a_line_is_closed_where_it_says_so(sent):
    assert ("closePath", []) in drawn(sent, Path("M 1 2 L 3 4 L 5 2 Z", RED, "#0000ff", 1))


def test_round_corners_are_a_thick_line_around_what_they_leave_free(sent):
    commands = drawn(sent, Rect(10, 20, 30, 40, RED, 5))
    assert ("set", [8, 10]) in commands
    assert [command for command in commands if command[0] != "set"] == [
        ("strokeRect", [15, 25, 20, 30]),
        ("fillRect", [15, 25, 20, 30]),
    ]


@pytest.mark.parametrize(
    "rect",
    [
        Rect(10, 20, 30, 40, "", 5, RED, 2),
        Rect(10, 20, 30, 40, RED, 15),
        Rect(10, 20, 30, 40, RED, 99),
        Rect(10, 20, 30, 40, RED, 3, "#0000ff", 8),
    ],
    ids=repr,
)
def test_round_corners_that_leave_nothing_free_are_a_path(sent, rect):
    commands = drawn(sent, rect)
    assert [name for name, _ in commands].count("arcTo") == 4
    assert all(args[4] <= 15 for name, args in commands if name == "arcTo")


def test_a_faint_tile_is_drawn_in_colors_mixed_with_the_background(sent):
    commands = drawn(sent, Circle(9, 9, 5, "#ffffff"), Text(9, 9, "a", 9, RED), opacity=0.5)
    fills = [args[1] for name, args in commands if name == "set" and args[0] == 0]
    assert fills == [palette.mix("#ffffff", palette.FELT, 0.5), palette.mix(RED, palette.FELT, 0.5)]


def test_text_may_be_squeezed(sent):
    assert drawn(sent, Text(50, 50, "a", 10, RED))[-1] == ("fillText", ["a", 50, 53.6])
    assert drawn(sent, Text(50, 50, "a", 10, RED, most=40))[-1][1][3:] == [40]


@given(some.text(some.characters(codec=None, exclude_categories=()), max_size=20))
def test_any_text_travels(text):
    messages = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_CANVAS_MANAGER, "send", lambda _, buffers: messages.append(read(buffers[0])))
        painter = Painter(640, 720)
        painter.show(picture(tile(shapes=(Text(50, 50, text, 12, RED),))))
        painter.close()
    [[received, *_]] = messages[0].arguments("fillText")
    assert received == re.sub(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]", "\ufffd", text)


# --- what is copied


def test_cards_that_were_prepared_are_drawn_once_and_copied_from_there(painter, sent):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    assert sent == []
    painter.show(table({"c4": FACE}))
    sheet, message = sent
    assert sheet.arguments("switchCanvas") != message.arguments("switchCanvas")
    assert len(sheet.arguments("setTransform")) == 2
    assert len(message.arguments("drawImage")) == 64
    assert "setTransform" not in message.names


def test_a_copy_in_rows_hides_what_was_there(painter, update):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    [message] = update(table(), table({"c4": FACE}))
    assert message.names == [
        "switchCanvas", "resetTransform", "save", "beginPath", "rect", "clip", "drawImage",
        "restore",
    ]  # fmt: skip
    # The corner of the card is at 330, 549; one pixel around it is copied along.
    assert message.arguments("rect") == [[329, 548, 142, 165]]


def test_a_turned_copy_is_put_where_the_tile_was_erased(painter, update):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    [message] = update(picture(tile(angle=10)), picture(tile(shapes=FACE, angle=10)))
    assert message.names.index("drawImage") > message.names.index("fillRect")
    assert len(message.arguments("setTransform")) == 1


def test_what_was_not_prepared_is_drawn(painter, update):
    painter.prepare([tile()])
    [message] = update(table(), table({"c4": FACE}))
    assert "drawImage" not in message.names
    assert message.names[:5] == [
        "switchCanvas", "resetTransform", "set", "fillRect", "setTransform",
    ]  # fmt: skip


def test_a_tile_that_is_turned_later_is_drawn(painter, update):
    painter.prepare([tile()])
    [message] = update(picture(tile()), picture(tile(angle=5)))
    assert "drawImage" not in message.names


def test_what_is_prepared_later_comes_with_the_next_picture(painter, sent):
    open_window(painter)
    painter.show(table())
    painter.prepare([tile()])
    sent.clear()
    painter.show(table())
    assert ["drawImage" in message.names for message in sent] == [False, True]


def test_a_window_that_opens_is_sent_all_that_was_prepared(painter, sent):
    painter.prepare([tile(), tile(shapes=FACE)])
    painter.show(table())
    for _ in range(2):
        sent.clear()
        open_window(painter)
        sheet, message = sent
        assert len(sheet.arguments("setTransform")) == 2
        assert len(message.arguments("drawImage")) == 64


def test_before_a_window_opens_nothing_is_sent_that_it_does_not_need(painter, sent):
    painter.prepare([tile(), tile(shapes=FACE)])
    painter.show(table())
    [message] = sent
    assert len(message.arguments("setTransform")) == 64
    assert "drawImage" not in message.names


def test_once_a_window_is_open_what_is_prepared_is_sent_at_once(painter, sent):
    open_window(painter)
    painter.prepare([tile(), tile(shapes=FACE)])
    painter.show(table())
    assert len(sent[0].arguments("setTransform")) == 2


def test_a_bad_tile_is_not_prepared(painter):
    with pytest.raises(ValueError, match="has radius -1"):
        painter.prepare([tile(), tile(shapes=(Circle(9, 9, -1, RED),))])


# --- what goes wrong


@pytest.mark.parametrize(
    "shape",
    [Circle(9, 9, math.nan, RED), Circle(9, 9, -1, RED), Circle(9, 9, 1, "reddish")],
    ids=repr,
)
def test_a_bad_shape_is_refused_before_anything_is_sent(painter, sent, shape):
    painter.show(table())
    sent.clear()
    with pytest.raises(ValueError, match="Tile 'c4'"):
        painter.show(table({"b4": FACE, "c4": (shape,)}))
    assert sent == []
    painter.show(table({"b4": FACE}))
    [message] = sent
    assert len(message.arguments("setTransform")) == 1


def test_after_sending_failed_everything_is_drawn_again(painter, sent, monkeypatch):
    painter.show(table())

    def fail(*_):
        raise OSError("no way out")

    with monkeypatch.context() as patch:
        patch.setattr(_CANVAS_MANAGER, "send", fail)
        with pytest.raises(OSError, match="no way out"):
            painter.show(table({"c4": FACE}))
    assert not _CANVAS_MANAGER._caching
    assert not _CANVAS_MANAGER._commands_cache
    sent.clear()
    painter.show(table({"c4": FACE}))
    [message] = sent
    assert len(message.arguments("setTransform")) == 64


def test_what_others_hold_back_is_drawn_first_and_on_their_own_canvas(painter, sent):
    canvas = Canvas()
    canvas.fill_rect(0, 0, 1)
    sent.clear()
    with hold_canvas():
        canvas.fill_rect(0, 0, 2)
        painter.show(table())
        canvas.fill_rect(0, 0, 3)
    theirs, ours, theirs_again = sent
    assert theirs.names == ["fillRect"]
    assert ours.arguments("switchCanvas") == [[f"IPY_MODEL_{painter.canvas.model_id}"]]
    assert theirs_again.names == ["switchCanvas", "fillRect"]
