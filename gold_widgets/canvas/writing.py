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
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def color(value: str) -> str:
    """A color by three digits, where they say the same as six.

    >>> color("#ffaa00"), color("#ffab00")
    ('#fa0', '#ffab00')
    """
    return "#" + value[1::2] if value[1::2] == value[2::2] else value


def words(text: str) -> str:
    r"""A text with a mark in place of each character that cannot be written.

    >>> words("Ann\x07")
    'Ann�'
    """
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
