"""A picture as data: shapes on tiles. Every pen draws the same list, so all pictures agree.

Colors are '#rrggbb' in small letters, and '' for none. Lines have round ends and round corners.
"""

from __future__ import annotations

import math
from typing import NamedTuple

# The middle of a capital letter or a digit stands this far above its base line, in font sizes.
# Pens agree on where a base line is; on where the middle of a text is, they do not.
_RISE = 0.36


class Rect(NamedTuple):
    """A rectangle, round at the corners if `radius` says so."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    radius: float = 0
    stroke: str = ""
    line: float = 0

    @property
    def corner(self) -> float:
        """Its radius, or as much of it as the sides have room for."""
        return min(self.radius, self.width / 2, self.height / 2)


class Circle(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    line: float = 0


class Path(NamedTuple):
    """Lines and curves: the letters M L Q C Z of an SVG path, absolute, separated by spaces."""

    steps: str
    fill: str = ""
    stroke: str = ""
    line: float = 0

    @property
    def moves(self) -> list[tuple[str, list[float]]]:
        """Its steps one by one: the letter, and the numbers that follow it.

        >>> Path("M 0 0 Q 5 0 5 5 Z").moves
        [('M', [0.0, 0.0]), ('Q', [5.0, 0.0, 5.0, 5.0]), ('Z', [])]
        """
        moves: list[tuple[str, list[float]]] = []
        for word in self.steps.split():
            if word.isalpha():
                moves.append((word, []))
            else:
                moves[-1][1].append(float(word))
        return moves


class Text(NamedTuple):
    """A line of text; `y` is its middle. It is squeezed if it is wider than `most`."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    bold: bool = False
    align: str = "center"
    most: float = 0

    @property
    def base(self) -> float:
        """Where the line is that its letters stand on."""
        return round(self.y + self.size * _RISE, 1)


Shape = Rect | Circle | Path | Text
Place = tuple[float, float, float, float, float, float]


class Tile(NamedTuple):
    """A part of a picture that changes as a whole, such as a card. Tiles never overlap.

    Its shapes are drawn in its own units, from 0 to `width` and 0 to `height`, and the tile is
    then put with its middle on `x`, `y`, turned by `angle` degrees and made `scale` times as large.
    Leave 2 units of the picture between two tiles, and 3 if one of them is turned: a tile is erased
    together with its smooth edges (gaps.py).
    """

    key: str
    x: float
    y: float
    width: float
    height: float
    shapes: tuple[Shape, ...]
    scale: float = 1
    angle: float = 0
    opacity: float = 1

    @property
    def matrix(self) -> tuple[float, float, float, float, float, float]:
        """What takes its units to those of the picture, in the order that SVG and canvas share."""
        turn = math.radians(self.angle)
        along, across = self.scale * math.cos(turn), self.scale * math.sin(turn)
        x = self.x - (along * self.width - across * self.height) / 2
        y = self.y - (across * self.width + along * self.height) / 2
        return along, across, -across, along, x, y

    @property
    def place(self) -> Place:
        """Which part of the picture it covers: `x`, `y`, `width`, `height`, `scale`, `angle`."""
        return self.x, self.y, self.width, self.height, self.scale, self.angle


class Picture(NamedTuple):
    """All there is to see: a plain background, a ground of shapes on it, such as a map, and tiles.

    The ground is drawn in the picture's own units, from 0 to `width` and 0 to `height`. Where
    something is written on it, it is a map; else it is scenery, and not printed (paper.py).
    """

    width: float
    height: float
    background: str
    tiles: tuple[Tile, ...]
    ground: tuple[Shape, ...] = ()
