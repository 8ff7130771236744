"""The rulebook, rule by rule: each test is named after the rule it holds the game to.

G1 to G3 are in test_setup.py, G11 in test_match.py, the rulings R1 to R4 in test_rulings.py.
"""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.events import GameOver, RushTaken, Strike
from tests.games.gold.tables import (
    NAMES,
    cards,
    each_number_of_players,
    happened,
    played_out,
    player_counts,
    seatings,
    table,
)

either_order = pytest.mark.parametrize("flips", ["a1 b1", "b1 a1"])

DIGGERS = [card for card in gold.CARDS if card.is_digger]
GOLDS = [card for card in gold.CARDS if card.is_gold]


@given(cards, cards, cards, player_counts)
def test_G4_the_first_card_stays_face_up_until_a_second_is_chosen(first, second, third, players):
    start = table(f"{first} {second} {third}", players)
    game = start.flip("b1")
    assert (game.face_up, game.to_move) == (("b1",), start.to_move)
    assert (game.table, game.mines) == (start.table, start.mines)
    assert game.legal() == ("a1", "c1")


@each_number_of_players
def test_G4_after_two_flips_it_is_the_next_players_turn(players):
    game = table("R2 B2 $1 $1", players, starter=1)
    movers = []
    for _ in range(players + 1):
        movers.append(game.to_move)
        game = game.play("a1 b1")
    assert movers == [*range(1, players), 0, 1]


def test_G4_a_card_turned_back_may_be_flipped_again():
    assert table("R2 B2 $4").play("a1 b1 a1 c1").legal() == ("a1", "b1", "c1")


@pytest.mark.parametrize(("digger", "nugget"), list(product((2, 3, 4, 5), (1, 2, 3, 4))))
@either_order
def test_G5_a_digger_carries_gold_up_to_its_own_value(digger, nugget, flips):
    game = table(f"R{digger} ${nugget} P2 P2").play(flips)
    carried = digger >= nugget
    assert game.scores == ((nugget, 0) if carried else (0, 0))
    assert [game.at("a1") is None, game.at("b1") is None] == [carried, carried]


@given(seatings(), st.sampled_from(DIGGERS), st.data())
def test_G5_the_gold_goes_to_the_diggers_owner(seating, digger, data):
    nugget = data.draw(st.sampled_from([gold for gold in GOLDS if gold.value <= digger.value]))
    game = gold.scenario(f"{digger} {nugget} **", rules=gold.Rules(0), **seating).play("a1 b1")
    owner = next(
        (number for number, colors in enumerate(seating["colors"]) if digger.color in colors),
        seating["starter"],
    )
    assert game.mines[owner] == (nugget,)
    assert sum(game.scores) == nugget.value
    assert list(game.table) == ["c1"]


def test_G5_a_rivals_digger_feeds_the_rival():
    assert table("B4 $3 ** **").play("b1 a1").scores == (0, 3)


