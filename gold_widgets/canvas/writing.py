"""How numbers, colors and words are written, by every pen: short and safe."""

from __future__ import annotations

import re
import unicodedata

_GAP = re.compile(r"[ \t\r\n]+")
"""Where a line may end: not at a space that is there to keep two things together."""


def number(value: float, digits: int = 2) -> str:
    """A number without needless digits.

    >>> number(3.0), number(2.504), number(-0.001), number(40, 0)
    ('3', '2.5', '0', '40')
    """
    # To add nothing takes the sign from a zero.
    return f"{round(value, digits) + 0.0:.15g}"


def numbers(*values: float, digits: int = 2) -> str:
    """Numbers with commas between them.

    >>> numbers(3.0, 2.504, -0.001)
    '3,2.5,0'
    """
    return ",".join([f"{round(value, digits) + 0.0:.15g}" for value in values])


def color(value: str) -> str:
    """A color by three digits, where they say the same as six.

    >>> color("#ffaa00"), color("#ffab00")
    ('#fa0', '#ffab00')
    """
    return "#" + value[1::2] if value[1::2] == value[2::2] else value


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is in the usual font without serifs: nobody can measure it here.

    >>> text_width("ill", 10) < text_width("moo", 10) < text_width("moo", 10, bold=True)
    True
    """
    return sum(map(_letter_width, text)) * size * (1.06 if bold else 1)


def wrapped(text: str, size: float, most: float, *, bold: bool = False) -> list[str]:
    r"""A text in lines that are about so wide at most; only a word that is wider is broken.

    >>> wrapped("Who gets the stone?", 10, 60)
    ['Who gets', 'the stone?']
    >>> wrapped("Abracadabra", 10, 40)
    ['Abracad', 'abra']
    >>> wrapped("Qui gagne\u00a0?", 10, 45)  # French keeps its marks on the line
    ['Qui', 'gagne\xa0?']
    """
    lines: list[str] = []
    line = ""
    for word in filter(None, _GAP.split(text)):
        tried = f"{line} {word}".strip()
        if line and text_width(tried, size, bold=bold) > most:
            lines.append(line)
            tried = word
        while text_width(tried, size, bold=bold) > most and len(tried) > 1:
            fits = next(
                end
                for end in range(len(tried) - 1, 0, -1)
                if end == 1 or text_width(tried[:end], size, bold=bold) <= most
            )
            lines.append(tried[:fits])
            tried = tried[fits:]
        line = tried
    return [*lines, line] if line else lines


def _letter_width(letter: str) -> float:
    if letter in "iljtfrI.,:;!|'’ ()[]-":
        return 0.33
    if letter in "mwMW@%—…" or unicodedata.east_asian_width(letter) in {"W", "F"}:
        return 0.95
    return 0.7 if letter.isupper() else 0.57
