"""The service worker: it knows every file of the site, and so makes it work without a network."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from website.places import HERE

NAME = "service-worker.js"
LEFT_OUT = (
    "build/third-party-licenses.json",
    "doc/",
    "jupyter-lite.ipynb",
    "jupyterlite.schema.v0.json",
    "package.json",
    "rspack.",
)
ENDINGS = (".LICENSE.txt", ".eot", ".map", ".ttf", ".woff")
"""Fonts that only browsers would want which are too old for the rest."""


def write(site: Path) -> str:
    """Put our worker before JupyterLite's, once all other files are there; return the version."""
    (site / NAME).replace(site / "lite-worker.js")
    files = {path: _hash(site / path) for path in kept(site)}
    # Whatever changes makes another version, and with it another worker and another cache.
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    script = (HERE / "pages" / NAME).read_text(encoding="utf-8")
    script = script.replace("@VERSION@", version).replace('"@FILES@"', json.dumps([*files.items()]))
    (site / NAME).write_text(script, encoding="utf-8")
    return version


def kept(site: Path) -> list[str]:
    """Return the files that a page may ask for, by their paths."""
    paths = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return sorted(
        path
        for path in paths
        if path != NAME and not path.startswith(LEFT_OUT) and not path.endswith(ENDINGS)
    )


def _hash(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
