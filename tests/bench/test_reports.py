"""What the benches say of themselves: verdicts, and figures that stay where others are kept."""

import pytest

from tests.bench.cases import MINE_FOR_GOLD
from tests.bench.experts import EXPERTS, GAMES, kept
from tests.bench.presses import Found, _report
from tests.bench.pressing import Press
from tests.bench.report import Goal

TEXT = "# Matches\n\nAll.\n\n# GOLD\n\nold\n\n## The expert\n\nold\n\n# Nim\n\nkept\n"


def test_a_games_figures_take_the_place_of_its_last_ones():
    assert kept(TEXT, "GOLD", "# GOLD\n\nnew\n") == (
        "# Matches\n\nAll.\n\n# GOLD\n\nnew\n\n# Nim\n\nkept\n"
    )


def test_a_game_that_had_none_comes_last():
    assert kept(TEXT, "Poker", "# Poker\n\nnew\n") == f"{TEXT}\n# Poker\n\nnew\n"


def test_every_game_has_its_section():
    text = EXPERTS.read_text(encoding="utf-8")
    assert all(text.count(f"\n# {name}\n") == 1 for name, _ in GAMES.values())


@pytest.mark.parametrize(
    ("value", "at_least", "verdict"),
    [
        (2, True, "PASS"),
        (1.9, True, "MISS"),
        (2, False, "PASS"),
        (2.1, False, "MISS"),
        (None, True, "NOT MEASURED"),
    ],
)
def test_a_goal_is_met_or_missed_or_not_measured(value, at_least, verdict):
    assert Goal("speed", value, 2, "x", at_least).verdict == verdict


def test_a_move_in_steps_is_also_told_with_all_its_steps_together():
    lay = next(case for case in MINE_FOR_GOLD.cases if case.waves)
    small, large = Press(20, 900, 400, 900), Press(20, 1000, 400, 1000)
    found = Found([small, large], waves=[[2000, 3000], [2000, 4000]])
    notes = _report([small], {(MINE_FOR_GOLD, lay): found}, [], []).notes
    assert "Mine for Gold: a lay that closes, its 3 steps together: 7.00 kB received." in notes
