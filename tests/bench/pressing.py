"""One press in a notebook, timed and weighed: whatever lies in the cell, whichever game."""

import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator

from tests.browser.notebook import Frame, Notebook, largest_answer

SCROLL_MS = 100
FRAME = 1 / 60
MOVES = 100
LOOK_MS = 100
"""Longer than a page waits before it takes a glance for a look."""


class Aim(NamedTuple):
    """What is pressed in which cell, the event that a press is answered from, and what it shows."""

    cell: int
    pressed: str
    event: str = "click"
    words: bool = False
    """Whether words change, and not pixels at the place that is pressed."""


class Press(NamedTuple):
    """What one press took: time, and bytes; `answer` is the largest answer to one message."""

    ms: float
    received: int
    sent: int
    answer: int


def reveal(notebook: Notebook, aim: Aim) -> None:
    """Bring what is pressed into sight, once it is there."""
    page = notebook.page
    page.bring_to_front()
    page.wait_for_function("(aim) => bench.reveal(...aim)", arg=[aim.cell, aim.pressed])
    page.wait_for_timeout(SCROLL_MS)


def press(notebook: Notebook, aim: Aim, number: int, chance: random.Random) -> Press:
    """Press the `number`th of the things that can be pressed, and wait until all is over."""
    page = notebook.page
    given = [aim.cell, aim.pressed, number, aim.event, aim.words]
    point = page.evaluate("(aim) => bench.aim(...aim)", given)
    start = len(settle(notebook))
    time.sleep(chance.uniform(0, FRAME))  # the screen may be at any point of its next frame
    page.mouse.click(*point)
    ms = page.evaluate("() => bench.answer()")
    frames = settle(notebook)[start:]
    got = received(frames)
    return Press(ms, got, sum(each.size for each in frames) - got, largest_answer(frames))


def settle(notebook: Notebook) -> list[Frame]:
    """Wait until everything that widgets sent is answered: the kernel says "busy", then "idle"."""
    while True:
        asked = sum(frame.kind == "comm_msg" and frame.way == "sent" for frame in notebook.frames)
        told = sum(
            frame.kind == "status" and frame.cause == "comm_msg" for frame in notebook.frames
        )
        if told == 2 * asked:
            return notebook.frames
        notebook.page.wait_for_timeout(1)


def received(frames: Sequence[Frame]) -> int:
    """Add up the bytes that a page received."""
    return sum(frame.size for frame in frames if frame.way == "received")


def away(notebook: Notebook) -> None:
    """Take the mouse to where nothing listens, and let the last look end."""
    notebook.page.mouse.move(1, 1)
    notebook.page.wait_for_timeout(LOOK_MS)
    settle(notebook)


def mouse_over(notebook: Notebook, table: Locator) -> list[Frame]:
    """Move the mouse over a table from corner to corner, and return what went over the wire."""
    table.scroll_into_view_if_needed()
    box = table.bounding_box()
    assert box
    notebook.page.mouse.move(box["x"] + 1, box["y"] + 1)  # away from anything that listens
    with notebook.traffic() as frames:
        for step in range(MOVES):
            part = (step + 0.5) / MOVES
            notebook.page.mouse.move(
                box["x"] + part * box["width"], box["y"] + part * box["height"]
            )
        notebook.page.wait_for_timeout(LOOK_MS)
    return frames


def focus_over(notebook: Notebook, table: Locator, first: str, keys: Sequence[str]) -> list[Frame]:
    """Let the focus go from spot to spot, with time to look, and return what went over the wire."""
    with notebook.traffic() as frames:
        table.locator(f'[data-spot="{first}"]').focus()
        for key in keys:
            notebook.page.wait_for_timeout(LOOK_MS)
            notebook.page.keyboard.press(key)
        notebook.page.wait_for_timeout(LOOK_MS)
        settle(notebook)
    return frames
