"""Canvases that are shown nowhere, but that every window holds, to be copied from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.canvas import wire

if TYPE_CHECKING:
    from ipycanvas import Canvas
    from ipywidgets import Layout

    from gold_widgets.canvas.messages import Message


class Layer:
    """A canvas out of sight. It is not made before anything is drawn on it."""

    def __init__(self, layout: Layout) -> None:
        self.canvas: Canvas | None = None
        self.name = ""
        """What it is called in a command, once it is made."""
        self._layout = layout

    @property
    def is_open(self) -> bool:
        """Whether nobody has closed it."""
        return self.canvas is None or self.canvas.comm is not None

    def draw(self, message: Message, width: int, height: int) -> None:
        """Draw all that is to be on it, in this size."""
        if self.canvas is None:
            self.canvas = wire.canvas(self._layout, width, height)
            self.name = wire.reference(self.canvas)
        else:
            wire.resize(self.canvas, width, height)
        wire.send(self.canvas, str(message))

    def empty(self) -> None:
        """Leave it no pixels, if it was ever made."""
        if self.canvas:
            wire.resize(self.canvas, 1, 1)

    def close(self) -> None:
        """Take it off every page."""
        if self.canvas:
            wire.close(self.canvas)
