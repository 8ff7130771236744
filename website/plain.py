"""A plain JupyterLite site of the same course, to compare ours with.

Run as `python -m website.plain FOLDER` in the environment that builds the site. As
JupyterLite's own guide has it: wheels lie beside the site and are resolved while the page runs.
numpy and Pillow cannot be had as wheels for a page: empty ones take their places, which makes this
site quicker than a real one.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from website import course, pyodide, wheels
from website.lite import KERNEL, jupyterlite
from website.locking import locked
from website.pages import START
from website.places import CACHE, PROJECT

INSTALL = "%pip install -q gold-widgets\n"
ABSENT = {"numpy": "2.999", "pillow": "12.999"}
FIRST = {"micropip", "packaging"}
"""What Pyodide brings by itself, to install the rest with."""


def build(site: Path) -> None:
    """Build the plain site into a folder."""
    folder = CACHE / "plain"
    shutil.rmtree(folder, ignore_errors=True)
    gathered, notebooks = folder / "wheels", folder / "course"
    gathered.mkdir(parents=True)
    wheels.gather(CACHE, gathered)
    for name, version in wheels.STAND_INS.items():
        (gathered / f"{name}-{version}-py3-none-any.whl").unlink()
    for wheel in wheels.fetched(CACHE, Path(__file__).with_name("plain.txt")):
        shutil.copy(wheel, gathered)
    for name, version in ABSENT.items():
        wheels.stand_in(gathered, name, version)
    course.copy(PROJECT / "notebooks", notebooks)
    _install_first(notebooks / f"{START}.ipynb")
    shutil.rmtree(site, ignore_errors=True)
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "exposeAppInBrowser": True,
            "litePluginSettings": {
                KERNEL: {"pyodideUrl": "./static/pyodide/pyodide.js", "disablePyPIFallback": True}
            },
        },
    }
    jupyterlite(site, notebooks, {"jupyter-lite": settings}, f"--piplite-wheels={gathered}")
    _put_python(site / "static" / "pyodide", gathered)


def _install_first(notebook: Path) -> None:
    """Have the first cell of a notebook install what it needs, as on a plain site it must."""
    content = json.loads(notebook.read_text(encoding="utf-8"))
    first = next(cell for cell in content["cells"] if cell["cell_type"] == "code")
    first["source"] = INSTALL + first["source"]
    notebook.write_text(json.dumps(content), encoding="utf-8")


def _put_python(place: Path, gathered: Path) -> None:
    """Put Pyodide with its own library into the site, and what it installs packages with."""
    core = pyodide.core(CACHE)
    pyodide.put(core, place)
    shutil.copy(core / "python_stdlib.zip", place)
    first = CACHE / "plain" / "first"
    first.mkdir()
    (place.parent / "wheels").mkdir()
    for wheel in gathered.glob("*.whl"):
        if wheel.name.split("-")[0] in FIRST:
            shutil.copy(wheel, first)
            shutil.copy(wheel, place.parent / "wheels")
    lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = locked(first)
    (place / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
