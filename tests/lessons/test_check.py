"""`check` says what it found in an edited cell, whatever the pupil wrote there."""

from contextlib import redirect_stdout
from html import escape
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import check, gold, klondike_rush, mine_for_gold, progress
from gold_widgets.lessons import checking, saying
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import names_of
from tests.games.gold import strategies
from tests.lessons import anything


def found(*arguments, **wanted):
    """What `check` prints, line by line."""
    with redirect_stdout(StringIO()) as printed:
        assert check(*arguments, **wanted) is None
    return printed.getvalue().splitlines()


def test_a_turn_is_told_with_its_rule():
    assert found("R4 $3", "a1 b1") == [
        "a1 b1: The red digger 4 carries out the gold 3: 3 points for Player 1. (G5)",
        "✓ That is it.",
    ]


def test_each_turn_has_a_line():
    told = found("B5 R4 $4", "a1 b1 c1 a1", rule="G5", points=4, player=1)
    assert [line.partition(":")[0] for line in told] == ["a1 b1", "c1 a1", "✓ That is it."]


def test_the_wrong_rule():
    said = "✗ Wanted: a turn that rule G8 settles. Found: G5."
    assert found("R4 $3", "a1 b1", rule="G8")[-1] == said


def test_a_rule_may_be_written_with_a_small_letter():
    assert found("R4 $3", "a1 b1", rule=" g5")[-1] == "✓ That is it."


def test_half_a_turn_is_no_turn():
    said = "✗ Wanted: a turn that rule G5 settles. Found: no finished turn."
    assert found("R4 $3", "a1", rule="G5") == [said]
    assert found("R4 $3", rule="G5") == [said]


def test_the_wrong_points():
    assert found("R4 $3", "a1 b1", points=1)[-1] == "✗ Wanted: 1 point. Found: 3."
    assert found("R4 $3", "a1 b1", points=4)[-1] == "✗ Wanted: 4 points. Found: 3."


def test_the_points_of_one_player():
    asked = {"points": 3, "players": ["Ann", "Bob"]}
    assert found("R4 $3", "a1 b1", player="Ann", **asked)[-1] == "✓ That is it."
    said = "✗ Wanted: 3 points for Bob. Found: 0."
    assert found("R4 $3", "a1 b1", player="Bob", **asked)[-1] == said


def test_a_card_that_should_have_stayed():
    said = "✗ Wanted: this card still on the table: red digger 2."
    assert found("R2 B4", "a1 b1", cards="R2 B4")[-1] == said


def test_the_wrong_winner():
    alone = gold.scenario("$3", players=["Ann", "Bob"])
    assert found(alone, "a1", winner="Ann")[-1] == "✓ That is it."
    assert found(alone, "a1", winner="Bob")[-1] == "✗ Wanted as winner: Bob. Found: Ann."
    said = "✗ Wanted as winner: Ann + Bob. Found: the game is not over."
    assert found(alone, winner="Ann Bob")[-1] == said


def test_a_winner_may_have_two_words_for_a_name():
    assert found(gold.scenario("$3"), "a1", winner="Player 1")[-1] == "✓ That is it."


def test_all_that_is_missing_is_said_at_once():
    told = found("R4 $3", "a1 b1", rule="G6", points=1, cards="R4", winner="Ann")
    assert [line[:1] for line in told[-4:]] == ["✗"] * 4


def test_flips_are_told_up_to_the_one_that_is_refused():
    first, second = found("B5 R4 $4", "a1 b1 b1 c1")
    assert first.startswith("a1 b1: The blue digger 5 chases away the red digger 4")
    assert second == "✗ b1 is empty: there is no card to flip. Choose a spot that has one."


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("R9 $3", "a1 b1"), "line 1, column 1: 'R9' is not a card."),
        (("R4 $3", "a1 c1"), "There is no spot 'c1' on this table"),
        (("R4 $3", 7), "flips is of type int: write it in quotes."),
        ((None, "a1 b1"), "this is NoneType, not text."),
        (("", ""), "there is no drawing."),
    ],
)
def test_what_is_wrong_with_a_cell_is_said_in_words(arguments, said):
    line = found(*arguments)[-1]
    assert line.startswith("✗ ")
    assert said in line


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"rule": "h5"}, "No turn is settled by a rule 'h5'. Did you mean G5?"),
        ({"points": "4"}, "points is of type str: write a whole number."),
        ({"player": "Zoe", "points": 3}, "player='Zoe' is nobody at this table."),
        ({"players": 9}, "GOLD is for 2 to 5 players (G1), not 9."),
        ({"language": "xx"}, "language='xx' is not spoken here."),
        ({"game": "gold"}, "game is of type str: give the module of a game."),
        ({"name": 2.1}, "name is of type float: write it in quotes."),
    ],
)
def test_what_is_wrong_with_a_question_is_said_in_words(wanted, said):
    assert said in found("R4 $3", "a1 b1", **wanted)[-1]


