"""The pen that draws a picture as SVG, for wherever no kernel runs: GitHub, print, a saved page.

It is plain enough for any viewer: no style sheet, no script, no font but the viewer's own.
"""

from __future__ import annotations

import zlib
from collections import Counter
from functools import lru_cache

from gold_widgets.canvas import paper
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Shape, Text, Tile
from gold_widgets.canvas.writing import color, number, text_width
from gold_widgets.engine.pages import printable

_ANCHORS = {"left": "start", "center": "middle", "right": "end"}


def svg(picture: Picture, title: str = "") -> str:
    """A picture as SVG, the same for the same picture. Tiles that look alike share one drawing.

    Where one for a printer is asked for (`paper.for_paper`), it is light, and only as large as what
    there is to see. Raises ValueError if the picture is not fit to be drawn.
    """
    check(picture)
    left, top, right, bottom = 0.0, 0.0, picture.width, picture.height
    if paper.is_asked():
        picture = paper.printed(picture)
        left, top, right, bottom = paper.part(picture)
    width, height = number(picture.width), number(picture.height)
    seen = [number(value) for value in (left, top, right - left, bottom - top)]
    box = " ".join(seen)
    drawings = Counter(tile.shapes for tile in picture.tiles)
    shared = {
        shapes: _name(drawing)
        for shapes, times in drawings.items()
        if _is_worth_sharing(drawing := _drawing(shapes), times)
    }
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"'
        f' width="{seen[2]}" height="{seen[3]}" style="max-width:100%;height:auto" role="img"'
        ' font-family="sans-serif" text-anchor="middle" fill="none"'
        ' stroke-linecap="round" stroke-linejoin="round">'
    )
    lines = [
        opening,
        *([f"<title>{_escaped(title)}</title>"] if title else []),
        *(["<defs>"] if shared else []),
        *(f'<g id="{name}">{_drawing(shapes)}</g>' for shapes, name in shared.items()),
        *(["</defs>"] if shared else []),
        f'<path d="M0 0H{width}V{height}H0Z" fill="{color(picture.background)}"/>',
        *([_drawing(picture.ground)] if picture.ground else []),
        *(_tile(tile, shared.get(tile.shapes, "")) for tile in picture.tiles if tile.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _is_worth_sharing(drawing: str, times: int) -> bool:
    once = len(f'<g id="{_name(drawing)}"></g>') + len(drawing)
    each = len(f'<use href="#{_name(drawing)}"/>') - len("<g></g>")
    return once + each * times < len(drawing) * times


def _name(drawing: str) -> str:
    """A drawing's own name. Pictures on one page share their names, so none may mean two things."""
    return f"g{zlib.crc32(drawing.encode()):08x}"


# Most tiles lie where they lay in the picture before.
@lru_cache(maxsize=1024)
def _tile(tile: Tile, name: str) -> str:
    *turn, x, y = tile.matrix
    numbers = " ".join([number(value, 4) for value in turn] + [number(x), number(y)])
    place = f' transform="matrix({numbers})"'
    if tile.opacity < 1:
        place += f' opacity="{number(tile.opacity)}"'
    if name:
        return f'<use href="#{name}"{place}/>'
    return f"<g{place}>{_drawing(tile.shapes)}</g>"


@lru_cache(maxsize=512)
def _drawing(shapes: tuple[Shape, ...]) -> str:
    return "".join(map(_shape, shapes))


def _shape(shape: Shape) -> str:
    match shape:
        case Rect(x, y, width, height):
            place = _attributes(x=x, y=y, width=width, height=height, rx=shape.corner)
            return f"<rect{place}{_paint(shape)}/>"
        case Circle(x, y, radius):
            return f"<circle{_attributes(cx=x, cy=y, r=radius)}{_paint(shape)}/>"
        case Path():
            steps = "".join(
                letter + " ".join(map(number, values)) for letter, values in shape.moves
            )
            return f'<path d="{steps}"{_paint(shape)}/>'
        case Text():
            return _text(shape)


def _text(text: Text) -> str:
    attributes = _attributes(x=text.x, y=text.base) + f' font-size="{number(text.size)}"'
    if text.bold:
        attributes += ' font-weight="bold"'
    if text.align != "center":
        attributes += f' text-anchor="{_ANCHORS[text.align]}"'
    # A viewer would stretch a text that has room to spare, so ask first.
    if 0 < text.most < text_width(text.text, text.size, bold=text.bold):
        attributes += f' textLength="{number(text.most)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text{attributes} fill="{color(text.fill)}">{_escaped(text.text)}</text>'


def _paint(shape: Rect | Circle | Path) -> str:
    fill = f' fill="{color(shape.fill)}"' if shape.fill else ""
    if not shape.stroke:
        return fill
    return f'{fill} stroke="{color(shape.stroke)}" stroke-width="{number(shape.line)}"'


def _attributes(**values: float) -> str:
    return "".join(f' {name}="{number(value)}"' for name, value in values.items() if value)


def _escaped(text: str) -> str:
    """Write a text as XML does; a table that draws on a canvas need not load `html` for that."""
    return printable(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
