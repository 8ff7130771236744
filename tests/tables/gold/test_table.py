"""The table as a widget, without a browser."""

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from threading import Thread

import ipywidgets
import pytest

import gold_widgets
from gold_widgets import GoldTable, gold, play
from gold_widgets.engine.errors import SetupError
from gold_widgets.games.gold.players import LEVELS, RandomPlayer
from gold_widgets.tables import shelf
from tests.tables.gold.tables import table
from tests.tables.pages import act, frame

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def said(table, spot):
    """What is said of a spot."""
    label = next(each["label"] for each in frame(table).spots if each["id"] == spot)
    return label.removeprefix(f"{spot}, ")


def test_a_press_flips_a_card_and_says_so():
    one = table()
    act(one, press="a1")
    assert one.game.face_up == ("a1",)
    assert said(one, "a1") == "red digger 4"
    assert frame(one).status == "Ann flips a1: red digger 4. Flip a second card."


def test_a_settled_turn_is_told_with_its_rule_and_stays_open():
    one = table()
    one.press("a1")
    one.press("b1")
    assert frame(one).status.endswith("3 points for Ann. (G5)")
    assert [said(one, "a1"), said(one, "b1")] == ["red digger 4", "gold 3"]
    assert frame(one).log == [
        "1. Ann, a1 b1: The red digger 4 carries out the gold 3: 3 points for Ann. (G5)"
    ]
    act(one, do="continue")
    assert [said(one, "a1"), said(one, "b1")] == ["empty", "empty"]


@pytest.mark.parametrize("spot", ["a1", "zz", "", "A1"])
def test_a_bad_press_is_refused_in_words_and_changes_nothing(spot):
    one = table()
    one.press("a1")
    game = one.game
    act(one, press=spot)
    assert one.game is game
    assert frame(one).status == game.why_not(spot)
    assert not frame(one).error


def test_a_broken_message_is_shown_beside_the_table_which_goes_on(caplog):
    one = table()
    for message in ({"press": 7}, {"go": "x"}, {"do": "format c:"}, {"form": "paste"}, {}):
        act(one, **message)
    one._frame._handle_custom_msg("nonsense", [])
    assert "nonsense" in frame(one).error
    act(one, press="a1")
    assert one.game.face_up == ("a1",)


def test_a_computer_that_fails_is_shown_beside_the_table():
    class Broken(RandomPlayer):
        def choose(self, view):
            raise RuntimeError("no idea")

    one = table(seats=["person", Broken()])
    one.press("a1")
    one.press("b1")
    act(one, do="continue")
    act(one, do="continue")
    assert "no idea" in frame(one).error
    act(one, do="undo")
    assert one.game.to_move == 0


def test_names_are_data():
    evil = "<script>alert(1)</script>"
    one = GoldTable(gold.deal([evil, "Bob & Co"], seed=1), pace=0)
    assert evil in frame(one).headline
    assert "<script>" not in one._repr_mimebundle_()["image/svg+xml"]


def test_the_mime_bundle_has_the_widget_a_picture_and_words():
    bundle = table()._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "a1 face down" in bundle["text/plain"]
    game = gold.scenario("R4 $3")
    assert game._repr_mimebundle_()["image/svg+xml"].startswith("<svg")
    assert game._repr_mimebundle_()["text/plain"] == str(game)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"allow": {"hnt"}}, "Did you mean hint"),
        ({"allow": "hint"}, "not a set of tools"),
        ({"on": {"ods"}}, "Did you mean odds"),
        ({"pace": -1}, "pace=-1 is out of range"),
        ({"scale": 0}, "scale=0 is out of range"),
        ({"language": "xx"}, "not spoken here"),
        ({"arrangement": "round"}, "'grid' nor 'scattered'"),
        ({"seats": ["person"]}, "seats for 1"),
    ],
)
def test_bad_options_are_refused_in_words(options, words):
    with pytest.raises(SetupError, match=words):
        table(**options)


def test_what_is_no_game_is_refused_in_words():
    with pytest.raises(SetupError, match="is a text and not a game yet"):
        GoldTable("R4 $3")


