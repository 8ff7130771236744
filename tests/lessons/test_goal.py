"""A table with an aim: when it is reached, when it is missed, and what it says."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import Goal, gold, progress
from gold_widgets.lessons.gold import Subject
from tests.games.gold import strategies
from tests.lessons import anything

CALM = gold.Rules(rush_at=0, stall="play_on")


def game(drawing="R4 $3 B2 $4", **options):
    return gold.scenario(drawing, **{"players": ["Ann", "Bob"], "rules": CALM, **options})


def goal(drawing="R4 $3 B2 $4", **aim):
    return Goal(game(drawing), **{"turns": 2, **aim})


def press(goal, flips):
    """Press card after card, and Continue after every turn."""
    for spot in flips.split():
        goal.press(spot)
        if not goal.game.face_up:
            goal.go_on()
    return goal


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
    assert one._frame.banner == "Solved!"
    assert one._frame.status.endswith("Well done: the aim is reached.")


@pytest.mark.parametrize(
    ("aim", "flips"),
    [
        ({"points": 4, "turns": 1}, "a1 b1"),
        ({"points": 3, "player": "Bob", "turns": 1}, "a1 b1"),
        ({"rivals": 0, "points": 1, "turns": 1}, "c1 a1"),
        ({"gone": "R4", "turns": 1}, "a1 c1"),
        ({"left": 1, "turns": 1}, "a1 b1"),
        ({"points": 4, "turns": 2}, "b1 d1 b1 d1"),
    ],
)
def test_an_aim_is_missed(aim, flips):
    one = press(goal(**aim), flips)
    assert one.is_missed
    assert not one.is_solved
    assert one._frame.banner == "Not reached"
    assert one._frame.status.endswith("The aim is not reached. Undo, or lay the table again.")


def test_the_gold_rush_can_be_an_aim():
    start = game("R4 $3 B2 $4", rules=gold.Rules(rush_at=2))
    assert press(Goal(start, turns=1, rush=True), "a1 b1").is_solved
    assert press(Goal(start, turns=1, rush=True), "a1 c1").is_missed


def test_a_victory_can_be_an_aim():
    assert press(goal("B4 $3", win=True, player="Bob"), "a1 b1").is_solved
    assert press(goal("R4 $3", win=True, player="Bob"), "a1 b1").is_missed


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
    assert one._frame.status == (
        "Give Ann at least 4 points. Nobody else may get any. "
        "Make these cards leave the table: blue digger 2, gold 3. "
        "Leave at most 1 card on the table. You have 2 turns."
    )
    assert one.describe().startswith("Give Ann at least 4 points.")
    press(one, "a1 c1")
    assert one._frame.status.endswith("You have 1 turn left.")


def test_every_card_is_noted_on_its_back():
    one = goal(points=3)
    labels = [spot["label"] for spot in one._frame.spots]
    assert labels[0] == "a1, face down (noted: red digger 4)"
    assert all("noted" in label for label in labels)


def test_after_the_end_nothing_is_flipped_any_more():
    one = press(goal(points=3), "a1 b1 c1")
    assert one.game.flips == ("a1", "b1")
    assert one._frame.status.endswith("Well done: the aim is reached.")


def test_undo_gives_another_chance():
    one = press(goal(points=4, turns=1), "a1 b1")
    one.undo()
    press(one, "d1")
    assert one.is_solved


def test_turns_are_counted_from_the_game_that_was_given():
    one = Goal(game().play("b1 d1"), turns=1, points=4, player="Bob")
    assert one._frame.banner == ""
    assert one._frame.status == "Give Bob at least 4 points. You have 1 turn."
    assert press(one, "a1 b1").is_missed
    one = Goal(game().play("b1 d1 a1"), turns=1, left=3)
    assert press(one, "b1").is_solved


def test_what_led_to_the_game_that_was_given_is_not_undone():
    one = Goal(game().play("b1 d1"), turns=2, points=3)
    given = one.game
    undo = next(button for button in one._frame.buttons if button["id"] == "undo")
    assert undo["off"]
    press(one, "c1 a1")
    one.go(0)
    assert one.game is given
    one.redo()
    for _ in range(3):
        one.undo()
    assert one.game is given
    assert press(one, "a1 b1").is_solved


def test_the_table_that_was_given_is_laid_again():
    dealt = gold.deal(["Ann", "Bob"], seed=7)
    over = gold.play_out(dealt, ["perfect", "perfect"])
    late = over.history[-3]
    one = Goal(late, turns=9, points=99)
    while not one.game.is_over:
        press(one, one.game.legal()[0])
    assert one.is_missed
    for _ in range(2):
        one.rematch()
        assert one.game is late
        assert one._frame.status.endswith("You have 9 turns.")
        press(one, one.game.legal()[0])
        assert one.game.before is late


def test_the_table_can_be_laid_again_once_it_is_decided():
    one = goal(points=4, turns=1)
    use(one, "rematch")
    press(one, "a1")
    use(one, "rematch")
    assert one.game.flips == ("a1",)
    press(one, "b1")
    use(one, "rematch")
    assert one.game == game()


def use(goal, button):
    goal._frame._handle_custom_msg({"do": button}, [])


def test_once_it_is_decided_computers_wait():
    one = goal(points=3, turns=1, seats=["person", "random"], name="x")
    press(one, "a1 b1")
    for _ in range(5):
        one.go_on()
    assert one.is_solved
    assert one.game.flips == ("a1", "b1")
    assert not one._frame.wait


def test_what_a_computer_brings_about_counts_too():
    one = goal("B2 $3 B4", player="Bob", points=3, seats=["person", "expert"], name="x", turns=2)
    press(one, "a1 b1")
    assert not progress.done
    while not one.is_decided(one.game):
        one.go_on()
    assert one.is_solved
    assert progress.done == {"x": 1}


def test_another_game_that_is_put_on_the_table_is_counted_from_there():
    one = goal(points=3, turns=1, allow={"record", "new"})
    one.load(gold.save(game().play("b1 d1")))
    assert not one.is_missed
    assert press(one, "a1 b1").is_solved
    three = Goal(game(players=["Ann", "Bob", "Cy"]), turns=1, player="Cy", points=1)
    with pytest.raises(gold.SetupError, match="player=2 is nobody at this table"):
        three.load(gold.save(game()))


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
    said = goal(points=1, rivals=2)._frame.status
    assert "All others together may get at most 2 points." in said


def test_tries_are_counted_and_noted():
    one = press(goal(points=4, turns=1, name="x"), "a1 b1")
    assert not progress.done
    one.rematch()
    assert one._frame.banner == ""
    press(one, "a1 d1")
    assert progress.done == {"x": 2}


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
    with pytest.raises(gold.GameError, match="str is not a game"):
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
        assert one.is_missed <= (Subject(gold).turns(start, later) >= aim["turns"] or later.is_over)
        banner = "Solved!" if one.is_solved else "Not reached" if one.is_missed else ""
        assert one._frame.banner == banner
    one.close()


@settings(max_examples=40)
@given(
    game=anything.things,
    turns=anything.things,
    player=anything.things,
    points=anything.things,
    rivals=anything.things,
    gone=anything.things,
    left=anything.things,
    name=anything.things,
    language=anything.things,
)
def test_anything_is_taken_or_refused_in_words(**edits):
    good = {"game": gold.scenario("R4 $3"), "turns": 1, "win": True}
    for wrong in (edits, *({key: value} for key, value in edits.items())):
        with suppress(gold.GameError):
            Goal(**{**good, **wrong}).close()
