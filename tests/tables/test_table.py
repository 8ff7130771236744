"""One table for any game: nim, which is all open, and a showdown, which has secrets."""

import asyncio
import inspect
from dataclasses import replace
from pathlib import Path

import pytest

from gold_widgets import Demo, Goal, Table, gold, open_moment, play, speak
from gold_widgets.engine.errors import SetupError
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import SeatTable
from tests.games import nim, showdown
from tests.tables.pages import act

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def buttons(table):
    return {each["id"]: each for each in table._frame.buttons}


def hand(table):
    return [spot["id"] for spot in table._frame.spots]


@pytest.fixture
def spoken():
    yield speak
    speak("en")


# -- a game of its own -------------------------------------------------------------------------


def heap(stones=10, **options):
    return Table(nim.deal(["Ann", "Bob"], 7, stones=stones), **{"pace": 0, **options})


def test_any_game_is_played_by_pressing_its_spots():
    table = heap()
    act(table, press="3")
    assert table.game.stones == 7
    assert table._frame.headline == "Bob's turn · 7 stones"
    assert table._frame.status == "Ann takes 3 of 10. (N2) Take one, two or three."
    assert table._frame.log == ["1. Ann takes 3 of 10."]
    assert table._frame.effects["steps"] == [{"kind": "glow", "spots": ("3",)}]


def test_what_a_game_refuses_is_said_in_its_words():
    table = heap()
    act(table, press="4")
    assert table._frame.status == nim.Nim(10).why_not("4")
    assert table.game.stones == 10


def test_any_game_is_undone_looked_through_hinted_copied_and_pasted():
    table, other = heap(), heap(5)
    for move in ("1", "2", "3"):
        act(table, press=move)
    act(table, do="undo")
    assert table.game.stones == 7
    act(table, go=1)
    assert table.game.stones == 9
    act(table, do="redo")
    act(table, do="redo")
    act(table, do="hint")
    assert table._frame.status.endswith("no move is good.")
    act(table, do="copy")
    line = table._frame.form["value"]
    act(other, do="paste")
    act(other, form="paste", value=line)
    assert other.game == table.game


def test_the_line_of_another_game_is_refused_in_a_sentence():
    table = heap()
    act(table, do="paste")
    act(table, form="paste", value=gold.save(gold.deal(seed=7)))
    assert "this line is of another game" in table._frame.error
    assert table.game.stones == 10


def test_computers_of_any_game_take_their_turn():
    table = play(nim, players=3, seed=7, opponents="perfect", pace=0, stones=11)
    assert [str(seat) for seat in table.game.seats] == ["Player 1", "Computer 1", "Computer 2"]
    act(table, press="1")
    act(table, do="continue")
    act(table, do="continue")
    assert len(table.game.moves) == 3


def test_games_of_any_kind_make_a_match():
    table = heap(10)
    for move in ("3", "3", "3", "1"):
        act(table, press=move)
    assert table.match.results == ((0, 1),)
    assert "after game 1 of 2:" in table._frame.status
    act(table, do="rematch")
    assert table.game.to_move == 1
    assert table._frame.headline.endswith("game 2 of 2")


def test_speak_chooses_the_language_of_all_that_follows_and_an_argument_wins(spoken):
    spoken("fr")
    assert heap()._frame.headline == "À Ann · 10 pierres"
    assert heap(language="de")._frame.headline == "Ann ist dran · 10 Steine"
    assert [str(seat) for seat in gold.deal(2, seed=1).seats] == ["Joueur 1", "Joueur 2"]


@pytest.mark.parametrize("option", ["pase", "arangement", "sede"])
def test_a_misspelt_option_is_answered_with_the_nearest_name(option):
    with pytest.raises(SetupError, match=r"Did you mean (pace|arrangement|seed)"):
        play(players=2, **{option: 1})


def test_an_option_that_another_game_has_is_refused():
    with pytest.raises(SetupError, match="takes no option 'arrangement'"):
        heap(arrangement="grid")


@pytest.mark.parametrize("taker", [play, Demo, Goal, open_moment])
def test_help_names_every_option_that_is_passed_on(taker):
    named = inspect.signature(taker).parameters
    assert {"pace", "motion", "scale", "allow", "patience"} <= set(named)


