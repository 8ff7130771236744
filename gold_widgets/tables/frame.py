"""What all tables share: everything a person reads or presses, except the drawing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict, cast

from anywidget import AnyWidget
from ipywidgets import widget_serialization
from traitlets import Bool, Dict, Float, Instance, Int, List, Unicode

from gold_widgets.canvas.threads import alone
from gold_widgets.tables.clock import Clock
from gold_widgets.tables.script import LOADER, Script

_log = logging.getLogger(__name__)

Action = dict[str, Any]
"""What a person did: {"press": "c4"}, {"do": "undo"}, {"go": 12} or {"sheet": "new", ...}."""

Spot = tuple[str, float, float, float, float, float]
"""Id, left, top, width, height in percent of the board before turning, and the angle in degrees."""


class Window(TypedDict):
    """What a page says of itself when it shows the drawing, and when that changes."""

    window: str
    """Its name, the same after a reload."""
    pixels: int
    """How many the screen has for the drawing, from left to right; 0 if it is gone."""
    new: bool
    """Nothing has been drawn in it, or something may have been missed."""


class Button(TypedDict):
    """A tool below the table; pressing it sends {"do": id}."""

    id: str
    text: str
    title: NotRequired[str]
    """What it does, shown when the mouse rests on it."""
    icon: NotRequired[str]
    """A picture of frame.js; without one, that of the same name as the id, if there is one."""
    on: NotRequired[bool | None]
    """The state of a switch; None for a button that is none."""
    off: NotRequired[bool]
    """It cannot be pressed now."""
    main: NotRequired[bool]
    """It is what to press next."""
    wide: NotRequired[bool]
    """It is a sentence, such as an answer, and has a line of its own."""


class Slider(TypedDict):
    """A way through time; moving it sends {"go": value}."""

    max: int
    value: int
    label: str


class Sheet(TypedDict):
    """A small form; filled in, it sends {"sheet": kind, "value": text}, else {"do": "cancel"}."""

    kind: str
    """copy, paste (both many lines) or new (one line)."""
    title: str
    text: NotRequired[str]
    value: NotRequired[str]
    ok: NotRequired[str]
    """The word on the button that sends (that copies again, if the kind is copy)."""
    cancel: str


class Effect(TypedDict):
    """Something that happened, shown briefly over the drawing, which already shows how it ends."""

    n: int
    """Counts up: the same effect twice is two effects."""
    kind: str
    """flip, strike, duel, explosion, rush or win."""
    spots: NotRequired[Sequence[str]]
    flip: NotRequired[Sequence[str]]
    """Spots whose cards turn first."""
    still: NotRequired[bool]
    """Do not move: somebody asked for calm."""


# These are long and change little by little: after the first time, only the changes travel.
_LISTS: Final = ("faces", "log", "buttons")


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
    """The buttons over the drawing, row by row: see `Spot`."""
    columns = Int(1).tag(sync=True)
    """Spots in a row, for the arrow keys."""
    ratio = Float(1.0).tag(sync=True)
    """Width of the drawing divided by its height."""
    width = Float(0.0).tag(sync=True)
    """The widest that the drawing may be, in px of the page; 0 for no limit."""
    scale = Float(1.0).tag(sync=True)
    """How large the words are."""
    faces = List(Unicode()).tag(sync=True)
    """For each spot a key of `labels`; "" is an empty spot."""
    labels = Dict().tag(sync=True)
    """What is said for a face: "face down", "red digger 4", "empty"."""
    label = Unicode("").tag(sync=True)
    """What the whole grid is called."""
    headline = Unicode("").tag(sync=True)
    """Above the board: whose turn it is, what is left."""
    banner = Unicode("").tag(sync=True)
    """A big moment, beside the headline as long as it lasts."""
    status = Unicode("").tag(sync=True)
    """Below the board: what just happened."""
    error = Unicode("").tag(sync=True)
    """What went wrong, until it is dismissed."""
    buttons: List[Any] = List().tag(sync=True)
    """The tools: see `Button`."""
    slider = Dict().tag(sync=True)
    """See `Slider`; {} for none."""
    log = List(Unicode()).tag(sync=True)
    """All that happened, a line each. Assign the whole list: only what is new travels."""
    sheet = Dict().tag(sync=True)
    """See `Sheet`; {} for none."""
    effect = Dict().tag(sync=True)
    """See `Effect`."""
    wait = Bool(False).tag(sync=True)
    """Somebody else is to move: the mouse pointer shows it."""
    language = Unicode("").tag(sync=True)
    """The language of all these words, for whoever reads them out: "en"."""
    words = Dict().tag(sync=True)
    """Translations of what the frame itself says: see WORDS in frame.js."""

    def __init__(self, **state: object) -> None:
        self._hearers: list[Callable[[Action], object]] = []
        self._painters: list[Callable[[Window], object]] = []
        self._told: dict[str, list[Any]] = {}
        self._in_part = False
        self._is_met = False
        self._farewell: Callable[[], object] | None = None
        self._patience = Clock(self._leave)
        super().__init__(script=Script.shared(), **state)
        self._remember(_LISTS)
        self.on_msg(self._hear)

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
    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send all of the state, or some of it: of the long lists only what changed."""
        if key is None:
            super().send_state()
            return
        names = [key] if isinstance(key, str) else list(key)
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
        if key is None:
            self._is_met = False  # a page asks for all of it, and builds the frame anew
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if self._in_part:
            news = {name: _changes(self._told[name], state.pop(name)) for name in _in(state)}
            if news:
                state["news"] = news
        return state

    def _remember(self, names: Iterable[str]) -> None:
        for name in _in(names):
            self._told[name] = list(getattr(self, name))

    @alone
    def _hear(self, _frame: object, content: object, _buffers: object) -> None:
        with self.hold_sync():
            try:
                self._act(content)
            except Exception as error:  # noqa: BLE001 - a table must outlive what goes wrong
                _log.exception("A table's callback failed")
                self.say_error(error)

    def _act(self, content: object) -> None:
        if not isinstance(content, dict):
            raise TypeError(f"expected a message such as {{'press': 'c4'}}, got {content!r}")
        self._is_met = True
        if self._farewell:
            self._leave()
            return
        if "met" in content:  # a page has built the frame
            return
        if "hello" in content:  # the page asks whether anybody is here
            self.send({"hello": content["hello"]})
            return
        if "window" in content:
            for painter in tuple(self._painters):
                painter(cast("Window", content))
            return
        match content.get("do"):
            case "dismiss":
                self.error = ""
            case "cancel":
                self.sheet = {}
        for hearer in tuple(self._hearers):
            hearer(content)


def _in(names: Iterable[str]) -> list[str]:
    return [name for name in _LISTS if name in names]


def _changes(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, dict[int, Any]]:
    """Say what to change in `old`: how long it becomes, and the items that differ, by index."""
    changed = {}
    for index, item in enumerate(new):
        if index >= len(old):
            changed[index] = item
        elif item != old[index]:
            changed[index] = _part(old[index], item)
    return len(new), changed


def _part(old: object, new: object) -> object:
    """Give only the entries that differ, to be merged into `old`; None for those that went."""
    if not (isinstance(old, Mapping) and isinstance(new, Mapping)):
        return new
    gone = {key: None for key in old if key not in new}
    return gone | {key: value for key, value in new.items() if old.get(key) != value}