def test_G12_points_are_hidden_until_the_game_is_over():
    shown, hidden = table(show=True), table(show=False)
    for one in (shown, hidden):
        one.press("a1")
        one.press("b1")
    assert "3" in json.dumps([tile for tile in shown.picture().tiles if tile.key == "won0"])
    won = [tile for tile in hidden.picture().tiles if tile.key == "won0"]
    assert won != [tile for tile in shown.picture().tiles if tile.key == "won0"]


def finish(one):
    luck = Random(3)
    while not one.game.is_over:
        one.press(luck.choice(one.game.legal()))


def test_G11_games_add_up_to_a_match_in_which_everybody_starts_once():
    one = GoldTable(gold.deal(["Ann", "Bob"], seed=4), pace=0)
    finish(one)
    first = one.game
    assert frame(one).banner.startswith("Winner: ")
    assert "game 1 of 2" in frame(one).status
    act(one, do="rematch")
    assert one.game.to_move == 1
    assert frame(one).headline == "Bob's turn · 64 cards left · game 2 of 2"
    assert frame(one).status.startswith("The match after game 1 of 2 (G11): Ann ")
    finish(one)
    assert one.match.is_over
    assert one.match.totals == tuple(
        a + b for a, b in zip(first.scores, one.game.scores, strict=True)
    )
    assert "The match is over" in frame(one).status
    act(one, do="rematch")
    assert (one.game.to_move, one.match.results) == (0, ())


def test_at_the_end_one_button_is_what_to_press_next():
    one = table("$1 $2")

    def main():
        return [each["id"] for each in frame(one).buttons if each.get("main")]

    assert main() == []
    one.press("a1")
    one.press("b1")
    assert (one.game.is_over, main()) == (True, ["continue"])
    one.go_on()
    assert main() == ["rematch"]


def test_a_game_finished_twice_counts_once():
    one = GoldTable(gold.deal(["Ann", "Bob"], seed=4), pace=0)
    finish(one)
    one.undo()
    finish(one)
    assert len(one.match.results) == 1


def test_a_hand_made_table_is_laid_again():
    one = table("$1 $2")
    one.press("a1")
    one.press("b1")
    one.rematch()
    assert len(one.game.table) == 2
    assert one.match is None


def test_with_a_pace_the_game_goes_on_by_itself():
    async def wait():
        one = table(seats=["person", "perfect"], pace=0.02)
        one.press("a1")
        one.press("b1")
        for _ in range(400):
            await asyncio.sleep(0.01)
            if one.game.to_move == 0 and not one._sitting.is_due:
                break
        return one

    one = asyncio.run(wait())
    assert one.game.to_move == 0
    assert len(one.record) >= 4


def test_without_a_pace_nothing_goes_on_by_itself():
    async def wait():
        one = table(seats=["person", "perfect"], pace=0)
        one.press("a1")
        one.press("b1")
        await asyncio.sleep(0.05)
        return one

    assert asyncio.run(wait())._sitting.is_held


