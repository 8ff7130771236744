"""A prediction: its question, its answers, and what it says to each of them."""

from contextlib import suppress

import pytest
from hypothesis import given, settings

from gold_widgets import Predict, gold, progress
from gold_widgets.games.gold.explain import explain
from tests.games.gold import strategies
from tests.lessons import anything

ASKS = ("outcome", "owner", "leaves", "points", "next", "winner")
CALM = gold.Rules(rush_at=0, stall="play_on")


def game(drawing="R4 $3 B2 $4", **options):
    return gold.scenario(drawing, **{"players": ["Ann", "Bob"], "rules": CALM, **options})


def right(question):
    """The answer that the engine holds for right, found by trying."""
    for choice in question.choices:
        question.answer(choice)
        if question.is_solved:
            return choice
    raise AssertionError(f"no answer is right: {question.choices}")


def buttons(question):
    return [button["text"] for button in question._frame.buttons]


@pytest.mark.parametrize(
    ("drawing", "answer"),
    [
        ("R4 $3", "The digger carries out the gold"),
        ("R4 B3", "The weaker digger is chased away"),
        ("R4 **", "Both cards leave the game"),
        ("R4 Y4", "Nothing: both are turned face down again"),
        ("R2 $3", "Nothing: both are turned face down again"),
        ("$2 $3", "Nothing: both are turned face down again"),
    ],
)
def test_outcome(drawing, answer):
    question = Predict(game(drawing), "a1 b1")
    assert question.question == "What do these two cards do?"
    assert right(question) == answer


@pytest.mark.parametrize(
    ("drawing", "answer"),
    [
        ("R4 $3", "Ann"),
        ("B4 $3", "Bob"),
        ("P4 $3", "Ann"),
        ("R2 $3", "Nobody"),
        ("** $3", "Nobody"),
    ],
)
def test_owner(drawing, answer):
    question = Predict(game(drawing), "b1 a1", ask="owner")
    assert question.choices == ("Ann", "Bob", "Nobody")
    assert right(question) == answer


@pytest.mark.parametrize(
    ("drawing", "answer"),
    [
        ("R4 $3", "Both"),
        ("R4 B3", "blue digger 3 (b1)"),
        ("R3 B4", "red digger 3 (a1)"),
        ("R4 B4", "None"),
        ("** **", "Both"),
    ],
)
def test_leaves(drawing, answer):
    assert right(Predict(game(drawing), "a1 b1", ask="leaves")) == answer


def test_leaves_in_the_rush():
    question = Predict(gold.scenario("R4 $3"), "a1", ask="leaves")
    assert question.choices == ("red digger 4 (a1)", "None")
    assert right(question) == "red digger 4 (a1)"


@pytest.mark.parametrize(("drawing", "answer"), [("R4 $3", "3"), ("R2 $3", "0"), ("B5 $4", "4")])
def test_points(drawing, answer):
    assert right(Predict(game(drawing), "a1 b1", ask="points")) == answer


def test_next():
    assert "two cards" in right(Predict(game(), "a1 b1", ask="next"))
    assert "one card" in right(Predict(gold.scenario("R4 $3"), "a1", ask="next"))
    assert "over" in right(Predict(game("R4 $3"), "a1 b1", ask="next"))


def test_winner():
    assert right(Predict(game("B4 $3"), "a1 b1", ask="winner")) == "Bob"
    assert "share" in right(Predict(game("R4 **"), "a1 b1", ask="winner"))
    with pytest.raises(gold.SetupError, match="end the game"):
        Predict(game(), "a1 b1", ask="winner")


def test_a_wrong_answer_may_be_followed_by_another():
    question = Predict(game(), "a1 b1", name="x")
    assert question._frame.status == "What do you think? Choose, then see."
    question.answer("Both cards leave the game")
    assert not question.is_solved
    assert question._frame.status.startswith("Not quite.")
    assert buttons(question)[2] == "✗ Both cards leave the game"
    question.answer("The digger carries out the gold")
    assert question.is_solved
    assert progress.done == {"x": 2}


