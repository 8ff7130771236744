"""Mine for Gold in the real browser: by mouse and keyboard, behind the curtain, wave by wave."""

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import largest_answer
from tests.browser.table import Table
from tests.browser.test_table_looks import CONTRAST

IMPORTS = "from gold_widgets import Table, mine_for_gold as mine, play\n"
CHAIN = """
.  B9 B15 .
R5 R7 R9  .
.  .  G8  G12
.  .  .   Y11
"""
WAVES = """
.  G1       G10     .
.  .        B5      B17
.  R2/R4/R6 R18/R16 R20
Y3 Y5       .       .
"""
THREE = "B3 . .\nR4/R5/R6 R10 R14\n. G9 ."
FOUR = "B3 . .\nR4/R5/R6 R12 R14\n. G9 .\n. Y7 Y20"
FULL = "R8 R20 S8 Y2 Y4 Y15 G4 G14 G15 B8 B17 B18, B1 Y3 G5 G1 G2 G3 R1 R2 R19 B12 B13 B14"
CLOSING = (
    "players: Ann, Bob\nsilver: yes\nhands: {hands}\ntreasure: - , -\nlaying: Bob B20\n"
    "closing: Ann\nR3 R6 R16\nG6 .  G10"
)
MOST_BYTES = 6000
"""Received for one press."""
# Of each canvas that flies over the board, whether anything is drawn on it.
FLYING = """() => {
  window.flown = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!node.getContext) continue;
        const { data } = node.getContext("2d").getImageData(0, 0, node.width, node.height);
        flown.push(data.some((value) => value));
      }
  });
  watch.observe(document.querySelector(".gold-show"), { childList: true });
}"""
FOCUS = "() => document.activeElement.dataset.spot ?? document.activeElement.tagName"
LABELS = "(buttons) => buttons.map((button) => button.getAttribute('aria-label'))"
IS_WHOLE = "(words) => words.scrollHeight <= words.clientHeight + 1"
SPILLS = "(root) => root.scrollWidth > root.clientWidth + 1"
# Every kind of event that a person can make, at random but always the same, as fast as it goes.
EVENTS = """async ([count, seed]) => {
  const table = document.querySelector('.gold-table');
  const random = (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  const one = (list) => list[random(list.length)];
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' '];
  for (let event = 0; event < count; event++) {
    const kind = random(12);
    if (event % 100 === 99) table.parentElement.style.width = `${40 + random(60)}%`;
    if (kind < 5) one(table.querySelectorAll('[data-spot]')).click();
    else if (kind < 6) {
      const target = one(table.querySelectorAll('[data-spot]'));
      target.focus({ preventScroll: true });
      const key = one(keys);
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    } else if (kind < 11) {
      const tools = ['continue', 'continue', 'continue', 'undo', 'redo', 'piles', 'rematch'];
      table.querySelector(`[data-do="${one(tools)}"]`).click();
    } else {
      const slider = table.querySelector('input[type=range]');
      slider.value = random(Number(slider.max) + 1);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (event % 20 === 19) await new Promise(requestAnimationFrame);
  }
  table.parentElement.style.width = '';
}"""


def chain(**options):
    """Code for the example of the book in which one corridor leads to another."""
    chosen = "".join(f", {key}={value!r}" for key, value in ({"pace": 0} | options).items())
    game = f'mine.scenario("""{CHAIN}""", hands=["Y10 R2", "B3 G4"], players=["Ann", "Bob"])'
    return f"{IMPORTS}table = Table({game}{chosen})\ntable"


def go_on(table):
    """Continue until a person is asked or the game is over."""
    table.settle()
    while table.tool("continue").get_attribute("aria-disabled") != "true":
        table.use("continue")
        table.settle()


def test_a_whole_game_is_played_by_mouse(show):
    code = "table = play(mine, players=3, seed=7, silver=True, opponents='random', pace=0)\ntable"
    table = Table(show(IMPORTS + code))
    presses = 0
    while not table.notebook.value("table.game.is_over"):
        lit = table.grid.locator("[data-lit] [data-spot]")
        hand = table.grid.locator('[aria-label^="your "]')
        (lit if lit.count() else hand).first.click()
        presses += 1
        go_on(table)
    assert presses >= 12
    expect(table.headline).to_have_text("The game is over.")
    expect(table.banner).not_to_be_empty()
    expect(table.alert).to_be_empty()
    table.is_right()


