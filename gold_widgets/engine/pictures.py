"""Where a game finds a pen, without the rules knowing that there are any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

PENS: dict[type, Callable[[Any], str]] = {}
"""Type → what draws it as SVG. The front door fills it in; without it a game is shown as text."""


def mime_bundle(thing: object) -> dict[str, str]:
    """Show a thing as text and, if a pen is at hand, as a picture."""
    bundle = {"text/plain": str(thing)}
    pen = PENS.get(type(thing))
    if pen:
        bundle["image/svg+xml"] = pen(thing)
    return bundle