def test_it_answers_in_the_language_of_the_lesson():
    assert found("R4 $3", "a1 b1", language="de")[-1] != "✓ That is it."
    english, german = (found("R4 $3", "z9", language=each) for each in ("en", "de"))
    assert english != german


def test_where_the_game_is_not_known_nothing_is_noted():
    assert found("R4 $3", "a1 b1", name="x", game=7)[-1].startswith("✗ ")
    assert not progress.notes


def test_what_was_right_is_noted():
    found("R4 $3", "a1 b1", rule="G8", name="wrong")
    found("R4 $3", "a1 b1", rule="G5", name="right")
    assert list(progress.done) == ["right"]


def is_an_answer(lines):
    return any(line.startswith(("✓ ", "✗ ")) for line in lines)


CELLS = {
    gold: ("R4 $3", "a1 b1"),
    mine_for_gold: ("R9", ""),
    klondike_rush: ("mines: green a2\nunused: green 1, -, -", "build-green@b3"),
}
each_game = pytest.mark.parametrize("game", CELLS, ids=lambda game: game.NAME)


@each_game
@given(table=anything.things, moves=anything.things)
def test_anything_in_a_cell_gets_a_sentence(game, table, moves):
    assert is_an_answer(found(table, moves, game=game))


@each_game
@settings(max_examples=30)
@given(data=st.data())
def test_any_question_gets_a_sentence(game, data):
    takes = names_of(subject_of(game).WANTED)
    asked = data.draw(anything.arguments(*takes, "players", "name", "language"))
    for wanted in anything.each_and_all(asked):
        assert is_an_answer(found(*CELLS[game], game=game, **wanted))


@settings(max_examples=50)
@given(game=anything.things)
def test_any_game_gets_a_sentence(game):
    assert is_an_answer(found("R4 $3", "a1 b1", game=game))


@each_game
@pytest.mark.parametrize("players", [9, -1, 2.5, [5, 6, 7], [], "Ann", True, ["Ann", "Ann", "Bob"]])
def test_whoever_cannot_play_is_refused(game, players):
    assert [line[:1] for line in found(*CELLS[game], game=game, players=players)] == ["✗"]


@given(start=strategies.starts, picks=strategies.picks)
def test_any_game_can_be_told(start, picks):
    end = strategies.play(start, picks)
    lines = found(start, " ".join(end.flips[len(start.flips) :]), points=sum(end.scores))
    assert lines[-1] == "✓ That is it."
    spots = [spot for line in lines if line[:1].islower() for spot in line.split(":")[0].split()]
    assert spots == list(end.flips[: len(spots)])
    assert len(spots) == len(end.flips) - len(end.face_up)


def test_in_a_notebook_the_id_of_a_rule_tells_the_rule():
    rules = {rule.id: rule for rule in gold.rules("en")}
    page = saying._html("a1 b1: 3 points. (G5)\n(X9) <b> G5", rules)
    told = escape(f"G5 {rules['G5'].name}: {rules['G5'].words}")
    assert page.count("<abbr") == 1
    assert f'(<abbr tabindex="0" title="{told}" aria-label="{told}">G5</abbr>)' in page
    assert "(X9) &lt;b&gt; G5" in page


def test_check_hands_on_the_rules_in_the_language_of_its_answer(monkeypatch):
    heard = []
    monkeypatch.setattr(checking, "say", lambda text, rules=None: heard.append(rules))
    check("R4 $3", "a1 b1", language="de")
    assert heard[0]["G5"] == {rule.id: rule for rule in gold.rules("de")}["G5"]
