"""The pages around the lessons: their links, words and icons, and what they are without scripts."""

import json
import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from playwright.sync_api import expect

from gold_widgets.engine.words import LANGUAGES
from tests.website.newcomer import Newcomer
from website.pages import words
from website.places import HERE

FRONT = {language: "" if language == "en" else f"{language}/" for language in LANGUAGES}
GAMES = 3
INSTALLED = (
    "{folder}",
    "{folder}work/",
    "play/index.html?lang={language}",
    "lab/index.html?path={folder}help.ipynb",
)
UNSEEN = "() => [...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src)"
TOAST = 140
"""Letters of a notification of JupyterLab; it leaves out what is beyond."""
GAP = re.compile(r"\{\w+\}")


class Links(HTMLParser):
    """What a page leads to, and what it is made of."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def led(site: Path, page: Path, link: str) -> Iterator[Path]:
    """Return the files that must be there for a link to lead somewhere."""
    parts = urlsplit(link)
    assert not parts.scheme, f"{page}: {link}"
    assert not parts.netloc, f"{page}: {link}"
    target = (page.parent / unquote(parts.path)).resolve()
    yield target / "index.html" if parts.path.endswith("/") else target
    asked = parse_qs(parts.query)
    yield from (site / "files" / path for path in asked.get("path", []))
    for game in asked.get("game", []):
        language = asked.get("lang", ["en"])[0]
        yield site / "play" / "pictures" / f"{game}-2-{language}.svg"


def test_every_link_of_every_page_leads_somewhere(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    links = [(page, link) for page in pages for link in Links(page).found]
    assert len(pages) > 2 * len(LANGUAGES)
    assert len(links) > 20 * len(LANGUAGES)
    lost = [
        f"{page.relative_to(site)}: {link}"
        for page, link in links
        for target in led(site.resolve(), page, link)
        if not target.is_file()
    ]
    assert lost == []


def test_no_file_has_a_name_whose_type_many_hosts_do_not_know(site: Path) -> None:
    assert [*site.rglob("*.mjs")] == []
    asked = [*site.glob("*.js"), *site.glob("play/*.js"), *site.glob("static/pyodide/*.js")]
    assert len(asked) > 20
    assert [path for path in asked if ".mjs" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_needs_no_script(newcomer: Newcomer, language: str) -> None:
    page = newcomer.open(FRONT[language], java_script_enabled=False)
    told = words()[language]
    expect(page.locator("h1")).to_have_text(told["title"])
    for key in ("lead", "learnText", "teachText", "workText", "foot"):
        expect(page.get_by_text(told[key])).to_be_visible()
    assert page.locator(".game img").count() == GAMES
    assert page.evaluate(UNSEEN) == []
    for name in page.locator(".game h2").all_text_contents():
        expect(page.get_by_label(told["playGame"].format(game=name), exact=True)).to_be_visible()
    for other in set(LANGUAGES) - {language}:
        page.locator(f'a[hreflang="{other}"]').click()
        expect(page.locator("h1")).to_have_text(words()[other]["title"])
        page.go_back()
    page.get_by_role("link", name=told["workStart"]).click()
    expect(page.locator("h1")).to_have_text(told["workHead"])
    for other in set(LANGUAGES) - {language}:
        page.locator(f'a[hreflang="{other}"]').click()
        expect(page.locator("h1")).to_have_text(words()[other]["workHead"])
        page.go_back()
    assert told["workNoScript"] in (page.locator("noscript").text_content() or "")


def test_where_a_script_is_needed_the_page_says_so(newcomer: Newcomer) -> None:
    page = newcomer.open("lab/index.html", java_script_enabled=False)
    expect(page.locator("#gold-start")).to_be_visible()
    for language in LANGUAGES:
        expect(page.locator("#gold-start")).to_contain_text(words()[language]["stays"])
    table = newcomer.open("play/index.html", java_script_enabled=False)
    said = table.locator("body > noscript").text_content() or ""
    assert all(f"{lack} JavaScript" in said for lack in ("needs", "besoin de", "braucht"))


def told() -> dict[str, dict[str, str]]:
    """Return the words as they lie there."""
    paths = (HERE / "words").glob("*.json")
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}


def test_every_sentence_is_there_in_every_language_with_its_gaps() -> None:
    found = told()
    assert set(found) == set(LANGUAGES)
    for own in found.values():
        assert set(own) == set(found["en"])
        assert all(text.strip() == text != "" for text in own.values())
        assert {key: set(GAP.findall(text)) for key, text in own.items()} == {
            key: set(GAP.findall(text)) for key, text in found["en"].items()
        }


@pytest.mark.parametrize("key", ["cannotStop", "lessonNewer", "neverStop"])
def test_what_jupyterlab_says_for_us_is_short_enough_for_it(key: str) -> None:
    assert [own[key] for own in told().values() if len(own[key]) > TOAST] == []


def test_nothing_is_said_in_english_elsewhere() -> None:
    found = told()
    for language in set(LANGUAGES) - {"en"}:
        own = found[language]
        assert [key for key, text in found["en"].items() if own[key] == text] == []


def test_every_sentence_is_said_somewhere() -> None:
    sources = [path for path in HERE.rglob("*.*") if path.suffix in (".js", ".html", ".py")]
    everything = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    games = {path.name for path in (HERE.parent / "notebooks").iterdir() if path.is_dir()}
    unsaid = {
        key
        for key in told()["en"]
        if not re.search(rf"words\.{key}\b|@{key}@|\[\"{key}\"\]", everything)
    }
    assert unsaid - games == set()


@pytest.mark.parametrize("address", INSTALLED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_can_be_installed_from_each_page_in_its_language(
    newcomer: Newcomer, language: str, address: str
) -> None:
    page = newcomer.open("icon.svg")
    page.context.route("**/build/**", lambda route: route.abort())  # JupyterLab is not needed
    page = newcomer.another(address.format(folder=FRONT[language], language=language))
    manifest = f"{newcomer.host.url}{FRONT[language]}manifest.webmanifest"
    expect(page.locator("link[rel=manifest]")).to_have_js_property("href", manifest)
    window = page.context.new_cdp_session(page)
    found = window.send("Page.getAppManifest")
    assert (found["url"], found["errors"]) == (manifest, [])
    errors = window.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all tests are


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_installed_has_a_name_a_beginning_and_icons(site: Path, language: str) -> None:
    folder = site / FRONT[language]
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["lang"], manifest["name"]) == (language, words()[language]["title"])
    assert (folder / manifest["start_url"] / "index.html").is_file()
    assert (folder / manifest["scope"]).resolve() == site.resolve()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        head = (folder / icon["src"]).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert "{}x{}".format(*struct.unpack(">II", head[16:])) == icon["sizes"]
