"""Boards and cards of one's own at the table: whatever is accepted can be dealt and drawn."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import klondike_rush as klondike
from gold_widgets.canvas.checks import check
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look

ODD = [None, 0, 1, -1, 7, 19, 40, 10**400, 0.5, 1e308, True, "", "fish", "a1", "b6", "$", [], {}]
"""What somebody may put anywhere."""


def drawn(game, **look):
    staging = KlondikeStaging()
    at, view = staging.layout(game), klondike.view(game, game.to_move)
    for live in (True, False):
        looked = Look(live=live, **look)
        check(staging.scene(view, at, looked))
        assert staging.spots(view, at, looked)


def accepted(raw, otherwise):
    """Read data; if they are refused, then with these words."""
    try:
        return klondike.read_data(raw)
    except klondike.SetupError as refusal:
        said = str(refusal)
    assert otherwise in said
    return None


def places(raw, path=()):
    """Every place of a file at which something else could stand."""
    for key, each in raw.items() if isinstance(raw, dict) else enumerate(raw):
        yield (*path, key)
        if isinstance(each, dict | list):
            yield from places(each, (*path, key))


RAW = {key: each for key, each in klondike.DATA.raw.items() if key not in ("about", "schema")}
PLACES = list(places(RAW))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(ODD)), min_size=1, max_size=3))
def test_whatever_is_accepted_can_be_dealt_and_drawn(changes):
    raw = copy.deepcopy(RAW)
    for (*path, last), odd in changes:
        inside = raw
        for key in path:
            try:
                inside = inside[key]
            except (KeyError, IndexError, TypeError):
                return
        if isinstance(inside, dict | list) and (
            isinstance(inside, dict) or last in range(len(inside))
        ):
            inside[last] = odd
    data = accepted(raw, " in these data: ")
    if data is None:
        return
    for players in (2, 5):
        drawn(klondike.deal(players, seed=1, data=data))
    building = klondike.scenario("unused: " + f"{data.companies[0]} 1, -, -", seed=1, data=data)
    drawn(building)
    drawn(building, picked=(data.companies[0],))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_spaces_may_lie_anywhere_apart(draw):
    raw = klondike.DATA.raw
    count = draw.draw(st.integers(2, 30))
    axis = st.floats(-9, 9)
    spaces = [{"id": f"s{at}", "x": draw.draw(axis), "y": draw.draw(axis)} for at in range(count)]
    raw["board"] = {
        "spaces": spaces,
        "paths": [[f"s{at}", f"s{at + 1}", 3] for at in range(count - 1)],
    }
    raw["towns"] = {"first_game": "s0"}
    data = accepted(raw, "or nearly")
    if data is None:
        return
    drawn(klondike.deal(3, seed=1, data=data))
    drawn(klondike.scenario("unused: red 1, -, -", seed=1, data=data))


@pytest.mark.parametrize("steps", [11, 20])
@pytest.mark.parametrize("count", [1, 4, 8])
def test_companies_have_room_on_every_step_of_the_track(steps, count):
    raw = klondike.DATA.raw
    names = [f"firm{number}" for number in range(count)]
    raw.update(companies=names, track=list(range(1, steps + 1)))
    for card in raw["cards"]:
        card["investments"], card["mines"] = {names[0]: 2}, {names[-1]: 1}
    data = klondike.read_data(raw)
    spaces = [space.id for space in data.spaces if space.id != "a3"]
    for stand in range(count):
        mines = ", ".join(f"{name} {spaces[at]}" for at, name in enumerate(names[:stand])) or "-"
        drawn(klondike.scenario(f"mines: {mines}", seed=1, data=data))


@pytest.mark.parametrize("count", [2, 6, 12, 32])
def test_a_hand_may_hold_every_order_there_is(count):
    own = " ".join(order.id for order in klondike.DATA.orders[:count])
    drawn(klondike.parse(f"players: A, B, C\norders: {own}, -, -"))
