"""The buttons and the slider below the GOLD table, and which of them a teacher allows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.games.gold import debrief

if TYPE_CHECKING:
    from gold_widgets.games.gold.review import Review
    from gold_widgets.tables.frame import Button, Slider
    from gold_widgets.tables.gold.sitting import Sitting
    from gold_widgets.tables.gold.words import Words

TOOLS = ("undo", "slider", "hint", "memory", "odds", "record", "new", "review", "rematch")
"""What may be allowed or locked; `undo` includes redo, `record` is copy and paste."""

_TOOL_OF = {
    "undo": "undo",
    "redo": "undo",
    "hint": "hint",
    "memory": "memory",
    "odds": "odds",
    "copy": "record",
    "paste": "record",
    "new": "new",
    "review": "review",
    "rematch": "rematch",
}
"""Button → the tool it belongs to, in the order in which they stand."""

MOMENTS = ("moment1", "moment2", "moment3")
"""The buttons of a review: each leads to one of the moments that mattered most."""


def checked_tools(allow: Collection[str] | None) -> frozenset[str]:
    """Return the tools that may be used; by default all of them."""
    if allow is None:
        return frozenset(TOOLS)
    if isinstance(allow, str):
        raise SetupError(f"allow={allow!r} is not a set of tools. Try allow={{{allow!r}}}.")
    for tool in allow:
        if tool not in TOOLS:
            raise SetupError(
                f"There is no tool {tool!r} to allow. There is {', '.join(TOOLS)}."
                + did_you_mean(str(tool), TOOLS)
            )
    return frozenset(allow)


def switched(on: Collection[str], *, memory: bool = False) -> dict[str, bool]:
    """Return each switch and whether it is on from the start."""
    switches = {"memory": memory, "odds": False}
    for switch in [on] if isinstance(on, str) else on:
        if switch not in switches:
            raise SetupError(
                f"There is no switch {switch!r} to turn on. There is {', '.join(switches)}."
                + did_you_mean(str(switch), switches)
            )
        switches[switch] = True
    return switches


def may_use(button: str, allow: Collection[str]) -> bool:
    """Tell whether a button exists and is not locked; the game can always go on."""
    tool = "review" if button in MOMENTS else _TOOL_OF.get(button)
    return button == "continue" or tool in allow


def buttons(
    sitting: Sitting,
    words: Words,
    allow: Collection[str],
    switches: Mapping[str, bool],
    review: Review | None = None,
) -> list[Button]:
    """Return the buttons in their order, each with its state; last, those of a review."""
    switches = {**switches, "review": review is not None}
    game, record = sitting.game, sitting.record
    goes_on = sitting.is_due or sitting.is_past
    can_choose = not game.is_over and (sitting.is_held or sitting.computer is None)
    off = {
        "continue": not goes_on,
        "undo": record.at == 0,
        "redo": not sitting.is_past,
        "hint": not can_choose,
        "review": not record.end.is_over,
        "rematch": not game.is_over,
    }
    goes_by_itself = goes_on and not sitting.is_past
    main = {"continue": goes_by_itself, "rematch": game.is_over and not goes_by_itself}
    shown = [name for name in ("continue", *_TOOL_OF) if may_use(name, allow)]
    made: list[Button] = []
    for name in shown:
        text, title = words.buttons[name]
        button: Button = {"id": name, "text": text, "title": title}
        if name in switches:
            button["on"] = switches[name]
        if off.get(name):
            button["off"] = True
        if main.get(name):
            button["main"] = True
        made.append(button)
    return made + _moments(review)


def _moments(review: Review | None) -> list[Button]:
    """Return a button for each moment of a review, if one is shown."""
    told = debrief.moments(review) if review else []
    return [
        {"id": button, "text": f"{number}. {text}", "wide": True}
        for number, (button, text) in enumerate(zip(MOMENTS, told, strict=False), start=1)
    ]


def slider(sitting: Sitting, words: Words, allow: Collection[str]) -> Slider | dict[str, object]:
    """Return the way through the game's time, if it may be used."""
    record = sitting.record
    if "slider" not in allow:
        return {}
    return {"max": len(record), "value": record.at, "label": words.gettext("Flip by flip")}
