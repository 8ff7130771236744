"""The pen that draws a picture on an ipycanvas, and each time only what changed of it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ipycanvas import Canvas
from ipywidgets import Layout

from gold_widgets.canvas import wire
from gold_widgets.canvas.checks import check, check_size
from gold_widgets.canvas.commands import Message
from gold_widgets.canvas.shapes import Picture, Tile
from gold_widgets.canvas.stamps import Sheet, look
from gold_widgets.canvas.threads import alone

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
        self._picture: Picture | None = None
        self._sent = False
        self._is_met = False
        self._ready: tuple[Tile, ...] = ()
        self._measure(width, height)
        layout = Layout(width="100%", height="auto", max_width=self._widest)
        self.canvas = wire.canvas(layout, *self._pixels)
        self._stamps: Canvas | None = None
        self._sheet = Sheet((), "#000000", 1, solid=True)
        self.canvas.on_client_ready(self._meet)

    @alone
    def prepare(self, tiles: Iterable[Tile]) -> None:
        """Have tiles ready that will be shown often: a copy takes an eighth of a drawing's bytes.

        How they look matters, and not where they are. They are sent with the next whole picture.
        Raises ValueError if one is not fit to be drawn.
        """
        tiles = tuple(tile._replace(key=str(number)) for number, tile in enumerate(tiles))
        check(Picture(1, 1, "#000000", tiles))
        self._ready = tiles
        self._sent = False

    @alone
    def show(self, picture: Picture) -> None:
        """Draw a picture: only the tiles that differ from the last one, if those are all.

        Raises ValueError, before anything is sent, if the picture is not fit to be drawn.
        """
        check(picture)
        if not self._is_open:
            return
        last, self._picture = self._picture, picture
        fits = self._size == (picture.width, picture.height)
        if last and self._sent and fits and last.background == picture.background:
            self._send(self._changes(last, picture))
        else:
            self._fit(picture.width, picture.height)
            self.redraw()

    @alone
    def redraw(self) -> None:
        """Draw the whole picture again, and all that is kept ready for later ones."""
        if not self._picture or not self._is_open:
            return
        self._lay_out(self._picture)
        message = Message(self._picture.background, self._zoom)
        message.fill(self.canvas.width, self.canvas.height)
        for tile in self._picture.tiles:
            self._put(tile, message)
        self._send(message)

    @alone
    def close(self) -> None:
        """Take the canvas off every page. From then on, nothing is drawn."""
        self.canvas.on_client_ready(self._meet, remove=True)
        wire.close(self.canvas)
        if self._stamps:
            wire.close(self._stamps)

    @alone
    def _meet(self) -> None:
        """Draw for a window that opens: the first one, too, says so once it has the canvas."""
        self._is_met = True
        self.redraw()

    @property
    def _is_open(self) -> bool:
        # A front end that is told of a closed canvas finds none and stops drawing for good.
        return all(each.comm is not None for each in (self.canvas, self._stamps) if each)

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
            if tile.key in staying and not (self._sheet.solid and self._sheet.place(tile)):
                message.erase(tile)
            self._put(tile, message)
        return message

    def _put(self, tile: Tile, message: Message) -> None:
        place = self._sheet.place(tile)
        if place and self._stamps:
            message.stamp(tile, wire.reference(self._stamps), *place, alone=self._sheet.is_single)
        else:
            message.draw(tile)

    def _lay_out(self, picture: Picture) -> None:
        """Draw the sheet of stamps that suits a picture.

        Until a window has said that it is there, which it will, only those that are needed now: a
        table is seen all the sooner.
        """
        ready, solid = self._ready, not any(tile.angle for tile in picture.tiles)
        if not self._is_met:
            needed = {look(tile) for tile in picture.tiles}
            ready = tuple(tile for tile in ready if look(tile) in needed)
        self._sheet = Sheet(ready, picture.background, self._zoom, solid=solid)
        if not self._sheet.places:
            return
        size = self._sheet.width, self._sheet.height
        if self._stamps:
            wire.resize(self._stamps, *size)
        else:
            self._stamps = wire.canvas(self.canvas.layout, *size)
        wire.send(self._stamps, str(self._sheet.message()))

    def _send(self, message: Message) -> None:
        if message:
            # Should sending fail, nobody knows what was drawn, and the next picture is sent whole.
            self._sent = False
            wire.send(self.canvas, str(message))
            self._sent = True

    def _fit(self, width: float, height: float) -> None:
        """Give the canvas the size of a picture, which empties it if that is another size."""
        if self._size != (width, height):
            self._measure(width, height)
            wire.resize(self.canvas, *self._pixels)
            self.canvas.layout.max_width = self._widest

    def _measure(self, width: float, height: float) -> None:
        check_size(width=width, height=height)
        self._size = width, height
        most = math.sqrt(_MOST_PIXELS / (width * height))
        self._zoom = min(_FINENESS * max(self._scale, 1), most)

    @property
    def _pixels(self) -> tuple[int, int]:
        width, height = self._size
        return round(width * self._zoom), round(height * self._zoom)

    @property
    def _widest(self) -> str:
        return f"{round(self._size[0] * self._scale)}px"
