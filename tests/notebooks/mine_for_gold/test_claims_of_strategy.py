"""What the later lessons of Mine for Gold say in prose: chains, silver, what a card is worth."""

from math import comb

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.events import Chain, Completed, Laid
from tests.notebooks.lessons import Lessons

MINE = Lessons("mine_for_gold")


def events(start, moves, kind):
    played = start.play(moves).history[len(start.history) :]
    return [event for game in played for event in game.events if isinstance(event, kind)]


def best_of_ann(goal):
    """Each of Ann's cards → what both take in that round, if she then makes the best of it."""
    start = goal.record.start
    return {card: max(_ends(start.play(card))) for card in start.legal(0)}


def _ends(game):
    if game.asks == "choose":
        return [game.scores]
    return [end for move in game.legal() for end in _ends(game.play(move))]


def test_06_later_waves_of_a_chain_are_columns():
    for name, waves in (("06.2", ["column"] * 2), ("06.5", ["pile", "column", "column"])):
        start = MINE.asked(name)._game
        moves = {"06.2": "Y10 R1", "06.5": "R9 Y2"}[name]
        assert [event.kind for event in events(start, moves, Completed)] == waves


def test_06_one_card_gives_bob_four_and_one_way_to_close_makes_the_chain():
    assert best_of_ann(MINE.goal("06")) == {"Y9": (0, 4), "R18": (0, 0), "G10": (8, 0)}
    turned = MINE.goal("06").record.start.play("G10")
    assert turned.asks == "close"
    assert [turned.play(way).scores[0] for way in turned.legal()] == [8, 4]


@pytest.mark.parametrize("number", [*range(1, 9), *range(10, 15)])
def test_06_any_lower_blue_card_will_do(number):
    table, moves = MINE.edited("06", (".  .  B15", f".  B{number} B15"))
    start = mine.parse(table)
    assert events(start, moves, Chain)


def test_07_the_silver_10_has_four_places_and_one_of_them_takes_eight():
    turned = MINE.goal("07").record.start.play("S10")
    found = {place: max(_ends(turned.play(place)))[0] for place in turned.legal()}
    assert sorted(found.values()) == [0, 0, 4, 8]
    assert found["left@B19"] == 8


@pytest.mark.parametrize("card", ["R16", "G16", "Y16", "G1", "R14"])
def test_07_any_other_color_goes_into_the_row_of_silver(card):
    table, moves = MINE.edited("07", ("B16", card))
    start = mine.parse(table)
    assert [event.rule for event in events(start, moves, Laid) if event.card.code == card] == [
        "M11"
    ]


def test_09_the_nine_rounds_are_as_the_lesson_tells_them():
    start = MINE.asked("09.2")._game
    leads = {
        ours: [
            ann - bob
            for theirs in ("G10", "B5", "R2")
            for ann, bob in [start.play(f"{ours} {theirs}").scores]
        ]
        for ours in ("R11", "Y7", "B9")
    }
    assert leads == {"R11": [-1, 4, 4], "Y7": [0, 0, 0], "B9": [5, -4, 0]}
    assert len(mine.view(start, "Ann").unseen) == 70


def test_09_nine_cards_complete_the_third_pile_out_of_66():
    center = ["R4", "R9", "R14"]
    row = mine.scenario(" ".join(center), hands=["B1", "B2"])
    ends = [
        card
        for card in mine.BASIC_DECK
        if card.color == "R"
        and card.code not in center
        and mine.placements(row, card)[0].verb in ("left", "right")
    ]
    unseen = len(mine.BASIC_DECK) - 2 - 12
    assert (len(ends), unseen) == (9, 66)
    assert MINE.made("09").answers["gift"].startswith(f"9 {1 - comb(57, 12) / comb(66, 12):.0%}")


def test_09_one_card_takes_eleven_and_one_lets_bob_take_eleven():
    found = best_of_ann(MINE.goal("09"))
    assert found["R10"] == (11, 0)
    assert found["R15"] == (0, 11)
    assert {score for card, score in found.items() if card not in ("R10", "R15")} == {(0, 0)}


def test_10_the_expert_takes_the_higher_card_and_is_surer():
    fight = MINE.asked("10.1")._game
    view = mine.view(fight, "Ann")
    assert [mine.opponent(level).choose(view) for level in ("casual", "sharp", "expert")] == [
        "B6",
        "B6",
        "B19",
    ]


def test_10_who_avoids_the_third_does_better_than_who_does_not():
    first, second = MINE.made("10").answers["rate"], MINE.made("10").answers["careful"]
    rates = [
        [int(line.split()[1].rstrip("%")) for line in told.splitlines()] for told in (first, second)
    ]
    assert sum(rates[1]) > sum(rates[0])
    assert rates[0][0] > 50 > rates[0][2]
    assert rates[1][2] >= 45
