"""Transcripts: a whole game to read, to comment and to write by hand."""

import pytest
from hypothesis import given

from gold_widgets import gold
from tests.games.gold.mistakes import check_refused, mistake
from tests.games.gold.strategies import games, records, told

START = """\
players: Ann R, Bob B
rules: rush_at 2, stall rush
to move: Ann
R4 $3 ** B2
$1 B2 G4 G4
"""
TURNS = """\
1. Ann: a1 R4, b1 $3 = G5
2. Bob: c1 **, d1 B2 = G7
3. Ann: c2 G4, d2 G4 = G8
4. Bob: b2 B2, a2 $1 = G5
5. Ann: c2 G4 = G9
6. Bob: d2 G4 = G9
"""
WHOLE = f"{START}\n{TURNS}# over: Ann 3, Bob 1\n"


def test_a_transcript_reads_like_this():
    game = gold.parse(START).play("a1 b1 c1 d1 c2 d2 b2 a2 c2 d2")
    assert gold.transcript(game) == WHOLE


def test_a_game_that_has_not_ended_says_so():
    game = gold.parse(START).play("a1 b1 c1")
    assert gold.transcript(game) == (
        f"{START}\n1. Ann: a1 R4, b1 $3 = G5\n2. Bob: c1 **\n# so far: Ann 3, Bob 0\n"
    )


def test_a_game_without_a_flip_is_its_drawing():
    game = gold.parse(START)
    assert gold.transcript(game) == f"{START}\n# so far: Ann 0, Bob 0\n"
    assert gold.load(START).game == game


def test_a_game_that_begins_with_a_card_face_up():
    start = gold.parse(START).flip("a1")
    game = gold.parse(str(start)).play("b1 c1")
    assert "\n1. Ann: b1 $3 = G5\n2. Bob: c1 **\n" in gold.transcript(game)
    assert told(gold.load(gold.transcript(game)).game) == told(game)


@given(games())
def test_any_game_reads_back(game):
    assert told(gold.load(gold.transcript(game)).game) == told(game)


@pytest.mark.parametrize(
    "turns",
    [
        "1. Ann: a1, b1",
        "1. Ann : a1 R4 , b1 $3",
        "1. Ann: a1 R4, b1 = G5",
        '1. "Ann": "a1" R4, b1 $3 = "G5"',
        "1. Ann: a1\n1. Ann: b1",
        "\n\n   1. Ann: a1 R4, b1 $3 = G5\r\n\n# done",
    ],
    ids=ascii,
)
def test_a_person_may_leave_out_what_the_game_knows(turns):
    assert gold.load(f"{START}{turns}").game == gold.parse(START).play("a1 b1")


# Comments


def test_a_comment_stands_behind_its_turn():
    record = gold.Record.of(gold.parse(START).play("a1 b1")).comment("lucky!")
    assert "\n1. Ann: a1 R4, b1 $3 = G5   # lucky!\n" in gold.transcript(record)


def test_a_comment_on_a_first_flip_gets_a_line_of_its_own():
    record = gold.Record.of(gold.parse(START).play("a1 b1"))
    record = record.comment("carried out").go(1).comment("a digger: now gold?")
    assert (
        "\n1. Ann: a1 R4   # a digger: now gold?\n1. Ann: b1 $3 = G5   # carried out\n"
        in gold.transcript(record)
    )


def test_a_comment_on_the_start_stands_behind_the_drawing():
    record = gold.Record.of(gold.parse(START).play("a1 b1")).go(0).comment("where is gold?")
    assert "\n$1 B2 G4 G4   # where is gold?\n" in gold.transcript(record)


@pytest.mark.parametrize(
    "comment",
    ["#", "# 1", '"', "2. Bob: c1", "gold1-3-abc", "\\n", "שלום 👩‍🚀", "\u200b", "players: x"],
    ids=ascii,
)
@pytest.mark.parametrize("point", [0, 1, 2, 9, 10])
def test_a_comment_may_be_anything(comment, point):
    record = gold.Record.of(gold.load(WHOLE).game).go(point).comment(comment)
    assert gold.load(gold.transcript(record)).comments == {point: comment}


@given(records())
def test_comments_survive_on_every_point(record):
    read = gold.load(gold.transcript(record))
    assert read.comments == record.comments
    assert told(read.end) == told(record.end)
    assert gold.transcript(read) == gold.transcript(record)


