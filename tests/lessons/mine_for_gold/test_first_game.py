"""A first game of Mine for Gold: it points, tells one thing at a time and lets go."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import FirstGame
from gold_widgets import mine_for_gold as mine
from tests.lessons.test_first_game import follow, pointed, to_the_end


def test_it_tells_one_thing_at_a_time_and_why():
    assert to_the_end(FirstGame(mine, seed=1)) == [
        "You are Ann: press your blue 16, where the arrow points. It goes to the end of its row.",
        "Ann has chosen a card. (M2)",
        (
            "The cards are turned up, the highest is laid first: Ann the blue 16, Bob the "
            "blue 10. So nobody can wait and see."
        ),
        "Ann lays the blue 16 at the right end: it is the highest number in the blue row.",
        (
            "Bob lays the blue 10 onto the blue 12: with a distance of 2, no visible number "
            "in the blue row is nearer."
        ),
        "Now choose your green 5. Its color has no row yet, so it begins one.",
        "Ann has chosen a card. (M2)",
        "The cards are turned up, the highest is laid first: Bob the yellow 5, Ann the green 5.",
        (
            "Bob begins the yellow row: the yellow 5 lies above the blue 6, the nearest "
            "number, with a distance of 1. There were 2 places to choose from."
        ),
        (
            "Ann begins the green row: the green 5 lies above the yellow 5, the nearest "
            "number, with a distance of 0. Every color has a row of its own."
        ),
        "Now choose your blue 20. It is the fourth side by side: then the whole row is yours!",
        "Ann has chosen a card. (M2)",
        "The cards are turned up, the highest is laid first: Ann the blue 20, Bob the yellow 15.",
        "Ann lays the blue 20 at the right end: it is the highest number in the blue row.",
        (
            "A corridor is complete, four piles side by side: blue 6, blue 12, blue 10, blue "
            "16 and blue 20."
        ),
        "Whoever lays the last card of a corridor takes all of it.",
        (
            "Ann takes 5 cards into the treasure chamber, and has 5 now. Who has the most at "
            "the end wins."
        ),
        "Bob lays the yellow 15 at the right end: it is the highest number in the yellow row.",
        "Your turn! Now you are on your own: press whatever you like.",
    ]


@pytest.mark.parametrize("seed", range(40))
def test_who_follows_sees_an_end_a_new_row_and_takes_a_corridor(seed):
    table = FirstGame(mine, seed=seed)
    follow(table)
    shown = table._taught()
    assert shown.index("end") < shown.index("row") < shown.index("mine")
    assert "theirs" not in shown
    assert table.game.scores[0] >= 4
    assert len(table.game.hands[0]) == 3


def test_it_points_at_one_thing_at_a_time_until_the_third_round_is_over():
    table = FirstGame(mine, seed=2)
    while table.is_guiding:
        at = pointed(table)
        assert len(at) <= 1
        if at and at != ["continue"]:
            [spot] = [spot for spot in table._frame.spots if spot["id"] == at[0]]
            assert spot["label"].endswith(". Press here!")
            table.press(at[0])
        else:
            table.go_on()
    assert len(table.game.hands[0]) == 3
    while not table._is_let_go:
        table.go_on()
    assert not pointed(table)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), presses=st.lists(st.integers(0, 11), min_size=9, max_size=9))
def test_whatever_the_pupil_presses_it_goes_on_pointing_and_lets_go(seed, presses):
    table = FirstGame(mine, seed=seed)
    pupil = iter(presses)
    for _ in range(60):
        if not table.is_guiding:
            break
        if table._points:
            assert len(pointed(table)) == 1
            legal = table.game.legal()
            table.press(legal[next(pupil) % len(legal)])
        else:
            table.go_on()
    assert not table.is_guiding
    table.close()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_that_it_says_is_translated(language):
    for seed in range(4):
        english = to_the_end(FirstGame(mine, seed=seed))
        other = to_the_end(FirstGame(mine, seed=seed, language=language))
        assert not set(english) & set(other)


def test_a_closing_of_several_is_asked_for_in_simple_words():
    game = mine.parse(
        "players: Ann, Bob\nhands: Y1 Y2, B2 B3\ntreasure: G2 G4 G7 G8, -\n"
        "laying: Bob R1\nclosing: Ann\nR3 R6 R14\nG1 .  G10"
    )
    table = FirstGame(game)
    assert table._frame.status.endswith(
        "The gaps can close in several ways. Press the one you like."
    )
    assert pointed(table)[0].startswith("close-")
