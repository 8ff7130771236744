"""Where a game finds a pen, without the rules knowing that there are any."""

from __future__ import annotations

from collections.abc import Callable

_pens: list[Callable[[object], str | None]] = []


def lend(pen: Callable[[object], str | None]) -> None:
    """Give whatever can draw things as SVG; it answers None for what it cannot draw."""
    _pens.append(pen)


def mime_bundle(thing: object) -> dict[str, str]:
    """Show a thing as text and, if a pen is at hand, as a picture."""
    bundle = {"text/plain": str(thing)}
    for pen in _pens:
        if drawn := pen(thing):
            bundle["image/svg+xml"] = drawn
    return bundle
