"""Which browser the tests use."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

NONE = "none"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = ("Google Chrome", "Chromium")
# Nothing but the pages under test: no sandbox for root, and no calls home.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def unwanted() -> bool:
    """Says whether somebody asked to leave the browser tests out."""
    return os.environ.get("BROWSER") == NONE


def find() -> str | None:
    """The first Chromium or Chrome here that starts, or None."""
    return next((path for path in _candidates() if path and _starts(path)), None)


def _candidates() -> Iterator[str | None]:
    # Many set BROWSER to what opens links for them, which may be any browser, or a script.
    named = os.environ.get("BROWSER", "")
    if re.search(r"chrom|edge", Path(named).name, re.IGNORECASE):
        yield shutil.which(named)
    yield from map(shutil.which, NAMES)
    for name in MAC:
        yield shutil.which(f"/Applications/{name}.app/Contents/MacOS/{name}")
    yield _of_playwright()


def _of_playwright() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    # Ubuntu, for one, has a chromium on the path that only tells how to get one.
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
