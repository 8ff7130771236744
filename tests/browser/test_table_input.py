"""Mouse, keyboard, touch and screen readers; and how little of that reaches the kernel."""

from playwright.sync_api import expect

from tests.browser.table import Table, cell, whole_deck

FOCUS = "() => document.activeElement.dataset.spot ?? document.activeElement.tagName"
ACTIVE_CELL = "() => jupyterapp.shell.currentWidget.content.activeCellIndex"


def sizes(frames, way):
    return sum(frame.size for frame in frames if frame.way == way)


def test_moving_the_mouse_over_a_table_sends_nothing(show):
    table = Table(show(whole_deck()))
    box = table.root.bounding_box()
    mouse = table.page.mouse
    with table.notebook.traffic() as frames:
        mouse.move(box["x"], box["y"])
        mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=50)
        mouse.move(box["x"], box["y"] + box["height"], steps=50)
    assert not frames


def test_a_flip_is_a_small_message_each_way(show):
    table = Table(show(whole_deck(players=("Ann", "Bob", "Cleo"))))
    measured = 0
    for spot in (f"{column}{row}" for row in range(1, 6) for column in "abcd"):
        with table.notebook.traffic() as frames:
            table.press(spot)
        # Where an answer takes long, the table asks whether anybody is there: not counted here.
        if [frame.kind for frame in frames if frame.way == "sent"] == ["comm_msg"]:
            assert sizes(frames, "sent") <= 1000
            assert sizes(frames, "received") <= 3500, frames
            measured += 1
    assert measured >= 10
    assert table.notebook.value("len(table.record)") == 20


def test_a_game_can_be_played_by_keyboard_alone(show):
    table = Table(show(cell(), "print('another cell')"))
    page, keys = table.page, table.page.keyboard
    table.spot("a1").focus()
    cell_before = page.evaluate(ACTIVE_CELL)
    for key, spot in (
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("ArrowDown", "b2"),
        ("End", "d2"),
        ("ArrowUp", "d1"),
        ("Home", "a1"),
        ("ArrowLeft", "a1"),
    ):
        keys.press(key)
        assert page.evaluate(FOCUS) == spot, key
    keys.press("Enter")
    table.sees("a1", "red digger 4")
    assert page.evaluate(FOCUS) == "a1"
    keys.press("ArrowRight")
    keys.press("Space")
    table.says("3 points for Ann")
    assert page.evaluate(FOCUS) == "b1"
    # Tab leaves the cards, and comes back to where it was. What is told names a rule, to press.
    keys.press("Tab")
    expect(table.status.get_by_role("button", name="G5")).to_be_focused()
    keys.press("Tab")
    expect(table.slider).to_be_focused()
    keys.press("Shift+Tab")
    keys.press("Shift+Tab")
    assert page.evaluate(FOCUS) == "b1"
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Tab")
    expect(table.tool("continue")).to_be_focused()
    keys.press("ArrowRight")
    expect(table.tool("undo")).to_be_focused()
    keys.press("Enter")
    table.sees("b1", "face down")
    assert page.evaluate(ACTIVE_CELL) == cell_before
    table.is_right()


def test_shift_enter_on_a_card_still_runs_the_cell(show):
    table = Table(show(cell()))
    table.spot("a1").focus()
    table.page.keyboard.press("Shift+Enter")
    table.page.wait_for_function("() => rig.cells[0].model.executionCount === 2")
    again = Table(table.notebook)
    again.sees("a1", "face down")
    assert again.notebook.value("len(table.record)") == 0


def test_cards_and_tools_can_be_tapped(show):
    table = Table(show(cell(), width=390, height=840, has_touch=True, is_mobile=True))
    table.spot("a1").tap()
    table.sees("a1", "red digger 4")
    table.spot("b1").tap()
    table.says("3 points for Ann")
    table.tool("continue").tap()
    table.sees("a1", "empty")
    table.is_right()


def test_a_screen_reader_meets_a_grid_of_buttons_a_status_and_tools(show):
    table = Table(show(cell()))
    table.press("a1")
    table.sees("a1", "red digger 4")
    expect(table.root).to_match_aria_snapshot("""
        - text: Ann's turn · 8 cards left
        - grid "GOLD":
          - row:
            - gridcell:
              - button "a1, red digger 4"
            - gridcell:
              - button "b1, face down"
            - gridcell
            - gridcell
          - row:
            - gridcell:
              - button "a2, face down"
            - gridcell
            - gridcell
            - gridcell
        - status: /Ann flips a1/
        - slider "Flip by flip"
        - toolbar "Table tools":
          - button "Continue" [disabled]
          - button "Undo"
          - button "Redo" [disabled]
          - button "Hint"
          - button "Memory aid" [pressed=false]
          - button "Odds" [pressed=false]
    """)
    # The drawing has nothing to add, and Tab must not fall into it.
    expect(table.canvas).to_have_attribute("aria-hidden", "true")
    assert table.canvas.evaluate("(canvas) => canvas.inert")
    assert table.grid.locator("[tabindex='0']").count() == 1


def test_letters_typed_at_a_table_are_no_commands_of_the_notebook(show):
    table = Table(show(cell(), "1 + 1"))
    table.spot("c1").focus()
    for key in "ddxzmyabMD100":
        table.page.keyboard.press(key)
    table.tool("hint").focus()
    table.page.keyboard.type("ddx")
    expect(table.page.locator(".jp-Dialog")).to_have_count(0)
    assert table.page.evaluate("() => rig.cells.map((cell) => cell.model.type)") == ["code"] * 2
    table.spot("c1").focus()
    table.page.keyboard.press("Shift+Enter")
    table.page.wait_for_function("() => rig.cells[0].model.executionCount > 2")
