"""The pages around JupyterLab: their scripts, and what is put into JupyterLab's own page."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from gold_widgets.engine.words import LANGUAGES
from website.course import MARK
from website.places import EARLY, HERE, WORKERS

SOURCES = HERE / "pages"
PLAIN = ("bar.css", "merging.js", "still.css", "still.js", "storage.js", "work.js")

START = "00_start_here"

HEAD = """\
<link rel="stylesheet" href="../bar.css">
<link rel="stylesheet" href="../still.css">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<script type="module" src="../start.js"></script>
</head>"""
LINE = '<div id="gold-start" role="status">{}</div>\n'
"""Before any script: no page can know then which language it is to speak."""


def words() -> dict[str, dict[str, str]]:
    """Return what the pages say: language → name → words."""
    found = {}
    for language in LANGUAGES:
        text = (HERE / "words" / f"{language}.json").read_text(encoding="utf-8")
        found[language] = json.loads(text)
        found[language]["folder"] = "" if language == "en" else f"{language}/"
    return found


def write(site: Path, course: dict[str, str]) -> None:
    """Write the scripts, and prepare JupyterLab's page for them."""
    for name in PLAIN:
        shutil.copy(SOURCES / name, site)
    settings = json.loads((site / "jupyter-lite.json").read_text(encoding="utf-8"))
    _fill(site, "site.js", LITE=settings["jupyter-config-data"]["appVersion"])
    told = words()
    for own in told.values():
        own["start"] = in_language(START, own["folder"], course)
    _fill(site, "words.js", WORDS=told)
    [worker] = site.glob(WORKERS)
    kernel = worker.relative_to(site).as_posix()
    _fill(site, "kernel.js", KERNEL=f"./{kernel}")
    warm = (SOURCES / "warm.py").read_text(encoding="utf-8")
    _fill((site / EARLY).parent, "early.js", WARM=warm)
    shutil.copy(SOURCES / "unpack.js", (site / EARLY).parent)
    alive = [path for path in course if _is_alive(site / "files" / path)]
    _fill(site, "start.js", ALIVE=alive, EARLY=_early(site), KERNEL=worker.name)
    page = site / "lab" / "index.html"
    text = page.read_text(encoding="utf-8")
    text = text.replace("</head>", HEAD, 1).replace("<title>JupyterLite</title>", TITLE, 1)
    stays = [f'<div lang="{each}">{own["stays"]}</div>' for each, own in told.items()]
    line = LINE.format("".join(stays))
    page.write_text(text.replace("<noscript>", f"{line}<noscript>", 1), encoding="utf-8")


def in_language(name: str, folder: str, course: dict[str, str]) -> str:
    """Return the path of a notebook in a language, or in English where it is not translated."""
    return next(path for path in (f"{folder}{name}.ipynb", f"{name}.ipynb") if path in course)


TITLE = "<title>gold_widgets</title>"


def _fill(site: Path, name: str, **values: object) -> None:
    text = (SOURCES / name).read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(f'"@{key}@"', json.dumps(value, ensure_ascii=False))
    (site / name).write_text(text, encoding="utf-8")


def _is_alive(path: Path) -> bool:
    """Tell whether a table of a notebook comes alive by itself."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return bool(notebook["metadata"][MARK]["alive"])


def _early(site: Path) -> list[tuple[str, int]]:
    """Return what Python will need, with sizes: the line is idle while JupyterLab starts."""
    core = site / "static" / "pyodide"
    files = sorted(core.iterdir(), key=lambda path: -path.stat().st_size)
    return [(path.relative_to(site).as_posix(), path.stat().st_size) for path in files]
