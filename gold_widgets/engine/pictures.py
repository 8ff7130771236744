"""Where a game finds a pen, without the rules knowing that there are any."""

from __future__ import annotations

from collections.abc import Callable

Pen = Callable[[object, str | None], str | None]
"""Draws a thing as SVG, with the letters of a language; None: of the one that is spoken."""

_pens: list[Pen] = []


def lend(pen: Pen) -> None:
    """Give whatever can draw things as SVG; it answers None for what it cannot draw."""
    _pens.append(pen)


def mime_bundle(thing: object, language: str | None = None) -> dict[str, str]:
    """Show a thing as text and, if a pen is at hand, as a picture."""
    bundle = {"text/plain": str(thing)}
    for pen in _pens:
        if drawn := pen(thing, language):
            bundle["image/svg+xml"] = drawn
    return bundle
