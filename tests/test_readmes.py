"""The README in other languages: short, and in step with the English one."""

import re
import sys
from pathlib import Path

import pytest

from gold_widgets.engine.words import LANGUAGES

sys.path.append(str(Path(__file__).parents[1] / ".make"))
import readme_pictures
from tongues import catalogues, typography

ROOT = Path(__file__).parents[1]
OURS = "README.md"
README = {language: f"README.{language}.md" for language in catalogues.LANGUAGES}
each_language = pytest.mark.parametrize("language", README)


def text(page):
    return (ROOT / page).read_text(encoding="utf-8")


def commands(page):
    """The lines to type, and addresses, without what is said of them."""
    lines = re.findall(r"^(?: {4}|make )(\S.*)$", text(page), re.MULTILINE)
    return [re.sub(r"(?<=\S) {2,}.*", "", line) for line in lines]


def prose(page):
    """The lines to read."""
    lines = re.sub(r"```.*?```", "", text(page), flags=re.DOTALL).splitlines()
    return [line for line in lines if not line.startswith("    ")]


def test_every_readme_leads_to_the_others_in_its_head():
    pages = {"en": OURS} | README
    for here, page in pages.items():
        head = text(page).splitlines()[2]
        ways = [f"[{LANGUAGES[other]}]({pages[other]})" for other in pages if other != here]
        assert head == " · ".join(ways)


@each_language
def test_its_commands_and_addresses_are_those_of_the_english_one_and_open_its_language(language):
    theirs = commands(README[language])
    plain = [
        line.replace(f' ARGS="--language {language}"', "")
        .replace(f" --language {language}", "")
        .replace(f"notebooks/{language}/", "notebooks/")
        for line in theirs
    ]
    assert plain == commands(OURS)
    changed = [line for line, simple in zip(theirs, plain, strict=True) if line != simple]
    assert len(changed) == 3, "make play, Binder and pip open it in its language"


@each_language
def test_it_names_every_way_to_open_the_course_that_the_english_one_names(language):
    ways = {f"`make {word}`" for word in ("site", "serve")} | {f"`{language}/`", "`dist/site`"}
    for page in (OURS, README[language]):
        assert {way for way in ways if way not in text(page)} == set(), page


@each_language
def test_its_notebooks_are_those_of_its_language(language):
    linked = re.findall(r"\]\((\S+\.ipynb)\)", text(README[language]))
    assert linked
    assert [link for link in linked if not link.startswith(f"notebooks/{language}/")] == []


@each_language
def test_it_is_typed_as_its_language_is(language):
    for line in prose(README[language]):
        assert typography.mended(language, line) == line


@pytest.mark.parametrize("page", [OURS, *README.values()])
def test_every_readme_says_how_each_language_is_opened(page):
    assert "--language" in text(page)
    assert 'make play ARGS="--language' in text(page)


def test_the_pictures_of_the_tables_show_the_tables_of_today():
    """`make notebooks` draws them anew."""
    for path, picture in readme_pictures.pictures().items():
        assert path.read_text(encoding="utf-8") == picture, path.name
