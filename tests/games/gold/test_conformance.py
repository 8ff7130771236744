"""GOLD keeps the promises that every game here makes."""

import pytest

from gold_widgets import gold
from tests.engine.conformance import check_game
from tests.games.gold.tables import STALLED, each_number_of_players, table

STARTS = {
    "a full deal": gold.deal(seed=7),
    "no gold rush": gold.deal(seed=7, rules=gold.Rules(rush_at=0)),
    "only gold rush": gold.deal(seed=7, rules=gold.Rules(rush_at=64)),
    "a scenario": gold.scenario("R4 $3 .. **\n.. B2 G5 $1", rules=gold.Rules(rush_at=0)),
    "a stall that rushes": table(STALLED, stall="rush"),
    "a stall that ends": table(STALLED, stall="end"),
    "a stall that goes on": table(STALLED),
    "one card": table("R4"),
    "one card in the rush": table("R4", rush_at=1),
    "a card face up": gold.parse("rules: rush_at 0\nface up: b1\nmines: $2, -\nR4 $3 ** B2"),
    "nothing left": gold.parse("mines: $2, -\n.. .."),
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_game_keeps_to_the_protocol(start):
    check_game(start)


@each_number_of_players
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_any_number_of_players_keeps_to_the_protocol(players, seed):
    assert check_game(gold.deal(players, seed), seed).is_over
