"""A game that was begun is there again, whatever happens to the page; what is damaged is told."""

import json

import pytest
from playwright.sync_api import expect

STORED = """() => Object.fromEntries(Object.keys(localStorage)
  .filter((key) => key.startsWith("gold-widgets/play/game/"))
  .map((key) => [key, localStorage.getItem(key)]))"""
CHANGED = f"""(first) => {{
  const now = JSON.stringify(({STORED})());
  return now !== "{{}}" && now !== JSON.stringify(first);
}}"""
GAME = "gold-widgets/play/game/gold:2:casual:"
NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""


def flip(page, *spots):
    for spot in spots:
        page.spot(spot).click()
        expect(page.spot(spot)).not_to_have_attribute("aria-label", f"{spot}, face down")


def test_a_reload_keeps_the_game_and_shows_it_at_once(opened):
    page = opened("?game=gold&lang=en").alive()
    flip(page, "c4")
    card = page.spot("c4").get_attribute("aria-label")
    page.page.reload()
    assert page.still.get_attribute("src").startswith("data:image/")
    page.alive()
    expect(page.spot("c4")).to_have_attribute("aria-label", card)


def test_computers_answer_by_themselves_and_what_they_did_is_kept(opened):
    page = opened("?game=mine_for_gold&lang=en&players=3").alive()
    page.spot("Y5").click()
    expect(page.headline).to_contain_text("Round 2 of 12")
    page.reload()
    expect(page.headline).to_contain_text("Round 2 of 12")
    expect(page.log.first).to_be_attached()


def test_undone_moves_can_be_made_again_after_a_reload(opened):
    page = opened("?game=gold&lang=en").alive()
    flip(page, "a1")
    page.tool("undo").click()
    expect(page.spot("a1")).to_have_attribute("aria-label", "a1, face down")
    page.reload()
    expect(page.spot("a1")).to_have_attribute("aria-label", "a1, face down")
    page.tool("redo").click()
    expect(page.spot("a1")).not_to_have_attribute("aria-label", "a1, face down")


def test_each_choice_of_players_has_its_own_game(opened):
    page = opened("?game=gold&lang=en").alive()
    flip(page, "b2")
    page.part("players").select_option("3")
    expect(page.spot("b2")).to_have_attribute("aria-label", "b2, face down")
    page.part("players").select_option("2")
    expect(page.spot("b2")).not_to_have_attribute("aria-label", "b2, face down")
    page.part("language").select_option("fr")
    expect(page.root.locator(".gold-frame")).to_have_attribute("lang", "fr")
    expect(page.spot("b2")).not_to_have_attribute("aria-label", "b2, face cachée")


def test_a_new_game_is_another_one_after_a_reload_too(opened):
    page = opened("?game=mine_for_gold&lang=en").alive()
    first = page.page.evaluate(STORED)
    page.page.get_by_role("button", name="New game").first.click()
    page.page.wait_for_function(CHANGED, arg=first)
    second = page.page.evaluate(STORED)
    page.reload()
    kept = {key: json.loads(text)["game"] for key, text in page.page.evaluate(STORED).items()}
    assert kept == {key: json.loads(text)["game"] for key, text in second.items()}


@pytest.mark.parametrize(
    "damage",
    ["nonsense", '{"when": 1, "game": {"line": 5}}'],
)
def test_a_damaged_game_is_told_and_another_one_is_dealt(opened, damage):
    script = f"""if (!sessionStorage.getItem("done")) {{
      sessionStorage.setItem("done", "1");
      localStorage.setItem({json.dumps(GAME)}, {json.dumps(damage)});
    }}"""
    page = opened("?game=gold&lang=en", script=script).alive()
    expect(page.note("damaged")).to_contain_text("could not be read")
    assert page.page.evaluate(STORED) == {GAME: damage}
    flip(page, "a1")
    page.reload()
    expect(page.note("damaged")).to_have_count(0)
    expect(page.spot("a1")).not_to_have_attribute("aria-label", "a1, face down")


def test_where_nothing_may_be_kept_the_page_says_so_and_plays(opened):
    page = opened("?game=gold&lang=en", script=NOTHING_KEPT).alive()
    expect(page.note("unkept")).to_contain_text("keep nothing")
    flip(page, "a1")


def test_a_full_storage_gives_up_the_picture_first(opened):
    script = """
      const put = Storage.prototype.setItem;
      window.full = false;
      Storage.prototype.setItem = function (key, value) {
        if (window.full && this === localStorage && this.getItem("gold-widgets/play/picture"))
          throw new DOMException("full", "QuotaExceededError");
        return put.call(this, key, value);
      };"""
    page = opened("?game=gold&lang=en", script=script).alive()
    page.page.evaluate("() => localStorage.setItem('gold-widgets/play/picture', '{}')")
    page.page.evaluate("() => { window.full = true; }")
    flip(page, "a1")
    expect(page.note("unkept")).to_have_count(0)
    assert page.page.evaluate("() => localStorage.getItem('gold-widgets/play/picture')") is None
    page.reload()
    expect(page.spot("a1")).not_to_have_attribute("aria-label", "a1, face down")
