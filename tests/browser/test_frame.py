"""The frame with a toy instead of a game: spots, drafts, numbers, lights, words that stay put."""

import pytest
from playwright.sync_api import expect

from gold_widgets.tables import script
from tests.browser.toy import Code, Toy, toy

# A map: from the camp in the middle, paths lead up to the lake and over the ridge to the mine.
MAP = """[
    spot("camp", 40, 40, near=["lake", "ridge"]),
    spot("lake", 55, 5, near=["camp"]),
    spot("ridge", 70, 60, near=["camp", "mine"]),
    spot("mine", 70, 30, 14, 22, near=["ridge"]),
]"""
STATUS = ("One line.", "Two lines. " * 9, "Three lines. " * 11, "A review.\n" * 12, "")

# From each spot of boards at random, press arrows: can every spot be reached?
REACH = """async ([text, seed, boards]) => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const { compass } = await import(url);
  const random = (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const failed = [];
  for (let board = 0; board < boards; board++) {
    const spots = Array.from({ length: 2 + random(30) }, (_, id) => ({
      id,
      place: { x: random(1000) / 10, y: random(1000) / 10, width: 4, height: 5 },
    }));
    const ways = compass(spots);
    for (const start of spots) {
      const reached = new Set([start]);
      for (const spot of reached) {
        for (const key of keys) reached.add(ways.get(spot)[key] ?? spot);
      }
      if (reached.size < spots.length) failed.push([board, start.id]);
    }
  }
  return failed;
}"""
BOXES = """(foot) => [...foot.querySelectorAll('.gold-slider, .gold-button')]
  .map((part) => Math.round(part.getBoundingClientRect().top))"""
LIGHTS = """(board) => {
  const seen = [];
  const began = performance.now();
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const { dataset } of addedNodes) {
        seen.push([dataset.kind, dataset.over ?? dataset.text, performance.now() - began]);
      }
    }
  }).observe(board.querySelector('.gold-show'), { childList: true });
  return seen;
}"""


def walk(board, *steps):
    for key, spot in steps:
        board.page.keyboard.press(key)
        assert board.focus == spot, key


def test_in_rows_and_columns_arrows_go_along_them_holes_or_not(show):
    board = Toy(show(toy('rows("a1 b1 . d1", "a2 . c2 d2", "a3 b3 c3 d3")')))
    board.spot("a1").focus()
    walk(board, ("ArrowRight", "b1"), ("ArrowRight", "d1"), ("ArrowRight", "d1"))
    walk(board, ("ArrowDown", "d2"), ("ArrowLeft", "c2"), ("ArrowLeft", "a2"), ("End", "d2"))
    walk(board, ("Home", "a2"), ("Control+End", "d3"), ("ArrowLeft", "c3"), ("ArrowLeft", "b3"))
    walk(board, ("ArrowUp", "b1"), ("ArrowUp", "b1"), ("Control+Home", "a1"))


def test_on_a_map_arrows_go_along_the_paths(show):
    board = Toy(show(toy(MAP)))
    board.spot("camp").focus()
    walk(board, ("ArrowUp", "lake"), ("ArrowUp", "lake"), ("ArrowDown", "camp"))
    walk(board, ("ArrowRight", "ridge"), ("ArrowUp", "mine"), ("ArrowLeft", "mine"))
    walk(board, ("ArrowDown", "ridge"), ("ArrowLeft", "camp"))


def test_wherever_spots_lie_arrows_reach_them_all(show):
    board = Toy(show(toy()))
    assert board.page.evaluate(REACH, [script.MODULES["directions.js"], 7, 300]) == []


def test_the_focus_stays_on_its_spot_wherever_that_moves(show):
    board = Toy(show(toy()))
    board.spot("b2").focus()
    marked = board.spot("b2").evaluate_handle("(button) => button")
    board.show(spots=Code('[spot("new", 80, 70), *reversed(rows("a1 b1 c1", "b2 a2 c2"))]'))
    assert board.focus == "b2"
    assert marked.evaluate("(button) => button.isConnected"), "its button was made anew"
    assert board.grid.locator("[tabindex='0']").count() == 1
    walk(board, ("ArrowRight", "a2"))


