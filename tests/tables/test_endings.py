"""How a game ends for whoever sits at the screen, and what is heard of it."""

import re

import pytest

from gold_widgets import Demo, Table, gold
from gold_widgets.engine.errors import SetupError
from gold_widgets.tables import script
from tests.games import nim, showdown

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def heap(stones=1, **options):
    return Table(nim.deal(["Ann", "Bob"], 7, stones=stones), **{"pace": 0, **options})


def kinds(table):
    return [step["kind"] for step in table._frame.effects["steps"]]


def sound(table):
    return next((each for each in table._frame.buttons if each["id"] == "sound"), None)


def test_the_one_person_who_wins_is_greeted():
    table = heap(seats=["person", "random"])
    assert table._frame.mood == ""
    table.press("1")
    assert (table._frame.mood, table._frame.banner) == ("won", "You win!")
    assert kinds(table) == ["glow", "won"]
    table.undo()
    assert (table._frame.mood, table._frame.banner) == ("", "")


def test_the_one_person_who_loses_sees_who_won():
    table = heap(seats=["random", "person"])
    table.go_on()
    assert (table._frame.mood, table._frame.banner) == ("lost", "Winner: Ann")
    assert kinds(table) == ["glow", "lost"]


def test_among_several_people_and_among_computers_the_winner_is_named():
    for seats in (None, ["random", "random"]):
        table = heap(seats=seats)
        table.press("1") if seats is None else table.go_on()
        assert (table._frame.mood, table._frame.banner) == ("", "Winner: Ann")
        assert kinds(table) == ["glow"]


def test_at_a_table_of_its_own_a_seat_has_an_ending_of_its_own():
    table = Table(showdown.deal(["Ann", "Bob"], 7), pace=0)
    ann, bob = table.seat("Ann"), table.seat("Bob")
    while not table.game.is_over:
        ann.press(str(table.game.hands[0][0]))
        bob.press(str(table.game.hands[1][0]))
    moods = [each._frame.mood for each in (ann, bob)]
    assert moods == ["won" if seat in table.game.winners else "lost" for seat in (0, 1)]
    assert table._frame.mood == ""
    for each in (ann, bob, table):
        each.close()


def test_whoever_loses_sees_no_shower_and_the_clock_takes_nothing_away():
    start = gold.parse("players: Ann RG, Bob BY\nmines: -, $4\n$3")
    lost = Table(start, seats=["person", "random"], pace=0)
    lost.press("a1")
    assert kinds(lost) == ["turn", "glow", "lost"]
    told = lost._frame.effects
    lost.go_on()  # what the clock does
    assert lost._sitting.stage == 1
    assert lost._frame.effects is told
    assert lost._frame.mood == "lost"
    both = Table(start, pace=0)
    both.press("a1")
    assert kinds(both)[-1] == "shower"


def test_sound_is_a_switch_of_every_table_and_off_at_first():
    assert sound(heap())["on"] is False
    assert sound(heap(on={"sound"}))["on"] is True
    assert sound(heap(allow={"undo"})) is None
    assert sound(heap(allow={"sound"}))["text"] == "Sound"
    assert sound(Demo(nim.Nim(3), "1"))
    with pytest.raises(SetupError, match=r"no switch 'sond' .*Did you mean sound"):
        heap(on={"sond"})


def test_a_table_without_the_switch_is_silent():
    for allow, mute in ((None, False), ({"undo"}, True)):
        table = heap(allow=allow)
        table.press("1")
        assert table._frame.effects["mute"] is mute


def test_a_picture_does_not_depend_on_the_sound():
    table = heap(on={"sound"})
    assert table._look().on == []


def test_everything_that_can_happen_has_a_sound_and_every_sound_is_for_something():
    score = script.MODULES["sound.js"].split("const SCORE = {")[1].split("};")[0]
    heard = set(re.findall(r"^  (\w+): \[", score, re.MULTILINE))
    assert heard == {
        *("turn", "move", "glide", "fly", "clash", "blast", "glow", "sweep", "shower"),
        *("right", "wrong", "solved", "missed", "won", "lost"),
    }
