"""What all tables share: everything a person reads or presses, except the drawing."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from anywidget import AnyWidget
from ipywidgets import widget_serialization
from traitlets import Bool, Dict, Float, Instance, List, Unicode, validate

from gold_widgets.canvas.threads import alone
from gold_widgets.tables import kernel
from gold_widgets.tables.clock import Clock
from gold_widgets.tables.news import news
from gold_widgets.tables.pieces import (
    Action,
    Aim,
    Button,
    Effects,
    Form,
    Number,
    Panel,
    Slider,
    Spot,
    Step,
    Window,
)
from gold_widgets.tables.script import LOADER, Script

__all__ = [
    "Action",
    "Aim",
    "Button",
    "Effects",
    "Form",
    "Frame",
    "Number",
    "Panel",
    "Slider",
    "Spot",
    "Step",
    "Window",
]

_log = logging.getLogger(__name__)

# These are long and change little by little: after the first time, only the changes travel.
_LISTS: Final = ("spots", "log", "buttons")


_PATIENCE: Final = 30
"""Seconds that a frame waits for a page, once nobody needs it any longer."""


class Frame(AnyWidget):
    """The words and the buttons around and over a drawing. It knows no game.

    Give it state by its traits, several in one message with `show`; hear what people do with
    `on_action`. It must stand in a box with the class `gold-table`, beside the canvas.
    """

    _esm = Unicode(LOADER).tag(sync=True)
    script = Instance(Script).tag(sync=True, **widget_serialization)
    """What shows all this in a page."""

    spots: List[Any] = List().tag(sync=True)
    """The buttons over the drawing: see `Spot`."""
    draft = Bool(False).tag(sync=True)
    """Parts of a move are picked: Escape and a press beside the spots send {"do": "drop"}."""
    ratio = Float(1.0).tag(sync=True)
    """Width of the drawing divided by its height."""
    width = Float(0.0).tag(sync=True)
    """The widest that the drawing may be, in px of the page; 0 for no limit."""
    scale = Float(1.0).tag(sync=True)
    """How large the words are."""
    label = Unicode("").tag(sync=True)
    """What the whole board is called."""
    headline = Unicode("").tag(sync=True)
    """Above the board: whose turn it is, what is left."""
    banner = Unicode("").tag(sync=True)
    """A big moment, beside the headline as long as it lasts."""
    mood = Unicode("").tag(sync=True)
    """How it ended for the one person here: "won", "lost", or "" as long as it has not."""
    aims: List[Any] = List().tag(sync=True)
    """A checklist beside the board: see `Aim`."""
    status = Unicode("").tag(sync=True)
    """Below the board: what just happened."""
    error = Unicode("").tag(sync=True)
    """What went wrong, until it is dismissed."""
    buttons: List[Any] = List().tag(sync=True)
    """The tools: see `Button`."""
    slider = Dict().tag(sync=True)
    """See `Slider`; {} for none."""
    number = Dict().tag(sync=True)
    """See `Number`; {} for none."""
    log: List[Any] = List().tag(sync=True)
    """What happened, a line each. Assign the whole list: only what is new travels."""
    form = Dict().tag(sync=True)
    """See `Form`; {} for none."""
    rules = Dict().tag(sync=True)
    """Id → name of every rule: wherever "(G5)" is written, it can be pressed."""
    panel = Dict().tag(sync=True)
    """See `Panel`; {} for none."""
    effects = Dict().tag(sync=True)
    """See `Effects`."""
    trail = Dict().tag(sync=True)
    """See `Trail`; {} for none."""
    fares = Dict().tag(sync=True)
    """See `Fares`; {} for none."""
    wait = Bool(False).tag(sync=True)
    """Somebody else is to move: the mouse pointer shows it."""
    language = Unicode("").tag(sync=True)
    """The language of all these words, for whoever reads them out: "en"."""
    words = Dict().tag(sync=True)
    """Translations of what the frame itself says: see WORDS in words.js."""

    def __init__(self, **state: object) -> None:
        self._hearers: list[Callable[[Action], object]] = []
        self._painters: list[Callable[[Window], object]] = []
        self._told: dict[str, list[Any]] = {}
        self._in_part = False
        self._has_spoken = False
        self._is_met = False
        self._farewell: Callable[[], object] | None = None
        self._patience = Clock(self._leave)
        super().__init__(script=Script.shared(), **state)
        self._remember(_LISTS)
        self.on_msg(self._hear)

    @validate("spots")
    def _check_spots(self, proposal: dict[str, Any]) -> object:
        spots: list[Spot] = proposal["value"]
        if len({spot["id"] for spot in spots}) < len(spots):
            [(twice, _)] = Counter(spot["id"] for spot in spots).most_common(1)
            raise ValueError(f"Two spots are called {twice!r}: a press must tell them apart.")
        return spots

    # Trait by trait, as List(Unicode()) would do it, a long log takes its time with every press.
    @validate("log")
    def _check_log(self, proposal: dict[str, Any]) -> object:
        lines: list[object] = proposal["value"]
        if not all(isinstance(line, str) for line in lines):
            raise TypeError("A log holds nothing but text, a line each.")
        return lines

    @alone
    def show(self, /, **state: object) -> None:
        """Change several traits at once: one message goes out, or none if nothing differs."""
        unknown = sorted(name for name in state if not self.has_trait(name))
        if unknown:
            raise TypeError(f"a Frame has nothing called {', '.join(unknown)}")
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def on_action(self, callback: Callable[[Action], object]) -> None:
        """Call `callback` with each thing a person does.

        What it changes in the frame goes out in one message. Whatever it raises is shown in
        `error`, and the frame goes on.
        """
        self._hearers.append(callback)

    def on_window(self, callback: Callable[[Window], object]) -> None:
        """Call `callback` when a page shows the drawing, and when it has other pixels for it."""
        self._painters.append(callback)

    def say_error(self, error: BaseException) -> None:
        """Show an error beside the table, in words."""
        said = str(error)
        kind = type(error).__name__
        self.error = f"{kind}: {said}" if said else kind

    @alone
    def once_met(self, work: Callable[[], object]) -> None:
        """Do this as soon as a page has built the frame, and hear nothing else from then on.

        A page in which a frame is closed while it is being built, as happens to whoever runs a cell
        twice in a row, raises errors. Where no page can be, or none comes, there is no waiting.
        """
        self._farewell = work
        if self._is_met or not self._patience.can_ring:
            self._leave()
        else:
            self._patience.start(_PATIENCE)

    @alone
    def _leave(self) -> None:
        self._patience.stop()
        if work := self._farewell:
            self._farewell = None
            work()

    @alone
    def close(self) -> None:
        """Take it off every page, and let go of what is long: whoever holds it holds little."""
        super().close()
        with self.hold_trait_notifications():
            for name in (*_LISTS, "aims", "form", "panel", "effects", "words"):
                setattr(self, name, self.trait_defaults(name))
        self._told = {name: [] for name in _LISTS}

    @alone
    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send all of the state, or some of it: of the long lists only what changed."""
        if key is None:
            super().send_state()
            return
        names = [key] if isinstance(key, str) else list(key)
        self._has_spoken = self._has_spoken or bool(names)
        self._in_part = True
        try:
            super().send_state(names)
        finally:
            self._in_part = False
        self._remember(names)

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """Give the state: whole, except while a part of it is being sent."""
        if key is None and kernel.is_asked_for_all():
            self._is_met = False  # a page builds the frame anew
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if self._in_part:
            told = {name: news(self._told[name], state.pop(name)) for name in _in(state)}
            if told:
                state["news"] = told
        return state

    def _remember(self, names: Iterable[str]) -> None:
        for name in _in(names):
            self._told[name] = list(getattr(self, name))

    @alone
    def _hear(self, _frame: object, content: object, _buffers: object) -> None:
        self._has_spoken = False
        is_awaited = True
        with self.hold_sync():
            try:
                is_awaited = self._is_awaited(content)
                if is_awaited:
                    self._act(cast("Action", content))
            except Exception as error:  # noqa: BLE001 - a table must outlive what goes wrong
                _log.exception("A table's callback failed")
                self.say_error(error)
        # A page waits for a word of the table's own: a kernel that never heard of it is silent.
        if is_awaited and not self._has_spoken:
            self.send({"heard": 1})

    def _is_awaited(self, content: object) -> bool:
        """Do what a page says of itself; say whether this was something else, to be answered."""
        if not isinstance(content, dict):
            raise TypeError(f"expected a message such as {{'press': 'c4'}}, got {content!r}")
        self._is_met = True
        if self._farewell:
            self._leave()
            return False
        if "window" in content:
            for painter in tuple(self._painters):
                painter(cast("Window", content))
        return not ("window" in content or "met" in content)

    def _act(self, content: Action) -> None:
        if "hello" in content:  # the page asks whether anybody is here
            return
        match content.get("do"):
            case "dismiss":
                self.error = ""
            case "cancel":
                self.form, self.error = {}, ""  # what was wrong with it does not matter any more
            case "close":
                self.panel = {}
        for hearer in tuple(self._hearers):
            hearer(content)


def _in(names: Iterable[str]) -> list[str]:
    return [name for name in _LISTS if name in names]
