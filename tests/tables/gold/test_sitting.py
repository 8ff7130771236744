"""A sitting: whose press counts, what stays open, who moves next. No widget, no clock."""

import pytest

from gold_widgets import gold
from gold_widgets.engine.errors import IllegalMove, SetupError
from gold_widgets.engine.records import Record
from gold_widgets.games.gold.players import ExpertPlayer, ForgetfulPlayer, PerfectPlayer
from gold_widgets.tables.gold.sitting import OutOfTurn, Sitting, seat_all

NO_RUSH = gold.Rules(rush_at=0)


def sitting(drawing="R4 $3 B2 $4 ** Y3", seats=None, rules=NO_RUSH):
    game = gold.scenario(drawing, players=["Ann", "Bob"], rules=rules)
    return Sitting(Record.of(game), seat_all(seats, 2, seed=1))


def test_the_two_cards_of_a_turn_stay_open_until_somebody_goes_on():
    table = sitting()
    table.press("a1")
    assert (table.open, table.is_held, table.game.face_up) == ({}, False, ("a1",))
    table.press("b1")
    assert table.open == {"a1": gold.card("R4"), "b1": gold.card("$3")}
    assert table.is_held
    table.advance()
    assert (table.open, table.is_held) == ({}, False)


def test_the_next_press_settles_and_flips_at_once():
    table = sitting()
    table.press("a1")
    table.press("b1")
    table.press("c1")
    assert table.game.face_up == ("c1",)
    assert table.open == {}


def test_a_double_press_on_the_second_card_does_not_flip_it_for_the_next_player():
    table = sitting("R2 $3 B2 $4")
    table.press("a1")
    table.press("b1")
    table.press("b1")
    assert table.game.face_up == ()
    assert not table.is_held


def test_a_card_that_cannot_be_flipped_is_refused_in_words_and_changes_nothing():
    table = sitting()
    table.press("a1")
    before = table.record
    with pytest.raises(IllegalMove, match="a1 is face up already"):
        table.press("a1")
    assert table.record is before


def test_a_press_while_a_computer_is_to_move_is_refused():
    table = sitting(seats=("perfect", "person"))
    with pytest.raises(OutOfTurn, match="Ann is to move"):
        table.press("a1")


def test_a_computer_flips_one_card_at_a_time():
    table = sitting(seats=("person", "perfect"))
    table.press("a1")
    table.press("b1")
    table.advance()
    assert not table.game.face_up
    table.advance()
    assert len(table.game.face_up) == 1
    table.advance()
    assert len(table.open) == 2
    table.advance()
    assert table.open == {}
    assert table.game.to_move == 0
    assert not table.is_due


def test_undo_goes_back_to_the_last_choice_of_a_person():
    table = sitting(seats=("person", "random"))
    table.press("a1")
    table.press("b1")
    while table.is_due:
        table.advance()
    table.undo()
    assert table.record.at == 1
    table.undo()
    assert table.record.at == 0
    table.undo()
    assert table.record.at == 0


def test_redo_is_the_way_back():
    table = sitting()
    for spot in ("a1", "b1", "c1"):
        table.press(spot)
    table.undo()
    table.undo()
    table.redo()
    table.redo()
    assert table.record.at == 3
    assert not table.is_past


def test_nothing_goes_on_by_itself_while_the_past_is_looked_at():
    table = sitting(seats=("person", "perfect"))
    table.press("a1")
    table.press("b1")
    table.advance()
    table.advance()
    table.go(2)
    assert table.computer is not None
    assert not table.is_due
    assert set(table.open) == {"a1", "b1"}
    table.advance()
    assert table.record.at == 3


def test_a_computer_remembers_the_same_after_an_undo():
    table = sitting("R4 $3 B2 $4 B4 Y3", seats=("person", "perfect"))
    flips = []
    for _ in range(2):
        table.press("d1")
        table.press("e1")
        while table.is_due:
            table.advance()
        flips.append(table.game.flips)
        table.undo()
        table.undo()
    assert flips[0] == flips[1]


def test_the_picture_is_seen_through_a_persons_eyes():
    assert sitting(seats=("perfect", "person")).viewer == 1
    assert sitting(seats=("perfect", "random")).viewer == 0
    assert sitting().viewer == 0


def test_seats_are_people_opponents_by_name_or_players_of_ones_own():
    mine = PerfectPlayer(3)
    assert seat_all(["person", None, mine], 3, seed=0) == (None, None, mine)
    assert seat_all(None, 2, seed=0) == (None, None)


def test_levels_and_memories_take_a_seat():
    seated = seat_all(["person", "expert", 0.7, "sharp"], 4, seed=10)
    assert seated == (None, ExpertPlayer(11), ForgetfulPlayer(0.7, 12), ForgetfulPlayer(0.8, 13))


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("perfect", "one entry a seat"),
        (["person", "prefect"], "Did you mean perfect"),
        (["person", object()], "cannot play.*'beginner'"),
        (["person", 7], "between 0 and 1"),
        (["person"], "2 players but seats for 1"),
    ],
)
def test_bad_seats_are_refused_in_words(seats, words):
    with pytest.raises(SetupError, match=words):
        sitting(seats=seats)


def test_whoever_looks_back_presses_twice_before_the_rest_is_forgotten():
    table = sitting()
    for spot in ("a1", "b1", "c1", "d1"):
        table.press(spot)
    table.go(2)
    played = table.record
    for spot in ("e1", "f1"):
        with pytest.raises(IllegalMove, match=f"looking back. Press {spot} once more"):
            table.press(spot)
        assert table.record is played
    with pytest.raises(IllegalMove, match="no card"):
        table.press("a1")
    table.press("f1")
    assert table.game.flips == ("a1", "b1", "f1")


def test_whoever_took_something_back_presses_once():
    table = sitting()
    table.press("a1")
    table.press("b1")
    table.go(0)
    table.redo()
    table.undo()
    table.press("c1")
    assert table.game.flips == ("c1",)


def test_whoever_looked_back_and_returned_presses_once():
    table = sitting()
    table.press("a1")
    table.go(0)
    table.go(1)
    table.press("b1")
    assert table.game.flips == ("a1", "b1")