def test_presses_heard_in_several_threads_are_taken_one_after_the_other():
    one = GoldTable(gold.deal(2, seed=5), pace=0, on={"odds"})
    spots = one.game.setup.spots
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # threads that take turns often would trip over each other
    try:
        threads = [
            Thread(target=lambda: [act(one, press=spot) for spot in spots]) for _ in range(3)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(switch)
    assert not frame(one).error
    assert gold.load(gold.save(one.record)).end == one.game
    assert one._painter._picture == one.picture()
    assert frame(one).spots == one._shown()[1]["spots"]


def test_two_thousand_random_events_leave_a_legal_game_and_the_right_picture():
    luck = Random(11)
    one = GoldTable(gold.deal(3, seed=5), pace=0, seats=["person", "random", "forgetful"])
    spots = [*one.game.setup.spots, "zz"]
    buttons = ["continue", "continue", "undo", "redo", "hint", "memory", "odds", "copy", "rematch"]
    for _ in range(2000):
        match luck.randrange(12):
            case 0 | 1 | 2 | 3 | 4 | 5:
                act(one, press=luck.choice(spots))
            case 6 | 7 | 8 | 9:
                act(one, do=luck.choice(buttons))
            case 10:
                act(one, go=luck.randrange(-3, len(one.record) + 3))
            case 11:
                act(one, form=luck.choice(["paste", "new"]), value=luck.choice(["", "7", "x"]))
                frame(one).error = ""
        assert not frame(one).error
        assert one._painter._picture == one.picture()
        assert set(one.game.legal()) <= set(one.game.table)
    assert gold.load(gold.save(one.record)).end == one.record.end


def test_running_a_cell_again_closes_the_tables_it_had_opened(monkeypatch):
    runs = iter(range(1000))
    monkeypatch.setattr(shelf, "_running", lambda: ("cell", str(next(runs) // 2)))
    alive = set()
    for _ in range(50):
        for _ in range(2):
            table()
        alive.add(len(ipywidgets.widgets.widget._instances))
    assert len(alive) == 1


def test_play_seats_you_against_computers():
    one = play(players=3, seed=7, pace=0)
    assert [str(seat) for seat in one.game.seats] == ["Player 1", "Computer 1", "Computer 2"]
    assert one._sitting.players[0] is None
    assert None not in one._sitting.players[1:]
    assert one.game.table == gold.deal(3, 7).table


@pytest.mark.parametrize("opponents", [["random"], ["random"] * 3])
def test_play_wants_one_opponent_a_rival(opponents):
    with pytest.raises(SetupError, match="You have 2 rivals"):
        play(players=3, opponents=opponents)


def test_the_table_is_told_in_words():
    one = table()
    one.press("a1")
    told = one.describe().splitlines()
    assert told[0] == "Ann's turn · 6 cards left"
    assert "a1 red digger 4, b1 face down" in told[3]


@pytest.mark.parametrize("level", [*LEVELS, 0.65])
def test_every_level_plays_at_a_table(level):
    one = play(players=3, seed=7, opponents=level, pace=0)
    for spot in ("a1", "b1"):
        one.press(spot)
    for _ in range(12):
        one.go_on()
    assert one.game.to_move == 0
    assert len(one.record) == 6


def calls_of_ours(act_once):
    """Count the Python functions of this package that are called, comprehensions too."""
    count = 0
    home = str(Path(gold_widgets.__file__).parent)

    def watch(frame, event, _):
        nonlocal count
        count += event == "call" and frame.f_code.co_filename.startswith(home)

    sys.setprofile(watch)
    try:
        act_once()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("arrangement", ["grid", "scattered"])
def test_a_second_flip_makes_few_calls(players, arrangement):
    """A press is quick because little happens, however many cards lie on the table."""
    counts = []
    for _ in range(2):  # what a first table keeps for all that follow is not counted
        one = GoldTable(gold.deal(players, seed=7), pace=0, arrangement=arrangement)
        act(one, window="w", pixels=560, new=True)
        for spot in ("a1", "b1", "c1"):
            act(one, press=spot)
        counts.append(calls_of_ours(lambda table=one: act(table, press="d1")))
    assert counts[1] <= 450


def test_a_press_makes_one_view_and_asks_once_in_each_position_what_is_legal(monkeypatch):
    one = table(seats=["person", "random"])
    asked = []
    view, legal = gold.view, gold.Game.legal
    monkeypatch.setattr(gold, "view", lambda *a, **k: asked.append("view") or view(*a, **k))
    monkeypatch.setattr(
        gold.Game, "legal", lambda self, seat=None: asked.append("legal") or legal(self, seat)
    )
    act(one, press="a1")
    assert asked.count("view") == 1
    assert asked.count("legal") == 2, "before the move and after it"


def test_play_has_its_own_word_for_who_plays():
    with pytest.raises(SetupError, match=r"play takes no option 'seats'.*opponents"):
        play(seats=["person", "perfect"])


def test_a_class_in_a_seat_is_answered_with_what_to_write():
    with pytest.raises(SetupError, match=r"RandomPlayer is a class: write RandomPlayer\(\)"):
        table(seats=["person", RandomPlayer])


def test_a_failure_is_said_and_goes_once_the_game_goes_on():
    class Cheat(RandomPlayer):
        def choose(self, view):
            return "z9"

    one = table(seats=["person", Cheat()])
    for spot in ("a1", "b1"):
        one.press(spot)
    for _ in range(2):
        act(one, do="continue")
    assert "Bob chose 'z9'" in frame(one).error
    assert frame(one).status == frame(one).error
    one.press("c1")
    assert frame(one).error == ""
