"""The static site in other languages: the glossary's words, and ways to the other languages."""

import json
import re
import sys
from os.path import normpath
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / ".make"))
from tongues import catalogues, glossary, typography

from gold_widgets.engine.words import LANGUAGES
from website import front, pages

WORDS = Path(__file__).parents[2] / "website" / "words"
MENU = re.compile(r"Kernel → Restart Kernel")
"""A command of JupyterLab, which speaks English."""

each_language = pytest.mark.parametrize("language", catalogues.LANGUAGES)


def told(language):
    """What the site says, without what is English everywhere."""
    words = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    return {name: MENU.sub(" ", text) for name, text in words.items()}


def faults(language, name, english, said):
    """What the glossary has against a translation; a game's own words stand under its name."""
    for term in glossary.read(language):
        if term.is_about(f"{name}/"):
            if term.stands_in(english) and not term.is_said_in(said):
                yield f"{term.english!r} is {' or '.join(term.said)}: {said}"
            for word in term.wrong_in(said):
                yield f"{word!r} is not the word: {said}"


@each_language
def test_the_site_has_the_words_of_the_glossary(language):
    said = told(language)
    wrong = [
        fault
        for name, english in told("en").items()
        for fault in faults(language, name, english, said[name])
    ]
    assert wrong == []


@each_language
def test_the_site_is_typed_as_the_language_is(language):
    said = told(language)
    assert {name: typography.mended(language, text) for name, text in said.items()} == said
    wrong = {name: typography.faults(language, text) for name, text in said.items()}
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("language", "name", "english", "said", "found"),
    [
        ("fr", "gold", "your diggers", "tes mineurs", "'mineur' is not the word"),
        ("fr", "klondike_rush", "Bid now", "Mise", "'bid' is offre"),
        ("de", "klondike_rush", "Companies", "Firmen", "'Firmen' is not the word"),
    ],
)
def test_another_word_is_found(language, name, english, said, found):
    assert any(found in fault for fault in faults(language, name, english, said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_work_leads_to_itself_in_the_other_languages(language):
    words = pages.words()
    page = front.work(words[language] | {"lang": language})
    ways = dict(re.findall(r'<a href="([^"]+)" lang="\w+" hreflang="(\w+)"', page))
    found = {to: normpath(f"{words[language]['folder']}work/{way}") for way, to in ways.items()}
    others = set(LANGUAGES) - {language}
    assert found == {other: f"{words[other]['folder']}work" for other in others}
