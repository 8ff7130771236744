"""Klondike Rush in the real browser: auction, building, orders, by mouse, by keys, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import largest_answer
from tests.browser.table import Table
from tests.games.klondike_rush.games import FULL, MARY

IMPORTS = "from gold_widgets import Table, klondike_rush as klondike, play\n"
FOCUS = "() => document.activeElement.dataset.spot ?? document.activeElement.tagName"
SPILLS = "(root) => root.scrollWidth > root.clientWidth + 1"
# Every kind of event that a person can make, at random but always the same, as fast as it goes.
EVENTS = """async ([count, seed]) => {
  const table = document.querySelector('.gold-table');
  const random = (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  const one = (list) => list[random(list.length)];
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];
  for (let event = 0; event < count; event++) {
    const kind = random(14);
    const spots = table.querySelectorAll('[data-spot]');
    if (event % 200 === 199) table.parentElement.style.width = `${40 + random(60)}%`;
    if (kind < 5) one(spots).click();
    else if (kind < 7) {
      const target = one(spots);
      target.focus({ preventScroll: true });
      const key = one(keys);
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    } else if (kind < 8) {
      one(spots).dispatchEvent(
        new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
      );
    } else if (kind < 13) {
      const all = [...table.querySelectorAll('[data-do]')];
      const known = ['continue', 'undo', 'redo', 'number', 'drop'];
      const isKnown = ({ dataset }) => known.includes(dataset.do) || / /.test(dataset.do);
      one(all.filter(isKnown)).click();
    } else {
      const slider = table.querySelector('input[type=range]');
      slider.value = random(Number(slider.max) + 1);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (event % 20 === 19) await new Promise(requestAnimationFrame);
  }
  table.parentElement.style.width = '';
}"""


def dealt(**options):
    """Code for a game that is always the same."""
    chosen = "".join(f", {key}={value!r}" for key, value in ({"pace": 0} | options).items())
    game = "klondike.deal(['Ann', 'Bob', 'Cy'], seed=5)"
    return f"{IMPORTS}table = Table({game}{chosen})\ntable"


def mary(**options):
    """Code for the book's example of a way that costs 5, with orders to fill."""
    chosen = "".join(f", {key}={value!r}" for key, value in ({"pace": 0} | options).items())
    return f"{IMPORTS}table = Table(klondike.parse({MARY!r}){chosen})\ntable"


MANY = f"{IMPORTS}table = Table(klondike.parse({FULL!r}), pace=0)\ntable"
"""Code for a full table whose next build changes the price of nearly every space."""


def bid(table, dollars):
    chooser = table.root.locator(".gold-number")
    chooser.get_by_role("spinbutton").fill(str(dollars))
    table.use("number")


def test_a_turn_is_played_by_mouse_auction_building_profit(show):
    table = Table(show(dealt()))
    expect(table.headline).to_have_text("Ann's turn · Ann bids · 31 cards left")
    chooser = table.root.locator(".gold-number")
    chooser.get_by_role("button", name="+").click()
    expect(chooser).to_contain_text("leaves $28")
    bid(table, 3)
    table.says("Ann bids $3. (K2) Bob, you have $30")
    bid(table, 5)
    table.says("Cy, you have")
    table.use("part pass")
    table.says("Sold: Bob pays $5 and takes RK.")
    table.says("Ann, you have no mines to build")
    table.use("part end")
    expect(table.headline).to_contain_text("Bob's turn · Bob bids")
    bid(table, 1)
    table.use("part pass")
    table.says("Ann, you have")
    table.use("part pass")
    table.says("Bob, choose a mine and a space")
    table.press("b6")
    table.says("Bob builds a mine for red on b6 for $3: a3–b6 3. (K3)")
    table.sees("b6", "red mine")
    table.use("undo")
    table.sees("b6", "snow beast, red 3 by a3")
    table.press("a2")
    expect(table.tool("part profit")).to_have_text("Take $5 now: 1 × 2 R + 3 × 1 K")
    table.use("part profit")
    table.says("Bob uses the profit card: 1 × 2 (red) + 3 × 1 (black) = $5. (K4)")
    table.is_right()


def test_whoever_looks_at_a_space_sees_the_cheapest_way(show):
    table = Table(show(mary()))
    marks = table.root.locator(".gold-trail-mark")
    expect(marks).to_have_count(0)
    table.spot("c7").hover()
    expect(marks).to_have_text(["4→1", "3", "1"])
    expect(table.root.locator(".gold-trail-note")).to_have_text("c7 $5 · green → $3")
    label = re.compile("c7, .*green 5 by a2, b4, c6")
    expect(table.spot("c7")).to_have_attribute("aria-label", label)
    table.is_right()
    table.press("c7")
    table.says("a2–b4 1 (not 4: mines at both ends), b4–c6 3, c6–c7 1")
    table.is_right()


HIDES = """(trail) => {
  const box = (node) => node.getBoundingClientRect();
  const note = box(trail.querySelector('.gold-trail-note'));
  return [...trail.querySelectorAll('.gold-trail-mark')].some((mark) => {
    const { left, right, top, bottom } = box(mark);
    return left < note.right && note.left < right && top < note.bottom && note.top < bottom;
  });
}"""


def test_what_a_way_leads_to_hides_none_of_its_prices(show):
    table = Table(show(mary()))
    for space in table.notebook.value("list(klondike.costs(table.game, 'green'))"):
        table.spot(space).focus()
        trail = table.root.locator(".gold-trail")
        expect(trail.locator(".gold-trail-note")).to_contain_text(f"{space} $")
        assert not trail.evaluate(HIDES), space


def test_arrows_follow_the_paths_and_the_map_is_one_tab_stop(show):
    table = Table(show(dealt(), "print('another cell')"))
    keys = table.page.keyboard
    table.spot("a3").focus()
    for key, spot in (("ArrowDown", "b6"), ("ArrowDown", "c9"), ("ArrowRight", "c8")):
        keys.press(key)
        assert table.page.evaluate(FOCUS) == spot
    keys.press("Tab")
    assert table.page.evaluate(FOCUS) in ("INPUT", "BUTTON")
    table.root.get_by_role("spinbutton").focus()
    keys.press("ArrowUp")
    keys.press("Enter")
    table.says("Ann bids $2.")
    for player in ("Bob", "Cy"):
        table.says(f"{player}, you have")
        table.tool("part pass").focus()
        keys.press("Enter")
    table.says("Ann, choose a mine")
    table.spot("b6").focus()
    keys.press("Enter")
    table.sees("b6", "red mine")
    table.is_right()


def test_orders_lie_face_down_until_their_owner_asks(show):
    table = Table(show(mary()))
    orders = table.notebook.value("table.game.orders")
    for own in orders:
        expect(table.spot(own[0])).to_have_count(0)
    table.use("show 2")
    expect(table.spot("o04")).to_have_attribute(
        "aria-label", "order o04: 2 × pelt for $7, can be filled now"
    )
    expect(table.spot("o29")).to_have_count(0)
    table.press("o04")
    table.says("Tim fills the order o04 with 2 × pelt and gets $7.")
    expect(table.spot("o04")).to_have_count(0)
    expect(table.tool("undo")).to_have_attribute("aria-disabled", "true")
    table.is_right()


def test_copies_of_tokens_and_mines_look_as_if_they_were_drawn(show):
    rich = (
        "players: A, B, C\\nmines: red b6, white b7, green a4, black c9\\ncards: R1, W1 G4, K2\\n"
        "tokens: fish pelt moose emerald wild beast, -, -\\n"
        "unused: red 1 white 1 green 1 black 1, -, -"
    )
    table = Table(show(f'{IMPORTS}table = Table(klondike.parse("{rich}"), pace=0)\ntable'))
    table.is_right()
    table.press("red")
    table.press("c8")
    table.sees("c8", "red mine")
    table.is_right()


def test_three_tokens_are_put_on_the_tray_and_traded(show):
    table = Table(show(mary()))
    for _ in range(3):
        table.press("fish")
    table.says("Mary turns in 3 × fish for $5.")
    table.is_right()


def test_others_orders_are_never_in_the_page_of_a_seats_table(show):
    notebook = show(
        f"{IMPORTS}table = Table(klondike.deal(['Ann', 'Bob'], seed=3), pace=0)\n"
        "bob = table.seat('Bob')\nbob"
    )
    table = Table(notebook)
    own, others = notebook.value("(table.game.orders[1], table.game.orders[0])")
    seen = table.grid.locator("[data-spot]").evaluate_all(
        "(all) => all.map((one) => one.dataset.spot)"
    )
    assert set(own) <= set(seen)
    assert not set(others) & set(seen)
    page = notebook.page.evaluate("() => rig.models()")
    assert all(f'"{order}"' in page for order in own)
    assert not any(f'"{order}"' in page or f"order {order}" in page for order in others)


def test_by_touch_a_first_tap_shows_the_way_and_a_second_one_builds(show):
    table = Table(show(mary(), width=390, height=840, has_touch=True, is_mobile=True))
    trail = table.root.locator(".gold-trail")
    table.spot("c7").tap()
    table.says("Tap c7 once more to choose it.")
    expect(trail).to_contain_text("c7 $5")
    table.spot("c5").tap()
    table.says("Tap c5 once more to choose it.")
    expect(trail).to_contain_text("c5 $")
    assert table.notebook.value("table.game.moves") == []
    table.spot("c5").tap()
    table.says("Mary builds a mine for green on c5")
    table.use("undo")
    table.spot("c7").tap()
    table.says("Tap c7 once more")
    table.spot("c7").tap()
    table.sees("c7", "green mine")
    table.is_right()


TICK = """(spot) => {
  const cell = spot.parentElement;
  return parseFloat(getComputedStyle(cell, '::before').width) / cell.clientHeight;
}"""
"""How high the tick on what is picked is, in parts of it."""


def test_on_a_phone_what_is_written_on_a_way_and_a_tick_leave_the_map_in_sight(show):
    table = Table(show(mary(), width=390, height=840, has_touch=True, is_mobile=True))
    wide = table.grid.bounding_box()["width"]
    table.spot("c7").tap()
    trail = table.root.locator(".gold-trail")
    expect(trail).to_contain_text("4→1")
    assert trail.get_by_text("4→1").bounding_box()["width"] < 0.12 * wide
    assert trail.locator(".gold-trail-note").bounding_box()["width"] < 0.6 * wide
    table.spot("fish").tap()
    table.says("Chosen: fish.")
    assert table.spot("fish").evaluate(TICK) < 0.85


def test_by_touch_what_has_no_price_is_pressed_by_one_tap(show):
    table = Table(show(mary(), has_touch=True))
    for _ in range(3):
        table.spot("fish").tap()
    table.says("Mary turns in 3 × fish for $5.")


def test_it_is_played_in_French_on_a_dark_screen(show):
    table = Table(show(mary(language="fr"), color_scheme="dark"))
    table.use("show 2")
    table.press("o04")
    table.says("Tim complète l’ordre o04")
    table.press("c7")
    table.sees("c7", "mine verte")
    table.is_right()


def test_a_last_bid_takes_the_card_and_the_count_is_gone_through(show):
    text = (
        "players: Ann, Bob, Cy\\nrules: last_bid\\non sale: R3\\nasks: last\\nhigh: Ann 3\\n"
        "active: Ann\\nto move: Bob"
    )
    table = Table(show(f'{IMPORTS}table = Table(klondike.parse("{text}"), pace=0)\ntable'))
    table.says("Bob, play your last-bid card, or pass. You have $30.")
    bid(table, 6)
    table.says("Bob plays the last-bid card and bids $6.")
    for player in ("Ann", "Bob", "Cy", "Ann"):
        expect(table.headline).to_contain_text(player)
        table.use("part end")
    for _ in range(3):
        table.use("part done")
    table.says("is paid")
    table.use("continue")
    table.use("continue")
    table.says("The game is over. Ann and Cy share the victory")
    expect(table.banner).to_have_text("Winner: Ann + Cy")
    table.is_right()


@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_fits_a_phone_and_a_desk(show, width, language):
    table = Table(show(mary(language=language), width=width, height=900))
    assert not table.root.evaluate(SPILLS)
    box = table.spot("c7").bounding_box()
    assert min(box["width"], box["height"]) >= 24
    table.press("c7")
    table.is_right()


def test_a_storm_of_events_leaves_the_picture_as_a_redraw_would_make_it(show):
    table = Table(show(dealt(seats=["person", "random", "person"])))
    table.page.evaluate(EVENTS, [2000, 7])
    table.settle()
    expect(table.alert).to_be_empty()
    assert table.notebook.value("len(table.record)") > 0
    table.is_right()


MOST_BYTES = 6000
"""Received for one press."""
MOST_BYTES_OF_A_LOOK = 2000
BUILDS = {
    "the same piece again": (mary().replace("green 1", "green 2"), "", "c7"),
    "then another company's": (MANY, "white", "b5"),
    "the last one": (mary(), "", "c7"),
    "in German": (MANY.replace("pace=0", "pace=0, language='de'"), "white", "b5"),
}
"""Code for a table, the piece to choose first if there are several, and where it is built."""


@pytest.mark.parametrize(("code", "piece", "space"), BUILDS.values(), ids=BUILDS)
def test_a_look_takes_2_kB_and_a_build_6_kB_at_most(show, code, piece, space):
    table = Table(show(code))
    table.settle()
    taken = {}
    if piece:
        with table.notebook.traffic() as frames:
            table.press(piece)
            expect(table.root.locator("[data-fare]")).not_to_have_count(0)
        taken["the piece"] = largest_answer(frames)
    with table.notebook.traffic() as frames:
        table.spot(space).focus()
        table.page.wait_for_function(
            "() => document.querySelector('.gold-trail-line').getAttribute('points')"
        )
    look = largest_answer(frames)
    with table.notebook.traffic() as frames:
        table.page.keyboard.press("Enter")
        expect(table.root.locator(".gold-trail")).to_be_hidden()
    taken["the build"] = largest_answer(frames)
    assert table.notebook.value("table.game.moves[-1]").endswith(f"@{space}")
    assert 0 < look <= MOST_BYTES_OF_A_LOOK
    assert min(taken.values()) > 0, taken
    assert max(taken.values()) <= MOST_BYTES, taken
    table.is_right()


def test_no_build_of_a_whole_game_takes_many_bytes(show):
    table = Table(show(MANY))
    table.notebook.py("game = klondike.play_out(klondike.deal(4, 0), ['sharp'] * 4)")
    table.notebook.py("builds = [one for one in game.history[1:] if 'build' in one.moves[-1]]")
    taken = {}
    for number, move in enumerate(table.notebook.value("[one.moves[-1] for one in builds]")):
        table.notebook.py(f"table.load(klondike.save(builds[{number}].before))")
        _, piece, space = re.split("[-@]", move)
        if table.spot(piece).count():
            table.press(piece)
        table.settle()
        with table.notebook.traffic() as frames:
            table.press(space)
            table.settle()
        assert table.notebook.value("table.game.moves[-1:]") == [move]
        taken[move] = largest_answer(frames)
    assert len(taken) > 12
    assert max(taken.values()) <= MOST_BYTES, taken


def test_moving_over_the_map_sends_nothing_while_nothing_is_built(show):
    table = Table(show(dealt()))
    box = table.root.bounding_box()
    mouse, keys = table.page.mouse, table.page.keyboard
    with table.notebook.traffic() as frames:
        mouse.move(box["x"], box["y"])
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=50)
        table.spot("a3").focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
            keys.press(key)
    assert not frames
