"""Sentences in the reader's language, from gettext catalogues."""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

from gold_widgets.engine.errors import GameError, SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
CATALOGUES = Path(__file__).parent.parent / "locales"


_spoken = "en"


def speak(language: str) -> None:
    """Say everything that follows in a language: `"en"`, `"fr"` or `"de"`.

    It holds for this kernel; an argument `language=` in a call wins.
    """
    global _spoken  # noqa: PLW0603 - one voice for a whole kernel is what it is for
    _spoken = spoken(language)


def spoken(language: str | None = None) -> str:
    """Return the language asked for, or the one that `speak` chose."""
    if language is None:
        return _spoken
    if not isinstance(language, str) or language not in LANGUAGES:
        offer = ", ".join(f"{code!r} ({name})" for code, name in LANGUAGES.items())
        # Another spelling of a language there is, such as fr_FR; never another language.
        meant = language[:2].lower() if isinstance(language, str) else ""
        raise SetupError(
            Sentence(
                "language={language!r} is not spoken here. There are {offer}.",
                language=brief(language),
                offer=offer,
            )
            + did_you_mean(meant, [code for code in LANGUAGES if code == meant])
        )
    return language


def translations(
    language: str | None = None, folder: Path = CATALOGUES
) -> gettext.NullTranslations:
    """Return the catalogue of a language; sentences it lacks stay English."""
    language = spoken(language)
    return _ours(language) if folder is CATALOGUES else _catalogue(language, folder)


@cache
def _ours(language: str) -> gettext.NullTranslations:
    """Return a catalogue of this package; paths are slow to look up by."""
    return _catalogue(language, CATALOGUES)


@cache
def _catalogue(language: str, folder: Path) -> gettext.NullTranslations:
    return gettext.translation("gold_widgets", folder, [language], fallback=True)


def titled(name: str, said: str, language: str | None = None) -> str:
    """Write a name, a colon and what is said of it, spaced as a language does.

    >>> titled("a1 b1", "Bumm!", "de")
    'a1 b1: Bumm!'
    """
    return translations(language).gettext("{name}: {said}").format(name=name, said=said)


def game_name(name: str, language: str | None = None) -> str:
    """Return what the game of this `NAME` is called in a language: its book may say otherwise."""
    return translations(language).gettext(name)


def tell(said: str | GameError, language: str | None = None) -> str:
    """Say in a language what was said in English; what is no `Sentence` stays as it is.

    >>> print(tell(Sentence(" Did you mean {word}?", word="b1"), "de").strip())
    Meinst du b1?
    """
    if isinstance(said, GameError):
        said = said.said
    if not isinstance(said, Sentence):
        return str(said)
    language = spoken(language)
    if language == "en":
        return str.__str__(said)
    values = {
        name: tell(value, language) if isinstance(value, Sentence) else value
        for name, value in said.values.items()
    }
    return translations(language).gettext(said.pattern).format(**values)
