"""What all lessons take in the same way: moves by either name, a language, names spelt right."""

import ast
import re

import pytest

from gold_widgets import Demo, Goal, GoldTable, Predict, Table, check, gold, play, speak
from gold_widgets.engine.records import Record
from gold_widgets.lessons.gentle import sentence

CALM = gold.Rules(rush_at=0, stall="play_on")
PAIR = gold.scenario("R4 $3 B2 $4", players=["Ann", "Bob"], rules=CALM)


@pytest.fixture
def german():
    speak("de")
    yield
    speak("en")


@pytest.mark.parametrize("name", ["flips", "moves"])
def test_flips_are_moves(name, capsys):
    moves = {name: "a1 b1"}
    assert Predict(PAIR, **moves).question == Predict(PAIR, "a1 b1").question
    assert len(Demo(PAIR, **moves).record) == 2
    check("R4 $3", **moves, rule="G5")
    assert capsys.readouterr().out.endswith("✓ That is it.\n")


def test_a_record_is_taken_for_the_game_that_it_shows():
    record = gold.Record.of(PAIR.play("b1 d1 a1 c1")).go(2)
    assert Predict(record, "a1 b1").is_solved is False
    goal = Goal(record, turns=1, points=3)
    assert goal.game == record.game
    assert len(goal.record) == 2


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Predict(PAIR, "a1 b1", aks="owner"), "Predict takes no option 'aks'.*mean ask"),
        (lambda: Predict(PAIR, flisp="a1 b1"), "Predict takes no option 'flisp'.*mean flips"),
        (lambda: Predict(PAIR, "a1 b1", scale=0), "scale=0 is out of range"),
        (lambda: Demo(PAIR, flip="a1"), "Demo takes no option 'flip'.*mean flips"),
        (lambda: Demo(PAIR, sclae=2), "Demo takes no option 'sclae'.*mean scale"),
        (lambda: Goal(PAIR, turns=1, gon="R4"), "Goal takes no option 'gon'.*mean gone"),
        (lambda: gold.Rules(rush=4), "Rules takes no option 'rush'.*mean rush_at"),
    ],
)
def test_a_name_that_is_misspelt_is_answered_with_the_nearest(make, said):
    with pytest.raises(gold.SetupError, match=said):
        make()


@pytest.mark.parametrize("make", [GoldTable, lambda text: Predict(text, "a1 b1")])
def test_a_drawing_is_answered_with_how_it_becomes_a_game(make):
    with pytest.raises(gold.SetupError, match=r"gold\.scenario\('R4 \$3'\)"):
        make("R4 $3")


@pytest.mark.parametrize("given", [(PAIR,), (gold, PAIR), (Record.of(PAIR),)])
def test_a_game_given_to_play_is_answered_with_its_table(given):
    with pytest.raises(gold.SetupError) as refusal:
        play(*given)
    told = re.search(r"Table\(game, seats=(.*)\)", str(refusal.value))[1]
    assert Table(PAIR, seats=ast.literal_eval(told)).game == PAIR


def test_in_a_check_too(capsys):
    check("R4 $3", "a1 b1", rul="G5")
    assert "✗ check takes no option 'rul'." in capsys.readouterr().out


def test_lessons_speak_the_language_that_was_chosen(german, capsys):
    for make in (
        lambda **how: Predict(PAIR, "a1 b1", **how)._frame.headline,
        lambda **how: Demo(PAIR, "a1 b1", **how)._frame.status,
        lambda **how: Goal(PAIR, turns=1, points=3, **how)._frame.status,
        lambda **how: check("R4 $3", "a1 b1", **how) or capsys.readouterr().out,
        lambda **how: sentence(NameError("name 'x' is not defined", name="x"), **how),
    ):
        assert make() == make(language="de") != make(language="en")
