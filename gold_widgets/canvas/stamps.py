"""Tiles that are drawn once, out of sight, and from then on only copied.

To draw a card takes about 900 bytes, to copy it about 115, or 260 if it is turned. The cards lie
on a sheet: a canvas that is shown nowhere, but that every window holds. A turned copy is a little
softer than a drawing; seen on a page, the two look the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property

from gold_widgets.canvas.messages import Message, pixels
from gold_widgets.canvas.shapes import Shape, Tile

# As many pixels as a sheet may have: some hundred cards.
_MOST_PIXELS = 12_000_000


Look = tuple[tuple[Shape, ...], float, float, float, float]
"""All that two tiles have in common if one can be copied for the other."""
Base = tuple[tuple[int, int], int]
"""Where a tile lies on a sheet, and how many shapes it has."""


class Sheet:
    """Which tile lies where on a sheet of stamps.

    If `solid`, each lies on the background, and a copy hides what was there before; that serves
    pictures in which nothing is turned and nothing but the background lies below. Otherwise each
    lies on nothing. Without a background, nobody knows what a faint tile will lie on: it is drawn
    in full, and faded where it is put.
    """

    def __init__(self, tiles: Iterable[Tile], background: str, zoom: float, *, solid: bool) -> None:
        self.solid = solid
        self._background = background
        self._zoom = zoom
        self._tiles = {self._look(tile): tile._replace(angle=0) for tile in tiles if tile.shapes}
        sizes = [pixels(tile, zoom) for tile in self._tiles.values()]
        # A pixel on every side, for smooth edges.
        width = max((size[0] for size in sizes), default=0) + 2
        height = max((size[1] for size in sizes), default=0) + 2
        columns = max(1, round(math.sqrt(len(sizes) * height / width)))
        rows = math.ceil(len(sizes) / columns)
        self.width, self.height = max(1, width * columns), max(1, height * rows)
        if self.width * self.height > _MOST_PIXELS:
            self._tiles, self.width, self.height = {}, 1, 1
        self.places = {
            look: (number % columns * width + 1, number // columns * height + 1)
            for number, look in enumerate(self._tiles)
        }

    @cached_property
    def _lengths(self) -> list[int]:
        """How many shapes the tiles have, the most first."""
        return sorted({len(shapes) for shapes, *_ in self.places}, reverse=True)

    def place(self, tile: Tile) -> tuple[int, int] | None:
        """Where a tile that looks like this one lies, if any does and can be copied for it."""
        if self.solid and tile.angle:
            return None
        return self.places.get(self._look(tile))

    def base(self, tile: Tile) -> Base | None:
        """Where a tile lies with which this one begins, and of how many shapes: all, if it can be.

        Such as a card with a ring around it: the card is copied, and only the ring is drawn.
        """
        if self.solid and tile.angle:
            return None
        shapes, width, height, scale, opacity = look = self._look(tile)
        if place := self.places.get(look):
            return place, len(shapes)
        if tile.opacity == 1:  # otherwise it is to be faded as a whole
            for count in self._lengths:
                part = shapes[:count], width, height, scale, opacity
                if count < len(shapes) and (place := self.places.get(part)):
                    return place, count
        return None

    def message(self) -> Message:
        """What draws the sheet."""
        message = Message(self._background, self._zoom)
        if self.solid:
            message.fill(self.width, self.height)
        else:
            message.clear()
        for look, (x, y) in self.places.items():
            tile = self._tiles[look]
            left, top = x / self._zoom, y / self._zoom
            middle = left + tile.width * tile.scale / 2, top + tile.height * tile.scale / 2
            message.draw(tile._replace(x=middle[0], y=middle[1], opacity=look[-1]))
        return message

    def _look(self, tile: Tile) -> Look:
        """How a tile looks, wherever it lies and however it is turned."""
        opacity = tile.opacity if self._background else 1
        return tile.shapes, tile.width, tile.height, tile.scale, opacity
