"""A prediction: its question, its answers, and what it says to each of them."""

from contextlib import suppress

import pytest
from hypothesis import given, settings

from gold_widgets import Predict, gold, progress
from gold_widgets.games.gold.explain import explain
from gold_widgets.lessons import replay
from tests.games.gold import strategies
from tests.lessons import anything
from tests.lessons.asking import check_choices

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
        ("R4 B4", "Neither"),
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
    assert question._frame.status == (
        "Not quite. For that, one of the two cards would have to be dynamite. "
        "Choose another answer."
    )
    assert buttons(question)[2] == "✗ Both cards leave the game"
    assert question._frame.buttons[2]["mark"] == "wrong"
    question.answer("Both cards leave the game")
    question.answer("The digger carries out the gold")
    assert question.is_solved
    assert progress.done == {"x": 2}
    assert question._frame.banner == "Right! ★★☆"
    [mark] = progress.notes.marks.values()
    assert mark.first == 2, "the first answer is kept"


NEEDS = [
    ("R2 $3", "outcome", "carries out", "the digger would have to be at least a 3."),
    ("R4 B3", "outcome", "carries out", "one of the two cards would have to be gold."),
    ("** B3", "outcome", "carries out", "the dynamite would have to be gold of at most 3."),
    ("** $3", "outcome", "carries out", "the dynamite would have to be a digger of at least 3."),
    ("R4 Y4", "outcome", "weaker", "one of the two diggers would have to be stronger than"),
    ("R4 $3", "outcome", "Nothing", "the digger would have to be at most a 2."),
    ("R3 $2", "outcome", "Nothing", "the gold would have to be at least a 4."),
    ("R5 $1", "outcome", "Nothing", "the gold would have to be too heavy for the digger."),
    ("R4 B3", "outcome", "Nothing", "the two diggers would have to be equally strong."),
    ("R4 **", "outcome", "Nothing", "no card could be dynamite"),
    ("R4 $3", "owner", "Bob", "the digger would have to belong to Bob."),
    ("B4 $3", "owner", "Ann", "the digger would have to belong to Ann or to nobody."),
    ("R2 $3", "owner", "Ann", "the digger would have to be at least a 3."),
    ("R2 $3", "owner", "Bob", "the digger would have to belong to Bob and be at least a 3."),
    ("** $3", "owner", "Bob", "a digger of Bob would have to meet gold that it can carry."),
    ("R4 B3", "leaves", "red", "it would have to be the weaker of the two diggers."),
    ("R4 Y4", "leaves", "red", "the other digger would have to be stronger."),
    ("R4 $3", "leaves", "red", "both cards would have to be diggers, and this one the weaker"),
    ("R2 $3", "leaves", "Both", "the digger would have to be at least a 3."),
    ("R4 $3", "points", "2", "the gold would have to be a 2."),
    ("R2 $3", "points", "3", "the digger would have to be at least a 3."),
    ("R2 $3", "points", "4", "a digger would have to carry out gold 4."),
    ("R4 $3 B2", "next", "The game", "no card could be left, but there is 1."),
    ("R4 $3", "next", "The next", "there would have to be cards left."),
    ("B4 $3", "winner", "Ann", "Ann would have to be ahead of the others. Points: Ann 0, Bob 3."),
]


@pytest.mark.parametrize(("drawing", "ask", "wrong", "need"), NEEDS)
def test_a_wrong_answer_says_what_would_have_to_be_true_for_it(drawing, ask, wrong, need):
    question = Predict(game(drawing), "a1 b1", ask=ask)
    question.answer(next(each for each in question.choices if wrong in each))
    assert not question.is_solved
    assert f"For that, {need}" in question._frame.status


RUSH_NEEDS = [
    ("$3 R4", "outcome", "leaves", "the card could not be gold."),
    ("R4 $3", "outcome", "keeps", "the card would have to be gold."),
    ("R4 $3", "outcome", "face down", "it would have to be before the gold rush."),
    ("$3 R4", "owner", "Bob", "it would have to be the turn of Bob"),
    ("R4 $3", "owner", "Bob", "it would have to be gold that Bob flips."),
    ("$3 R4", "owner", "Nobody", "the card could not be gold."),
    ("$3 R4", "points", "2", "the card would have to be gold 2."),
    ("$3 R4", "leaves", "None", "it would have to be before the gold rush"),
    ("$3 R4", "next", "two cards", "more than 10 cards would have to be left, not 1."),
]


