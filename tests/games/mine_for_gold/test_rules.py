"""The rules, each by its id."""

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.errors import IllegalMove
from gold_widgets.games.mine_for_gold.events import (
    Chosen,
    Completed,
    Emptied,
    GameOver,
    Laid,
    LostColor,
    Revealed,
    RoundBegan,
    Taken,
)
from gold_widgets.games.mine_for_gold.layout import cards_in
from tests.games.mine_for_gold.centers import center, codes, drawn, events, lay, places

SEEDS = range(60)


@pytest.mark.parametrize("players", mine.PLAYERS)
@pytest.mark.parametrize("silver", [False, True])
def test_M1_twelve_cards_each_and_two_in_the_center(players, silver):
    game = mine.deal(players, seed=7, silver=silver)
    hands = [card for hand in game.hands for card in hand]
    shown = list(cards_in(game.rows))
    assert [len(hand) for hand in game.hands] == [12] * players
    assert len(shown) == 2
    assert len({*hands, *shown, *game.setup.aside}) == len(hands) + 2 + len(game.setup.aside)
    assert silver or not any(card.is_silver for card in hands)


def test_M1_the_first_two_lie_side_by_side_or_one_above_the_other():
    shapes = set()
    for seed in SEEDS:
        rows = mine.deal(seed=seed).rows
        shown = list(cards_in(rows))
        same = shown[0].color == shown[1].color
        shapes.add((same, len(rows)))
        assert not same or shown[0].number < shown[1].number
    assert shapes == {(True, 1), (False, 2)}


def test_M1_silver_that_is_drawn_for_the_center_is_put_away_for_all_to_see():
    games = [mine.deal(seed=seed, silver=True) for seed in SEEDS]
    assert not any(card.is_silver for game in games for card in cards_in(game.rows))
    some = [game for game in games if game.setup.aside]
    assert some
    for game in some:
        assert all(card.is_silver for card in game.setup.aside)
        assert mine.view(game, 0).aside == game.setup.aside
        assert not set(game.setup.aside) & set(mine.view(game, 0).unseen)


def test_M2_a_choice_is_secret_until_the_last_has_chosen():
    game = center("R7 R9", "B9 B2", "G8 G3").play("B9")
    assert game.events == (Chosen(game.seats[0]),)
    assert game.actors == (1,)
    assert mine.view(game, 1).has_chosen == (True, False)
    assert "B9" not in repr(mine.view(game, 1))


def test_M2_a_choice_can_be_changed_until_the_last_has_chosen():
    game = center("R7 R9", "B9 B2", "G8 G3").play("B9 0/B2")
    assert codes(filter(None, game.chosen)) == "B2"
    assert game.events[0].again
    game = game.play("G8")
    assert codes(card for _, card in events(game, Revealed)[0].cards) == "G8 B2"
    with pytest.raises(IllegalMove, match="has to wait"):
        game.play("1/G3" if game.to_move == 0 else "0/B9")


def test_M2_anybody_may_choose_first():
    game = center("R7 R9", "B9", "G8").play("1/G8")
    assert game.actors == (0,)
    assert game.chosen[1] is mine.card("G8")


def test_M2_the_highest_number_is_laid_first_and_equal_ones_by_color():
    hands = ["S10", "B10", "G10", "R10", "Y10", "B11"]
    game = mine.scenario("R20", hands, silver=True).play(" ".join(hands))
    cards = events(game, Revealed)[0].cards
    assert codes(card for _, card in cards) == "B11 Y10 R10 G10 B10 S10"


def test_M2_a_game_has_twelve_rounds():
    game = mine.play_out(mine.deal(3, seed=7), ["random"] * 3)
    assert len(events(game, Revealed)) == 12
    assert [event.left for event in events(game, RoundBegan)] == list(range(11, 0, -1))


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("R20", ["right@R14"]),
        ("R1", ["left@R3"]),
        ("R5", ["on@R3"]),
        ("R7", ["on@R8"]),
        ("R11", ["on@R8", "on@R14"]),
    ],
)
def test_M3_a_card_goes_to_an_end_or_onto_the_nearest(card, place):
    assert places("R3 R8 R14", card) == place


def test_M3_a_card_at_the_left_end_moves_no_other_card():
    game = lay("B9 .\nR7 R9", "R2")
    assert drawn(game) == ["B1 B9 .", "R2 R7 R9"]
    (laid, *_) = events(game, Laid)
    assert (laid.place, laid.why, laid.rule) == ("left@R7", "lowest", "M3")


def test_M4_a_new_row_lies_above_or_below_the_nearest_card():
    assert places("R3 R8", "G7") == ["above@R8", "below@R8"]
    assert places("R3 R8\nB1 .", "G7") == ["above@R8"]
    assert places("R5 R9", "G7") == ["above@R5", "above@R9", "below@R5", "below@R9"]


