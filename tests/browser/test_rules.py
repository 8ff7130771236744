"""Rules at the table, the review's chart and the score sheet, by mouse, keyboard and reader."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from gold_widgets.tables import script
from gold_widgets.tables.links import START
from tests.browser.table import Table, cell, whole_deck
from tests.browser.toy import Toy, toy

RULES = {"G5": "Strike", "G6": "Duel"}
WAY = """async ([text, places]) => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const { pathFrom } = await import(url);
  return places.map(([address, path]) => pathFrom(new URL(address, "http://here"), path));
}"""
PLAY_OUT = """
from random import Random
luck = Random(3)
while not table.game.is_over:
    table.press(luck.choice(table.game.legal()))
table.go_on()
"""


def chip(table: Table, rule: str):
    return table.status.get_by_role("button", name=re.compile(f"^Rule {rule}, "))


def panel(table: Table, name: str):
    return table.root.get_by_role("region", name=name)


def struck(show, **wishes) -> Table:
    """Return a table at which the red digger has just carried out gold."""
    table = Table(show(cell(), **wishes))
    table.press("a1")
    table.press("b1")
    table.says("(G5)")
    return table


def test_a_rule_in_a_sentence_opens_its_card_by_mouse(show):
    table = struck(show)
    expect(chip(table, "G5")).to_have_attribute("title", "Strike")
    chip(table, "G5").click()
    card = panel(table, "G5 · Strike")
    expect(card.get_by_role("heading", name="G5 · Strike")).to_be_focused()
    expect(card).to_contain_text("carries it out")
    expect(card.get_by_role("img")).to_have_count(2)
    expect(card.get_by_role("img").first).to_have_attribute("alt", re.compile("red digger 4"))
    for picture in card.get_by_role("img").all():
        assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 100
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    expect(chip(table, "G5")).to_be_focused()


def test_a_rule_in_a_sentence_opens_its_card_by_keyboard(show):
    table = struck(show)
    chip(table, "G5").focus()
    table.page.keyboard.press("Enter")
    card = panel(table, "G5 · Strike")
    expect(card.get_by_role("heading")).to_be_focused()
    table.page.keyboard.press("Tab")
    expect(card.get_by_role("button", name="Close")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(chip(table, "G5")).to_be_focused()
    assert table.notebook.value("len(table.record)") == 2, "a key reached the board"


def test_the_focus_is_not_lost_when_the_sentence_goes(show):
    table = struck(show)
    chip(table, "G5").click()
    table.notebook.py("table.go_on(); table.press('c1')")
    expect(chip(table, "G5")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(panel(table, "G5 · Strike")).to_have_count(0)
    assert table.grid.evaluate("(grid) => grid.contains(document.activeElement)")


def test_only_what_the_game_has_is_a_rule(show):
    board = Toy(show(toy(rules=RULES, status="A (G5), a (R4), a G6, a (G6).", log=["1. (G6)"])))
    chips = board.root.locator(".gold-status .gold-chip")
    expect(chips).to_have_text(["G5", "G6"])
    expect(board.status).to_have_text("A (G5), a (R4), a G6, a (G6).")
    board.root.locator("summary").click()
    board.root.locator(".gold-log .gold-chip").click()
    assert board.heard == [{"rule": "G6"}]


@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("has_touch", [False, True])
def test_a_rule_and_its_brackets_are_one_word(show, width, has_touch):
    code = toy(rules=RULES)
    board = Toy(show(code, width=width, height=800, has_touch=has_touch, is_mobile=has_touch))
    for letters in range(12, 60, 3):
        board.show(status=f"{'abc ' * (letters // 4)}{'d' * (letters % 4)} (G5)")
        cited = board.root.locator(".gold-cited")
        expect(cited).to_have_text("(G5)")
        assert cited.evaluate("(node) => node.getClientRects().length") == 1
    plain = """(node) => {
      const range = document.createRange();
      range.selectNodeContents(node.firstChild);
      const open = range.getBoundingClientRect();
      range.selectNodeContents(node.querySelector(".gold-chip"));
      return range.getBoundingClientRect().left - open.right;
    }"""
    assert abs(cited.evaluate(plain)) < 1


def test_the_rules_of_a_long_log_are_one_stop_for_tab_and_arrows_go_on(show):
    lines = [f"{n}. A line (G5)." for n in range(1, 6)]
    board = Toy(show(toy(rules=RULES, log=lines)))
    board.root.locator("summary").click()
    chips = board.root.locator(".gold-log .gold-chip")
    expect(board.root.locator(".gold-log .gold-chip[tabindex='0']")).to_have_count(1)
    chips.last.focus()
    board.page.keyboard.press("ArrowUp")
    expect(chips.nth(3)).to_be_focused()
    board.page.keyboard.press("Enter")
    assert board.heard == [{"rule": "G5"}]
    board.show(log=[*lines, "6. One more (G6)."])
    expect(chips).to_have_count(6)
    expect(board.root.locator(".gold-log .gold-chip[tabindex='0']")).to_have_count(1)


def test_the_rule_card_draws_on_demand(show):
    table = Table(show(cell()))
    table.use("rules")
    card = panel(table, "The rules of GOLD")
    expect(card.get_by_role("heading", level=4)).to_have_count(16)
    expect(card.get_by_role("img")).to_have_count(0)
    expect(table.tool("rules")).to_have_attribute("aria-pressed", "true")
    more = card.get_by_role("button", name="Example: G6 · Duel")
    more.focus()
    table.page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(more).to_be_focused()
    expect(card.get_by_role("img")).to_have_count(2)
    table.page.keyboard.press("Enter")
    expect(card.get_by_role("img")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(table.tool("rules")).to_be_focused()
    expect(table.tool("rules")).to_have_attribute("aria-pressed", "false")


def test_a_card_opens_in_every_view_and_takes_the_focus_in_one(show):
    one = struck(show)
    one.notebook.save()
    other = Table(show(one.notebook, width=1000))
    other.grid.get_by_role("button").first.focus()
    chip(one, "G5").click()
    expect(panel(other, "G5 · Strike")).to_be_visible()
    assert other.grid.evaluate("(grid) => grid.contains(document.activeElement)")


@pytest.mark.parametrize("width", [360, 1200])
def test_a_card_fits_into_the_page(show, width):
    table = struck(show, width=width, height=800)
    chip(table, "G5").click()
    card = panel(table, "G5 · Strike")
    card.get_by_role("img").last.wait_for()
    assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth")
    box = card.bounding_box()
    assert 0 <= box["x"] < box["x"] + box["width"] <= width


def test_a_lesson_opens_where_jupyterlab_opens_notebooks(show, lab):
    folder = lab.folder / "gold"
    folder.mkdir()
    lesson = lab.folder / lab.write("1 + 1")
    shutil.copy(lesson, lab.folder / START)  # marks the top of a course
    shutil.copy(lesson, folder / "02_digger_finds_gold.ipynb")
    table = struck(show, width=1000)  # a window of its own: another notebook will be open in it
    chip(table, "G5").click()
    link = panel(table, "G5 · Strike").get_by_role("link", name="Go to the lesson about it")
    expect(link).to_have_attribute("href", re.compile(r"/tree/gold/02_digger_finds_gold\.ipynb$"))
    link.click()
    tab = table.page.get_by_role("tab", name="02_digger_finds_gold.ipynb")
    expect(tab).to_have_attribute("aria-selected", "true")


def test_no_link_leads_to_the_notebook_that_is_open(show):
    board = Toy(show(toy(rules=RULES)))
    here, other = board.notebook.name, "another.ipynb"
    for path, count in ((other, 1), (here, 0)):
        link = {"path": path, "text": "Go to the lesson about it"}
        entry = {"id": "G5", "text": f"The lesson is {path}.", "link": link}
        board.show(panel={"kind": "rule", "title": "G5 · Strike", "entries": [entry]})
        card = panel(board, "G5 · Strike")
        expect(card).to_contain_text(path)
        expect(card.get_by_role("link")).to_have_count(count)


def test_a_way_is_found_from_any_address_of_jupyter(show):
    board = Toy(show(toy()))
    places = {
        ("/lab/tree/nb/00.ipynb", "gold/02.ipynb"): ("nb/gold/02.ipynb", "/lab/tree/"),
        ("/u/x/lab/workspaces/auto-A/tree/gold/01.ipynb", "02.ipynb"): (
            "gold/02.ipynb",
            "/u/x/lab/workspaces/auto-A/tree/",
        ),
        ("/notebooks/a%20b/gold/01.ipynb", "../gold/02.ipynb"): (
            "a b/gold/02.ipynb",
            "/notebooks/",
        ),
        ("/doc/tree/01.ipynb", "02.ipynb"): ("02.ipynb", "/doc/tree/"),
    }
    found = board.page.evaluate(WAY, [script.MODULES["way.js"], [list(each) for each in places]])
    for each, (path, before) in zip(found, places.values(), strict=True):
        assert each == {"path": path, "href": before + path.replace(" ", "%20")}
    bare = [["/lab/index.html?path=gold/01.ipynb", "02.ipynb"], ["/lab", "02.ipynb"]]
    site, nowhere = board.page.evaluate(WAY, [script.MODULES["way.js"], bare])
    assert site == {"path": "gold/02.ipynb", "href": "/lab/index.html?path=gold%2F02.ipynb"}
    assert nowhere is None


def test_a_review_shows_its_chart_and_its_moments_still_lead_back(show):
    table = Table(show(whole_deck(), PLAY_OUT), is_empty=True)
    table.use("review")
    card = panel(table, "Review")
    chart = card.get_by_role("img")
    assert chart.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 760
    whole = "(chart) => chart.scrollWidth <= chart.clientWidth"
    assert card.locator(".gold-chart").evaluate(whole)
    table.use("moment1")
    table.settle()
    assert table.notebook.value("table.record.at < len(table.record)")
    expect(card).to_be_visible()
    table.use("review")
    expect(card).to_have_count(0)


def test_the_score_sheet_adds_a_match_up(show):
    table = Table(show(whole_deck(), PLAY_OUT), is_empty=True)
    table.use("scores")
    sheet = panel(table, "The match").get_by_role("table")
    scores = [str(score) for score in table.notebook.value("table.game.scores")]
    expect(sheet.get_by_role("columnheader")).to_have_text(["Game", "Ann", "Bob"])
    rows = sheet.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("1, started by Ann")
    expect(rows.nth(1).get_by_role("cell")).to_have_text(scores)
    expect(rows.nth(2)).to_contain_text("2, started by Bob")
    expect(rows.nth(2).get_by_role("cell")).to_have_text(["–", "–"])
    expect(rows.nth(3)).to_contain_text("★")
    table.use("rematch")
    expect(sheet).to_have_count(0)
    expect(table.tool("scores")).to_be_visible()


def test_review_and_score_sheet_open_and_close_by_keyboard_alone(show):
    table = Table(show(whole_deck(), PLAY_OUT), is_empty=True)
    keys = table.page.keyboard
    for tool, name in (("review", "Review"), ("scores", "The match")):
        table.tool(tool).focus()
        keys.press("Enter")
        expect(panel(table, name)).to_be_visible()
        keys.press("Escape")
        expect(panel(table, name)).to_have_count(0)
        expect(table.tool(tool)).to_be_focused()