@pytest.mark.parametrize(("players", "starter"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_G5_unowned_digger_pays_the_active_player(players, starter):
    game = table("P4 $3 ** **", players, starter=starter).play("a1 b1")
    assert game.scores[starter] == sum(game.scores) == 3


def test_G5_with_five_players_no_digger_is_unowned():
    assert table("P4 $3 ** **", players=5).play("a1 b1").scores == (0, 0, 0, 0, 3)


def test_G5_a_color_nobody_chose_is_unowned():
    game = table("R4 $3 ** **", colors=["P", "Y"], starter="Bob").play("a1 b1")
    assert game.scores == (0, 3)


def test_G5_of_two_players_each_gets_the_gold_of_both_colors():
    game = table("R4 $1 G4 $2 B4 $3 Y4 $4 **").play("a1 b1 c1 d1 e1 f1 g1 h1")
    assert [[str(card) for card in mine] for mine in game.mines] == [["$1", "$2"], ["$3", "$4"]]


@given(st.sampled_from(DIGGERS), st.sampled_from(DIGGERS), player_counts)
def test_G6_the_stronger_digger_stays_face_down_where_it_was(first, second, players):
    game = table(f"{first} {second} ** **", players).play("a1 b1")
    if first.value == second.value:
        assert game.table == table(f"{first} {second} ** **").table  # G8
        return
    winner = "a1" if first.value > second.value else "b1"
    assert dict(game.table) == {
        winner: max(first, second, key=lambda card: card.value),
        "c1": gold.card("**"),
        "d1": gold.card("**"),
    }
    assert winner in game.legal()
    assert not any(game.scores)


@either_order
@pytest.mark.parametrize("weaker", ["R2", "B2", "P2"])
def test_G6_the_colors_do_not_matter(weaker, flips):
    assert list(table(f"R3 {weaker} $4 $4").play(flips).table) == ["a1", "c1", "d1"]


@pytest.mark.parametrize("other", ["$1", "$4", "R2", "P5", "**"])
@either_order
def test_G7_dynamite_removes_itself_and_the_other_card(other, flips):
    game = table(f"** {other} R2 B2").play(flips)
    assert list(game.table) == ["c1", "d1"]
    assert game.scores == (0, 0)


def test_G7_first_card_dynamite_still_flips_a_second():
    game = table("** R5 R2 B2").flip("a1")
    assert (game.face_up, game.to_move, len(game.table)) == (("a1",), 0, 4)
    assert list(game.flip("b1").table) == ["c1", "d1"]


@pytest.mark.parametrize("pair", ["R3 B3", "R3 R3", "$1 $1", "$1 $4", "R2 $3", "R2 $4", "P3 $4"])
@either_order
@each_number_of_players
def test_G8_both_cards_are_turned_back_where_they_were(pair, flips, players):
    start = table(f"{pair} ** R5", players)
    game = start.play(flips)
    assert (game.table, game.mines, game.face_up) == (start.table, start.mines, ())
    assert game.to_move == 1


@each_number_of_players
@pytest.mark.parametrize("rush_at", [1, 4, 10, 64])
def test_G9_the_rush_begins_with_that_many_cards_or_fewer(players, rush_at):
    for count in {1, rush_at - 1, rush_at, min(rush_at + 1, 64)} - {0}:
        game = table("R5 " + "** " * (count - 1), players, rush_at=rush_at)
        assert game.rush == (count <= rush_at)


def test_G9_the_book_begins_the_rush_at_ten():
    assert gold.Rules() == gold.Rules(rush_at=10)
    assert [gold.scenario("?? " * 5 + "\n" + "?? " * 5).rush] == [True]
    assert not gold.deal(seed=7).rush


@given(cards, player_counts)
def test_G9_a_turn_flips_one_card_and_it_leaves(card, players):
    game = table(f"R5 {card} $4", players, rush_at=10).flip("b1")
    assert (list(game.table), game.face_up) == (["a1", "c1"], ())
    assert game.to_move == 1
    assert game.rush


@given(seatings(), st.sampled_from(GOLDS))
def test_G9_gold_goes_to_the_player_who_flipped_it(seating, nugget):
    game = gold.scenario(f"{nugget} R5 B5 G5 Y5 P5", **seating).flip("a1")
    assert game.mines[seating["starter"]] == (nugget,)
    assert sum(game.scores) == nugget.value


@pytest.mark.parametrize("card", ["R2", "B5", "P4", "**"])
def test_G9_anything_else_leaves_alone(card):
    game = table(f"{card} $4 R2", rush_at=10).flip("a1")
    assert list(game.table) == ["b1", "c1"]
    assert game.scores == (0, 0)


@given(seatings(), st.permutations(range(9)))
def test_G9_the_rush_lasts_to_the_end(seating, order):
    game = gold.scenario("$1 R2 **\n$2 B3 **\n$3 P4 $4", **seating)
    for turn, place in enumerate(order):
        assert game.rush
        assert game.to_move == (seating["starter"] + turn) % len(game.seats)
        game = game.flip(game.setup.spots[place])
    assert game.is_over
    assert sum(game.scores) == 10


@each_number_of_players
def test_G10_the_game_ends_when_no_card_is_left(players):
    game = table("$1 R2", players, rush_at=10).flip("a1")
    assert (game.is_over, game.winners) == (False, ())
    game = game.flip("b1")
    assert (game.is_over, game.winners, game.legal()) == (True, (0,), ())


@pytest.mark.parametrize("codes", ["R4 $3", "** $3", "** **"])
def test_G10_a_pair_may_be_the_last_to_go(codes):
    game = table(codes).play("a1 b1")
    assert game.is_over
    assert happened(game)[-1] == ("GameOver", "G10")


@pytest.mark.parametrize(
    ("mines", "winners"),
    [
        pytest.param("$4, $3", [0], id="most points win"),
        pytest.param("$1 $1 $1, $4", [1], id="points come before cards"),
        pytest.param("$4, $2 $2", [1], id="a tie goes to more gold cards"),
        pytest.param("$4 $1, $3 $2", [0, 1], id="a full tie is shared"),
        pytest.param("-, -", [0, 1], id="without any gold all share"),
        pytest.param("$4, $2 $2, $3 $1", [1, 2], id="two of three share"),
        pytest.param("$1, $2, $3", [2], id="three players"),
        pytest.param("$3, $3, $3, $3", [0, 1, 2, 3], id="four share"),
        pytest.param("$4, $1 $1 $2, $2 $2, $4, $3", [1], id="five players"),
    ],
)
def test_G10_the_winner_has(mines, winners):
    players = ", ".join(f"{NAMES[n]} {'RBGYP'[n]}" for n in range(mines.count(",") + 1))
    game = gold.parse(f"players: {players}\nmines: {mines}\nR2").flip("a1")
    assert game.winners == tuple(winners)
    over = game.events[-1]
    assert isinstance(over, GameOver)
    assert [seat.number for seat in over.winners] == winners


@given(seatings(), st.integers(0, 10_000))
def test_G12_only_the_end_tells_scores_and_they_add_up_to_what_all_saw(seating, seed):
    game = played_out(gold.deal(**seating, seed=seed), seed)
    *before, _ = game.history
    assert not any(past.winners for past in before)
    *events, over = (event for past in game.history for event in past.events)
    assert not any(hasattr(event, "scores") for event in events)
    won = Counter()
    for event in events:
        if isinstance(event, Strike):
            won[event.to.number] += event.gold.value
        if isinstance(event, RushTaken):
            won[event.by.number] += event.gold.value
    assert over.scores == game.scores == tuple(won[seat.number] for seat in game.seats)
