"""The steps from this repository to a folder that any web host can serve."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from website import bundle, course, front, lite, pages, stills, table_page, worker
from website.places import CACHE, PROJECT


def build(site: Path) -> None:
    """Build the whole site anew, beside the one that may be there, and then put it in its place."""
    CACHE.mkdir(exist_ok=True)
    made = CACHE / "site"
    shutil.rmtree(made, ignore_errors=True)
    notebooks = CACHE / "course"
    shutil.rmtree(notebooks, ignore_errors=True)
    static = CACHE / "static"
    shutil.rmtree(static, ignore_errors=True)
    python = bundle.build(static)
    versions = course.copy(PROJECT / "notebooks", notebooks)
    lite.build(made, notebooks, python.packages)
    shutil.copytree(static, made / "static", dirs_exist_ok=True)
    table_page.build(made / "play", python.wheels, PROJECT / "notebooks")
    pages.write(made, versions)
    front.write(made, versions)
    stills.write(made, notebooks)
    (made / "course.json").write_text(json.dumps(versions), encoding="utf-8")
    worker.write(made)
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(exist_ok=True)
    made.rename(site)
