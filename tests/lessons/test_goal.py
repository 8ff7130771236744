"""A table with an aim: when it is reached, when it is missed, and what it says."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import Goal, gold
from gold_widgets.lessons.gold import Subject
from tests.games.gold import strategies
from tests.lessons import anything
from tests.lessons.goals import checklist, game, goal, main, press


@pytest.mark.parametrize(
    ("aim", "flips"),
    [
        ({"points": 3}, "a1 b1"),
        ({"points": 4, "player": "Ann"}, "a1 d1"),
        ({"points": 3, "rivals": 0}, "a1 b1"),
        ({"gone": "B2"}, "a1 c1"),
        ({"gone": "R4 $3"}, "a1 b1"),
        ({"left": 2}, "a1 b1"),
        ({"left": 3}, "a1 c1"),
    ],
)
def test_an_aim_is_reached(aim, flips):
    one = press(goal(**aim), flips)
    assert one.is_solved
    assert not one.is_missed
    assert one._frame.banner == "Solved! ★★★"
    assert one._frame.mood == "won"
    assert one._frame.status.endswith(
        "Well done: the aim is reached. At the first try: 3 of 3 stars. Go on with the next cell."
    )
    assert {each["state"] for each in one._frame.aims[:-1]} == {"met"}
    assert one._frame.effects["steps"][-1] == {"kind": "solved"}


@pytest.mark.parametrize(
    ("aim", "flips"),
    [
        ({"points": 4, "turns": 1}, "a1 b1"),
        ({"rivals": 0, "points": 1, "turns": 1}, "c1 a1"),
        ({"gone": "R4", "turns": 1}, "a1 c1"),
        ({"left": 2, "turns": 1}, "a1 c1"),
        ({"points": 4, "turns": 2}, "b1 d1 b1 d1"),
    ],
)
def test_an_aim_is_missed(aim, flips):
    one = press(goal(**aim), flips)
    assert one.is_missed
    assert not one.is_solved
    assert one._frame.banner == "Not reached"
    assert one._frame.mood == "lost"
    assert one._frame.status.endswith("Try again!")
    assert one._frame.effects["steps"][-1] == {"kind": "missed"}
    assert main(one) == ["rematch"]


def test_the_gold_rush_can_be_an_aim():
    start = game("R4 $3 B2 $4", rules=gold.Rules(rush_at=2))
    assert press(Goal(start, turns=1, rush=True), "a1 b1").is_solved
    assert press(Goal(start, turns=1, rush=True), "a1 c1").is_missed


def test_a_victory_can_be_an_aim():
    assert press(goal("B4 $3", win=True, player="Bob"), "a1 b1").is_solved
    assert press(goal("R4 $3 B4", win=True, player="Bob"), "a1 b1").is_missed


def test_when_a_rival_gets_gold_that_nobody_may_get_it_is_over_at_once():
    one = goal("R4 $3 B2 $1", points=3, rivals=0, turns=4)
    assert checklist(one) == {"Give": "open", "Nobody": "open", "4": "open"}
    press(one, "c1 d1")
    assert one.is_missed
    assert checklist(one) == {"Give": "open", "Nobody": "broken", "3": "open"}
    assert one._frame.status.endswith(
        "1 point for Bob. (G5)\nThis is out of reach now: Nobody else may get any. Try again!"
    )
    one.press("a1")
    assert one.game.flips == ("c1", "d1"), "nothing is played any more"


@pytest.mark.parametrize(
    ("drawing", "aim", "flips"),
    [
        ("R4 $3 B2 $4 **", {"points": 3}, "a1 e1"),  # the digger that was needed is blown up
        ("R4 $3 B2 $1 **", {"points": 3}, "b1 e1"),  # the gold that was needed is blown up
        ("R3 R3 $3 $2 B5", {"points": 5}, "a1 e1"),  # one digger cannot carry out both
        ("R4 $3 B2 $4 Y5 Y4", {"left": 2}, "a1 c1"),  # too many cards for the turn that is left
        ("R4 R3 R2 B2 Y2 $4", {"gone": "R3 R2 B2 Y2"}, "d1 e1"),
        ("R2 $1 B4 $4 $2", {"win": True}, "c1 d1"),  # the rival cannot be caught up with
    ],
)
def test_what_cannot_come_true_any_more_ends_it_before_the_turns_are_used_up(drawing, aim, flips):
    one = press(goal(drawing, turns=2, **aim), flips)
    assert one.is_missed
    assert "This is out of reach now: " in one._frame.status
    assert one._frame.aims[-1]["count"] == (1, 2)


def test_in_the_rush_a_player_gets_one_gold_a_turn_of_ones_own():
    start = gold.scenario("$4 $3 $2 R2 B2", players=["Ann", "Bob"])
    assert start.rush
    one = Goal(start, turns=3, points=7)
    press(one, "d1")
    assert one.is_missed
    with pytest.raises(gold.SetupError, match="out of reach in 2 turns"):
        Goal(start, turns=2, points=5)


def test_an_aim_that_nobody_can_reach_is_refused():
    with pytest.raises(gold.SetupError, match="out of reach in 2 turns, whatever is played"):
        goal(points=99)


def test_the_checklist_is_in_the_stored_picture_and_in_its_words():
    one = goal(points=4, rivals=0, turns=2)
    stored = one._repr_mimebundle_()
    for words in ("Give Ann at least 4 points.", "Nobody else may get any.", "You have 2 turns."):
        assert words in stored["image/svg+xml"]
        assert words in stored["text/plain"]


def test_a_turn_that_is_not_finished_reaches_nothing():
    game = gold.parse(
        "players: Ann RG, Bob BY\nrules: rush_at 0, stall play_on\nface up: a1\nR4 $3"
    )
    assert not Goal(game, turns=1, left=2).is_solved


def test_an_aim_that_is_reached_already_is_none():
    with pytest.raises(gold.SetupError, match="before the first flip"):
        goal(left=4)


def test_the_aim_is_said_and_the_turns_are_counted():
    one = goal(points=4, rivals=0, gone="B2 $3", left=1, turns=2)
    assert one._frame.status == "Flip a card. You have 2 turns."
    assert [each["text"] for each in one._frame.aims] == [
        "Give Ann at least 4 points.",
        "Nobody else may get any.",
        "Make these cards leave the table: blue digger 2, gold 3.",
        "Leave at most 1 card on the table.",
        "2 turns left",
    ]
    assert one.describe().startswith("You have 2 turns.\n- Give Ann at least 4 points.")
    press(one, "a1 c1")
    assert one._frame.status.endswith("You have 1 turn left.")
    assert one._frame.aims[-1] == {"text": "1 turn left", "state": "open", "count": (1, 2)}


def test_every_card_is_noted_on_its_back():
    one = goal(points=3)
    labels = [spot["label"] for spot in one._frame.spots]
    assert labels[0] == "a1, face down (noted: red digger 4)"
    assert all("noted" in label for label in labels)


def test_each_condition_has_a_sentence_and_a_state():
    one = goal("R4 $3 B2 $1", points=3, rivals=0, gone="B2", left=1, win=True, turns=4)
    assert states(one) == ["open", "met", "open", "open", "open"]
    press(one, "a1 b1")
    assert states(one) == ["met", "met", "open", "open", "open"]
    press(one, "c1 d1")
    assert states(one) == ["met", "broken", "met", "met", "met"]
    assert [each.words(one.game, "en") for each in one.aim.conditions] == [
        "Give Ann at least 3 points.",
        "Nobody else may get any.",
        "Make this card leave the table: blue digger 2.",
        "Leave at most 1 card on the table.",
        "Let Ann win.",
    ]


def states(goal):
    start, now = goal.record.start, goal.game
    return [each.state(start, now) for each in goal.aim.conditions]


def test_rivals_may_be_allowed_some_points():
    said = [each["text"] for each in goal(points=1, rivals=2)._frame.aims]
    assert "All others together may get at most 2 points." in said


@pytest.mark.parametrize(
    ("aim", "said"),
    [
        ({}, "something to reach"),
        ({"points": 3, "turns": 0}, "turns=1 or more"),
        ({"points": 3, "turns": "2"}, "turns is of type str: write a whole number."),
        ({"points": "3"}, "points is of type str"),
        ({"gone": 5}, "gone is of type int: write it in quotes."),
        ({"gone": "Y9"}, "'Y9' is not a card."),
        ({"points": 3, "player": "Zoe"}, "player='Zoe' is nobody at this table."),
        ({"points": 3, "language": "xx"}, "language='xx' is not spoken here."),
        ({"points": 3, "allow": "undo"}, "is not a set of tools"),
        ({"point": 3}, "Goal takes no option 'point'. .* Did you mean points?"),
        ({"points": 3, "peak": False}, "Goal takes no option 'peak'. .* Did you mean peek?"),
    ],
)
def test_an_aim_that_means_nothing_is_refused_in_words(aim, said):
    with pytest.raises(gold.GameError, match=said):
        goal(**aim)


def test_a_table_that_is_none_is_refused_in_words():
    with pytest.raises(gold.GameError, match="is a text and not a game yet"):
        Goal("R4 $3", turns=1, points=3)


aims = st.fixed_dictionaries(
    {"turns": st.integers(1, 4)},
    optional={
        "points": st.integers(0, 9),
        "rivals": st.integers(0, 3),
        "gone": strategies.codes,
        "left": st.integers(0, 64),
        "rush": st.just(True),
        "win": st.just(True),
    },
).filter(lambda aim: len(aim) > 1)


@settings(max_examples=40)
@given(start=strategies.scenarios(), aim=aims, picks=strategies.picks)
def test_an_aim_is_reached_missed_or_still_open_and_the_table_says_which(start, aim, picks):
    try:
        one = Goal(start, **aim)
    except gold.SetupError:
        return
    for later in strategies.flipped(start, picks):
        was_decided = one.is_solved or one.is_missed
        press(one, later.flips[-1])
        if was_decided:
            break
        assert one.game == later
        assert not (one.is_solved and one.is_missed)
        no_turn_left = Subject(gold).turns(start, later) >= aim["turns"] or later.is_over
        is_broken = "broken" in checklist(one).values()
        assert one.is_missed <= (no_turn_left or is_broken)
        assert one.is_missed >= is_broken
        banner = "Solved! ★★★" if one.is_solved else "Not reached" if one.is_missed else ""
        assert one._frame.banner == banner
    one.close()


@settings(max_examples=60)
@given(start=strategies.scenarios(), aim=aims, picks=strategies.picks)
def test_what_is_said_to_be_out_of_reach_is_never_reached_after_all(start, aim, picks):
    wanted = {name: value for name, value in aim.items() if name != "turns"}
    asked = Subject(gold).AIM(**wanted)
    is_lost = False
    for later in (start, *strategies.flipped(start, picks)):
        used = Subject(gold).turns(start, later)
        if used > aim["turns"]:
            break
        if is_lost and not later.face_up:
            assert not asked.is_reached(start, later)
        is_lost = is_lost or "broken" in asked.states(start, later, aim["turns"] - used)


@settings(max_examples=40)
@given(
    edits=anything.arguments(
        *("game", "turns", "player", "points", "rivals", "gone", "left", "name", "language")
    )
)
def test_anything_is_taken_or_refused_in_words(edits):
    good = {"game": gold.scenario("R4 $3"), "turns": 1, "win": True}
    for wrong in anything.each_and_all(edits):
        with suppress(gold.GameError):
            Goal(**{**good, **wrong}).close()