def test_the_right_answer_is_explained_with_the_rule():
    question = Predict(game(), "a1 b1")
    question.answer("The digger carries out the gold")
    assert question._frame.status == (
        "Right! The red digger 4 carries out the gold 3: 3 points for Ann. (G5)"
    )
    assert buttons(question)[0] == "✓ The digger carries out the gold"


def test_when_it_is_solved_nothing_can_be_pressed_any_more():
    question = Predict(game(), "a1 b1", name="x")
    right(question)
    assert all(button["off"] for button in question._frame.buttons)
    question.answer("Both cards leave the game")
    assert progress.done == {"x": 1}


def test_short_answers_stand_side_by_side_and_long_ones_do_not():
    for ask, is_wide in {"owner": False, "points": False, "outcome": True, "leaves": True}.items():
        made = Predict(game(), "a1 b1", ask=ask)._frame.buttons
        assert {button["wide"] for button in made} == {is_wide}


def test_a_press_on_the_page_answers():
    question = Predict(game(), "a1 b1")
    question._frame._handle_custom_msg({"do": "0"}, [])
    assert question.is_solved
    for nonsense in ({"do": "9"}, {"do": "x"}, {"press": "a1"}, {"go": 1}):
        question._frame._handle_custom_msg(nonsense, [])
    assert not question._frame.error


def test_only_the_cards_of_the_turn_are_open():
    told = Predict(game(), "a1 b1").describe()
    assert told.startswith("a1 red digger 4, b1 gold 3\nWhat do these two cards do?\n- ")
    assert "blue" not in told


def test_it_asks_in_the_language_of_the_lesson():
    question = Predict(game(), "a1 b1", language="de")
    assert question.question != "What do these two cards do?"
    right(question)
    assert explain(game().play("a1 b1").events[1], "de") in question._frame.status


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "R4 $3"}, "str is not a game. .* scenario"),
        ({"flips": 7}, "flips is of type int: write it in quotes."),
        ({"flips": "a1"}, "This turn is not finished"),
        ({"flips": ""}, "This turn is not finished"),
        ({"flips": "a1 a1"}, "a1 is face up already."),
        ({"flips": "a1 z1"}, "There is no spot 'z1'"),
        ({"ask": "ownr"}, "ask='ownr' is no question. .* Did you mean owner?"),
        ({"ask": None}, "ask is of type NoneType"),
        ({"language": "xx"}, "language='xx' is not spoken here."),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused_in_words(arguments, said):
    with pytest.raises(gold.GameError, match=said):
        Predict(**{"game": game(), "flips": "a1 b1", **arguments})


def test_an_answer_that_is_not_there_is_refused_in_words():
    with pytest.raises(gold.SetupError, match="'maybe' is not among the answers"):
        Predict(game(), "a1 b1").answer("maybe")


@settings(max_examples=40)
@given(start=strategies.scenarios(), picks=strategies.picks)
def test_any_turn_can_be_asked_about_and_has_one_right_answer(start, picks):
    before = strategies.play(start, picks)
    if before.is_over:
        return
    legal = before.legal()
    after = before.flip(legal[0])
    if after.face_up:
        after = after.flip(after.legal()[0])
    flips = " ".join(after.flips[len(before.flips) :])
    for ask in ASKS if after.is_over else ASKS[:-1]:
        question = Predict(before, flips, ask=ask)
        assert len(set(question.choices)) == len(question.choices)
        right(question)
        assert question._frame.status.startswith("Right! ")
        question.close()


@settings(max_examples=60)
@given(
    game=anything.things,
    flips=anything.things,
    ask=anything.things,
    name=anything.things,
    language=anything.things,
)
def test_anything_is_taken_or_refused_in_words(game, flips, ask, name, language):
    good = {"game": gold.scenario("R4 $3"), "flips": "a1", "ask": "next"}
    edits = {"game": game, "flips": flips, "ask": ask, "name": name, "language": language}
    for wrong in (edits, *({key: value} for key, value in edits.items())):
        with suppress(gold.GameError):
            Predict(**{**good, **wrong}).close()