def test_what_a_page_sends_late_does_nothing():
    table = heap()
    act(table, press="1")
    for button in ("rematch", "redo", "continue", "review", "nonsense"):
        act(table, do=button)
    assert table.game.moves == ("1",)


def test_pasting_or_dealing_ends_a_match_only_if_it_is_wanted_twice():
    table = heap(10)
    for move in ("3", "3", "3", "1"):
        act(table, press=move)
    act(table, do="rematch")
    started, line = table.game, nim.save(nim.deal(["Ann", "Bob"], 1, stones=12))
    for form, value in (("paste", line), ("new", "7")):
        act(table, do=form)
        act(table, form=form, value=value)
        assert "ends the match" in table._frame.error
        assert table.game is started
        assert table._frame.form["kind"] == form
    act(table, form="new", value="7")
    assert (table.game.seed, table.match) == (7, None)
    assert table._frame.form == {}


# -- secrets -----------------------------------------------------------------------------------


def duel(**options):
    return Table(showdown.deal(["Ann", "Bob"], 7), **{"pace": 0, **options})


def test_the_curtain_shows_a_hand_only_to_whom_it_belongs():
    table = duel()
    assert hand(table) == []
    assert buttons(table)["show 0"]["text"] == "Ann: show my cards"
    assert "what everybody may see" in table._frame.status
    act(table, do="show 1")
    assert hand(table) == [str(card) for card in table.game.hands[1]]


def test_the_curtain_falls_after_a_move():
    table = duel()
    act(table, do="show 0")
    act(table, press=hand(table)[0])
    assert hand(table) == []
    assert buttons(table)["show 1"]["main"]
    assert len(table.picture().tiles) == 0


def test_behind_the_curtain_no_press_counts():
    table = duel()
    act(table, press=str(table.game.hands[0][0]))
    assert table.game.moves == ()
    assert "who is looking" in table._frame.status


def state(table):
    """All that a page is sent, but for the names of its parts."""
    sent = table._frame.get_state()
    return {name: sent[name] for name in sent if name not in ("layout", "script")}


@pytest.mark.parametrize("eyes", [None, 0])
def test_nothing_that_a_page_is_sent_depends_on_what_is_behind_the_curtain(eyes):
    game = showdown.deal(["Ann", "Bob"], 7)
    others = sorted({*showdown.CARDS} - {*game.hands[0]} - {*game.hands[1]})[:4]
    like = replace(game, hands=(game.hands[0], tuple(others)))
    one, two = (Table(each, pace=0) for each in (game, like))
    for table in (one, two):
        act(table, do="show 1")
        act(table, press=hand(table)[1])
        if eyes is not None:
            act(table, do=f"show {eyes}")
        for button in ("hint", "undo", "redo"):
            act(table, do=button)
    assert state(one) == state(two)
    assert one.picture() == two.picture()
    assert one.describe() == two.describe()


def test_one_person_against_computers_needs_no_curtain():
    table = duel(seats=["person", "bold"])
    assert hand(table) == [str(card) for card in table.game.hands[0]]
    assert not any(name.startswith("show") for name in buttons(table))


def test_a_choice_can_be_taken_back_until_it_has_been_shown_to_others():
    table = duel()
    for seat in (0, 1):
        act(table, do=f"show {seat}")
        act(table, press=hand(table)[-1])
    shown = table.record.at
    assert "off" in buttons(table)["undo"]
    table.undo()
    assert table.record.at == shown
    act(table, do="show 0")
    act(table, press=hand(table)[0])
    assert "off" not in buttons(table)["undo"]
    act(table, do="undo")
    assert table.record.at == shown


def test_what_was_shown_cannot_be_taken_back_by_looking_back():
    table = duel()
    for seat in (0, 1):
        act(table, do=f"show {seat}")
        act(table, press=hand(table)[-1])
    for ways in ([("go", 0)], [("go", 0), ("do", "redo")], [("go", 0), ("do", "undo")]):
        for way, where in ways:
            act(table, **{way: where})
        for seat in table._sitting.able:
            act(table, do=f"show {seat}")
            for _ in range(2):
                act(table, press=hand(table)[0])
                assert len(table.record) == 2, ways
                assert "cannot be taken back" in table._frame.status


