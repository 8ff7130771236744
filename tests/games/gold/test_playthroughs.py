"""Whole games, told as text that a person can check against the rulebook."""

from pathlib import Path

import pytest

from gold_widgets import gold
from gold_widgets.engine.seeds import shuffled
from tests.games.gold.tables import NAMES
from tests.games.playthroughs import check_told, names_in, rules_in

GOLDEN = Path(__file__).parent / "golden"
RULES = {"G4", "G5", "G6", "G7", "G8", "G9", "G10", "R1", "R2"}
NO_RUSH = gold.Rules(rush_at=0)


def at_random(start: gold.Game) -> gold.Game:
    """Flip as somebody does who remembers nothing, to the end."""
    while not start.is_over:
        start = start.flip(shuffled(start.legal(), seed=len(start.flips))[0])
    return start


PLAYTHROUGHS = {
    "2_players": at_random(gold.deal(NAMES[:2], seed=3)),
    "3_players": at_random(gold.deal(NAMES[:3], seed=5, starter="Cy")),
    "5_players": at_random(gold.deal(NAMES, seed=1)),
    "rush": gold.scenario("R4 $3 ** B2\n$1 $4 $2 ..", players=NAMES[:3]).play(
        "b1 a1 c2 b2 a2 d1 c1"
    ),
    "scenario": gold.scenario(
        """
        R4 $3 P5 $4
        B2 R2 Y3 G3
        $4 $1 ** **
        """,
        players=NAMES[:2],
        rules=NO_RUSH,
    ).play("a1 b1  c1 d1  a2 b2  c2 d2  c2 b2  a3 b3  c2 a3  c3 a3  a2 c2  d2 b3  d3 c2"),
    "stall_rush": gold.scenario("R3 B3 G2\n$4 $4 **", players=NAMES[:2], rules=NO_RUSH).play(
        "a1 c1  c2 a1  b1 a2 b2"
    ),
    "stall_end": gold.scenario(
        "R3 B3 Y3\n$4 $2 G2", players=NAMES[:3], rules=gold.Rules(rush_at=0, stall="end")
    ).play("a1 b2  b1 c2"),
    "stall_play_on": gold.scenario(
        "R3 B4\n$4 G2", players=NAMES[:2], rules=gold.Rules(rush_at=0, stall="play_on")
    ).play("a1 a2  b1 a1  a2 b2  b1 a2  b2  b2  b2"),
}

each_playthrough = pytest.mark.parametrize("name", PLAYTHROUGHS)


def told(name: str, game: gold.Game) -> str:
    """Tell a game flip by flip, with the score after every turn."""
    start, *points = game.history
    lines = [f"GOLD, {name.replace('_', ' ')}", "", str(start)]
    if start.events:
        lines += ["", *map(sentence, start.events)]
    turn = 1
    for point in points:
        before = point.before
        if not before.face_up:
            lines += ["", f"Turn {turn}, {point.seats[before.to_move]}"]
        lines += [sentence(event) for event in point.events]
        if not point.face_up:
            turn += 1
            lines.append(f"  = {standing(point)}")
    return "\n".join([*lines, "", str(game), ""])


def sentence(event: gold.Event) -> str:
    return f"  {event.rule:3}  {gold.explain(event)}"


def standing(game: gold.Game) -> str:
    scores = zip(game.seats, game.scores, strict=True)
    return ", ".join(f"{seat} {score}" for seat, score in scores)


@each_playthrough
def test_a_playthrough_is_told_as_ever(name):
    check_told(GOLDEN, name, told(name, PLAYTHROUGHS[name]))


def test_there_is_no_golden_playthrough_that_nobody_plays():
    assert names_in(GOLDEN) == set(PLAYTHROUGHS)


def test_every_rule_is_seen_in_some_playthrough():
    assert rules_in(GOLDEN, r"[GR]\d+") == RULES