def test_comments_of_a_hand_written_game_are_kept():
    record = gold.load(f"{START}1. Ann: a1 # first\n1. Ann: b1 # second\n# not this\n2. Bob: c1")
    assert dict(record.comments) == {1: "first", 2: "second"}
    assert record.at == 3


# Mistakes


@pytest.mark.parametrize(
    ("turns", "message"),
    [
        mistake("1. Ann: a1 ‸R3, b1 $3 = G5", "a1 holds R4, not R3."),
        mistake("1. Ann: a1 R4, b1 ‸$4 = G5", "b1 holds $3, not $4."),
        mistake("1. Ann: a1 ‸R6, b1 $3 = G5", "'R6' is not a card."),
        mistake("1. ‸Bob: a1 R4, b1 $3 = G5", "it is Ann's turn, not Bob's."),
        mistake("1. ‸ann: a1 R4, b1 $3 = G5", "it is Ann's turn, not ann's."),
        mistake("1. Ann: a1 R4\n1. ‸Bob: b1 $3", "it is Ann's turn, not Bob's.", "mid-turn"),
        mistake("1. Ann: a1 R4, b1 $3 = ‸G6", "G5 happens here, not G6."),
        mistake("1. Ann: a1 R4, b1 $3 = ‸G99", "G5 happens here, not G99."),
        mistake("1. Ann: a1 R4 = ‸G5", "the turn is not finished, not G5."),
        mistake("1. Ann: a1 R4, ‸a1 R4", "a1 is face up already."),
        mistake("1. Ann: ‸a9 R4", "There is no spot 'a9'"),
        mistake("1. Ann: ‸A1 R4", "Did you mean a1?"),
        mistake("1. Ann: a1, b1\n2. Bob: ‸a1", "a1 is empty", "empty spot"),
        mistake("‸2. Ann: a1 R4, b1 $3", "here comes turn 1, not 2."),
        mistake("1. Ann: a1, b1\n‸1. Bob: c1", "here comes turn 2, not 1.", "same number"),
        mistake("1. Ann: a1, b1\n‸3. Bob: c1", "here comes turn 2, not 3.", "left out"),
        mistake("1. Ann: a1 R4\n‸2. Bob: c1", "here comes turn 1, not 2.", "half a turn"),
        mistake("‸01. Ann: a1 R4", "here comes turn 1, not 01."),
        mistake("1. Ann: a1 R4, b1 $3, ‸c1 **", "this is one flip too many for this turn."),
        mistake("1. Ann: a1\n1. Ann: b1, ‸c1", "this is one flip too many", "mid-turn again"),
        mistake("‸1. Ann a1 R4", "this is no turn. A turn reads: 1. Ann: a1 R4, b1 $3 = G5"),
        mistake("‸1. Ann:", "this is no turn.", "no flip"),
        mistake("‸1.", "this is no turn.", "number only"),
        mistake("1. Ann: ‸a1 R4 b1 $3", "this is no list of flips.", "no comma"),
        mistake("1. Ann: ‸a1 R4,", "this is no list of flips.", "comma at the end"),
        mistake("1. Ann: ‸, b1 $3", "this is no list of flips.", "comma in front"),
        mistake("1. Ann: a1, b1\n‸R4 $3 ** B2", "this is no turn.", "drawing after a turn"),
        mistake("1. Ann: a1, b1\n‸seed: 7", "this is no turn.", "header after a turn"),
        mistake(f"{TURNS}‸7. Ann: a1", "the game is over; no turn can follow."),
        mistake(f"{TURNS[: TURNS.index('5.')]}5. Ann: c2, ‸d2", "one flip too many", "rush"),
        mistake('1. Ann: a1 ‸"R4', 'this " has no partner.'),
    ],
)
def test_a_mistake_in_a_turn_is_refused_at_its_place(turns, message):
    check_refused(gold.load, f"{START}\n{turns}", message)


def test_R2_the_last_card_is_flipped_alone():
    start = "rules: rush_at 0, stall play_on\nR3 ..\n"
    game = gold.load(f'{start}1. "Player 1": a1 R3 = R2').game
    assert told(gold.load(gold.transcript(game)).game) == told(game)
    check_refused(gold.load, f'{start}1. "Player 1": a1, ‸b1', "one flip too many")


def test_a_mistake_in_the_drawing_is_refused_at_its_place():
    check_refused(gold.load, WHOLE.replace("** B2", "‸*B B2"), "'*B' is not a card.")


def test_turns_alone_are_no_game():
    check_refused(gold.load, f"‸{TURNS}", "there is no drawing.")
