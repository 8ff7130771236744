"""The examples of the printed book, as layouts."""

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.events import Chain, Closed, Revealed, Taken
from tests.games.mine_for_gold.centers import center, codes, drawn, events, places, ways


def test_M2_the_order_of_four_cards():
    game = mine.scenario("R20", ["G10", "R7", "B15", "Y10"]).play("G10 R7 B15 Y10")
    (revealed,) = events(game, Revealed)
    assert codes(card for _, card in revealed.cards) == "B15 Y10 G10 R7"


def test_M4_blue_9_goes_above_or_below_the_9_and_green_8_has_three_places():
    assert places("R7 R9", "B9") == ["above@R9", "below@R9"]
    assert places(". B9\nR7 R9", "G8") == ["above@B9", "below@R7", "below@R9"]


def test_M6_gaps_in_rows_move_two_cards_and_not_three():
    game = center("B8 B12 .   .\nR7 R9  R15 .\n.  G6  G10 G11", "Y5", "R1").play("Y5 R1")
    (taken,), (closed,) = events(game, Taken), events(game, Closed)
    assert codes(taken.cards) == "B12 R9 G6 Y5"
    assert [(codes(pile), right, down) for pile, right, down in closed.shifts] == [
        ("B8", 1, 0),
        ("R7", 1, 0),
    ]
    assert (closed.cards, closed.steps, closed.ways) == (2, 2, 1)


def test_M6_an_isolated_card_comes_down():
    game = center(".  B9  .\nR4 R11 R14\n.  G8  G12", "R16", "Y1").play("R16 Y1")
    (closed,) = events(game, Closed)
    assert [(codes(pile), right, down) for pile, right, down in closed.shifts] == [("B9", 0, 1)]


def test_M6_a_pile_is_taken_and_the_13_moves_left():
    game = center("B3 .         .\nR5 R9/R8/R11 R13", "R12", "Y1").play("R12 Y1")
    assert game.legal() == ("on@R11", "on@R13")
    game = game.play("on@R11")
    assert codes(game.treasure[0]) == "R9 R8 R11 R12"
    assert drawn(game) == ["Y1 .", "B3 .", "R5 R13"]


def test_M5_two_corridors_at_once_are_seven_cards():
    drawing = ".  .  B9  B15\nR2 R5 R11 .\n.  .  G8  G12\n.  .  .   Y10"
    game = center(drawing, "R13", "R1").play("R13 R1")
    assert codes(game.treasure[0]) == "B15 R2 R5 R11 R13 G12 Y10"
    (closed,) = events(game, Closed)
    assert (closed.starts, closed.ways) == ((0, 0), 1)  # MR10: up or down is the same


def test_M6_a_free_choice_and_none():
    assert ways("R3 R6 R14\nG1 .  G10") == ["close-0-0", "close-0-1"]
    game = center("R3 R6       R14\nG1 G2/G4/G7 G10", "G8", "B1").play("G8 B1")
    assert game.asks == "close"
    assert game.legal() == ("close-0-0", "close-0-1")
    assert ways("G1 . G10 .\n. . R13 R15") == ["close-0-1"]


def test_M7_a_chain_reaction_leaves_red_5():
    drawing = ".  B9 B15 .\nR5 R7 R9  .\n.  .  G8  G12\n.  .  .   Y11"
    game = center(drawing, "Y10", "R1").play("Y10 R1")
    first, second = events(game, Taken)
    assert codes(first.cards) == "B15 R9 G8 Y10"
    assert codes(second.cards) == "B9 R7 G12 Y11"
    assert (first.rule, second.rule) == ("M5", "M7")
    assert len(events(game, Chain)) == 1
    assert drawn(game) == ["R1 R5"]


def test_M10_a_silver_15_goes_left_of_red_16_or_onto_blue_15():
    assert places("R16\nB15", "S15") == ["left@R16", "on@B15"]


def test_M11_red_16_may_not_start_a_row_but_goes_right_of_silver_15():
    assert places("B3 B4\n.  S15", "R16") == ["right@S15"]
