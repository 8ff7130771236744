"""06, 08 and 09 of the course, gone through as a pupil does, with real presses and real keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.course import GOLD, answer, cell, rewrite, table
from tests.browser.notebook import Notebook

TWO, RUSH = "The next player flips two cards", "The gold rush: one card a turn"
PREDICTIONS = {
    "predict-1": (TWO, RUSH, "(G9)"),
    "predict-2": (RUSH, TWO, "(G6)"),
    "predict-3": ("Bob", "Ann", "3 points for Ann. (G5)"),
    "predict-4": ("Nobody", "Bob", "Bob takes the gold 4: 4 points. (G9)"),
    "predict-5": ("None", "green digger 3 (d2)", "The green digger 3 leaves the game. (G9)"),
    "predict-6": (TWO, RUSH, "No two of the 13 cards left can do anything"),
}


@pytest.fixture
def rush(show) -> Notebook:
    return show(GOLD / "06_gold_rush.ipynb")


def test_06_predictions_answer_wrong_and_right_in_words(rush):
    for name, (wrong, right, why) in PREDICTIONS.items():
        answer(rush, name, wrong, right, why)
    done = rush.value("__import__('gold_widgets').progress.done")
    assert done == {f"06.{number}": 2 for number in range(1, 7)}


def test_06_the_rush_is_played_the_goal_missed_and_solved_the_cell_edited(rush):
    live = table(rush, "run")
    expect(live.banner).to_have_text("Gold rush!")
    live.press("d1")
    live.says("Bob takes the gold 4: 4 points. (G9)")
    live.press("c2")
    live.says("The dynamite leaves the game. (G9)")
    goal = table(rush, "goal")
    aims = ("Give Ann at least 7 points.", "Nobody else may get any.", "Start the gold rush.")
    for aim in aims:
        expect(goal.root.get_by_role("list", name="Aims")).to_contain_text(aim)
    for spot in ("a1", "b1", "a2", "d1"):
        goal.press(spot)
    expect(goal.banner).to_have_text("Not reached")
    goal.use("rematch")
    for spot in ("a1", "d1", "d2", "b1"):
        goal.press(spot)
    expect(goal.banner).to_have_text("Solved! ★★☆")
    expect(rewrite(rush, "your-table", "R3", "G2")).to_contain_text("✓ That is it.")


def test_08_every_table_can_be_played(show):
    play = show(GOLD / "08_play.ipynb")
    first = table(play, "first-table")
    first.press("a1")
    first.sees("a1", "gold 3")
    first.press("b1")
    expect(first.log).to_have_count(1)
    # The computer plays by itself, then it is the person's turn again.
    expect(first.log).to_have_count(2)
    expect(first.headline).to_contain_text("Player 1's turn")
    first.use("hint")
    first.says("Flip a card you do not know yet")

    friends = table(play, "friends")
    expect(friends.headline).to_contain_text("Bob's turn")
    friends.press("a1")
    friends.press("b1")
    friends.use("continue")
    expect(friends.headline).to_contain_text("Cy's turn")

    heap = table(play, "scattered")
    heap.press("c5")
    expect(heap.spot("c5")).not_to_have_attribute("aria-label", "c5, face down")

    expect(table(play, "french").headline).to_contain_text("Joueur 1")
    helped = table(play, "helped")
    for tool in ("memory", "odds"):
        expect(helped.tool(tool)).to_have_attribute("aria-pressed", "true")
    serious = table(play, "serious")
    expect(serious.root.locator(".gold-tools [data-do]")).to_have_count(2)
    table(play, "levels")
    table(play, "dial")


def test_08_a_rival_of_ones_own_plays(show):
    play = show(GOLD / "08_play.ipynb")
    own = table(play, "stubborn")
    own.spot("a1").focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        play.page.keyboard.press(key)
    expect(own.log).to_have_count(2)
    expect(own.log.last).to_contain_text("Rob, ")
    spots = play.value("table.game.flips")
    assert spots[:2] == ["a1", "b1"]
    assert spots[3] == "h8"


def test_09_odds_are_shown_mistakes_repaired_and_games_replayed(show):
    lab = show(GOLD / "09_scenario_lab.ipynb")
    expect(cell(lab, "repair")).to_contain_text("'$9' is not a card")
    expect(rewrite(lab, "repair", "$9", "$4")).to_contain_text("✓ That is it.")

    odds = table(lab, "odds-table")
    before = odds.picture
    odds.press("c1")
    odds.press("a1")
    odds.says("4 points for Ann. (G5)")
    assert odds.picture != before

    demo = table(lab, "paste")
    demo.press("a1")
    demo.says("This is a demonstration.")
    demo.use("continue")
    demo.says("Mia flips a1: red digger 4.")
    demo.slider.focus()
    lab.page.keyboard.press("End")
    demo.says("Mia and Tom share the victory with 5 points each. (G10)")

    story = table(lab, "other-story")
    story.press("c3")
    story.press("d2")
    story.says("1 point for Tom. (G5)")
    assert lab.value("table.game.scores") == [5, 5]
