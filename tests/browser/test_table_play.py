"""Playing: what a press does, what is refused, what goes on by itself, what goes wrong."""

from playwright.sync_api import expect

from tests.browser.table import Table, cell, whole_deck

EVIL = "<img src=x onerror=hacked=1><script>hacked=1</script>"
LEGAL = "gold.load(gold.save(table.record)).end == table.record.end"
LABELS = "(buttons) => buttons.map((button) => button.getAttribute('aria-label'))"
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
    const kind = random(10);
    if (event % 100 === 99) table.parentElement.style.width = `${40 + random(60)}%`;
    if (kind < 6) one(table.querySelectorAll('[data-spot]')).click();
    else if (kind < 7) {
      const key = one(keys);
      const target = one(table.querySelectorAll('[data-spot]'));
      target.focus({ preventScroll: true });
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    } else if (kind < 9) {
      const tools = ['undo', 'redo', 'continue', 'memory', 'hint', 'odds', 'rematch'];
      table.querySelector(`[data-do="${one(tools)}"]`).click();
    } else {
      const slider = table.querySelector('input[type=range]');
      slider.value = random(Number(slider.max) + 1);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // A person, however fast, lets the page breathe.
    if (event % 20 === 19) await new Promise(requestAnimationFrame);
  }
  table.parentElement.style.width = '';
}"""


def test_flipped_cards_stay_until_the_player_goes_on(show):
    table = Table(show(cell()))
    table.press("a1")
    table.press("b1")
    table.says("3 points for Ann. (G5)")
    table.sees("a1", "red digger 4")
    table.sees("b1", "gold 3")
    table.use("continue")
    table.sees("a1", "empty")
    table.sees("b1", "empty")
    expect(table.headline).to_have_text("Bob's turn · 6 cards left")
    expect(table.log).to_have_count(1)
    table.is_right()


def test_with_a_pace_the_game_goes_on_by_itself_and_a_computer_flips_card_by_card(show):
    table = Table(show(cell(pace=0.4, seats=("person", "random"))))
    said = table.status.evaluate_handle(
        """(status) => {
          const said = [];
          new MutationObserver(() => said.push(status.textContent))
            .observe(status, { childList: true, characterData: true, subtree: true });
          return said;
        }"""
    )
    table.press("a1")
    table.press("b1")
    table.sees("a1", "empty")
    expect(table.headline).to_contain_text("Ann's turn")
    flips = [words for words in said.json_value() if words.startswith("Bob flips")]
    assert len(flips) == 1
    expect(table.log).to_have_count(2)
    expect(table.tool("continue")).to_have_attribute("aria-disabled", "true")
    assert table.notebook.value("len(table.record)") == 4
    table.is_right()


def test_a_press_out_of_turn_is_refused_in_words(show):
    table = Table(show(cell(pace=60, seats=("person", "random"))))
    table.press("a1")
    table.press("b1")
    table.use("continue")
    expect(table.headline).to_contain_text("Bob's turn")
    table.press("c1")
    table.says("Please wait: Bob is to move.")
    assert table.notebook.value("len(table.record)") == 2
    table.is_right()


def test_a_press_on_an_open_card_on_an_empty_spot_or_after_the_end_is_refused_in_words(show):
    table = Table(show(cell("R4 $3 Y5")))
    table.press("a1")
    table.says("Flip a second card")
    table.press("a1")
    table.says("face up")
    table.press("b1")
    table.use("continue")
    table.press("a1")
    table.says("no card")
    table.press("c1")
    expect(table.banner).to_have_text("Winner: Ann")
    table.press("c1")
    table.says("over")
    assert table.notebook.value("len(table.record)") == 3
    table.use("rematch")
    table.sees("a1", "face down")
    table.is_right()


def test_presses_that_come_too_fast_leave_a_legal_game(show):
    table = Table(show(whole_deck()))
    table.page.evaluate("() => document.querySelectorAll('[data-spot]').forEach((b) => b.click())")
    assert table.notebook.value(LEGAL)
    assert table.notebook.value("len(table.record)") > 40
    table.is_right()


def test_a_storm_of_events_leaves_a_legal_game_and_the_right_picture(show):
    table = Table(show(whole_deck()))
    table.page.evaluate(EVENTS, [2000, 7])
    table.ready()
    table.settle()
    assert table.notebook.value(LEGAL)
    expect(table.alert).to_be_empty()
    spoken = table.notebook.value("[spot['label'] for spot in table._frame.spots]")
    assert table.grid.get_by_role("button").evaluate_all(LABELS) == spoken
    table.is_right()


def test_an_error_in_a_callback_is_shown_beside_the_table_which_goes_on(show):
    table = Table(show(cell()))
    table.notebook.py(
        "from unittest.mock import patch\n"
        "broken = patch.object(type(table), 'press', side_effect=RuntimeError('<b>no</b> idea'))\n"
        "_ = broken.start()"
    )
    table.press("a1")
    expect(table.alert).to_contain_text("RuntimeError: <b>no</b> idea")
    table.notebook.py("broken.stop()")
    table.press("a1")
    table.sees("a1", "red digger 4")
    table.alert.get_by_role("button", name="Dismiss").click()
    expect(table.alert).to_be_empty()
    table.is_right()


def test_names_are_data(show):
    table = Table(show(whole_deck(players=(EVIL, "Bob & <b>Co</b>"))))
    expect(table.headline).to_contain_text(EVIL)
    table.press("a1")
    table.says(EVIL)
    table.press("b1")
    expect(table.log).to_have_count(1)
    assert not table.page.evaluate("() => 'hacked' in window")
    assert table.root.locator("img, script, b").count() == 0


def test_a_game_is_copied_pasted_and_dealt_anew_with_a_seed(show):
    table = Table(show(cell()))
    table.press("a1")
    table.use("copy")
    line = table.form.get_by_role("textbox").input_value()
    assert line.startswith("gold2")
    table.page.keyboard.press("Escape")
    expect(table.form).to_have_count(0)
    expect(table.tool("copy")).to_be_focused()
    table.use("new")
    expect(table.form.get_by_role("textbox")).to_be_focused()
    cells = table.page.evaluate("() => rig.cells.length")
    table.page.keyboard.type("x7")
    table.page.keyboard.press("Enter")
    expect(table.alert).to_contain_text("'x7' is not a seed")
    table.form.get_by_role("textbox").fill("7")
    table.page.keyboard.press("Enter")
    expect(table.form).to_have_count(0)
    table.sees("a1", "face down")
    fresh = "gold.scenario('?? ?? ?? ??\\n?? ?? ?? ??', players=['Ann', 'Bob'], seed=7"
    assert table.notebook.value(f"table.game == {fresh}, rules=table.game.rules)")
    table.use("paste")
    table.form.get_by_role("textbox").fill(line)
    table.page.keyboard.press("Enter")
    table.sees("a1", "red digger 4")
    assert table.page.evaluate("() => rig.cells.length") == cells
    table.is_right()


def test_a_file_is_pasted_too_and_enter_begins_a_line_in_it(show):
    table = Table(show(cell()))
    file = table.notebook.py("print(str(table.game))")
    assert "\n" in file
    table.press("a1")
    table.use("paste")
    field = table.form.get_by_role("textbox")
    field.fill(file)
    field.press("End")
    field.press("Enter")
    assert field.input_value().count("\n") == file.count("\n") + 1
    table.form.get_by_role("button", name="Load").click()
    table.sees("a1", "face down")
    table.is_right()


def test_a_game_that_is_over_is_reviewed_at_the_table(show):
    game = "gold.play_out(gold.deal(['Ann', 'Bob'], seed=8), ['random', 'forgetful'])"
    code = f"from gold_widgets import GoldTable, gold\ntable = GoldTable({game}, pace=0)\ntable"
    table = Table(show(code))
    expect(table.banner).to_contain_text("Winner")
    table.use("review")
    table.says("Ann's lead -14")
    table.says("Bob's lead +14")
    expect(table.root.locator("[data-do^=moment]")).to_have_count(3)
    over = table.picture
    table.use("moment1")
    expect(table.headline).to_contain_text("cards left")
    assert table.picture != over
    table.is_right()
    table.use("review")
    expect(table.root.locator("[data-do^=moment]")).to_have_count(0)
    table.is_right()


def test_undo_redo_and_the_slider_walk_through_the_game(show):
    table = Table(show(cell()))
    for spot in ("a1", "b1", "c1"):
        table.press(spot)
    table.sees("c1", "dynamite")
    table.use("undo")
    table.sees("c1", "face down")
    table.use("redo")
    table.sees("c1", "dynamite")
    table.slider.press("Home")
    table.sees("a1", "face down")
    table.slider.press("ArrowRight")
    table.sees("a1", "red digger 4")
    expect(table.slider).to_be_focused()
    table.slider.press("End")
    table.sees("c1", "dynamite")
    table.is_right()


def test_a_teacher_locks_tools(show):
    table = Table(show(cell(allow=("undo",))))
    expect(table.root.locator(".gold-tools button")).to_have_text(["Continue", "Undo", "Redo"])
    expect(table.slider).to_be_hidden()
    table.notebook.py("table._act({'do': 'odds'})")
    assert not table.notebook.value("table._switches['odds']")
