"""Python for the page: Pyodide's core, from the registry of npm."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

from website.tools import npm_pack

VERSION = "314.0.6"
"""The one that this version of jupyterlite-pyodide-kernel was made for."""
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
FILES = (
    *MODULES,
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
    "package.json",
)


def core(cache: Path) -> Path:
    """Return a folder with the files of Pyodide, fetched once."""
    folder = cache / f"pyodide-{VERSION}"
    if not (folder / "done").exists():
        folder.mkdir(parents=True, exist_ok=True)
        npm_pack("Fetching Pyodide from the registry of npm", f"pyodide@{VERSION}", folder)
        with tarfile.open(folder / f"pyodide-{VERSION}.tgz") as archive:
            for name in FILES:
                source = archive.extractfile(f"package/{name}")
                assert source is not None, name
                (folder / name).write_bytes(source.read())
        (folder / "done").touch()
    return folder


def put(core: Path, place: Path) -> None:
    """Put what starts Python into a folder of a site.

    Its modules end in .js there: many hosts send .mjs as a type that browsers refuse to run.
    """
    place.mkdir(parents=True)
    for module in MODULES:
        text = (core / module).read_bytes()
        for name in MODULES:
            text = text.replace(name.encode(), _served(name).encode())
        (place / _served(module)).write_bytes(text)
    shutil.copy(core / "pyodide.asm.wasm", place)


def _served(module: str) -> str:
    return module.replace(".mjs", ".js")
