"""The page opens with a picture, comes alive, and is played on."""

import pytest
from playwright.sync_api import expect

GAMES = ["gold", "mine_for_gold", "klondike_rush"]
SPOTS = {"gold": "c4", "mine_for_gold": "Y3"}
"""Where there is a spot to press at first; elsewhere there is a number to choose."""
BOX = """(node) => {
  const { x, y, width } = node.getBoundingClientRect();
  return [x, y, width];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_alive_where_its_picture_was_and_is_played(opened, game):
    page = opened(f"?game={game}&lang=en")
    page.still.wait_for()
    expect(page.page.locator(".still-line")).to_contain_text("The table comes alive")
    before = page.still.evaluate(BOX)
    page.alive()
    assert page.canvas.evaluate(BOX) == before
    expect(page.still).to_have_count(0)
    said, picture = page.status.inner_text(), page.picture
    by_keyboard(page, game)
    page.changes(picture)
    expect(page.status).not_to_have_text(said)
    page.part("players").select_option("3")
    expect(page.root.locator(".gold-foot")).to_contain_text("0 / 0")
    said, picture = page.status.inner_text(), page.picture
    (page.spot(SPOTS[game]) if game in SPOTS else page.tool("part pass")).click()
    page.changes(picture)
    expect(page.status).not_to_have_text(said)


def by_keyboard(page, game):
    keys = page.page.keyboard
    if game in SPOTS:
        page.spot(SPOTS[game]).focus()
        keys.press("ArrowRight")
    else:
        page.root.locator(".gold-number input").focus()
        keys.press("ArrowUp")
    keys.press("Enter")


def test_tab_leads_from_the_bar_to_the_board(opened):
    page = opened("?game=gold&lang=en").alive()
    page.part("language").focus()
    page.page.keyboard.press("Tab")
    expect(page.spot("a1")).to_be_focused()


def test_everything_is_said_in_the_language_of_the_address(opened):
    page = opened("?lang=fr", locale="de-AT")
    expect(page.page.locator("#progress")).to_have_text("La table est prête.")
    expect(page.page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.root.locator(".gold-frame")).to_have_attribute("lang", "fr")
    manifest = page.page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "../fr/manifest.webmanifest")
    page.part("language").select_option("en")
    expect(page.root.locator(".gold-frame")).to_have_attribute("lang", "en")
    expect(manifest).to_have_attribute("href", "../manifest.webmanifest")
    expect(page.page.get_by_role("button", name="New game").first).to_be_visible()


def test_without_a_language_the_browser_s_own_is_spoken(opened):
    page = opened("", locale="fr-CA")
    expect(page.page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1920, "light")])
def test_it_fits_its_window_in_light_and_dark(opened, width, scheme):
    page = opened("?game=klondike_rush&lang=de", width=width, height=800, color_scheme=scheme)
    expect(page.page.locator("#progress")).to_have_text("Der Tisch ist bereit.")
    assert page.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    paper = page.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert (paper == "rgb(255, 255, 255)") == (scheme == "light")


def test_another_game_is_chosen_without_loading_python_again(opened):
    page = opened("?game=gold&lang=en").alive()
    page.part("game").select_option("klondike_rush")
    expect(page.headline).to_contain_text("bids")
    assert "game=klondike_rush" in page.page.url
    page.part("players").select_option("4")
    expect(page.spot("seat3")).to_have_count(0)
    expect(page.headline).to_contain_text("bids")
    page.page.go_back()
    page.page.go_back()
    expect(page.headline).to_have_text("Player 1's turn · 64 cards left")
    marks = "() => performance.getEntriesByType('navigation').length"
    assert page.page.evaluate(marks) == 1
    expect(page.root).to_have_count(1)


def test_the_same_seed_deals_the_same_game(opened):
    page = opened("?game=mine_for_gold&lang=en&seed=12").alive()
    hand = page.root.locator("[data-spot]").evaluate_all("(all) => all.map((b) => b.dataset.spot)")
    other = opened("?game=mine_for_gold&lang=en").alive()
    other.part("seed").fill("12")
    other.page.get_by_role("button", name="New game").first.click()
    expect(other.spot(hand[-1])).to_be_attached()
    again = other.root.locator("[data-spot]")
    assert again.evaluate_all("(all) => all.map((b) => b.dataset.spot)") == hand


def test_an_address_that_asks_for_what_there_is_not_is_told_so(opened):
    page = opened("?game=gold&lang=en&players=17&level=cruel&seed=x").alive()
    expect(page.note("unknown")).to_contain_text("players=17, level=cruel, seed=x")
    expect(page.headline).to_have_text("Player 1's turn · 64 cards left")