def test_a_card_is_chosen_and_a_place_too_by_keyboard_alone(show):
    game = "mine.scenario('R7 R9', hands=['B8 Y1', 'G3 Y2'], players=['Ann', 'Bob'])"
    code = f"{IMPORTS}table = Table({game}, seats=['person', 'random'], pace=0)\ntable"
    table = Table(show(code))
    keys = table.page.keyboard
    table.spot("R7").focus()
    keys.press("ArrowRight")
    assert table.page.evaluate(FOCUS) == "R9"
    keys.press("ArrowDown")
    while table.page.evaluate(FOCUS) != "B8":
        before = table.page.evaluate(FOCUS)
        keys.press("ArrowRight")
        if table.page.evaluate(FOCUS) == before:
            keys.press("Home")
    keys.press("Enter")
    go_on(table)
    table.says("where do you lay the blue 8?")
    table.spot("above@R9").focus()
    keys.press("Enter")
    table.says("Ann begins the blue row")
    table.is_right()


def test_two_people_share_a_screen_behind_a_curtain(show):
    code = f"{IMPORTS}table = Table(mine.deal(['Ann', 'Bob'], seed=7), pace=0)\ntable"
    table = Table(show(code), is_empty=True)
    hands = table.notebook.value("[[card.code for card in hand] for hand in table.game.hands]")
    hidden = table.picture
    for seat in (0, 1):
        expect(table.spot(hands[0][0])).to_have_count(0)
        table.use(f"show {seat}")
        expect(table.spot(hands[seat][0])).to_have_count(1)
        expect(table.spot(hands[1 - seat][0])).to_have_count(0)
        assert table.picture != hidden
        table.press(hands[seat][0])
    table.says("The cards are turned up")
    expect(table.spot(hands[1][1])).to_have_count(0)
    table.is_right()


def test_a_chain_is_seen_wave_by_wave(show):
    table = Table(show(chain(seats=("person", "random"))))
    table.press("Y10")
    table.use("continue")
    table.says("The cards are turned up")
    pictures = [table.picture]
    for words in (
        "Ann lays the yellow 10 at the left end",
        "Ann takes 4 cards into the treasure chamber, and has 4 now",
        "Chain reaction! Closing the gaps completes another corridor",
        "Ann takes 4 cards into the treasure chamber, and has 8 now",
    ):
        table.use("continue")
        table.says(words)
        pictures.append(table.picture)
        table.is_right()
    assert len(set(pictures)) == 5
    expect(table.spot("R5")).to_have_count(1)
    expect(table.spot("B9")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 600, 1280])
def test_all_that_is_said_of_a_chain_is_in_sight(show, width):
    game = f"mine.scenario({WAVES!r}, hands=['R9 G4', 'Y2 B1'], players=['Ann', 'Bob'])"
    code = f"{IMPORTS}table = Table({game}, seats=['person', 'random'], pace=0)\ntable"
    table = Table(show(code, width=width, height=900))
    table.press("R9")
    table.settle()
    said = []
    while table.tool("continue").get_attribute("aria-disabled") != "true":
        table.use("continue")
        table.settle()
        said.append(table.status.inner_text())
        table.page.wait_for_function(IS_WHOLE, arg=table.status.element_handle())
    assert sum("Chain reaction!" in words for words in said) == 2


def bytes_of(table, act):
    """Return how many bytes come back for what somebody does, in the largest of the answers."""
    with table.notebook.traffic() as frames:
        act()
        table.settle()
    return largest_answer(frames)


def test_a_lay_that_closes_takes_few_bytes(show):
    table = Table(show(chain(seats=("person", "random"))))
    sizes = [bytes_of(table, lambda: table.press("Y10"))]
    sizes += [bytes_of(table, lambda: table.use("continue")) for _ in range(6)]
    expect(table.spot("B9")).to_have_count(0)
    assert max(sizes) <= MOST_BYTES, sizes


def put(table, game):
    """Lay out another game at the same table."""
    table.notebook.py(f"table.load(mine.save(mine.parse({game!r})))")
    table.settle()


def test_no_press_of_any_kind_takes_many_bytes(show):
    """A book of rules that is opened is read, not pressed: it may be longer."""
    code = f"{IMPORTS}table = play(mine, seed=7, silver=True, opponents='random', pace=0)\ntable"
    table = Table(show(code))
    sizes = {}

    def count(name, act):
        sizes[name] = bytes_of(table, act)

    put(table, f"players: Ann, Bob\nsilver: yes\nhands: {FULL}\nchosen: -, B1\n{THREE}")
    count("hint", lambda: table.use("hint"))
    count("a card that lays itself", lambda: table.press("R20"))
    put(table, f"players: Ann, Bob\nsilver: yes\nhands: {FULL}\nchosen: -, B1\n{THREE}")
    count("a card with two places", lambda: table.press("R8"))
    count("a place", lambda: table.press("on@R10"))
    count("piles", lambda: table.use("piles"))
    count("not there", lambda: table.press("R14"))
    count("undo", lambda: table.use("undo"))
    put(table, f"players: Ann, Bob\nsilver: yes\nhands: {FULL}\nchosen: -, B1\n{FOUR}")
    count("silver with four places", lambda: table.press("S8"))
    assert len(table.notebook.value("table.game.legal()")) == 4
    count("silver is laid", lambda: table.press("on@R6"))
    put(table, CLOSING.format(hands=FULL))
    count("a closing, and the hand comes back", lambda: table.press("close-0-1"))
    assert max(sizes.values()) <= MOST_BYTES, sizes


