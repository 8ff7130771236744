"""Whole games, told as text that a person can check against the rulebook."""

from pathlib import Path

import pytest

from gold_widgets import klondike_rush as klondike
from tests.games.playthroughs import check_told, names_in, rules_in

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ann", "Bob", "Cy", "Di", "Ed"]


def by(level, players, seed, **rules):
    start = klondike.deal(NAMES[:players], seed, **rules)
    return klondike.play_out(start, [level] * players)


PLAYTHROUGHS = {
    "2_players": by("sharp", 2, 3),
    "3_players": by("sharp", 3, 5, starter="Cy"),
    "4_players_last_bid": by("sharp", 4, 2, last_bid=True),
    "5_players": by("casual", 5, 1, town="c13"),
    "random": by("random", 3, 8),
    "odds_and_ends": klondike.parse(
        "players: Ann, Bob, Cy\nrules: last_bid\non sale: R4\ndeck: RW\nmoney: 9, 30, 30\n"
        "mines: red a1 a2 a4 a5 a6 b1 b2 b3 b4 b5\ntokens: fish 3, pelt wild beast, beast\n"
        "orders: o01, o04, -\nboard: fish b6"
    ).play(
        "trade-fish-fish-fish pass pass 1/order-o04-pelt-wild pass pass bid-2 end "
        "pass pass pass pass pass end end profit end done done done"
    ),
}
each_playthrough = pytest.mark.parametrize("name", PLAYTHROUGHS)


def told(name, game):
    """Tell a game move by move, with everybody's money after each turn."""
    start, *points = game.history
    lines = [f"Klondike Rush, {name.replace('_', ' ')}", "", str(start), ""]
    lines += map(sentence, start.events)
    for move, point in zip(game.moves, points, strict=True):
        lines += [f"> {move}", *map(sentence, point.events)]
        if move in ("end", "profit", "done"):
            lines += [f"  = {standing(point)}", ""]
    return "\n".join([*lines, str(game), ""])


def sentence(event):
    return f"  {event.rule:4}  {klondike.explain(event)}"


def standing(game):
    money = zip(game.seats, game.money, strict=True)
    return ", ".join(f"{seat} ${dollars}" for seat, dollars in money)


@each_playthrough
def test_a_playthrough_is_told_as_ever(name):
    check_told(GOLDEN, name, told(name, PLAYTHROUGHS[name]))


def test_there_is_no_golden_playthrough_that_nobody_plays():
    assert names_in(GOLDEN) == set(PLAYTHROUGHS)


def test_every_rule_that_an_event_can_carry_is_seen_in_some_playthrough():
    seen = rules_in(GOLDEN, r"KR?\d+")
    plain = {f"K{number}" for number in range(2, 13)}
    assert plain | {"KR1", "KR2", "KR3", "KR4", "KR5", "KR6", "KR7", "KR11"} <= seen
    assert {"KR14", "KR16", "KR17", "KR19"} <= seen
