"""Mine for Gold as a widget, without a browser: presses, stages, curtain, undo, the front door."""

import pytest

from gold_widgets import Table, mine_for_gold, play
from tests.games.mine_for_gold.games import chain, free_choice
from tests.tables.pages import act, button, frame, ids

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def settle(table):
    """Go on until a person is asked, or the game is over."""
    while not (button(table, "continue") or {"off": True}).get("off"):
        act(table, do="continue")


def test_the_front_door():
    one = play(mine_for_gold, players=3, seed=7, pace=0)
    assert [seat.name for seat in one.game.seats] == ["Player 1", "Computer 1", "Computer 2"]
    assert frame(one).headline == "Round 1 of 12"
    other = Table(mine_for_gold.deal(3, seed=7), pace=0)
    assert other.game == mine_for_gold.deal(3, seed=7)
    silver = play(mine_for_gold, players=2, seed=7, silver=True, pace=0)
    assert silver.game.silver


def test_a_whole_game_is_played_by_pressing_what_is_lit_or_in_hand():
    one = play(mine_for_gold, players=3, seed=4, silver=True, pace=0, opponents="random")
    presses = 0
    while not one.game.is_over:
        settle(one)
        if one.game.is_over:
            break
        assert 0 in one.game.actors
        lit = [spot["id"] for spot in frame(one).spots if spot.get("lit")]
        hand = [card.code for card in one.game.hands[0]]
        choice = lit[0] if one.game.asks != "choose" else hand[0]
        assert choice in ids(one)
        act(one, press=choice)
        presses += 1
        assert not frame(one).error
    settle(one)
    assert presses >= 12
    assert frame(one).headline == "The game is over."
    assert frame(one).banner


def test_a_chain_goes_stage_by_stage_and_the_headline_waits():
    one = Table(chain(), seats=["person", "random"], pace=0)
    act(one, press="Y10")
    act(one, do="continue")
    seen = []
    while one._sitting.is_held:
        seen.append((frame(one).headline, frame(one).banner, len(frame(one).status)))
        act(one, do="continue")
    assert [headline for headline, _, _ in seen] == [
        "Round 1 of 2",
        "Round 1 of 2 · Ann lays a card",
        "Round 1 of 2 · Ann lays a card",
        "Round 1 of 2 · Ann closes the gaps",
        "Round 1 of 2 · Ann closes the gaps",
    ]
    assert [banner for _, banner, _ in seen].count("Chain reaction!") == 1
    assert one.game.scores == (8, 0)


def test_whoever_presses_a_card_while_others_are_laid_plays_it():
    one = play(mine_for_gold, players=2, seed=3, pace=0, opponents="random")
    hand = [card.code for card in one.game.hands[0]]
    act(one, press=hand[0])
    act(one, do="continue")
    assert one._sitting.is_held
    assert one.game.asks == "choose"
    act(one, press=hand[1])
    assert one.game.chosen[0] is mine_for_gold.card(hand[1])


def test_a_closing_is_chosen_on_the_board():
    one = Table(free_choice(), seats=["person", "random"], pace=0)
    act(one, press="G8")
    settle(one)
    assert one.game.asks == "close"
    assert "2 best ways" in frame(one).status
    act(one, press="close-0-0")
    assert one.game.before.asks == "close"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "First the blue 9 is laid: choose one of the places that are lit."),
        ("fr", "Pose d’abord le 9 bleu\u00a0: choisis une des places qui s’éclairent."),
        ("de", "Zuerst wird die blaue 9 gelegt: Wähle einen der Plätze, die leuchten."),
    ],
)
def test_a_card_of_the_hand_that_is_pressed_too_early_says_in_plain_words_what_comes_first(
    language, said
):
    game = mine_for_gold.scenario("R7 R11", hands=["B9 Y1", "G3 Y2"], players=["Ann", "Bob"])
    one = Table(game.play("B9 G3"), seats=["person", "random"], pace=0, language=language)
    assert one.game.asks == "lay"
    assert "Y1" in ids(one)
    act(one, press="Y1")
    assert frame(one).status == said


def test_a_pile_tells_what_lies_below_and_is_no_move():
    game = mine_for_gold.scenario("R7/R8", hands=["Y1 Y3", "Y2 Y4"], players=["Ann", "Bob"])
    one = Table(game, seats=["person", "random"], pace=0)
    act(one, press="R8")
    assert frame(one).status == "The red 8 lies on top of a pile of 2; below: red 7."
    act(one, do="piles")
    assert button(one, "piles")["on"]
    assert one.game is game


def test_two_people_choose_behind_the_curtain_and_may_change_their_minds():
    game = mine_for_gold.deal(["Ann", "Bob"], seed=7)
    one = Table(game, pace=0)
    hands = [[card.code for card in hand] for hand in game.hands]
    assert not set(ids(one)) & {*hands[0], *hands[1]}
    act(one, do="show 0")
    assert set(hands[0]) < set(ids(one))
    assert not set(hands[1]) & set(ids(one))
    act(one, press=hands[0][0])
    assert not set(hands[0]) & set(ids(one))
    act(one, do="show 0")
    act(one, press=hands[0][1])
    assert one.game.chosen[0].code == hands[0][1]
    act(one, do="show 1")
    act(one, press=hands[1][0])
    assert one.game.chosen == (None, None)


def test_undo_does_not_pass_a_reveal():
    one = Table(chain(), seats=["person", "random"], pace=0)
    act(one, press="Y10")
    assert one._sitting.can_undo
    settle(one)
    assert not one._sitting.can_undo
    assert button(one, "undo")["off"]


def test_a_hint_marks_a_card_of_the_hand():
    one = play(mine_for_gold, players=2, seed=3, pace=0)
    act(one, do="hint")
    assert one._hint.spots
    assert set(one._hint.spots) <= set(ids(one))
    assert frame(one).status


def test_a_game_is_copied_pasted_and_looked_at_again_move_by_move():
    end = mine_for_gold.play_out(mine_for_gold.deal(2, seed=5), ["random", "random"])
    one = Table(end, seats=["person", "random"], pace=0)
    line = mine_for_gold.save(one.record)
    for point in (0, 5, len(one.record)):
        act(one, go=point)
        assert one.record.at == point
    act(one, form="paste", value=line)
    assert one.game == end
    one.rematch()
    assert not one.game.is_over


def test_who_chooses_at_once_is_not_waited_for_long():
    one = play(mine_for_gold, players=4, seed=3, pace=0)
    staging = one._sitting.staging
    act(one, press=one.game.hands[0][0].code)
    assert staging.pause(one.game) < 0.5