def test_a_whole_game_of_two_with_silver_takes_few_bytes_at_every_press(show):
    code = f"{IMPORTS}table = play(mine, seed=11, silver=True, opponents='random', pace=0)\ntable"
    table = Table(show(code))
    sizes = []
    while not table.notebook.value("table.game.is_over and not table._sitting.is_held"):
        lit = table.grid.locator("[data-lit] [data-spot]")
        hand = table.grid.locator('[aria-label^="your "]')
        if table.tool("continue").get_attribute("aria-disabled") != "true":
            sizes.append(bytes_of(table, lambda: table.use("continue")))
        else:
            at = (lit if lit.count() else hand).first
            sizes.append(bytes_of(table, at.click))
    assert len(sizes) > 40
    assert max(sizes) <= MOST_BYTES, sorted(sizes)[-8:]


@pytest.mark.parametrize("way", ["preview", "ghost", "touch", "key", "letter"])
def test_a_closing_is_chosen_on_the_board(show, way):
    game = f"mine.parse({CLOSING.format(hands='Y1 Y2, B2 B3')!r})"
    code = f"{IMPORTS}table = Table({game}, seats=['person', 'random'], pace=0)\ntable"
    table = Table(show(code, has_touch=way == "touch"))
    table.says("2 best ways to close the gaps")
    ghost = table.root.locator('[data-spot^="close-0-1 at "]')
    match way:
        case "preview":
            table.press("close-0-1")
        case "ghost":
            ghost.click()
        case "touch":
            ghost.tap()
        case "key":
            table.spot("R6").focus()
            table.page.keyboard.press("ArrowDown")
            assert table.page.evaluate(FOCUS).startswith("close-")
            while not table.page.evaluate(FOCUS).startswith("close-0-1"):
                table.page.keyboard.press("ArrowDown")
            table.page.keyboard.press("Enter")
        case "letter":
            expect(table.spot("close-0-1")).to_have_attribute("aria-keyshortcuts", "B")
            table.tool("hint").focus()
            table.page.keyboard.press("b")
    table.says("Ann chose")
    assert table.notebook.value("table.game.moves") == ["close-0-1"]
    table.is_right()


def test_a_letter_chooses_a_closing_only_where_it_is_meant_for_the_table(show):
    game = f"mine.parse({CLOSING.format(hands='Y1 Y2, B2 B3')!r})"
    table = Table(
        show(f"{IMPORTS}table = Table({game}, seats=['person', 'random'], pace=0)\ntable")
    )
    table.use("paste")
    table.form.get_by_role("textbox").press_sequentially("bB")
    table.page.keyboard.press("Escape")
    table.spot("R6").focus()
    for key in ("Control+b", "Alt+b", "c"):
        table.page.keyboard.press(key)
    assert table.notebook.value("table.game.moves") == []
    table.page.keyboard.press("Shift+B")
    table.says("Ann chose")
    assert table.notebook.value("table.game.moves") == ["close-0-1"]
    assert table.page.evaluate("() => rig.cells.length") == 1


def test_cards_fly_to_the_treasure_as_they_looked(show):
    table = Table(show(chain(seats=("person", "random"))))
    table.press("Y10")
    for _ in range(2):
        table.use("continue")
    table.says("Ann lays the yellow 10")
    table.page.wait_for_timeout(1300)  # until it has glowed
    table.page.evaluate(FLYING)
    table.use("continue")
    table.says("Ann takes 4 cards")
    # Four cards, each a copy that is not empty.
    assert table.page.evaluate("() => flown") == [True] * 4
    expect(table.root.locator(".gold-show > *")).to_have_count(0)


def test_on_a_phone_nothing_spills_and_cards_can_be_tapped(show):
    code = f"{IMPORTS}table = play(mine, players=6, seed=7, opponents='random', pace=0)\ntable"
    table = Table(show(code, width=360, height=740, has_touch=True, is_mobile=True))
    assert not table.root.evaluate(SPILLS)
    card = table.grid.locator('[aria-label^="your "]').first
    assert card.bounding_box()["width"] >= 28
    card.tap()
    table.says("has chosen a card")
    table.is_right()


