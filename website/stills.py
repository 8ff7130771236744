"""The first screen of each lesson as plain HTML: it is read while JupyterLab is still on its way.

Pictures are left out here: they are in the notebook itself, which the page fetches anyway.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

import nbformat
from markdown_it import MarkdownIt

SCREEN = 40
"""So many lines fill a large screen; a picture counts for twenty."""
PICTURE = "image/svg+xml"
PICTURE_LINES = 20
FOLDER = "stills"

_markdown = MarkdownIt("commonmark", {"html": True}).enable("table")


def write(site: Path, course: Path) -> None:
    """Write a page's worth of each notebook into the site's folder stills/."""
    for path in sorted(course.rglob("*.ipynb")):
        place = site / FOLDER / path.relative_to(course).with_suffix(".html")
        place.parent.mkdir(parents=True, exist_ok=True)
        notebook = nbformat.read(path, as_version=4)
        place.write_text(still(notebook), encoding="utf-8")


def still(notebook: dict[str, Any]) -> str:
    """Return the cells that stand on the first screen, each picture as a gap named by its cell."""
    parts, lines = [], 0
    for cell in notebook["cells"]:
        if lines >= SCREEN:
            break
        if cell["cell_type"] == "markdown":
            parts.append(f"<section>{_plain(_markdown.render(cell['source']))}</section>")
            lines += cell["source"].count("\n") + 2
        elif cell["cell_type"] == "code":
            part, height = _code(cell)
            parts.append(part)
            lines += height
    return "\n".join(parts) + "\n"


def _code(cell: dict[str, Any]) -> tuple[str, int]:
    source = cell["source"]
    if cell["metadata"].get("jupyter", {}).get("source_hidden"):
        source = f"{source.splitlines()[0]} ●●●"  # as JupyterLab shows what is folded
    lines = source.count("\n") + 2
    source = f"<pre>{escape(source)}</pre>"
    for output in cell["outputs"]:
        data = output.get("data", {})
        if PICTURE in data:
            source += f'<img data-cell="{cell["id"]}" alt="">'
            lines += PICTURE_LINES
        elif "text" in output:
            source += f"<samp>{escape(output['text'])}</samp>"
            lines += output["text"].count("\n")
    return f"<section>{source}</section>", lines


def _plain(html: str) -> str:
    """Take the addresses out of links: they would lead away from a page that is about to come."""
    return re.sub(r'<a [^>]*?href="[^"]*"[^>]*>', "<a>", html)
