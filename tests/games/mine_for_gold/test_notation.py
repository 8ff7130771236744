"""Drawings that read back, and why others are refused: where, and by which rule."""

import re

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.records import Record
from gold_widgets.games.mine_for_gold import drawing
from gold_widgets.games.mine_for_gold.cards import DECK

HEADS = "players: Ann, Bob\n"


def refused(text):
    """Return line, column and words of what is wrong with a position."""
    with pytest.raises(mine.NotationError) as refusal:
        mine.parse(text)
    return refusal.value.line, refusal.value.column, str(refusal.value.problem)


def test_the_book_of_a_position_is_drawn_as_it_lies():
    text = (
        'players: Ann, "Bob Lee", Cy\nsilver: yes\nseed: 7\nfirst: Cy\naside: S2 S3\n'
        "hands: R1 S4, B2 B3, G1 G2\nchosen: S4, -, -\ntreasure: R2 R3 R4 R5, -, S9\n"
        ".  B9         B15\nR6 R7/R8/R11 R12"
    )
    game = mine.parse(text)
    assert str(game) == text.replace("B9         B15", "B9        B15")
    assert game.rows[1][1] == tuple(map(mine.card, ("R7", "R8", "R11")))
    assert game.rows[0][0] is None


def test_an_empty_center_is_one_empty_place():
    game = mine.scenario("", hands=["R1", "B1"])
    assert str(game).split("\n")[-1] == "."
    assert mine.parse(str(game)) == game
    assert game.rows == ()


def test_columns_are_counted_from_the_leftmost_pile():
    assert mine.scenario(". . R7 R9", ["B1", "B2"]) == mine.scenario("R7 R9", ["B1", "B2"])


def test_gaps_are_drawn_as_they_lie():
    game = mine.scenario("R3 R6       R14\nG1 G2/G4/G7 G10", ["G8", "B1"]).play("G8 B1")
    assert str(game).endswith('closing: "Player 1"\nR3 R6 R14\nG1 .  G10')
    assert mine.parse(str(game)) == game


@pytest.mark.parametrize(
    ("drawn", "line", "column", "words"),
    [
        ("R7 R9 .\nB1 .", 3, 4, "places in this row: 2, in the first row: 3"),
        ("R7 r9", 2, 4, "'r9' is not a card. .* Did you mean R9?"),
        ("R7 R21", 2, 4, "'R21' is not a card"),
        ("R7/P3 R9", 2, 4, "'P3' is not a card"),
        ("R7 R7", 2, 4, "the red 7 is here for the second time. .*M1"),
        ("R7\nR9", 3, 1, "the red row is here for the second time. .*M3"),
        ("R7 G9", 2, 4, "the green 9 cannot lie in the red row: a row has one color .M3"),
        ("R9 R7", 2, 4, "the red 7 cannot lie to the right of the red 9: .*M3"),
        ("R7 . R9", 2, 4, "there is a gap in this row. .*M6"),
        ("R7\n.\nB9", 4, 1, "there is an empty line above this row. .*M6"),
        ("R7 .\n. B9", 3, 3, "this row shares no column with the row above it. .*M6"),
        ("R1 R2 R3 R4", 2, 1, "a corridor is complete here: R1 R2 R3 R4. .*M5"),
        ("R1\nG1\nB1\nY1", 2, 1, "a corridor is complete here: R1 G1 B1 Y1. .*M5"),
        ("R1 R2 R3 R4 R5", 2, 13, "this row has 5 piles. Here it can have at most 4 .MR4"),
        ("R1/R2/R3/R4 R9", 2, 1, "this pile has 4 cards. .*M5"),
        ("R3 R14/R18", 2, 4, "the red 18 cannot lie on the red 14: .* the highest number .*M3"),
        ("R9/R4 R12", 2, 1, "the red 4 cannot lie on the red 9: .* the lowest number .*M3"),
        ("R7\nS9", 3, 1, "the silver 9 is not in the basic game: .*M1"),
        ("Y1 .\nR1 R2\nG1 .\nB1 .\nS1 .", 6, 1, "this is row number 5. There are at most 4 .M4"),
    ],
)
def test_an_impossible_layout_is_refused_with_its_rule(drawn, line, column, words):
    at, where, said = refused(f"{HEADS}{drawn}")
    assert (at, where) == (line, column)
    assert re.search(words, said), said


