"""Whatever cannot be is said in a sentence, in the reader's language: never a blank page."""

import pytest
from playwright.sync_api import expect

from website import packs

NO_WASM = "delete window.WebAssembly;"
SENTENCES = {"en": "too old", "fr": "trop ancien", "de": "zu alt"}
UNFETCHED = {
    "en": "could not be fetched",
    "fr": "n’a pas pu être chargée",
    "de": "war nicht zu bekommen",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_a_browser_without_webassembly_is_told_which_ones_can(opened, language):
    page = opened(f"?lang={language}", script=NO_WASM)
    expect(page.note("old")).to_contain_text(SENTENCES[language])
    expect(page.still).to_be_visible()


@pytest.mark.parametrize(
    ("file", "language"),
    [
        ("worker.js", "en"),
        ("unpack.js", "de"),
        ("pyodide.js", "fr"),
        ("pyodide.asm.wasm", "de"),
        ("python_stdlib.zip", "en"),
        ("tables.bin", "fr"),
    ],
)
def test_whichever_file_is_missing_the_page_says_so(opened, file, language):
    def missing(route):
        route.fulfill(status=404, body="")

    page = opened(
        f"?lang={language}", prepare=lambda window: window.context.route(f"**/{file}", missing)
    )
    expect(page.note("unfetched")).to_contain_text(UNFETCHED[language])
    expect(page.still).to_be_visible()
    page.problems.clear()  # the browser has its own words for it


def test_the_percentage_counts_all_that_is_on_its_way(opened, site):
    def held(route):
        waiting.append(route)

    waiting = []
    page = opened(
        "?lang=en", prepare=lambda window: window.context.route("**/pyodide.asm.wasm", held)
    )
    core = site / "static/pyodide"
    files = (site / "play/tables.bin", core / "python_stdlib.zip", core / "pyodide.asm.wasm")
    sizes = [file.stat().st_size for file in files]
    here = round(100 * sum(sizes[:2]) / sum(sizes))
    assert here < 50
    expect(page.page.locator(".still-line")).to_contain_text(f" {here} % of it is here")
    waiting[0].continue_()
    page.alive()


@pytest.mark.parametrize("file", ["play.js", "pens.js"])
def test_a_script_that_does_not_come_leaves_a_sentence_in_every_language(opened, file):
    page = opened(
        "", prepare=lambda window: window.context.route(f"**/{file}", lambda route: route.abort())
    )
    stays = page.page.locator("#stays")
    for language in SENTENCES.values():
        expect(stays).to_contain_text(language)
    expect(stays).to_be_visible()
    page.problems.clear()


def test_scripts_take_that_sentence_away(opened):
    page = opened("?lang=en")
    page.still.wait_for()
    expect(page.page.locator("#stays")).to_have_count(0)


@pytest.mark.parametrize("language", SENTENCES)
def test_a_worker_that_the_browser_cannot_read_means_that_it_is_old(opened, language):
    def newer(route):
        route.fulfill(content_type="text/javascript", body="this is not yet a language")

    page = opened(
        f"?lang={language}", prepare=lambda window: window.context.route("**/worker.js", newer)
    )
    expect(page.note("old")).to_contain_text(SENTENCES[language])
    page.problems.clear()


def test_what_failed_can_be_tried_again(opened):
    page = opened(
        "?lang=en",
        prepare=lambda window: window.context.route("**/tables.bin", lambda route: route.abort()),
    )
    expect(page.note("unfetched")).to_contain_text("tables.bin")
    page.page.context.unroute("**/tables.bin")
    page.problems.clear()
    page.page.get_by_role("button", name="Try again").click()
    page.alive()


# Lets a test speak to Python as the page does.
OVERHEARD = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.overheard = this;
  }
};
"""


def test_an_error_behind_the_table_is_told_and_the_game_is_kept(opened):
    page = opened("?game=gold&lang=en", script=OVERHEARD).alive()
    page.spot("a1").click()
    expect(page.spot("a1")).not_to_have_attribute("aria-label", "a1, face down")
    page.page.evaluate("() => overheard.postMessage({ kind: 'open', text: '{' })")
    expect(page.note("python")).to_contain_text("JSONDecodeError")
    expect(page.root.locator(".gold-alert[role=alert]")).to_contain_text("This table has stopped")
    page.forgive("JSONDecodeError")
    page.page.get_by_role("button", name="Try again").click()
    page.alive()
    expect(page.spot("a1")).not_to_have_attribute("aria-label", "a1, face down")


def test_python_that_cannot_start_is_told(opened, site, tmp_path):
    broken = tmp_path / "tables.bin"
    whole = packs.read(site / "play/tables.bin").items()
    packs.write(broken, [file for file in whole if "/traitlets/" not in file[0]])
    page = opened(
        "?lang=de",
        prepare=lambda window: window.context.route(
            "**/tables.bin", lambda route: route.fulfill(path=broken)
        ),
    )
    expect(page.note("python")).to_contain_text("Hinter dem Tisch ist etwas schiefgegangen")
    expect(page.note("python")).to_contain_text("traitlets")
    page.forgive("traitlets")


def test_a_command_that_no_pen_knows_is_told(opened):
    page = opened("?game=gold&lang=en").alive()
    said = page.page.evaluate("""async () => {
      const { draw } = await import("./pens.js");
      const canvas = document.createElement("canvas");
      const said = [];
      const choose = (name) => [60, [`IPY_MODEL_${name}`]];
      const a = choose("a");
      for (const commands of [[a, [44, [9]]], [a, [42, [17, "x"]]], [[0]], [choose("b")]]) {
        try { draw(commands, (id) => (id === "a" ? canvas : undefined)); said.push(""); }
        catch (error) { said.push(error.message); }
      }
      return said;
    }""")
    assert said == [
        "The canvas was sent command 44, which this page does not know.",
        "The canvas was sent setting 17, which this page does not know.",
        "Command 0 came before a canvas was chosen.",
        "There is no canvas called IPY_MODEL_b.",
    ]
