"""What lies below all cards: the cavern in which the center grows, and the tray with one's hand."""

from __future__ import annotations

from functools import cache

from gold_widgets.canvas import palette
from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape
from gold_widgets.tables.mine_for_gold import art
from gold_widgets.tables.mine_for_gold.arrangement import (
    FIELD_HEIGHT,
    FIELD_TOP,
    HAND_COLUMNS,
    HAND_LINES,
    HAND_SCALE,
    HEIGHT,
    WIDTH,
    hand_place,
)

CAVERN, STRATA, STONE = "#33302b", "#3d3933", "#48433c"
IRON = "#16130f"
TRAY, TRAY_EDGE, SLOT = "#6b4526", "#4a2e17", "#573719"


@cache
def ground() -> tuple[Shape, ...]:
    """Draw the cavern and the tray."""
    top, bottom = FIELD_TOP - 4, FIELD_TOP + FIELD_HEIGHT + 2
    tray = bottom + 6
    return (
        Rect(4, top, WIDTH - 8, bottom - top, CAVERN, 16, palette.ROCK_DARK, 4),
        *_strata(top, bottom),
        *_props(top, bottom),
        *_lamp(48, top + 42),
        *_lamp(WIDTH - 48, top + 42),
        Rect(4, tray, WIDTH - 8, HEIGHT - tray - 4, TRAY, 12, TRAY_EDGE, 4),
        Path(
            f"M 14 {tray + 62} L {WIDTH - 14} {tray + 62} "
            f"M 14 {tray + 122} L {WIDTH - 14} {tray + 122}",
            "",
            TRAY_EDGE,
            1,
        ),
        *(_slot(number) for number in range(HAND_COLUMNS * HAND_LINES)),
    )


def _slot(number: int) -> Rect:
    x, y = hand_place(number)
    wide, high = art.WIDTH * HAND_SCALE, art.HEIGHT * HAND_SCALE
    return Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high), SLOT, 6)


def _strata(top: int, bottom: int) -> list[Shape]:
    """Draw layers of rock, and stones in them."""
    lines = []
    for number, y in enumerate(range(top + 46, bottom - 20, 74)):
        bend = 16 if number % 2 else -14
        lines.append(
            f"M 10 {y} Q {WIDTH // 4} {y + bend} {WIDTH // 2} {y} "
            f"Q {3 * WIDTH // 4} {y - bend} {WIDTH - 10} {y}"
        )
    shapes: list[Shape] = [Path(" ".join(lines), "", STRATA, 5)]
    stones = (30, 70, 9), (560, 40, 12), (24, 300, 12), (574, 260, 8), (300, 390, 10), (90, 398, 7)
    shapes += [Circle(x, top + y, size, STONE) for x, y, size in stones]
    gold = "M 566 350 L 572 344 L 580 348 L 578 356 L 568 357 M 22 180 L 28 175 L 33 180 L 27 186"
    shapes.append(Path(_lowered(gold, top), "#a87b1c"))
    return shapes


def _lowered(steps: str, by: int) -> str:
    """Move a path down: every second number is a height."""
    words, heights = steps.split(), 0
    for at, word in enumerate(words):
        if not word.isalpha():
            heights += 1
            if heights % 2 == 0:
                words[at] = str(int(word) + by)
    return " ".join(words)


def _props(top: int, bottom: int) -> list[Shape]:
    """Draw the timber that holds the cavern."""
    wood = palette.WOOD_DARK
    left, right = 10, WIDTH - 10
    return [
        Path(
            f"M {left} {top + 24} L {left + 26} {top + 5} "
            f"M {right} {top + 24} L {right - 26} {top + 5} "
            f"M {left} {bottom - 24} L {left + 26} {bottom - 5} "
            f"M {right} {bottom - 24} L {right - 26} {bottom - 5}",
            "",
            wood,
            8,
        )
    ]


def _lamp(x: int, y: int) -> tuple[Shape, ...]:
    """Draw a miner's lamp that lights the cavern."""
    left, right, top, bottom = x - 3, x + 3, y - 10, y + 12
    flame = f"M {x} {y - 6} Q {x + 6} {y + 3} {x} {y + 9} Q {x - 6} {y + 3} {x} {y - 6}"
    return (
        Circle(x, y, 30, "#46402f"),
        Circle(x, y, 20, "#6b5a30"),
        Path(f"M {x - 9} {y - 14} Q {x} {y - 34} {x + 9} {y - 14}", "", IRON, 3),
        Rect(x - 12, y - 16, 24, 6, IRON),
        Rect(x - 9, top, 18, 22, art.LAMP),
        Rect(x - 12, bottom, 24, 7, IRON),
        Path(f"M {left} {top} L {left} {bottom} M {right} {top} L {right} {bottom}", "", IRON, 1),
        Path(flame, "#ff9922"),
    )
