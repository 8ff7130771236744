"""The colors of every picture, chosen so that people who see few colors still tell them apart.

The five bright ones are as far apart in lightness as in hue: under protanopia, deuteranopia and
tritanopia (Machado et al., 2009) any two stay at least 30 CIELAB units apart, where the well-known
palette of Okabe and Ito falls to 17. Light ones go with dark ink, dark ones with light ink.
The felt is one mid-dark green that is neither JupyterLab's white nor its black, so that a table
stands out from the page in both themes.
"""

from __future__ import annotations

RED = "#c62f26"
BLUE = "#1a5fc8"
GREEN = "#3bb78c"
YELLOW = "#f4d13d"
PURPLE = "#6a2a70"

DARK = "#1c1917"
LIGHT = "#ffffff"

BRIGHT = {"red": RED, "blue": BLUE, "green": GREEN, "yellow": YELLOW, "purple": PURPLE}

FELT = "#2c5545"
FELT_LINE = "#3f6f5c"
FELT_INK = "#f3ead7"
PAPER = "#fbf5e6"
PAPER_LINE = "#d9cba8"
PAPER_INK = "#2b2118"
BACK = "#5b3a29"
BACK_LINE = "#d8b270"
GOLD = "#e8ab1f"
GOLD_LIGHT = "#ffdf7a"
GOLD_DARK = "#8a5a00"
ROCK = "#6d6660"
ROCK_DARK = "#3b3632"
WOOD = "#a9713d"
WOOD_DARK = "#5e3a1c"


def mix(color: str, other: str, share: float) -> str:
    """The color that is seen where `share` (0 to 1) of `color` lies on `other`.

    >>> mix("#ff0000", "#0000ff", 0.5)
    '#800080'
    """
    if not 0 <= share <= 1:
        raise ValueError(f"share is {share!r}; it must lie between 0 and 1")
    pairs = zip(_parts(color), _parts(other), strict=True)
    return "#" + "".join(f"{int(a * share + b * (1 - share) + 0.5):02x}" for a, b in pairs)


def contrast(color: str, other: str) -> float:
    """How well one color is read on the other, from 1 to 21; text needs 4.5 (WCAG 2).

    >>> round(contrast("#000000", "#ffffff"), 2)
    21.0
    """
    low, high = sorted((_luminance(color), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink(color: str) -> str:
    """The ink, dark or light, that is read best on a color.

    >>> ink(YELLOW) == DARK, ink(BLUE) == LIGHT
    (True, True)
    """
    return max((DARK, LIGHT), key=lambda text: contrast(text, color))


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _luminance(color: str) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in _parts(color)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