def test_when_the_spot_with_the_focus_vanishes_the_nearest_one_has_it(show):
    board = Toy(show(toy()))
    board.spot("d3").focus()
    board.show(spots=Code('rows("a1 b1 c1 d1", "a2 b2 c2", "a3")'))
    assert board.focus == "c2"
    board.show(spots=[])
    assert "gold-spots" in board.focus
    board.show(spots=Code('rows("a1 b1")'))
    assert board.focus in ("a1", "b1")
    board.page.keyboard.press("Enter")
    assert board.heard == [{"press": board.focus}]


def test_a_vanished_spot_does_not_draw_the_focus_to_the_board(show):
    board = Toy(show(toy(buttons=[{"id": "undo", "text": "Undo"}])))
    board.tool("undo").focus()
    board.show(spots=Code('rows("b1 c1")'))
    expect(board.tool("undo")).to_be_focused()


def test_a_draft_is_dropped_by_escape_or_by_a_press_beside(show):
    board = Toy(show(toy(), "'another cell'"))
    picked = Code('[s | {"picked": s["id"] == "a1", "lit": s["id"] == "b1"} for s in toy._spots]')
    board.show(spots=picked, draft=True)
    expect(board.spot("a1")).to_have_attribute("aria-pressed", "true")
    assert board.spot("b1").get_attribute("aria-pressed") is None
    expect(board.root.locator("[data-lit]")).to_have_count(1)
    board.spot("b1").focus()
    board.page.keyboard.press("Escape")
    assert board.heard == [{"do": "drop"}]
    box = board.grid.bounding_box()
    board.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5)
    assert board.heard == [{"do": "drop"}]
    board.press("b1")
    assert board.heard == [{"press": "b1"}]
    board.show(draft=False)
    board.page.keyboard.press("Escape")
    board.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5)
    assert board.heard == []


BID = {"min": 3, "max": 40, "value": 5, "label": "Your bid", "ok": "Bid"}


def test_a_number_is_chosen_by_mouse(show):
    board = Toy(show(toy(number=BID)))
    for _ in range(3):
        board.button("+").click()
    board.button("−").click()
    expect(board.field).to_have_value("7")
    board.button("Bid").click()
    assert board.heard == [{"number": 7}]
    for _ in range(6):
        board.button("−").click(force=True)
    expect(board.field).to_have_value("3")
    expect(board.button("−")).to_have_attribute("aria-disabled", "true")


def test_a_number_is_chosen_by_keyboard_and_no_key_reaches_the_notebook(show):
    board = Toy(show(toy(number=BID, draft=True), "'another cell'"))
    keys = board.page.keyboard
    board.spot("a1").focus()
    keys.press("Tab")
    expect(board.field).to_be_focused()
    for key, value in (("ArrowUp", "6"), ("PageUp", "16"), ("ArrowDown", "15"), ("PageUp", "25")):
        keys.press(key)
        expect(board.field).to_have_value(value)
    keys.press("Enter")
    assert board.heard == [{"number": 25}]
    for typed in ("41", "2", "4.5", "dd", ""):
        board.field.fill(typed)
        keys.press("Enter")
        expect(board.number.get_by_role("status")).to_have_text("From 3 to 40.")
        expect(board.field).to_have_attribute("aria-invalid", "true")
    assert board.heard == []
    board.field.fill("")
    keys.type("12dd")
    keys.press("Escape")
    assert board.heard == [{"do": "drop"}]
    assert board.page.evaluate("() => rig.cells.length") == 2
    assert board.page.evaluate("() => rig.cells[0].model.type") == "code"