def test_M4_the_new_row_begins_in_the_column_of_that_card():
    game = center("R3 R8", "G7", "Y1").play("G7 Y1 above@R8")
    assert drawn(game) == [". G7", "R3 R8", "Y1 ."]
    assert game.rows[0] == (None, (mine.card("G7"),))


@pytest.mark.parametrize(
    ("drawing", "card", "kind", "taken"),
    [
        ("R1 R2 R3", "R4", "row", "R1 R2 R3 R4"),
        ("R1 R2/R5 R6", "R9", "row", "R1 R2 R5 R6 R9"),
        ("R1/R2/R3 R9", "R4", "pile", "R1 R2 R3 R4"),
        ("R5\nG6/G7\nB8", "Y9", "column", "R5 G6 G7 B8 Y9"),
        (".  R5\n.  G6\nB2 B8\nY3 .", "Y9", "column", "R5 G6 B8 Y9"),
    ],
)
def test_M5_a_corridor_is_four_side_by_side_four_in_a_column_or_four_in_a_pile(
    drawing, card, kind, taken
):
    game = lay(drawing, card)
    (completed,) = events(game, Completed)
    assert completed.kind == kind
    assert sorted(codes(game.treasure[0]).split()) == sorted(taken.split())
    assert game.scores[0] == len(taken.split())


def test_M5_four_in_a_column_must_all_touch():
    game = lay("R5 .\nG6 G9\n.  B8", "Y9")
    assert not events(game, Completed)


def test_M6_the_layout_hangs_together_after_a_removal():
    game = lay(".  B9  .\nR4 R11 R14\n.  G8  G12", "R16")
    assert drawn(game) == ["B1 B9 .", ". G8 G12"]
    assert len(events(game, Taken)) == 1


def test_M8_the_next_card_simply_starts_a_row():
    game = center("R1 R2 R3", "R9", "B4").play("R9 B4")
    assert drawn(game) == ["B4"]
    assert len(events(game, Emptied)) == 1
    assert events(game, Laid)[-1].rule == "M8"
    assert places("", "S4") == ["start"]


def test_M9_the_most_cards_win_and_several_can():
    game = center("R1 R2 R3", "R9", "B4").play("R9 B4")
    assert (game.is_over, game.scores, game.winners) == (True, (4, 0), (0,))
    tied = center("R1", "R9", "B4").play("R9 B4 above@R1")
    assert (tied.scores, tied.winners) == ((0, 0), (0, 1))


def test_M9_with_silver_the_tied_player_with_fewer_silver_cards_wins():
    over = mine.parse("players: Ann, Bob\nsilver: yes\ntreasure: R1 R2 S3, B4 B5 B6\nY1")
    assert over.winners == (1,)
    both = mine.parse("players: Ann, Bob\nsilver: yes\ntreasure: R1 R2 S3, B4 B5 S6\nY1")
    assert both.winners == (0, 1)
    more = mine.parse("players: Ann, Bob\nsilver: yes\ntreasure: S1 S2 S3, B4 B5\nY1")
    assert more.winners == (0,)


def test_M9_the_end_is_told():
    game = mine.play_out(mine.deal(seed=7), ["random", "random"])
    (over,) = events(game, GameOver)
    assert over.scores == game.scores
    assert tuple(seat.number for seat in over.winners) == game.winners
    assert game.legal() == ()


def test_M10_silver_joins_any_row_and_starts_none():
    assert places("R3 R9\nB5 .", "S6") == ["on@R3", "on@R9", "right@B5"]
    game = center("R3 R9\nB5 .", "S8", "Y1", silver=True).play("S8 Y1")
    assert "silver joins a row" in game.why_not("above@R3")


def test_M10_silver_counts_as_the_color_of_its_row():
    game = lay("R1 S2 R3", "R9")
    assert codes(game.treasure[0]) == "R1 S2 R3 R9"


def test_M11_a_color_without_a_row_must_join_silver_that_is_alone():
    assert places("B3 B4\n.  S15", "R16") == ["right@S15"]
    game = lay("B3 B4\n.  S15", "R16")
    (laid, *_) = events(game, Laid)
    assert (laid.rule, laid.joined_silver, laid.row) == ("M11", True, "R")
    assert game.layout[-1].color == "R"


def test_M11_a_color_that_has_a_row_does_not_join_silver():
    assert places("B3 B4\n.  S15", "B16") == ["right@B4"]


def test_M11_a_row_that_loses_its_last_color_waits_for_a_new_one():
    drawing = ".  B9 .\nR2 R5 .\nS1 G6 S20"
    game = lay(drawing, "Y7")
    assert codes(game.treasure[0]) == "B9 R5 G6 Y7"
    assert [codes(event.cards) for event in events(game, LostColor)] == ["S1 S20"]
