"""Who sits at the table and how the cards lie (G1 to G3), and every setup that is refused."""

from collections import Counter
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from tests.games.gold.tables import NAMES, each_number_of_players, seatings


@each_number_of_players
def test_G1_two_to_five_may_play(players):
    game = gold.deal(players)
    assert [seat.number for seat in game.seats] == list(range(players))
    assert [seat.name for seat in game.seats] == [f"Player {n + 1}" for n in range(players)]


@each_number_of_players
def test_G1_players_sit_in_the_order_of_their_names(players):
    assert tuple(seat.name for seat in gold.deal(NAMES[:players]).seats) == NAMES[:players]


def test_G1_two_players_have_two_colors_each():
    assert [seat.colors for seat in gold.deal(2).seats] == ["RG", "BY"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_G1_three_to_five_players_have_one_color_each(players):
    assert [seat.colors for seat in gold.deal(players).seats] == list("RBGYP")[:players]


def test_G1_players_may_choose_their_colors_by_letter_or_name():
    game = gold.deal(3, colors=["P", "yellow", "Red"])
    assert {color: seat.number for color, seat in game.setup.owners.items()} == {
        "P": 0,
        "Y": 1,
        "R": 2,
    }


@given(seatings())
def test_G1_every_color_works_for_one_player_or_for_nobody(seating):
    game = gold.deal(**seating)
    for color in gold.COLORS:
        owners = [seat for seat in game.seats if color in seat.colors]
        assert game.setup.owners.get(color) == (owners[0] if owners else None)
        assert len(owners) <= 1


@given(seatings())
def test_G1_unowned_diggers_are_on_the_table_all_the_same(seating):
    assert Counter(gold.deal(**seating).table.values()) == gold.COPIES


def test_G2_the_deck_is_the_one_in_the_box():
    assert [gold.COPIES[gold.card(code)] for code in ("$1", "$2", "$3", "$4")] == [5, 7, 7, 5]
    for color in gold.COLORS:
        assert [gold.COPIES[gold.card(f"{color}{value}")] for value in (2, 3, 4, 5)] == [2, 2, 2, 1]
    assert Counter(card.kind for card in gold.DECK) == {"gold": 24, "digger": 35, "dynamite": 5}
    assert sum(card.value for card in gold.DECK if card.is_gold) == 60


@each_number_of_players
def test_G2_all_cards_lie_face_down_on_an_8_by_8_grid(players):
    game = gold.deal(players)
    assert list(game.table) == [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    assert (game.face_up, game.legal()) == ((), tuple(game.table))


@given(seatings(), st.integers(-1000, 1000))
def test_G2_the_seed_alone_lays_the_cards(seating, seed):
    assert gold.deal(**seating, seed=seed).table == gold.deal(seed=seed).table


def test_G2_other_seeds_lay_other_tables():
    tables = {tuple(gold.deal(seed=seed).table.values()) for seed in range(200)}
    assert len(tables) == 200


def test_G2_without_a_seed_every_table_is_another():
    tables = {tuple(gold.deal().table.values()) for _ in range(5)}
    assert len(tables) > 1


@each_number_of_players
def test_G3_anybody_may_start_and_the_turn_goes_round(players):
    for starter in range(players):
        game = gold.deal(NAMES[:players], starter=starter)
        assert game == gold.deal(NAMES[:players], starter=NAMES[starter], seed=game.setup.seed)
        assert game.to_move == starter


def test_G3_the_first_seat_starts_unless_another_is_named():
    assert gold.deal(5).to_move == 0


DOORS = {
    "deal": gold.deal,
    "scenario": lambda **arguments: gold.scenario("R4 $3 ?? B2", **arguments),
    "match": gold.Match.between,
}
NEITHER = ["neither a number nor a list of names", 'players=["Ann", "Bob"]']
NOBODY = ["nobody at this table", "0 to 1", "Ann, Bob"]
NO_COLORS = ["names no colors", "R red", "P purple"]

REFUSED = [
    # arguments, the words that the message must have
    ({"players": 1}, ["2 to 5 players", "not 1"]),
    ({"players": 6}, ["2 to 5 players", "not 6"]),
    ({"players": 0}, ["2 to 5 players", "not 0"]),
    ({"players": -2}, ["2 to 5 players", "not -2"]),
    ({"players": []}, ["2 to 5 players", "not 0"]),
    ({"players": ["Ann"]}, ["2 to 5 players", "not 1"]),
    ({"players": [*NAMES, "Flo"]}, ["2 to 5 players", "not 6"]),
    ({"players": True}, ["players=True", *NEITHER]),
    ({"players": "Ann"}, ["players='Ann'", *NEITHER]),
    ({"players": 2.0}, ["players=2.0", *NEITHER]),
    ({"players": None}, ["players=None", *NEITHER]),
    ({"players": ["Ann", "Ann"]}, ["Two players are called 'Ann'"]),
    ({"players": ["Ann", ""]}, ["'' is not a name", "such as 'Ann'"]),
    ({"players": ["Ann", " \t"]}, ["is not a name", "such as 'Ann'"]),
    ({"players": ["Ann", 2]}, ["2 is not a name", "such as 'Ann'"]),
    ({"players": ["Ann", None]}, ["None is not a name", "such as 'Ann'"]),
    ({"players": ["Ann", "\ud83d"]}, ["half a character"]),
    ({"colors": ["R", "R"]}, ["Red (R)", "twice", "one player at most"]),
    ({"colors": ["RG", "BG"]}, ["Green (G)", "twice", "one player at most"]),
    ({"colors": ["R", "red"]}, ["Red (R)", "twice"]),
    ({"colors": ["R", "X"]}, ["'X'", *NO_COLORS]),
    ({"colors": ["R", "pink"]}, ["'pink'", *NO_COLORS]),
    ({"colors": ["rx", "B"]}, ["'rx'", *NO_COLORS]),
    ({"colors": ["R", None]}, ["None", *NO_COLORS]),
    ({"colors": ["R"]}, ["2 players", "colors for 1"]),
    ({"colors": ["R", "B", "G"]}, ["2 players", "colors for 3"]),
    ({"colors": []}, ["2 players", "colors for 0"]),
    ({"colors": ["R", ""]}, ["Bob has no color", "R, B, G, Y, P"]),
    ({"colors": "RB"}, ["colors='RB'", "2 players", "('RG', 'BY')"]),
    ({"colors": "RBG", "players": 3}, ["colors='RBG'", "3 players", "('R', 'B', 'G')"]),
    ({"colors": 2}, ["colors=2", "2 players", "('RG', 'BY')"]),
    ({"starter": 2}, ["starter=2", *NOBODY]),
    ({"starter": -1}, ["starter=-1", *NOBODY]),
    ({"starter": "Cy"}, ["starter='Cy'", *NOBODY]),
    ({"starter": "bob"}, ["starter='bob'", *NOBODY, "Did you mean Bob?"]),
    ({"starter": True}, ["starter=True", *NOBODY]),
    ({"starter": 1.0}, ["starter=1.0", *NOBODY]),
    ({"starter": None}, ["starter=None", *NOBODY]),
    ({"starter": ["Ann"]}, ["starter=['Ann']", *NOBODY]),
    ({"seed": "7"}, ["seed='7'", "whole number", "seed=7"]),
    ({"seed": 0.5}, ["seed=0.5", "whole number", "seed=7"]),
    ({"seed": True}, ["seed=True", "whole number", "seed=7"]),
    ({"seed": 10**18}, ["seed", "18 digits"]),
    ({"seed": -(10**18)}, ["seed", "18 digits"]),
    ({"rules": 10}, ["rules=10", "Rules(rush_at=10)"]),
    ({"rules": {"rush_at": 3}}, ["rules={'rush_at': 3}", "Rules(rush_at=10)"]),
    ({"rules": "rush"}, ["rules='rush'", "Rules(rush_at=10)"]),
]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(("arguments", "words"), REFUSED, ids=[str(case[0]) for case in REFUSED])
def test_a_setup_is_refused_in_words_that_say_what_would_be_right(door, arguments, words):
    arguments = {"players": ["Ann", "Bob"]} | arguments
    before = deepcopy(arguments)
    with pytest.raises(gold.SetupError) as refusal:
        DOORS[door](**arguments)
    for word in words:
        assert word in str(refusal.value)
    assert arguments == before


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"rush_at": -1}, ["rush_at=-1", "0 (never) to 64 (at once)"]),
        ({"rush_at": 65}, ["rush_at=65", "0 (never) to 64 (at once)"]),
        ({"rush_at": True}, ["rush_at=True", "whole number", "10"]),
        ({"rush_at": "10"}, ["rush_at='10'", "whole number", "10"]),
        ({"rush_at": 10.0}, ["rush_at=10.0", "whole number", "10"]),
        ({"rush_at": None}, ["rush_at=None", "whole number", "10"]),
        ({"stall": "stop"}, ["stall='stop'", "'rush', 'end' or 'play_on'"]),
        ({"stall": "play on"}, ["stall='play on'", "Did you mean play_on?"]),
        ({"stall": None}, ["stall=None", "'rush', 'end' or 'play_on'"]),
        ({"stall": ["rush"]}, ["stall=['rush']", "'rush', 'end' or 'play_on'"]),
    ],
    ids=str,
)
def test_rule_values_that_mean_nothing_are_refused(values, words):
    with pytest.raises(gold.SetupError) as refusal:
        gold.Rules(**values)
    for word in words:
        assert word in str(refusal.value)


@pytest.mark.parametrize("rush_at", [0, 64])
@pytest.mark.parametrize("stall", ["rush", "end", "play_on"])
def test_rule_values_at_the_edge_are_taken(rush_at, stall):
    game = gold.deal(rules=gold.Rules(rush_at, stall))
    assert (game.rules.rush_at, game.rules.stall, game.rush) == (rush_at, stall, rush_at == 64)


@pytest.mark.parametrize("seed", [0, -7, 10**18 - 1, 1 - 10**18])
def test_the_longest_seeds_are_taken_and_can_be_written_down(seed):
    game = gold.deal(seed=seed)
    assert gold.parse(str(game)).setup.seed == seed
    assert gold.load(gold.save(game)).game == game


def test_a_fresh_seed_lays_the_same_table_again():
    game = gold.deal()
    assert gold.deal(seed=game.setup.seed) == game


def test_what_is_refused_is_a_value_error():
    with pytest.raises(ValueError, match="2 to 5 players"):
        gold.deal(players=9)
