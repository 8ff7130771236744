"""A JupyterLab of the tests' own: settled for tests, or all as `make play` starts it."""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

STARTS_IN = 90
STOPS_IN = 20
UNUSED = (
    "@jupyterlab/apputils-extension:announcements",
    "@jupyterlab/extensionmanager-extension:plugin",
)


class Lab:
    """JupyterLab on a free port that only this machine reaches, with a home of its own."""

    def __init__(self, home: Path, *options: str) -> None:
        self.folder = home / "notebooks"
        self._log = home / "lab.log"
        self._kernels = home / "data/kernels"
        self._count = 0
        self._prepare(home)
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.token = secrets.token_hex(16)
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", *self._command()),
                    *("--no-browser", "--ip=127.0.0.1", f"--port={port}"),
                    "--ServerApp.port_retries=0",
                    f"--IdentityProvider.token={self.token}",
                    "--LabApp.expose_app_in_browser=True",
                    *options,
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=_environment(home),
            )
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _prepare(self, home: Path) -> None:
        self.folder.mkdir()
        _settle(home)

    def _command(self) -> list[str]:
        options = ["--allow-root", f"--ServerApp.root_dir={self.folder}"]
        return ["gold_widgets.launch.lab", *options]

    @property
    def said(self) -> str:
        """All that it wrote to the terminal so far."""
        return self._log.read_text(encoding="utf-8")

    def write(self, *cells: str) -> str:
        """Store a new notebook with these cells of code, and return its name."""
        self._count += 1
        name = f"test{self._count}.ipynb"
        code = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
        notebook = {
            "cells": [code | {"id": f"cell{i}", "source": cell} for i, cell in enumerate(cells)],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.folder / name).write_text(json.dumps(notebook), encoding="utf-8")
        return name

    def copy(self, path: Path, name: str = "") -> str:
        """Store a copy of a notebook, as if it had never been run, and return its name."""
        name = name or path.name
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell |= {"execution_count": None, "outputs": []}
        (self.folder / name).write_text(json.dumps(notebook), encoding="utf-8")
        return name

    def ask(self, path: str, /, method: str = "GET", **body: object) -> object:
        """Ask the server's own API."""
        load = json.dumps(body).encode() if body else None
        request = urllib.request.Request(f"{self.url}/api/{path}", load, method=method)
        request.add_header("Authorization", f"token {self.token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def add_kernel(self, name: str) -> None:
        """Offer one more kernel: the same Python by another name."""
        spec = {"argv": [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]}
        _store(self._kernels / name / "kernel.json", spec | {"display_name": name})

    def start_kernel(self, name: str) -> None:
        """Start a notebook's kernel, which the page, once it is loaded, finds running."""
        self.ask(
            "sessions", "POST", path=name, name=name, type="notebook", kernel={"name": "python3"}
        )

    def end_kernels(self) -> None:
        """Stop every kernel, so that one test leaves nothing to the next."""
        for session in self.ask("sessions"):
            self.ask(f"sessions/{session['id']}", "DELETE")

    def forget_progress(self) -> None:
        """Remove what a learner's answers have left on top, where a course may have been opened."""
        for kept in self.folder.glob("gold_progress*"):
            kept.unlink()

    def stop(self) -> None:
        """Stop the server and its kernels."""
        self._process.terminate()
        try:
            self._process.wait(STOPS_IN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait(self) -> None:
        until = time.monotonic() + STARTS_IN
        while True:
            try:
                self.ask("status")
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"JupyterLab did not start:\n{self.said}") from None
                time.sleep(0.05)
            else:
                return


class Course(Lab):
    """The course as `make play` opens it, for somebody who has never used Jupyter before."""

    def _prepare(self, home: Path) -> None:
        """Leave everything to the command."""

    def _command(self) -> list[str]:
        return ["gold_widgets", str(self.folder)]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _environment(home: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("JUPYTER")}
    return kept | {
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
    }


def _settle(home: Path) -> None:
    """Leave out what takes long and shows nothing; follow the theme that the browser asks for."""
    page = {"buildCheck": False, "disabledExtensions": dict.fromkeys(UNUSED, True)}
    _store(home / "config/labconfig/page_config.json", page)
    themes = home / "settings/@jupyterlab/apputils-extension/themes.jupyterlab-settings"
    _store(themes, {"adaptive-theme": True})


def _store(path: Path, settings: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(settings), encoding="utf-8")
