"""Money, written as a language writes it."""

from __future__ import annotations

from gold_widgets.engine.words import translations


def in_dollars(dollars: int | str, language: str) -> str:
    r"""Write so many dollars.

    >>> in_dollars(5, "en"), in_dollars(5, "fr"), in_dollars(5, "de")
    ('$5', '5\xa0$', '5\xa0$')
    """
    return translations(language).gettext("${dollars}").format(dollars=dollars)
