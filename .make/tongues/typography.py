"""How languages are typed: what a machine can mend, and what it can only find."""

import re

from tongues import units

FAULTS = {
    "fr": {
        "no no-break space before : ; ! ? »": r"(?<![\u00a0!?…:])[:;!?»](?=[\s*_)\]|]|$)",
        "no no-break space after «": r"«(?!\u00a0)",
        "other quotation marks than « »": r"[\"“”„]",
        "a straight apostrophe": r"(?<=[^\W\d_])'",
        "no no-break space before %": r"\d[ ]?%",
        "no narrow no-break space between thousands": r"\d[ \u00a0]\d{3}(?!\d)",
    },
    "de": {
        "other quotation marks than „ “": r"[\"”«»]|(?<!\w)'\w",
        "quotation marks that do not close": r"„[^“]*$|^[^„]*“",
        "no no-break space before %": r"\d[ ]?%",
    },
}
"""Language → what is wrong, and how it is found."""

_MENDS = {
    "fr": (
        (r"[ \u202f](?=[:;!?»%](?!\w))|(?<=«)[ \u202f]", "\u00a0"),
        (r"(?<=[^\W\d_])'(?=[^\W\d_]|$)", "’"),
        (r"(?<=\d)[ \u00a0](?=\d{3}(?!\d))", "\u202f"),
    ),
    "de": ((r"(?<=\d)[ \u202f](?=%)", "\u00a0"),),
}


def faults(language: str, text: str) -> list[str]:
    """Say what is typed otherwise than a language does."""
    words = units.plain(text)
    return [what for what, shape in FAULTS[language].items() if re.search(shape, words)]


def mended(language: str, text: str) -> str:
    """Type a text as a language does, as far as a machine can tell; code and links stay."""
    return units.in_words(text, lambda words: _mended(language, words))


def _mended(language: str, words: str) -> str:
    for shape, typed in _MENDS[language]:
        words = re.sub(shape, typed, words)
    return words
