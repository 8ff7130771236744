"""What travels to a canvas in one go: tiles drawn, copied and erased."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from gold_widgets.canvas.commands import Command, brush, call, setting, strokes
from gold_widgets.canvas.shapes import Place, Shape, Tile
from gold_widgets.canvas.writing import number, numbers

_COUNT_PIXELS = (call("resetTransform"), "transform")
_SAVE, _BEGIN, _CLIP, _RESTORE, _IN_PIXELS = (
    (call(name), "") for name in ("save", "beginPath", "clip", "restore", "resetTransform")
)
# Always said, because what was said before may have been taken back.
_LIGHTEN, _DARKEN = (
    (setting("global_composite_operation", f'"{mode}"')[0], "") for mode in ("lighten", "darken")
)


class Stand(NamedTuple):
    """Where a tile stands on a canvas, in pixels along its sides.

    An upright one starts on a whole pixel, to be sharp, and has a pixel around it erased. A turned
    one has half covered pixels along its edges; and its copy, half a pixel more on every side. Any
    pixel that those touch is within 2 pixels of the tile.
    """

    pixels: Command
    """Count in pixels along its sides."""
    units: Command
    """Count in its own units."""
    left: float
    top: float
    inside: str
    """What it may color, as left, top, width and height."""
    around: str
    """What is erased with it."""


class Message:
    """The commands that travel together. It says all that it needs and relies on no earlier one.

    Where more than a plain background lies below the tiles, `ground` is what the canvas is called
    that shows it alone, in as many pixels: what is erased is copied from there.
    """

    def __init__(self, background: str, zoom: float, ground: str = "") -> None:
        self._background = background
        self._zoom = zoom
        self._ground = ground
        self._texts: list[str] = []
        self._settings: dict[str, str] = {}

    def fill(self, width: int, height: int) -> None:
        """Paint what lies below the tiles, all over."""
        if self._ground:
            self._add([_COUNT_PIXELS, _copy(self._ground)])
        else:
            whole = call("fillRect", numbers(0, 0, width, height))
            self._add([_COUNT_PIXELS, brush(self._background), (whole, "")])

    def clear(self) -> None:
        """Paint nothing all over: not even the background."""
        self._add([_COUNT_PIXELS, (call("clear"), "")])

    def sketch(self, shapes: tuple[Shape, ...]) -> None:
        """Draw shapes in the units of the picture."""
        # So many digits that it still fits at the far side.
        scale = numbers(self._zoom, 0, 0, self._zoom, 0, 0, digits=6)
        self._add([(call("setTransform", scale), "transform")])
        texts, settings = _sketched(shapes)
        self._texts.append(texts)
        self._settings.update(settings)

    def erase(self, tile: Tile) -> None:
        """Take a tile away, smooth edges and all, as if it had never been there.

        The edge of a turned one has half covered pixels, and a canvas rounds when it mixes colors:
        laid on the same color, a color comes out darker by one, and by one more each time. To take
        the lighter or the darker of two like colors, nothing is rounded.
        """
        stand = _stand(tile.place, self._zoom)
        if self._ground:
            clip = [_SAVE, _BEGIN, (call("rect", stand.around), ""), _CLIP]
            copy = _copy(self._ground)
            # Chromium happens to mix what it copies exactly; other browsers need not.
            mixed = [_IN_PIXELS, _LIGHTEN, copy, _DARKEN, copy] if tile.angle else [copy]
            self._add([stand.pixels, *clip, *mixed, _RESTORE])
        else:
            cover = (call("fillRect", stand.around), "")
            mixed = [_SAVE, _LIGHTEN, cover, _DARKEN, cover, _RESTORE] if tile.angle else [cover]
            self._add([stand.pixels, brush(self._background), *mixed])

    def erase_all(self, tiles: Sequence[Tile]) -> None:
        """Take tiles away; where the ground is copied, those that are upright go together."""
        upright = [tile for tile in tiles if not tile.angle] if self._ground else []
        if len(upright) > 1:
            around = (_stand(tile.place, self._zoom).around for tile in upright)
            boxes = [(call("rect", box), "") for box in around]
            clip = [_COUNT_PIXELS, _SAVE, _BEGIN, *boxes, _CLIP]
            self._add([*clip, _copy(self._ground), _RESTORE])
        for tile in tiles:
            if tile.angle or len(upright) < 2:
                self.erase(tile)

    def draw(self, tile: Tile) -> None:
        """Draw a tile's shapes."""
        if not tile.shapes:
            return
        self._add([_stand(tile.place, self._zoom).units])
        if self._ground:
            self._add(strokes(tile.shapes))
            self._fade(tile)
        else:
            self._add(strokes(tile.shapes, self._background, tile.opacity))

    def stamp(self, tile: Tile, sheet: str, x: int, y: int) -> None:
        """Copy a tile that lies drawn at a place on another canvas, with its smooth edges."""
        stand = _stand(tile.place, self._zoom)
        clip = [_SAVE, _BEGIN, (call("rect", stand.inside), ""), _CLIP]
        copy = _copy(sheet, stand.left - x, stand.top - y)
        self._add([stand.pixels, *clip, copy, _RESTORE])
        if self._ground:
            self._fade(tile)

    def _fade(self, tile: Tile) -> None:
        """Lay the ground thinly over a faint tile that was drawn in full."""
        if tile.opacity < 1:
            stand = _stand(tile.place, self._zoom)
            clip = [_SAVE, _BEGIN, (call("rect", stand.inside), ""), _CLIP, _IN_PIXELS]
            thin = (setting("global_alpha", number(1 - tile.opacity, 3))[0], "")
            self._add([stand.pixels, *clip, thin, _copy(self._ground), _RESTORE])

    def __str__(self) -> str:
        return ",".join(self._texts)

    def __bool__(self) -> bool:
        return bool(self._texts)

    def _add(self, commands: Sequence[Command]) -> None:
        for text, name in commands:
            if name:
                if self._settings.get(name) == text:
                    continue
                self._settings[name] = text
            self._texts.append(text)