def test_a_choice_can_be_changed_until_the_last_has_chosen():
    table = duel()
    act(table, do="show 0")
    act(table, press=hand(table)[0])
    assert "main" not in buttons(table)["show 0"]
    act(table, do="show 0")
    act(table, press=hand(table)[-1])
    assert table.game.chosen == (table.game.hands[0][-1], None)


def test_what_somebody_began_or_was_told_is_not_shown_to_the_next():
    table = duel()
    act(table, do="show 0")
    act(table, do="hint")
    assert table._hint
    act(table, do="show 1")
    assert (table._hint, table._said, table._draft.picked) == (None, "", ())


def test_people_choose_before_computers_and_nobody_is_told_to_wait():
    table = duel(seats=["person", "bold"])
    assert not table._sitting.is_due
    assert not table._frame.wait
    assert "off" in buttons(table)["undo"]
    assert "main" not in buttons(table)["continue"]
    act(table, press=hand(table)[0])
    assert table._sitting.is_due
    act(table, do="continue")
    assert len(hand(table)) == 3


def test_the_whole_game_is_not_copied_as_long_as_it_has_secrets():
    table = duel()
    act(table, do="copy")
    assert table._frame.form == {}
    assert "off" not in buttons(duel(seats=["person", "bold"]))["copy"]


def test_games_without_a_starter_make_a_match_too():
    table = duel()
    for _ in range(2):
        while not table.game.is_over:
            seat = table._sitting.askable[0]
            act(table, do=f"show {seat}")
            act(table, press=hand(table)[0])
        results = table.match.results
        act(table, do="rematch")
    assert len(results) == 2


def test_computers_among_themselves_show_nobody_s_hand():
    assert hand(duel(seats=["bold", "bold"])) == []


def test_a_seat_that_a_computer_plays_has_no_table():
    with pytest.raises(SetupError, match="Bob is played by a computer"):
        duel(seats=["person", "bold"]).seat("Bob")


def test_a_seat_that_is_not_asked_is_told_whose_turn_it_is():
    table = heap()
    bob = table.seat("Bob")
    assert bob._frame.status == ""
    assert "off" in buttons(bob)["hint"]
    act(bob, press="1")
    assert bob._frame.status == "Please wait: Ann is to move."
    act(table, press="1")
    assert bob._frame.status.startswith("Ann takes 1 of 10.")


def test_the_clock_goes_on_when_the_first_table_is_closed():
    async def wait():
        table = heap(seats=["person", "perfect"], pace=0.02)
        ann = table.seat("Ann")
        act(ann, press="1")
        table.close()
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(ann.game.moves) == 2:
                break
        return ann

    assert len(asyncio.run(wait()).game.moves) == 2


def test_a_seat_has_a_table_of_its_own_over_the_same_game():
    table = duel()
    ann, bob = table.seat("Ann"), table.seat(1)
    assert isinstance(bob, SeatTable)
    assert hand(bob) == [str(card) for card in table.game.hands[1]]
    act(bob, press=hand(bob)[0])
    assert table.game.chosen[1] == bob.game.chosen[1] is not None
    assert table._frame.status == table._status()
    act(ann, press=hand(ann)[0])
    assert len(hand(ann)) == len(hand(bob)) == 3
    assert table._frame.log == ann._frame.log == bob._frame.log
    assert bob._frame.headline.startswith("Bob · ")


def test_a_closed_seat_is_no_longer_drawn():
    table = duel()
    bob = table.seat("Bob")
    bob.close()
    act(table, do="show 0")
    act(table, press=hand(table)[0])
    assert table.game.chosen[0] is not None


def test_a_seat_that_is_not_there_is_refused_in_words():
    with pytest.raises(SetupError, match="Did you mean Bob"):
        duel().seat("Bop")


def test_what_a_game_brings_to_the_table_is_short():
    source = Path(inspect.getfile(staging_of(nim))).read_text(encoding="utf-8")
    assert len(source.splitlines()) < 100
