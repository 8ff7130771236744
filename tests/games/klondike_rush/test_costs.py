"""What a mine costs: the quick way of counting against all ways there are."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush.mountain import FREE, Mountain
from tests.games.klondike_rush.strategies import games, maps


def price(mountain, one, other, printed):
    """K3, written down once more."""
    is_mined = mountain.mines[one] != FREE and mountain.mines[other] != FREE
    return 1 if is_mined else printed


def all_ways(mountain, company, space):
    """Yield the dollars of every way without a loop from a mine of the company to a space."""
    town = len(mountain.data.companies)

    def go(here, passed, dollars):
        if mountain.mines[here] in (company, town):
            yield dollars
            return
        for other, printed in mountain.data.neighbors[here]:
            if other not in passed:
                spent = dollars + price(mountain, here, other, printed)
                yield from go(other, passed | {other}, spent)

    return go(space, {space}, 0)


@st.composite
def mountains(draw):
    """Draw a small map, and build mines on it one by one."""
    data = draw(maps())
    mountain = Mountain.of(data, 0)
    for space in draw(st.permutations(range(1, len(data.spaces))))[: draw(st.integers(0, 5))]:
        mountain = mountain.build(draw(st.integers(0, len(data.companies) - 1)), space)
    return mountain


def free(mountain):
    return [space for space, mine in enumerate(mountain.mines) if mine == FREE]


@settings(deadline=None)
@given(mountains())
def test_a_cost_is_the_least_of_all_ways(mountain):
    for company in range(len(mountain.data.companies)):
        for space in free(mountain):
            least = min(all_ways(mountain, company, space))
            assert mountain.dollars(company, space) == least


@settings(deadline=None)
@given(mountains())
def test_a_way_leads_from_a_mine_of_the_company_and_adds_up(mountain):
    numbers, town = mountain.data.space_numbers, len(mountain.data.companies)
    printed = {frozenset(path[:2]): path[2] for path in mountain.data.paths}
    for company in range(town):
        for space in free(mountain):
            cost = mountain.cost(company, space)
            steps = [numbers[step] for step in cost.spaces]
            assert mountain.mines[steps[0]] in (company, town)
            assert steps[-1] == space
            assert cost.dollars == sum(path.dollars for path in cost.way)
            for path, one, other in zip(cost.way, steps, steps[1:], strict=False):
                assert path.printed == printed[frozenset((one, other))]
                assert path.dollars == price(mountain, one, other, path.printed)
                assert path.is_reduced == (path.dollars < path.printed)


@settings(deadline=None)
@given(mountains())
def test_mines_built_one_by_one_make_the_same_mountain_as_all_at_once(mountain):
    built = {space: mine for space, mine in enumerate(mountain.mines) if mine != FREE and space}
    at_once = Mountain.of(mountain.data, 0, built)
    assert at_once == mountain
    assert at_once.reach == mountain.reach


@settings(deadline=None, max_examples=15)
@given(games())
def test_distances_of_a_whole_game_are_those_of_its_last_mountain(game):
    built = {
        game.data.space_numbers[s]: game.data.company_numbers[c] for s, c in game.mines.items()
    }
    assert game.state.mountain.reach == Mountain.of(game.data, game.setup.town, built).reach


def test_costs_are_for_every_free_space():
    game = klondike.parse("players: Ann, Bob, Cy\nmines: green a2, red b4")
    found = klondike.costs(game, "green")
    assert set(found) == {space.id for space in klondike.DATA.spaces} - {"a2", "a3", "b4"}
    assert found["c7"] == klondike.cost(game, "green", "c7")


def test_a_path_between_mines_of_any_company_costs_1():
    before = klondike.parse("players: Ann, Bob, Cy\nmines: green a2")
    after = klondike.parse("players: Ann, Bob, Cy\nmines: green a2, red b4")
    assert klondike.cost(before, "green", "c6").dollars == 7
    assert klondike.cost(after, "green", "c6").dollars == 4