def test_what_is_typed_stays_until_another_number_is_asked_for(show):
    board = Toy(show(toy(number=BID)))
    board.field.fill("1")
    board.show(status="Bob thinks.", number=BID)
    expect(board.field).to_have_value("1")
    board.show(number=BID | {"min": 10, "step": 5, "value": 15})
    expect(board.field).to_have_value("15")
    board.field.fill("17")
    expect(board.number.get_by_role("status")).to_have_text("From 10 to 40, in steps of 5.")
    board.field.press("ArrowUp")
    expect(board.field).to_have_value("20")
    board.show(number={})
    expect(board.number).to_be_hidden()
    assert board.focus == "a1", "the focus must not fall out of the table"


def test_lights_are_shown_one_after_the_other_or_together(show):
    board = Toy(show(toy(banner="Rush!")))
    seen = board.root.evaluate_handle(LIGHTS)
    steps = [
        {"kind": "turn", "spots": ["a1"]},
        {"kind": "move", "spots": ["b2", "nowhere"], "from": "a1"},
        {"kind": "move", "spots": ["c2"], "from": [0, 0, 10, 10], "with": True},
        {"kind": "sweep"},
        {"kind": "shower", "with": True, "text": ""},
    ]
    board.show(effects={"n": 1, "steps": steps})
    expect(board.lights).to_have_count(0)
    kinds = [(kind, over) for kind, over, _ in seen.json_value()]
    assert kinds == [
        ("turn", "a1"),
        ("move", "b2"),
        ("move", "c2"),
        ("sweep", "Rush!"),
        ("shower", ""),
    ]
    times = [time for _, _, time in seen.json_value()]
    assert times[1] - times[0] >= 150
    assert times[2] - times[1] < 50
    assert times[3] - times[2] >= 350


def test_a_light_may_go_to_a_spot_that_comes_with_it_and_over_one_that_goes(show):
    board = Toy(show(toy('rows("a1 b1")')))
    seen = board.root.evaluate_handle(LIGHTS)
    steps = [{"kind": "glow", "spots": ["b1"]}, {"kind": "move", "spots": ["z9"], "from": "b1"}]
    board.show(effects={"n": 1, "steps": steps}, spots=Code('rows("a1", "z9")'))
    expect(board.lights).to_have_count(0)
    assert [(kind, over) for kind, over, _ in seen.json_value()] == [("glow", "b1"), ("move", "z9")]


@pytest.mark.parametrize("how", ["still", "calm"])
def test_lights_keep_still_for_those_who_ask(show, how):
    wishes = {"reduced_motion": "reduce"} if how == "calm" else {}
    board = Toy(show(toy(), **wishes))
    seen = board.root.evaluate_handle(LIGHTS)
    steps = [{"kind": "blast", "spots": ["a1"]}]
    board.show(effects={"n": 1, "steps": steps, "still": how == "still"}, status="Boom.")
    board.says("Boom.")
    assert seen.json_value() == []


@pytest.mark.parametrize("size", [(1200, 900), (1200, 500)])
def test_nothing_jumps_when_words_come_and_go(show, size):
    slider = {"max": 9, "value": 4, "label": "Move by move"}
    tools = [{"id": "undo", "text": "Undo"}, {"id": "hint", "text": "Hint"}]
    code = toy(status="One line.", slider=slider, buttons=tools)
    board = Toy(show(code, width=size[0], height=size[1]))
    foot = board.root.locator(".gold-foot")
    before = foot.evaluate(BOXES)
    for status in STATUS:
        board.show(status=status)
        assert foot.evaluate(BOXES) == before, status
    board.show(error="Something went wrong. " * 10)
    expect(board.alert).not_to_be_empty()
    assert foot.evaluate(BOXES)[: len(before)] == before
    board.show(error="", number=BID)
    expect(board.number).to_be_visible()
    with_number = [top for top in foot.evaluate(BOXES) if top >= before[0]]
    board.show(number={})
    expect(board.number).to_be_hidden()
    board.show(number=BID)
    expect(board.number).to_be_visible()
    assert [top for top in foot.evaluate(BOXES) if top >= before[0]] == with_number


