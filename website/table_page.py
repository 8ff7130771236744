"""The page with nothing but a table, play/: its scripts, its Python, and pictures of the tables.

Pyodide and Python's library are those of the notebooks' kernel. Of the packages, only what a table
needs comes along, in one pack and without source.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from gold_widgets.tables import script
from website import packs
from website.packs import SITE_PACKAGES
from website.places import HERE, PROJECT
from website.table_pictures import games

PACKAGES = ("anywidget", "comm", "gold_widgets", "ipycanvas", "ipywidgets", "psygnal", "traitlets")
MODULES = ("typing_extensions",)
LEFT_OUT = ("gold_widgets/lab/", "gold_widgets/lessons/", "gold_widgets/__main__")
CACHE = "__pycache__/"
PYODIDE = "../static/pyodide/"


def build(page: Path, wheels: Iterable[Path], notebooks: Path) -> None:
    """Write the page's folder, beside the site's folder static/."""
    shutil.copytree(HERE / "play", page, ignore=shutil.ignore_patterns("python", "__pycache__"))
    (page / "pictures").mkdir()
    (page / "games.js").write_text(games(page / "pictures", notebooks), encoding="utf-8")
    (page / "frame.css").write_text(script.STYLE, encoding="utf-8")
    (page / "room.js").write_text(script.MODULES["room.js"], encoding="utf-8")
    packs.write(page / "tables.bin", (*_packed(wheels), *_own()))
    (page / "files.js").write_text(_files(page, page / PYODIDE), encoding="utf-8")


def _files(page: Path, core: Path) -> str:
    """Tell the worker which files there are, and how much they are in all."""
    files = {
        "wasm": f"{PYODIDE}pyodide.asm.wasm",
        "library": f"{PYODIDE}python_stdlib.zip",
        "tables": "tables.bin",
    }
    size = sum((page / path).stat().st_size for path in files.values())
    lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}  # all that is needed is in the pack
    said = {"PYODIDE": PYODIDE, "FILES": files, "SIZE": size, "LOCK": lock}
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in said.items()]
    return "\n".join(["// Made by website/table_page.py.", *lines, ""])


def _own() -> Iterator[tuple[str, bytes]]:
    for path in (HERE / "play/python").glob("*.py"):
        yield SITE_PACKAGES + path.relative_to(PROJECT).as_posix(), path.read_bytes()


def _packed(wheels: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        if not wheel.name.startswith((*PACKAGES, *MODULES)):
            continue
        with zipfile.ZipFile(wheel) as files:
            names = set(files.namelist())
            for name in names:
                if not _is_needed(name):
                    continue
                if CACHE in name:  # byte code alone is found where its source would be
                    place, _, module = name.partition(CACHE)
                    yield f"{SITE_PACKAGES}{place}{module.split('.')[0]}.pyc", files.read(name)
                elif not _is_compiled(name, names):
                    yield SITE_PACKAGES + name, files.read(name)


def _is_needed(name: str) -> bool:
    """Leave out what no table loads; anywidget asks for its own version."""
    if ".dist-info/" in name:
        return name.startswith("anywidget") and name.endswith("/METADATA")
    return not name.startswith(LEFT_OUT)


def _is_compiled(name: str, names: set[str]) -> bool:
    folder, _, last = name.rpartition("/")
    module = last.removesuffix(".py")
    beside = f"{folder}/{CACHE}{module}." if folder else f"{CACHE}{module}."
    return name.endswith(".py") and any(each.startswith(beside) for each in names)
