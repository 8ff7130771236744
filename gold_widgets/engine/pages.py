"""What notebooks show: what an output needs so that it is read as it is written."""

from __future__ import annotations

import re

# What neither XML nor a message to a browser can hold: control characters, halves of characters.
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")

AS_WRITTEN = "mathjax_ignore tex2jax_ignore"
"""The class of words that are no mathematics: notebooks take what is between two $ for a formula.

The first name is what JupyterLab heeds, the second what an exported page does.
"""
NOTE = (
    "padding:.4em .8em;margin:.5em 0;border-left:4px solid rgba(219,130,0,.9);"
    "background-color:rgba(219,130,0,.12)"
)
"""The style of what a reader should not overlook, on light and on dark ground."""


def as_written(html: str) -> str:
    """Let every sign of a page stay what it is: a $ may be the sign of a card."""
    return f'<div class="{AS_WRITTEN}">{html}</div>'


def printable(text: str) -> str:
    r"""A text with a mark in place of each character that cannot be written.

    >>> printable("Ann\x07")
    'Ann�'
    """
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
