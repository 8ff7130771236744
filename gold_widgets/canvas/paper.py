"""A picture for a printer: on white, dark areas as outlines, and what of it there is to see.

What was hardly seen against what it lies on, such as grain in wood, is left out. Small things keep
their colors, and letters stay, so that it can be read from a printer without colors, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import NamedTuple

from gold_widgets.canvas.palette import DARK, contrast, mix
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Shape, Text, Tile

WHITE = "#ffffff"
INKY = 2.2
"""From this contrast to white on, an area takes much ink."""
LARGE = 0.06
"""From this part of a tile on, an area is large."""
TINT = 0.12
"""How much of its color is left of a large dark area."""
WIDEST = 0.2
"""From this part of a picture on, an area of its ground is left white."""
THICK = 3
"""The thickest frame that is left, in a tile's own units."""
_SEEN = 1.6
_ALIKE = 90
"""Colors that are less apart, and less in contrast than what is seen, are hardly told apart."""
_PALE = 1.6
_BRIGHT = 1.25
_READ = 4.5
_MARGIN = 6
_BAND = 20
"""So much is left of a band in which nothing lies, from one side to the other."""
_ROWS = 8
"""With more rows of tiles than this, a small picture shows none of them well."""

Area = Rect | Circle | Path

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


_is_asked: ContextVar[bool] = ContextVar("paper", default=False)


@contextmanager
def for_paper() -> Iterator[None]:
    """Let every SVG that is made meanwhile, by whichever pen, be one for a printer."""
    token = _is_asked.set(True)
    try:
        yield
    finally:
        _is_asked.reset(token)


def is_asked() -> bool:
    """Say whether pictures are for a printer now."""
    return _is_asked.get()


class _Ground(NamedTuple):
    """What a shape may lie on: where, and its color on the screen and on paper."""

    box: Box
    screen: str
    paper: str


def printed(picture: Picture) -> Picture:
    """Draw a picture for paper."""
    whole = (0.0, 0.0, picture.width, picture.height)
    grounds = [_Ground(whole, picture.background, WHITE)]
    shapes = tuple(_on_paper(picture.ground, grounds, whole, widest=WIDEST))
    tiles = []
    for tile in picture.tiles:
        below = _below((tile.x, tile.y, tile.x, tile.y), grounds)
        shown = _tile(tile.shapes, tile.width, tile.height, below.screen, below.paper)
        if shown:
            tiles.append(tile._replace(shapes=shown))
    if not is_map(picture):
        shapes, tiles = (), _closed_up(tiles)
    return picture._replace(background=WHITE, ground=shapes, tiles=tuple(tiles))


def is_map(picture: Picture) -> bool:
    """Say whether the ground of a picture tells something: where nothing is written, it is scenery.

    A map needs room, for what is written on it is small.
    """
    return any(isinstance(shape, Text) for shape in picture.ground)


def is_crowded(picture: Picture) -> bool:
    """Say whether tiles lie in many rows, so that a picture of them needs room."""
    if not picture.tiles:
        return False
    _, top, _, bottom = part(picture)
    return bottom - top > _ROWS * max(tile.height * tile.scale for tile in picture.tiles)


def _closed_up(tiles: list[Tile]) -> list[Tile]:
    """Let tiles rise into the empty bands between them."""
    rise, end, fresh = 0.0, 0.0, []
    for tile in sorted(tiles, key=lambda tile: _covered(tile)[1]):
        _, top, _, bottom = _covered(tile)
        rise += max(top - end - _BAND, 0)
        end = max(end, bottom)
        fresh.append(tile._replace(y=tile.y - rise))
    return fresh


@lru_cache(maxsize=2048)
def _tile(
    shapes: tuple[Shape, ...], width: float, height: float, screen: str, paper: str
) -> tuple[Shape, ...]:
    whole = (0.0, 0.0, width, height)
    return tuple(_on_paper(shapes, [_Ground(whole, screen, paper)], whole))


