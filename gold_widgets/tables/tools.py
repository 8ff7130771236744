"""The buttons and the slider below a table, and which of them a teacher allows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from gold_widgets.tables.pieces import Button, Slider
    from gold_widgets.tables.sitting import Sitting
    from gold_widgets.tables.staging import Debrief, Staging

SOUND = "sound"
"""A switch of every table. What it does is the page's affair: it holds for all tables there."""
_BEFORE = ("undo", "slider", "hint")
_BEHIND = ("rules", "scores", "record", "new", "review", "rematch")
_BUTTONS = {"undo": ("undo", "redo"), "record": ("copy", "paste"), "slider": ()}
"""Tool → its buttons, where they are not just one of the same name."""

MOMENTS = ("moment1", "moment2", "moment3")
"""The buttons of a review: each leads to one of the moments that mattered most."""


def tools_of(staging: Staging[Any, Any, Any] | type[Staging[Any, Any, Any]]) -> tuple[str, ...]:
    """Return what may be allowed or locked; `undo` includes redo, `record` is copy and paste."""
    behind = (tool for tool in _BEHIND if tool != "review" or staging.HAS_DEBRIEF)
    return (*_BEFORE, *staging.SWITCHES, SOUND, *behind)


def checked_tools(allow: Collection[str] | None, tools: Sequence[str]) -> frozenset[str]:
    """Return the tools that may be used; by default all of them."""
    if allow is None:
        return frozenset(tools)
    if isinstance(allow, str):
        raise SetupError(
            Sentence("allow={allow!r} is not a set of tools. Try allow={{{allow!r}}}.", allow=allow)
        )
    for tool in allow:
        if tool not in tools:
            raise SetupError(
                Sentence(
                    "There is no tool {tool!r} to allow. There are {tools}.",
                    tool=tool,
                    tools=", ".join(tools),
                )
                + did_you_mean(str(tool), tools)
            )
    return frozenset(allow)


def switched(on: Collection[str], staging: Staging[Any, Any, Any]) -> dict[str, bool]:
    """Return each switch and whether it is on from the start."""
    switches = dict.fromkeys((*staging.SWITCHES, SOUND), False)
    switches |= dict.fromkeys(staging.switched_on(), True)
    for switch in [on] if isinstance(on, str) else on:
        if switch not in switches:
            raise SetupError(
                Sentence(
                    "There is no switch {switch!r} to turn on. There are {switches}.",
                    switch=switch,
                    switches=", ".join(switches),
                )
                + did_you_mean(str(switch), switches)
            )
        switches[switch] = True
    return switches


def buttons_of(tools: Iterable[str], allow: Collection[str]) -> tuple[str, ...]:
    """Return the buttons of the tools that may be used; the game can always go on."""
    allowed = (tool for tool in tools if tool in allow)
    return ("continue", *(name for tool in allowed for name in _BUTTONS.get(tool, (tool,))))


def locked(sitting: Sitting[Any], *, can_choose: bool) -> set[str]:
    """Return the buttons that cannot be pressed now."""
    game, record = sitting.game, sitting.record
    off = {
        "continue": not (sitting.is_due or sitting.is_past),
        "undo": not sitting.can_undo,
        "redo": not sitting.is_past,
        "hint": not can_choose,
        # A line holds the whole game, also what some at this screen may not see.
        "copy": sitting.has_secrets and not record.end.is_over,
        "review": not record.end.is_over,
        "rematch": not game.is_over,
    }
    return {name for name, is_off in off.items() if is_off}


def buttons(
    names: Iterable[str],
    words: Mapping[str, tuple[str, str]],
    sitting: Sitting[Any],
    switches: Mapping[str, bool],
    off: Collection[str],
) -> list[Button]:
    """Return the buttons in their order, each with its state."""
    next_one = "continue" if sitting.is_due else "rematch" if sitting.game.is_over else ""
    made: list[Button] = []
    match = sitting.earlier
    if sitting.match is not match and sitting.told is sitting.game:
        match = sitting.match
    has_scores = bool(match and match.results)
    for name in names:
        if name == "scores" and not has_scores:
            continue
        text, title = words[name]
        button: Button = {"id": name, "text": text, "title": title}
        if name in switches:
            button["on"] = switches[name]
        if name in off:
            button["off"] = True
        elif name == next_one:
            button["main"] = True
        made.append(button)
    return made


def moments(debrief: Debrief | None) -> list[Button]:
    """Return a button for each moment of a review, if one is shown."""
    told = debrief.moments if debrief else ()
    return [
        {"id": button, "text": f"{number}. {moment.words}", "wide": True}
        for number, (button, moment) in enumerate(zip(MOMENTS, told, strict=False), start=1)
    ]


def slider(sitting: Sitting[Any], label: str, allow: Collection[str]) -> Slider | dict[str, object]:
    """Return the way through the game's time, if it may be used."""
    if "slider" not in allow:
        return {}
    return {"max": len(sitting.record), "value": sitting.record.at, "label": label}
