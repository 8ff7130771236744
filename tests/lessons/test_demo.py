"""A demonstration: a table that plays what it was given, and nothing else."""

from contextlib import suppress

import pytest
from hypothesis import given, settings

from gold_widgets import Demo, gold, klondike_rush, mine_for_gold
from tests.games.gold import strategies
from tests.lessons import anything

CALM = gold.Rules(rush_at=0, stall="play_on")


def game(drawing="R4 $3 B2 $4"):
    return gold.scenario(drawing, players=["Ann", "Bob"], rules=CALM)


def test_it_begins_before_the_first_flip():
    demo = Demo(game(), "a1 b1 c1 d1")
    assert demo.game == game()
    assert demo._frame.status == "Press Continue to see the first flip."
    assert demo._frame.slider == {"max": 4, "value": 0, "label": "Flip by flip"}


def test_continue_shows_flip_by_flip():
    demo = Demo(game(), "a1 b1")
    demo.go_on()
    assert demo._frame.status == "Ann flips a1: red digger 4."
    demo.go_on()
    assert demo._frame.status.endswith("3 points for Ann. (G5)")
    assert demo.game == game().play("a1 b1")


def test_the_slider_goes_anywhere():
    demo = Demo(game(), "a1 b1 c1 d1")
    demo._frame._handle_custom_msg({"go": 3}, [])
    assert demo.game == game().play("a1 b1 c1")
    demo.undo()
    assert demo.game == game().play("a1 b1")


def test_it_cannot_be_played():
    demo = Demo(game(), "a1 b1")
    demo.press("d1")
    assert demo.game == game()
    assert demo._frame.status == "This is a demonstration. Press Continue to go on."


def test_nobody_plays_on_where_it_ends():
    demo = Demo(game(), "a1 b1", seats=["random", "random"])
    for _ in range(9):
        demo.go_on()
    assert demo.game == game().play("a1 b1")
    assert not demo._frame.wait


@pytest.mark.parametrize(
    "one", [game(), klondike_rush.deal(3, seed=1), mine_for_gold.deal(3, seed=1)], ids=repr
)
def test_where_nothing_has_been_played_it_says_so(one):
    demo = Demo(one)
    assert demo._frame.status == "Nobody has played this game yet, so there is nothing to watch."
    assert not demo._frame.wait
    assert demo._frame.slider["max"] == 0


def test_it_goes_on_from_the_point_it_is_given():
    middle = game().play("a1 b1")
    demo = Demo(middle, "c1 d1")
    assert demo.game == middle
    assert len(demo.record) == 4


def test_a_record_is_shown_from_its_start():
    demo = Demo(gold.Record.of(game().play("a1 b1")))
    assert demo.game == game()
    assert len(demo.record) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("R4 $3", "a1 b1"), "is a text and not a game yet."),
        ((game(), "a1 z9"), "There is no spot 'z9'"),
        ((game(), 12), "flips is of type int: write it in quotes."),
    ],
)
def test_what_cannot_be_shown_is_refused_in_words(arguments, said):
    with pytest.raises(gold.GameError, match=said):
        Demo(*arguments)


@settings(max_examples=30)
@given(end=strategies.games(strategies.scenarios()))
def test_any_game_can_be_watched_to_its_end(end):
    demo = Demo(end)
    seen = [0]
    while demo.record.at < len(end.flips):
        stage, stages = demo._sitting.stage, demo._sitting.stages
        demo.go_on()
        assert (demo.record.at > seen[-1]) == (stage == stages - 1), "a stage was left out"
        seen.append(demo.record.at)
    assert sorted(set(seen)) == list(range(len(end.flips) + 1))
    assert demo.game == end
    demo.close()


@settings(max_examples=60)
@given(game=anything.things, flips=anything.things)
def test_anything_is_taken_or_refused_in_words(game, flips):
    with suppress(gold.GameError):
        Demo(game, flips).close()
    with suppress(gold.GameError):
        Demo(gold.scenario("R4 $3"), flips).close()


def test_continue_is_what_calls_as_long_as_there_is_more_and_never_somebody_s_cards():
    deal = mine_for_gold.deal(["Ann", "Bob"], seed=7)
    moves = f"{deal.hands[0][0]} {deal.hands[1][0]}"
    demo = Demo(deal, moves)
    assert any(each["id"].startswith("show ") for each in demo._frame.buttons)
    while not all(each.get("off") for each in demo._frame.buttons if each["id"] == "continue"):
        assert [each["id"] for each in demo._frame.buttons if each.get("main")] == ["continue"]
        demo.go_on()
    assert not [each["id"] for each in demo._frame.buttons if each.get("main")]
    assert demo.game == deal.play(moves)
