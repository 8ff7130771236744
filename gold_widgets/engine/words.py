"""Sentences in the reader's language, from gettext catalogues."""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

from gold_widgets.engine.errors import SetupError, did_you_mean

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