@pytest.mark.parametrize(("drawing", "ask", "wrong", "need"), RUSH_NEEDS)
def test_in_the_rush_a_wrong_answer_says_what_would_have_to_be_true(drawing, ask, wrong, need):
    question = Predict(gold.scenario(drawing, players=["Ann", "Bob"]), "a1", ask=ask)
    question.answer(next(each for each in question.choices if wrong in each))
    assert f"For that, {need}" in question._frame.status


def test_the_right_answer_is_played_scene_by_scene_and_can_be_seen_again(monkeypatch):
    rings = []
    monkeypatch.setattr(replay.Clock, "can_ring", True)
    monkeypatch.setattr(replay.Clock, "start", lambda clock, delay: rings.append(clock._ring))
    question = Predict(game(), "a1 b1")
    seen = []

    def scene():
        spots = {spot["id"]: spot["label"].split(", ")[1] for spot in question._frame.spots}
        kinds = [step["kind"] for step in question._frame.effects["steps"]]
        seen.append((spots["a1"], spots["b1"], question._replay.now.game.scores[0], kinds))

    question.answer("The digger carries out the gold")
    scene()
    while rings:
        rings.pop()()
        scene()
    assert seen == [
        ("red digger 4", "face down", 0, ["right", "turn"]),
        ("red digger 4", "gold 3", 3, ["turn", "glow"]),
        ("empty", "empty", 3, ["turn", "glow"]),
    ]
    question._frame._handle_custom_msg({"do": "again"}, [])
    assert question._frame.effects["steps"][0]["kind"] == "turn"
    assert question._frame.status == "Right! Ann flips a1: red digger 4."
    question.close()
    assert not question._replay._clock._due


def test_a_question_keeps_its_words_in_the_stored_picture():
    question = Predict(game(), "a1 b1")
    stored = question._repr_mimebundle_()["image/svg+xml"]
    for words in (question.question, *question.choices):
        assert words in stored


def test_the_right_answer_is_explained_with_the_rule():
    question = Predict(game(), "a1 b1")
    question.answer("The digger carries out the gold")
    assert question._frame.status == (
        "Right! The red digger 4 carries out the gold 3: 3 points for Ann. (G5)\n"
        "At the first try: 3 of 3 stars. Go on with the next cell."
    )
    assert question._frame.banner == "Right! ★★★"
    assert question._frame.mood == "won"
    assert buttons(question)[0] == "✓ The digger carries out the gold"
    assert question._frame.buttons[0]["mark"] == "right"


def test_when_it_is_solved_it_can_only_be_seen_again():
    question = Predict(game(), "a1 b1", name="x")
    right(question)
    *answers, again = question._frame.buttons
    assert all(button["off"] for button in answers)
    assert again == {"id": "again", "text": "See it again", "icon": "rematch"}
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
        ({"game": "R4 $3"}, "is a text and not a game yet. .* scenario"),
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
        check_choices(question._question)
        right(question)
        assert question._frame.status.startswith("Right! ")
        question.close()


@settings(max_examples=60)
@given(edits=anything.arguments("game", "flips", "ask", "name", "language"))
def test_anything_is_taken_or_refused_in_words(edits):
    good = {"game": gold.scenario("R4 $3"), "flips": "a1", "ask": "next"}
    for wrong in anything.each_and_all(edits):
        with suppress(gold.GameError):
            Predict(**{**good, **wrong}).close()


@pytest.mark.parametrize(("language", "begins"), [("fr", "Pour cela, "), ("de", "Dafür ")])
def test_what_would_have_to_be_true_is_said_in_every_language(language, begins):
    for drawing, ask, *_ in NEEDS:
        needs = Predict(game(drawing), "a1 b1", ask=ask, language=language)._question.needs
        assert all(sentence.startswith(begins) for sentence in needs.values())


def test_a_cell_that_is_run_again_shows_the_stars_of_the_map():
    answer = right(Predict(game(), "a1 b1"))
    question = Predict(game(), "a1 b1", name="x")
    wrong = [choice for choice in question.choices if choice != answer]
    for choice in (wrong[0], wrong[1], answer):
        question.answer(choice)
    again = Predict(game(), "a1 b1", name="x")
    again.answer(answer)
    assert progress.done == {"x": 3}
    assert question._frame.banner == again._frame.banner == "Right! ★☆☆"
    assert "After 3 tries" in again._frame.status