def _on_paper(
    shapes: tuple[Shape, ...], grounds: list[_Ground], whole: Box, widest: float = 2
) -> list[Shape]:
    """Go through shapes as they are drawn, one on the other."""
    drawn: list[Shape] = []
    for shape in shapes:
        box = _box(shape)
        below, share = _below(box, grounds), _area(box) / _area(whole)
        if isinstance(shape, Text):
            drawn.append(_text(shape, below))
            continue
        color = shape.fill or shape.stroke
        is_wide = bool(shape.fill) and share > widest and contrast(color, WHITE) >= _PALE
        # The body of a tile, such as a card on rock of nearly its color, is more than grain.
        is_body = shape.fill and share >= LARGE and widest > 1
        is_left_out = is_wide or (_is_alike(color, below.screen) and not is_body)
        has_room = all(abs(here - edge) >= 1 for here, edge in zip(box, whole, strict=True))
        fresh = None if is_left_out else _area_on(shape, below, share, has_room)
        if fresh:
            drawn.append(fresh)
        # What lies between several pieces of one path does not lie on it.
        if shape.fill and not (isinstance(shape, Path) and shape.steps.count("M") > 1):
            grounds.append(_Ground(box, shape.fill, fresh.fill if fresh else below.paper))
    return drawn


def _text(text: Text, below: _Ground) -> Text:
    return text if contrast(text.fill, below.paper) >= _READ else text._replace(fill=DARK)


def _area_on(shape: Area, below: _Ground, share: float, has_room: bool) -> Area:
    """Draw a shape so that it takes little ink and is still seen, if it has room for an outline."""
    if shape.stroke:
        line = min(shape.line, THICK) if isinstance(shape, Rect) else shape.line
        shape = shape._replace(stroke=_seen(shape.stroke, below), line=line)
    if not shape.fill:
        return shape
    if share < LARGE:
        return shape._replace(fill=_seen(shape.fill, below))
    is_inky = contrast(shape.fill, WHITE) >= INKY
    if not shape.stroke and not has_room and not is_inky:
        return shape._replace(fill=_seen(shape.fill, below))
    if not shape.stroke and has_room:
        shape = shape._replace(stroke=_seen(shape.fill, below), line=2)
    return shape._replace(fill=mix(shape.fill, WHITE, TINT)) if is_inky else shape


def _is_alike(color: str, other: str) -> bool:
    """Say whether a color was hardly seen on another."""
    apart = sum(abs(int(color[at : at + 2], 16) - int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return contrast(color, other) < _SEEN and apart < _ALIKE


def _seen(color: str, below: _Ground) -> str:
    """Darken a color until it stands out from paper as it did on the screen, or well enough."""
    if contrast(color, WHITE) < _BRIGHT:
        return color  # it would turn gray, and take more ink than anything
    wanted = min(contrast(color, below.screen), INKY)
    share = 1.0
    while contrast(mix(color, "#000000", share), below.paper) < wanted and share > 0.1:
        share -= 0.05
    return mix(color, "#000000", max(share, 0.0))


# -- where things are ------------------------------------------------------------------------


def _below(box: Box, grounds: list[_Ground]) -> _Ground:
    """Return what was drawn last below the middle of something."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    for ground in reversed(grounds):
        left, top, right, bottom = ground.box
        if left <= x <= right and top <= y <= bottom:
            return ground
    return grounds[0]


def _box(shape: Shape) -> Box:
    match shape:
        case Rect(x, y, width, height):
            return x, y, x + width, y + height
        case Circle(x, y, radius):
            return x - radius, y - radius, x + radius, y + radius
        case Text(x, y):
            return x, y, x, y
        case Path():
            numbers = [value for _, values in shape.moves for value in values]
            across, down = numbers[::2], numbers[1::2]
            return min(across), min(down), max(across), max(down)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def part(picture: Picture) -> Box:
    """Return the part of a picture in which its tiles lie: what is empty around it is no loss."""
    boxes = [_covered(tile) for tile in picture.tiles]
    if not boxes:
        return 0, 0, picture.width, picture.height
    left, top, right, bottom = zip(*boxes, strict=True)
    return (
        max(min(left) - _MARGIN, 0),
        max(min(top) - _MARGIN, 0),
        min(max(right) + _MARGIN, picture.width),
        min(max(bottom) + _MARGIN, picture.height),
    )


def _covered(tile: Tile) -> Box:
    """Return about what a tile covers; a turned one a little more."""
    wide, high = tile.width * tile.scale / 2, tile.height * tile.scale / 2
    if tile.angle:
        wide = high = max(wide, high)
    return tile.x - wide, tile.y - high, tile.x + wide, tile.y + high