def test_a_screen_reader_hears_players_rows_and_hand(show):
    table = Table(show(chain()), is_empty=True)
    table.use("show 0")
    expect(table.spot("Y10")).to_have_count(1)
    expect(table.grid).to_match_aria_snapshot("""
        - grid "Mine for Gold":
          - row:
            - gridcell:
              - 'button "Ann: 0 cards taken"'
            - gridcell:
              - 'button "Bob: 0 cards taken"'
          - row:
            - gridcell:
              - button "blue 9, row 1, column 2"
            - gridcell:
              - button "blue 15, row 1, column 3"
    """)
    assert table.grid.get_by_role("button").evaluate_all(LABELS)[-2:] == [
        "your yellow 10",
        "your red 2",
    ]


def test_what_glides_is_gone_soon_and_nothing_glides_for_whoever_wants_calm(show):
    table = Table(show(chain(seats=("person", "random"))))
    table.press("Y10")
    table.use("continue")
    table.use("continue")
    table.says("Ann lays the yellow 10")
    expect(table.root.locator(".gold-show canvas")).to_have_count(0)
    calm = Table(show(chain(seats=("person", "random")), reduced_motion="reduce"))
    calm.press("Y10")
    calm.use("continue")
    calm.use("continue")
    calm.says("Ann lays the yellow 10")
    expect(calm.root.locator(".gold-show > *")).to_have_count(0)
    calm.is_right()


def test_a_storm_of_events_leaves_a_legal_game_and_the_right_picture(show):
    code = f"{IMPORTS}table = play(mine, players=3, seed=7, opponents='random', pace=0)\ntable"
    table = Table(show(code))
    table.page.evaluate(EVENTS, [2000, 7])
    table.ready()
    table.settle()
    assert table.notebook.value("mine.load(mine.save(table.record)).end == table.record.end")
    expect(table.alert).to_be_empty()
    spoken = table.notebook.value("[spot['label'] for spot in table._frame.spots]")
    assert table.grid.get_by_role("button").evaluate_all(LABELS) == spoken
    table.is_right()


def test_a_place_is_chosen_in_the_open_by_whoever_lays(show):
    game = "mine.scenario('R7 R9', hands=['B8 Y1', 'G3 Y2'], players=['Ann', 'Bob'])"
    table = Table(show(f"{IMPORTS}table = Table({game}, pace=0)\ntable"), is_empty=True)
    table.use("show 0")
    table.press("B8")
    table.use("show 1")
    table.press("G3")
    go_on(table)
    table.says("Ann, where do you lay the blue 8?")
    expect(table.spot("Y1")).to_have_count(0)
    expect(table.tool("show 0")).to_have_count(0)
    table.press("below@R7")
    table.says("Ann begins the blue row")
    table.is_right()


def test_a_pile_tells_what_lies_below_and_the_switch_shows_it(show):
    game = "mine.scenario('R7/R8', hands=['B8 Y1', 'G3 Y2'], players=['Ann', 'Bob'])"
    code = f"{IMPORTS}table = Table({game}, seats=['person', 'random'], pace=0)\ntable"
    table = Table(show(code))
    table.press("R8")
    table.says("The red 8 lies on top of a pile of 2; below: red 7.")
    before = table.picture
    table.use("piles")
    assert table.picture != before
    table.is_right()


def test_the_picture_is_the_same_in_the_dark_and_its_words_are_read(show):
    table = Table(show(chain(seats=("person", "random")), color_scheme="light"))
    light = table.picture
    for scheme in ("light", "dark"):
        table.page.emulate_media(color_scheme=scheme)
        is_light = str(scheme == "light").lower()
        expect(table.page.locator("body")).to_have_attribute("data-jp-theme-light", is_light)
        for part in (table.headline, table.status, table.tool("piles")):
            assert part.evaluate(CONTRAST) >= 4.5, (scheme, part)
    assert table.picture == light


def test_a_prediction_is_played_wave_by_wave_once_it_is_right(show):
    predict = f'Predict(mine.scenario("""{CHAIN}""", hands=["Y10 R2", "B3 G4"]), "Y10 G4", '
    code = f"from gold_widgets import Predict\n{IMPORTS}table = {predict}ask='takes')\ntable"
    table = Table(show(code))
    expect(table.headline).to_contain_text("How many cards are taken?")
    table.root.get_by_role("button", name="4", exact=True).click()
    table.says("Not quite. For that, fewer cards would have to lie in the corridors")
    table.root.get_by_role("button", name="8", exact=True).click()
    expect(table.banner).to_contain_text("Right!")
    table.says("and has 8 now")
    expect(table.spot("B9")).to_have_count(0)
    table.is_right()
