"""The site that all tests in here look at, built once."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.browser import chromium

HERE = Path(__file__).parent
PROJECT = HERE.parent.parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let these tests come last, because they are slow, and skip them if told to."""
    items.sort(key=_is_here)
    if chromium.unwanted():
        for item in filter(_is_here, items):
            item.add_marker(pytest.mark.skip(reason="BROWSER=none"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it aloud when they were skipped."""
    if chromium.unwanted():
        terminalreporter.write_line("The site was not tested: BROWSER=none.", yellow=True)


def _is_here(item: pytest.Item) -> bool:
    return HERE in item.path.parents


@pytest.fixture(scope="session")
def site() -> Path:
    """The site as `make site` builds it, or in the folder that SITE names."""
    if folder := os.environ.get("SITE"):
        return Path(folder)
    done = subprocess.run(
        ["make", "-s", "site"], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"make site failed:\n{done.stdout}{done.stderr}")
    return PROJECT / "dist/site"
