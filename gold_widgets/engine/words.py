"""Sentences in the reader's language, from gettext catalogues."""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

from gold_widgets.engine.errors import GameError, SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
CATALOGUES = Path(__file__).parent.parent / "locales"


@cache
def translations(language: str = "en", folder: Path = CATALOGUES) -> gettext.NullTranslations:
    """Return the catalogue of a language; sentences it lacks stay English."""
    if language not in LANGUAGES:
        offer = ", ".join(f"{code!r} ({name})" for code, name in LANGUAGES.items())
        raise SetupError(
            f"language={language!r} is not spoken here. There is {offer}."
            + did_you_mean(str(language), LANGUAGES)
        )
    return gettext.translation("gold_widgets", folder, [language], fallback=True)


def tell(said: str | GameError, language: str = "en") -> str:
    """Say in a language what was said in English; what is no `Sentence` stays as it is.

    >>> from gold_widgets import gold
    >>> print(tell(gold.scenario("R4 $3").why_not("c1"), "de"))
    Auf diesem Tisch gibt es keinen Platz „c1“: Die Plätze sind a1 bis b1. Meinst du b1?
    """
    if isinstance(said, GameError):
        said = said.said
    if not isinstance(said, Sentence):
        return str(said)
    values = {
        name: tell(value, language) if isinstance(value, Sentence) else value
        for name, value in said.values.items()
    }
    return translations(language).gettext(said.pattern).format(**values)
