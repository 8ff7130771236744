"""Makes sure that there is a Chromium or Chrome for the browser tests, and installs one if not."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import chromium

HELP = """\
The browser tests need a Chromium or Chrome. None was found, and none could be installed.
Install one (on Debian, as root: apt-get install chromium), or name one that is not on the path with
BROWSER=/path/to/chrome make test, or leave these tests out with BROWSER=none make test."""


def installers() -> Iterator[list[str]]:
    """Commands to try one after the other; each line of them may fail."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        yield ["apt-get", "update"]
        yield ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    yield [sys.executable, "-m", "playwright", "install", "chromium"]


def main() -> str | None:
    """Return what is wrong, if anything."""
    if chromium.unwanted() or chromium.find():
        return None
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    logs = []
    for command in installers():
        done = subprocess.run(
            command,
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        logs.append(f"$ {' '.join(command)}\n{done.stdout}")
        if done.returncode == 0 and chromium.find():
            return None
    return "\n".join([*logs, HELP])


if __name__ == "__main__":
    sys.exit(main())
