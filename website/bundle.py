"""Python as the site serves it, in static/pyodide: its core, and a pack with every package.

Both are used by the notebooks' kernel and by the page with nothing but a table.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from pathlib import Path
from typing import NamedTuple

from website import packs, pyodide, wheels
from website.locking import name_of
from website.places import CACHE, HERE
from website.tools import node

KEPT = 3
"""How many earlier bundles are kept, so that going back and forth between branches is quick."""


class Bundle(NamedTuple):
    """What the site has of Python, besides what it serves."""

    packages: list[str]
    wheels: list[Path]


def build(static: Path) -> Bundle:
    """Write what is served into the site's folder static/."""
    core = pyodide.core(CACHE)
    gathered = CACHE / "gathered"
    shutil.rmtree(gathered, ignore_errors=True)
    gathered.mkdir(parents=True)
    wheels.gather(CACHE, gathered)
    packed = _packed(core, gathered)
    place = static / "pyodide"
    pyodide.put(core, place)
    shutil.copy(packed / "python_stdlib.zip", place)
    found = sorted(packed.glob("*.whl"))
    files = (file for wheel in found for file in packs.installed(wheel))
    packs.write(place / "packages.bin", files)
    lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
    # None of Pyodide's own packages, so that all are those of the pack and none are asked for.
    lock["packages"] = {}
    (place / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return Bundle([name_of(wheel) for wheel in found], found)


def _packed(core: Path, gathered: Path) -> Path:
    """Return a folder with packed wheels and library, made once for the same wheels."""
    content = hashlib.sha256(pyodide.VERSION.encode())
    for path in sorted([*gathered.glob("*.whl"), *(HERE / "packing").glob("*.*")]):
        content.update(path.name.encode() + _content(path))
    folder = CACHE / f"packed-{content.hexdigest()[:12]}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        node("Packing Python's modules", HERE / "packing/pack.mjs", core, gathered, folder)
        (folder / "done").touch()
    (folder / "done").touch()
    bundles = sorted(CACHE.glob("packed-*/done"), key=lambda path: path.stat().st_mtime)
    for old in bundles[:-KEPT]:
        shutil.rmtree(old.parent)
    return folder


def _content(path: Path) -> bytes:
    """Return what is in a file; of a wheel, whatever the date of what is in it."""
    if path.suffix != ".whl":
        return path.read_bytes()
    with zipfile.ZipFile(path) as wheel:
        return repr(sorted((file.filename, file.CRC) for file in wheel.infolist())).encode()
