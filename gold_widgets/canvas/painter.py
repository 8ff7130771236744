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
from gold_widgets.canvas.stamps import Sheet
from gold_widgets.canvas.threads import alone

# As many pixels as every browser can hold, on a phone too: in all, and side by side.
_MOST_PIXELS, _WIDEST = 16_000_000, 16_000
# The least pixels for a unit of the picture. With fewer, tiles would be too close to one another to
# be erased one by one, the more so where they are turned and their edges are smooth.
_COARSEST, _COARSEST_TURNED = 1.0, 2.0


class Painter:
    """Draws one picture after another on its `canvas`, in every window that shows it.

    The canvas has just the pixels that the finest of its windows has for it, or a whole number of
    them for each: there it is sharp, and hardly more is drawn than is seen. Until a window has said
    what it has, the canvas is to be seen `scale` times as large as the picture.
    """

    _usual = 2.0
    """How fine the last window had it, in pixels for each unit of a picture that is not scaled. So
    will the next one, in all likelihood; the first may be on a fine screen."""

    def __init__(
        self, width: float, height: float, *, scale: float = 1.0, layout: Layout | None = None
    ) -> None:
        check_size(scale=scale)
        self._scale = scale
        self._picture: Picture | None = None
        self._sent = False
        self._windows: dict[str, int] = {}
        self._coarsest = _COARSEST
        self._ready: tuple[Tile, ...] = ()
        blank = Picture(width, height, "#000000", ())
        check(blank)
        self._zoom = self._fineness(blank)
        self.canvas = wire.canvas(layout or Layout(width="100%"), *self._pixels(blank))
        self._stamps: Canvas | None = None
        self._sheet = Sheet((), "#000000", 1, solid=True)

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
        if any(tile.angle for tile in picture.tiles):
            self._coarsest = _COARSEST_TURNED
        if last and self._sent and self._has_ground(last, picture):
            self._send(self._changes(last, picture))
        else:
            self.redraw()

    @alone
    def redraw(self) -> None:
        """Draw the whole picture again, and all that is kept ready for later ones."""
        picture = self._picture
        if not picture or not self._is_open:
            return
        # Should anything fail on the way, nobody knows what is drawn: the next one is sent whole.
        self._sent = False
        self._zoom = self._fineness(picture)
        size = self._pixels(picture)
        self._lay_out(picture)
        message = Message(picture.background, self._zoom)
        message.fill(*size)
        for tile in picture.tiles:
            self._put(tile, message)
        # Another size empties the canvas, so what fills it again comes right behind.
        wire.resize(self.canvas, *size)
        self._send(message)

    @alone
    def meet(self, window: str, pixels: int, *, is_new: bool = False) -> None:
        """Draw for a window that opens, or that now has so many pixels for the canvas's width.

        With none, it is gone.
        """
        if not 0 <= pixels <= _WIDEST:
            raise ValueError(f"A window cannot have {pixels!r} pixels for a canvas.")
        self._windows.pop(window, None)
        if pixels:
            self._windows[window] = pixels
        if not self._picture or not self._windows:
            return
        Painter._usual = max(self._windows.values()) / (self._picture.width * self._scale)
        if is_new or self._fineness(self._picture) != self._zoom:
            self.redraw()

    @alone
    def close(self) -> None:
        """Take the canvas off every page. From then on, nothing is drawn."""
        wire.close(self.canvas)
        if self._stamps:
            wire.close(self._stamps)

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
            message.stamp(tile, wire.reference(self._stamps), *place)
        else:
            message.draw(tile)

    def _lay_out(self, picture: Picture) -> None:
        """Draw the sheet of stamps that suits a picture.

        Until a window has said that it is there, which it will, there is none: a table is seen all
        the sooner.
        """
        ready = self._ready if self._windows else ()
        solid = not any(tile.angle for tile in picture.tiles)
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
            self._sent = False  # as long as sending may fail
            wire.send(self.canvas, str(message))
            self._sent = True

    def _has_ground(self, last: Picture, picture: Picture) -> bool:
        """Say whether a picture can be drawn over the last one, tile by tile."""
        same = last[:3] == picture[:3]
        return same and self._fineness(picture) == self._zoom

    def _fineness(self, picture: Picture) -> float:
        """How many pixels a unit of the picture gets."""
        if self._windows:
            finest = max(self._windows.values()) / picture.width
        else:
            finest = Painter._usual * self._scale
        times = max(1, math.ceil(self._coarsest / finest - 1e-9))
        return min(finest * times, math.sqrt(_MOST_PIXELS / (picture.width * picture.height)))

    def _pixels(self, picture: Picture) -> tuple[int, int]:
        return round(picture.width * self._zoom), round(picture.height * self._zoom)
