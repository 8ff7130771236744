"""Where things lie on the table of Klondike Rush."""

import copy

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.canvas.checks import check
from gold_widgets.tables.klondike_rush.arrangement import WIDTH, path_numbers, places
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_lies_on_the_picture(players):
    at = places(klondike.deal(players, seed=1).setup)
    boxes = [at.space_box(space) for space in range(len(at.spaces))]
    boxes += [at.strip(seat) for seat in range(players)] + [at.tray, at.order_box(0, 1)]
    for left, top, width, height in boxes:
        assert left >= 0
        assert top >= 0
        assert left + width <= WIDTH == at.width
        assert top + height <= at.height


def test_spaces_can_be_pressed_apart_and_wide_enough_for_a_thumb():
    at = places(klondike.deal(3, seed=1).setup)
    boxes = [at.space_box(space) for space in range(len(at.spaces))]
    assert at.reach >= 60
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            apart = max(abs(one.left - other.left), abs(one.top - other.top))
            assert apart >= at.reach - 0.01


def test_every_path_has_room_for_a_price_that_changes():
    at = places(klondike.deal(3, seed=1).setup)
    assert len(at.badges) == len(klondike.DATA.paths) == len(path_numbers(klondike.DATA))
    assert all(badge and badge.width >= 22 for badge in at.badges)


def test_alike_boards_are_the_same_and_another_town_is_another_board():
    one = places(klondike.deal(3, seed=1).setup)
    assert places(klondike.deal(["A", "B", "C"], seed=2).setup) is one
    assert places(klondike.deal(3, seed=1, town="c13").setup) is not one


def test_a_crowded_board_of_somebodys_own_is_drawn_smaller():
    raw = copy.deepcopy(dict(klondike.DATA.raw))
    b1 = next(space for space in raw["board"]["spaces"] if space["id"] == "b1")
    c1 = next(space for space in raw["board"]["spaces"] if space["id"] == "c1")
    c1["x"], c1["y"] = b1["x"] + 0.3, b1["y"] - 0.3
    game = klondike.deal(3, seed=1, data=klondike.read_data(raw))
    staging = KlondikeStaging()
    at = staging.layout(game)
    assert at.size < 1
    check(staging.scene(klondike.view(game, 0), at, Look()))