@pytest.mark.parametrize(
    ("heads", "words"),
    [
        ("players: Ann", "Mine for Gold is for 2 to 6 players (M1), not 1."),
        ("players: A, B, C, D, E, F, G", "Mine for Gold is for 2 to 6 players (M1), not 7."),
        ("players: Ann, Bob\nhands: R1 R2, B1", "the hands have 2 and 1 cards."),
        ("players: Ann, Bob\nhands: R1", "there are 2 players, and cards for 1."),
        ("players: Ann, Bob\nhands: R1, R1", "the red 1 is here for the second time."),
        ("players: Ann, Bob\nhands: R9, B1", "the red 9 is here for the second time."),
        ("players: Ann, Bob\nhands: R1, S1", "the silver 1 is not in the basic game"),
        ("players: Ann, Bob\nhands: R1, B1\nchosen: B1, -", "is not in this player's hand"),
        ("players: Ann, Bob\nhands: R1, B1\nchosen: R1, B1", "all have chosen"),
        ("players: Ann, Bob\nlaying: Ann R12", "the red 12 can only be laid to the right of"),
        ("players: Ann, Bob\nlaying: Ann B1, Bob G9", "the green 9 is laid before the blue 1"),
        ("players: Ann, Bob\nlaying: Ann B9, Ann G1", "a player lays one card in a round"),
        ("players: Ann, Bob\nclosing: Ann", "there is no gap to close here (M6)."),
        ("players: Ann, Bob\nsilver: yes\naside: R5", "the red 5 is not put away: only silver is"),
        ("players: Ann, Bob\nfirst: Cy", "is nobody at this table"),
        ("players: Ann, Bob\nsilver: maybe", "'maybe' is neither yes nor no."),
        ("players: Ann, Bob\nhand: R1, B1", "'hand' is not a key."),
        ("hands: R1, B1\nhands: R1, B1", "stands here for the second time"),
    ],
)
def test_heads_that_cannot_be_are_refused(heads, words):
    assert words in refused(f"{heads}\nR7 R9")[2]


def test_one_way_to_close_is_no_question():
    assert "nobody is asked (MR14)" in refused(f"{HEADS}closing: Ann\nR1 . R3")[2]


def test_MR4_no_row_of_four_piles_is_left_with_gaps_in_it():
    drawn = "R3 R6 R8 R14\nG1 .  .  G10"
    assert refused(f"{HEADS}closing: Ann\n{drawn}") == (
        3,
        10,
        "this row has 4 piles. Here it can have at most 3 (MR4).",
    )


@pytest.mark.parametrize("silver", [False, True])
def test_M3_every_pile_that_comes_about_in_play_can_be_drawn(silver):
    for seed in range(60):
        game = mine.play_out(mine.deal(3, seed, silver=silver), ["random"] * 3)
        for past in game.history:
            if past.gaps is None:
                assert mine.scenario("\n".join(drawing.write(past.rows)), seed=1).rows == past.rows


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 1}, "2 to 6 players"),
        ({"players": 7}, "2 to 6 players"),
        ({"hands": ["R1"]}, "2 to 6 players"),
        ({"hands": "R1 R2"}, "is not a list with one entry for each player"),
        ({"hands": [7, 8]}, "7 among hands is no list of cards"),
        ({"hands": ["R1", "B1"], "players": 3}, "There are 3 players. Entries in hands: 2."),
        ({"treasure": ["R1"]}, "There are 2 players. Entries in treasure: 1."),
        ({"hands": ["R1", "X1"]}, "'X1' is not a card"),
        ({"hands": ["S1", "B1"], "silver": False}, "the silver 1 is not in the basic game"),
        ({"silver": "yes"}, "silver='yes' is neither True nor False"),
        ({"starter": 5}, "starter=5 is nobody at this table"),
        ({"seed": "7"}, "seed='7' is not a whole number"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(given, words):
    with pytest.raises(mine.GameError) as refusal:
        mine.scenario("R7 R9", **given)
    assert words in str(refusal.value)


def test_a_scenario_without_hands_deals_from_the_rest():
    game = mine.scenario("R7 R9", players=6, seed=7)
    cards = [card for hand in game.hands for card in hand]
    assert {len(hand) for hand in game.hands} == {12}
    assert not {mine.card("R7"), mine.card("R9")} & set(cards)
    assert game == mine.scenario("R7 R9", players=6, seed=7)
    assert {len(hand) for hand in mine.scenario("R1 R2\nB1 B2", players=6).hands} == {12}


def test_every_card_is_read_by_its_code():
    assert [mine.card(card.code) for card in DECK] == list(DECK)
    assert len(DECK) == 100


def test_a_file_keeps_its_comments():
    start = mine.scenario("R7 R9", ["B9 R1", "G8 R2"], players=["Ann", "Bob Lee"])
    record = Record.of(start).comment("here we go").play("B9").comment("hm").play("G8 above@R9")
    text = mine.transcript(record)
    assert '1. Ann B9   # hm\n1. "Bob Lee" G8, Ann above@R9 = ' in text
    again = mine.load(text)
    assert again.end == record.end
    assert dict(again.comments) == dict(record.comments)
    assert mine.transcript(again) == text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("2. Ann B9", "here comes round 1, not 2."),
        ("1. Cy B9", "'Cy' is nobody at this table."),
        ("1. Ann B10", "is not in Ann's hand"),
        ("1. Ann", "this is no round."),
        ("1. Ann B9 Bob", "this is no list of moves."),
        ("1. Ann B9, Bob G8, Ann above@R9, Bob above@B9 = M3", "happens here, not M3."),
    ],
)
def test_a_round_that_cannot_be_is_refused(line, words):
    with pytest.raises(mine.NotationError) as refusal:
        mine.load(f"players: Ann, Bob\nhands: B9, G8\nR7 R9\n\n{line}")
    assert words in str(refusal.value)
    assert refusal.value.line == 5
