"""Answers that reward: a prediction, a puzzle and a win, by mouse and by keys, seen and heard."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table

EIGHT = """
from gold_widgets import Goal, Predict, Table, gold
calm = gold.Rules(rush_at=0, stall="play_on")
eight = gold.scenario("R4 $3 ** B2\\n$1 Y5 $2 P3", players=["Ann", "Bob"], rules=calm)
"""
PREDICT = f'{EIGHT}\nquestion = Predict(eight, "a1 b1", name="x")\nquestion'
GOAL = f'{EIGHT}\ngoal = Goal(eight, turns=3, points=3, rivals=0, gone="B2", name="y")\ngoal'
MANY = 12
"""So many stops of Tab are more than a puzzle has."""
RIGHT, WRONG = "The digger carries out the gold", "Both cards leave the game"
# Whoever makes a sound is counted, and nothing is heard.
STUB = """() => {
  const param = () => new Proxy({}, { get: () => () => {} });
  window.heard = { contexts: 0, sources: 0 };
  const node = () => ({ connect() {}, start() { heard.sources++; }, stop() {},
    frequency: param(), gain: param() });
  window.AudioContext = class {
    constructor() { heard.contexts++; this.state = "running"; this.currentTime = 0; }
    get sampleRate() { return 8000; }
    createOscillator() { return node(); }
    createBufferSource() { return node(); }
    createBiquadFilter() { return node(); }
    createGain() { return node(); }
    createBuffer() { return { getChannelData: () => new Float32Array(8) }; }
  };
}"""
# What is seen of an answer, besides its words.
LOOK = """(button) => {
  const { backgroundColor, borderTopStyle, opacity } = getComputedStyle(button);
  return [backgroundColor, borderTopStyle, opacity];
}"""
# Are all words of an element on one line each, or is one broken in two?
BROKEN = """(node) => {
  const broken = [];
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    for (const { index, 0: word } of walk.currentNode.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}"""


def answer(board, name):
    return board.root.get_by_role("button", name=name)


def test_a_prediction_wrong_then_right_by_mouse(show):
    board = Table(show(PREDICT))
    answer(board, WRONG).click()
    board.says("Not quite. For that, one of the two cards would have to be dynamite.")
    wrong = answer(board, f"✗ {WRONG}")
    expect(wrong).to_have_attribute("data-mark", "wrong")
    answer(board, RIGHT).click()
    right = answer(board, f"✓ {RIGHT}")
    expect(right).to_have_attribute("data-mark", "right")
    expect(board.banner).to_have_text("Right! ★★☆")
    # The turn is played: flipped, settled, gone.
    board.says("carries out the gold 3: 3 points for Ann. (G5)")
    board.sees("a1", "empty")
    board.says("After 2 tries: 2 of 3 stars.")
    looks = [each.evaluate(LOOK) for each in (right, wrong, answer(board, "Nothing"))]
    assert [look[0] for look in looks].count(looks[0][0]) == 1, "the right one has its own color"
    assert (looks[1][1], looks[0][2], looks[1][2]) == ("dashed", "1", "1")
    assert float(looks[2][2]) < 0.6, "the others step back"
    board.root.get_by_role("button", name="See it again").click()
    board.sees("b1", "gold 3")
    board.sees("b1", "empty")
    assert board.notebook.value("__import__('gold_widgets').progress.done['x']") == 2


def test_a_prediction_by_keyboard_alone(show):
    board = Table(show(PREDICT, reduced_motion="reduce"))
    keys = board.page.keyboard
    board.tool("0").focus()
    for key in ("ArrowDown", "Enter"):
        keys.press(key)
    board.says("Not quite. For that, both cards would have to be diggers")
    for key in ("ArrowUp", "Enter"):
        keys.press(key)
    expect(board.banner).to_have_text("Right! ★★☆")
    expect(board.tool("0")).to_be_focused()
    board.says("Go on with the next cell.")
    keys.press("End")
    expect(board.tool("again")).to_be_focused()
    keys.press("Enter")
    board.says("Ann flips a1: red digger 4.")


def test_a_puzzle_is_lost_at_once_tried_again_and_solved(show):
    goal = Table(show(GOAL))
    items = goal.root.get_by_role("list", name="Aims").get_by_role("listitem")
    expect(items).to_have_text(
        [
            "Give Ann at least 3 points. (still open)",
            "Nobody else may get any. (still open)",
            "Make this card leave the table: blue digger 2. (still open)",
            "3 turns left",
        ]
    )
    expect(goal.tool("rematch")).to_have_attribute("aria-disabled", "true")
    for spot in ("d1", "a2"):
        goal.press(spot)
    expect(goal.banner).to_have_text("Not reached")
    expect(goal.banner).to_have_attribute("data-ending", "lost")
    goal.says("This is out of reach now: Nobody else may get any. Try again!")
    expect(items.nth(1)).to_have_text("Nobody else may get any. (missed)")
    expect(items.nth(2)).to_have_text("Make this card leave the table: blue digger 2. (reached)")
    expect(items.nth(3)).to_have_text("2 turns left")
    again = goal.root.get_by_role("button", name="Try again")
    expect(again).to_have_class("gold-button gold-main")
    goal.press("a1")
    goal.sees("a1", "face down (noted: red digger 4)")
    lost = goal.banner.evaluate("(banner) => getComputedStyle(banner).backgroundColor")
    again.focus()
    goal.page.keyboard.press("Enter")
    expect(goal.banner).to_be_empty()
    expect(items.nth(1)).to_have_text("Nobody else may get any. (still open)")
    for spot in ("a1", "b1", "d1", "b2"):
        goal.press(spot)
    expect(goal.banner).to_have_text("Solved! ★★☆")
    expect(goal.root.locator('.gold-light[data-kind="solved"]')).to_have_count(1)
    won = goal.banner.evaluate("(banner) => getComputedStyle(banner).backgroundColor")
    assert won != lost
    goal.says("Go on with the next cell.")
    assert goal.notebook.value("__import__('gold_widgets').progress.done['y']") == 2


def test_a_puzzle_by_keyboard_alone(show):
    goal = Table(show(GOAL))
    keys = goal.page.keyboard
    goal.spot("a1").focus()
    for key in (*["ArrowRight"] * 3, "Enter"):
        keys.press(key)
    goal.says("Ann flips d1")
    for key in ("ArrowDown", *["ArrowLeft"] * 3, "Enter"):
        keys.press(key)
    expect(goal.banner).to_have_text("Not reached")
    reach(goal, "Tab", goal.root.locator(".gold-tools button").first)
    reach(goal, "ArrowRight", goal.tool("rematch"))
    keys.press("Enter")
    expect(goal.banner).to_be_empty()
    reach(goal, "Shift+Tab", goal.spot("a2"))
    for key in ("ArrowUp", "Enter", "ArrowRight", "Enter"):
        keys.press(key)
    goal.says("carries out the gold 3")


def reach(table, key, wanted):
    """Press a key until something has the focus."""
    for _ in range(MANY):
        table.page.keyboard.press(key)
        if wanted.evaluate("(node) => node === document.activeElement"):
            return
    raise AssertionError(f"{MANY} times {key} do not lead there")


def ended(drawing, **options):
    """Code that shows a table at which Ann plays against a computer, one flip from the end."""
    game = f'gold.scenario("{drawing}", players=["Ann", "Bob"])'
    return f"{EIGHT}\ntable = Table({game}, seats=['person', 'random'], **{options!r})\ntable"


def test_a_win_of_ones_own_stays_in_sight_and_looks_otherwise_than_a_loss(show):
    notebook = show(ended("$3", pace=0.1), ended("R2", pace=0.1).replace("table", "lost"))
    won = Table(notebook, 0)
    won.press("a1")
    expect(won.banner).to_have_text("You win!")
    expect(won.root.locator('.gold-light[data-kind="won"]')).to_have_count(1)
    # The clock takes the card out of sight, and not the joy.
    won.sees("a1", "empty")
    expect(won.banner).to_have_text("You win!")
    expect(won.root.locator('.gold-light[data-kind="won"]')).to_have_count(1)
    expect(won.tool("rematch")).to_have_class("gold-button gold-main")
    # Over the next game nothing of it is left.
    won.use("rematch")
    expect(won.banner).to_have_attribute("data-ending", "")
    assert won.root.locator('.gold-light[data-kind="won"]').count() == 0
    shared = Table(notebook, 1)
    shared.press("a1")
    expect(shared.banner).to_have_text("You share the victory!")


def test_a_loss_is_sober_and_among_several_people_the_winner_is_named(show):
    code = f"""{EIGHT}
mine = gold.parse("players: Ann RG, Bob BY\\nmines: -, $4\\n$3")
table = Table(mine, seats=["person", "random"], pace=0)
table"""
    both = code.replace('seats=["person", "random"], ', "").replace("table", "both")
    notebook = show(code, both)
    lost = Table(notebook, 0)
    lost.press("a1")
    expect(lost.banner).to_have_text("Winner: Bob")
    expect(lost.banner).to_have_attribute("data-ending", "lost")
    expect(lost.root.locator('.gold-light[data-kind="shower"]')).to_have_count(0)
    people = Table(notebook, 1)
    people.press("a1")
    expect(people.banner).to_have_text("Winner: Bob")
    expect(people.banner).to_have_attribute("data-ending", "")


def test_sound_is_off_until_it_is_switched_on_and_holds_for_all_tables_of_the_page(show):
    notebook = show(PREDICT, GOAL, f"{ended('R4 $3')}", width=1200)
    page = notebook.page
    page.evaluate(STUB)
    goal, table = Table(notebook, 1), Table(notebook, 2)
    goal.press("a1")
    goal.sees("a1", "red digger 4")
    assert page.evaluate("() => heard") == {"contexts": 0, "sources": 0}
    for each in (goal, table):
        expect(each.tool("sound")).to_have_attribute("aria-pressed", "false")
    with notebook.traffic() as traffic:
        goal.use("sound")
    assert not traffic, "it is the page's own affair"
    for each in (goal, table):
        expect(each.tool("sound")).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("() => heard.sources")
    assert before > 0, "one hears what was switched on"
    goal.press("b1")
    page.wait_for_function("(before) => heard.sources >= before + 5", arg=before)
    before = page.evaluate("() => heard.sources")
    answer(Table(notebook, 0), WRONG).click()
    page.wait_for_function("(before) => heard.sources === before + 2", arg=before)
    table.use("sound")
    expect(goal.tool("sound")).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("() => heard.sources")
    table.press("a1")
    table.says("leaves the game")
    assert page.evaluate("() => heard") == {"contexts": 1, "sources": before}


def test_where_a_browser_makes_no_sound_nothing_goes_wrong(show):
    table = Table(show(ended("R4 $3"), width=1200))
    table.page.evaluate("() => { delete window.AudioContext; delete window.webkitAudioContext; }")
    table.use("sound")
    table.press("a1")
    table.says("leaves the game")
    expect(table.alert).to_be_empty()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_word_is_broken_in_two_on_a_phone(show, language):
    code = f"{EIGHT}\ntable = Table(eight, language={language!r}, pace=0)\ntable"
    goal = GOAL.replace('name="y"', f"language={language!r}")
    notebook = show(code, goal, width=360, height=740)
    for index in (0, 1):
        table = Table(notebook, index)
        for part in (table.headline, table.status, table.root.locator(".gold-foot")):
            assert part.evaluate(BROKEN) == []
