"""Runs notebooks of the built site in a browser, and compares what they say with what is stored.

`python -m tests.website.runner` takes every notebook, or those whose paths contain one of its
arguments. Every cell has to run; pictures are not compared, and what a cell says below which the
reader is to guess first is compared with what its metadata keeps.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.website.visitor import Host, Lesson, Visitor
from website.places import SITE

Cell = dict[str, Any]
PICTURE = "nbval-ignore-output"
"""The tag of cells that show a picture, unless their answer is kept."""
SAME_MS = 120_000


def said(cell: Cell) -> str:
    """Return what a cell says, without pictures and what changes from run to run.

    What it says beside that, such as how long something takes, is nobody's answer.
    """
    outputs = [each for each in cell["outputs"] if each.get("name") != "stderr"]
    texts = [each.get("text", each.get("data", {}).get("text/plain", "")) for each in outputs]
    return settled("".join("".join(text) for text in texts))


def settled(text: str) -> str:
    """Leave out of a text what changes from run to run."""
    return re.sub(r"0x[0-9a-f]+|\d+(\.\d+)? ?m?s\b", "…", text).strip()


def kept(cell: Cell) -> str | None:
    """Return what a cell is to say, or None where nobody can know."""
    if "answer" in cell["metadata"]:
        return settled(cell["metadata"]["answer"])
    return None if PICTURE in cell["metadata"].get("tags", ()) else said(cell)


def differences(stored: list[Cell], run: list[Cell]) -> list[str]:
    """Return how the cells of a notebook differ from what is stored."""
    found = []
    for before, after in zip(stored, run, strict=True):
        if before["cell_type"] != "code":
            continue
        failed = [each for each in after["outputs"] if each["output_type"] == "error"]
        found += [f"{before['id']}: {error['ename']}: {error['evalue']}" for error in failed]
        expected = kept(before)
        if not failed and expected not in (None, said(after)):
            found.append(f"{before['id']}:\n  stored: {expected}\n  here:   {said(after)}")
    return found


def check(lesson: Lesson, path: str) -> list[str]:
    """Run one notebook, and return what is wrong with it."""
    stored = json.loads((SITE / "files" / path).read_text(encoding="utf-8"))["cells"]
    lesson.page.set_default_timeout(SAME_MS)
    lesson.wait_for_python()
    lesson.python("from gold_widgets import progress; progress.forget()")
    lesson.run()
    lesson.python("")
    return differences(stored, lesson.outputs())


def main(wanted: list[str]) -> int:
    """Run notebooks, tell about each, and return how many differ."""
    paths = sorted(json.loads((SITE / "course.json").read_text(encoding="utf-8")))
    paths = [path for path in paths if not wanted or any(word in path for word in wanted)]
    host, wrong = Host(SITE), 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        visitor = Visitor(playwright, Path(folder), host)
        for path in paths:
            with visitor.lesson(path) as lesson:
                found = check(lesson, path)
            page = visitor.open("work/")
            page.evaluate("async (path) => (await import('/storage.js')).remove([path])", path)
            page.close()
            wrong += bool(found)
            print(f"{path}: {'differs' if found else 'the same'}", *found, sep="\n  ", flush=True)
        print(*visitor.problems, *visitor.elsewhere, sep="\n")
        wrong += len(visitor.problems) + len(visitor.elsewhere)
        visitor.context.close()
    host.stop()
    return wrong


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
