"""The letters of the colors in the reader's language, as they stand on cards, signs and badges.

The codes of the notation, such as R4, are the same in every language.
"""

from __future__ import annotations

from functools import cache

from gold_widgets.engine.words import translations


@cache
def letters(language: str) -> dict[str, str]:
    """Return the letter of each color by its code: one or two characters, no two alike.

    >>> letters("de")
    {'R': 'R', 'B': 'B', 'G': 'Gr', 'Y': 'Ge', 'P': 'L', 'S': 'S'}
    """
    pgettext = translations(language).pgettext
    return {
        "R": pgettext("letter of a color", "R"),
        "B": pgettext("letter of a color", "B"),
        "G": pgettext("letter of a color", "G"),
        "Y": pgettext("letter of a color", "Y"),
        "P": pgettext("letter of a color", "P"),
        "S": pgettext("letter of a color", "S"),
    }
