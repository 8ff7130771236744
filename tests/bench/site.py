"""The static site in Chromium: how soon its tables are there, what travels, how fast Python is."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.bench.loops import gold
from tests.bench.report import Goal, Report
from tests.bench.rounds import steps_per_second
from tests.bench.ways import ECHO_CODE
from tests.bench.windows import Unmeasured
from tests.browser import chromium
from tests.website.visitor import START, Host, Lesson, Visitor
from website.places import SITE

TITLE = "The static site"
PLAIN = SITE.with_name("plain-site")
BESIDE = (
    "Times are compared with the first, cold visit to a plain JupyterLite site of the same course, "
    "which resolves its packages at run time (website/plain.py); a script runs its first cell "
    "as soon as there is a kernel."
)
MB = 1_000_000
MOST_TIMES = 5
PRESSES = 24
GAMES = 60
PLAYOUTS = f"""
import random, time
from gold_widgets import gold
choose, steps, began = random.Random(1).choice, 0, time.perf_counter()
for seed in range({GAMES}):
    game = gold.deal(players=4, seed=seed)
    while not game.is_over:
        game = game.flip(choose(game.legal()))
        steps += 1
print(steps / (time.perf_counter() - began))
"""
SHOW = """([source]) => {
  const { content, sessionContext } = jupyterapp.shell.currentWidget;
  content.activeCellIndex = content.widgets.length - 1;
  return jupyterapp.commands.execute("notebook:insert-cell-below").then(() => {
    content.activeCell.model.sharedModel.setSource(source);
    return jupyterapp.commands.execute("notebook:run-cell");
  });
}"""
RUN_FIRST = """async () => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const panel = () => globalThis.jupyterapp?.shell.currentWidget;
  while (!panel()?.context?.isReady) await wait(20);
  const { content, sessionContext } = panel();
  await sessionContext.ready;
  while (!sessionContext.session?.kernel) await wait(20);
  content.activeCellIndex = content.widgets.findIndex(({ model }) => model.type === "code");
  await jupyterapp.commands.execute("notebook:run-cell");
}"""
PRESS = """async (selector) => {
  const pressed = document.querySelector(selector);
  pressed.scrollIntoView({ block: "center" });
  const canvas = pressed.closest(".gold-table")?.querySelector("canvas");
  const [spot, all] = [pressed, canvas ?? pressed].map((each) => each.getBoundingClientRect());
  const across = (spot.left + spot.width / 2 - all.left) / all.width;
  const down = (spot.top + spot.height / 2 - all.top) / all.height;
  const label = document.querySelector(".widget-label");
  const shown = canvas
    ? () => canvas.getContext("2d")
        .getImageData(across * canvas.width - 12, down * canvas.height - 12, 24, 24).data.join()
    : () => label.textContent;
  const before = shown();
  const began = performance.now();
  pressed.click();
  await new Promise((resolve) => {
    const look = () => (shown() === before ? requestAnimationFrame(look) : resolve());
    requestAnimationFrame(look);
  });
  return performance.now() - began;
}"""
ECHO = ".widget-button"
OURS = '.gold-table [data-spot][aria-label$="face down"]'
TABLE = "from gold_widgets import GoldTable, gold\nGoldTable(gold.deal(2, seed=1), pace=0)"

Visit = dict[str, float]
"""Seconds to the first picture and to the first table, and MB."""


def measure(players: int, rounds: int) -> Report:
    """Visits the site cold and warm, as often as `rounds` allows, then presses and plays in it."""
    try:
        return _measure(min(rounds, MOST_TIMES))
    except Unmeasured as why:
        return Report(TITLE, (), (), notes=(str(why),))


def _measure(times: int) -> Report:
    for site in (SITE, PLAIN):
        if not (site / "jupyter-lite.json").exists():
            raise Unmeasured(f"There is no {site} to measure: `make bench` builds it, if it can.")
    if not chromium.find():
        raise Unmeasured("No Chromium or Chrome was found: `make test` installs one.")
    found: dict[str, list[Visit]] = {}
    problems: list[str] = []
    host, plain = Host(SITE), Host(PLAIN)
    host.server.warm()
    plain.server.warm()
    with sync_playwright() as playwright:
        for _ in range(times):
            with TemporaryDirectory() as profile:
                visitor = Visitor(playwright, Path(profile), plain)
                found.setdefault("a plain site's lesson, cold", []).append(_plain(visitor))
                visitor.context.close()
            for name, visit in (("lesson", _lesson), ("only a table", _table)):
                with TemporaryDirectory() as profile:
                    visitor = Visitor(playwright, Path(profile), host)
                    found.setdefault(f"{name}, cold", []).append(visit(visitor))
                    visitor.keep_all()
                    found.setdefault(f"{name}, warm", []).append(visit(visitor))
                    problems += visitor.problems
                    visitor.context.close()
        with TemporaryDirectory() as profile:
            visitor = Visitor(playwright, Path(profile), host)
            echo, ours, speed = _inside(visitor)
            visitor.context.close()
    host.stop()
    plain.stop()
    native = median(steps_per_second({"gold": gold(4)}, times)["gold"])
    middle = {
        name: {key: median(visit[key] for visit in visits) for key in visits[0]}
        for name, visits in found.items()
    }
    return Report(
        title=TITLE,
        columns=("page", "first picture s", "first table s", "MB"),
        rows=tuple(
            (name, f"{own['picture']:.2f}", f"{own['table']:.2f}", f"{own['MB']:.2f}")
            for name, own in middle.items()
        ),
        goals=_goals(middle, ours / echo, speed / native),
        notes=(
            f"From the address, in turns, from a static server with gzip: medians of {times}.",
            BESIDE,
            "A lesson's first picture is in a still, which stands there until JupyterLab does.",
            f"Press to pixels {ours:.0f} ms, echo in the same page {echo:.0f} ms, {PRESSES} each.",
            f"Playouts: {speed:,.0f} flips/s there by the clock, {native:,.0f} here in CPU time.",
            *(f"The page complained: {problem}" for problem in problems),
        ),
    )


def _goals(middle: dict[str, Visit], press: float, speed: float) -> tuple[Goal, ...]:
    cold, warm = middle["lesson, cold"], middle["lesson, warm"]
    table = middle["only a table, cold"]
    plain = middle["a plain site's lesson, cold"]["table"]

    def most(text: str, value: float, target: float, unit: str = "x") -> Goal:
        return Goal(text, value, target, unit, at_least=False)

    return (
        most("first table of a lesson, cold", cold["table"] / plain, 0.45),
        most("first table of a lesson, warm", warm["table"] / plain, 0.35),
        most("a lesson, cold", cold["MB"], 14, " MB"),
        most("a lesson, warm", warm["MB"], 0.2, " MB"),
        most("the page with nothing but a table, cold", table["table"] / plain, 0.2),
        most("first picture against first table, cold", cold["picture"] / cold["table"], 0.5),
        most("a press against an echo in the same page", press, 1.25),
        Goal("GOLD random playouts against native Python", speed, 0.3, "x"),
    )


def _timed(
    visitor: Visitor, path: str, picture: Callable[[Page], None], table: Callable[[Page], None]
) -> Visit:
    """Open a page, and note when its picture and its table are there."""
    visitor.host.sent  # noqa: B018 - forgets what was sent before
    began = time.perf_counter()
    page = visitor.open(path, wait_until="commit")
    picture(page)
    seen = time.perf_counter() - began
    table(page)
    alive = time.perf_counter() - began
    sent = visitor.host.sent / MB
    page.close()
    return {"picture": seen, "table": alive, "MB": sent}


def _lesson(visitor: Visitor) -> Visit:
    return _timed(
        visitor,
        f"lab/index.html?path={START}",
        lambda page: Lesson(page).first_picture.wait_for(),
        lambda page: Lesson(page).wait_for_table(),
    )


def _plain(visitor: Visitor) -> Visit:
    def table(page: Page) -> None:
        page.evaluate(RUN_FIRST)
        Lesson(page).wait_for_table()

    def picture(page: Page) -> None:
        Lesson(page).first_picture.wait_for()

    return _timed(visitor, f"lab/index.html?path={START}", picture, table)


def _table(visitor: Visitor) -> Visit:
    return _timed(
        visitor,
        "play/index.html?game=gold&lang=en",
        lambda page: page.locator(".gold-table img, .gold-table canvas").first.wait_for(),
        lambda page: page.locator(".gold-table:not(.still):not(.coming) button").first.wait_for(),
    )


def _inside(visitor: Visitor) -> tuple[float, float, float]:
    """Milliseconds of an echo and of a press on our table, and flips a second, in one lesson."""
    with visitor.lesson("gold/03_digger_duel.ipynb") as lesson:
        lesson.wait_for_python()
        speed = median(float(lesson.python(PLAYOUTS)) for _ in range(3))
        lesson.page.evaluate("() => jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
        for source in (ECHO_CODE, TABLE):
            lesson.page.evaluate(SHOW, [source])
        lesson.page.locator(ECHO).first.wait_for()
        lesson.page.locator(OURS).first.wait_for()
        times: dict[str, list[float]] = {ECHO: [], OURS: []}
        for _ in range(PRESSES):
            for way, found in times.items():
                found.append(lesson.page.evaluate(PRESS, way))
    echo, ours = (median(found[4:]) for found in times.values())
    return echo, ours, speed
