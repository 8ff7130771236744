"""Translated notebooks, made of the English ones and the catalogues. Nobody edits them.

They lie in a tree like the English one, so that links stay within a language. The code is the same,
but for the names of players and one `speak`; outputs are stored by `make notebooks`.
"""

import json
import re
from os.path import relpath
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

from tongues import catalogues, names, units
from tongues.catalogues import LANGUAGES, NOTEBOOKS, Course

OURS = "en"
CALLED = {"en": "English", "fr": "Français", "de": "Deutsch"}
TOOLS = re.compile(r"(from gold_widgets import .+)")
_LINK = re.compile(r"(?<=\]\()[^)\s#:]+(?=\.ipynb[)#])")
"""Where a link to another notebook leads, without its ending."""

Notebook = dict[str, Any]


def path(language: str, notebook: str) -> Path:
    """Say where a notebook is in a language."""
    folder = NOTEBOOKS if language == OURS else NOTEBOOKS / language
    return folder / f"{notebook}.ipynb"


def tongues(language: str, notebook: str, spoken: list[str]) -> str:
    """Return the line that leads to a notebook in the other languages."""
    here = path(language, notebook).parent
    ways = {other: relpath(path(other, notebook), here) for other in CALLED if other in spoken}
    return " · ".join(
        f"[{CALLED[other]}]({Path(way).as_posix()})"
        for other, way in ways.items()
        if other != language
    )


def with_tongues(prose: str, line: str) -> str:
    """End a cell of prose with the line that leads to the other languages, if there are any."""
    prose = units.without_tongues(prose)
    return f"{prose}\n\n{line}" if line else prose


def page(course: Course, notebook: str, spoken: list[str]) -> Notebook:
    """Translate a notebook; its outputs are to be made."""
    made = json.loads(path(OURS, notebook).read_text(encoding="utf-8"))
    said = {
        entry.place: _LINK.sub(lambda link: _way(course, notebook, link[0]), entry.said)
        for entry in course.entries[notebook]
    }
    is_first_code = True
    for cell in made["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            at = cell["id"]
            source = units.put(source, lambda number, _, at=at: said[f"{at} {number}"])
        else:
            source = names.rename(source, course.names)
            cell["outputs"], cell["execution_count"] = [], None
            if is_first_code:
                source = TOOLS.sub(rf'\1, speak\n\nspeak("{course.language}")', source, count=1)
                is_first_code = False
        cell["source"] = source
    first = made["cells"][0]
    line = tongues(course.language, notebook, spoken)
    first["source"] = with_tongues(first["source"], line)
    first["metadata"]["generated"] = {
        "from": f"{notebook}.ipynb",
        "note": f"Made by `make words`: do not edit. The words are in {_words(course, notebook)}",
    }
    return made


def _way(course: Course, notebook: str, link: str) -> str:
    """Lead to the same language, as the trees are alike; to English while it has no such page."""
    meant = normpath(join(dirname(notebook), link))
    if meant not in course.entries or has_page(course, meant):
        return link
    return (
        Path(relpath(path(OURS, meant), path(course.language, notebook).parent))
        .with_suffix("")
        .as_posix()
    )


def has_page(course: Course, notebook: str) -> bool:
    """Say whether there is a notebook in a language, or can be."""
    return course.is_complete(notebook) or path(course.language, notebook).exists()


def _words(course: Course, notebook: str) -> str:
    return catalogues.place(course.language, notebook).relative_to(catalogues.ROOT).as_posix()


def with_outputs(made: Notebook, stored: Notebook | None) -> Notebook:
    """Keep below each cell of code what is stored there, if it is a notebook of the same code."""
    code = _code(made)
    if stored is None or [cell["source"] for cell in code] != _sources(stored):
        return made
    for cell, before in zip(code, _code(stored), strict=True):
        cell["outputs"], cell["execution_count"] = before["outputs"], before["execution_count"]
        if "answer" in before["metadata"]:
            cell["metadata"]["answer"] = before["metadata"]["answer"]
    return made


def _code(notebook: Notebook) -> list[Notebook]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _sources(notebook: Notebook) -> list[str]:
    return ["".join(cell["source"]) for cell in _code(notebook)]


def as_text(notebook: Notebook) -> str:
    """Write a notebook as Jupyter does."""
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"]).splitlines(keepends=True)
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def files(courses: list[Course]) -> dict[Path, str]:
    """Return every notebook as it should be now: the English ones, too, for their links."""
    made = {}
    for source in catalogues.sources():
        notebook = catalogues.name(source)
        theirs = [course.language for course in courses if has_page(course, notebook)]
        spoken = [OURS, *theirs]
        ours = json.loads(source.read_text(encoding="utf-8"))
        first = ours["cells"][0]
        first["source"] = with_tongues("".join(first["source"]), tongues(OURS, notebook, spoken))
        made[source] = as_text(ours)
        for course in (course for course in courses if course.is_complete(notebook)):
            target = path(course.language, notebook)
            stored = json.loads(target.read_text(encoding="utf-8")) if target.exists() else None
            made[target] = as_text(with_outputs(page(course, notebook, spoken), stored))
    return made


def obsolete() -> list[Path]:
    """Return the translated notebooks whose English one is gone."""
    found = (
        each
        for language in LANGUAGES
        for each in (NOTEBOOKS / language).rglob("*.ipynb")
        if ".ipynb_checkpoints" not in each.parts
    )
    return sorted(
        each
        for each in found
        if not NOTEBOOKS.joinpath(*each.relative_to(NOTEBOOKS).parts[1:]).exists()
    )