def test_on_a_phone_short_words_take_little_room_and_long_ones_what_they_need(show):
    tools = [{"id": "undo", "text": "Undo"}, {"id": "hint", "text": "Hint"}]
    board = Toy(show(toy(status="One line.", buttons=tools), width=360, height=740))
    foot = board.root.locator(".gold-foot")
    line = board.status.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)") * 1.4
    short = foot.evaluate(BOXES)
    assert board.status.bounding_box()["height"] == pytest.approx(3 * line, abs=1)
    board.show(status="One.\nTwo.\nThree.")
    assert foot.evaluate(BOXES) == short
    board.show(status="One.\nTwo.\nThree.\nFour.")
    assert board.status.evaluate("(node) => node.scrollHeight <= node.clientHeight")
    board.show(status="A review.\n" * 12)
    assert board.status.bounding_box()["height"] == pytest.approx(9 * line, abs=1)


@pytest.mark.parametrize("width", [360, 1200])
def test_tools_that_are_tiles_have_one_size_and_no_word_is_broken(show, width):
    texts = ["Continue", "Undo", "Redo", "Hint", "Memory aid", "Wiederholen", "Noch einmal"]
    tools = [{"id": text, "text": text, "icon": "undo"} for text in texts]
    board = Toy(show(toy(buttons=tools), width=width, height=500))
    boxes = [each.bounding_box() for each in board.root.locator(".gold-tools button").all()]
    for side in ("width", "height"):
        sizes = [box[side] for box in boxes]
        assert max(sizes) - min(sizes) < 1, side
    words = board.root.locator(".gold-tools span")
    assert words.evaluate_all("(all) => all.every((word) => word.scrollWidth <= word.clientWidth)")
    line = "(node) => parseFloat(getComputedStyle(node).fontSize) * 1.15"
    one = board.root.locator(".gold-tools span").nth(5)
    assert one.bounding_box()["height"] < 1.5 * one.evaluate(line)


def test_sound_looks_different_when_it_is_off(show):
    board = Toy(show(toy(buttons=[{"id": "sound", "text": "Sound", "on": False}])))
    drawn = board.tool("sound").locator("path")
    off = drawn.get_attribute("d")
    board.use("sound")
    expect(board.tool("sound")).to_have_attribute("aria-pressed", "true")
    expect(drawn).not_to_have_attribute("d", off)
    board.use("sound")
    expect(drawn).to_have_attribute("d", off)


def test_the_frame_of_an_ending_is_above_the_board_and_within_its_sides(show):
    board = Toy(show(toy(banner="Won", mood="won")))
    edge = "(node, side) => getComputedStyle(node, '::before')[side]"
    ground = board.root.locator(".gold-board")
    sides = [ground.evaluate(edge, side) for side in ("top", "left", "right", "bottom")]
    assert sides == ["-4px", "0px", "0px", "0px"]


def test_a_long_status_can_be_scrolled_and_the_next_one_begins_at_its_beginning(show):
    board = Toy(show(toy(status="line\n" * 30)))
    board.status.evaluate("(status) => { status.scrollTop = 200; }")
    board.page.evaluate("() => new Promise(requestAnimationFrame)")
    board.show(status="other\n" * 30)
    board.says("other")
    assert board.status.evaluate("(status) => status.scrollTop") == 0


def test_of_a_long_log_the_last_lines_are_in_the_page(show):
    board = Toy(show(toy(log=[f"line {number}" for number in range(500)])))
    expect(board.root.locator(".gold-count")).to_have_text("500")
    expect(board.log).to_have_count(200)
    expect(board.log.first).to_have_text("line 300")
    board.show(log=Code('[f"line {number}" for number in range(3, 503)]'))
    expect(board.log.last).to_have_text("line 502")
    expect(board.log).to_have_count(200)
    board.show(log=Code('[f"line {number}" for number in range(210)]'))
    expect(board.log.first).to_have_text("line 10")
    board.show(log=["line 0"])
    expect(board.log).to_have_text(["line 0"])
