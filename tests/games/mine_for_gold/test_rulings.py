"""The rulings, each by its id."""

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.events import Chain, Closed, Completed, Laid, Taken
from tests.games.mine_for_gold.centers import center, codes, drawn, events, lay, places, ways


def test_MR1_the_distance_to_a_pile_is_that_to_its_top_card():
    assert places("R3 R5/R9 R20", "R8") == ["on@R9"]
    assert places("R5/R9 R20", "R6") == ["left@R9"]


def test_MR2_a_new_row_goes_above_the_top_or_below_the_bottom():
    assert places("R1\nB10\nG2", "Y10") == ["below@G2"]
    game = lay("R1\nB10\nG12", "Y10")
    assert events(game, Laid)[0].why == "hemmed in"
    assert events(game, Laid)[0].rule == "MR2"


@pytest.mark.parametrize(
    ("drawing", "best", "cards", "steps"),
    [
        ("R1 . R3", ["close-0"], 1, 1),
        ("R1 . . R3/R4", ["close-0"], 1, 2),
        ("R1 .  .\n.  . G3", ["close-0-0"], 1, 2),
        ("B8 . .   .\nR7 . R15 .\n.  . G10 G11", ["close-0-0-1"], 2, 2),
    ],
)
def test_MR3_the_fewest_cards_then_the_fewest_steps(drawing, best, cards, steps):
    found = mine.closings(drawing)
    assert [way.word for way in found] == best
    assert {(way.cards, way.steps) for way in found} == {(cards, steps)}


def test_MR4_later_waves_of_a_chain_are_columns():
    chains = 0
    for seed in range(150):
        game = mine.play_out(mine.deal(4, seed=seed, silver=seed % 2 == 1), ["random"] * 4)
        chains += len(events(game, Chain))
        for event in events(game, Completed):
            assert event.rule == "M5" or event.kind == "column"
        assert all(len(row.piles) <= 3 for past in game.history for row in past.layout)
    assert chains


def test_MR5_what_is_taken_never_comes_back():
    game = mine.play_out(mine.deal(2, seed=9), ["sharp", "sharp"])
    for before, after in zip(game.history, game.history[1:], strict=False):
        for old, new in zip(before.treasure, after.treasure, strict=True):
            assert new[: len(old)] == old


def test_MR6_buried_cards_are_neither_highest_nor_lowest():
    assert places("R3 R10/R8", "R9") == ["right@R8"]
    assert places("R3/R6 R10", "R4") == ["left@R6"]


def test_MR7_an_equal_number_goes_onto_that_pile_whichever_is_silver():
    assert places("S5 R9", "R5") == ["on@S5"]
    assert places("R5 R9", "S5") == ["on@R5"]
    assert places("R5 R9", "S9") == ["on@R9"]
    assert events(lay("S5 R9", "R5"), Laid)[0].rule == "MR7"


def test_MR8_a_color_joins_a_colorless_row_by_its_number_and_chooses_among_several():
    assert places("S5\nS14", "G17") == ["right@S5", "right@S14"]
    assert places("S3 S9", "R5") == ["on@S3"]
    game = lay("S3 S9", "R5")
    assert [row.color for row in game.layout] == ["R"]


def test_MR8_silver_may_join_and_the_row_stays_colorless():
    game = center("S3 S9", "S12", "S1").play("S12 S1")
    assert codes(game.treasure[1]) == "S1 S3 S9 S12"  # MR9: four silvers are a corridor
    game = center("S3", "S12", "S1").play("S12 S1")
    assert [row.color for row in game.layout] == [""]
    assert not mine.parse("players: Ann, Bob\nsilver: yes\nS3 S9").layout[0].color


def test_MR8_a_buried_color_still_is_the_color_of_the_row():
    assert mine.parse("players: Ann, Bob\nsilver: yes\nR3/S4").layout[0].color == "R"
    assert places("R3/S4", "R9") == ["right@S4"]


def test_MR9_a_colorless_row_stands_for_the_missing_color():
    game = lay(".  G15\nY5 Y13\nB3 .\nS2 S4", "B9")
    assert codes(game.treasure[0]) == "G15 Y13 B9 S4"


def test_MR9_four_silvers_in_a_pile_are_a_corridor():
    game = center("S1 S5/S6/S7 S20", "S8", "S19", silver=True).play("S8 S19")
    assert codes(game.treasure[1] + game.treasure[0]) == "S5 S6 S7 S8"


def test_MR10_ways_to_the_same_layout_are_one():
    assert ways("B9\n.\nG8") == ["close-0-0"]
    assert ways("B9 .\n. .\n. G8") == ["close-0-0"]


def test_MR11_a_pile_counts_all_its_cards_and_all_their_steps():
    (way,) = mine.closings("R1 .  R17\n.  .  B19/B14\nG10 . .")
    # The red 1 comes to the red 17, and the green 10 below the blue pile.
    assert (way.word, way.cards, way.steps) == ("close-0-1-1", 2, 3)
    (pile,) = mine.closings("R1/R2/R3 . .\n. . G5/G6/G7")[:1]
    assert (pile.cards, pile.steps) == (3, 6)


def test_MR12_all_corridors_are_taken_at_once():
    drawing = ".  .  B9  B15\nR2 R5 R11 .\n.  .  G8  G12\n.  .  .   Y10"
    game = center(drawing, "R13", "R1").play("R13 R1")
    assert [event.kind for event in events(game, Completed)] == ["row", "column"]
    assert len(events(game, Taken)) == 1
    assert not events(game, Chain)


def test_MR13_the_first_card_drawn_lies_on_top():
    from gold_widgets.games.mine_for_gold.dealing import _center

    rows = _center(mine.card("R9"), mine.card("B7"))
    assert [row.color for row in rows] == ["R", "B"]


def test_MR14_nobody_is_asked_where_there_is_no_choice():
    game = center("R7 R9", "R12", "R1").play("R12 R1")
    assert game.is_over
    assert [event.ways for event in events(game, Laid)] == [1, 1]
    assert (drawn(game), game.scores) == (["."], (0, 4))
    for seed in range(40):
        played = mine.play_out(mine.deal(3, seed=seed, silver=True), ["random"] * 3)
        for past in played.history:
            if past.asks in ("lay", "close"):
                assert len(past.legal()) > 1
        assert all(event.ways >= 1 for event in events(played, Closed))
