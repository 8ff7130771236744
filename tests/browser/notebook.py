"""A notebook open in a browser window: its cells, its kernel, and what travels between them."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket
from playwright.sync_api import Error as PlaywrightError

from tests.browser.lab import Lab

# Messages of JupyterLab's own, and of `py`.
OTHERS = {
    "execute_request",
    "debug_request",
    "kernel_info_request",
    "create_subshell_request",
    "delete_subshell_request",
}
NOT_OURS = "Could not restore the debugger state"
"""What JupyterLab says by itself when a kernel is restarted while it is busy."""


class Frame(NamedTuple):
    """One message on a kernel's websocket."""

    way: str
    kind: str
    cause: str
    size: int
    asked: str = ""
    """The message that it answers, if any."""


def largest_answer(frames: Iterable[Frame]) -> int:
    """Add up the bytes that a page received for each message of its own, and return the most.

    Whoever waits long asks whether anybody is there: that is an exchange of its own.
    """
    answers: Counter[str] = Counter()
    for frame in frames:
        if frame.way == "received":
            answers[frame.asked] += frame.size
    return max(answers.values(), default=0)


def paint(canvas: Locator) -> int:
    """A number that stands for what a canvas shows; 0 for nothing."""
    return canvas.evaluate("(canvas) => rig.paint(canvas)")


def wait_for_paint(canvas: Locator, last: int = 0) -> int:
    """Wait until a canvas shows something, and something else than `last`."""
    seen = [canvas.element_handle(), last]
    canvas.page.wait_for_function("(seen) => rig.painted(seen)", arg=seen)
    return paint(canvas)


class Notebook:
    """A notebook in a window. Whatever goes wrong in the page is kept in `problems`."""

    def __init__(self, lab: Lab, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.problems: list[str] = []
        self.frames: list[Frame] = []
        self._lab = lab
        self._listeners = {
            "pageerror": lambda error: self.problems.append(f"pageerror: {error}"),
            "console": self._hear,
            "websocket": self._watch,
        }
        for event, listener in self._listeners.items():
            page.on(event, listener)
        if page.url.startswith(lab.url):
            page.evaluate("(path) => rig.open(path)", name)
        else:
            page.goto(f"{self._address}?reset&token={lab.token}")
        page.wait_for_function("() => rig.ready()")
        page.evaluate("() => jupyterapp.shell.collapseLeft()")

    @property
    def _address(self) -> str:
        return f"{self._lab.url}/lab/workspaces/{id(self.page)}/tree/{self.name}"

    def leave(self) -> bool:
        """Close the notebook, and say whether the window can be used for another."""
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)
        try:
            return self.page.evaluate("() => rig.leave()")
        except PlaywrightError:
            return False

    def run(self) -> None:
        """Run all cells, and fail if one of them does."""
        self.page.evaluate("() => jupyterapp.commands.execute('notebook:run-all-cells')")
        self.page.wait_for_function("() => rig.done()")
        failed = self.page.evaluate("() => rig.failures()")
        assert not failed, "\n".join(failed)

    def run_again(self, times: int, gap_ms: int) -> None:
        """Run the first cell so many times, whether or not what it shows is there already."""
        self.page.evaluate("([times, gap]) => rig.runAgain(times, gap)", [times, gap_ms])

    def save(self) -> None:
        self.page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")

    def reload(self) -> None:
        """Save the notebook and load the page again, as a person does with F5."""
        self.save()
        self.page.goto(self._address)
        self.page.wait_for_function("() => rig.ready()")

    def reopen(self) -> None:
        """Save and close the notebook, and open it again in the same window."""
        self.save()
        open_again = "(path) => rig.leave().then(() => rig.open(path)).then(() => null)"
        self.page.evaluate(open_again, self.name)
        self.page.wait_for_function("() => rig.ready()")

    def restart(self) -> None:
        """Restart the kernel."""
        self.page.evaluate("() => rig.session.restartKernel()")
        self.page.wait_for_function("() => rig.ready()")

    def py(self, code: str) -> str:
        """Run code in the kernel, after everything the page has sent it, and return what it prints.

        Once this returns, the page has also heard everything the kernel sent before it.
        """
        text, error = self.page.evaluate("(code) => rig.ask(code)", code)
        assert not error, error
        return text.strip()

    def value(self, expression: str) -> object:
        """Return the value of an expression in the kernel."""
        return json.loads(self.py(f"import json; print(json.dumps({expression}))"))

    @contextmanager
    def traffic(self) -> Iterator[list[Frame]]:
        """Gather the widgets' messages between page and kernel."""
        self.py("")
        start, heard = len(self.frames), []
        yield heard
        self.py("")
        heard += [f for f in self.frames[start:] if OTHERS.isdisjoint((f.kind, f.cause))]

    @property
    def canvas(self) -> Locator:
        return self.page.locator(".jp-OutputArea-output canvas")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NOT_OURS not in message.text:
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _watch(self, socket: WebSocket) -> None:
        if "/api/kernels/" in socket.url:
            socket.on("framesent", lambda load: self.frames.append(_frame("sent", load)))
            socket.on("framereceived", lambda load: self.frames.append(_frame("received", load)))


def _frame(way: str, load: bytes | str) -> Frame:
    """Read a message as jupyter_server writes it: offsets, channel, header, parent's header, ..."""
    if isinstance(load, str):
        return Frame(way, "?", "?", len(load))
    count = int.from_bytes(load[:8], "little")
    at = [int.from_bytes(load[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    header, parent = json.loads(load[at[1] : at[2]]), json.loads(load[at[2] : at[3]])
    cause = parent.get("msg_type", "")
    return Frame(way, header["msg_type"], cause, len(load), parent.get("msg_id", ""))
