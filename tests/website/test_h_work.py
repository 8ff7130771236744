"""My work: lessons, progress and games as one file, on a computer that was never here, and back."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.website.newcomer import Newcomer
from website.pages import words

TOLD = words()["en"]
SLOT = "gold:2:casual:7"
GAMES = "gold-widgets/play/game/"
LESSON = "gold/02_digger_finds_gold.ipynb"
PROGRESS = "gold_progress.json"
STORED = """async () => {
  const { files } = await import("/storage.js");
  return Object.fromEntries([...await files()].map(([path, { content }]) => [path, content]));
}"""
NO_DATABASE = """IDBFactory.prototype.open = () => {
  throw new Error("no room");
};"""
CASES = Path(__file__).parent.parent / "lessons" / "joined.json"
JOINED = """async (cases) => {
  const { together } = await import("/merging.js");
  return cases.map(([, one, other]) => [together(one, other), together(other, one)]);
}"""


def file(path: str, content: object) -> dict[str, object]:
    """What JupyterLite keeps of one file; what Python wrote is bytes."""
    kind = "notebook" if path.endswith(".ipynb") else "file"
    when = "2026-01-01T00:00:00.000Z"
    return {
        "name": path.rpartition("/")[2],
        "path": path,
        "type": kind,
        "format": "base64" if isinstance(content, bytes) else "json",
        "mimetype": "application/json",
        "content": b64encode(content).decode() if isinstance(content, bytes) else content,
        "created": when,
        "last_modified": when,
        "size": 1,
        "writable": True,
    }


def notebook(text: str) -> dict[str, object]:
    cell = {"cell_type": "markdown", "id": "a", "metadata": {}, "source": text}
    return {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def solved(name: str) -> dict[str, object]:
    return {"version": 2, "exercises": {"gold": {name: {"tries": 1, "solved": True}}}}


def game(when: int) -> str:
    return json.dumps({"when": when, "game": {"line": "?"}})


def take_up(page: Page, games: dict[str, str] | None = None, **contents: object) -> None:
    """Choose a file that holds these games and files."""
    files = {path: file(path, content) for path, content in contents.items()}
    work = {"kind": "gold_widgets-work", "version": 1, "files": files, "games": games or {}}
    given: Any = {"name": "work.json", "mimeType": "application/json"}
    page.locator("#said").evaluate("(line) => { line.textContent = '' }")
    page.locator("#file").set_input_files(given | {"buffer": json.dumps(work).encode()})


def begun(page: Page) -> dict[str, str]:
    kept: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    return {key: text for key, text in kept.items() if key.startswith(GAMES)}


def press_twice(page: Page, name: str) -> None:
    button = page.locator(name)
    button.click()
    expect(button).to_contain_text("Press once more")
    button.click()


def test_progress_that_python_wrote_is_put_together_too(newcomer: Newcomer) -> None:
    page = newcomer.open("work/")
    for name in ("01.1", "02.1", "03.1"):
        written = json.dumps(solved(name)).encode()
        take_up(page, **{PROGRESS: written})
        expect(page.locator("#said")).to_contain_text("1 files and games taken up")
    stored = page.evaluate(STORED)
    assert {*stored} == {PROGRESS}
    assert {*json.loads(stored[PROGRESS])["exercises"]["gold"]} == {"01.1", "02.1", "03.1"}


def test_games_are_listed_taken_along_and_set_back(newcomer: Newcomer) -> None:
    page = newcomer.open("play/index.html?game=gold&lang=en&seed=7")
    page.locator('[data-spot="c4"]').click()
    page.wait_for_function("(slot) => localStorage.getItem(slot)", arg=GAMES + SLOT)
    card = page.locator('[data-spot="c4"]').get_attribute("aria-label") or ""
    page.goto(f"{newcomer.host.url}work/")
    row = page.locator("#files li")
    expect(row).to_contain_text("GOLD · Players: 2")
    expect(row).to_contain_text(TOLD["isGame"])
    with page.expect_download() as download:
        page.locator("#download").click()
    taken = download.value.path()
    press_twice(page, "#files button")
    expect(row).to_have_count(0)
    assert begun(page) == {}

    page.locator("#file").set_input_files(taken)
    expect(page.locator("#said")).to_contain_text("1 files and games taken up")
    row.get_by_role("link").click()
    expect(page.locator(f'[data-spot="c4"][aria-label="{card}"]')).to_be_visible()
    page.goto(f"{newcomer.host.url}work/")
    press_twice(page, "#reset")
    expect(row).to_have_count(0)
    assert begun(page) == {}


@pytest.mark.parametrize(("here", "given", "stays"), [(1, 2, 2), (2, 1, 2)])
def test_of_two_games_at_one_table_the_one_played_last_stays(
    newcomer: Newcomer, here: int, given: int, stays: int
) -> None:
    page = newcomer.open("work/")
    take_up(page, {SLOT: game(here)})
    expect(page.locator("#said")).to_contain_text("taken up")
    take_up(page, {SLOT: game(given)})
    expect(page.locator("#said")).to_contain_text("taken up")
    assert begun(page) == {GAMES + SLOT: game(stays)}


def test_on_a_new_computer_room_is_made_and_nothing_is_lost_however_often_a_file_is_taken_up(
    newcomer: Newcomer,
) -> None:
    page = newcomer.open("work/")
    take_up(page, **{LESSON: notebook("first"), PROGRESS: solved("02.1")})
    expect(page.locator("#said")).to_contain_text("2 files and games taken up")
    expect(page.locator("#files li", has_text=LESSON)).to_be_visible()
    for text in ("second", "third"):
        take_up(page, **{LESSON: notebook(text), PROGRESS: solved("02.2")})
        expect(page.locator("#said")).to_contain_text("taken up")
    take_up(page, **{PROGRESS: '{"exercises": [1'})
    expect(page.locator("#said")).to_contain_text(TOLD["uploadDamaged"])

    stored = page.evaluate(STORED)
    before = [LESSON.replace(".ipynb", f".before{more}.ipynb") for more in ("", "-2")]
    told = [stored[path]["cells"][0]["source"] for path in (LESSON, *before)]
    assert told == ["third", "first", "second"]
    assert {*stored[PROGRESS]["exercises"]["gold"]} == {"02.1", "02.2"}
    assert stored["gold_progress.before.json"] == '{"exercises": [1'


def test_damaged_progress_makes_room_for_one_that_can_be_read(newcomer: Newcomer) -> None:
    page = newcomer.open("work/")
    take_up(page, **{PROGRESS: "nonsense"})
    expect(page.locator("#said")).to_contain_text(TOLD["uploadDamaged"])
    take_up(page, **{PROGRESS: solved("02.1")})
    expect(page.locator("#said")).to_contain_text("taken up")
    stored = page.evaluate(STORED)
    assert stored == {PROGRESS: solved("02.1"), "gold_progress.before.json": "nonsense"}


def test_where_no_room_can_be_made_it_is_said(newcomer: Newcomer) -> None:
    page = newcomer.open("work/", script=NO_DATABASE)
    take_up(page, **{LESSON: notebook("mine")})
    expect(page.locator("#said")).to_contain_text(TOLD["uploadFailed"].partition("{")[0])


@pytest.mark.parametrize("button", ["#download", "#reset"])
def test_where_a_button_cannot_reach_the_storage_it_is_said(
    newcomer: Newcomer, button: str
) -> None:
    page = newcomer.open("work/")
    take_up(page, **{LESSON: notebook("mine")})
    expect(page.locator("#said")).to_contain_text("taken up")
    page.evaluate(f"() => {{ {NO_DATABASE} }}")
    page.locator(button).click()
    if button == "#reset":
        page.locator(button).click()
    expect(page.locator("#said")).to_have_text(TOLD["workNoStorage"])


def test_without_the_list_of_the_course_ones_own_work_is_still_listed(newcomer: Newcomer) -> None:
    page = newcomer.open("work/")
    take_up(page, {SLOT: game(1)})
    expect(page.locator("#said")).to_contain_text("taken up")

    def fail(route: Route) -> None:
        route.abort()

    page.context.route("**/course.json", fail)
    page.reload()
    expect(page.locator("#said")).to_have_text(TOLD["workNoCourse"])
    expect(page.locator("#files li")).to_have_count(1)


def test_progress_is_put_together_just_as_python_does(newcomer: Newcomer) -> None:
    cases = json.loads(CASES.read_text(encoding="utf-8"))
    made = newcomer.open("work/").evaluate(JOINED, cases)
    wrong = {
        why: found
        for (why, _, _, both), found in zip(cases, made, strict=True)
        if found != [both, both]
    }
    assert wrong == {}
