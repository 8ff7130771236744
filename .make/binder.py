"""Checks what Binder would serve, run by the Python into which binder/ was just installed."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import notebooks

ROOT = Path(__file__).parents[1]
# Starts JupyterLab as Binder does, up to the point from which it would run until stopped.
START = """
from jupyter_server.serverapp import ServerApp
from jupyterlab.labapp import LabApp

def start(server):
    print("connection:", server.web_app.settings["kernel_websocket_connection_class"].__name__)

ServerApp.start = start
LabApp.launch_instance(["--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=0"])
"""
# Whether a server would show the pictures of a notebook that nobody has run yet.
TRUSTED = """
import sys, nbformat
from nbformat.sign import NotebookNotary

print(NotebookNotary().check_signature(nbformat.read(sys.argv[1], as_version=4)))
"""


def ask(*arguments: str, home: str) -> str:
    """Return what this Python says, away from the checkout, without anybody's own settings."""
    places = ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")
    names = dict.fromkeys(places, home)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env=os.environ | names,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode == 0 else sys.exit(done.stdout)


def check_python() -> None:
    """Binder's Python is the one that runs this."""
    promised = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    if promised != f"python-{sys.version_info.major}.{sys.version_info.minor}":
        sys.exit(f"Binder has {promised}, but this is Python {sys.version.split()[0]}.")


def check_pictures(home: str) -> None:
    """Pictures are shown before anything has run, and when its kernel has ended."""
    listed = ask("-m", "jupyter", "labextension", "list", home=home)
    if not re.search(r"gold-widgets v\S+ .*enabled.*OK", listed):
        sys.exit(f"Binder's JupyterLab has not got our extension:\n{listed}")
    ask("-m", "gold_widgets.launch.trust", home=home)
    first = str(ROOT / "notebooks" / "00_start_here.ipynb")
    if ask("-c", TRUSTED, first, home=home).strip() != "True":
        sys.exit(f"On Binder, {first} would not be trusted: its pictures would be missing.")
    print("Pictures are shown without a kernel.")


def check_notebooks(home: str) -> None:
    """Every notebook runs with what Binder has, and shows what is stored in it."""
    copy = Path(home) / "notebooks"
    shutil.copytree(ROOT / "notebooks", copy, ignore=shutil.ignore_patterns(".*", "gold_progress*"))
    for path in sorted(copy.rglob("*.ipynb")):
        stored = path.read_bytes()
        notebooks.rerun(path)
        if path.read_bytes() != stored:
            sys.exit(f"On Binder, {path.relative_to(copy)} shows something else than is stored.")


def main() -> None:
    """Run all checks, and stop at the first that fails."""
    check_python()
    with tempfile.TemporaryDirectory() as home:
        print(ask("-m", "pip", "check", home=home), end="")
        where = ask("-c", "import gold_widgets; print(gold_widgets.__file__)", home=home).strip()
        if not Path(where).is_relative_to(sys.prefix):
            sys.exit(f"gold_widgets comes from {where}, and not from where postBuild installed it.")
        said = ask("-c", START, home=home)
        if "connection: PromptConnection" not in said:
            sys.exit(f"Binder's server has no prompt connection:\n{said}")
        print("The server has the prompt connection.")
        check_pictures(home)
        check_notebooks(home)


if __name__ == "__main__":
    main()