def pixels(tile: Tile, zoom: float) -> tuple[int, int]:
    """How many pixels a tile covers, across and down, before it is turned."""
    size = zoom * tile.scale
    return math.ceil(tile.width * size), math.ceil(tile.height * size)


# A ground is long, and the same for every table of a game. It says all that it needs itself.
@lru_cache(maxsize=16)
def _sketched(shapes: tuple[Shape, ...]) -> tuple[str, dict[str, str]]:
    """What draws shapes, and what is set after that."""
    message = Message("", 1)
    message._add(strokes(shapes))
    return str(message), message._settings


def _copy(canvas: str, x: float = 0, y: float = 0) -> Command:
    return call("drawImage", f'"{canvas}",{numbers(x, y)}'), ""


# Most tiles stand where they stood before.
@lru_cache(maxsize=1024)
def _stand(place: Place, zoom: float) -> Stand:
    tile = Tile("", *place[:4], (), *place[4:])
    a, b, c, d, x, y = (value * zoom for value in tile.matrix)
    if not tile.angle:
        left, top = round(x), round(y)
        across, down = pixels(tile, zoom)
        around = numbers(left - 1, top - 1, across + 2, down + 2)
        units = _counting(a, 0, 0, d, left, top, digits=3)
        return Stand(_COUNT_PIXELS, units, left, top, around, around)
    size = zoom * tile.scale
    width, height = tile.width * size, tile.height * size
    # So many digits that what is turned fits at its far side too.
    digits = 3 if max(width, height) < 400 else 5
    return Stand(
        _counting(a / size, b / size, c / size, d / size, x, y, digits=digits),
        _counting(a, b, c, d, x, y, digits=digits),
        0,
        0,
        numbers(-0.5, -0.5, width + 1, height + 1, digits=1),
        numbers(-2, -2, width + 4, height + 4, digits=1),
    )


def _counting(*matrix: float, digits: int) -> Command:
    """From here on, count in other units."""
    turn, corner = numbers(*matrix[:4], digits=digits), numbers(*matrix[4:], digits=1)
    return call("setTransform", f"{turn},{corner}"), "transform"
