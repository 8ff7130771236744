"""The pen that draws a picture on an ipycanvas, and each time only what changed of it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import zip_longest

from ipywidgets import Layout

from gold_widgets.canvas import wire
from gold_widgets.canvas.checks import check, check_size, check_tiles
from gold_widgets.canvas.layers import Layer
from gold_widgets.canvas.messages import Message
from gold_widgets.canvas.shapes import Picture, Tile
from gold_widgets.canvas.stamps import Base, Sheet
from gold_widgets.canvas.threads import alone
from gold_widgets.canvas.windows import Windows

# As many pixels as every browser can hold, on a phone too: in all, and side by side.
_MOST_PIXELS, _WIDEST = 16_000_000, 16_000
# The least pixels for a unit of the picture. With fewer, tiles would be too close to one another to
# be erased one by one, the more so where they are turned and their edges are smooth (gaps.py).
_COARSEST, _COARSEST_TURNED = 1.0, 2.0
# What rounding may do to either.
_LITTLE = 1e-9
_NO_SHEET = Sheet((), "#000000", 1, solid=True)


class Painter:
    """Draws one picture after another on its `canvas`, in every window that shows it.

    The canvas has just the pixels that the finest of its windows has for it, or a whole number of
    them for each: there it is sharp, and hardly more is drawn than is seen. Until a window has said
    what it has, the canvas is to be seen `scale` times as large as the picture, and has as many
    pixels as the last window would have had for it.
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
        self._is_new = True
        self._has_ground = False
        self._windows = Windows()
        self._coarsest = _COARSEST
        self._ready: tuple[Tile, ...] = ()
        blank = Picture(width, height, "#000000", ())
        check(blank)
        self._zoom = self._fineness(blank)
        layout = layout or Layout(width="100%")
        self.canvas = wire.canvas(layout, *self._pixels(blank))
        self._ground, self._stamps = Layer(layout), Layer(layout)
        self._sheet = _NO_SHEET

    @alone
    def prepare(self, tiles: Iterable[Tile]) -> None:
        """Have tiles ready that will be shown often: a copy takes an eighth of a drawing's bytes.

        How they look matters, and not where they are. They are sent with the next whole picture.
        Raises ValueError if one is not fit to be drawn.
        """
        tiles = tuple(tiles)
        check_tiles(tiles)
        if self._is_open:
            self._ready = tiles
            self._sent = False

    @alone
    def show(self, picture: Picture) -> None:
        """Draw a picture: only the tiles that differ from the last one, if those are all.

        Raises ValueError, before anything is sent, if the picture is not fit to be drawn.
        """
        last = self._picture
        check(picture, last)
        if not self._is_open:
            return
        self._picture = picture
        old, new = _differences(last, picture)
        if [True for tile in new.values() if tile.angle]:
            self._coarsest = _COARSEST_TURNED
        if last and self._sent and self._can_change(last, picture):
            self._send(self._changes(picture, old, new))
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
        if self._is_straight(picture):
            message = Message(picture.background, self._zoom)
            message.fill(*size)
            message.sketch(picture.ground)
            self._has_ground = False
        else:
            self._lay_ground(picture)
            message = self._message(picture)
            message.fill(*size)
        self._lay_out(picture)
        self._put(picture.tiles, map(self._sheet.base, picture.tiles), message)
        # Another size empties the canvas, so what fills it again comes right behind.
        wire.resize(self.canvas, *size)
        self._send(message)
        self._is_new = False

    @alone
    def meet(self, window: str, pixels: int, *, is_new: bool = False) -> None:
        """Draw for a window that opens, or that has so many pixels for the canvas's width.

        To be called again now and then, for as long as the window is there. With no pixels, it is
        gone.
        """
        if not 0 <= pixels <= _WIDEST:
            raise ValueError(f"A window cannot have {pixels!r} pixels for a canvas.")
        if pixels:
            self._windows.hear(window, pixels)
        else:
            self._windows.forget(window)
        self._suit(is_new=is_new)

    @alone
    def forget(self, window: str) -> None:
        """Draw no longer for a window that is gone."""
        self._windows.forget(window)
        self._suit()

    @alone
    def close(self) -> None:
        """Take the canvas off every page. From then on, nothing is drawn, and nothing kept."""
        wire.close(self.canvas)
        self._ground.close()
        self._stamps.close()
        self._picture, self._ready, self._sheet = None, (), _NO_SHEET
        self._windows = Windows()

    @property
    def _is_open(self) -> bool:
        # A front end that is told of a closed canvas finds none and stops drawing for good.
        is_open = self.canvas.comm is not None
        return is_open and self._ground.is_open and self._stamps.is_open

    @property
    def _is_unmet(self) -> bool:
        """Whether this will be the first picture, for a window that has not said that it is there.

        Once it does, all is drawn anew, so nothing is ever erased of that picture.
        """
        return self._is_new and not self._windows

    def _suit(self, *, is_new: bool = False) -> None:
        """Draw anew if the windows that are there need it."""
        if not self._picture or not self._windows:
            return
        Painter._usual = self._windows.finest / (self._picture.width * self._scale)
        if is_new or self._fineness(self._picture) != self._zoom:
            self.redraw()

    def _changes(self, picture: Picture, old: dict[str, Tile], new: dict[str, Tile]) -> Message:
        staying = {key for key, tile in new.items() if key in old and tile.place == old[key].place}
        message = self._message(picture)
        # Before a tile is drawn at a new place, the one that was there has to be gone.
        bases = {key: self._sheet.base(tile) for key, tile in new.items()}
        hidden = {key for key in staying if self._sheet.solid and bases[key]}
        message.erase_all([tile for key, tile in old.items() if key not in hidden])
        self._put(new.values(), bases.values(), message)
        return message

    def _put(self, tiles: Iterable[Tile], bases: Iterable[Base | None], message: Message) -> None:
        """Copy what lies on the sheet of each tile, and draw the rest of it."""
        for tile, base in zip(tiles, bases, strict=True):
            if base:
                place, count = base
                message.stamp(tile, self._stamps.name, *place)
                if count < len(tile.shapes):
                    message.draw(tile._replace(shapes=tile.shapes[count:]))
            else:
                message.draw(tile)

    def _message(self, picture: Picture) -> Message:
        ground = self._ground.name if picture.ground else ""
        return Message(picture.background, self._zoom, ground)

    def _is_straight(self, picture: Picture) -> bool:
        """Say whether the ground can be drawn where it is seen, with the tiles on it.

        So it is for the first picture, as long as no window has said that it is there, which it
        will: a table is seen all the sooner without a canvas to copy from. Nothing can be erased
        then, and nothing be faint.
        """
        is_plain = all(tile.opacity == 1 for tile in picture.tiles)
        return bool(picture.ground) and self._is_unmet and is_plain

    def _lay_ground(self, picture: Picture) -> None:
        """Draw what lies below the tiles, to be copied wherever one is erased."""
        self._has_ground = True
        if not picture.ground:
            self._ground.empty()
            return
        size = self._pixels(picture)
        message = Message(picture.background, self._zoom)
        message.fill(*size)
        message.sketch(picture.ground)
        self._ground.draw(message, *size)

    def _lay_out(self, picture: Picture) -> None:
        """Draw the sheet of stamps that suits a picture.

        Until a window has said that it is there, which it will, there is none: a table is seen all
        the sooner.
        """
        ready = self._ready if self._windows else ()
        solid = not picture.ground and not any(tile.angle for tile in picture.tiles)
        background = "" if picture.ground else picture.background
        self._sheet = Sheet(ready, background, self._zoom, solid=solid)
        if self._sheet.places:
            self._stamps.draw(self._sheet.message(), self._sheet.width, self._sheet.height)

    def _send(self, message: Message) -> None:
        if message:
            self._sent = False  # as long as sending may fail
            wire.send(self.canvas, str(message))
            self._sent = True

    def _can_change(self, last: Picture, picture: Picture) -> bool:
        """Say whether a picture can be drawn over the last one, tile by tile."""
        same = last[:3] == picture[:3] and last.ground == picture.ground
        is_as_fine = self._fineness(picture) == self._zoom >= self._coarsest - _LITTLE
        return self._has_ground and same and is_as_fine

    def _fineness(self, picture: Picture) -> float:
        """How many pixels a unit of the picture gets."""
        finest = self._windows.finest / picture.width or Painter._usual * self._scale
        coarsest = 0 if self._is_unmet else self._coarsest
        times = max(1, math.ceil(coarsest / finest - _LITTLE))
        return min(finest * times, math.sqrt(_MOST_PIXELS / (picture.width * picture.height)))

    def _pixels(self, picture: Picture) -> tuple[int, int]:
        return round(picture.width * self._zoom), round(picture.height * self._zoom)


def _differences(last: Picture | None, picture: Picture) -> tuple[dict[str, Tile], dict[str, Tile]]:
    """Return the tiles of the last picture that this one has not, and those that it has instead."""
    pairs = zip_longest(last.tiles if last else (), picture.tiles)
    changed = [pair for pair in pairs if pair[0] != pair[1]]
    old = {tile.key: tile for tile, _ in changed if tile}
    new = {tile.key: tile for _, tile in changed if tile}
    # A tile that only comes earlier or later among the others is drawn as it was.
    for key in [key for key, tile in new.items() if old.get(key) == tile]:
        del old[key], new[key]
    return old, new
