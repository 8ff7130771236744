"""The notebooks, as a site without a server needs them.

A server joins the lines of stored outputs and vouches for notebooks that it knows. Here nobody
does: lists of lines would be shown with commas between them, and pictures not at all.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any
from zlib import crc32

from website.alive import alive

Json = dict[str, Any]

KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
MARK = "gold_widgets"
"""Where a notebook says what the course made it: a pupil's copy goes on saying so."""


def copy(notebooks: Path, target: Path) -> dict[str, str]:
    """Copy the course, and return the version of each notebook by its path."""
    versions = {}
    for path in sorted(notebooks.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        name = path.relative_to(notebooks).as_posix()
        notebook = ready(json.loads(path.read_text(encoding="utf-8")))
        text = json.dumps(notebook, ensure_ascii=False, sort_keys=True)
        versions[name] = hashlib.sha256(text.encode()).hexdigest()[:16]
        notebook["metadata"][MARK] = marked(notebook) | {"version": versions[name]}
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(notebook, ensure_ascii=False, indent=1), encoding="utf-8")
    return versions


def marked(notebook: Json) -> Json:
    """Return what the page has to know: which cells to run by itself, and what was not changed."""
    sources = [(cell["id"], crc32(cell["source"].encode())) for cell in notebook["cells"]]
    return {"alive": alive(notebook), "sources": sources}


def ready(notebook: Json) -> Json:
    """Return a notebook as a page can show it."""
    notebook["metadata"] |= {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    for cell in notebook["cells"]:
        cell["source"] = _joined(cell["source"])
        if cell["cell_type"] == "code":
            cell["metadata"]["trusted"] = True
            cell["outputs"] = [_ready(output) for output in cell["outputs"]]
    return notebook


def _ready(output: Json) -> Json:
    if "text" in output:
        output = output | {"text": _joined(output["text"])}
    if "data" in output:
        data = {kind: _joined(value) for kind, value in output["data"].items()}
        output = output | {"data": data}
    return output


def _joined(value: object) -> object:
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        return "".join(value)
    return value
