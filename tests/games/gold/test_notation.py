"""Positions as text: what a drawing may hold, and where an error points if it holds more."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from tests.games.gold.mistakes import check_refused, mistake
from tests.games.gold.strategies import seeds
from tests.games.gold.tables import drawing

EIGHT = "$1 $2 $3 $4 R2 B2 G2 Y2"


def lenient(text):
    return gold.scenario(text, strict=False)


# Drawings


@pytest.mark.parametrize(
    "text",
    [
        "R4 $3\n** ..",
        "\n\n    R4 $3\n    ** ..\n\n",
        "R4 \t $3\r\n** ..\r\n",
        "R4 $3  # my digger\n# a note\n** ..  # the rest",
    ],
    ids=["bare", "indented", "from Windows", "with comments"],
)
def test_a_drawing_may_be_laid_out_freely(text):
    game = gold.scenario(text)
    assert (game.setup.columns, game.setup.rows) == (2, 2)
    assert {spot: card.code for spot, card in game.table.items()} == {
        "a1": "R4",
        "b1": "$3",
        "a2": "**",
    }


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (8, 1), (1, 8), (8, 8), (3, 5)])
def test_a_drawing_is_any_rectangle_of_up_to_8_by_8(columns, rows):
    game = lenient("\n".join([" ".join(["$1"] * columns)] * rows))
    assert (game.setup.columns, game.setup.rows) == (columns, rows)
    assert len(game.table) == columns * rows
    assert gold.parse(str(game)) == game


@pytest.mark.parametrize(
    ("text", "message"),
    [
        mistake("R4 ‸R6 $3", "'R6' is not a card. Cards are $1 to $4 (gold), R2 to P5"),
        mistake("R4 $3\n$1 ‸r4", "Did you mean R4?"),
        mistake("R4 ‸£3", "Did you mean $3?", "another money"),
        mistake("R4 ‸$9", "Did you mean $4?", "no gold so heavy"),
        mistake("‸Y1 $3", "Did you mean Y2?", "no digger so weak"),
        mistake("  ‸*", "Did you mean **?"),
        mistake('R4 ‸"$9"', "'$9' is not a card", "quoted"),
        mistake("R4‸, $3", "',' is not a card", "comma"),
        mistake("‸R4$3", "'R4$3' is not a card", "no space between"),
        mistake("R4 $3\n‸$1", "spots in this row: 1, in the first row: 2", "short row"),
        mistake("R4 $3\n$1 B2 ‸B3", "spots in this row: 3, in the first row: 2", "long row"),
        mistake("R4\n\n# note\n$1 ‸B3", "Make them equally long", "after a gap"),
        mistake(f"{EIGHT} ‸$1", "this row has 9 spots. A row has at most 8."),
        mistake(f"{EIGHT}\n{EIGHT} ‸$1", "A row has at most 8.", "second row of 9"),
        mistake("..\n" * 8 + "‸R4", "this drawing has 9 rows. A table has at most 8."),
        mistake("R5 ** R2\nR2 ** ‸R5", "R5 stands here more often than the deck has it (1)"),
        mistake("** ** ** ** ** ‸**", "than the deck has it (5). Take another card, or allow it"),
        mistake("‸", "there is no drawing", "nothing"),
        mistake("‸\n # R4 $3 \n", "there is no drawing", "comments only"),
        mistake("‸.. ..\n.. ..", "every spot is empty. Write at least one card, such as $1."),
        mistake('R4 ‸"$3', 'this " has no partner. Close the quotation.'),
        mistake('R4 ‸"\\x"', "cannot be read: Invalid \\escape"),
        mistake("‸players: Ann R, Bob B\nR4", "'players' is not a card", "header"),
    ],
)
def test_a_mistake_in_a_drawing_is_refused_at_its_place(text, message):
    check_refused(gold.scenario, text, message)


def test_with_strict_off_a_card_may_stand_there_any_number_of_times():
    assert Counter(lenient("R5 R5 R5\n** ** **\n** ** **").table.values()) == {
        gold.card("R5"): 3,
        gold.card("**"): 6,
    }


@pytest.mark.parametrize("thing", [None, 7, b"R4", ["R4"]])
@pytest.mark.parametrize("read", [gold.scenario, gold.parse, gold.load])
def test_what_is_no_text_is_refused(read, thing):
    with pytest.raises(gold.NotationError, match=rf"this is {type(thing).__name__}, not text\."):
        read(thing)


def test_an_error_travels_with_its_place():
    with pytest.raises(gold.NotationError) as refusal:
        gold.scenario("R4\nX4")
    error = pickle.loads(pickle.dumps(refusal.value))
    assert (error.line, error.column, str(error)) == (2, 1, str(refusal.value))


# Cards drawn from the rest of the deck

wild_drawings = st.integers(1, 8).flatmap(
    lambda columns: st.lists(
        st.lists(st.sampled_from(["??", "??", "..", "$1"]), min_size=columns, max_size=columns),
        min_size=1,
        max_size=8,
    )
)


@given(wild_drawings, seeds)
def test_a_wild_card_is_drawn_from_the_rest_of_the_deck_by_the_seed(rows, seed):
    words = [word for row in rows for word in row]
    if set(words) == {".."}:
        return
    text = "\n".join(map(" ".join, rows))
    strict = words.count("$1") <= 5
    game = gold.scenario(text, seed=seed, strict=strict)
    assert game == gold.scenario(text, seed=seed, strict=strict)
    assert game.setup.seed == seed
    for spot, word in zip(game.setup.spots, words, strict=True):
        assert (game.at(spot) is None) == (word == "..")
        assert word != "$1" or game.at(spot) is gold.card("$1")
    if strict:
        assert Counter(game.table.values()) <= Counter(gold.DECK)


@given(st.sets(st.integers(0, 63)), seeds)
def test_a_full_table_is_the_whole_deck_however_many_of_its_cards_are_wild(wild, seed):
    words = ["??" if index in wild else card.code for index, card in enumerate(gold.DECK)]
    game = gold.scenario(drawing(" ".join(words)), seed=seed)
    assert Counter(game.table.values()) == Counter(gold.DECK)


def test_another_seed_draws_other_cards():
    tables = {str(gold.scenario("?? ?? ?? ??", seed=seed)) for seed in range(20)}
    assert len(tables) == 20


def test_without_a_seed_a_fresh_one_is_drawn_and_noted():
    game = gold.scenario("?? ?? ?? ??")
    assert game == gold.scenario("?? ?? ?? ??", seed=game.setup.seed)


def test_without_wild_cards_nothing_is_drawn():
    assert gold.scenario("R4 $3").setup.seed is None
    assert gold.scenario("R4 $3", seed=7) == gold.scenario("R4 $3", seed=8)


@pytest.mark.parametrize("text", ["?? $3", "R4 $3"])
@pytest.mark.parametrize("seed", ["7", True, 10**18])
def test_a_scenario_refuses_what_is_no_seed(text, seed):
    with pytest.raises(gold.SetupError, match="seed"):
        gold.scenario(text, seed=seed)


def test_only_a_scenario_can_draw_a_card():
    check_refused(gold.parse, "R4 ‸??", "?? at b1 is not a card: only scenario(...) can draw one.")


# Headers


def test_every_header_is_read():
    game = gold.parse("""
        mines: $3 $1, -, $4     # in any order
        players: "Ann Lee" R, Bob BY, Cy green
        face up: b1
        seed: -12
        to move: Bob
        rules: stall end, rush_at 2

        R4 $3 ** B2
    """)
    assert [(seat.name, seat.colors) for seat in game.seats] == [
        ("Ann Lee", "R"),
        ("Bob", "BY"),
        ("Cy", "G"),
    ]
    assert game.rules == gold.Rules(rush_at=2, stall="end")
    assert game.setup.seed == -12
    assert game.to_move == 1
    assert game.face_up == ("b1",)
    assert game.scores == (4, 0, 4)
    assert game.flip("a1").scores == (7, 0, 4)


def test_what_no_header_says_is_as_in_the_book():
    game = gold.parse("R4 $3")
    assert game == gold.scenario("R4 $3")
    assert game.rules == gold.Rules()
    assert game.setup.seed is None


@pytest.mark.parametrize("header", ["rules: rush_at 0", "rules: stall end, rush_at 0"])
def test_a_rule_left_out_is_as_in_the_book(header):
    rules = gold.parse(f"{header}\nR4 $3 B2").rules
    assert rules == gold.Rules(rush_at=0, stall="end" if "end" in header else "rush")


PLAYERS = "players: Ann R, Bob B\n"
FOUR = "\nR4 $3 ** B2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        mistake(f"‸player: Ann R, Bob B{FOUR}", "'player' is not a key. There are players, rules"),
        mistake(f"‸face_up: a1{FOUR}", "Did you mean face up?"),
        mistake(f"‸: a1{FOUR}", "'' is not a key", "no key"),
        mistake(f"seed: 1\n‸seed: 2{FOUR}", "'seed' stands here for the second time"),
        mistake(f"seed‸:{FOUR}", "there is nothing behind this mark", "no value"),
        mistake(f"players: Ann R‸,{FOUR}", "there is nothing behind this mark", "no second"),
        mistake(f"players: ‸, Bob B{FOUR}", "there is nothing in front of this comma"),
        mistake(f"players: Ann R, ‸Bob{FOUR}", "a player is a name and colors, such as Ann R."),
        mistake(f"players: ‸Ann Lee R, Bob B{FOUR}", "Longer names go in quotation marks."),
        mistake(f"‸players: Ann R{FOUR}", "GOLD is for 2 to 5 players (G1), not 1."),
        mistake(f"‸players: a R, b B, c G, d Y, e P, f R{FOUR}", "players (G1), not 6."),
        mistake(f"‸players: Ann R, Ann B{FOUR}", "Two players are called 'Ann'."),
        mistake(f"‸players: Ann R, Bob RB{FOUR}", "Red (R) is given out twice."),
        mistake(f"‸players: Ann R, Bob X{FOUR}", "'X' names no colors."),
        mistake(f'‸players: Ann R, Bob ""{FOUR}', "Bob has no color."),
        mistake(f'‸players: Ann R, " " B{FOUR}', "' ' is not a name."),
        mistake(f'‸players: Ann R, "\\ud800" B{FOUR}', "half a character"),
        mistake(f"rules: stall end, ‸rash_at 3{FOUR}", "a rule is rush_at and a number, or stall"),
        mistake(f"rules: ‸rush_at{FOUR}", "a rule is rush_at and a number", "no number"),
        mistake(f"rules: rush_at ‸ten{FOUR}", "'ten' is not a whole number"),
        mistake(f"rules: rush_at ‸65{FOUR}", "rush_at=65 is out of range"),
        mistake(f"rules: rush_at ‸-1{FOUR}", "rush_at=-1 is out of range"),
        mistake(f"rules: rush_at 1, ‸rush_at 2{FOUR}", "rush_at stands here for the second time"),
        mistake(f"rules: rush_at 1, stall ‸rash{FOUR}", "Did you mean rush?"),
        mistake(f"seed: ‸x{FOUR}", "'x' is not a whole number of at most 18 digits."),
        mistake(f"seed: ‸{'9' * 19}{FOUR}", "of at most 18 digits.", "long seed"),
        mistake(f"seed: ‸{'9' * 5000}{FOUR}", "of at most 18 digits.", "endless seed"),
        mistake(f"seed: ‸７{FOUR}", "'７' is not a whole number", "wide digit"),
        mistake(f"seed: 1 ‸2{FOUR}", "this is one word too many: here stands a seed."),
        mistake(f"{PLAYERS}to move: ‸Bobb{FOUR}", "Did you mean Bob?"),
        mistake(f"{PLAYERS}to move: ‸1{FOUR}", "to move='1' is nobody at this table."),
        mistake(f"to move: Ann, ‸Bob{FOUR}", "one word too many: here stands one player's name."),
        mistake(f"face up: ‸e1{FOUR}", "there is no card on 'e1' that could be face up."),
        mistake("face up: ‸a1\n.. R4", "there is no card on 'a1'"),
        mistake(f"face up: a1 ‸b1{FOUR}", "one word too many: here stands one spot."),
        mistake(f"face up: ‸a1{FOUR}", "no card can be face up here"),
        mistake("rules: rush_at 0\nface up: ‸a1\nR3 B3", "every flip is settled at once.", "R1"),
        mistake("rules: rush_at 0, stall play_on\nface up: ‸a1\nR3 ..", "settled at once", "R2"),
        mistake(f"mines: ‸-{FOUR}", "there are 2 players and 1 mines."),
        mistake(f"mines: -, -, ‸-{FOUR}", "there are 2 players and 3 mines."),
        mistake(f"mines: $3 ‸R4, -{FOUR}", "R4 cannot lie in a mine: mines hold gold, $1 to $4."),
        mistake(f"mines: $3 ‸$5, -{FOUR}", "'$5' is not a card."),
        mistake(f"mines: $3 ‸-, -{FOUR}", "'-' is not a card."),
        mistake(f"R4 $3\n‸{PLAYERS}", "'players' is not a card.", "header below"),
        mistake("‸players: Ann R, Bob B", "there is no drawing.", "no drawing"),
    ],
)
def test_a_mistake_in_a_header_is_refused_at_its_place(text, message):
    check_refused(gold.parse, text, message)


def test_a_table_may_be_empty_in_a_drawing_because_a_finished_game_is():
    game = gold.parse("mines: $3, $1 $2\n.. ..")
    assert game.is_over
    assert game.winners == (1,)
    assert gold.parse(str(game)) == game
