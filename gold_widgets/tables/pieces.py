"""What a frame is told and what it tells: the pieces of its state, and of its messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

Action = dict[str, Any]
"""What a person did: {"press": "c4"}, {"do": "undo"}, {"go": 12}, {"number": 5},
{"form": "new", "value": "7"}, {"rule": "G5"}, {"more": "G5"} or {"look": "c4"} (has an eye), with
"tap": True if that was a first tap."""


class Spot(TypedDict):
    """A button over the drawing; pressing it sends {"press": id}."""

    id: str
    label: str
    """All that is said of it: "a1, face down"."""
    at: Sequence[float]
    """Left, top, width, height in percent of the board before turning, and the angle in degrees."""
    row: NotRequired[int]
    """Spots with the same number are read out as one row."""
    near: NotRequired[Sequence[str]]
    """Where arrow keys lead, as along the paths of a map; by default to what is next to it."""
    key: NotRequired[str]
    """The letter that presses it, from anywhere at the table but a field to type in."""
    empty: NotRequired[bool]
    """There is nothing to press."""
    lit: NotRequired[bool]
    """It may be pressed next."""
    picked: NotRequired[bool]
    """It is a part of the move that is being made."""
    point: NotRequired[bool]
    """An arrow points at it: this is what to press."""
    eye: NotRequired[bool]
    """There is more to see of it for whoever looks at it, by mouse or focus: {"look": id}.
    A first tap is a look, too; a second one presses."""


class Trail(TypedDict):
    """A way over the board, to the spot with an eye that somebody looks at."""

    spots: Sequence[str]
    """Where it leads through, one after the other."""
    marks: NotRequired[Sequence[tuple[float, float, str]]]
    """What is written along it: from the left and from the top, in percent, and the words."""
    note: NotRequired[str]
    """What is said at its end."""


class Fares(TypedDict):
    """What it costs to get to spots, each by way of another.

    The page writes it at them, says it with their labels, and has an eye on them (`Spot`). A change
    at the beginning of a way changes dozens of them, so they travel by themselves, and short.
    """

    by: str
    """For each a spot, the one before it on its way, and what all of the way costs, which is left
    out where ways only lead through: "a1 a2 4, c7 c6 5, b4 a2"."""
    label: str
    """How it is said: "{label}, green {price} by {way}"."""
    tag: str
    """How it is written: "${price}"."""
    most: int | None
    """What can be paid: more is struck out."""


class Button(TypedDict):
    """A tool below the table; pressing it sends {"do": id}."""

    id: str
    text: str
    title: NotRequired[str]
    """What it does, shown when the mouse rests on it."""
    icon: NotRequired[str]
    """A picture of icons.js; without one, that of the same name as the id, if there is one."""
    on: NotRequired[bool | None]
    """The state of a switch; None for a button that is none."""
    off: NotRequired[bool]
    """It cannot be pressed now."""
    main: NotRequired[bool]
    """It is what to press next."""
    point: NotRequired[bool]
    """An arrow points at it, as at a spot."""
    wide: NotRequired[bool]
    """It is a sentence, such as an answer, and has a line of its own."""
    mark: NotRequired[Literal["right", "wrong"]]
    """It was an answer: this is what became of it. Words and a shape say it too."""


class Aim(TypedDict):
    """One line of the checklist beside the board."""

    text: str
    state: Literal["open", "met", "broken"]
    count: NotRequired[Sequence[int]]
    """How many of how many are left, such as turns: shown as so many dots."""


class Slider(TypedDict):
    """A way through time; moving it sends {"go": value}."""

    max: int
    value: int
    label: str


class Number(TypedDict):
    """A number to choose, such as a bid; it sends {"number": value}."""

    min: int
    max: int
    value: int
    """The one that is proposed."""
    label: str
    ok: str
    """The word on the button that sends."""
    step: NotRequired[int]
    """How far apart the numbers are, from the least one on; 1 unless told."""
    of: NotRequired[int]
    """What it is taken from: what is left is then said."""
    left: NotRequired[str]
    """How it is said: "leaves {left}"."""
    point: NotRequired[bool]
    """Whether an arrow points at the button that sends."""


class Form(TypedDict):
    """A small form; filled in, it sends {"form": kind, "value": text}, else {"do": "cancel"}."""

    kind: str
    """copy, paste (both many lines) or new (one line)."""
    title: str
    text: NotRequired[str]
    value: NotRequired[str]
    ok: NotRequired[str]
    """The word on the button that sends (that copies again, if the kind is copy)."""
    cancel: str


class Still(TypedDict):
    """A picture that does not change."""

    svg: str
    label: str
    """All there is to see in it, in words."""
    text: NotRequired[str]
    """What is written below it."""


class Link(TypedDict):
    """A way to another notebook."""

    path: str
    """From the folder of this notebook: "../nim/02_the_last_stone.ipynb"."""
    text: str


class More(TypedDict):
    """A button that shows more, or less again; it sends {"more": id of the entry}."""

    text: str
    open: bool


class Entry(TypedDict):
    """A part of a panel: whatever of these it has, in this order."""

    id: str
    title: NotRequired[str]
    text: NotRequired[str]
    rows: NotRequired[Sequence[Sequence[str]]]
    """A table: the first row and the first column are headings, the last row is a sum."""
    more: NotRequired[More]
    stills: NotRequired[Sequence[Still]]
    wide: NotRequired[bool]
    """The pictures are charts: too wide for a phone, they are scrolled."""
    told: NotRequired[str]
    """What is said of the pictures."""
    link: NotRequired[Link]


class Panel(TypedDict):
    """A card beside or below the board, to be read; Close and Escape send {"do": "close"}."""

    kind: str
    """rule, rules, review or scores."""
    title: str
    entries: Sequence[Entry]


Step = TypedDict(
    "Step",
    {
        "kind": str,
        "spots": NotRequired[Sequence[str]],
        "from": NotRequired[str | Sequence[float]],
        "text": NotRequired[str],
        "by": NotRequired[Sequence[float]],
        "with": NotRequired[bool],
        "over": NotRequired[bool],
        "keep": NotRequired[bool],
    },
)
"""Something to be seen for a moment, over the drawing, which already shows how it ends.

The kinds: turn (a card turns), move (a light travels to each of the spots `from` another one, or
from a place: left, top, width, height in percent), glide (what the spots show comes `from` there
itself, or `by` so much from the left and from the top; nothing is seen there until it has come,
unless it comes `over` something), fly (what was seen at `from` goes to the spots, if the effects
before this one said to `keep` what a spot there shows; else a light does, as by move), clash,
blast, glow, sweep (a band over the board with `text`, or the banner's words) and shower (of coins);
won and solved (a long shower), lost and missed (the board turns gray for a moment); right and
wrong, which are only heard. It starts when the one before it has been seen, or together with it
(`with`). Each has a sound of its own, for those who have switched the sound on.
"""


class Effects(TypedDict):
    """What has happened, one thing after the other."""

    n: int
    """Counts up: the same thing twice is seen twice."""
    steps: Sequence[Step]
    still: NotRequired[bool]
    """Do not move: somebody asked for calm."""
    mute: NotRequired[bool]
    """Make no sound, even if the page's sound is on."""


class Window(TypedDict):
    """What a page says of itself when it shows the drawing, when that changes, and now and then."""

    window: str
    """Its name, the same after a reload."""
    pixels: int
    """How many the screen has for the drawing, from left to right; 0 if it is gone."""
    new: bool
    """Nothing has been drawn in it, or something may have been missed."""
