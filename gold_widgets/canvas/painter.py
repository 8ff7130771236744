"""The pen that draws a picture on an ipycanvas, and each time only what changed of it."""

from __future__ import annotations

import math

from gold_widgets.canvas import wire
from gold_widgets.canvas.checks import check, check_size
from gold_widgets.canvas.commands import Message
from gold_widgets.canvas.shapes import Picture

# Two pixels for each of the page's, so that the picture is sharp on fine screens as well.
_FINENESS = 2
# As many pixels as every browser can hold, on a phone too.
_MOST_PIXELS = 16_000_000


class Painter:
    """Draws one picture after another on its `canvas`, in every window that shows it.

    The canvas is `scale` times as large as the picture, but never wider than the page has room.
    """

    def __init__(self, width: float, height: float, *, scale: float = 1.0) -> None:
        check_size(scale=scale)
        self._scale = scale
        self._zoom = 0.0
        self._size = (0.0, 0.0)
        self._picture: Picture | None = None
        self._sent = False
        self.canvas = wire.canvas(width="100%", height="auto")
        self._fit(width, height)
        # A window that opens, the first one too, has an empty canvas and says so.
        self.canvas.on_client_ready(self.redraw)

    def show(self, picture: Picture) -> None:
        """Draw a picture: only the tiles that differ from the last one, if those are all.

        Raises ValueError, before anything is sent, if the picture is not fit to be drawn.
        """
        check(picture)
        last, self._picture = self._picture, picture
        fits = self._size == (picture.width, picture.height)
        if last and self._sent and fits and last.background == picture.background:
            self._send(self._changes(last, picture))
        else:
            self._fit(picture.width, picture.height)
            self.redraw()

    def redraw(self) -> None:
        """Draw the whole picture again."""
        if not self._picture:
            return
        message = Message(self._picture.background, self._zoom)
        message.fill(self.canvas.width, self.canvas.height)
        for tile in self._picture.tiles:
            message.draw(tile)
        self._send(message)

    def close(self) -> None:
        """Take the canvas off every page. From then on, nothing is drawn."""
        self.canvas.on_client_ready(self.redraw, remove=True)
        wire.close(self.canvas)

    def _changes(self, last: Picture, picture: Picture) -> Message:
        old = {tile.key: tile for tile in last.tiles}
        new = {tile.key: tile for tile in picture.tiles}
        changed = [tile for tile in picture.tiles if old.get(tile.key) != tile]
        staying = {tile.key for tile in changed if tile.stands_like(old.get(tile.key))}
        message = Message(picture.background, self._zoom)
        # Before a tile is drawn at a new place, the one that was there has to be gone.
        for key, tile in old.items():
            if new.get(key) != tile and key not in staying:
                message.erase(tile)
        for tile in changed:
            if tile.key in staying:
                message.erase(tile)
            message.draw(tile)
        return message

    def _send(self, message: Message) -> None:
        if message:
            # Should sending fail, nobody knows what was drawn, and the next picture is sent whole.
            self._sent = False
            wire.send(self.canvas, str(message))
            self._sent = True

    def _fit(self, width: float, height: float) -> None:
        """Give the canvas the size of a picture, which empties it if that is another size."""
        check_size(width=width, height=height)
        if self._size == (width, height):
            return
        self._size = width, height
        most = math.sqrt(_MOST_PIXELS / (width * height))
        self._zoom = min(_FINENESS * self._scale, most)
        with self.canvas.hold_sync():
            self.canvas.width = round(width * self._zoom)
            self.canvas.height = round(height * self._zoom)
        self.canvas.layout.max_width = f"{round(width * self._scale)}px"
