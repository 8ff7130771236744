"""JupyterLite around the course: JupyterLab in the page, its settings and its extensions."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from website.places import CACHE, EARLY, HERE
from website.tools import run

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
NEEDLESS = (
    "@jupyterlab/apputils-extension:announcements",
    "@jupyterlab/fileeditor-extension:language-server",
    "@jupyterlab/lsp-extension",
    # A form for the notebook's JSON: it takes longer to begin than any other part.
    "@jupyterlab/notebook-extension:metadata-editor",
    "@jupyterlab/notebook-extension:language-server",
    "@jupyterlab/terminal-extension",
    "@jupyterlab/workspaces-extension",
    "@jupyterlite/application-extension:lsp-connection-manager",
)
"""Parts of JupyterLab that have nothing to do in a page, or nothing for a reader of the course."""
UNUSED = ("jupyterlab_pygments",)
"""Come along with what builds the site, and have nothing to do in it."""


def build(site: Path, course: Path, packages: list[str]) -> None:
    """Build JupyterLab and the course into an empty folder."""
    jupyterlite(site, course, {"jupyter-lite": _settings(packages), "overrides": OVERRIDES})
    for name in UNUSED:
        shutil.rmtree(site / "extensions" / name, ignore_errors=True)
    shutil.copytree(HERE / "extension", site / "extensions" / OURS["name"])
    config = site / "jupyter-lite.json"
    settings = json.loads(config.read_text(encoding="utf-8"))
    data = settings["jupyter-config-data"]
    data["federated_extensions"] = [
        *(each for each in data["federated_extensions"] if each["name"] not in UNUSED),
        OURS,
    ]
    # JupyterLab's own takes a third of a megabyte.
    data["faviconUrl"] = "./icon.svg"
    (site / "lab" / "favicon.ico").unlink()
    _write(config, settings)


def jupyterlite(site: Path, course: Path, settings: dict[str, object], *more: str | Path) -> None:
    """Let JupyterLite itself build a site, with these files of settings and further options."""
    lite = CACHE / "lite"
    shutil.rmtree(lite, ignore_errors=True)
    lite.mkdir(parents=True)
    for name, content in settings.items():
        _write(lite / f"{name}.json", content)
    run(
        "Building JupyterLite",
        *(sys.executable, "-m", "jupyterlite_core.app", "build"),
        *("--lite-dir", lite, "--output-dir", site, "--contents", course),
        *("--apps", "lab", "--no-sourcemaps", "--no-libarchive", *more),
        folder=lite,
    )


def _settings(packages: list[str]) -> dict[str, object]:
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "gold_widgets",
            "goldWidgetsRoom": "true",
            "exposeAppInBrowser": True,
            "disabledExtensions": list(NEEDLESS),
            "litePluginSettings": {
                KERNEL: {
                    "pyodideUrl": f"./{EARLY}",
                    "disablePyPIFallback": True,
                    "loadPyodideOptions": {"packages": packages},
                }
            },
        },
    }


OURS = {
    "name": "gold-widgets-site",
    "load": "static/remoteEntry.js",
    "extension": "./extension",
}
OVERRIDES: dict[str, object] = {
    # Dark for those whose system is.
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    # Each Python takes some 100 MB.
    "@jupyterlab/notebook-extension:tracker": {"kernelShutdown": True},
    "@jupyterlab/docmanager-extension:plugin": {"autosaveInterval": 15},
}
"""Settings of JupyterLab itself."""


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
