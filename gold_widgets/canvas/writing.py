"""How numbers, colors and words are written, by every pen: short and safe."""

from __future__ import annotations

import re

# What neither XML nor a message to a browser can hold: control characters, halves of characters.
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


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


def printable(text: str) -> str:
    r"""A text with a mark in place of each character that cannot be written.

    >>> printable("Ann\x07")
    'Ann�'
    """
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
