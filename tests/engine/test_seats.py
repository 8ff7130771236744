"""Who sits at a table: names that can be seen, and seats by number or by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import LONGEST_NAME, Seat, named, seat_number
from gold_widgets.engine.words import speak, tell

COUNT = range(2, 6)
WRONG = "Two to five can play."


def refused(players):
    """Return the words in which players are refused, which are never many."""
    with pytest.raises(SetupError) as refusal:
        named(players, COUNT, WRONG)
    assert len(str(refusal.value)) < 200
    return str(refusal.value)


@pytest.mark.parametrize("players", [2, 5, ["Ann", "Bob"], ("é", "e\u0301", "E")])
def test_players_who_can_play_have_names_of_their_own(players):
    names = named(players, COUNT, WRONG)
    assert len(set(names)) == (players if isinstance(players, int) else len(players))


@pytest.mark.parametrize("players", [1, 6, -1, [], ["Ann"], list("abcdef")])
def test_any_other_number_is_answered_in_the_words_of_the_game(players):
    assert refused(players) == WRONG


def test_names_that_nobody_chose_are_in_the_language_spoken():
    try:
        speak("fr")
        assert named(2, COUNT, WRONG)[0].startswith("Jou")
    finally:
        speak("en")
    assert named(2, COUNT, WRONG) == ("Player 1", "Player 2")


@pytest.mark.parametrize("players", [None, True, 2.0, "Ann", "x" * 10**6, object()])
def test_what_is_neither_a_number_nor_a_list_is_refused(players):
    assert "is neither a number nor a list of names." in refused(players)


INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad \t\n\u3000\u3164\u2800\ufe0f\u202e\x00"


@given(st.text(INVISIBLE, max_size=LONGEST_NAME))
def test_a_name_of_which_nothing_can_be_seen_is_none(name):
    assert "is not a name." in refused(["Ann", name])


@given(st.text(INVISIBLE, max_size=20), st.text(INVISIBLE, max_size=20))
def test_a_name_of_which_one_character_can_be_seen_is_one(before, behind):
    assert named(["Ann", f"{before}x{behind}"], COUNT, WRONG)


@pytest.mark.parametrize("length", [LONGEST_NAME + 1, 10**6])
def test_a_long_name_is_refused_without_repeating_it(length):
    assert "too long: a name has at most 60 characters" in refused(["Ann", "x" * length])
    assert "is not a name" in refused(["Ann", " " * length])


def test_the_longest_name_is_taken():
    assert named(["Ann", "x" * LONGEST_NAME], COUNT, WRONG)


@pytest.mark.parametrize("name", [2, None, b"Ann", ["Ann"], ["Ann"] * 10**5])
def test_what_is_no_text_is_no_name(name):
    assert "is not a name. Every player needs one, such as 'Ann'." in refused(["Ann", name])


def test_two_of_one_name_are_refused():
    assert refused(["Ann", "Bob", "Ann"]).startswith("Two players are called 'Ann'.")


SEATS = (Seat(0, "Ann"), Seat(1, "Bob"))


@pytest.mark.parametrize(("who", "number"), [(0, 0), (1, 1), ("Ann", 0), ("Bob", 1)])
def test_a_seat_is_found_by_its_number_or_its_name(who, number):
    assert seat_number(who, SEATS) == number


@pytest.mark.parametrize("who", [2, -1, True, None, 0.0, "bob", "x" * 10**6, ["Ann"] * 10**5])
def test_nobody_else_sits_there(who):
    with pytest.raises(SetupError, match="is nobody at this table") as refusal:
        seat_number(who, SEATS, "seat")
    assert str(refusal.value).startswith("seat=")
    assert len(tell(refusal.value, "de")) < 300
    assert ("Did you mean Bob?" in str(refusal.value)) == (who == "bob")
